// Pondering: the computer thinks in the visitor's time. It searches the position on the board; what the player remembers then helps its
// answer.

import { isAborted } from "../../aborted.js";
import { playersOf } from "../../core/family.js";

/** The longest time for a position, milliseconds: a page that is left alone spares its battery. */
const MAX_MS = 60_000;

/** @typedef {import("../../types.d.ts").Param} Param */

/** Begins and ends the searches in the visitor's time. */
export class Pondering {
  #board;
  #options;
  /** Whether a search runs. */
  #isSearching = false;
  /** The position, and the moment when its time is over. @type {{state?: import("../../types.d.ts").State, end: number}} */
  #time = { end: 0 };

  /** @param {import("../controller.js").Controller} board @param {import("../controller.js").ControllerOptions} options */
  constructor(board, options) {
    this.#board = board;
    this.#options = options;
  }

  /** Begins a search where one is due, and ends it where it no longer is. */
  update = () => {
    const { thinker } = this.#board;
    const isWanted = this.#isWanted;
    if (isWanted) document.addEventListener("visibilitychange", this.update, { once: true });
    const isDue = isWanted && !document.hidden && !thinker.isSearching && this.#msLeft > 0;
    if (isDue === this.#isSearching) return;
    if (!isDue) thinker.endPondering();
    else if (this.#isUseful) this.#search();
  };

  /** Whether the visitor wants it, and is to answer a move of the computer's. */
  get #isWanted() {
    const { game, opponent, status } = this.#board;
    const { ponder, guest } = this.#options.settings();
    const { state } = game;
    const isAnswer =
      state.side !== undefined && state.ply > 0 && opponent.isHumanVsComputer && !opponent.isToMove(state);
    return ponder && !guest && this.#options.host.isConnected && isAnswer && status.kind === "turn";
  }

  /** The time that is left for the position, milliseconds. */
  get #msLeft() {
    const { state } = this.#board.game;
    if (this.#time.state !== state) this.#time = { state, end: performance.now() + MAX_MS };
    return this.#time.end - performance.now();
  }

  /**
   * Whether pondering helps: the player remembers what it finds, and is not weakened on purpose. A limit of depth or nodes sets its
   * strength.
   */
  get #isUseful() {
    const { movetime, depth, nodes } = this.#options.settings().limits;
    if (!movetime || depth || nodes) return false;
    const { game, playerSettings } = this.#board;
    const player = playersOf(game.catalogue, game.settled.id).find(({ id }) => id === playerSettings.player);
    const has = (/** @type {Param["role"]} */ wanted) =>
      player?.params.some(
        ({ name, role, default: usual }) => role === wanted && (playerSettings.params[name] ?? usual) > 0,
      );
    return has("memory") && !has("handicap");
  }

  async #search() {
    this.#isSearching = true;
    try {
      await this.#board.thinker.ponder(this.#msLeft);
      this.#time.end = 0; // it has come to its end, or the visitor has stopped it
    } catch (error) {
      if (!isAborted(error)) this.#time.end = 0;
    }
    this.#isSearching = false;
    this.update();
  }
}
