/** A list of which one row is reached by Tab, and the others by arrow keys. */

const STEPS = /** @type {Record<string, (at: number, last: number) => number>} */ ({
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
});

/** Lets arrow keys go from row to row, after the rows have changed. @param {HTMLElement} list its children are rows, each with buttons */
export function rove(list) {
  const rows = [...list.children].filter((row) => row.querySelector("button"));
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  const reach = (/** @type {number} */ at) => {
    for (const [i, row] of rows.entries())
      for (const button of row.querySelectorAll("button")) button.tabIndex = i === at ? 0 : -1;
  };
  const current = rows.findIndex((row) => row.ariaCurrent === "true");
  reach(focused >= 0 ? focused : Math.max(0, current));
  list.onkeydown = (event) => {
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = at < 0 ? undefined : STEPS[event.key]?.(at, rows.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    const column = [...rows[at].querySelectorAll("button")].indexOf(/** @type {any} */ (document.activeElement));
    const buttons = rows[next].querySelectorAll("button");
    reach(next);
    (buttons[column] ?? buttons[0]).focus();
  };
}
