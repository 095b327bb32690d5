/** The shelf of kept mistakes on the page: how many are due, a list of all, and the button that keeps the one in hand. */

import { isSamePosition, today } from "../core/saved-mistakes.js";
import { button, byId, make, setText } from "../kit/dom.js";
import { say, text } from "./inside-text.js";
import { moveName } from "./review.js";

/** @typedef {import("./types.d.ts").SavedMistake} SavedMistake */

export class ShelfPanel {
  #shelf;
  #meet;
  #gameName;
  #keep = button("keep");
  #next = button("shelf-next");
  #nextHere = button("next-kept");
  #list = byId("shelf-list", HTMLElement);
  /** The mistake that can be kept. @type {Omit<SavedMistake, "right" | "due"> | undefined} */
  #offered;
  /** The mistake that is met again, until it is answered. @type {SavedMistake | undefined} */
  #met;

  /**
   * @param {import("../core/saved-mistakes.js").SavedMistakes} shelf
   * @param {(mistake: SavedMistake) => Promise<void>} meet puts a mistake on the board
   * @param {(game: string) => string} gameName
   */
  constructor(shelf, meet, gameName) {
    this.#shelf = shelf;
    this.#meet = meet;
    this.#gameName = gameName;
    this.#keep.addEventListener("click", () => this.#toggle());
    for (const next of [this.#next, this.#nextHere]) next.addEventListener("click", () => this.#begin(shelf.due[0]));
    this.show();
  }

  /** Offers the mistake on the board; nothing where none is. @param {Omit<SavedMistake, "right" | "due"> | undefined} mistake */
  offer(mistake) {
    this.#offered = mistake;
    if (this.#met && !(mistake && isSamePosition(this.#met, mistake))) this.#met = undefined;
    this.#showKeep();
  }

  /** A met mistake is answered. The first answer counts. @param {boolean} isRight */
  answered(isRight) {
    if (!this.#met) return;
    this.#shelf.recordAnswer(this.#met, isRight);
    this.#met = undefined;
    this.show();
    this.#nextHere.hidden = this.#shelf.due.length === 0;
  }

  /** @param {SavedMistake | undefined} mistake */
  async #begin(mistake) {
    if (!mistake) return;
    await this.#meet(mistake);
    // It may not open, or another one has overtaken it.
    if (this.#offered && isSamePosition(this.#offered, mistake)) this.#met = mistake;
  }

  #toggle() {
    const mistake = this.#offered;
    if (!mistake) return;
    const isKept = this.#shelf.has(mistake);
    const isDone = isKept ? this.#shelf.remove(mistake) : this.#shelf.add(mistake);
    this.show();
    if (!isDone) setText(byId("shelf-count", HTMLElement), text.shelf.full);
  }

  /** Shows what is kept. */
  show() {
    const { all, due } = this.#shelf;
    const { count, none } = text.shelf;
    setText(
      byId("shelf-count", HTMLElement),
      all.length ? say(count, { n: all.length, due: say("{n}", { n: due.length }) }) : none,
    );
    this.#next.hidden = due.length === 0;
    byId("shelf-all", HTMLElement).hidden = all.length === 0;
    this.#list.replaceChildren(...all.map((one) => this.#item(one)));
    this.#showKeep();
  }

  #showKeep() {
    const isKept = this.#offered !== undefined && this.#shelf.has(this.#offered);
    this.#keep.hidden = !this.#offered;
    this.#nextHere.hidden = true;
    setText(this.#keep, isKept ? text.shelf.kept : text.shelf.keep);
    this.#keep.setAttribute("aria-pressed", String(isKept));
  }

  /** @param {SavedMistake} one */
  #item(one) {
    const { item, dueToday, dueIn, meet, remove } = text.shelf;
    const days = one.due - today();
    const values = { game: this.#gameName(one.game), move: moveName(one.move) };
    const words = `${say(item, values)} ${days > 0 ? say(dueIn, { n: days }) : dueToday}`;
    const again = make("button", { type: "button", "aria-label": `${meet}: ${words}` }, meet);
    const away = make("button", { type: "button", "aria-label": `${remove}: ${words}` }, remove);
    again.addEventListener("click", () => this.#begin(one));
    away.addEventListener("click", () => {
      this.#shelf.remove(one);
      this.show();
      byId("shelf-count", HTMLElement).focus();
    });
    return make("li", {}, make("span", { className: "costly-words" }, words), again, away);
  }
}
