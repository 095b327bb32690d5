// A board without a drawing: the game of the real engine, and the events of the element.

import "../../www/node/index.js";
import { Game } from "../../www/core/game.js";
import { familyOf, loadEngine } from "../../www/engine.js";

/** @typedef {import('../../www/types').BoardElement} BoardElement */

/** The parts of a board that the core uses. */
export class Board extends EventTarget {
  game = new Game();
  autoplay = false;
  players = "human";
  player = "";
  params = {};
  limits = {};
  ponder = false;
  pace = 0;
  restart = false;
  guest = "";
  guestName = "";
  /** What is drawn on it. @type {import('../../www/types').Mark[]} */
  marks = [];
  /** Why the game has ended outside of its rules. @type {{title: string, body: string} | null} */
  concluded = null;

  /** @param {string} game @param {{players?: string}} [how] */
  static async open(game, { players } = {}) {
    const board = new Board();
    board.players = players ?? (familyOf(game)?.sides === 2 ? "human,ai" : "human");
    await board.game.loadEngineScript();
    await board.load(game);
    board.reset({ game });
    return /** @type {BoardElement & Board} */ (/** @type {unknown} */ (board));
  }

  get catalogue() {
    return this.game.catalogue;
  }
  get state() {
    return this.game.state;
  }
  get settled() {
    return this.game.settled;
  }
  get record() {
    return this.game.record;
  }
  get status() {
    return { kind: this.state.over || this.concluded ? "over" : "turn", message: "" };
  }

  /** @param {string} game */
  async load(game) {
    await loadEngine(game);
    this.game.checkRules(game);
  }

  /** @param {number} from @param {number} to */
  moves(from = 0, to = this.state.plies) {
    return this.game.moves(from, to);
  }

  /** @param {import('../../www/core/game.js').GameStart & {ply?: number}} [deal] */
  reset(deal = {}) {
    const state = this.game.setTable(this.game.createTable(deal, "2048"), deal.ply);
    this.autoplay = false;
    const other = this.game.updateRules();
    if (other) this.#tell("game", { settled: other.settled });
    if (this.game.stateIfAny === state) this.#changed();
  }

  /** @param {import('../../www/types').Mark[]} marks */
  async mark(marks) {
    this.marks = marks;
  }

  /** @param {string} move @param {"human" | "ai"} [by] @returns whether it was played */
  play(move, by = "human") {
    const before = this.state;
    if (!before.legal.includes(move.split("+", 1)[0])) return false;
    if (!this.#tell("beforemove", { move, by, opponent: undefined }) || this.state !== before) return false;
    const step = this.game.play(move);
    if (!step) return false;
    this.#changed({ step, by });
    return true;
  }

  undo() {
    if (this.game.undo(() => false)) this.#changed();
  }
  redo() {
    if (this.game.redo(() => false)) this.#changed();
  }
  /** @param {number} ply */
  seek(ply) {
    this.game.seek(ply);
    this.#changed();
  }

  /** @param {{title: string, body: string}} words */
  conclude(words) {
    this.concluded = words;
  }
  focus() {}

  /** @param {{step: import('../../www/types').Step, by: string}} [move] */
  #changed(move) {
    const { state } = this;
    this.concluded = null;
    if (move) this.#tell("move", move);
    if (this.state !== state) return;
    this.#tell("position", { state });
    if (move && state.over && this.state === state) this.#tell("gameover", { state });
  }

  /** @param {string} name @param {object} detail @returns false where a listener cancelled it */
  #tell(name, detail) {
    return this.dispatchEvent(new CustomEvent(name, { detail, cancelable: name === "beforemove" }));
  }
}
