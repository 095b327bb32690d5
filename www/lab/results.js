/** The panels with the results of a run: progress, tables, charts, games. */

import { crosstable } from "../core/lab/crosstable.js";
import { runInTurn } from "../kit/charts/drawer.js";
import { byId } from "../kit/dom.js";
import { drawAnswer } from "./answer.js";
import { Charts } from "./charts.js";
import { drawFaults } from "./faults.js";
import { showExports } from "./files.js";
import { keyOf, namesOf, titleOf } from "./format.js";
import { LadderPanel } from "./ladder.js";
import { GameList } from "./list.js";
import { MatchPanel } from "./matches.js";
import { nameByEntries } from "./names.js";
import { drawProgress } from "./progress.js";
import { drawTables } from "./tables.js";
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
  #matches;
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
    this.#matches = new MatchPanel((game, player, opponent) =>
      this.#list.choose(keyOf({ game, player }), keyOf({ game, player: opponent })),
    );
    this.#ladder = new LadderPanel(engine);
    this.#verdict = new VerdictPanel(engine);
    this.#tuning = new TuningPanel(engine, presets);
  }

  /** Draws everything, one panel a frame. @param {Run | null} run */
  draw(run) {
    if (run !== this.#run) this.#begin(run);
    drawProgress(run);
    drawFaults(run);
    const standings = run?.standings() ?? [];
    const matches = run?.matches() ?? [];
    drawAnswer(run, standings, matches);
    const any = standings.length + matches.length > 0;
    const isTuning = Boolean(run?.progress?.tuning);
    const isLadder = any && Boolean(run?.experiment?.ladder);
    const isRated = Boolean(run?.ladder);
    showPanel("verdict", Boolean(run?.progress?.verdict));
    showPanel("tuning", isTuning);
    showPanel("ladder", isLadder);
    showPanel("games", any);
    // The ladder has a chart of its own, and of one match the table says it all.
    const isChart = standings.length > 0 || (matches.length > 1 && !isRated);
    showPanel("chart", isChart);
    showPanel("table", standings.length > 0);
    showPanel("match", matches.length > 0);
    showExports(run, any || isTuning);
    if (!run) return;
    this.#inTurn("verdict", run, () => this.#verdict.show(run, matches));
    this.#inTurn("tuning", run, () => this.#tuning.show(run));
    if (!any) return;
    // Tables and lists follow the ladder, the best first.
    const shown = isLadder ? [...standings].sort((a, b) => b.mean - a.mean) : standings;
    const ids = run.plan?.ids ?? [];
    const order = run.ladder?.rungs().map(({ player }) => ids[player]);
    if (isLadder) this.#inTurn("ladder", run, () => this.#ladder.show(run, shown));
    if (standings.length) this.#inTurn("table", run, () => drawTables(shown));
    if (matches.length) this.#inTurn("match", run, () => this.#matches.show(matches, order));
    if (isChart) this.#inTurn("chart", run, () => this.#charts.show(run, standings));
    this.#inTurn("list", run, () => this.#list.show(run, playersOf(shown, matches, order)));
  }

  /** Begins with another run. @param {Run | null} run */
  #begin(run) {
    this.#charts.forget();
    this.#run = run;
    nameByEntries(run?.experiment ?? null, run?.plan?.ids ?? []);
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

/**
 * All whose games can be listed, those of a crosstable in its order.
 * @param {import("./types.d.ts").Standing[]} standings
 * @param {import("./types.d.ts").MatchStanding[]} matches
 * @param {string[]} [ladder] ids
 * @returns {import("./list.js").Listed[]}
 */
function playersOf(standings, matches, ladder) {
  const listed = standings.map((one) => ({ key: keyOf(one), name: titleOf(one), opponents: [] }));
  const games = [...new Set(matches.map(({ game }) => game))];
  const met = games.flatMap((game) => {
    const own = matches.filter((one) => one.game === game);
    const names = namesOf(own);
    const rows = crosstable(own, ladder);
    const list = (/** @type {string} */ id) => ({ key: keyOf({ game, player: id }), name: names.get(id) ?? id });
    return rows.map((row) => ({
      ...list(row.id),
      opponents: rows.filter(({ id }) => row.met.has(id)).map(({ id }) => ({ ...list(id), opponents: [] })),
    }));
  });
  return [...listed, ...met];
}
