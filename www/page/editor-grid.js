/** The grid of the position editor: a button for each cell. */
import { dialogWords } from "../kit/dialog-words.js";
import { make } from "../kit/dom.js";
import { say, text } from "../kit/page-text.js";

/** @typedef {import("../games/types.d.ts").EditorPieces} EditorPieces */
/** @typedef {import("../games/types.d.ts").Setup} Setup */
/** @typedef {(value: number) => number} Change the piece that replaces one */

/** The cells of the position editor. */
export class EditorGrid {
  #place;
  #onChange;
  /** @type {EditorPieces | undefined} */
  #pieces;
  /** Names of pieces, that of none first. @type {string[]} */
  #names = [];
  /** @type {HTMLButtonElement[]} */
  #cells = [];
  #columns = 0;
  #largest = 0;
  /** @type {Setup} */
  #setup = { cells: [] };

  /** @param {HTMLElement} place @param {(setup: Setup) => void} onChange the visitor changed a cell */
  constructor(place, onChange) {
    this.#place = place;
    this.#onChange = onChange;
    place.addEventListener("keydown", (event) => this.#press(event));
  }

  /** Makes an empty board for a game. @param {EditorPieces} pieces @param {import("../types.js").BoardElement} board */
  reset(pieces, { settled: { rows, columns, largest }, sideNames }) {
    this.#pieces = pieces;
    this.#names = ["", sideNames?.x ?? "", sideNames?.o ?? ""];
    this.#columns = columns;
    this.#largest = largest;
    this.#place.style.setProperty("--columns", String(columns));
    this.#cells = Array.from({ length: rows * columns }, (_, at) => this.#makeCell(at));
    this.#place.replaceChildren(...this.#cells);
    this.show(this.empty);
  }

  /** A setup without pieces. @returns {Setup} */
  get empty() {
    return { cells: this.#cells.map(() => 0) };
  }

  /** Shows a setup; one that does not fit the board leaves the one before, which is marked. @param {Setup} setup */
  show(setup) {
    const isFit = setup.cells.length === this.#cells.length && setup.cells.every((n) => Number.isInteger(n) && n >= 0);
    this.#place.toggleAttribute("data-stale", !isFit);
    if (!isFit) return;
    this.#setup = setup;
    this.#draw();
  }

  #raise = (/** @type {number} */ value) => this.#pieces?.next(value, this.#largest) ?? value;
  #lower = (/** @type {number} */ value) => this.#pieces?.previous(value, this.#largest) ?? value;

  /** @param {number} at */
  #makeCell(at) {
    const cell = make("button", { type: "button", className: "editor-cell", tabIndex: at === 0 ? 0 : -1 });
    cell.addEventListener("click", (event) => this.#change(at, event.shiftKey ? this.#lower : this.#raise));
    cell.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.#change(at, this.#lower);
    });
    cell.addEventListener("focus", () => {
      for (const one of this.#cells) one.tabIndex = one === cell ? 0 : -1;
    });
    return cell;
  }

  /** @param {number} at @param {Change} how */
  #change(at, how) {
    this.#place.removeAttribute("data-stale"); // the text follows
    this.#setup.cells[at] = how(this.#setup.cells[at]);
    this.#draw();
    this.#onChange(this.#setup);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const at = this.#cells.findIndex((cell) => cell === event.target);
    const to = this.#neighbour(at, key);
    if (to !== undefined) this.#cells[to]?.focus();
    else if (key === "+" || key === "=") this.#change(at, this.#raise);
    else if (key === "-" || key === "_") this.#change(at, this.#lower);
    else if (key === "Delete" || key === "Backspace" || key === "0") this.#change(at, () => 0);
    else if (key.length > 1 || key === " ") return;
    else return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation(); // a key pressed in the editor is no move on the board
  }

  /** The cell that an arrow key leads to. @param {number} at @param {string} key @returns {number | undefined} */
  #neighbour(at, key) {
    const columns = this.#columns;
    const column = at % columns;
    const cells = /** @type {Record<string, number>} */ ({
      ArrowLeft: column > 0 ? at - 1 : at,
      ArrowRight: column < columns - 1 ? at + 1 : at,
      ArrowUp: at - columns,
      ArrowDown: at + columns,
    });
    return cells[key];
  }

  #draw() {
    const pieces = this.#pieces;
    if (!pieces) return;
    const words = dialogWords().editor;
    this.#cells.forEach((cell, at) => {
      const piece = this.#setup.cells[at];
      pieces.show(cell, piece);
      const row = Math.floor(at / this.#columns) + 1;
      const column = (at % this.#columns) + 1;
      const value = (pieces.pieceName?.(piece) ?? this.#names[piece]) || text.empty;
      const place = pieces.cellName?.(row, column);
      cell.setAttribute("aria-label", place ? `${place}: ${value}` : say(words.cell, { row, column, value }));
    });
  }
}
