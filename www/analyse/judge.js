/** The judge of a game: the player of the board that it comes from, with its settings, or another player. */
import { matchPreset } from "../core/presets.js";
import { applyPairs, defaultSettings, requirePlayer } from "../core/settings.js";
import { say, text } from "./analyse-text.js";

/** @typedef {import("../types.js").Catalogue} Catalogue */
/** @typedef {import("../types.js").Params} Params */

/** The parameters are those that differ from the defaults. @typedef {{player: string, params: Params}} Judge */

/** The choice of the board's player. */
export const BOARD_PLAYER = "own";
/** The names in this page's links that are not about the board. */
const PAGE_WORDS = ["judge", "effort", "exercise", "tab"];

/**
 * The player of the board by the words of a link; where they name none, the game's default player.
 * @param {Catalogue} catalogue
 * @param {import("../types.js").SettledGame} game
 * @param {[string, string][]} settings
 * @returns {{judge: Judge, own?: "x" | "o", words: [string, string][], problems: import("../core/settings.js").Problem[]}} `own`: the visitor's side, where the game
 *   comes from a board
 */
export function readJudge(catalogue, { id, players }, settings) {
  const words = settings.filter(([name]) => !PAGE_WORDS.includes(name));
  const { settings: read, problems } = applyPairs(catalogue, id, defaultSettings(catalogue, id), words);
  const player = players.includes(read.player) ? read.player : players[0];
  const judge = { player, params: read.params[player] ?? {} };
  const sides = read.players.split(",");
  const isFromBoard = words.length > 0 && sides.includes("human") && sides.includes("ai");
  return { judge, ...(isFromBoard && { own: sides[0] === "human" ? "x" : "o" }), words, problems };
}

/**
 * What the choice of a judge is called; undefined where it judges as the player does by default. A level holds back who plays, not who
 * judges.
 * @param {Catalogue} catalogue
 * @param {string} game
 * @param {Judge} judge
 */
export function judgeName(catalogue, game, { player: id, params }) {
  const { name, params: all, presets } = requirePlayer(catalogue, game, id);
  const handicaps = all.filter(({ role }) => role === "handicap").map(({ name }) => name);
  const strong = Object.fromEntries(Object.entries(params).filter(([name]) => !handicaps.includes(name)));
  if (Object.keys(strong).length === 0) return undefined;
  const isHeldBack = handicaps.some((one) => params[one]);
  return describeJudge(name, matchPreset(all, presets, params), isHeldBack);
}

/** @param {string} player @param {{label: string}} preset @param {boolean} isHeldBack */
function describeJudge(player, { label }, isHeldBack) {
  const { tuned, strong } = text.settings;
  if (!label) return say(tuned, { player });
  return isHeldBack ? say(strong, { player: `${player}, ${label}` }) : `${player}, ${label}`;
}
