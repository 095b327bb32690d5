/** Marks over cells of a board, where a feature of the evaluation looks. */
import { make } from "../kit/dom.js";

export class Marks {
  #board;
  #layer = make("div", { className: "marks", "aria-hidden": "true" });

  /** @param {import("../types.js").BoardElement} board it stands in an element of its own */
  constructor(board) {
    this.#board = board;
    board.after(this.#layer);
  }

  /** Marks these cells alone. Places are parts of the board, so that they hold when its size changes. @param {number[]} cells */
  show(cells) {
    const all = this.#board.shadowRoot?.querySelectorAll("[role='gridcell']") ?? [];
    const frame = this.#layer.getBoundingClientRect();
    const part = (/** @type {number} */ length, /** @type {number} */ of) => `${((100 * length) / of).toFixed(2)}%`;
    const marks = cells.map((cell) => {
      const { left, top, width, height } = all[cell].getBoundingClientRect();
      const mark = make("span", {});
      mark.style.left = part(left - frame.left, frame.width);
      mark.style.top = part(top - frame.top, frame.height);
      mark.style.width = part(width, frame.width);
      mark.style.height = part(height, frame.height);
      return mark;
    });
    this.#layer.replaceChildren(...marks);
  }
}
