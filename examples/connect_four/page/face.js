// The face of Connect Four: a column is chosen, and a disc falls into it.

import { boardName } from "../../../www/board/board-text.js";
import { isPlain } from "../../../www/board/keyboard.js";
import { columnAt, Discs } from "./discs.js";
import { COLUMNS, NAMES } from "./notation.js";
import { style } from "./style.js";
import { textIn } from "./text.js";

/** @typedef {import("../../../www/board/faces.js").Face} FaceOfAGame */
/** @typedef {import("../../../www/board/faces.js").FaceContext} FaceContext */
/** @typedef {import("../../../www/board/keyboard.js").KeyAction} KeyAction */
/** @typedef {import("../../../www/types.d.ts").DuelState} DuelState */
/** @typedef {import("../../../www/types.d.ts").DuelStep} DuelStep */

/** Where the arrow keys lead. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/** @implements {FaceOfAGame} */
export class Face {
  style = style;
  words;
  prompt;
  #context;
  #discs;
  /** The column that is aimed at. */
  #column = Math.floor(COLUMNS / 2);

  /** @param {FaceContext} context */
  constructor(context) {
    this.#context = context;
    const text = textIn(context.language);
    this.words = text.words;
    this.prompt = text.task;
    context.board.setAttribute("aria-description", text.help);
    this.#discs = new Discs(context.board, text);
  }

  /** @param {string} name @param {import("../../../www/board/faces.js").SettledGame} settled */
  makeBoard(name, settled) {
    this.#context.board.setAttribute("aria-label", boardName(this.#context.language, name, settled));
  }

  /** @param {DuelState} state @param {{step: DuelStep | null, fresh: boolean, since: number}} change */
  show(state, { step, since }) {
    if (step) this.#discs.play(state, since);
    else this.#discs.draw(state);
    this.#aim(this.#column);
  }

  /** @param {import("../../../www/board/faces.js").Outcome} outcome */
  showHint({ move }) {
    this.#discs.hint(move);
  }

  clearHint() {
    this.#discs.hint(null);
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const { board, play } = this.#context;
    board.addEventListener(
      "pointerover",
      (event) => {
        const column = columnAt(event.composedPath()[0]);
        if (column !== null) this.#aim(column);
      },
      { signal },
    );
    board.addEventListener(
      "click",
      (event) => {
        const column = columnAt(event.composedPath()[0]);
        if (column === null) return;
        this.#aim(column);
        play(NAMES[column]);
      },
      { signal },
    );
  }

  listenAround() {} // what happens beside the board is not its business

  /** @param {KeyboardEvent} event @returns {KeyAction | null} */
  keyAction(event) {
    const digit = digitOf(event);
    if (digit) return { move: NAMES[digit - 1] };
    if (!isPlain(event)) return null;
    const step = STEPS[event.key];
    if (step) return { input: () => this.#aim(this.#column + step) };
    if (event.key !== "Enter" && event.key !== " ") return null;
    if (event.composedPath()[0] instanceof HTMLButtonElement) return null; // it is pressed
    return { move: NAMES[this.#column] };
  }

  /** @param {number} column */
  #aim(column) {
    this.#column = Math.max(0, Math.min(COLUMNS - 1, column));
    this.#discs.aim(this.#column);
  }
}

/** A column's digit, whether or not the keyboard wants Shift for digits. @param {KeyboardEvent} event */
function digitOf({ key, code, altKey, ctrlKey, metaKey }) {
  if (altKey || ctrlKey || metaKey) return 0;
  return Number(/^[1-7]$/.test(key) ? key : (/^Digit([1-7])$/.exec(code)?.[1] ?? 0));
}
