/** The standings of the players, as two tables. */
import { byId, make } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { between, gamesIn, opponentOf, percent, signed, time, titleOf } from "./format.js";
import { text } from "./text.js";

/** @typedef {import("./types.d.ts").Standing} Standing */

/** Most tiles shown: from the largest down. */
const MAX_TILES = 9;

/** @param {Standing[]} standings */
export function drawTables(standings) {
  const { player, count: games, mean, median, best, moveRate, time: timeHead } = text.results;
  fill(
    "table",
    [player, games, mean, median, best, moveRate, timeHead],
    standings.map((one) => [
      titleOf(one),
      gamesIn(one),
      withInterval(wholeNumber(one.mean), between(one.mean_interval)),
      wholeNumber(one.median),
      wholeNumber(one.best),
      one.moves_per_second ? wholeNumber(one.moves_per_second) : "–",
      time(one.ms_per_game),
    ]),
  );

  const tiles = tilesOf(standings).slice(-MAX_TILES);
  fill(
    "tiles",
    [player, ...tiles.map(String)],
    standings.map((one) => [
      titleOf(one),
      ...tiles.map((tile) => {
        const found = one.tiles.find((share) => share.tile === tile);
        return found ? withInterval(percent(found.share), between(found.interval, percent)) : percent(0);
      }),
    ]),
  );
}

/** @param {import("./types.d.ts").MatchStanding[]} matches */
export function drawMatches(matches) {
  const { player, opponent, games, wins, draws, losses, points, elo, time: timeHead } = text.matches;
  fill(
    "matches",
    [player, opponent, games, wins, draws, losses, points, elo, timeHead],
    matches.map((one) => [
      titleOf(one),
      opponentOf(one),
      gamesIn(one),
      wholeNumber(one.wins),
      wholeNumber(one.draws),
      wholeNumber(one.losses),
      withInterval(percent(one.score), between(one.score_interval, percent)),
      withInterval(
        signed(one.elo.difference, one.score > 0.5 ? "∞" : "−∞"),
        `${signed(one.elo.low, "−∞")} – ${signed(one.elo.high)}`,
      ),
      withInterval(time(one.ms_per_move), time(one.opponent_ms_per_move)),
    ]),
  );
}

/** From the largest tile that everybody reached in every game up to the largest of all. @param {Standing[]} standings */
export function tilesOf(standings) {
  const sure = (/** @type {Standing} */ one) => one.tiles.filter(({ games }) => games === one.different).length;
  const least = Math.min(...standings.map(sure));
  const most = Math.max(0, ...standings.map((one) => one.tiles.length));
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => 2 ** (least + i)).filter((tile) => tile > 1);
}

/** @param {string} words @param {string} interval */
const withInterval = (words, interval) => make("span", {}, words, make("small", {}, interval));

/**
 * Fills a table. The first column names its row.
 * @param {string} id
 * @param {string[]} head
 * @param {(string | HTMLElement)[][]} rows
 */
export function fill(id, head, rows) {
  const cells = (/** @type {(string | HTMLElement)[]} */ row) =>
    row.map((cell, i) => (i ? make("td", {}, cell) : make("th", { scope: "row" }, cell)));
  byId(id, HTMLTableElement).replaceChildren(
    make("thead", {}, make("tr", {}, ...head.map((words) => make("th", { scope: "col" }, words)))),
    make("tbody", {}, ...rows.map((row) => make("tr", {}, ...cells(row)))),
  );
}
