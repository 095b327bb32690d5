// A game that the worker plays by itself. It searches the next move while the page draws the last ones, and reports several moves
// together if the page is slow.

import { PULSE_MS } from "./serve.js";

/** @typedef {import("./types.d.ts").Info} Info */
/** @typedef {import("./types.d.ts").Outcome} Outcome */
/** @typedef {import("./types.d.ts").PlayRequest} PlayRequest */
/** @typedef {InstanceType<import("./engine.js").EngineScript["Table"]>} Table */

/** The least time between two reports: a frame. */
const REPORT_MS = 16;
/** The most moves that wait for the page. */
const MAX_UNREPORTED = 32;

export class WorkerGame {
  #table;
  #opponent;
  /** @type {Info[]} */
  #infos = [];
  /** @type {Outcome[]} */
  #unreported = [];
  /** Whether the infos belong to a search that has ended. */
  #hasEnded = false;
  /** Whether the page has acknowledged the last report. */
  #isAcknowledged = true;
  #lastReport = performance.now();
  /** Whether there is nothing more to play. */
  isOver = false;

  /** @param {import("./engine.js").EngineScript} engine @param {PlayRequest} request */
  constructor({ Table }, { record, ply, moves, player, params }) {
    this.#table = Table.fromRecord(record);
    this.#opponent = { player, params };
    this.#table.seek(ply);
    for (const move of moves) this.#play(move);
  }

  /** The position and its moves, for the next search. */
  get searchInput() {
    return this.#table.question();
  }

  /** Whether too many moves are waiting for the page to search on. */
  get isFull() {
    return this.#unreported.length >= MAX_UNREPORTED;
  }

  /** Adds the results of a slice, and plays the move of a finished search. @param {import("./types.d.ts").Slice} slice */
  addSlice({ infos, outcome }) {
    if (this.#hasEnded && infos.length) {
      this.#infos = []; // the page sees the newest search
      this.#hasEnded = false;
    }
    this.#infos.push(...infos);
    if (!outcome) return;
    this.#hasEnded = true;
    this.#unreported.push(outcome);
    if (outcome.move === null) this.isOver = true;
    else this.#play(outcome.move);
  }

  /** @param {string} move */
  #play(move) {
    this.isOver = this.#table.play(move, this.#opponent).state.over;
  }

  /** Called when the page has acknowledged the last report. */
  acknowledge() {
    this.#isAcknowledged = true;
  }

  /** Takes what should be reported now; null if nothing is due. */
  takeReport() {
    const now = performance.now();
    const isNews = this.#unreported.length > 0 || this.#infos.length > 0;
    const isDue = this.isFull || now - this.#lastReport >= (isNews ? REPORT_MS : PULSE_MS); // no search would tell it later
    if (!this.isOver && !(this.#isAcknowledged && isDue)) return null;
    const news = { infos: this.#infos, outcomes: this.#unreported };
    [this.#infos, this.#unreported, this.#isAcknowledged, this.#lastReport] = [[], [], false, now];
    return news;
  }

  free() {
    this.#table.free();
  }
}
