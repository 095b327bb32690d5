/** The worker that knows which moves are right. */

/** @typedef {import("./types.d.ts").Puzzle} Puzzle */
/** @typedef {import("./types.d.ts").Answer} Answer */
/** @typedef {import("./types.d.ts").Reply} Reply */

export class Referee {
  #worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "plyground-puzzles" });
  /** The questions without an answer. @type {Map<number, {resolve: (value: any) => void, reject: (reason: Error) => void}>} */
  #open = new Map();
  #last = 0;

  constructor() {
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      for (const { reject } of this.#open.values()) reject(new Error(event.message));
      this.#open.clear();
    };
  }

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
    this.#worker.postMessage({ id, ...request });
    return new Promise((resolve, reject) => this.#open.set(id, { resolve, reject }));
  }

  /** @param {Reply} reply */
  #hear(reply) {
    const question = this.#open.get(reply.id);
    this.#open.delete(reply.id);
    if ("error" in reply) question?.reject(new Error(reply.error));
    else question?.resolve(reply.value);
  }
}
