// The page's end of a guest that plays behind a relay.

import { Forfeit } from "./guest.js";
import { workerAddress } from "./worker-address.js";

/** @typedef {{address: string, game: string} | {question: import("./guest.js").GuestQuestion}} RelayRequest */
/** @typedef {{info: string} | {done: string} | {fault: import("./guest.js").Fault, detail: string}} RelayAnswer */

/** A guest in a game, as `Guest` is one. */
export class GuestClient {
  #worker;
  /** The question that waits for an answer. @type {{resolve: (answer: string) => void, reject: (why: Error) => void} | undefined} */
  #pending;
  name = "";
  lastInfo = "";
  onInfo = () => {};

  /** @param {URL} relay the script of the relay */
  constructor(relay) {
    this.#worker = new Worker(workerAddress(relay), { type: "module", name: "plyground-guest-relay" });
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#pending?.reject(new Error(event.message || "the guest's relay did not load"));
    };
  }

  /**
   * Starts one for a game.
   * @param {URL} relay
   * @param {string} address
   * @param {string} game
   * @throws a Forfeit where the guest does not start, an Error where the relay does not load
   */
  static async start(relay, address, game) {
    const guest = new GuestClient(relay);
    try {
      guest.name = await guest.#ask({ address, game });
    } catch (error) {
      guest.close();
      throw error;
    }
    return guest;
  }

  /** Its move. @param {import("./guest.js").GuestQuestion} question @throws a Forfeit */
  chooseMove(question) {
    this.lastInfo = "";
    return this.#ask({ question });
  }

  /** Ends its worker, and the relay's. */
  close() {
    this.#worker.terminate();
    this.#pending?.reject(new Forfeit("broken"));
  }

  /** @param {RelayRequest} request @returns {Promise<string>} */
  #ask(request) {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#worker.postMessage(request);
    });
  }

  /** @param {RelayAnswer} answer */
  #hear(answer) {
    if ("done" in answer) return this.#pending?.resolve(answer.done);
    if ("fault" in answer) return this.#pending?.reject(new Forfeit(answer.fault, answer.detail));
    this.lastInfo = answer.info;
    this.onInfo();
  }
}
