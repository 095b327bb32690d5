// The face of 2048 and its variants: tiles that slide where a key or a swipe says.

import { boardName } from "../../board/board-text.js";
import { directions, keyMove } from "./directions.js";
import { Hint } from "./hint.js";
import { style } from "./style.js";
import { listenToSwipes } from "./swipes.js";
import { textIn } from "./text.js";
import { Tiles } from "./tiles.js";

/** @typedef {import("../../board/faces.js").Face} FaceOfAGame */
/** @typedef {import("../../board/faces.js").Seat} Seat */
/** @typedef {import("../../board/faces.js").Outcome} Outcome */
/** @typedef {import("../../board/faces.js").SettledGame} SettledGame */
/** @typedef {import("../../types.d.ts").TileState} TileState */
/** @typedef {import("../../types.d.ts").TileStep} TileStep */

/** Slides last this long in unhurried play. */
const SLIDE_MS = 110;
/** Moves that follow each other faster than this are not worth a motion. */
const HURRY_MS = 70;

/** @implements {FaceOfAGame} */
export class Face {
  style = style;
  words;
  #seat;
  #tiles;
  #hint;
  #columns = 4;

  /** @param {Seat} seat */
  constructor(seat) {
    this.#seat = seat;
    const text = textIn(seat.language);
    this.words = {
      ...text.words,
      move: (/** @type {TileStep} */ step) => text.move(step, this.#columns),
      read: (/** @type {TileState} */ state) => text.read(state, this.#columns),
    };
    seat.board.setAttribute("aria-readonly", "true");
    seat.board.setAttribute("aria-description", text.help);
    seat.layer.classList.add("hint");
    seat.layer.part.add("hint");
    this.#tiles = new Tiles(seat.board, text);
    this.#hint = new Hint(seat.layer, text);
  }

  /** @param {string} name @param {SettledGame} settled */
  shape(name, { rows, columns }) {
    this.#columns = columns;
    this.#seat.board.setAttribute("aria-label", boardName(this.#seat.language, name, { rows, columns }));
    this.#tiles.shape(rows, columns);
  }

  /** @param {TileState} state @param {{step: TileStep | null, fresh: boolean, since: number}} change */
  show(state, { step, fresh, since }) {
    if (fresh) this.#tiles.deal(state.cells);
    else if (step) this.#tiles.play(step, since < HURRY_MS ? 0 : Math.min(SLIDE_MS, since * 0.5));
    else this.#tiles.draw(state.cells);
  }

  /** @param {Outcome} outcome */
  hint(outcome) {
    this.#hint.show(outcome);
    const way = directions[outcome.move ?? ""];
    if (way) this.#tiles.nudge(way.dx, way.dy);
  }

  unhint() {
    this.#hint.hide();
  }

  /** @param {KeyboardEvent} event */
  wish(event) {
    const move = keyMove(event);
    return move ? { move } : null;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    listenToSwipes(this.#seat.host, (move) => this.#seat.play(move), signal);
  }

  /** @param {HTMLElement} area @param {AbortSignal} signal */
  listenAround(area, signal) {
    const before = area.style.touchAction;
    area.style.touchAction = "pinch-zoom";
    signal.addEventListener("abort", () => void (area.style.touchAction = before));
    listenToSwipes(area, (move) => this.#seat.play(move), signal, this.#seat.host);
  }
}
