/** Setting up positions of 2048. */
import { tileColours } from "./colours.js";

export { words as help } from "../../words/en/games/2048/editor.js";

/** Larger tiles have the colours of the last one. */
const LAST_COLOUR = tileColours[tileColours.length - 1][0];

/** The tiles. @type {import("../types.d.ts").EditorPieces} */
export const pieces = {
  next: (value, largest) => (value === 0 ? 2 : value >= largest ? 0 : value * 2),
  previous: (value, largest) => (value === 0 ? largest : value <= 2 ? 0 : value / 2),
  normalise: (words) =>
    words
      .trim()
      .replace(/^[[\]\s]+|[[\]\s]+$/g, "")
      .replace(/[\s,;|]+/g, ","),
  parse: (words) => ({ cells: words.split(",").map(Number) }),
  format: ({ cells }) => cells.join(","),
  show(cell, value) {
    cell.textContent = value ? String(value) : "";
    const look = Math.min(value, LAST_COLOUR);
    const [, fill, ink, nightFill, nightInk] = tileColours.find(([tile]) => tile === look) ?? [];
    cell.style.background = fill ? `light-dark(${fill}, ${nightFill})` : "";
    cell.style.color = ink ? `light-dark(${ink}, ${nightInk})` : "";
    cell.dataset.digits = String(String(value).length);
  },
  pieceName: (value) => (value ? String(value) : ""),
};
