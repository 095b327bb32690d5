/** The clock of the game on the board: follows the moves, ends the game of a side without time, and saves the times. */

import { Clock, parseClock } from "./clock.js";
import { otherSide } from "./compare-link.js";

/** @typedef {import("./types.d.ts").Side} Side */
/** @typedef {import("./types.d.ts").TableEnding} TableEnding */
/** @typedef {import("../../types.js").DuelStep} DuelStep */

/** A change is saved within this time. */
const SAVE_MS = 1000;
/** The computer uses this share of its time for a move, and most of the increment. */
const SHARE = { left: 1 / 25, increment: 0.7 };
/** The least time of the computer for a move. */
const MIN_MS = 20;

/**
 * The page as a clock needs it.
 * @typedef {object} ClockContext
 * @property {{readonly ending: TableEnding | undefined, end(ending: TableEnding): void}} endings
 * @property {() => boolean} isOff  whether the game on the board has no clock, as one by link or one that is only looked at
 * @property {() => number} now  milliseconds since some fixed moment
 * @property {import("../types.js").Tab["saveWithin"]} saveWithin
 */

export class GameClock {
  #model;
  #setups;
  #context;
  #save;
  /** @type {Clock | undefined} */
  #clock;
  /** The choice that it was made by. @type {string | undefined} */
  #chosen;
  /** The game that it times, and the record at the last move. */
  #game = "";
  #lastRecord = "";
  /** Whether that game has moves; without any there is nothing to save. */
  #hasBegun = false;
  /** Whether the next position event follows a move. */
  #hasMoved = false;
  /** @type {(() => void)[]} */
  #watchers = [];

  /**
   * @param {import("../model.js").Model} model
   * @param {import("./saved-board-setups.js").SavedBoardSetups} setups
   * @param {ClockContext} context
   */
  constructor(model, setups, context) {
    this.#model = model;
    this.#setups = setups;
    this.#context = context;
    this.#save = context.saveWithin(SAVE_MS, () => this.#saveTimes());
    const { board } = model;
    board.addEventListener("beforemove", (event) => this.#onBeforeMove(event), { capture: true });
    board.addEventListener("move", (event) =>
      this.#onMove(/** @type {CustomEvent<{step: DuelStep}>} */ (event).detail.step),
    );
    board.addEventListener("position", () => this.#onPosition());
    model.watch(() => this.#onPosition()); // also where a match by link comes to the game on the board, or leaves it
  }

  /** Whether the game on the board has a clock. */
  get isOn() {
    return this.#clock !== undefined;
  }

  /** The side whose time runs. */
  get running() {
    return this.#clock?.running;
  }

  /** The milliseconds that a side has left. @param {Side} side */
  timeLeft(side) {
    return this.#clock?.timeLeft(side, this.#context.now()) ?? 0;
  }

  /** @param {() => void} watcher called where the clock may have started or stopped, or is another */
  watch(watcher) {
    this.#watchers.push(watcher);
    watcher();
  }

  /** Sets the chosen clock: with the saved times of the game on the board, else new ones. */
  restart() {
    const { board, game } = this.#model;
    const { times } = this.#setups.of(game);
    const choice = (this.#chosen = this.#choice);
    this.#game = game;
    this.#lastRecord = board.record;
    this.#hasBegun = board.state.plies > 0;
    this.#clock = choice
      ? new Clock(parseClock(choice), times?.record === board.record ? times : undefined)
      : undefined;
    this.#onPosition();
  }

  /** Ends the game if a side has no time left. Called now and then; a hidden or frozen page may not call it for long. */
  tick() {
    const now = this.#context.now();
    if (this.#context.endings.ending) this.#clock?.stop(now);
    const fallen = this.#clock?.flaggedSide(now);
    if (fallen) {
      this.#clock?.stop(now);
      this.#context.endings.end({ how: "flag", by: fallen });
    }
    if (this.running) this.#save();
  }

  get #choice() {
    const { settings, game } = this.#model;
    return settings.players && !this.#context.isOff() ? this.#setups.of(game).clock : undefined;
  }

  /** Refuses a move that comes too late. @param {Event} event */
  #onBeforeMove(event) {
    this.tick();
    if (!this.isOn || !this.#context.endings.ending) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** @param {DuelStep} step */
  #onMove({ state }) {
    this.#hasMoved = true;
    this.#clock?.onMoved(otherSide(state.side), this.#context.now());
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
    if (this.#choice !== this.#chosen) return this.restart();
    this.#limitComputer(side);
    this.#runFor({ side, isLast: ply === plies && plies > 0, isOver: over, humanSides });
    for (const watcher of this.#watchers) watcher();
  }

  /** @param {{side: Side | undefined, isLast: boolean, isOver: boolean, humanSides: string[]}} position */
  #runFor({ side, isLast, isOver, humanSides }) {
    if (!this.#clock || !side) return;
    const now = this.#context.now();
    const { running } = this.#clock;
    if (isOver || this.#context.endings.ending) this.#clock.stop(now);
    else if (isLast) this.#clock.start(side, now);
    else if (running && !humanSides.includes(running)) this.#clock.stop(now);
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
    return Math.max(MIN_MS, this.timeLeft(side) * SHARE.left + increment * SHARE.increment);
  }

  #saveTimes() {
    if (!this.#clock || !this.#hasBegun) return;
    const times = { x: this.timeLeft("x"), o: this.timeLeft("o"), record: this.#lastRecord };
    this.#setups.change(this.#game, { times });
  }
}
