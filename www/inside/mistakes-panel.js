/** The panel of saved mistakes: how many are due, a list of all, and the button that saves the current one. */

import { isSamePosition, today } from "../core/saved-mistakes.js";
import { button, byId, make, setText } from "../kit/dom.js";
import { say, text } from "./inside-text.js";
import { moveName } from "./review.js";

/** @typedef {import("./types.d.ts").SavedMistake} SavedMistake */

export class MistakesPanel {
  #mistakes;
  #practise;
  #gameName;
  #saveButton = button("keep");
  #next = button("shelf-next");
  #nextHere = button("next-kept");
  #list = byId("shelf-list", HTMLElement);
  /** The mistake on the board, which can be saved. @type {Omit<SavedMistake, "right" | "due"> | undefined} */
  #current;
  /** The mistake that is being practised, until it is answered. @type {SavedMistake | undefined} */
  #practised;

  /**
   * @param {import("../core/saved-mistakes.js").SavedMistakes} mistakes
   * @param {(mistake: SavedMistake) => Promise<void>} practise puts a mistake on the board
   * @param {(game: string) => string} gameName
   */
  constructor(mistakes, practise, gameName) {
    this.#mistakes = mistakes;
    this.#practise = practise;
    this.#gameName = gameName;
    this.#saveButton.addEventListener("click", () => this.#toggle());
    for (const next of [this.#next, this.#nextHere])
      next.addEventListener("click", () => this.#startPractice(mistakes.due[0]));
    this.show();
  }

  /** Sets the mistake on the board; undefined where there is none. @param {Omit<SavedMistake, "right" | "due"> | undefined} mistake */
  setCurrent(mistake) {
    this.#current = mistake;
    if (this.#practised && !(mistake && isSamePosition(this.#practised, mistake))) this.#practised = undefined;
    this.#updateButtons();
  }

  /** Records the first answer to the practised mistake. @param {boolean} isRight */
  onAnswer(isRight) {
    if (!this.#practised) return;
    this.#mistakes.recordAnswer(this.#practised, isRight);
    this.#practised = undefined;
    this.show();
    this.#nextHere.hidden = this.#mistakes.due.length === 0;
  }

  /** @param {SavedMistake | undefined} mistake */
  async #startPractice(mistake) {
    if (!mistake) return;
    await this.#practise(mistake);
    // It may not open, or another one has overtaken it.
    if (this.#current && isSamePosition(this.#current, mistake)) this.#practised = mistake;
  }

  #toggle() {
    const mistake = this.#current;
    if (!mistake) return;
    const isKept = this.#mistakes.has(mistake);
    const isDone = isKept ? this.#mistakes.remove(mistake) : this.#mistakes.add(mistake);
    this.show();
    if (!isDone) setText(byId("shelf-count", HTMLElement), text.shelf.full);
  }

  /** Shows the saved mistakes. */
  show() {
    const { all, due } = this.#mistakes;
    const { count, none } = text.shelf;
    setText(
      byId("shelf-count", HTMLElement),
      all.length ? say(count, { n: all.length, due: say("{n}", { n: due.length }) }) : none,
    );
    this.#next.hidden = due.length === 0;
    byId("shelf-all", HTMLElement).hidden = all.length === 0;
    this.#list.replaceChildren(...all.map((one) => this.#item(one)));
    this.#updateButtons();
  }

  #updateButtons() {
    const isKept = this.#current !== undefined && this.#mistakes.has(this.#current);
    this.#saveButton.hidden = !this.#current;
    this.#nextHere.hidden = true;
    setText(this.#saveButton, isKept ? text.shelf.kept : text.shelf.keep);
    this.#saveButton.setAttribute("aria-pressed", String(isKept));
  }

  /** @param {SavedMistake} one */
  #item(one) {
    const { item, dueToday, dueIn, meet, remove } = text.shelf;
    const days = one.due - today();
    const values = { game: this.#gameName(one.game), move: moveName(one.move) };
    const words = `${say(item, values)} ${days > 0 ? say(dueIn, { n: days }) : dueToday}`;
    const again = make("button", { type: "button", "aria-label": `${meet}: ${words}` }, meet);
    const away = make("button", { type: "button", "aria-label": `${remove}: ${words}` }, remove);
    again.addEventListener("click", () => this.#startPractice(one));
    away.addEventListener("click", () => {
      this.#mistakes.remove(one);
      this.show();
      byId("shelf-count", HTMLElement).focus();
    });
    return make("li", {}, make("span", { className: "costly-words" }, words), again, away);
  }
}
