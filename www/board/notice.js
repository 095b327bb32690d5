// The card over a board: a win, the end of the game, or why there is no board or no thinking.

import { hasFocus, makeBox } from "./box.js";

/** @typedef {"win" | "over" | "unable" | "unable-to-think"} Kind */
/** @typedef {{label: string, run: () => void}} Action */

/** The least time for which a win is shown, even when moves follow fast. */
const MIN_MS = 1200;

/** The card over the board. */
export class Notice {
  #box;
  #title;
  #body;
  #actions;
  #focusBoard;
  #since = 0;

  /** @param {HTMLElement} place @param {() => void} leave gives the focus to the board */
  constructor(place, leave) {
    this.#box = place;
    this.#focusBoard = leave;
    this.#title = makeBox("title", "p");
    this.#body = makeBox("body", "p");
    this.#actions = makeBox("actions");
    const card = makeBox("card");
    card.append(this.#title, this.#body, this.#actions);
    place.append(card);
  }

  /** The card that is shown. @returns {Kind | null} */
  get kind() {
    return this.#box.hidden ? null : /** @type {Kind} */ (this.#box.dataset.kind);
  }

  /**
   * Shows a card.
   * @param {Kind} kind
   * @param {string} title
   * @param {string} body
   * @param {Action[]} [actions]
   * @param {boolean} [up] along the upper edge of the board
   */
  show(kind, title, body, actions = [], up = false) {
    this.hide(); // the one before, and the focus from it
    this.#box.dataset.kind = kind;
    this.#box.toggleAttribute("data-up", up);
    this.#box.part.value = `notice ${kind}`;
    this.#title.textContent = title;
    this.#body.textContent = body;
    this.#actions.replaceChildren(
      ...actions.map(({ label, run }) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = label;
        button.addEventListener("click", run);
        return button;
      }),
    );
    this.#box.hidden = false;
    this.#since = performance.now();
  }

  /** Shows why the board is unavailable. @param {string} title @param {string} reason */
  showUnavailable(title, reason) {
    this.show("unable", title, reason);
    this.#box.setAttribute("role", "alert");
  }

  /** Removes the card, and the focus from it. */
  hide() {
    if (hasFocus(this.#box)) this.#focusBoard();
    this.#box.hidden = true;
  }

  /** Removes the card after a move. */
  hideAfterMove() {
    if (this.kind === "win" && performance.now() - this.#since < MIN_MS) return;
    this.hide();
  }
}
