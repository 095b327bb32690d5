/** The clock of the game on the board: follows the moves, shows the times beside the names, and saves them. */

import { Clock, formatTime, parseClock } from "../core/match/clock.js";
import { otherSide } from "../core/match/compare-link.js";
import { byId, make, setText } from "../kit/dom.js";
import { say } from "../kit/page-text.js";
import { saveWithin } from "../timing.js";
import { text } from "./match-text.js";

/** @typedef {import("../core/match/types.d.ts").Side} Side */
/** @typedef {import("../types.js").DuelStep} DuelStep */

/** How often the clock is drawn, and saved. */
const DRAW_MS = 100;
const SAVE_MS = 1000;
/** Less time than this is highlighted. */
const LOW_MS = 20_000;
/** The computer uses this share of its time for a move, and most of the increment. */
const SHARE = { left: 1 / 25, increment: 0.7 };
/** The least time of the computer for a move. */
const MIN_MS = 20;

const SIDES = /** @type {const} */ (["x", "o"]);

export class ClockFace {
  #model;
  #setups;
  #endings;
  #hasNoClock;
  /** @type {Clock | undefined} */
  #clock;
  /** The game that it times, and the record at the last move. */
  #game = "";
  #lastRecord = "";
  /** Whether that game has moves; without any there is nothing to save. */
  #hasBegun = false;
  /** Whether the next position event follows a move. */
  #hasMoved = false;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  #faces = new Map(SIDES.map((side) => [side, make("span", { role: "timer" })]));
  #save = saveWithin(SAVE_MS, () => this.#saveTimes());

  /**
   * @param {import("../core/model.js").Model} model
   * @param {import("../core/match/saved-board-setups.js").SavedBoardSetups} tables
   * @param {import("./endings.js").Endings} endings
   * @param {() => boolean} isOff whether the game on the board has no clock, as one by link or one that is only looked at
   */
  constructor(model, tables, endings, isOff) {
    this.#model = model;
    this.#setups = tables;
    this.#endings = endings;
    this.#hasNoClock = isOff;
    for (const [side, face] of this.#faces) {
      face.setAttribute("aria-label", say(text.table.clockOf, { side: side.toUpperCase() }));
      byId(`side-${side}`, HTMLElement).append(make("dd", { className: "clock" }, face));
    }
    const { board } = model;
    board.addEventListener("move", (event) =>
      this.#onMove(/** @type {CustomEvent<{step: DuelStep}>} */ (event).detail.step),
    );
    board.addEventListener("position", () => this.#onPosition());
    model.watch(() => this.#onPosition()); // also where a match by link comes to the game on the board, or leaves it
  }

  get #choice() {
    const { settings, game } = this.#model;
    return settings.players && !this.#hasNoClock() ? this.#setups.of(game).clock : undefined;
  }

  /** Sets the chosen clock: with the saved times of the game on the board, else new ones. */
  restart() {
    const { board, game } = this.#model;
    const { times } = this.#setups.of(game);
    const choice = this.#choice;
    this.#game = game;
    this.#lastRecord = board.record;
    this.#hasBegun = board.state.plies > 0;
    this.#clock = choice
      ? new Clock(parseClock(choice), times?.record === board.record ? times : undefined)
      : undefined;
    for (const { parentElement } of this.#faces.values()) if (parentElement) parentElement.hidden = !choice;
    clearInterval(this.#timer);
    if (choice) this.#timer = setInterval(() => this.#onTick(), DRAW_MS);
    this.#onPosition();
  }

  /** @param {DuelStep} step */
  #onMove({ state }) {
    this.#hasMoved = true;
    this.#clock?.onMoved(otherSide(state.side), performance.now());
  }

  /** Runs the clock of the side to move. Looking back stops only the computer's, which does not think then. */
  #onPosition() {
    const { board, game, humanSides } = this.#model;
    const { side, ply, plies, over } = board.state;
    // Only a move changes the record of a game: another record is another game.
    const isOther = board.record !== this.#lastRecord && !this.#hasMoved;
    this.#hasMoved = false;
    if (game !== this.#game || isOther) {
      this.#saveTimes();
      return this.restart();
    }
    this.#lastRecord = board.record;
    this.#hasBegun = plies > 0;
    if (Boolean(this.#choice) !== Boolean(this.#clock)) return this.restart();
    this.#limitComputer(side);
    if (!this.#clock || !side) return;
    if (over || this.#endings.ending) this.#clock.stop(performance.now());
    else if (ply === plies && plies > 0) this.#clock.start(side, performance.now());
    else if (this.#clock.running && !humanSides.includes(this.#clock.running)) this.#clock.stop(performance.now());
    this.#draw();
    this.#save();
  }

  /** Limits the computer's time for a move to what its clock allows; hints keep the setting. @param {Side | undefined} side to move */
  #limitComputer(side) {
    const isComputers = this.#clock && side && !this.#model.humanSides.includes(side);
    this.#model.limitMoveTime(isComputers ? this.#timeForMove(side) : Infinity);
  }

  /** The milliseconds that a side has for a move. @param {Side} side */
  #timeForMove(side) {
    const { increment } = parseClock(this.#choice ?? "0+0");
    const left = this.#clock?.timeLeft(side, performance.now()) ?? 0;
    return Math.max(MIN_MS, left * SHARE.left + increment * SHARE.increment);
  }

  #onTick() {
    if (this.#endings.ending) this.#clock?.stop(performance.now());
    const fallen = this.#clock?.flaggedSide(performance.now());
    if (fallen) {
      this.#clock?.stop(performance.now());
      this.#endings.end({ how: "flag", by: fallen });
    }
    this.#draw();
    if (this.#clock?.running) this.#save();
  }

  #draw() {
    for (const [side, face] of this.#faces) {
      const left = this.#clock?.timeLeft(side, performance.now()) ?? 0;
      setText(face, formatTime(left));
      const isRunning = this.#clock?.running === side;
      face.dataset.state = left < LOW_MS ? "low" : isRunning ? "running" : "";
    }
  }

  #saveTimes() {
    if (!this.#clock || !this.#hasBegun) return;
    const now = performance.now();
    const times = { x: this.#clock.timeLeft("x", now), o: this.#clock.timeLeft("o", now), record: this.#lastRecord };
    this.#setups.change(this.#game, { times });
  }
}
