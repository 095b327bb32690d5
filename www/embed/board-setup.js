// Sets a board up by a link.

import { messageOf, shorten } from "../core/arguments.js";
import { gameOfRecord, isPly, isSeed, parseNumber, parsePlayers, startOf } from "../core/link.js";

/** @typedef {import("../types.d.ts").BoardElement} BoardElement */
/** @typedef {import("../types.d.ts").PlayerInfo} PlayerInfo */
/** @typedef {import("../core/link.js").Link} Link */
/** @typedef {import("../core/link.js").LinkedGame} LinkedGame */
/** @typedef {{name: string, min: number, max: number, whole?: boolean}} Range */

/** The limits of a move, as the engine takes them. @type {Range[]} */
const LIMITS = [
  { name: "movetime", min: 1, max: 3.6e6 },
  { name: "depth", min: 1, max: 64, whole: true },
  { name: "nodes", min: 1, max: 2 ** 53, whole: true },
];

/**
 * Sets the attributes of a board, before it is in the document; `finish` does the rest.
 * @param {BoardElement} board
 * @param {Link} link
 */
export function setAttributes(board, { game, settings }) {
  const said = new Map(settings);
  const { sides, named } = parsePlayers(said.get("players") ?? "");
  const player = said.get("player") ?? named[0];
  /** @type {[string, string | undefined][]} */
  const attributes = [
    ["game", game.record ? gameOfRecord(game.record) : game.game],
    ["position", game.position],
    ["players", said.has("players") ? sides : undefined],
    ["player", player || undefined],
    ["budget", said.get("movetime")],
    ["ponder", (said.get("ponder") ?? "0") === "0" ? undefined : ""],
  ];
  for (const [name, value] of attributes) if (value !== undefined) board.setAttribute(name, value);
}

/**
 * Sets what only a ready board can take: the player's parameters and further limits, and the record.
 * @param {BoardElement} board
 * @param {Link} link
 * @throws an Error that says what is wrong with the link; the rest of it is used
 */
export async function applyLink(board, { game, settings }) {
  /** @type {string[]} */
  const refused = [];
  // With its first game the computer may be to move.
  board.addEventListener("game", () => setPlayer(board, new Map(settings), refused), { once: true });
  await board.ready;
  try {
    openGame(board, checkGame(game, refused));
  } catch (error) {
    refused.push(messageOf(error)); // the board has a new game
  }
  if (refused.length > 0) throw new Error(refused.join("; "));
}

/**
 * Sets the player's parameters and the limits of a move.
 * @param {BoardElement} board
 * @param {Map<string, string>} said
 * @param {string[]} refused  gets what is wrong with them
 */
function setPlayer(board, said, refused) {
  const player = findPlayer(board);
  const ranges = player?.params.map((param) => ({ ...param, whole: param.kind === "toggle" })) ?? [];
  if (!player) refused.push(describeProblem("player", board.player, oneOf(board.settled.players)));
  const preset = findPreset(player, said.get("preset"), refused);
  board.params = { ...preset?.values, ...readNumbers(said, ranges, refused) };
  board.weights = said.get("weights") ?? "";
  // A name that is a parameter of the player means the parameter.
  const free = LIMITS.filter(({ name }) => !ranges.some((range) => range.name === name));
  const limits = readNumbers(said, free, refused);
  if ("depth" in limits || "nodes" in limits) board.limits = limits;
}

/** The player that thinks, where the game has it. @param {BoardElement} board */
function findPlayer({ catalogue, player, settled }) {
  return catalogue.players.find(({ game, id }) => game === settled.id && id === player && settled.players.includes(id));
}

/**
 * The preset of a link, where the player has it.
 * @param {PlayerInfo | undefined} player
 * @param {string | undefined} wanted
 * @param {string[]} refused  gets what is wrong with another one
 */
function findPreset(player, wanted, refused) {
  if (!player || wanted === undefined) return undefined;
  const preset = player.presets.find(({ name }) => name === wanted);
  if (!preset) refused.push(describeProblem("preset", wanted, oneOf(player.presets.map(({ name }) => name))));
  return preset;
}

/**
 * The numbers of a link that lie in their ranges.
 * @param {Map<string, string>} said
 * @param {Range[]} ranges
 * @param {string[]} refused  gets what is wrong with the others
 */
function readNumbers(said, ranges, refused) {
  /** @type {Record<string, number>} */
  const numbers = {};
  for (const { name, min, max, whole } of ranges) {
    const words = said.get(name);
    if (words === undefined) continue;
    const value = parseNumber(words, { min, max }, whole);
    if (value !== undefined) numbers[name] = value;
    else refused.push(describeProblem(name, words, `${whole ? "a whole number" : "a number"} from ${min} to ${max}`));
  }
  return numbers;
}

/**
 * The game of a link without a wrong ply or seed.
 * @param {LinkedGame} game
 * @param {string[]} refused  gets what is wrong with them
 */
function checkGame({ ply, seed, ...rest }, refused) {
  /** @type {LinkedGame} */
  const sound = rest;
  if (ply !== undefined && isPly(ply)) sound.ply = ply;
  else if (ply !== undefined) refused.push(describeProblem("ply", ply, "a whole number from 0"));
  if (seed !== undefined && isSeed(seed)) sound.seed = seed;
  else if (seed !== undefined) refused.push(describeProblem("seed", seed, "a whole number from 0 to 2^64 - 1"));
  return sound;
}

/** @param {string} name @param {string} words @param {string} wanted */
const describeProblem = (name, words, wanted) => `${name}=${shorten(words)}: it should be ${wanted}`;

/** @param {string[]} names */
const oneOf = (names) => `one of ${names.join(", ") || "none"}`;

/**
 * Opens the game of a link, unless the board has a saved one.
 * @param {BoardElement} board
 * @param {LinkedGame} game
 * @throws where its record cannot be read
 */
function openGame(board, game) {
  const isKept = board.state.plies > 0;
  if (isKept || !(game.record ?? game.seed)) return;
  const { autoplay } = board;
  board.reset(startOf(game));
  board.autoplay = autoplay;
}
