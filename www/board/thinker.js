// What thinks for a board: its worker, the one search at a time, and autoplay.

import { ThinkerClient } from "../thinker-client.js";
import { autoplay } from "./autoplay.js";

/** @typedef {import("../types.d.ts").Outcome} Outcome */
/** @typedef {import("../types.d.ts").Limits} Limits */
/** @typedef {import("../types.d.ts").ThinkRequest} ThinkRequest */

/**
 * What the mind needs of the board it sits at.
 * @typedef {object} Seat
 * @property {() => {folder: string, module: WebAssembly.Module}} engine  for the present game
 * @property {() => ThinkRequest} request  about the present position, with the present settings
 * @property {(name: string, detail: object) => void} emit
 * @property {Omit<import("./autoplay.js").Seat, "think">} player
 * @property {() => void} stopped  autoplay came to its end
 * @property {() => string} restarted  what is said when the worker had to be started afresh
 */

export class Mind {
  /** @type {Seat} */
  #seat;
  /** @type {ThinkerClient | undefined} */
  #client;
  /** The search for the position on the board. @type {AbortController | undefined} */
  #search;
  /** Counts searches, so that an overtaken one does not report the end of the newer. */
  #searches = 0;
  /** @type {AbortController | undefined} */
  #autoplay;
  /** The player whose weights are on their way. @type {string | undefined} */
  #loading;

  /** @param {Seat} seat */
  constructor(seat) {
    this.#seat = seat;
  }

  get busy() {
    return this.#search !== undefined || this.#autoplay !== undefined;
  }

  get autoplaying() {
    return this.#autoplay !== undefined;
  }

  /**
   * @param {"hint" | "think" | "answer"} purpose
   * @param {{position?: string, limits?: Limits}} [options]
   */
  async think(purpose, { position, limits } = {}) {
    const { emit, request } = this.#seat;
    const search = new AbortController();
    // Another position's search does not mind what happens on the board.
    this.#search = position === undefined ? search : undefined;
    const number = ++this.#searches;
    emit("thinking", { on: true, purpose });
    try {
      const present = request();
      return await this.#ask(
        {
          ...present,
          // Another position has no part in the game.
          ...(position !== undefined && { position, moves: [] }),
          limits: limits ?? present.limits,
        },
        search.signal,
      );
    } finally {
      if (this.#search === search) this.#search = undefined;
      if (number === this.#searches) emit("thinking", { on: false, purpose });
    }
  }

  async explain() {
    const { limits, ...question } = this.#seat.request();
    return this.#thinker.explain(question);
  }

  stop() {
    this.#client?.stop();
  }

  /** The position that was thought about is no longer on the board. */
  forget() {
    this.#search?.abort(new DOMException("The position changed.", "AbortError"));
    this.#search = undefined;
  }

  /** Starts the worker afresh, with the present settings. */
  renew() {
    if (!this.#client) return;
    this.#cancelLoading();
    const { player, params, weights } = this.#seat.request();
    this.#client.renew({ player, params, weights });
  }

  #cancelLoading() {
    if (this.#loading) this.#seat.emit("weights", { player: this.#loading, state: "cancelled" });
    this.#loading = undefined;
  }

  /** Another player is wanted: nobody waits for the weights of the one before. */
  reconsider() {
    // Its parameters may be on their way.
    if (this.#loading) queueMicrotask(() => this.#loading !== this.#seat.request().player && this.renew());
  }

  /** Lets the worker go; the next question starts another. */
  dispose() {
    this.setAutoplay(false);
    this.#cancelLoading();
    this.#client?.dispose();
    this.#client = undefined;
  }

  /** @param {boolean} on */
  setAutoplay(on) {
    if (on !== this.autoplaying) on ? this.#start() : this.#halt();
  }

  #start() {
    const { emit, request, player, stopped } = this.#seat;
    const run = (this.#autoplay = new AbortController());
    this.#searches += 1;
    emit("autoplay", { on: true });
    emit("thinking", { on: true, purpose: "autoplay" });
    /** @param {AbortSignal} signal */
    const think = (signal) => this.#ask(request(), signal);
    autoplay({ think, ...player }, run.signal)
      .catch(() => {}) // stopped, or an error that was told
      .finally(() => {
        if (this.#autoplay === run) stopped();
      });
  }

  #halt() {
    const { emit } = this.#seat;
    this.#autoplay?.abort(new DOMException("Autoplay was switched off.", "AbortError"));
    this.#autoplay = undefined;
    emit("thinking", { on: false, purpose: "autoplay" });
    emit("autoplay", { on: false });
  }

  /**
   * @param {ThinkRequest} request
   * @param {AbortSignal} signal
   * @returns {Promise<Outcome>}
   */
  async #ask(request, signal) {
    const { emit } = this.#seat;
    try {
      const outcome = await this.#thinker.think(request, { onInfo: (info) => emit("info", info), signal });
      emit("bestmove", outcome);
      return outcome;
    } catch (error) {
      if (!isAbort(error)) emit("error", { message: messageOf(error) });
      throw error;
    }
  }

  get #thinker() {
    const { emit, engine, restarted } = this.#seat;
    this.#client ??= new ThinkerClient(
      engine,
      ({ kind }) => emit("notice", { kind, message: restarted() }),
      (news) => {
        this.#loading = news.state === "loading" || news.state === "unpacking" ? news.player : undefined;
        emit("weights", news);
      },
    );
    return this.#client;
  }
}

/** @param {unknown} error */
const isAbort = (error) => error instanceof DOMException && error.name === "AbortError";

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
