/** Tabs: of several panels one is shown. */
import { byId } from "./dom.js";

const STEPS = /** @type {Record<string, (at: number, most: number) => number>} */ ({
  ArrowRight: (at, most) => (at === most ? 0 : at + 1),
  ArrowLeft: (at, most) => (at === 0 ? most : at - 1),
  Home: () => 0,
  End: (_, most) => most,
});

/**
 * Lets the visitor choose a tab by click or by arrow key.
 * @param {HTMLElement} list
 * @param {(name: string) => void} onSelect hears the name of each tab that is shown, such as `moves` for `#tab-moves`
 * @returns a function that shows a tab
 */
export function mountTabs(list, onSelect) {
  const tabs = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[role=tab]")]);
  const select = (/** @type {string} */ name) => {
    const chosen = tabs.find(({ id }) => id === `tab-${name}`) ?? tabs[0];
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      byId(tab.getAttribute("aria-controls") ?? "", HTMLElement).hidden = !isChosen;
    }
    onSelect(chosen.id.replace("tab-", ""));
    return chosen;
  };
  const nameOf = (/** @type {Element} */ tab) => tab.id.replace("tab-", "");
  list.addEventListener("click", ({ target }) => {
    const tab = target instanceof Element ? target.closest("[role=tab]") : null;
    if (tab) select(nameOf(tab));
  });
  // A tab that is clicked leaves the focus where it is: arrow keys go on moving on the board.
  list.addEventListener("mousedown", (event) => {
    if (event.target instanceof Element && event.target.closest("[role=tab]")) event.preventDefault();
  });
  list.addEventListener("keydown", (event) => {
    const at = tabs.indexOf(/** @type {HTMLElement} */ (event.target));
    const next = at < 0 ? undefined : STEPS[event.key]?.(at, tabs.length - 1); // sliders below need the same keys
    if (next === undefined) return;
    event.preventDefault();
    select(nameOf(tabs[next])).focus();
  });
  return select;
}
