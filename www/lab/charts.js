/** The charts of a run. */

import { findPlayer } from "../core/family.js";
import { drawIn } from "../kit/charts/drawing.js";
import { byId, make } from "../kit/dom.js";
import { pairOf, titleOf } from "./format.js";
import { describeSweep, nameOfId } from "./names.js";
import { tilesOf } from "./tables.js";
import { text } from "./text.js";

/**
 * @typedef {import("../core/lab/run.js").Run} Run
 * @typedef {import("./types.d.ts").Standing} Standing
 * @typedef {import("../kit/charts/chart.js").Frame} Frame
 * @typedef {import("../kit/charts/drawing.js").Library} Library
 * @typedef {import("./types.d.ts").MatchStanding} MatchStanding
 * @typedef {(library: Library, run: Run, standings: Standing[], frame: Omit<Frame, "xLabel" | "yLabel">) => SVGElement} Draw
 */

const BINS = 40;
const CURVE_POINTS = 120;
/** The chart follows a run that goes on within this time. */
const MIN_MS = 2000;

/** @type {Record<string, Draw>} */
const KINDS = {
  highest({ barChart }, _, standings, frame) {
    const tiles = tilesOf(standings);
    const share = (/** @type {Standing} */ one) =>
      tiles.map((tile) => {
        const at = one.tiles.findIndex((share) => share.tile === tile);
        return at < 0 ? 0 : one.tiles[at].share - (one.tiles[at + 1]?.share ?? 0);
      });
    return barChart({
      ...frame,
      percent: true,
      groups: tiles.map(String),
      values: standings.map(share),
      xLabel: text.chart.tile,
      yLabel: text.chart.ofGames,
    });
  },
  reached({ barChart }, _, standings, frame) {
    const tiles = tilesOf(standings);
    const of = (/** @type {Standing} */ one) => tiles.map((tile) => one.tiles.find((share) => share.tile === tile));
    return barChart({
      ...frame,
      percent: true,
      groups: tiles.map(String),
      values: standings.map((one) => of(one).map((share) => share?.share ?? 0)),
      intervals: standings.map((one) => of(one).map((share) => share?.interval ?? null)),
      xLabel: text.chart.atLeast,
      yLabel: text.chart.ofGames,
    });
  },
  scores({ lineChart }, run, standings, frame) {
    const most = Math.max(1, ...standings.map(({ best }) => best));
    const wide = most / BINS;
    const series = standings.map(({ different: games }, place) => {
      const counts = new Array(BINS).fill(0);
      for (const score of run.scores(place)) counts[Math.min(BINS - 1, Math.floor(score / wide))] += 1;
      return counts.map((n, i) => ({ x: (i + 0.5) * wide, y: n / games }));
    });
    return lineChart({ ...frame, percent: false, series, xLabel: text.chart.score, yLabel: text.chart.ofGames });
  },
  cumulative({ lineChart }, run, standings, frame) {
    const series = standings.map(({ different: games }, place) => {
      const scores = run.scores(place).sort();
      const step = Math.max(1, Math.ceil(games / CURVE_POINTS));
      const points = [{ x: 0, y: 1 }];
      for (let i = 0; i < games; i += step) points.push({ x: scores[i], y: (games - i) / games });
      return [...points, { x: scores[games - 1], y: 1 / games }];
    });
    return lineChart({ ...frame, percent: true, series, xLabel: text.chart.scoreAtLeast, yLabel: text.chart.ofGames });
  },
  means({ barChart }, _, standings, frame) {
    return barChart({
      ...frame,
      names: [text.chart.mean],
      groups: standings.map((one) => titleOf(one)),
      values: [standings.map(({ mean }) => mean)],
      intervals: [standings.map((one) => one.mean_interval)],
      xLabel: "",
      yLabel: text.chart.mean,
    });
  },
  sweep({ lineChart }, run, standings, frame) {
    const over = run.experiment?.sweep?.over ?? "";
    const curves = sweptCurves(run, standings, over);
    const xs = [...curves.values()].flat().map(({ x }) => x);
    const [least, most] = [Math.min(...xs), Math.max(...xs)];
    // A player without the parameter is a level line.
    const level = standings.filter((one) => sweptValue(run, one.player, over) === null);
    const levels = level.map((one) => [pointOf(one, least), pointOf(one, most)]);
    return lineChart({
      ...frame,
      names: [...[...curves.keys()].map((id) => nameOfId(standings[0].game, id)), ...level.map(titleOf)],
      series: [...curves.values(), ...levels],
      dots: true,
      logX: run.experiment?.sweep?.factor !== undefined,
      xLabel: run.experiment ? describeSweep(run.engine.catalogue, run.experiment) : "",
      yLabel: text.chart.mean,
    });
  },
};

/** The charts of matches. @type {Record<string, (library: Library, matches: MatchStanding[], frame: Omit<Frame, "xLabel" | "yLabel" | "names">) => SVGElement>} */
const MATCH_KINDS = {
  points: ({ barChart }, matches, frame) =>
    barChart({
      ...frame,
      percent: true,
      names: [text.chart.points],
      groups: matches.map(pairOf),
      values: [matches.map(({ score }) => score)],
      intervals: [matches.map((one) => one.score_interval)],
      xLabel: "",
      yLabel: text.chart.points,
    }),
  ends: ({ barChart }, matches, frame) =>
    barChart({
      ...frame,
      percent: true,
      names: [text.matches.wins, text.matches.draws, text.matches.losses],
      groups: matches.map(pairOf),
      values: [
        matches.map((one) => one.wins / one.games),
        matches.map((one) => one.draws / one.games),
        matches.map((one) => one.losses / one.games),
      ],
      xLabel: "",
      yLabel: text.chart.ofGames,
    }),
};

/** The form of limits in the ids of players. */
const LIMITS = new Map([
  ["movetime", /, ([\d.e+-]+) ms/],
  ["depth", /, depth (\d+)/],
  ["nodes", /, (\d+) nodes/],
]);

/**
 * The swept value in a player's id, and the id without it; null for a player that is not swept. A limit may have a
 * parameter of its name, and both are swept. An id leaves out parameters at their defaults: such a player has the default.
 * @param {Run} run @param {string} player @param {string} over
 */
function sweptValue(run, player, over) {
  const limit = LIMITS.get(over);
  const forms = [new RegExp(` ${over}=([\\d.e+-]+)`), ...(limit ? [limit] : [])];
  const [value] = forms.flatMap((form) => form.exec(player)?.[1] ?? []);
  if (value) return { x: Number(value), rest: forms.reduce((id, form) => id.replace(form, ""), player) };
  const byDefault = defaultOf(run, player, over);
  return byDefault === undefined ? null : { x: byDefault, rest: player };
}

/** The default of a player's parameter; undefined for a player without it. @param {Run} run @param {string} player @param {string} over */
function defaultOf({ engine, experiment }, player, over) {
  const [id] = player.split(/[ ,]/);
  const info = experiment && findPlayer(engine.catalogue, experiment.game, id);
  return info?.params.find(({ name }) => name === over)?.default;
}

/** @param {Standing} one @param {number} x */
const pointOf = ({ mean, mean_interval }, x) => ({ x, y: mean, low: mean_interval?.low, high: mean_interval?.high });

/** The points of each swept player, by its id without the swept value. @param {Run} run @param {Standing[]} standings @param {string} over */
function sweptCurves(run, standings, over) {
  /** @type {Map<string, import("../kit/charts/chart.js").Point[]>} */
  const curves = new Map();
  for (const one of standings) {
    const value = sweptValue(run, one.player, over);
    if (value) curves.set(value.rest, [...(curves.get(value.rest) ?? []), pointOf(one, value.x)]);
  }
  for (const points of curves.values()) points.sort((a, b) => a.x - b.x);
  return curves;
}

/** The kinds of charts that fit a run. @param {Run} run @param {Standing[]} standings */
function kindsFor(run, standings) {
  if (!standings.length) return Object.keys(MATCH_KINDS);
  const kinds = ["highest", "reached", "scores", "cumulative"];
  if (standings.length > 1) kinds.push("means");
  if (
    run.experiment?.sweep &&
    standings.some(({ player }) => sweptValue(run, player, run.experiment?.sweep?.over ?? ""))
  )
    kinds.unshift("sweep");
  return kinds;
}

/** The panel with a chart of the run and its choice of kinds. */
export class Charts {
  #select = byId("chart-kind", HTMLSelectElement);
  #place = byId("chart", HTMLElement);
  /** @type {{run: Run, standings: Standing[]} | null} */
  #shown = null;
  /** When the last chart was drawn. */
  #drawnAt = -Infinity;

  constructor() {
    this.#select.addEventListener("change", () => void this.#draw());
    new ResizeObserver(() => void this.#draw()).observe(this.#place);
  }

  /** @param {Run} run @param {Standing[]} standings */
  show(run, standings) {
    const isSoon = this.#shown?.run === run && performance.now() - this.#drawnAt < MIN_MS;
    this.#shown = { run, standings };
    if (run.state === "running" && isSoon) return;
    this.#drawnAt = performance.now();
    void this.#draw();
  }

  /** Draws nothing more of a run that leaves the screen: its sums are freed. */
  forget() {
    this.#shown = null;
    this.#select.replaceChildren(); // the next run begins with the chart that suits it best
  }

  async #draw() {
    const shown = this.#shown;
    if (!shown || this.#place.clientWidth === 0) return;
    this.#fillKinds(kindsFor(shown.run, shown.standings));
    // The library may come late: the newest run counts then, or none.
    await drawIn(this.#place, (library) => this.#shown && this.#drawn(library, this.#shown));
  }

  /** @param {Library} library @param {{run: Run, standings: Standing[]}} shown */
  #drawn(library, { run, standings }) {
    const kind = this.#select.value;
    const title = text.chart[/** @type {"highest"} */ (kind)];
    const frame = { title, width: this.#place.clientWidth, names: standings.map(titleOf) };
    return standings.length
      ? KINDS[kind](library, run, standings, frame)
      : MATCH_KINDS[kind](library, run.matches(), frame);
  }

  /** @param {string[]} kinds */
  #fillKinds(kinds) {
    const select = this.#select;
    if (kinds.join() === [...select.options].map(({ value }) => value).join()) return;
    const wanted = kinds.includes(select.value) ? select.value : kinds[0];
    const options = kinds.map((kind) =>
      make("option", { value: kind, selected: kind === wanted }, text.chart[/** @type {"highest"} */ (kind)]),
    );
    select.replaceChildren(...options);
  }
}
