// Draws the men. The elements always show the true position; animations run on top of it, so that ending them early loses
// nothing.

import { makePart } from "../../board/box.js";
import { makeCoordinates } from "../../board/coordinates.js";
import { makeDrawing, makeShape, makeStroke } from "../../board/drawing.js";
import { isFlipped } from "../../board/flip.js";
import { groupsOf, linesThrough, linksOf, readMove, SIDE, SQUARES } from "./notation.js";

/** @typedef {import("../../types.d.ts").DuelState} DuelState */

/** The longest motion of a man. */
const MOVE_MS = 300;
/** Moves that follow each other faster are drawn without motion. */
const HURRY_MS = 90;
/** Men of a side at the start. */
const MEN = 12;

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
/** From the top row down. */
const RANKS = Array.from({ length: SIDE }, (_, row) => SIDE - row);
const SIDES = /** @type {const} */ (["", "x", "o"]);

/** The men of a board. */
export class Men {
  #board;
  #host;
  #text;
  /** @type {HTMLElement[]} */
  #cells = [];
  /** @type {HTMLElement[]} */
  #men = [];
  /** Under the men: the outlines of groups, and the lines through a man. */
  #drawing = makeDrawing("drawing", SIDE);
  /** Over the men: the number of men on each line. */
  #badges = makeDrawing("drawing badges", SIDE);
  /** Men that were taken, by side. @type {Record<string, HTMLElement>} */
  #taken = { x: makePart("taken"), o: makePart("taken") };
  /** @type {Set<Animation>} */
  #playing = new Set();
  /** @type {DuelState | undefined} */
  #state;
  #outlined = false;
  /** The square of the selected man; -1 for none. */
  #chosen = -1;

  /** @param {HTMLElement} board with the role of a grid @param {import("./text.js").Text} text @param {Element} host which may be turned */
  constructor(board, text, host) {
    this.#board = board;
    this.#host = host;
    this.#text = text;
    const rows = Array.from({ length: SIDE }, (_, row) => {
      const line = makePart("row", "row");
      line.setAttribute("aria-rowindex", String(row + 1));
      line.append(...Array.from({ length: SIDE }, (_, column) => this.#cell(SIDE * row + column)));
      return line;
    });
    for (const [side, box] of Object.entries(this.#taken)) {
      box.dataset.side = side;
      box.setAttribute("aria-hidden", "true");
    }
    board.setAttribute("aria-rowcount", String(SIDE));
    board.setAttribute("aria-colcount", String(SIDE));
    board.append(this.#drawing, ...rows, ...makeCoordinates(SIDE, RANKS), this.#taken.o, this.#taken.x, this.#badges);
  }

  /** @param {number} square */
  #cell(square) {
    const cell = makePart("cell", "gridcell");
    cell.id = `square-${square}`;
    cell.dataset.square = String(square);
    cell.toggleAttribute("data-shade", (Math.floor(square / SIDE) + square) % 2 === 1);
    cell.setAttribute("aria-colindex", String((square % SIDE) + 1));
    const man = makePart("man");
    man.hidden = true;
    cell.append(man);
    this.#cells[square] = cell;
    this.#men[square] = man;
    return cell;
  }

  /** Shows a position, at once and without motion. @param {DuelState} state */
  draw(state) {
    this.finish();
    this.#state = state;
    const last = readMove(state.last);
    this.#board.dataset.side = state.side;
    this.#board.toggleAttribute("data-decided", state.deciding.length > 0);
    const movers = new Set(state.legal.map((move) => readMove(move)?.from));
    this.#men.forEach((man, at) => {
      const side = SIDES[state.cells[at]];
      man.hidden = side === "";
      if (man.dataset.side !== side) man.dataset.side = side;
      man.toggleAttribute("data-deciding", state.deciding.includes(at));
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
      const taken = MEN - state.cells.filter((piece) => piece === i).length;
      this.#taken[side].replaceChildren(...Array.from({ length: Math.max(0, taken) }, () => makePart("lost")));
    }
    this.choose(-1);
  }

  /** Shows the position after a move, in motion. @param {DuelState} state @param {number} since the last move, milliseconds */
  play(state, since) {
    this.draw(state);
    const last = readMove(state.last);
    if (!last || stillness.matches || since < HURRY_MS) return;
    const [from, to] = [last.from, last.to].map((square) => this.#cells[square].getBoundingClientRect());
    const man = this.#men[last.to];
    man.style.zIndex = "3";
    const way = this.#along({ x: from.x - to.x, y: from.y - to.y });
    const motion = this.#animate(man, { translate: [way, "0px 0px"] }, Math.min(MOVE_MS, since * 0.5));
    const settle = () => void (man.style.zIndex = "");
    motion.addEventListener("finish", settle);
    motion.addEventListener("cancel", settle);
  }

  /** Shows the lines and targets of the selected man; -1 for none. @param {number} square */
  choose(square) {
    this.#chosen = square;
    const state = this.#state;
    const targets = new Map(
      (state?.legal ?? [])
        .map(readMove)
        .filter((move) => move?.from === square)
        .map((move) => [move?.to, move?.captures]),
    );
    this.#cells.forEach((cell, at) => {
      cell.toggleAttribute("data-chosen", at === square);
      cell.toggleAttribute("data-target", targets.has(at));
      cell.toggleAttribute("data-prey", targets.get(at) === true);
    });
    this.#sketch();
  }

  /** @param {boolean} on */
  outline(on) {
    this.#outlined = on;
    this.#sketch();
  }

  #sketch() {
    const [parts, badges] = [/** @type {Element[]} */ ([]), /** @type {Element[]} */ ([])];
    const cells = this.#state?.cells ?? [];
    if (this.#outlined) {
      for (const [piece, side] of [
        [1, "x"],
        [2, "o"],
      ]) {
        for (const group of groupsOf(cells, Number(piece))) {
          const rings = group.map((at) => makeShape("path", { d: `M${middle(at)}h0` }));
          const links = linksOf(group).map(([a, b]) => makeShape("path", { d: `M${middle(a)}L${middle(b)}` }));
          parts.push(makeShape("g", { class: "group", "data-side": String(side) }, rings.concat(links)));
        }
      }
    }
    if (this.#chosen >= 0) {
      const lines = linesThrough(cells, this.#chosen);
      parts.push(
        ...lines.map(({ from, to }) => makeShape("path", { class: "line", d: `M${middle(from)}L${middle(to)}` })),
      );
      badges.push(
        ...lines.flatMap(({ from, to, men }) =>
          this.#counts(from === this.#chosen ? [to] : to === this.#chosen ? [from] : [from, to], men),
        ),
      );
    }
    const deciding = this.#state?.deciding ?? [];
    const won = [1, 2].flatMap((piece) => linksOf(deciding.filter((at) => cells[at] === piece)));
    parts.push(...won.map(([a, b]) => makeStroke(middle(a), middle(b))));
    this.#drawing.replaceChildren(...parts);
    this.#badges.replaceChildren(...badges);
  }

  /** The number of men, at the ends of their line. @param {number[]} ends @param {number} men */
  #counts(ends, men) {
    return [...new Set(ends)].map((end) => {
      const [x, y] = middle(end).split(" ").map(Number);
      // Towards the edge that the line meets there, out of the way of a man.
      const out = (/** @type {number} */ at) => (at < 1 ? at - 0.36 : at > SIDE - 1 ? at + 0.36 : at);
      const badge = makeShape("text", { class: "count", x: String(out(x)), y: String(out(y)) });
      badge.textContent = String(men);
      return badge;
    });
  }

  /** A way on the screen as one of the board, which may be turned. @param {{x: number, y: number}} way pixels */
  #along({ x, y }) {
    const sign = isFlipped(this.#host) ? -1 : 1;
    return `${sign * x}px ${sign * y}px`;
  }

  /** Moves a dragged man. @param {number} square @param {{x: number, y: number} | null} way pixels from its place; null: let go */
  hold(square, way) {
    const man = this.#men[square];
    man.toggleAttribute("data-held", way !== null);
    man.style.translate = way ? this.#along(way) : "";
  }

  /** Moves a dragged man back. @param {number} square @param {{x: number, y: number}} way */
  spring(square, way) {
    this.hold(square, null);
    if (!stillness.matches) this.#animate(this.#men[square], { translate: [this.#along(way), "0px 0px"] }, 160);
  }

  /** Ends all animations. */
  finish() {
    for (const animation of this.#playing) animation.cancel();
    this.#playing.clear();
  }

  /** @param {{from: number, to: number} | null} move */
  hint(move) {
    this.#cells.forEach((cell, at) => {
      cell.toggleAttribute("data-hint-from", at === move?.from);
      cell.toggleAttribute("data-hint", at === move?.to);
    });
  }

  /** Shows the cursor. @param {number} square */
  cursor(square) {
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
    this.#playing.add(animation);
    animation.addEventListener("finish", () => this.#playing.delete(animation));
    return animation;
  }
}

/** The square that an element is in, if any. @param {EventTarget | undefined} target */
export function squareOf(target) {
  const cell = target instanceof Element ? target.closest(".cell") : null;
  return cell instanceof HTMLElement ? Number(cell.dataset.square) : null;
}

/** The middle of a square in the drawing. @param {number} square */
const middle = (square) => `${(square % SIDE) + 0.5} ${Math.floor(square / SIDE) + 0.5}`;
