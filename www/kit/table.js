/** Tables of numbers. */
import { make } from "./dom.js";

/** Fills a table; the first column holds names, the others numbers. @param {HTMLTableElement} table @param {string} name for screen readers @param {string[]} head @param {string[][]} rows */
export function fillTable(table, name, head, rows) {
  const cell = (/** @type {string} */ words, /** @type {number} */ column) =>
    column === 0 ? make("th", { scope: "row" }, words) : make("td", { className: "number" }, words);
  const heads = head.map((words, column) => make("th", { scope: "col", className: column ? "number" : "" }, words));
  table.setAttribute("aria-label", name);
  table.replaceChildren(
    make("thead", {}, make("tr", {}, ...heads)),
    make("tbody", {}, ...rows.map((row) => make("tr", {}, ...row.map(cell)))),
  );
  return table;
}
