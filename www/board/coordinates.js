// The coordinates at the edges of a board: letters of the files, numbers of the ranks.

import { makePart } from "./box.js";

/**
 * Makes the labels, for the eye alone: every cell says its own name.
 * @param {number} columns
 * @param {number[]} ranks from the top row down
 * @returns {HTMLElement[]} a box of files and one of ranks; the style sheet of the game puts them in their place
 */
export function makeCoordinates(columns, ranks) {
  const files = Array.from({ length: columns }, (_, column) => fileName(column));
  return [makeLabels("file", files), makeLabels("rank", ranks.map(String))];
}

/** The letter of a file, `a` for 0. @param {number} column */
export const fileName = (column) => String.fromCharCode(97 + column);

/** @param {"file" | "rank"} name @param {string[]} words */
function makeLabels(name, words) {
  const box = makePart(`${name}s`);
  box.setAttribute("aria-hidden", "true");
  for (const word of words) {
    const label = makePart(name);
    label.textContent = word;
    box.append(label);
  }
  return box;
}
