/** The panels with the results of a run: progress, tables, charts, games. */

import { runInTurn } from "../kit/charts/drawer.js";
import { button, byId } from "../kit/dom.js";
import { Charts } from "./charts.js";
import { keyOf, pairOf, titleOf } from "./format.js";
import { LadderPanel } from "./ladder.js";
import { GameList } from "./list.js";
import { drawProgress } from "./progress.js";
import { drawMatches, drawTables } from "./tables.js";
import { TuningPanel } from "./tuning.js";
import { VerdictPanel } from "./verdict.js";

/** @typedef {import("../core/lab/run.js").Run} Run */

/** @param {string} name @param {boolean} shown */
const showPanel = (name, shown) => {
  byId(`${name}-panel`, HTMLElement).hidden = !shown;
};

export class Results {
  #charts = new Charts();
  #list;
  #ladder;
  #verdict;
  #tuning;
  /** @type {Run | null} */
  #run = null;
  /** What is drawn when its turn comes, by its name. @type {Map<string, () => void>} */
  #due = new Map();

  /** @param {import("./engine.js").Engine} engine @param {import("./presets.js").Presets} presets */
  constructor(engine, presets) {
    this.#list = new GameList(engine);
    this.#ladder = new LadderPanel(engine);
    this.#verdict = new VerdictPanel(engine);
    this.#tuning = new TuningPanel(engine, presets);
  }

  /** Draws everything, one panel a frame. @param {Run | null} run */
  draw(run) {
    if (run !== this.#run) this.#charts.forget();
    this.#run = run;
    drawProgress(run);
    const standings = run?.standings() ?? [];
    const matches = run?.matches() ?? [];
    const any = standings.length + matches.length > 0;
    const isTuning = Boolean(run?.progress?.tuning);
    showPanel("verdict", Boolean(run?.progress?.verdict));
    showPanel("tuning", isTuning);
    const isLadder = any && Boolean(run?.experiment?.ladder);
    showPanel("ladder", isLadder);
    showPanel("games", any);
    // Everyone met everyone: the ladder sums that up.
    const isRated = Boolean(run?.ladder);
    showPanel("chart", any && !isRated);
    showPanel("export", any || isTuning);
    showPanel("table", standings.length > 0);
    showPanel("match", matches.length > 0 && !isRated);
    button("export-experiment").hidden = button("export-json").hidden = !run?.experiment;
    if (!run) return;
    this.#inTurn("verdict", run, () => this.#verdict.show(run));
    this.#inTurn("tuning", run, () => this.#tuning.show(run));
    if (!any) return;
    if (isLadder) this.#inTurn("ladder", run, () => this.#ladder.show(run, standings));
    if (standings.length) this.#inTurn("table", run, () => drawTables(standings));
    if (matches.length && !isRated) this.#inTurn("match", run, () => drawMatches(matches));
    if (!isRated) this.#inTurn("chart", run, () => this.#charts.show(run, standings));
    /** @type {import("./list.js").Listed[]} */
    const players = [
      ...standings.map((one) => ({ key: keyOf(one), name: titleOf(one) })),
      ...matches.map((one) => ({ key: keyOf(one), name: pairOf(one) })),
    ];
    this.#inTurn("list", run, () => this.#list.show(run, players));
  }

  /** Draws a part when its turn comes, unless another run is on screen by then. @param {string} name @param {Run} run @param {() => void} draw */
  #inTurn(name, run, draw) {
    const isDue = this.#due.has(name);
    this.#due.set(name, () => run === this.#run && draw());
    if (isDue) return;
    runInTurn(() => {
      const work = this.#due.get(name);
      this.#due.delete(name);
      work?.();
    });
  }

  /** Draws the progress of a run that goes on. @param {Run | null} run */
  drawProgress(run) {
    if (run?.state === "running") drawProgress(run);
  }
}
