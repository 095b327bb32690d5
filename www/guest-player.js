// A guest on a board: a module of the visitor's that makes the computer's moves. It answers as a thinker does.

import { readInfo } from "./core/guest-lines.js";
import { throttle } from "./core/timing.js";
import { Guest } from "./guest.js";
import { GuestClient } from "./guest-client.js";
import { guestName } from "./guest-name.js";
import { WWW } from "./place.js";

/** Facts of its search are passed on so often. */
const INFO_MS = 100;

/** @typedef {import("./types.d.ts").Outcome} Outcome */
/** @typedef {import("./types.d.ts").GuestInfo} GuestInfo */
/** @typedef {import("./core/game.js").Game} Game */

export class GuestPlayer {
  #address;
  #game;
  /** @type {Promise<Guest | GuestClient> | undefined} */
  #guest;
  /** The dice of the game that it plays: each game has a new worker. */
  #engineSeed = 0;
  /** Questions that it has not answered: an answer does not say which question it is for. */
  #openRequests = 0;
  #tell;

  /** @param {string} address @param {Game} game @param {(info: GuestInfo) => void} tell called when it thinks, and with what it says of its search */
  constructor(address, game, tell) {
    this.#address = address;
    this.#game = game;
    this.#tell = tell;
    this.name = guestName(address);
  }

  /** Starts it for a game. @param {string} game */
  async #start(game) {
    // Other projects bundle the scripts: there the relay has no address.
    const relay = WWW && new URL("./guest-relay.js", WWW);
    const guest = await (relay ? GuestClient.start(relay, this.#address, game) : Guest.start(this.#address, game));
    const file = guestName(this.#address);
    if (guest.name && guest.name !== file) this.name = `${guest.name} (${file})`;
    return guest;
  }

  /** Its move, while what it says is passed on. @param {Guest | GuestClient} guest @param {import("./guest.js").GuestQuestion} question */
  async #ask(guest, question) {
    const pass = throttle(INFO_MS, () => this.#tell(readInfo(guest.lastInfo)));
    guest.onInfo = pass;
    this.#tell(readInfo(""));
    try {
      return await guest.chooseMove(question);
    } finally {
      pass.flush();
      guest.onInfo = () => {};
    }
  }

  /**
   * Its move in the position on the board. A newer question ends the worker, so that the older one rejects with an `AbortError`.
   * @param {import("./types.d.ts").ThinkRequest} request
   * @param {AbortSignal} signal
   * @returns {Promise<Outcome>}
   * @throws a Forfeit
   */
  async think({ game, limits }, signal) {
    if (this.#engineSeed !== this.#game.engineSeed || this.#openRequests > 0) this.close();
    this.#engineSeed = this.#game.engineSeed;
    this.#openRequests += 1;
    const began = performance.now();
    const abort = () => this.close();
    signal.addEventListener("abort", abort, { once: true });
    const own = (this.#guest ??= this.#start(game));
    try {
      const guest = await own;
      signal.throwIfAborted();
      const move = await this.#ask(guest, { ...this.#createQuestion(), limits });
      const ms = performance.now() - began;
      return { move, value: 0, exact: null, depth: 0, nodes: 0, ms, moves: [], pv: [move] };
    } catch (error) {
      // One that was closed meanwhile has lost nothing, and another may play by now.
      if (this.#guest !== own) throw new DOMException("The guest was closed.", "AbortError");
      this.close();
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener("abort", abort);
      this.#openRequests -= 1;
    }
  }

  /** The position, and how the game came there where chance plays no part. */
  #createQuestion() {
    const { engine, record, state } = this.#game;
    const { position, legal, side, ply } = state;
    if (side === undefined) return { position, legal, start: null, moves: [] };
    const table = engine.Table.fromRecord(record);
    const start = table.seek(0).position;
    table.free();
    return { position, legal, start, moves: this.#game.moves(0, ply) };
  }

  /** Ends its worker. */
  close() {
    this.#guest?.then((guest) => guest.close()).catch(() => {});
    this.#guest = undefined;
  }
}
