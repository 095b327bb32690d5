/** Which panels stand open: as they were left; at first, one in each column beside the board. */

const FIRST = [
  { where: "(min-width: 60rem)", id: "panel-thinking" },
  { where: "(min-width: 88rem)", id: "panel-player" },
];

/** @param {import("./store.js").Store} store */
export function mountPanels(store) {
  const panels = /** @type {HTMLDetailsElement[]} */ ([...document.querySelectorAll("details[id]")]);
  const saved = store.readRaw("panels")?.split(" ")
    ?? FIRST.filter(({ where }) => matchMedia(where).matches).map(({ id }) => id);
  for (const panel of panels) {
    panel.open = saved.includes(panel.id);
    panel.addEventListener("toggle", () => {
      store.writeRaw("panels", panels.filter(({ open }) => open).map(({ id }) => id).join(" "));
    });
  }
}
