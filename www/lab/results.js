/** The panels with the results of a run: progress, tables, charts, games. */
import { button, byId } from "../page/dom.js";
import { Charts } from "./charts.js";
import { pairOf, titleOf } from "./format.js";
import { GameList } from "./list.js";
import { drawProgress } from "./progress.js";
import { drawMatches, drawTables } from "./tables.js";

/** @typedef {import("./run.js").Run} Run */

/** @param {string} name @param {boolean} shown */
const showPanel = (name, shown) => {
  byId(`${name}-panel`, HTMLElement).hidden = !shown;
};

export class Results {
  #charts = new Charts();
  #list;

  /** @param {import("./engine.js").Engine} engine */
  constructor(engine) {
    this.#list = new GameList(engine);
  }

  /** Draws everything. @param {Run | null} run */
  draw(run) {
    drawProgress(run);
    const standings = run?.standings() ?? [];
    const matches = run?.matches() ?? [];
    const any = standings.length + matches.length > 0;
    for (const name of ["chart", "games", "export"]) showPanel(name, any);
    showPanel("table", standings.length > 0);
    showPanel("match", matches.length > 0);
    button("export-experiment").hidden = button("export-json").hidden = !run?.experiment;
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
