/** Saves the mistake on the board to practise it, and lets the visitor practise those that are due. */

import { isSamePosition } from "../core/saved-mistakes.js";
import { button, setText } from "../kit/dom.js";
import { notify } from "../kit/notices.js";
import { text } from "./analyse-text.js";

/** @typedef {import("../core/analysis.d.ts").SavedMistake} SavedMistake */

export class Practice {
  #mistakes;
  #putOnBoard;
  #saveButton = button("keep");
  #next = button("next-kept");
  /** The mistake on the board, which can be saved. @type {Omit<SavedMistake, "right" | "due"> | undefined} */
  #current;
  /** The mistake that is being practised, until it is answered. @type {SavedMistake | undefined} */
  #practised;

  /**
   * @param {import("../core/saved-mistakes.js").SavedMistakes} mistakes
   * @param {(mistake: SavedMistake) => Promise<void>} putOnBoard
   */
  constructor(mistakes, putOnBoard) {
    this.#mistakes = mistakes;
    this.#putOnBoard = putOnBoard;
    this.#saveButton.addEventListener("click", () => this.#toggle());
    this.#next.addEventListener("click", () => this.#practise(mistakes.due[0]));
  }

  /** Practises the mistake of a position, or the first that is due. @param {string} game @param {string} position */
  start(game, position) {
    return this.#practise(this.#mistakes.find({ game, position }) ?? this.#mistakes.due[0]);
  }

  /** Sets the mistake on the board; undefined where there is none. @param {Omit<SavedMistake, "right" | "due"> | undefined} mistake */
  setCurrent(mistake) {
    this.#current = mistake;
    if (this.#practised && !(mistake && isSamePosition(this.#practised, mistake))) this.#practised = undefined;
    this.#showButtons();
  }

  /** Records the first answer to the practised mistake. @param {boolean} isRight */
  onAnswer(isRight) {
    if (!this.#practised) return;
    this.#mistakes.recordAnswer(this.#practised, isRight);
    this.#practised = undefined;
    this.#showButtons();
    this.#next.hidden = this.#mistakes.due.length === 0;
  }

  /** @param {SavedMistake | undefined} mistake */
  async #practise(mistake) {
    if (!mistake) return;
    await this.#putOnBoard(mistake);
    // It may not open, or another one has overtaken it.
    if (this.#current && isSamePosition(this.#current, mistake)) this.#practised = mistake;
  }

  #toggle() {
    const mistake = this.#current;
    if (!mistake) return;
    const isDone = this.#mistakes.has(mistake) ? this.#mistakes.remove(mistake) : this.#mistakes.add(mistake);
    this.#showButtons();
    if (!isDone) notify(text.practice.full);
  }

  #showButtons() {
    const isKept = this.#current !== undefined && this.#mistakes.has(this.#current);
    this.#saveButton.hidden = !this.#current;
    this.#next.hidden = true;
    setText(this.#saveButton, isKept ? text.practice.kept : text.practice.keep);
    this.#saveButton.setAttribute("aria-pressed", String(isKept));
  }
}
