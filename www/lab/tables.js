/** The standings of the players, as two tables. */
import { byId, make } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { between, gamesIn, percent, time, titleOf } from "./format.js";
import { say, text } from "./text.js";

/** @typedef {import("./types.d.ts").Standing} Standing */

/** Most tiles shown: from the largest down. */
const MAX_TILES = 9;

/** @param {Standing[]} standings */
export function drawTables(standings) {
  const { player, count: games, mean, median, best, time: timeHead } = text.results;
  fill(
    "table",
    [player, games, mean, median, best, timeHead],
    standings.map((one) => [
      titleOf(one),
      gamesIn(one),
      withSmall(wholeNumber(one.mean), between(one.mean_interval)),
      wholeNumber(one.median),
      wholeNumber(one.best),
      withSmall(
        time(one.ms_per_game),
        one.moves_per_second ? say(text.results.moveRate, { n: wholeNumber(one.moves_per_second) }) : "",
      ),
    ]),
  );

  const tiles = tilesOf(standings).slice(-MAX_TILES);
  fill(
    "tiles",
    [player, ...tiles.map(String)],
    standings.map((one) => [titleOf(one), ...sharesOf(one, tiles)]),
  );
}

/** The share of games that reached each tile. All of them must fit: the interval is shown on hover, and in the chart. @param {Standing} one @param {number[]} tiles */
const sharesOf = (one, tiles) =>
  tiles.map((tile) => {
    const found = one.tiles.find((share) => share.tile === tile);
    return found ? make("span", { title: between(found.interval, percent) }, percent(found.share)) : percent(0);
  });

/** From the largest tile that everybody reached in every game up to the largest of all. @param {Standing[]} standings */
export function tilesOf(standings) {
  const sure = (/** @type {Standing} */ one) => one.tiles.filter(({ games }) => games === one.different).length;
  const least = Math.min(...standings.map(sure));
  const most = Math.max(0, ...standings.map((one) => one.tiles.length));
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => 2 ** (least + i)).filter((tile) => tile > 1);
}

/** @param {string} words @param {string} small */
export const withSmall = (words, small) => make("span", {}, words, make("small", {}, small));

/** The head of a column, with what its small numbers are, and what it means. @param {string} words @param {string} small @param {string} [help] */
export const head = (words, small, help = "") => make("span", { title: help }, words, make("small", {}, small));

/**
 * Fills a table. The first column names its row; on a phone a cell shows the name of its column.
 * @param {string} id
 * @param {(string | HTMLElement)[]} heads
 * @param {(string | HTMLElement)[][]} rows
 */
export function fill(id, heads, rows) {
  const names = heads.map((head) => (typeof head === "string" ? head : (head.firstChild?.textContent ?? "")));
  const cells = (/** @type {(string | HTMLElement)[]} */ row) =>
    row.map((cell, i) => (i ? make("td", { "data-head": names[i] }, cell) : make("th", { scope: "row" }, cell)));
  byId(id, HTMLTableElement).replaceChildren(
    make("thead", {}, make("tr", {}, ...heads.map((words) => make("th", { scope: "col" }, words)))),
    make("tbody", {}, ...rows.map((row) => make("tr", {}, ...cells(row)))),
  );
}
