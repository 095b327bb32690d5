// Draws the discs. What is drawn is the position as it is; a fall only plays on top of it, so that cutting it
// short can lose nothing.

import { makePart } from "../../../www/board/box.js";
import { COLUMNS, landing, NAMES, ROWS, topOf } from "./notation.js";

/** @typedef {import("../../../www/types.d.ts").DuelState} DuelState */

/** A disc falls through the whole board in this time in unhurried play. */
const FALL_MS = 480;
/** Moves that follow each other faster than this are not worth a motion. */
const HURRY_MS = 90;
/** From one row to the next, in hundredths of a disc. */
const ROW = 122;

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const SIDES = /** @type {const} */ (["", "x", "o"]);

export class Discs {
  #board;
  #text;
  /** @type {HTMLElement[]} */
  #cells = [];
  /** @type {HTMLElement[]} */
  #discs = [];
  /** @type {Animation | undefined} */
  #fall;
  /** @type {number[]} */
  #taken = [];

  /** @param {HTMLElement} board with the role of a grid @param {import("./text.js").Text} text */
  constructor(board, text) {
    this.#board = board;
    this.#text = text;
    const rows = Array.from({ length: ROWS }, (_, row) => {
      const line = makePart("row", "row");
      line.setAttribute("aria-rowindex", String(row + 1));
      line.append(...NAMES.map((_, column) => this.#cell(COLUMNS * row + column)));
      return line;
    });
    const names = makePart("names");
    names.setAttribute("aria-hidden", "true");
    names.append(...NAMES.map((name) => Object.assign(makePart("name"), { textContent: name })));
    board.setAttribute("aria-rowcount", String(ROWS));
    board.setAttribute("aria-colcount", String(COLUMNS));
    board.append(...rows, names);
  }

  /** @param {number} cell */
  #cell(cell) {
    const made = makePart("cell", "gridcell");
    made.id = `cell-${cell}`;
    made.dataset.column = String(cell % COLUMNS);
    made.setAttribute("aria-colindex", String((cell % COLUMNS) + 1));
    const disc = makePart("disc");
    disc.hidden = true;
    made.append(disc);
    this.#cells[cell] = made;
    this.#discs[cell] = disc;
    return made;
  }

  /** Shows a position, at once and without motion. @param {DuelState} state */
  draw(state) {
    this.#fall?.cancel();
    this.#taken = state.cells;
    const last = state.last === null ? undefined : topOf(state.cells, NAMES.indexOf(state.last));
    this.#board.dataset.side = state.side;
    this.#board.toggleAttribute("data-open", !state.over);
    this.#board.toggleAttribute("data-decided", state.deciding.length > 0);
    this.#discs.forEach((disc, at) => {
      const side = SIDES[state.cells[at]];
      disc.hidden = side === "";
      if (disc.dataset.side !== side) disc.dataset.side = side;
      disc.toggleAttribute("data-last", at === last && !state.over);
      disc.toggleAttribute("data-deciding", state.deciding.includes(at));
      const label = this.#text.cell(at, side);
      if (this.#cells[at].getAttribute("aria-label") !== label) this.#cells[at].setAttribute("aria-label", label);
    });
  }

  /** Shows the position after a move, the disc falling. @param {DuelState} state @param {number} since the last move, milliseconds */
  play(state, since) {
    this.draw(state);
    if (state.last === null || stillness.matches || since < HURRY_MS) return;
    const cell = topOf(state.cells, NAMES.indexOf(state.last)) ?? 0;
    const rows = Math.floor(cell / COLUMNS) + 1;
    const duration = Math.min(FALL_MS, since * 0.5) * Math.sqrt(rows / ROWS);
    // As things fall, and one small bounce.
    this.#fall = this.#discs[cell].animate(
      [
        { translate: `0 ${-rows * ROW}%`, easing: "cubic-bezier(.35, 0, .8, .6)" },
        { translate: "0 0", offset: 0.7, easing: "ease-out" },
        { translate: "0 -14%", offset: 0.85, easing: "ease-in" },
        { translate: "0 0" },
      ],
      { duration: duration / 0.7, fill: "backwards" },
    );
  }

  /** Marks where a disc would come to lie. @param {string | null} move */
  hint(move) {
    const cell = move === null ? undefined : landing(this.#taken, NAMES.indexOf(move));
    this.#cells.forEach((one, at) => one.toggleAttribute("data-hint", at === cell));
  }

  /** The column that a key or a click would drop a disc into. @param {number} column */
  aim(column) {
    const cell = landing(this.#taken, column) ?? column;
    this.#cells.forEach((one, at) => one.toggleAttribute("data-aim", at === cell));
    this.#board.setAttribute("aria-activedescendant", this.#cells[cell].id);
  }
}

/** The column that an element is in, if any. @param {EventTarget | undefined} target */
export function columnAt(target) {
  const cell = target instanceof Element ? target.closest(".cell") : null;
  return cell instanceof HTMLElement ? Number(cell.dataset.column) : null;
}
