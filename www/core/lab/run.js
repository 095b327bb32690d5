// A run of an experiment: collects the results of its games. In tests, tunings and ladders the next games depend on earlier results, so
// the engine's course names them. Those of other experiments are known from the start.

import { MAX_LEARNED_WORKERS, playersNeedingWeights } from "./learned.js";

/** @typedef {import("../../lab/engine.js").Engine} Engine */
/** @typedef {import("../../lab/types.d.ts").Experiment} Experiment */
/** @typedef {import("../../lab/types.d.ts").Line} Line */
/** @typedef {import("../../lab/types.d.ts").Standing} Standing */
/** @typedef {import("../../lab/types.d.ts").MatchStanding} MatchStanding */
/** @typedef {"ready" | "running" | "paused" | "done" | "failed"} State */
/** @typedef {import("../../lab/types.d.ts").GamesSlice} GamesSlice */
/** A game in progress. @typedef {{players: GamesSlice["players"], moves: number}} OpenGame */

/** Workers that play games by their numbers. @typedef {{start(workers: number): void, addJobs(open: [number, number][], task: object): void, setPaused(on: boolean): void, dispose(): void}} Pool */

/**
 * What a run needs from its page: a pool of workers, for the texts of the experiment and of its current stage, and names that one tab
 * holds.
 * @typedef {object} Page
 * @property {(module: WebAssembly.Module, whole: string, stage: string, open: [number, number][], owner: import("../../pool.js").Owner<GamesSlice>) => Pool} createPool
 * @property {import("../types.js").Tab["hold"]} hold
 */

/** The most games in the list; the sums include all. */
const MAX_LISTED = 100_000;

/** Whether the games of an experiment follow from those before, until its players are known well enough. @param {Engine} engine @param {Experiment} experiment */
const isLadder = ({ isForTwo }, { game, ladder, test, tune }) => Boolean(ladder && !test && !tune && isForTwo(game));

/** Whether an experiment decides while it is played: a test, a tuning or a ladder. @param {Engine} engine @param {Experiment} experiment */
const hasCourse = (engine, experiment) => Boolean(experiment.test ?? experiment.tune) || isLadder(engine, experiment);

/** Checks an experiment. @param {Engine} engine @param {Experiment} experiment @throws an Error that names what is wrong */
export function checkExperiment(engine, experiment) {
  const Checked = hasCourse(engine, experiment) ? engine.LabCourse : engine.LabPlan;
  new Checked(JSON.stringify(experiment)).free();
}

/** A likelihood ratio closer to 0 says nothing about how long a test takes. */
const MIN_RATIO = 0.5;

export class Run {
  /** @type {Pool | null} */
  #pool = null;
  #page;
  #tally;
  /** Milliseconds it ran before it was last resumed. */
  #elapsedBefore = 0;
  #since = 0;
  #playedHere = 0;
  /** The games in progress, by their players; of those of the same players the one that has come furthest. @type {Map<string, OpenGame>} */
  #openGames = new Map();
  /** Milliseconds that it is expected to take, before any game is over; null where nobody knows. @type {number | null} */
  expectedMs = null;
  /** Whether this tab has claimed the run, once it has tried. @type {Promise<boolean> | null} */
  #claim = null;
  /** Lets another run claim the same results. */
  #release = () => {};
  /** The text of the experiment that the workers play: of the run, or of the present stage of its course. */
  #stage = "";

  /**
   * @param {Engine} engine
   * @param {Experiment | null} experiment null for results of which only the lines are known
   * @param {(what: {lines?: string, state?: boolean}) => void} onChange
   * @param {Page} page
   * @throws an Error that names the field that is wrong
   */
  constructor(engine, experiment, onChange, page) {
    this.#page = page;
    this.engine = engine;
    this.experiment = experiment;
    this.text = JSON.stringify(experiment);
    /** Says which games come next, where that follows from those before. */
    this.course = experiment && hasCourse(engine, experiment) ? new engine.LabCourse(this.text) : null;
    /** The same, of a ladder alone. */
    this.ladder = experiment && isLadder(engine, experiment) ? this.course : null;
    /** The games of a tuning follow from those before. */
    this.plan = experiment && !experiment.tune ? new engine.LabPlan(this.text) : null;
    /** How the course stands. */
    this.progress = this.course?.state() ?? null;
    this.#tally = new engine.LabTally();
    this.onChange = onChange;
    /** @type {State} */
    this.state = "ready";
    /** Why it failed. @type {Error | undefined} */
    this.problem = undefined;
    /** The download of learned weights, while it lasts. @type {import("../../types.d.ts").WeightsNews | null} */
    this.weights = null;
    /** @type {string[]} */
    this.texts = [];
    /** @type {Line[]} */
    this.lines = [];
    this.games = 0;
  }

  /** Games in all; those of a test or a tuning at most, those of a ladder about. */
  get total() {
    return this.progress?.total ?? this.plan?.jobs ?? this.games;
  }

  /** Whether everything is played. */
  get isOver() {
    return this.progress?.done ?? this.games >= this.total;
  }

  /** Estimated milliseconds that are left; null while unknown. */
  get msLeft() {
    if (this.state !== "running") return null;
    const [left, elapsed] = [this.#gamesLeft(), this.#elapsed()];
    if (this.#playedHere && left !== null) return (elapsed / this.#playedHere) * left;
    return this.expectedMs !== null && this.expectedMs > elapsed ? this.expectedMs - elapsed : null;
  }

  /** Games that are left: a test runs until its likelihood ratio reaches a bound; null while unknown. */
  #gamesLeft() {
    const most = this.total - this.games;
    const verdict = this.progress?.verdict;
    if (!verdict) return most;
    if (Math.abs(verdict.ratio) < MIN_RATIO) return null;
    const bound = verdict.bounds[verdict.ratio < 0 ? 0 : 1];
    return Math.min(most, verdict.games * Math.max(0, bound / verdict.ratio - 1));
  }

  /** Games a second since it was started here. */
  get rate() {
    const ms = this.#elapsed();
    return this.#playedHere && ms ? (this.#playedHere / ms) * 1000 : 0;
  }

  /** Whether workers play, or pause in the middle of games. */
  get hasWorkers() {
    return this.#pool !== null;
  }

  /** The game in progress that has come furthest. @returns {OpenGame | null} */
  get openGame() {
    return [...this.#openGames.values()].sort((a, b) => b.moves - a.moves)[0] ?? null;
  }

  /** Milliseconds that the first move has taken so far; 0 once there is a move or a game. */
  get msWaiting() {
    return this.#playedHere || this.openGame || this.weights ? 0 : this.#elapsed();
  }

  #elapsed() {
    return this.#elapsedBefore + (this.state === "running" ? performance.now() - this.#since : 0);
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
   * Adds results of workers, storage or a file. Each game counts once.
   * @param {string} text
   * @returns {number} of games that are new
   * @throws an Error that names the line that can't be read
   */
  addResults(text) {
    const { course } = this;
    const fresh = (course ?? this.#tally).add(text);
    const lines = fresh.split("\n").filter(Boolean);
    this.progress = course?.state() ?? null;
    this.games = this.progress?.games ?? this.games + lines.length;
    if (!fresh) return 0;
    this.texts.push(fresh);
    if (this.experiment?.tune) return lines.length; // each step has players of its own
    if (course) this.#tally.add(fresh);
    if (this.lines.length < MAX_LISTED) for (const line of lines) this.lines.push(JSON.parse(line));
    return lines.length;
  }

  /** Claims a stored run for this tab, until it ends. False where another tab has it. @param {number | null} id */
  async claim(id) {
    if (id === null) return true;
    this.#claim ??= this.#holdUntilEnd(`lab-${id}`);
    const isOurs = await this.#claim;
    if (!isOurs) this.#claim = null;
    return isOurs;
  }

  /** Holds a name until the run ends, even if it ends first. @param {string} name */
  async #holdUntilEnd(name) {
    /** @type {(() => void) | null | undefined} */
    let free;
    let hasEnded = false;
    this.#release = () => {
      hasEnded = true;
      free?.();
    };
    free = await this.#page.hold(name, { ifAvailable: true });
    if (hasEnded) free?.();
    return free !== null;
  }

  /** Starts or continues with the games that are missing. @param {number} workers */
  start(workers) {
    if (this.#pool) return this.#resume();
    this.#stage = this.course?.stage ?? this.text;
    this.#pool = this.#page.createPool(this.engine.module, this.text, this.#stage, this.#missingJobs(), {
      onSlice: ({ lines, players = [], progress: moves }) => {
        this.#noteOpenGame(players, moves, lines !== "");
        this.#onLines(lines);
      },
      onStartProgress: (news) => {
        this.weights = news.state === "ready" ? null : news; // a worker has them
        this.onChange({ state: true });
      },
      onDone: () => this.#startNextStage(),
      onError: (error) => {
        this.problem = error;
        this.#end("failed");
      },
    });
    this.#playedHere = 0;
    this.#elapsedBefore = 0;
    this.#setState("running");
    const learned = this.experiment && playersNeedingWeights(this.engine.catalogue, this.experiment).length > 0;
    this.#pool.start(learned ? Math.min(workers, MAX_LEARNED_WORKERS) : workers);
  }

  /** Goes to the next stage, when all games of one are over. */
  #startNextStage() {
    const stage = this.course?.stage;
    if (stage === undefined || stage === this.#stage) return this.#end("done");
    this.#stage = stage;
    this.#pool?.addJobs(this.#missingJobs(), { experiment: stage });
  }

  /** @param {OpenGame["players"]} players @param {number} moves @param {boolean} isNext whether one has ended */
  #noteOpenGame(players, moves, isNext) {
    if (isNext) this.#openGames.clear(); // the others tell of themselves soon
    const key = JSON.stringify(players);
    const known = this.#openGames.get(key)?.moves ?? 0;
    if (moves) this.#openGames.set(key, { players, moves: Math.max(moves, known) });
  }

  /** @param {string} lines */
  #onLines(lines) {
    if (!lines) return;
    const added = this.addResults(lines);
    this.#playedHere += added;
    if (added) this.onChange({ lines });
    if (this.progress?.done) this.#end("done");
  }

  pause() {
    this.#pool?.setPaused(true);
    this.#setState("paused");
  }

  #resume() {
    this.#pool?.setPaused(false);
    this.#setState("running");
  }

  /** Ends the run; finished games stay. */
  stop() {
    this.#end(this.isOver ? "done" : "ready");
  }

  /** @param {State} state */
  #end(state) {
    this.#releaseWorkers();
    this.weights = null;
    this.#setState(state);
  }

  /** Ends the workers and releases the claim of this tab. */
  #releaseWorkers() {
    this.#openGames.clear();
    this.#pool?.dispose();
    this.#pool = null;
    this.#release();
    this.#claim = null;
  }

  /** @param {State} state */
  #setState(state) {
    if (this.state === "running") this.#elapsedBefore += performance.now() - this.#since;
    this.#since = performance.now();
    this.state = state;
    this.onChange({ state: true });
  }

  /** @returns {[number, number][]} */
  #missingJobs() {
    const { plan } = this;
    if (this.course) return toPairs(this.course.missing());
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
    this.#releaseWorkers();
    this.plan?.free();
    this.course?.free();
    this.#tally.free();
  }
}

/** @param {Float64Array} numbers two for each pair @returns {[number, number][]} */
const toPairs = (numbers) => Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]]);
