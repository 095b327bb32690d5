// The face of Lines of Action: a man is chosen, then where it goes.

import { boardName } from "../../board/board-text.js";
import { hasFocus } from "../../board/box.js";
import { arrowStep, moveCursor } from "../../board/cursor.js";
import { isPlain, letterOf } from "../../board/keyboard.js";
import { listenToDrags } from "./dragging.js";
import { Men, squareOf } from "./men.js";
import { groupsOf, linesThrough, PASS, readMove, SIDE } from "./notation.js";
import { style } from "./style.js";
import { textIn } from "./text.js";

/** @typedef {import("../../board/faces.js").Face} FaceOfAGame */
/** @typedef {import("../../board/faces.js").FaceContext} FaceContext */
/** @typedef {import("../../types.d.ts").DuelState} DuelState */
/** @typedef {import("../../types.d.ts").DuelStep} DuelStep */

/** The face of Lines of Action. @implements {FaceOfAGame} */
export class Face {
  style = style;
  words;
  #context;
  #text;
  #men;
  #groups;
  #pass;
  /** @type {DuelState | undefined} */
  #state;
  /** The square of the selected man. @type {number | undefined} */
  #chosen;
  /** The move that was dragged: it is drawn without motion. @type {string | undefined} */
  #byHand;
  /** The square of the keyboard's cursor. */
  #cursor = 7 * SIDE + 1;

  /** @param {FaceContext} context */
  constructor(context) {
    this.#context = context;
    const { board, layer } = context;
    const text = (this.#text = textIn(context.language));
    this.words = text.words;
    board.setAttribute("aria-description", text.help);
    this.#men = new Men(board, text, context.host);
    this.#groups = button("groups", text.groups, () => this.#outline());
    this.#groups.setAttribute("aria-pressed", "false");
    this.#pass = button("pass", text.pass, () => void context.play(PASS));
    layer.classList.add("tools");
    layer.hidden = false;
    layer.removeAttribute("aria-hidden");
    layer.append(this.#groups, this.#pass);
  }

  /** @param {string} name @param {import("../../board/faces.js").SettledGame} settled */
  makeBoard(name, settled) {
    this.#context.board.setAttribute("aria-label", boardName(this.#context.language, name, settled));
    this.#moveTo(this.#cursor);
  }

  /** @param {DuelState} state @param {{step: DuelStep | null, fresh: boolean, since: number}} change */
  show(state, { step, since }) {
    const byHand = step !== null && step.move === this.#byHand;
    this.#state = state;
    this.#byHand = undefined;
    this.#chosen = undefined;
    if (step && !byHand) this.#men.play(state, since);
    else this.#men.draw(state);
    const { board } = this.#context;
    board.toggleAttribute("data-open", !state.over);
    const isPass = state.legal[0] === PASS;
    if (!isPass && hasFocus(this.#pass)) board.focus(); // it is hidden next
    this.#pass.hidden = !isPass;
    this.#context.onPromptChanged();
  }

  /** @param {import("../../board/faces.js").Outcome} outcome */
  showHint({ move }) {
    this.#choose(undefined);
    this.#men.hint(readMove(move));
  }

  clearHint() {
    this.#men.hint(null);
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const { board } = this.#context;
    board.addEventListener(
      "click",
      (event) => {
        const square = squareOf(event.composedPath()[0]);
        if (square !== null) this.#press(square);
      },
      { signal },
    );
    listenToDrags(
      board,
      {
        pick: (target) => {
          const square = squareOf(target);
          return square !== null && this.#moves(square).length > 0 && this.#take(square) ? square : null;
        },
        hold: (square, way) => this.#men.hold(square, way),
        drop: (square, way, at) => {
          const to = at && this.#men.squareAt(at.x, at.y);
          const move = this.#moves(square).find((one) => readMove(one)?.to === to);
          if (move === undefined) return this.#men.spring(square, way);
          this.#men.hold(square, null);
          this.#byHand = move;
          if (!this.#context.play(move)) this.#byHand = undefined;
        },
      },
      signal,
    );
  }

  listenAround() {} // nothing happens beside the board

  /** @param {KeyboardEvent} event @returns {import("../../board/keyboard.js").KeyAction | null} */
  keyAction(event) {
    if (!isPlain(event)) return null;
    const step = arrowStep(event.key, this.#context.host);
    if (step) return { input: () => this.#step(step) };
    if (event.key === "Enter" || event.key === " ") {
      if (event.composedPath()[0] instanceof HTMLButtonElement) return null; // it is pressed
      return { input: () => event.repeat || this.#press(this.#cursor) }; // held down it would choose and let go in turn
    }
    if (letterOf(event) === "g") return { input: () => event.repeat || this.#outline() };
    if (event.key === "Escape" && this.#chosen !== undefined) return { input: () => this.#choose(undefined) };
    return null;
  }

  // -------------------------------------------------------------- a move in two halves

  /** The moves of a man. @param {number} square */
  #moves(square) {
    return this.#state?.legal.filter((move) => readMove(move)?.from === square) ?? [];
  }

  /** @param {number} square */
  #press(square) {
    const state = this.#state;
    if (!state || state.over) return;
    this.#moveTo(square);
    if (state.legal[0] === PASS) return void this.#context.play(PASS);
    const from = this.#chosen;
    const move = from === undefined ? undefined : this.#moves(from).find((one) => readMove(one)?.to === square);
    if (move !== undefined) return void this.#context.play(move);
    if (square === from) return this.#choose(undefined);
    const own = state.cells[square] === (state.side === "x" ? 1 : 2);
    if (own && this.#moves(square).length > 0) return void this.#take(square);
    if (from !== undefined && state.cells[square] === 0) this.#choose(undefined);
    this.#context.say(own ? this.#text.stuck : this.#text.notThere);
  }

  /** Selects a man. @param {number} square */
  #take(square) {
    if (!this.#state || !this.#context.beginMove()) return false;
    this.#moveTo(square);
    this.#men.hint(null);
    this.#choose(square);
    const lines = linesThrough(this.#state.cells, square).map(({ men }) => men);
    const targets = this.#moves(square).map((move) => readMove(move)?.to ?? 0);
    this.#context.say(this.#text.chosen(square, targets, lines));
    return true;
  }

  /** @param {number | undefined} square */
  #choose(square) {
    this.#chosen = square;
    this.#men.choose(square ?? -1);
    this.#context.onPromptChanged();
  }

  /** The square of the selected man. */
  get pendingCell() {
    return this.#chosen;
  }
  set pendingCell(square) {
    if (square === undefined) return;
    this.#moveTo(square);
    this.#choose(square);
  }

  get prompt() {
    if (this.#state?.legal[0] === PASS) return this.#text.pass;
    return this.#chosen === undefined ? this.#text.choose : this.#text.go;
  }

  /** Switches the outlines of groups on or off. */
  #outline() {
    const on = this.#groups.getAttribute("aria-pressed") !== "true";
    this.#groups.setAttribute("aria-pressed", String(on));
    this.#men.outline(on);
    const cells = this.#state?.cells ?? [];
    this.#context.say(
      on ? this.#text.grouped(groupsOf(cells, 1).length, groupsOf(cells, 2).length) : this.#text.ungrouped,
    );
  }

  // -------------------------------------------------------------- the cursor

  /** @param {[number, number]} step */
  #step(step) {
    this.#moveTo(moveCursor(this.#cursor, step, SIDE));
  }

  /** @param {number} square */
  #moveTo(square) {
    this.#cursor = square;
    this.#men.cursor(square);
  }
}

/** @param {string} name @param {string} words @param {() => void} act */
function button(name, words, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = name;
  made.part.add(name);
  made.textContent = words;
  made.addEventListener("click", act);
  return made;
}
