/** The worker that knows which moves are right. */
import { WatchedWorker } from "../watched-worker.js";

/** @typedef {import("./types.d.ts").Puzzle} Puzzle */
/** @typedef {import("./types.d.ts").Answer} Answer */
/** @typedef {import("./types.d.ts").Reply} Reply */

export class Referee {
  /** None before the first question, and after a failure. @type {WatchedWorker<Reply> | undefined} */
  #worker;
  /** The questions without an answer. @type {Map<number, {resolve: (value: any) => void, reject: (reason: Error) => void}>} */
  #open = new Map();
  #last = 0;

  /** Puts a puzzle before it. @param {Puzzle} puzzle @returns {Promise<null>} */
  set({ game, kind, moves, position }) {
    return this.#ask({ type: "set", game, kind, moves, position });
  }

  /** Makes a move; a wrong one changes nothing. @param {string} move @returns {Promise<Answer>} */
  play(move) {
    return this.#ask({ type: "play", move });
  }

  /** The right moves. @returns {Promise<string[]>} */
  keeping() {
    return this.#ask({ type: "keeping" });
  }

  /** @param {object} request @returns {Promise<any>} */
  #ask(request) {
    const id = ++this.#last;
    this.#worker ??= this.#start();
    this.#worker.ask({ id, ...request });
    return new Promise((resolve, reject) => this.#open.set(id, { resolve, reject }));
  }

  /** @returns {WatchedWorker<Reply>} */
  #start() {
    const worker = new Worker(new URL("./worker.js", import.meta.url), {
      type: "module",
      name: "plyground-puzzles",
    });
    const page = {
      hear: (/** @type {Reply} */ reply) => this.#hear(reply),
      fail: (/** @type {Error} */ error) => this.#fail(error),
    };
    return new WatchedWorker(worker, page, { isQuick: true });
  }

  /** @param {Error} error */
  #fail(error) {
    this.#worker?.end();
    this.#worker = undefined;
    for (const { reject } of this.#open.values()) reject(error);
    this.#open.clear();
  }

  /** @param {Reply} reply */
  #hear(reply) {
    const question = this.#open.get(reply.id);
    this.#open.delete(reply.id);
    if ("error" in reply) question?.reject(new Error(reply.error));
    else question?.resolve(reply.value);
  }
}
