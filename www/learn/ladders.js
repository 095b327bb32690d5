/** How strong the players are, as `cargo xtask ladder` has measured it. */
import { games } from "../games.js";
import { make } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { fillTable } from "../kit/table.js";
import { text } from "./learn-text.js";

/** @typedef {import("../types.js").Catalogue} Catalogue */
/** @typedef {import("../types.js").GameInfo} GameInfo */

/** The best of so many players, where one plays alone. */
const MAX_PLAYERS = 10;

/** Shows a ladder for each game that has one. @param {HTMLElement} place @param {Catalogue} catalogue @param {GameInfo[]} shown */
export async function showLadders(place, catalogue, shown) {
  const found = await Promise.all(shown.map(async (game) => ({ game, measured: await games[game.id].ratings?.() })));
  for (const { game, measured } of found) {
    if (!measured) continue;
    const { level, elo, player, mean } = text.ladder;
    const isDuel = game.sides === 2;
    const [levels = []] = Object.values(measured.ratings);
    const rungs = measured.ladder.rungs.flatMap((rung) => ("mean" in rung && !rung.preset ? [rung] : []));
    const nameOf = (/** @type {string} */ id) =>
      catalogue.players.find((one) => one.game === game.id && one.id === id)?.name ?? id;
    const rows = isDuel
      ? levels.map((rating, at) => [wholeNumber(at + 1), wholeNumber(rating)])
      : rungs.slice(0, MAX_PLAYERS).map((rung) => [nameOf(rung.player), wholeNumber(rung.mean)]);
    const table = fillTable(make("table"), game.name, isDuel ? [level, elo] : [player, mean], rows);
    place.append(make("div", {}, make("h3", {}, game.name), table));
  }
}
