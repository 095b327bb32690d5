// The row of buttons below a board, for pages that have none of their own: attribute `controls`.

import { inEnglish } from "../words/board.js";
import { box, piece } from "./box.js";

/** @typedef {import("../types.d.ts").BoardElement} BoardElement */
/** @typedef {import("../words/board.js").BoardLanguage} BoardLanguage */

/** What the buttons do. @type {Record<string, (board: BoardElement) => unknown>} */
const deeds = {
  new: (board) => board.reset(),
  undo: (board) => board.undo(),
  redo: (board) => board.redo(),
  hint: (board) => board.hint().catch(() => {}), // errors come as events
  step: (board) => board.step().catch(() => {}),
  autoplay: (board) => (board.autoplay = !board.autoplay),
};

/** Not `disabled`: a button that loses the focus while it is being pressed strands the keyboard. */
const OFF = "aria-disabled";

export class Controls {
  #row = piece("controls");
  #language = inEnglish;
  /** @type {Map<string, HTMLElement>} */
  #items = new Map();

  constructor() {
    this.#row.hidden = true;
  }

  get row() {
    return this.#row;
  }

  /** @param {BoardElement} board @param {string[]} names @param {BoardLanguage} language */
  offer(board, names, language) {
    const { controls } = (this.#language = language).words;
    const labels = /** @type {Record<string, string>} */ (controls);
    this.#items = new Map(
      names.map((name) => [name, name === "score" ? score() : button(name, labels[name], () => deeds[name](board))]),
    );
    this.#row.replaceChildren(...this.#items.values());
    this.#row.setAttribute("role", "group");
    this.#row.setAttribute("aria-label", controls.label);
    this.#row.hidden = names.length === 0;
  }

  /** @param {import("../types.d.ts").State} state @param {boolean} autoplay */
  show(state, autoplay) {
    const disabled = {
      undo: state.ply === 0,
      redo: state.ply === state.plies,
      hint: state.over,
      step: state.over,
      autoplay: state.over && !autoplay,
    };
    for (const [name, item] of this.#items) {
      if (name !== "score")
        item.setAttribute(OFF, String(disabled[/** @type {keyof typeof disabled} */ (name)] ?? false));
    }
    const points = this.#items.get("score");
    if (points) {
      points.hidden = !("score" in state);
      if ("score" in state)
        points.textContent = this.#language.say(this.#language.words.controls.score, { points: state.score });
    }
    const toggle = this.#items.get("autoplay");
    if (!toggle) return;
    const { controls } = this.#language.words;
    toggle.textContent = autoplay ? controls.pause : controls.autoplay;
    toggle.toggleAttribute("data-on", autoplay);
  }
}

function score() {
  const made = box("score", "span");
  made.part.add("score");
  return made;
}

/** @param {string} name @param {string} label @param {() => unknown} act */
function button(name, label, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.part.add("button", `button-${name}`);
  made.textContent = label;
  made.setAttribute(OFF, "true"); // until there is a game
  made.addEventListener("click", () => made.getAttribute(OFF) === "true" || act());
  return made;
}
