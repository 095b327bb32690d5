// Draws the marbles. The elements always show the true position; animations run on top of it and may be cut short.

import { makePart } from "../../board/box.js";
import { makeCoordinates } from "../../board/coordinates.js";
import { makeDrawing, makeStroke, makeTurn } from "../../board/drawing.js";
import { reducesMotion } from "../../board/motion.js";
import { findLines, holeAfterTurn, holesOf, parseMove, placeOf, SIDE } from "./notation.js";

/** @typedef {import("../../types.d.ts").DuelState} DuelState */
/** @typedef {import("./notation.js").Turn} Turn */

/** The longest turn; a marble drops in half of it. */
const TURN_MS = 420;
/** The circle of a turn, and the width of a hole, in hundredths of the board's width. */
export const [TURN_RADIUS, HOLE] = [15, 12];
/** Moves that follow each other faster are drawn without motion. */
const HURRY_MS = 90;

/** From the top row down. */
const RANKS = Array.from({ length: SIDE }, (_, row) => row + 1);
const SIDES = /** @type {const} */ (["", "x", "o"]);

/** The marbles and quadrants of a board. */
export class Marbles {
  #board;
  #text;
  /** @type {HTMLElement[]} */
  #cells = [];
  /** @type {HTMLElement[]} */
  #marbles = [];
  /** Over the marbles: the lines that have won. */
  #lines = makeDrawing("lines", 100);
  /** Over the marbles: the turn of the hint. */
  #hint = makeDrawing("lines advice", 100);
  /** @type {Set<Animation>} */
  #animations = new Set();
  /** By their numbers. @type {HTMLElement[]} */
  quadrants = [];

  /** @param {HTMLElement} board with the role of a grid @param {import("./text.js").Text} text */
  constructor(board, text) {
    this.#board = board;
    this.#text = text;
    this.quadrants = Array.from({ length: 4 }, (_, quadrant) => {
      const made = makePart("quadrant", "rowgroup");
      made.dataset.quadrant = String(quadrant);
      const holes = holesOf(quadrant);
      for (let row = 0; row < 3; row++) {
        const line = makePart("row", "row");
        line.setAttribute("aria-rowindex", String(Math.floor(holes[3 * row] / SIDE) + 1));
        line.append(...holes.slice(3 * row, 3 * row + 3).map((hole) => this.#makeCell(hole)));
        made.append(line);
      }
      return made;
    });
    board.setAttribute("aria-rowcount", String(SIDE));
    board.setAttribute("aria-colcount", String(SIDE));
    board.append(...this.quadrants, ...makeCoordinates(SIDE, RANKS), this.#lines, this.#hint);
  }

  /** @param {number} hole */
  #makeCell(hole) {
    const cell = makePart("cell", "gridcell");
    cell.id = `hole-${hole}`;
    cell.dataset.hole = String(hole);
    cell.setAttribute("aria-colindex", String((hole % SIDE) + 1));
    const marble = makePart("marble");
    marble.hidden = true;
    cell.append(marble);
    this.#cells[hole] = cell;
    this.#marbles[hole] = marble;
    return cell;
  }

  /**
   * Shows a position without motion.
   * @param {DuelState} state
   * @param {number} [pending] the hole of a marble before the turn of a quadrant
   */
  draw(state, pending) {
    this.cancelAnimations();
    const { hole, turn } = parseMove(state.last ?? "");
    const last = state.last === null ? -1 : holeAfterTurn(hole, turn);
    this.#board.dataset.side = state.side;
    this.#board.toggleAttribute("data-decided", state.deciding.length > 0);
    this.#drawLines(state);
    this.#marbles.forEach((marble, at) => {
      const side = at === pending ? state.side : SIDES[state.cells[at]];
      marble.hidden = side === "";
      if (marble.dataset.side !== side) marble.dataset.side = side;
      marble.toggleAttribute("data-pending", at === pending);
      marble.toggleAttribute("data-last", at === last && pending === undefined && !state.over);
      marble.toggleAttribute("data-deciding", state.deciding.includes(at));
      const cell = this.#cells[at];
      cell.toggleAttribute("data-empty", side === "");
      const label = this.#text.hole(at, side);
      if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
    });
  }

  /** Strikes out the lines that have decided the game. @param {DuelState} state */
  #drawLines({ deciding, cells }) {
    const lines = [1, 2].flatMap((side) => findLines(deciding.filter((hole) => cells[hole] === side)));
    this.#lines.replaceChildren(...lines.map(([from, to]) => makeStroke(centreOf(from), centreOf(to))));
  }

  /**
   * Shows the position after a move, in motion.
   * @param {DuelState} state
   * @param {number} since the last move, milliseconds
   * @param {boolean} [placed] the marble is drawn already
   * @param {number} [angle] degrees that the quadrant was dragged
   */
  play(state, since, placed = false, angle = 0) {
    this.draw(state);
    if (state.last === null || reducesMotion() || since < HURRY_MS) return;
    const { hole, turn } = parseMove(state.last);
    const unit = Math.min(TURN_MS, since * 0.5);
    const drop = placed ? 0 : unit * 0.55;
    if (turn) this.#animateTurn(turn, angle, unit, drop);
    if (!placed) this.drop(holeAfterTurn(hole, turn), drop);
  }

  /** Drops a marble into a hole. @param {number} hole @param {number} [ms] */
  drop(hole, ms = 200) {
    if (reducesMotion()) return;
    this.#animate(
      this.#marbles[hole],
      { scale: [1.5, 1], opacity: [0, 1] },
      { duration: ms, easing: "cubic-bezier(.3, .1, .3, 1.2)" },
    );
  }

  /** @param {Turn} turn @param {number} angle degrees that it has turned already @param {number} duration @param {number} delay */
  #animateTurn({ quadrant, spin }, angle, duration, delay) {
    const from = angle - (spin === "R" ? 90 : -90);
    const easing = angle ? "ease-out" : "cubic-bezier(.45, .05, .3, 1)";
    const timing = { duration: duration * Math.max(0.35, Math.abs(from) / 90), delay, easing };
    const box = this.quadrants[quadrant];
    box.style.zIndex = "2";
    const motion = this.#animate(box, { rotate: [`${from}deg`, "0deg"] }, timing);
    const settle = () => void (box.style.zIndex = "");
    motion.addEventListener("finish", settle);
    motion.addEventListener("cancel", settle);
    // The light on the marbles stays where it is.
    for (const hole of holesOf(quadrant)) {
      const marble = this.#marbles[hole];
      if (!marble.hidden) this.#animate(marble, { rotate: [`${-from}deg`, "0deg"] }, timing);
    }
  }

  /** Turns a dragged quadrant. @param {number} quadrant @param {number | null} angle degrees; null: let go */
  drag(quadrant, angle) {
    const box = this.quadrants[quadrant];
    box.toggleAttribute("data-held", angle !== null);
    box.style.rotate = angle === null ? "" : `${angle}deg`;
  }

  /** Turns a dragged quadrant back. @param {number} quadrant @param {number} angle degrees */
  dragBack(quadrant, angle) {
    this.drag(quadrant, null);
    if (reducesMotion() || angle === 0) return;
    this.#animate(this.quadrants[quadrant], { rotate: [`${angle}deg`, "0deg"] }, { duration: 160, easing: "ease-out" });
  }

  /** Ends all animations. */
  cancelAnimations() {
    for (const animation of this.#animations) animation.cancel();
    this.#animations.clear();
  }

  /** Shows a marble that is not there yet, and how its turn goes. @param {number} hole -1 for none @param {Turn} [turn] */
  showHint(hole, turn) {
    this.#hint.replaceChildren(
      ...(turn ? makeTurn(placeOf(holesOf(turn.quadrant)[4]), TURN_RADIUS, turn.spin === "R", HOLE) : []),
    );
    this.#cells.forEach((cell, at) => cell.toggleAttribute("data-hint", at === hole));
  }

  /** Shows the cursor. @param {number} hole @param {number | null} quadrant the one that keys would turn */
  showCursor(hole, quadrant) {
    this.#cells.forEach((cell, at) => cell.toggleAttribute("data-cursor", quadrant === null && at === hole));
    this.quadrants.forEach((box, at) => box.toggleAttribute("data-chosen", at === quadrant));
    this.#board.setAttribute("aria-activedescendant", this.#cells[hole].id);
  }

  /** @param {HTMLElement} piece @param {PropertyIndexedKeyframes} frames @param {KeyframeAnimationOptions} options */
  #animate(piece, frames, options) {
    const animation = piece.animate(frames, { fill: "backwards", ...options });
    this.#animations.add(animation);
    animation.addEventListener("finish", () => this.#animations.delete(animation));
    return animation;
  }
}

/** The quadrant that an element is in, if any. @param {EventTarget | undefined} target */
export function quadrantAt(target) {
  const box = target instanceof Element ? target.closest(".quadrant") : null;
  return box instanceof HTMLElement ? Number(box.dataset.quadrant) : null;
}

/** The hole that an element is in, if any. @param {EventTarget | undefined} target */
export function holeAt(target) {
  const cell = target instanceof Element ? target.closest(".cell") : null;
  return cell instanceof HTMLElement ? Number(cell.dataset.hole) : null;
}

/** The middle of a hole in the drawing. @param {number} hole */
const centreOf = (hole) =>
  placeOf(hole)
    .map((at) => at.toFixed(2))
    .join(" ");
