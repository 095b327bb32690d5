/** What stands beside the board: three tabs, of which each loads its script when it is first shown, and what unfolds in them. */
import { button, byId } from "../kit/dom.js";
import { reportFailure } from "../kit/report-failure.js";
import { mountTabs } from "../kit/tabs.js";

/**
 * Shows the tab of the last visit, at first that of the engine.
 * @param {import("../core/storage.js").PageStore} store
 * @param {Record<string, () => Promise<unknown>>} loaders the script of each tab
 */
export function mountSide(store, loaders) {
  const select = mountTabs(byId("side", HTMLElement), (name) => {
    byId("side", HTMLElement).dataset.tab = name;
    store.writeRaw("tab", name);
    reportFailure(loaders[name]?.());
  });
  select(store.readRaw("tab") ?? "engine");
  return select;
}

/** Loads what a part shows when it is first unfolded. @param {string} id @param {() => Promise<unknown>} load */
export function loadWhenUnfolded(id, load) {
  const part = byId(id, HTMLDetailsElement);
  part.addEventListener("toggle", () => part.open && reportFailure(load()));
}

/** The settings of the engine, which a button shows, as they were at the last visit. @param {import("../core/storage.js").PageStore} store @param {() => Promise<unknown>} load */
export function mountTuning(store, load) {
  const part = byId("tuning", HTMLElement);
  const control = button("tune");
  const isExpanded = () => control.ariaExpanded === "true";
  const setExpanded = (/** @type {boolean} */ on) => control.setAttribute("aria-expanded", String(on));
  const show = async (/** @type {boolean} */ on) => {
    setExpanded(on); // at once: another click while it loads is about what the button says
    store.writeRaw("tuning", on ? "on" : "off");
    if (on) await load();
    part.hidden = !isExpanded();
  };
  const toggle = () =>
    show(!isExpanded()).catch((error) => {
      setExpanded(false);
      throw error;
    });
  control.addEventListener("click", () => reportFailure(toggle()));
  if (store.readRaw("tuning") === "on") reportFailure(show(true));
  return () => show(true);
}
