/** The panels with the results of a run: progress, tables, charts, games. */
import { button, byId } from "../page/dom.js";
import { Charts } from "./charts.js";
import { pairOf, titleOf } from "./format.js";
import { GameList } from "./list.js";
import { drawProgress } from "./progress.js";
import { drawMatches, drawTables } from "./tables.js";
import { TuningPanel } from "./tuning.js";
import { VerdictPanel } from "./verdict.js";

/** @typedef {import("./run.js").Run} Run */

/** @param {string} name @param {boolean} shown */
const showPanel = (name, shown) => {
  byId(`${name}-panel`, HTMLElement).hidden = !shown;
};

export class Results {
  #charts = new Charts();
  #list;
  #verdict;
  #tuning;

  /** @param {import("./engine.js").Engine} engine @param {import("./presets.js").Presets} presets */
  constructor(engine, presets) {
    this.#list = new GameList(engine);
    this.#verdict = new VerdictPanel(engine);
    this.#tuning = new TuningPanel(engine, presets);
  }

  /** Draws everything. @param {Run | null} run */
  draw(run) {
    drawProgress(run);
    const standings = run?.standings() ?? [];
    const matches = run?.matches() ?? [];
    const any = standings.length + matches.length > 0;
    const isTuning = Boolean(run?.stand?.tuning);
    showPanel("verdict", Boolean(run?.stand?.verdict));
    showPanel("tuning", isTuning);
    for (const name of ["chart", "games"]) showPanel(name, any);
    showPanel("export", any || isTuning);
    showPanel("table", standings.length > 0);
    showPanel("match", matches.length > 0);
    button("export-experiment").hidden = button("export-json").hidden = !run?.experiment;
    if (run?.stand) {
      this.#verdict.show(run);
      this.#tuning.show(run);
    }
    if (!run || !any) return;
    if (standings.length) drawTables(standings);
    if (matches.length) drawMatches(matches);
    this.#charts.show(run, standings);
    this.#list.show(run, [...standings.map(titleOf), ...matches.map(pairOf)]);
  }

  /** Draws the progress of a run that goes on. @param {Run | null} run */
  drawProgress(run) {
    if (run?.state === "running") drawProgress(run);
  }
}
