/** What came of the games of one kind: a table, and a chart. */

import { familyOf } from "../engine.js";
import { drawIn } from "../kit/charts/drawing.js";
import { make } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { fillTable } from "../kit/table.js";
import { say, text } from "./statistics-text.js";

/** @typedef {import("../core/statistics/types.d.ts").Tally} Tally */
/** @typedef {import("../types.js").Catalogue} Catalogue */
/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {Omit<import("../kit/charts/chart.js").Bars, "title" | "width">} Chart */

/** Of fewer games the table says all. */
const MIN_CHARTED = 5;

/** The section of a game; null where none has ended. @param {Catalogue} catalogue @param {GameInfo} game @param {Tally[]} all */
export function makeSection(catalogue, game, all) {
  const byName = new Intl.Collator("en", { numeric: true });
  const own = all
    .filter((tally) => familyOf(tally.game)?.id === game.id)
    .sort((a, b) => byName.compare(a.game + a.level, b.game + b.level));
  if (own.length === 0) return null;
  const isDuel = game.sides === 2;
  const names = own.map((tally) => (isDuel ? describeOpponent(catalogue, game, tally) : rulesOf(game, tally)));
  const { title } = isDuel ? text.ends : text.tiles;
  const section = make(
    "section",
    { "data-game": game.id, className: isDuel ? "is-duel" : "" },
    make("h2", {}, game.name),
    makeScroller(game.name, isDuel ? tableOfDuels(game, own, names) : tableOfPoints(game, own, names)),
  );
  if (own.reduce((sum, { games }) => sum + games, 0) < MIN_CHARTED) return section;
  section.append(
    make("h3", {}, title),
    chartOf(`${game.name}: ${title}`, isDuel ? ends(own, names) : largestTiles(own, names)),
  );
  return section;
}

/** @param {string} label @param {HTMLTableElement} table */
const makeScroller = (label, table) =>
  make("div", { className: "scroller", tabIndex: 0, role: "region", "aria-label": label }, table);

/** The rules of a tally, as the name of the game says them. @param {GameInfo} game @param {Tally} tally */
const rulesOf = ({ id }, { game }) => (game === id ? text.table.usual : game.slice(id.length + 1));

/** Who made the moves of the other side. @param {Catalogue} catalogue @param {GameInfo} game @param {Tally} tally */
function describeOpponent({ players }, game, tally) {
  const [id, name] = tally.level.split("/");
  const found = players.find((player) => player.game === game.id && player.id === id);
  const player = found?.name ?? id;
  const rules = tally.game === game.id ? "" : ` (${rulesOf(game, tally)})`;
  if (name === "own") return say(text.table.own, { player }) + rules;
  const preset = found?.presets.find((one) => one.name === name)?.label;
  return (preset ? say(text.table.preset, { player, preset }) : player) + rules;
}

/** @param {GameInfo} game @param {Tally[]} all @param {string[]} names */
function tableOfPoints({ name }, all, names) {
  const { rules, games, wins, best, streak, longest } = text.table;
  const tiles = tilesOf(all);
  return fillTable(
    make("table"),
    name,
    [rules, games, wins, best, streak, longest, ...tiles.map((tile) => say(text.table.ended, { tile: String(tile) }))],
    all.map((one, at) => [
      names[at],
      ...[one.games, one.wins, one.best ?? 0, one.streak, one.longest].map(wholeNumber),
      ...tiles.map((tile) => wholeNumber(one.tiles[tile] ?? 0)),
    ]),
  );
}

/** @param {GameInfo} game @param {Tally[]} all @param {string[]} names */
function tableOfDuels({ name }, all, names) {
  const { opponent, games, wins, draws, losses, quickest, plies, streak, longest } = text.table;
  return fillTable(
    make("table"),
    name,
    [opponent, games, wins, draws, losses, quickest, streak, longest],
    all.map((one, at) => [
      names[at],
      ...[one.games, one.wins, one.draws, one.losses].map(wholeNumber),
      one.best === null ? "–" : say(plies, { n: one.best }),
      ...[one.streak, one.longest].map(wholeNumber),
    ]),
  );
}

/** The largest tiles of games, the smallest first. @param {Tally[]} all */
const tilesOf = (all) => [...new Set(all.flatMap(({ tiles }) => Object.keys(tiles).map(Number)))].sort((a, b) => a - b);

/** @param {Tally[]} all @param {string[]} names @returns {Chart} */
function largestTiles(all, names) {
  const tiles = tilesOf(all);
  return {
    names,
    groups: tiles.map(String),
    values: all.map((one) => tiles.map((tile) => one.tiles[tile] ?? 0)),
    xLabel: text.tiles.tile,
    yLabel: text.counted,
  };
}

/** @param {Tally[]} all @param {string[]} names @returns {Chart} */
const ends = (all, names) => ({
  names: [text.table.wins, text.table.draws, text.table.losses],
  groups: names,
  values: [all.map(({ wins }) => wins), all.map(({ draws }) => draws), all.map(({ losses }) => losses)],
  xLabel: text.ends.opponent,
  yLabel: text.counted,
});

/** A place that a chart fills, and fills again when its width changes. @param {string} title @param {Chart} chart */
function chartOf(title, chart) {
  const place = make("div", { className: "chart-place" });
  new ResizeObserver(() => {
    const width = place.clientWidth;
    if (width > 0) drawIn(place, ({ barChart }) => barChart({ ...chart, title, width }));
  }).observe(place);
  return place;
}
