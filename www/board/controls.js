// The row of buttons below a board, for pages that have none of their own: attribute `controls`.

import { text } from "./text.js";

/** @typedef {import("../types.d.ts").BoardElement} BoardElement */

/** What the buttons do. @type {Record<string, (board: BoardElement) => unknown>} */
const deeds = {
  new: (board) => board.reset(),
  undo: (board) => board.undo(),
  redo: (board) => board.redo(),
  hint: (board) => board.hint().catch(() => {}), // errors come as events
  step: (board) => board.step().catch(() => {}),
  autoplay: (board) => (board.autoplay = !board.autoplay),
};

export class Controls {
  #row = document.createElement("div");
  /** @type {Map<string, HTMLElement>} */
  #items = new Map();

  constructor() {
    this.#row.className = "controls";
    this.#row.part.add("controls");
    this.#row.hidden = true;
  }

  get row() {
    return this.#row;
  }

  /** @param {BoardElement} board @param {string[]} names */
  offer(board, names) {
    this.#items = new Map(names.map((name) => [name, name === "score" ? score() : button(name, () => deeds[name](board))]));
    this.#row.replaceChildren(...this.#items.values());
    this.#row.setAttribute("role", "group");
    this.#row.setAttribute("aria-label", text.controls.label);
    this.#row.hidden = names.length === 0;
  }

  /** @param {import("../types.d.ts").State} state @param {boolean} autoplay */
  show(state, autoplay) {
    const disabled = { undo: state.ply === 0, redo: state.ply === state.plies, hint: state.over, step: state.over, autoplay: state.over && !autoplay };
    for (const [name, item] of this.#items) {
      if (item instanceof HTMLButtonElement) item.disabled = disabled[/** @type {keyof typeof disabled} */ (name)] ?? false;
    }
    const box = this.#items.get("score");
    if (box) {
      box.hidden = !("score" in state);
      if ("score" in state) box.textContent = text.controls.score(state.score);
    }
    const toggle = this.#items.get("autoplay");
    if (!toggle) return;
    toggle.textContent = autoplay ? text.controls.pause : text.controls.autoplay;
    toggle.setAttribute("aria-pressed", String(autoplay));
  }
}

function score() {
  const made = document.createElement("span");
  made.className = "score";
  made.part.add("score");
  return made;
}

/** @param {string} name @param {() => unknown} act */
function button(name, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.part.add("button", `button-${name}`);
  made.textContent = text.controls[/** @type {"new"} */ (name)];
  made.disabled = true; // until there is a game
  made.addEventListener("click", act);
  return made;
}
