// The thinker of a board: its worker, one search at a time, and autoplay.

import { isAborted } from "../aborted.js";
import { messageOf } from "../core/arguments.js";
import { guestName } from "../guest-name.js";
import { ThinkerClient } from "../thinker-client.js";
import { runAutoplay } from "./autoplay.js";

/** @typedef {import("../types.d.ts").Outcome} Outcome */
/** @typedef {import("../types.d.ts").Limits} Limits */
/** @typedef {import("../types.d.ts").ThinkRequest} ThinkRequest */

/**
 * @typedef {object} ThinkerOptions
 * @property {() => {folder: string, module: WebAssembly.Module}} engine  of the present game
 * @property {() => Omit<ThinkRequest, "position" | "moves" | "lines">} settings  the present ones, with the game that is played
 * @property {() => Pick<ThinkRequest, "position" | "moves">} searchInput  the present position
 * @property {() => {address: string, game: import("../core/game.js").Game}} guest  the module that plays in place of the player; "" for none
 * @property {(name: string, detail: object) => void} emit
 * @property {Omit<import("./autoplay.js").AutoplayOptions, "think" | "canUseWorker" | "playInWorker">} game  what autoplay plays
 * @property {() => {record: string, ply: number}} record  the game on the board, up to its ply
 * @property {() => void} onAutoplayEnd  autoplay has nothing left to play, or has failed
 * @property {(error: unknown) => void} [onFailure]  a search has failed
 * @property {() => string} restarted  the message where the worker was started again
 */

/** The best moves whose exact values a visitor is shown; of the others an upper bound may do. */
export const SHOWN_LINES = 3;

/** Searches for one board. */
export class BoardThinker {
  /** @type {ThinkerOptions} */
  #options;
  /** @type {ThinkerClient | undefined} */
  #client;
  /** @type {import("../guest-player.js").GuestPlayer | undefined} */
  #guest;
  /** The search for the position on the board. @type {AbortController | undefined} */
  #search;
  /** Whether that search is an analysis, which does not change the status. */
  #isAnalysis = false;
  /** Whether a search, an analysis or autoplay runs; pondering gives way to each. */
  isSearching = false;
  /** Counts searches: one that was overtaken does not report the end of the newer one. */
  #searchCount = 0;
  /** @type {AbortController | undefined} */
  #autoplay;
  /** The search in the visitor's time. @type {AbortController | undefined} */
  #pondering;
  /** The player whose weights are loading. @type {string | undefined} */
  #loadingPlayer;
  /** The outcomes for the position on the board, by request. @type {Map<string, Outcome>} */
  #adviceCache = new Map();
  /** Counts stopped searches: their outcome is not cached, since a full search may find a better move. */
  #stopCount = 0;

  /** @param {ThinkerOptions} options */
  constructor(options) {
    this.#options = options;
  }

  /** Whether a search or autoplay runs; an analysis does not count. */
  get isBusy() {
    return (this.#search !== undefined && !this.#isAnalysis) || this.#autoplay !== undefined;
  }

  /** Whether autoplay runs. */
  get isAutoplaying() {
    return this.#autoplay !== undefined;
  }

  /**
   * Gives advice on a position, at the player's full strength.
   * @param {"hint" | "think" | "analysis"} purpose
   * @param {{position?: string, limits?: Limits, lines?: number}} [options]
   */
  async advise(purpose, options) {
    const request = { ...this.#createRequest(options), advice: true };
    const question = JSON.stringify(request);
    const known = this.#adviceCache.get(question);
    if (known) {
      this.#options.emit("bestmove", known);
      return known;
    }
    const [kept, stops] = [this.#adviceCache, this.#stopCount];
    const outcome = await this.#runSearch(purpose, request, options?.position === undefined);
    if (stops === this.#stopCount) kept.set(question, outcome);
    return outcome;
  }

  /** Chooses the move to play; a guest does so, if there is one. */
  chooseMove() {
    return this.#runSearch("answer", this.#request, true);
  }

  /**
   * @param {"hint" | "think" | "answer" | "analysis"} purpose
   * @param {ThinkRequest} request
   * @param {boolean} isHere whether it is about the position on the board
   */
  async #runSearch(purpose, request, isHere) {
    const search = new AbortController();
    // A search of another position continues when the board changes.
    this.#search = isHere ? search : undefined;
    this.#isAnalysis = purpose === "analysis";
    const number = ++this.#searchCount;
    this.#emitThinking(true, purpose);
    try {
      return await this.#ask(request, search.signal, purpose === "answer");
    } finally {
      if (this.#search === search) this.#search = undefined;
      if (number === this.#searchCount) this.#emitThinking(false, purpose);
    }
  }

  /** @param {{position?: string, limits?: Limits, lines?: number}} [options] @returns {ThinkRequest} */
  #createRequest({ position, limits, lines = 1 } = {}) {
    const present = this.#request;
    return {
      ...present,
      // The moves of the game do not lead to another position.
      ...(position !== undefined && { position, moves: [] }),
      limits: limits ?? present.limits,
      lines,
    };
  }

  /** The request about the present position. @returns {ThinkRequest} */
  get #request() {
    return { ...this.#options.settings(), ...this.#options.searchInput() };
  }

  /** The contribution of each feature to the value of the position. */
  async explain() {
    const { limits, ...question } = this.#request;
    this.endPondering(); // the answer would wait for its end
    return this.#worker.explain(question);
  }

  /** Reports that a search or autoplay begins or ends. @param {boolean} on @param {string} purpose */
  #emitThinking(on, purpose) {
    this.isSearching = on;
    this.#options.emit("thinking", { on, purpose });
  }

  /**
   * Ponders: searches the position on the board to fill the player's memory, without reporting anything. Any other request takes over.
   * @param {number} movetime
   */
  async ponder(movetime) {
    const { emit } = this.#options;
    const { signal } = (this.#pondering = new AbortController());
    emit("pondering", { on: true });
    try {
      await this.#worker.think({ ...this.#request, limits: { movetime } }, { signal });
    } finally {
      emit("pondering", { on: false });
    }
  }

  /** Ends the search in the visitor's time. */
  endPondering() {
    this.#pondering?.abort();
  }

  /** Ends the search early, with the best move so far. */
  stop() {
    this.#stopCount += 1;
    this.#client?.stop();
  }

  /** Drops the search, because the position has changed. */
  cancel() {
    this.#clearAdvice();
    this.#search?.abort(new DOMException("The position changed.", "AbortError"));
    this.#search = undefined;
    this.endPondering();
  }

  /** Clears the cached advice. */
  #clearAdvice() {
    this.#adviceCache = new Map();
  }

  /** Restarts the worker with the current settings. */
  renew() {
    this.#clearAdvice();
    if (!this.#client) return;
    this.#cancelLoading();
    const { player, params, weights } = this.#options.settings();
    this.#client.renew({ player, params, weights });
  }

  #cancelLoading() {
    if (this.#loadingPlayer) this.#options.emit("weights", { player: this.#loadingPlayer, state: "cancelled" });
    this.#loadingPlayer = undefined;
  }

  /** Stops the download of another player's weights. */
  onPlayerChanged() {
    // The parameters of the new player may be set after its name.
    if (this.#loadingPlayer)
      queueMicrotask(() => this.#loadingPlayer !== this.#options.settings().player && this.renew());
  }

  /** Ends the worker; the next search starts another. */
  dispose() {
    this.#clearAdvice();
    this.setAutoplay(false);
    this.#cancelLoading();
    this.#client?.dispose();
    this.#client = undefined;
    this.closeGuest();
  }

  /** The name of the guest; empty without one. */
  get guestName() {
    return this.#guest?.name ?? guestName(this.#options.guest().address);
  }

  /** Ends the guest's worker. */
  closeGuest() {
    this.#guest?.close();
    this.#guest = undefined;
  }

  /** Starts or ends autoplay. @param {boolean} on */
  setAutoplay(on) {
    if (on !== this.isAutoplaying) on ? this.#startAutoplay() : this.#endAutoplay();
  }

  #startAutoplay() {
    const { emit, game, onAutoplayEnd } = this.#options;
    const run = (this.#autoplay = new AbortController());
    this.#searchCount += 1;
    emit("autoplay", { on: true });
    this.#emitThinking(true, "autoplay");
    const think = (/** @type {AbortSignal} */ signal) => this.#ask(this.#request, signal, true);
    const playInWorker = (/** @type {AbortSignal} */ signal) => this.#playInWorker(signal);
    const canUseWorker = () => !this.#options.guest().address;
    runAutoplay({ think, canUseWorker, playInWorker, ...game }, run.signal)
      .catch(() => {}) // stopped, or an error that was emitted
      .finally(() => {
        if (this.#autoplay === run) onAutoplayEnd();
      });
  }

  #endAutoplay() {
    const { emit } = this.#options;
    this.#autoplay?.abort(new DOMException("Autoplay was switched off.", "AbortError"));
    this.#autoplay = undefined;
    this.#emitThinking(false, "autoplay");
    emit("autoplay", { on: false });
  }

  /**
   * Lets the worker play at full speed, until the game is over or a setting changes.
   * @param {AbortSignal} signal
   * @returns {Promise<boolean>} whether autoplay continues
   */
  async #playInWorker(signal) {
    const { emit, game, record } = this.#options;
    const settings = this.#options.settings();
    const asBefore = JSON.stringify(settings);
    const isAsBefore = () => !this.#options.guest().address && JSON.stringify(this.#options.settings()) === asBefore;
    const change = new AbortController();
    let goesOn = true;
    /** @param {Outcome[]} outcomes */
    const follow = (outcomes) => {
      for (const outcome of outcomes) {
        emit("bestmove", outcome);
        goesOn = outcome.move !== null && game.play(outcome.move);
        // By other settings an adversary may have answered otherwise: the next move is for another position.
        if (!goesOn || signal.aborted || !isAsBefore()) break;
      }
      if (!goesOn || game.pace() > 0 || !isAsBefore()) change.abort(supersededError());
    };
    const stop = () => change.abort(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    try {
      const request = { ...settings, ...record(), moves: [] };
      await this.#reportFailure(
        this.#worker.play(request, { onInfo: (info) => emit("info", info), onMoves: follow, signal: change.signal }),
      );
    } catch (error) {
      if (signal.aborted || !change.signal.aborted) throw error;
    } finally {
      signal.removeEventListener("abort", stop);
    }
    return goesOn;
  }

  /** Reports the failure of a search. @template T @param {Promise<T>} search @returns {Promise<T>} */
  async #reportFailure(search) {
    try {
      return await search;
    } catch (error) {
      if (!isAborted(error) && !isForfeit(error)) {
        this.#options.emit("error", { message: messageOf(error) });
        this.#options.onFailure?.(error);
      }
      throw error;
    }
  }

  /**
   * @param {ThinkRequest} request
   * @param {AbortSignal} signal
   * @param {boolean} plays whether a guest makes the move
   * @returns {Promise<Outcome>}
   */
  async #ask(request, signal, plays) {
    const outcome = await this.#reportFailure(this.#askPlayer(request, signal, plays));
    this.#options.emit("bestmove", outcome);
    return outcome;
  }

  /** The answer of the guest, where it makes the move, else that of the player. @param {ThinkRequest} request @param {AbortSignal} signal @param {boolean} plays @returns {Promise<Outcome>} */
  #askPlayer(request, signal, plays) {
    const { emit, game, guest } = this.#options;
    if (plays && guest().address && !game.isOver()) return this.#askGuest(request, signal);
    return this.#worker.think(request, { onInfo: (info) => emit("info", info), signal });
  }

  /** @param {ThinkRequest} request @param {AbortSignal} signal */
  async #askGuest(request, signal) {
    const number = this.#searchCount;
    const { GuestPlayer } = await import("../guest-player.js");
    signal.throwIfAborted();
    if (number !== this.#searchCount) throw supersededError(); // of two imports the later may be there first
    const { address, game } = this.#options.guest();
    if (!address) return this.#askPlayer(request, signal, false); // it was taken out meanwhile
    const { emit } = this.#options;
    const player = (this.#guest ??= new GuestPlayer(address, game, (info) => emit("guestinfo", info)));
    try {
      return await player.think(request, signal);
    } catch (error) {
      // Autoplay continues with whoever plays now; an opponent is asked again.
      if (this.#guest !== player && signal === this.#autoplay?.signal) return this.#askPlayer(request, signal, true);
      if (isForfeit(error)) emit("forfeit", { name: player.name, fault: error.fault, detail: error.message });
      throw error;
    }
  }

  get #worker() {
    const { emit, engine, restarted } = this.#options;
    this.#client ??= new ThinkerClient(
      engine,
      ({ kind }) => emit("notice", { kind, message: restarted() }),
      (news) => {
        this.#loadingPlayer = news.state === "loading" || news.state === "unpacking" ? news.player : undefined;
        emit("weights", news);
      },
    );
    return this.#client;
  }
}

const supersededError = () => new DOMException("Something else was set.", "AbortError");

/** @param {unknown} error @returns {error is import("../guest.js").Forfeit} */
const isForfeit = (error) => error instanceof Error && "fault" in error;
