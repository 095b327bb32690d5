// The face of Pentago: a marble is put into a hole, then a quadrant is turned.

import { boardName } from "../../board/board-text.js";
import { hasFocus } from "../../board/box.js";
import { arrowStep, moveCursor } from "../../board/cursor.js";
import { isPlain, letterOf } from "../../board/keyboard.js";
import { holeAt, Marbles } from "./marbles.js";
import { moveName, quadrantOf, readMove, SIDE } from "./notation.js";
import { style } from "./style.js";
import { textIn } from "./text.js";
import { arrows, listenToDrags } from "./turning.js";

/** @typedef {import("../../board/faces.js").Face} FaceOfAGame */
/** @typedef {import("../../board/faces.js").FaceContext} FaceContext */
/** @typedef {import("../../types.d.ts").DuelState} DuelState */
/** @typedef {import("../../types.d.ts").DuelStep} DuelStep */
/** @typedef {import("./notation.js").Turn} Turn */

/** The face of Pentago. @implements {FaceOfAGame} */
export class Face {
  style = style;
  words;
  #context;
  #text;
  #marbles;
  #arrows;
  /** @type {DuelState | undefined} */
  #state;
  /** The hole of the marble before the turn of a quadrant. @type {number | undefined} */
  #pending;
  /** The visitor's move and the angle by which its quadrant was dragged: no more is drawn in motion. @type {{move: string, angle: number} | undefined} */
  #byHand;
  /** The hole of the marked move. @type {number | undefined} */
  #hinted;
  /** The hole of the keyboard's cursor. */
  #cursor = 2 * SIDE + 2;
  /** The quadrant that L and R turn. */
  #chosen = 0;

  /** @param {FaceContext} context */
  constructor(context) {
    this.#context = context;
    const text = (this.#text = textIn(context.language, context.host));
    this.words = text.words;
    context.board.setAttribute("aria-description", text.help);
    this.#marbles = new Marbles(context.board, text);
    this.#arrows = arrows(context.layer, text, (turn) => this.#turn(turn));
    this.#arrows.show(false);
  }

  /** @param {string} name @param {import("../../board/faces.js").SettledGame} settled */
  makeBoard(name, settled) {
    this.#context.board.setAttribute("aria-label", boardName(this.#context.language, name, settled));
    this.#moveTo(this.#cursor);
  }

  /** @param {DuelState} state @param {{step: DuelStep | null, fresh: boolean, since: number}} change */
  show(state, { step, since }) {
    const byHand = step?.move === this.#byHand?.move ? this.#byHand : undefined;
    this.#state = state;
    this.#byHand = undefined;
    if (step) this.#marbles.play(state, byHand ? Infinity : since, byHand !== undefined, byHand?.angle);
    this.#wait(undefined, !step);
  }

  /** @param {import("../../board/faces.js").Outcome} outcome */
  showHint({ move }) {
    if (move === null) return;
    const { hole, turn } = readMove(move);
    // With a marble in another hole the marked arrow would be another move.
    if (this.#pending !== undefined && this.#pending !== hole) this.#wait(undefined, true);
    this.#hinted = hole;
    this.#marbles.hint(hole === this.#pending ? -1 : hole);
    this.#arrows.hint(turn);
  }

  clearHint() {
    this.#hinted = undefined;
    this.#marbles.hint(-1);
    this.#arrows.hint(undefined);
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const { board } = this.#context;
    board.addEventListener(
      "click",
      (event) => {
        const hole = holeAt(event.composedPath()[0]);
        if (hole !== null) this.#place(hole);
      },
      { signal },
    );
    listenToDrags(
      board,
      {
        due: () => this.#pending !== undefined,
        hold: (quadrant, angle) => this.#marbles.hold(quadrant, angle),
        spring: (quadrant, angle) => this.#marbles.spring(quadrant, angle),
        turn: (turn, angle) => this.#turn(turn, angle),
      },
      signal,
    );
  }

  listenAround() {} // nothing happens beside the board

  /** @param {KeyboardEvent} event @returns {import("../../board/keyboard.js").KeyAction | null} */
  keyAction(event) {
    const due = this.#pending !== undefined;
    const letter = letterOf(event);
    if (due && (event.ctrlKey || event.metaKey) && letter === "z" && !event.shiftKey)
      return { input: () => this.#take() };
    const digit = digitOf(event);
    if (due && digit) return { input: () => this.#select(digit - 1) };
    if (!isPlain(event)) return null;
    const step = arrowStep(event.key, this.#context.host);
    if (step) return { input: () => (due ? this.#choose(step) : this.#step(step)) };
    if (event.key === "Enter" || event.key === " ") {
      if (event.composedPath()[0] instanceof HTMLButtonElement) return null; // it is pressed
      return { input: () => event.repeat || this.#place(this.#cursor) }; // held down it would take the marble back
    }
    if (!due) return null;
    if (event.key === "Escape" || event.key === "Backspace" || letter === "u") return { input: () => this.#take() };
    if (letter === "l") return { input: () => this.#turn({ quadrant: this.#chosen, spin: "L" }) };
    if (letter === "r") return { input: () => this.#turn({ quadrant: this.#chosen, spin: "R" }) };
    return null;
  }

  // -------------------------------------------------------------- a move in two halves

  /** Puts the marble into a hole, or takes it from there. @param {number} hole */
  #place(hole) {
    const state = this.#state;
    if (!state || state.over || !this.#context.beginMove()) return;
    this.#moveTo(hole);
    if (hole === this.#pending) return this.#take();
    if (state.cells[hole] !== 0) return this.#context.say(this.#text.taken);
    const atOnce = moveName(hole);
    if (state.legal.includes(atOnce)) return void this.#context.play(atOnce);
    if (hole === this.#hinted) this.#marbles.hint(-1);
    else this.clearHint(); // the marked turn belongs to another marble
    this.#wait(hole, true);
    this.#marbles.drop(hole);
    this.#context.say(this.#text.placed(hole));
  }

  /** Takes the marble back. */
  #take() {
    this.#wait(undefined, true);
    this.#context.say(this.#text.takenBack);
  }

  /** @param {Turn} turn @param {number} [angle] degrees that its quadrant was dragged */
  #turn(turn, angle = 0) {
    const hole = this.#pending;
    if (hole === undefined) return;
    const move = moveName(hole, turn);
    this.#byHand = { move, angle };
    this.#leaveArrows();
    this.#pending = undefined; // before the next frame another press turns nothing
    if (this.#context.play(move)) return;
    this.#byHand = undefined;
    this.#pending = hole;
  }

  /** Takes the focus from an arrow, which is disabled next. */
  #leaveArrows() {
    const { board, layer } = this.#context;
    if (hasFocus(layer)) board.focus();
  }

  /** The hole of the marble before the turn of a quadrant. */
  get pendingCell() {
    return this.#pending;
  }
  set pendingCell(hole) {
    if (hole === undefined) return;
    this.#cursor = hole;
    this.#wait(hole, true);
  }

  /** @param {number | undefined} pending @param {boolean} draw */
  #wait(pending, draw) {
    this.#pending = pending;
    if (pending !== undefined) this.#chosen = quadrantOf(pending);
    const { board } = this.#context;
    const due = pending !== undefined;
    board.toggleAttribute("data-turning", due);
    board.toggleAttribute("data-open", this.#state?.over === false);
    if (!due) this.#leaveArrows();
    this.#arrows.show(due);
    if (draw && this.#state) this.#marbles.draw(this.#state, pending);
    this.#marbles.cursor(this.#cursor, due ? this.#chosen : null);
    this.#context.onPromptChanged();
  }

  get prompt() {
    return this.#pending === undefined ? this.#text.place : this.#text.turnNow;
  }

  // -------------------------------------------------------------- the cursor

  /** @param {[number, number]} step */
  #step(step) {
    this.#moveTo(moveCursor(this.#cursor, step, SIDE));
  }

  /** @param {number} hole */
  #moveTo(hole) {
    this.#cursor = hole;
    this.#marbles.cursor(hole, this.#pending === undefined ? null : this.#chosen);
  }

  /** Another quadrant, that way from the chosen one. @param {[number, number]} step */
  #choose([right, down]) {
    const column = Math.max(0, Math.min(1, (this.#chosen & 1) + right));
    const row = Math.max(0, Math.min(1, (this.#chosen >> 1) + down));
    this.#select(2 * row + column);
  }

  /** @param {number} quadrant */
  #select(quadrant) {
    this.#chosen = quadrant;
    this.#marbles.cursor(this.#cursor, quadrant);
    this.#context.say(this.#text.chosen(quadrant));
  }
}

/** A quadrant's digit, whether or not the keyboard wants Shift for digits. @param {KeyboardEvent} event */
function digitOf({ key, code, altKey, ctrlKey, metaKey }) {
  if (altKey || ctrlKey || metaKey) return 0;
  return Number(/^[1-4]$/.test(key) ? key : (/^Digit([1-4])$/.exec(code)?.[1] ?? 0));
}
