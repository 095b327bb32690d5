// Draws the pieces. The elements always show the true position; animations run on top of it and may be cut short.

import { makePart } from "../../board/box.js";
import { makeCoordinates } from "../../board/coordinates.js";
import { makeArrow, makeDrawing, makeStroke } from "../../board/drawing.js";
import { isFlipped } from "../../board/flip.js";
import { reducesMotion } from "../../board/motion.js";
import { makeShape } from "../../svg.js";
import { findGroups, findLinks, linesThrough, parseMove, SIDE, SQUARES } from "./notation.js";

/** @typedef {import("../../types.d.ts").DuelState} DuelState */

/** The longest motion of a piece. */
const MOVE_MS = 300;
/** Moves that follow each other faster are drawn without motion. */
const HURRY_MS = 90;
/** Pieces of a side at the start. */
const PIECES_AT_START = 12;

/** From the top row down. */
const RANKS = Array.from({ length: SIDE }, (_, row) => SIDE - row);
const SIDES = /** @type {const} */ (["", "x", "o"]);

/** The pieces of a board. */
export class Pieces {
  #board;
  #host;
  #text;
  /** @type {HTMLElement[]} */
  #cells = [];
  /** @type {HTMLElement[]} */
  #pieces = [];
  /** Under the pieces: the outlines of groups, and the lines through a piece. */
  #drawing = makeDrawing("drawing", SIDE);
  /** Over the pieces: the number of pieces on each line. */
  #badges = makeDrawing("drawing badges", SIDE);
  /** Over the pieces: the move of the hint. */
  #hint = makeDrawing("drawing advice", SIDE);
  /** Captured pieces, by side. @type {Record<string, HTMLElement>} */
  #capturedBoxes = { x: makePart("taken"), o: makePart("taken") };
  /** @type {Set<Animation>} */
  #animations = new Set();
  /** @type {DuelState | undefined} */
  #state;
  #hasOutlines = false;
  /** The square of the selected piece; -1 for none. */
  #selected = -1;

  /** @param {HTMLElement} board with the role of a grid @param {import("./text.js").Text} text @param {Element} host which may be turned */
  constructor(board, text, host) {
    this.#board = board;
    this.#host = host;
    this.#text = text;
    const rows = Array.from({ length: SIDE }, (_, row) => {
      const line = makePart("row", "row");
      line.setAttribute("aria-rowindex", String(row + 1));
      line.append(...Array.from({ length: SIDE }, (_, column) => this.#makeCell(SIDE * row + column)));
      return line;
    });
    for (const [side, box] of Object.entries(this.#capturedBoxes)) {
      box.dataset.side = side;
      box.setAttribute("aria-hidden", "true");
    }
    board.setAttribute("aria-rowcount", String(SIDE));
    board.setAttribute("aria-colcount", String(SIDE));
    board.append(
      this.#drawing,
      ...rows,
      ...makeCoordinates(SIDE, RANKS),
      this.#capturedBoxes.o,
      this.#capturedBoxes.x,
      this.#badges,
      this.#hint,
    );
  }

  /** @param {number} square */
  #makeCell(square) {
    const cell = makePart("cell", "gridcell");
    cell.id = `square-${square}`;
    cell.dataset.square = String(square);
    cell.toggleAttribute("data-shade", (Math.floor(square / SIDE) + square) % 2 === 1);
    cell.setAttribute("aria-colindex", String((square % SIDE) + 1));
    const piece = makePart("man");
    piece.hidden = true;
    cell.append(piece);
    this.#cells[square] = cell;
    this.#pieces[square] = piece;
    return cell;
  }

  /** Shows a position without motion. @param {DuelState} state */
  draw(state) {
    this.cancelAnimations();
    this.#state = state;
    const last = parseMove(state.last);
    this.#board.dataset.side = state.side;
    this.#board.toggleAttribute("data-decided", state.deciding.length > 0);
    const movers = new Set(state.legal.map((move) => parseMove(move)?.from));
    this.#pieces.forEach((piece, at) => {
      const side = SIDES[state.cells[at]];
      piece.hidden = side === "";
      if (piece.dataset.side !== side) piece.dataset.side = side;
      piece.toggleAttribute("data-deciding", state.deciding.includes(at));
      const cell = this.#cells[at];
      cell.toggleAttribute("data-from", at === last?.from);
      cell.toggleAttribute("data-to", at === last?.to);
      cell.toggleAttribute("data-captured", at === last?.to && last.captures);
      cell.toggleAttribute("data-mover", movers.has(at));
      const words = this.#text.square(at, side);
      if (cell.getAttribute("aria-label") !== words) cell.setAttribute("aria-label", words);
    });
    for (const [i, side] of [
      [1, "x"],
      [2, "o"],
    ]) {
      const taken = PIECES_AT_START - state.cells.filter((piece) => piece === i).length;
      this.#capturedBoxes[side].replaceChildren(...Array.from({ length: Math.max(0, taken) }, () => makePart("lost")));
    }
    this.showSelection(-1);
  }

  /** Shows the position after a move, in motion. @param {DuelState} state @param {number} since the last move, milliseconds */
  play(state, since) {
    this.draw(state);
    const last = parseMove(state.last);
    if (!last || reducesMotion() || since < HURRY_MS) return;
    const [from, to] = [last.from, last.to].map((square) => this.#cells[square].getBoundingClientRect());
    const piece = this.#pieces[last.to];
    piece.style.zIndex = "3";
    const way = this.#toTranslate({ x: from.x - to.x, y: from.y - to.y });
    const motion = this.#animate(piece, { translate: [way, "0px 0px"] }, Math.min(MOVE_MS, since * 0.5));
    const settle = () => void (piece.style.zIndex = "");
    motion.addEventListener("finish", settle);
    motion.addEventListener("cancel", settle);
  }

  /** Shows the lines and targets of the selected piece; -1 for none. @param {number} square */
  showSelection(square) {
    this.#selected = square;
    const state = this.#state;
    const targets = new Map(
      (state?.legal ?? [])
        .map(parseMove)
        .filter((move) => move?.from === square)
        .map((move) => [move?.to, move?.captures]),
    );
    this.#cells.forEach((cell, at) => {
      cell.toggleAttribute("data-chosen", at === square);
      cell.toggleAttribute("data-target", targets.has(at));
      cell.toggleAttribute("data-prey", targets.get(at) === true);
    });
    this.#drawLines();
  }

  /** @param {boolean} on */
  setOutlines(on) {
    this.#hasOutlines = on;
    this.#drawLines();
  }

  #drawLines() {
    const [parts, badges] = [/** @type {Element[]} */ ([]), /** @type {Element[]} */ ([])];
    const cells = this.#state?.cells ?? [];
    if (this.#hasOutlines) {
      for (const [piece, side] of [
        [1, "x"],
        [2, "o"],
      ]) {
        for (const group of findGroups(cells, Number(piece))) {
          const rings = group.map((at) => makeShape("path", { d: `M${centreOf(at)}h0` }));
          const links = findLinks(group).map(([a, b]) => makeShape("path", { d: `M${centreOf(a)}L${centreOf(b)}` }));
          parts.push(makeShape("g", { class: "group", "data-side": String(side) }, rings.concat(links)));
        }
      }
    }
    if (this.#selected >= 0) {
      const lines = linesThrough(cells, this.#selected);
      parts.push(
        ...lines.map(({ from, to }) => makeShape("path", { class: "line", d: `M${centreOf(from)}L${centreOf(to)}` })),
      );
      badges.push(
        ...lines.flatMap(({ from, to, pieces }) =>
          this.#makeCounts(from === this.#selected ? [to] : to === this.#selected ? [from] : [from, to], pieces),
        ),
      );
    }
    const deciding = this.#state?.deciding ?? [];
    const won = [1, 2].flatMap((piece) => findLinks(deciding.filter((at) => cells[at] === piece)));
    parts.push(...won.map(([a, b]) => makeStroke(centreOf(a), centreOf(b))));
    this.#drawing.replaceChildren(...parts);
    this.#badges.replaceChildren(...badges);
  }

  /** The number of pieces, at the ends of their line. @param {number[]} ends @param {number} pieces */
  #makeCounts(ends, pieces) {
    return [...new Set(ends)].map((end) => {
      const [x, y] = placeOf(end);
      // Towards the edge that the line meets there, out of the way of a piece.
      const out = (/** @type {number} */ at) => (at < 1 ? at - 0.36 : at > SIDE - 1 ? at + 0.36 : at);
      const badge = makeShape("text", { class: "count", x: String(out(x)), y: String(out(y)) });
      badge.textContent = String(pieces);
      return badge;
    });
  }

  /** Converts a distance on the screen to one on the board, which may be flipped. @param {{x: number, y: number}} way pixels */
  #toTranslate({ x, y }) {
    const sign = isFlipped(this.#host) ? -1 : 1;
    return `${sign * x}px ${sign * y}px`;
  }

  /** Moves a dragged piece. @param {number} square @param {{x: number, y: number} | null} way pixels from its place; null: let go */
  drag(square, way) {
    const piece = this.#pieces[square];
    piece.toggleAttribute("data-held", way !== null);
    piece.style.translate = way ? this.#toTranslate(way) : "";
  }

  /** Moves a dragged piece back. @param {number} square @param {{x: number, y: number}} way */
  dragBack(square, way) {
    this.drag(square, null);
    if (!reducesMotion()) this.#animate(this.#pieces[square], { translate: [this.#toTranslate(way), "0px 0px"] }, 160);
  }

  /** Ends all animations. */
  cancelAnimations() {
    for (const animation of this.#animations) animation.cancel();
    this.#animations.clear();
  }

  /** Marks both squares of a move, with an arrow between them. @param {{from: number, to: number} | null} move */
  showHint(move) {
    this.#hint.replaceChildren(...(move ? makeArrow(placeOf(move.from), placeOf(move.to), 1) : []));
    this.#cells.forEach((cell, at) => {
      cell.toggleAttribute("data-hint-from", at === move?.from);
      cell.toggleAttribute("data-hint", at === move?.to);
    });
  }

  /** Shows the cursor. @param {number} square */
  showCursor(square) {
    this.#cells.forEach((cell, at) => cell.toggleAttribute("data-cursor", at === square));
    this.#board.setAttribute("aria-activedescendant", this.#cells[square].id);
  }

  /** The square at a place on the screen; null beside the board. @param {number} x @param {number} y */
  squareAt(x, y) {
    for (let square = 0; square < SQUARES; square++) {
      const box = this.#cells[square].getBoundingClientRect();
      if (x >= box.left && x < box.right && y >= box.top && y < box.bottom) return square;
    }
    return null;
  }

  /** @param {HTMLElement} piece @param {PropertyIndexedKeyframes} frames @param {number} duration */
  #animate(piece, frames, duration) {
    const animation = piece.animate(frames, { fill: "backwards", duration, easing: "cubic-bezier(.4, .1, .3, 1)" });
    this.#animations.add(animation);
    animation.addEventListener("finish", () => this.#animations.delete(animation));
    return animation;
  }
}

/** The square that an element is in, if any. @param {EventTarget | undefined} target */
export function squareOf(target) {
  const cell = target instanceof Element ? target.closest(".cell") : null;
  return cell instanceof HTMLElement ? Number(cell.dataset.square) : null;
}

/** The middle of a square in the drawing. @param {number} square @returns {import("../../board/drawing.js").Point} */
const placeOf = (square) => [(square % SIDE) + 0.5, Math.floor(square / SIDE) + 0.5];
/** The same as words of a path. @param {number} square */
const centreOf = (square) => placeOf(square).join(" ");
