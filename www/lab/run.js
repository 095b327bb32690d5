// One run of an experiment: its games as they come, whoever plays them.

import { PlainError } from "../page/problem.js";
import { learnedBy, MOST_LEARNED } from "./learned.js";
import { text } from "./text.js";
import { poolOf } from "./workers.js";

/** @typedef {import("./types.d.ts").Experiment} Experiment */
/** @typedef {import("./types.d.ts").Line} Line */
/** @typedef {import("./types.d.ts").Standing} Standing */
/** @typedef {import("./types.d.ts").MatchStanding} MatchStanding */
/** @typedef {"ready" | "running" | "paused" | "done" | "failed"} State */

/** The list of games holds so many; the sums hold all. */
const MOST_LISTED = 100_000;

export class Run {
  /** @type {ReturnType<typeof poolOf> | null} */
  #pool = null;
  #tally;
  /** Milliseconds it ran, without the present stretch. */
  #ran = 0;
  #since = 0;
  #playedHere = 0;

  /**
   * @param {import("./engine.js").Engine} engine
   * @param {Experiment | null} experiment null for results of which only the lines are known
   * @param {(what: {lines?: string, state?: boolean}) => void} onChange
   * @throws an Error that names the field that is wrong
   */
  constructor(engine, experiment, onChange) {
    this.engine = engine;
    this.experiment = experiment;
    this.text = JSON.stringify(experiment);
    this.plan = experiment && new engine.LabPlan(this.text);
    this.#tally = new engine.LabTally();
    this.onChange = onChange;
    /** @type {State} */
    this.state = "ready";
    /** Why it was given up. @type {Error | undefined} */
    this.problem = undefined;
    /** The download of learned weights, while it goes on. @type {import("../types.d.ts").WeightsNews | null} */
    this.weights = null;
    /** @type {string[]} */
    this.texts = [];
    /** @type {Line[]} */
    this.lines = [];
    this.games = 0;
  }

  /** Games in all. */
  get total() {
    return this.plan?.jobs ?? this.games;
  }

  /** Milliseconds that are left, as things go; null before that can be said. */
  get left() {
    if (this.state !== "running" || !this.#playedHere) return null;
    return (this.#elapsed() / this.#playedHere) * (this.total - this.games);
  }

  /** Games a second since it was started here. */
  get rate() {
    const ms = this.#elapsed();
    return this.#playedHere && ms ? (this.#playedHere / ms) * 1000 : 0;
  }

  get movesInFlight() {
    return this.#pool?.progress ?? 0;
  }

  #elapsed() {
    return this.#ran + (this.state === "running" ? performance.now() - this.#since : 0);
  }

  /** @returns {Standing[]} */
  standings() {
    return this.#tally.standings();
  }

  /** Two by two, in games of two. @returns {MatchStanding[]} */
  matches() {
    return this.#tally.matches();
  }

  /** @param {number} place in the standings */
  scores(place) {
    return this.#tally.scores(place);
  }

  /**
   * Results from elsewhere: storage or a file.
   * @param {string} text
   * @throws an Error that names the line that can't be read
   */
  take(text) {
    const new_ = this.#tally.add(text);
    this.games += new_;
    if (!new_) return 0;
    this.texts.push(text.endsWith("\n") ? text : `${text}\n`);
    if (this.lines.length < MOST_LISTED) {
      for (const line of text.split("\n")) if (line.trim()) this.lines.push(JSON.parse(line));
    }
    return new_;
  }

  /** Starts, or goes on with the games that are missing. @param {number} workers */
  start(workers) {
    if (this.#pool) return this.#resume();
    const missing = this.#missing();
    this.#pool = poolOf(this.engine.module, this.text, missing, {
      onReply: (reply) => this.#hear(reply),
      onDone: () => this.#end("done"),
      onError: (message) => {
        this.problem = message ? new Error(message) : new PlainError(text.results.noWorker);
        this.#end("failed");
      },
    });
    this.#playedHere = 0;
    this.#ran = 0;
    this.#set("running");
    const learned = this.experiment && learnedBy(this.engine.catalogue, this.experiment).length > 0;
    this.#pool.start(learned ? Math.min(workers, MOST_LEARNED) : workers);
  }

  /** @param {import("./types.d.ts").Reply} reply */
  #hear(reply) {
    if (reply.type === "slice" && reply.lines) {
      this.#playedHere += this.take(reply.lines);
      this.onChange({ lines: reply.lines });
    } else if (reply.type === "weights" || reply.type === "ready") {
      this.weights = reply.type === "weights" ? reply.news : null; // a worker has them
      this.onChange({ state: true });
    }
  }

  pause() {
    this.#pool?.pause(true);
    this.#set("paused");
  }

  #resume() {
    this.#pool?.pause(false);
    this.#set("running");
  }

  /** Ends it; the games that are over stay. */
  stop() {
    this.#end(this.games >= this.total ? "done" : "ready");
  }

  /** @param {State} state */
  #end(state) {
    this.#pool?.dispose();
    this.#pool = null;
    this.weights = null;
    this.#set(state);
  }

  /** @param {State} state */
  #set(state) {
    if (this.state === "running") this.#ran += performance.now() - this.#since;
    this.#since = performance.now();
    this.state = state;
    this.onChange({ state: true });
  }

  /** @returns {[number, number][]} */
  #missing() {
    const { plan } = this;
    if (!plan) return [];
    const done = Float64Array.from(this.texts.flatMap((text) => [...plan.find(text)])).sort();
    /** @type {[number, number][]} */
    const missing = [];
    let from = 0;
    for (const job of [...done, this.total]) {
      if (job > from) missing.push([from, job]);
      from = job + 1;
    }
    return missing;
  }

  /** The number of a line's game in the plan, or -1. @param {Line} line */
  jobOf(line) {
    return this.plan?.find(JSON.stringify(line))[0] ?? -1;
  }

  /** Frees what the engine holds for it. */
  dispose() {
    this.#pool?.dispose();
    this.#pool = null;
    this.plan?.free();
    this.#tally.free();
  }
}
