// A game that the worker plays on by itself. It thinks about the next move while the page draws the last ones, and tells of several
// moves at once where the page is slow.

import { PULSE_MS } from "./serve.js";

/** @typedef {import("./types.d.ts").Info} Info */
/** @typedef {import("./types.d.ts").Outcome} Outcome */
/** @typedef {import("./types.d.ts").PlayRequest} PlayRequest */
/** @typedef {InstanceType<import("./engine.js").EngineScript["Table"]>} Table */

/** The page hears of it at most once a frame. */
const TELL_MS = 16;
/** Moves that wait for the page at most. */
const MOST_UNTOLD = 32;

export class OwnGame {
  #table;
  #opponent;
  /** @type {Info[]} */
  #infos = [];
  /** @type {Outcome[]} */
  #untold = [];
  /** Whether the infos are of a search that has ended. */
  #ended = false;
  /** Whether the page has taken what it was told. */
  #heard = true;
  #told = performance.now();
  /** Whether there is nothing more to play. */
  over = false;

  /** @param {import("./engine.js").EngineScript} engine @param {PlayRequest} request */
  constructor({ Table }, { record, ply, moves, player, params }) {
    this.#table = Table.fromRecord(record);
    this.#opponent = { player, params };
    this.#table.seek(ply);
    for (const move of moves) this.#play(move);
  }

  /** The position and its moves, for the next search. */
  get question() {
    return this.#table.question();
  }

  /** Whether so many moves wait for the page that no search should follow. */
  get isAhead() {
    return this.#untold.length >= MOST_UNTOLD;
  }

  /** Takes what a slice of a search brought, and plays its move. @param {import("./types.d.ts").Slice} slice */
  take({ infos, outcome }) {
    if (this.#ended && infos.length) {
      this.#infos = []; // the page sees the newest search
      this.#ended = false;
    }
    this.#infos.push(...infos);
    if (!outcome) return;
    this.#ended = true;
    this.#untold.push(outcome);
    if (outcome.move === null) this.over = true;
    else this.#play(outcome.move);
  }

  /** @param {string} move */
  #play(move) {
    this.over = this.#table.play(move, this.#opponent).state.over;
  }

  /** The page has taken what it was told. */
  hear() {
    this.#heard = true;
  }

  /** What the page should be told now; null where it should not. */
  news() {
    const now = performance.now();
    const isNews = this.#untold.length > 0 || this.#infos.length > 0;
    const isDue = this.isAhead || now - this.#told >= (isNews ? TELL_MS : PULSE_MS); // no search would tell it later
    if (!this.over && !(this.#heard && isDue)) return null;
    const news = { infos: this.#infos, outcomes: this.#untold };
    [this.#infos, this.#untold, this.#heard, this.#told] = [[], [], false, now];
    return news;
  }

  free() {
    this.#table.free();
  }
}
