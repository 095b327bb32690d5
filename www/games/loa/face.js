// The face of Lines of Action: a piece is chosen, then where it goes.

import { boardName } from "../../board/board-text.js";
import { hasFocus } from "../../board/box.js";
import { arrowStep, moveCursor } from "../../board/cursor.js";
import { isPlain, letterOf } from "../../board/keyboard.js";
import { listenToDrags } from "./dragging.js";
import { findGroups, linesThrough, PASS, parseMove, SIDE } from "./notation.js";
import { Pieces, squareOf } from "./pieces.js";
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
  #pieces;
  #groupsButton;
  #passButton;
  /** @type {DuelState | undefined} */
  #state;
  /** The square of the selected piece. @type {number | undefined} */
  #selected;
  /** The move that was dragged: it is drawn without motion. @type {string | undefined} */
  #draggedMove;
  /** The square of the keyboard's cursor. */
  #cursor = 7 * SIDE + 1;

  /** @param {FaceContext} context */
  constructor(context) {
    this.#context = context;
    const { board, layer } = context;
    const text = (this.#text = textIn(context.language));
    this.words = text.words;
    board.setAttribute("aria-description", text.help);
    this.#pieces = new Pieces(board, text, context.host);
    this.#groupsButton = makeButton("groups", text.groups, () => this.#toggleOutlines());
    this.#groupsButton.setAttribute("aria-pressed", "false");
    this.#passButton = makeButton("pass", text.pass, () => void context.play(PASS));
    layer.classList.add("tools");
    layer.hidden = false;
    layer.removeAttribute("aria-hidden");
    layer.append(this.#groupsButton, this.#passButton);
  }

  /** @param {string} name @param {import("../../board/faces.js").SettledGame} settled */
  makeBoard(name, settled) {
    this.#context.board.setAttribute("aria-label", boardName(this.#context.language, name, settled));
    this.#setCursor(this.#cursor);
  }

  /** @param {DuelState} state @param {{step: DuelStep | null, fresh: boolean, since: number}} change */
  show(state, { step, since }) {
    const byHand = step !== null && step.move === this.#draggedMove;
    this.#state = state;
    this.#draggedMove = undefined;
    this.#selected = undefined;
    if (step && !byHand) this.#pieces.play(state, since);
    else this.#pieces.draw(state);
    const { board } = this.#context;
    board.toggleAttribute("data-open", !state.over);
    const isPass = state.legal[0] === PASS;
    if (!isPass && hasFocus(this.#passButton)) board.focus(); // it is hidden next
    this.#passButton.hidden = !isPass;
    this.#context.onPromptChanged();
  }

  /** @param {import("../../board/faces.js").Outcome} outcome */
  showHint({ move }) {
    this.#setSelected(undefined);
    this.#pieces.showHint(parseMove(move));
  }

  clearHint() {
    this.#pieces.showHint(null);
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
        const square = squareOf(event.composedPath()[0]);
        if (square !== null) this.#pressSquare(square);
      },
      { signal },
    );
    listenToDrags(
      board,
      {
        pick: (target) => {
          const square = squareOf(target);
          return square !== null && this.#movesFrom(square).length > 0 && this.#selectPiece(square) ? square : null;
        },
        drag: (square, way) => this.#pieces.drag(square, way),
        drop: (square, way, at) => {
          const to = at && this.#pieces.squareAt(at.x, at.y);
          const move = this.#movesFrom(square).find((one) => parseMove(one)?.to === to);
          if (move === undefined) return this.#pieces.dragBack(square, way);
          this.#pieces.drag(square, null);
          this.#draggedMove = move;
          if (!this.#context.play(move)) this.#draggedMove = undefined;
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
    if (step) return { input: () => this.#moveCursor(step) };
    if (event.key === "Enter" || event.key === " ") {
      if (event.composedPath()[0] instanceof HTMLButtonElement) return null; // it is pressed
      return { input: () => event.repeat || this.#pressSquare(this.#cursor) }; // held down it would choose and let go in turn
    }
    if (letterOf(event) === "g") return { input: () => event.repeat || this.#toggleOutlines() };
    if (event.key === "Escape" && this.#selected !== undefined) return { input: () => this.#setSelected(undefined) };
    return null;
  }

  // -------------------------------------------------------------- a move in two halves

  /** The moves of a piece. @param {number} square */
  #movesFrom(square) {
    return this.#state?.legal.filter((move) => parseMove(move)?.from === square) ?? [];
  }

  /** @param {number} square */
  #pressSquare(square) {
    const state = this.#state;
    if (!state || state.over) return;
    this.#setCursor(square);
    if (state.legal[0] === PASS) return void this.#context.play(PASS);
    const from = this.#selected;
    const move = from === undefined ? undefined : this.#movesFrom(from).find((one) => parseMove(one)?.to === square);
    if (move !== undefined) return void this.#context.play(move);
    if (square === from) return this.#setSelected(undefined);
    const own = state.cells[square] === (state.side === "x" ? 1 : 2);
    if (own && this.#movesFrom(square).length > 0) return void this.#selectPiece(square);
    if (from !== undefined && state.cells[square] === 0) this.#setSelected(undefined);
    this.#context.refuse(own ? this.#text.stuck : this.#text.notThere);
  }

  /** Selects a piece. @param {number} square */
  #selectPiece(square) {
    if (!this.#state || !this.#context.beginMove()) return false;
    this.#setCursor(square);
    this.#pieces.showHint(null);
    this.#setSelected(square);
    const lines = linesThrough(this.#state.cells, square).map(({ pieces }) => pieces);
    const targets = this.#movesFrom(square).map((move) => parseMove(move)?.to ?? 0);
    this.#context.say(this.#text.chosen(square, targets, lines));
    return true;
  }

  /** @param {number | undefined} square */
  #setSelected(square) {
    this.#selected = square;
    this.#pieces.showSelection(square ?? -1);
    this.#context.onPromptChanged();
  }

  /** The square of the selected piece. */
  get pendingCell() {
    return this.#selected;
  }
  set pendingCell(square) {
    if (square === undefined) return;
    this.#setCursor(square);
    this.#setSelected(square);
  }

  get isBegun() {
    return this.#state?.legal[0] === PASS || this.#selected !== undefined;
  }

  get prompt() {
    if (this.#state?.legal[0] === PASS) return this.#text.pass;
    return this.#selected === undefined ? this.#text.choose : this.#text.go;
  }

  /** Switches the outlines of groups on or off. */
  #toggleOutlines() {
    const on = this.#groupsButton.getAttribute("aria-pressed") !== "true";
    this.#groupsButton.setAttribute("aria-pressed", String(on));
    this.#pieces.setOutlines(on);
    const cells = this.#state?.cells ?? [];
    this.#context.say(
      on ? this.#text.grouped(findGroups(cells, 1).length, findGroups(cells, 2).length) : this.#text.ungrouped,
    );
  }

  // -------------------------------------------------------------- the cursor

  /** @param {[number, number]} step */
  #moveCursor(step) {
    this.#setCursor(moveCursor(this.#cursor, step, SIDE));
  }

  /** @param {number} square */
  #setCursor(square) {
    this.#cursor = square;
    this.#pieces.showCursor(square);
  }
}

/** @param {string} name @param {string} words @param {() => void} act */
function makeButton(name, words, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = name;
  made.part.add(name);
  made.textContent = words;
  made.addEventListener("click", act);
  return made;
}
