/** The worker that knows which moves are right. */
import { QUIET_TICKS, WorkerHost } from "../core/worker-host.js";
import { workerAddress } from "../worker-address.js";

/** @typedef {import("../core/puzzles/types.d.ts").Puzzle} Puzzle */
/** @typedef {import("../core/puzzles/types.d.ts").Answer} Answer */

const makeWorker = () =>
  new Worker(workerAddress(new URL("./worker.js", import.meta.url)), { type: "module", name: "plyground-puzzles" });

export class Referee {
  #host = new WorkerHost(makeWorker, { startingTicks: QUIET_TICKS, silentTicks: QUIET_TICKS });

  /** Puts a puzzle before it. @param {Puzzle} puzzle @returns {Promise<null>} */
  set({ game, kind: task, moves, position }) {
    return this.#host.request({ kind: "set", game, task, moves, position });
  }

  /** Makes a move; a wrong one changes nothing. @param {string} move @returns {Promise<Answer>} */
  play(move) {
    return this.#host.request({ kind: "play", move });
  }

  /** The right moves. @returns {Promise<string[]>} */
  rightMoves() {
    return this.#host.request({ kind: "keeping" });
  }
}
