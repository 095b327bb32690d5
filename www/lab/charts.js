/** The charts of a run. */
import { button, byId, make } from "../page/dom.js";
import { notify } from "../page/notices.js";
import { pairOf, titleOf } from "./format.js";
import { png, save, standalone } from "./picture.js";
import { bars, lines } from "./svg.js";
import { tilesOf } from "./tables.js";
import { text } from "./text.js";

/**
 * @typedef {import("./run.js").Run} Run
 * @typedef {import("./types.d.ts").Standing} Standing
 * @typedef {import("./svg.js").Frame} Frame
 * @typedef {import("./types.d.ts").MatchStanding} MatchStanding
 * @typedef {(run: Run, standings: Standing[], frame: Omit<Frame, "xLabel" | "yLabel">) => SVGElement} Draw
 */

const BINS = 40;
const CURVE_POINTS = 120;

/** @type {Record<string, Draw>} */
const KINDS = {
  highest(_, standings, frame) {
    const tiles = tilesOf(standings);
    const share = (/** @type {Standing} */ one) =>
      tiles.map((tile) => {
        const at = one.tiles.findIndex((share) => share.tile === tile);
        return at < 0 ? 0 : one.tiles[at].share - (one.tiles[at + 1]?.share ?? 0);
      });
    return bars({
      ...frame,
      percent: true,
      groups: tiles.map(String),
      values: standings.map(share),
      xLabel: text.chart.tile,
      yLabel: text.chart.ofGames,
    });
  },
  reached(_, standings, frame) {
    const tiles = tilesOf(standings);
    const of = (/** @type {Standing} */ one) => tiles.map((tile) => one.tiles.find((share) => share.tile === tile));
    return bars({
      ...frame,
      percent: true,
      groups: tiles.map(String),
      values: standings.map((one) => of(one).map((share) => share?.share ?? 0)),
      intervals: standings.map((one) => of(one).map((share) => share?.interval ?? null)),
      xLabel: text.chart.atLeast,
      yLabel: text.chart.ofGames,
    });
  },
  scores(run, standings, frame) {
    const most = Math.max(1, ...standings.map(({ best }) => best));
    const wide = most / BINS;
    const series = standings.map(({ games }, place) => {
      const counts = new Array(BINS).fill(0);
      for (const score of run.scores(place)) counts[Math.min(BINS - 1, Math.floor(score / wide))] += 1;
      return counts.map((n, i) => ({ x: (i + 0.5) * wide, y: n / games }));
    });
    return lines({ ...frame, percent: false, series, xLabel: text.chart.score, yLabel: text.chart.ofGames });
  },
  cumulative(run, standings, frame) {
    const series = standings.map(({ games }, place) => {
      const scores = run.scores(place).sort();
      const step = Math.max(1, Math.ceil(games / CURVE_POINTS));
      const points = [{ x: 0, y: 1 }];
      for (let i = 0; i < games; i += step) points.push({ x: scores[i], y: (games - i) / games });
      return [...points, { x: scores[games - 1], y: 1 / games }];
    });
    return lines({ ...frame, percent: true, series, xLabel: text.chart.scoreAtLeast, yLabel: text.chart.ofGames });
  },
  means(_, standings, frame) {
    return bars({
      ...frame,
      names: [text.chart.mean],
      groups: standings.map((one) => titleOf(one)),
      values: [standings.map(({ mean }) => mean)],
      intervals: [standings.map((one) => one.mean_interval)],
      xLabel: "",
      yLabel: text.chart.mean,
    });
  },
  sweep(run, standings, frame) {
    const over = run.experiment?.sweep?.over ?? "";
    /** Lines by what stays the same. @type {Map<string, {x: number, y: number, low?: number, high?: number}[]>} */
    const found = new Map();
    const alone = [];
    for (const one of standings) {
      const value = sweptValue(one.player, over);
      const point = { y: one.mean, low: one.mean_interval?.low, high: one.mean_interval?.high };
      if (!value) alone.push({ title: titleOf(one), point });
      else found.set(value.rest, [...(found.get(value.rest) ?? []), { x: value.x, ...point }]);
    }
    const xs = [...found.values()].flat().map(({ x }) => x);
    const [least, most] = [Math.min(...xs), Math.max(...xs)];
    const series = [...found.values()].map((points) => points.sort((a, b) => a.x - b.x));
    const level = alone.map(({ point }) => [
      { x: least, ...point },
      { x: most, ...point },
    ]);
    return lines({
      ...frame,
      names: [...found.keys(), ...alone.map(({ title }) => title)],
      series: [...series, ...level],
      dots: true,
      logX: run.experiment?.sweep?.factor !== undefined,
      xLabel: over,
      yLabel: text.chart.mean,
    });
  },
};

/** Of games of two. @type {Record<string, (matches: MatchStanding[], frame: Omit<Frame, "xLabel" | "yLabel" | "names">) => SVGElement>} */
const MATCH_KINDS = {
  points: (matches, frame) =>
    bars({
      ...frame,
      percent: true,
      names: [text.chart.points],
      groups: matches.map(pairOf),
      values: [matches.map(({ score }) => score)],
      intervals: [matches.map((one) => one.score_interval)],
      xLabel: "",
      yLabel: text.chart.points,
    }),
  ends: (matches, frame) =>
    bars({
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

/** How descriptions of players say their limits. */
const LIMITS = new Map([
  ["movetime", /, ([\d.e+-]+) ms/],
  ["depth", /, depth (\d+)/],
  ["nodes", /, (\d+) nodes/],
]);

/** The value of what was varied in a player's description, and the rest of it. @param {string} player @param {string} over */
function sweptValue(player, over) {
  const words = LIMITS.get(over) ?? new RegExp(` ${over}=([\\d.e+-]+)`);
  const value = player.match(words);
  return value && { x: Number(value[1]), rest: player.replace(value[0], "") };
}

/** @param {Run} run @param {Standing[]} standings */
function kindsFor(run, standings) {
  if (!standings.length) return Object.keys(MATCH_KINDS);
  const kinds = ["highest", "reached", "scores", "cumulative"];
  if (standings.length > 1) kinds.push("means");
  if (run.experiment?.sweep && standings.some(({ player }) => sweptValue(player, run.experiment?.sweep?.over ?? "")))
    kinds.unshift("sweep");
  return kinds;
}

export function mountCharts() {
  const select = byId("chart-kind", HTMLSelectElement);
  const place = byId("chart", HTMLElement);
  /** @type {{run: Run, standings: Standing[]} | null} */
  let last = null;

  const draw = () => {
    if (!last || place.clientWidth === 0) return;
    const { run, standings } = last;
    const kinds = kindsFor(run, standings);
    if (kinds.join() !== [...select.options].map(({ value }) => value).join()) {
      const wanted = kinds.includes(select.value) ? select.value : kinds[0];
      select.replaceChildren(
        ...kinds.map((kind) =>
          make("option", { value: kind, selected: kind === wanted }, text.chart[/** @type {"highest"} */ (kind)]),
        ),
      );
    }
    const title = text.chart[/** @type {"highest"} */ (select.value)];
    const frame = { title, width: place.clientWidth, names: standings.map(titleOf) };
    const drawn = standings.length
      ? KINDS[select.value](run, standings, frame)
      : MATCH_KINDS[select.value](run.matches(), frame);
    place.replaceChildren(drawn);
  };
  select.addEventListener("change", draw);
  new ResizeObserver(draw).observe(place);

  const chart = () => /** @type {SVGElement} */ (place.firstElementChild);
  const name = (/** @type {string} */ kind) => `${last?.run.experiment?.name ?? "plyground"} ${select.value}.${kind}`;
  button("save-svg").addEventListener("click", () =>
    save(name("svg"), new Blob([standalone(chart())], { type: "image/svg+xml" })),
  );
  button("save-png").addEventListener("click", async () => {
    try {
      save(name("png"), await png(chart()));
    } catch (error) {
      notify(String(error), { kind: "error" });
    }
  });

  return {
    /** @param {Run} run @param {Standing[]} standings */
    show(run, standings) {
      last = { run, standings };
      draw();
    },
  };
}
