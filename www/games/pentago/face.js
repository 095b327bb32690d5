// The face of Pentago: a marble is put into a hole, then a quadrant is turned.

import { boardName } from "../../board/board-text.js";
import { hasFocus } from "../../board/box.js";
import { arrowStep, moveCursor } from "../../board/cursor.js";
import { isPlain, letterOf } from "../../board/keyboard.js";
import { holeAt, Marbles } from "./marbles.js";
import { moveName, parseMove, quadrantOf, SIDE } from "./notation.js";
import { style } from "./style.js";
import { textIn } from "./text.js";
import { listenToDrags, makeArrows } from "./turning.js";

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
  #ownMove;
  /** Whether an arrow was pressed before there was a marble. */
  #isEarly = false;
  /** The marked move. @type {{hole: number, turn?: Turn} | undefined} */
  #hinted;
  /** The hole of the keyboard's cursor. */
  #cursor = 2 * SIDE + 2;
  /** The quadrant that L and R turn. */
  #selectedQuadrant = 0;

  /** @param {FaceContext} context */
  constructor(context) {
    this.#context = context;
    const text = (this.#text = textIn(context.language, context.host));
    this.words = text.words;
    context.board.setAttribute("aria-description", text.help);
    this.#marbles = new Marbles(context.board, text);
    this.#arrows = makeArrows(context.layer, text, (turn) => this.#turnQuadrant(turn));
    this.#arrows.show(false);
  }

  /** @param {string} name @param {import("../../board/faces.js").SettledGame} settled */
  makeBoard(name, settled) {
    this.#context.board.setAttribute("aria-label", boardName(this.#context.language, name, settled));
    this.#setCursor(this.#cursor);
  }

  /** @param {DuelState} state @param {{step: DuelStep | null, fresh: boolean, since: number}} change */
  show(state, { step, since }) {
    const byHand = step?.move === this.#ownMove?.move ? this.#ownMove : undefined;
    this.#state = state;
    this.#ownMove = undefined;
    if (step) this.#marbles.play(state, byHand ? Infinity : since, byHand !== undefined, byHand?.angle);
    this.#arrows.mark("data-last", state.last === null ? undefined : parseMove(state.last).turn);
    this.#setPending(undefined, !step);
  }

  /** @param {import("../../board/faces.js").Outcome} outcome */
  showHint({ move }) {
    if (move === null) return;
    const { hole, turn } = parseMove(move);
    // With a marble in another hole the marked arrow would be another move.
    if (this.#pending !== undefined && this.#pending !== hole) this.#setPending(undefined, true);
    this.#hinted = { hole, turn };
    this.#marbles.showHint(hole === this.#pending ? -1 : hole, turn);
    this.#arrows.mark("data-hint", turn);
  }

  clearHint() {
    this.#hinted = undefined;
    this.#marbles.showHint(-1);
    this.#arrows.mark("data-hint", undefined);
  }

  loadMarks() {
    return import("./marks.js");
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const { board } = this.#context;
    board.addEventListener(
      "click",
      (event) => {
        const hole = holeAt(event.composedPath()[0]);
        if (hole !== null) this.#placeMarble(hole);
      },
      { signal },
    );
    listenToDrags(
      board,
      {
        isTurnDue: () => this.#pending !== undefined,
        drag: (quadrant, angle) => this.#marbles.drag(quadrant, angle),
        dragBack: (quadrant, angle) => this.#marbles.dragBack(quadrant, angle),
        turn: (turn, angle) => this.#turnQuadrant(turn, angle),
      },
      signal,
    );
  }

  listenAround() {} // nothing happens beside the board

  /** @param {KeyboardEvent} event @returns {import("../../board/keyboard.js").KeyAction | null} */
  keyAction(event) {
    const due = this.#pending !== undefined;
    const letter = letterOf(event);
    const digit = digitOf(event);
    if (due && digit) return { input: () => this.#selectQuadrant(digit - 1) };
    if (!isPlain(event)) return null;
    const step = arrowStep(event.key, this.#context.host);
    if (step) return { input: () => (due ? this.#moveSelection(step) : this.#moveCursor(step)) };
    if (event.key === "Enter" || event.key === " ") {
      if (event.composedPath()[0] instanceof HTMLButtonElement) return null; // it is pressed
      return { input: () => event.repeat || this.#placeMarble(this.#cursor) }; // held down it would take the marble back
    }
    if (!due) return null;
    if (event.key === "Escape" || event.key === "Backspace") return { input: () => this.takeBack() };
    if (letter === "l") return { input: () => this.#turnQuadrant({ quadrant: this.#selectedQuadrant, spin: "L" }) };
    if (letter === "r") return { input: () => this.#turnQuadrant({ quadrant: this.#selectedQuadrant, spin: "R" }) };
    return null;
  }

  // -------------------------------------------------------------- a move in two halves

  /** Puts the marble into a hole, or takes it from there. @param {number} hole */
  #placeMarble(hole) {
    const state = this.#state;
    if (!state || state.over || !this.#context.beginMove()) return;
    this.#setCursor(hole);
    if (hole === this.#pending) return void this.takeBack();
    if (state.cells[hole] !== 0) return this.#context.refuse(this.#text.taken);
    const atOnce = moveName(hole);
    if (state.legal.includes(atOnce)) return void this.#context.play(atOnce);
    if (hole === this.#hinted?.hole) this.#marbles.showHint(-1, this.#hinted.turn);
    else this.clearHint(); // the marked turn belongs to another marble
    this.#setPending(hole, true);
    this.#marbles.drop(hole);
    this.#context.say(this.#text.placed(hole));
  }

  takeBack() {
    if (this.#pending === undefined) return false;
    this.#setPending(undefined, true);
    this.#context.say(this.#text.takenBack);
    return true;
  }

  /** Says that the marble comes first. */
  #refuseTurn() {
    this.#leaveArrows();
    if (!this.#state || this.#state.over || !this.#context.beginMove()) return;
    this.#isEarly = true;
    this.#context.refuse(this.#text.placeFirst);
    this.#context.onPromptChanged();
  }

  /** @param {Turn} turn @param {number} [angle] degrees that its quadrant was dragged */
  #turnQuadrant(turn, angle = 0) {
    const hole = this.#pending;
    if (hole === undefined) return this.#refuseTurn();
    const move = moveName(hole, turn);
    this.#ownMove = { move, angle };
    this.#leaveArrows();
    this.#pending = undefined; // before the next frame another press turns nothing
    if (this.#context.play(move)) return;
    this.#ownMove = undefined;
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
    this.#setPending(hole, true);
  }

  /** @param {number | undefined} pending @param {boolean} draw */
  #setPending(pending, draw) {
    this.#pending = pending;
    this.#isEarly = false;
    if (pending !== undefined) this.#selectedQuadrant = quadrantOf(pending);
    const { board } = this.#context;
    const due = pending !== undefined;
    board.toggleAttribute("data-turning", due);
    board.toggleAttribute("data-open", this.#state?.over === false);
    if (!due) this.#leaveArrows();
    this.#arrows.show(due);
    if (draw && this.#state) this.#marbles.draw(this.#state, pending);
    this.#marbles.showCursor(this.#cursor, due ? this.#selectedQuadrant : null);
    this.#context.onPromptChanged();
  }

  get isBegun() {
    return this.#isEarly || this.#pending !== undefined;
  }

  get prompt() {
    if (this.#isEarly) return this.#text.placeFirst;
    return this.#pending === undefined ? this.#text.place : this.#text.turnNow;
  }

  // -------------------------------------------------------------- the cursor

  /** @param {[number, number]} step */
  #moveCursor(step) {
    this.#setCursor(moveCursor(this.#cursor, step, SIDE));
  }

  /** @param {number} hole */
  #setCursor(hole) {
    this.#cursor = hole;
    this.#marbles.showCursor(hole, this.#pending === undefined ? null : this.#selectedQuadrant);
  }

  /** Another quadrant, that way from the chosen one. @param {[number, number]} step */
  #moveSelection([right, down]) {
    const column = Math.max(0, Math.min(1, (this.#selectedQuadrant & 1) + right));
    const row = Math.max(0, Math.min(1, (this.#selectedQuadrant >> 1) + down));
    this.#selectQuadrant(2 * row + column);
  }

  /** @param {number} quadrant */
  #selectQuadrant(quadrant) {
    this.#selectedQuadrant = quadrant;
    this.#marbles.showCursor(this.#cursor, quadrant);
    this.#context.say(this.#text.chosen(quadrant));
  }
}

/** A quadrant's digit, whether or not the keyboard wants Shift for digits. @param {KeyboardEvent} event */
function digitOf({ key, code, altKey, ctrlKey, metaKey }) {
  if (altKey || ctrlKey || metaKey) return 0;
  return Number(/^[1-4]$/.test(key) ? key : (/^Digit([1-4])$/.exec(code)?.[1] ?? 0));
}
