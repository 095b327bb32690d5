// The status, the score and the buttons below a board, for pages without their own: attribute `controls`.

import { inEnglish } from "../words/board.js";
import { hasFocus, makeBox, makePart } from "./box.js";

/** @typedef {import("../words/board.js").BoardLanguage} BoardLanguage */
/** @typedef {import("./keyboard.js").Command} Command */

/** Not `disabled`: a button that loses the focus while it is being pressed strands the keyboard. */
const DISABLED = "aria-disabled";

/** The buttons that the attribute `controls` names. */
export class ButtonRow {
  #row = makePart("controls");
  #language = inEnglish;
  /** @type {Map<string, HTMLElement>} */
  #items = new Map();
  #status = "";

  constructor() {
    this.#row.hidden = true;
  }

  /** The element. */
  get row() {
    return this.#row;
  }

  /**
   * Makes the named parts.
   * @param {string[]} names
   * @param {BoardLanguage} language
   * @param {{run: (command: Command) => void, wayOut: (place: HTMLElement, label: string) => void}} acts what the buttons do, and what adds the link
   */
  setButtons(names, language, { run, wayOut }) {
    const { controls } = (this.#language = language).words;
    const labels = /** @type {Record<string, string>} */ (controls);
    const make = (/** @type {string} */ name) => {
      if (!["score", "status", "open"].includes(name))
        return makeButton(name, labels[name], () => run(/** @type {Command} */ (name)));
      const place = makePart(name);
      if (name === "open") wayOut(place, controls.open);
      return place;
    };
    const focused = [...this.#items].find(([, item]) => hasFocus(item))?.[0];
    this.#items = new Map(names.map((name) => [name, make(name)]));
    this.showStatus(this.#status);
    this.#row.replaceChildren(...group([...this.#items.values()]));
    if (focused) this.#focus(focused);
    this.#row.setAttribute("role", "group");
    this.#row.setAttribute("aria-label", controls.label);
    this.#row.hidden = names.length === 0;
  }

  /** Gives the focus back to a button; where it is gone, to the board. @param {string} name */
  #focus(name) {
    const item = this.#items.get(name);
    const root = this.#row.getRootNode();
    if (item instanceof HTMLButtonElement) item.focus();
    else if (root instanceof ShadowRoot && root.host instanceof HTMLElement) root.host.focus();
  }

  /** Shows the status. @param {string} status */
  showStatus(status) {
    this.#status = status;
    const place = this.#items.get("status");
    if (place) place.textContent = status;
  }

  /**
   * Shows the score, and which buttons can be pressed.
   * @param {import("../types.d.ts").State} state
   * @param {boolean} autoplay
   * @param {boolean} canUndo
   * @param {boolean} hasGuest  whether a module plays, whose hints these are not
   */
  update(state, autoplay, canUndo, hasGuest) {
    const disabled = {
      undo: !canUndo,
      redo: state.ply === state.plies,
      hint: state.over,
      step: state.over,
      autoplay: state.over && !autoplay,
    };
    for (const [name, item] of this.#items) {
      if (item instanceof HTMLButtonElement)
        item.setAttribute(DISABLED, String(disabled[/** @type {keyof typeof disabled} */ (name)] ?? false));
    }
    const points = this.#items.get("score");
    if (points) {
      points.hidden = !("score" in state);
      if ("score" in state)
        points.textContent = this.#language.say(this.#language.words.controls.score, { points: state.score });
    }
    const { controls } = this.#language.words;
    const hint = this.#items.get("hint");
    if (hint) hint.textContent = hasGuest ? controls.engineHint : controls.hint;
    const toggle = this.#items.get("autoplay");
    if (!toggle) return;
    toggle.textContent = autoplay ? controls.pause : controls.autoplay;
    toggle.toggleAttribute("data-on", autoplay);
  }
}

/** The items with all buttons in one box, whose lines the style sheet fills evenly. @param {HTMLElement[]} items */
function group(items) {
  const isButton = (/** @type {HTMLElement} */ item) => item instanceof HTMLButtonElement;
  const buttons = items.filter(isButton);
  if (buttons.length === 0) return items;
  const box = makeBox("buttons");
  items.splice(items.indexOf(buttons[0]), buttons.length, box); // they stand side by side
  box.append(...buttons);
  return items;
}

/** @param {string} name @param {string} label @param {() => unknown} act */
function makeButton(name, label, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.part.add("button", `button-${name}`);
  made.textContent = label;
  made.setAttribute(DISABLED, "true"); // until there is a game
  made.addEventListener("click", () => made.getAttribute(DISABLED) === "true" || act());
  return made;
}
