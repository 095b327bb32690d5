// Links name a game, a position in it, its players, their parameters and limits. Addresses of the page, the lab and frames and
// pasted links have one grammar, `name=value&name=value`, which docs/links.md describes.

/** The version of the grammar; a link without `v` has the first. */
const LINK_VERSION = "1";

/** The names about the game and the match that it belongs to; all others are about players. */
const GAME_NAMES = ["game", "record", "position", "ply", "seed", "match", "x", "o", "draw", "resigned"];

/** Names of attributes that differ from those in links. */
const ALIASES = new Map([["budget", "movetime"]]);

/**
 * @typedef {{match?: string, x?: string, o?: string, draw?: string, resigned?: string}} LinkedMatch
 * @typedef {LinkedMatch & {game?: string, record?: string, position?: string, ply?: string, seed?: string}} LinkedGame
 * @typedef {{game: LinkedGame, settings: [string, string][]}} Link
 */

/** The start of the game of a link, as boards take it. @param {LinkedGame} game @throws where the seed is no whole number */
export const startOf = ({ record, position, ply, seed }) => ({
  record,
  position,
  ply: ply === undefined ? undefined : Number(ply),
  seed: seed === undefined ? undefined : BigInt(seed),
});

/** Whether a text is the number of a ply. @param {string} text */
export const isPly = (text) => /^\d+$/.test(text);

/** Whether the engine takes a text for a seed, a number of 64 bits. @param {string} text */
export const isSeed = (text) => /^\d{1,20}$/.test(text) && BigInt(text) < 1n << 64n;

/**
 * The number of a text; undefined where it is none, or out of its range.
 * @param {string} words
 * @param {{min: number, max: number}} range
 * @param {boolean} [whole] whether it must be a whole number
 */
export function parseNumber(words, { min, max }, whole = false) {
  const value = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(words) ? Number(words) : Number.NaN;
  return value >= min && value <= max && !(whole && value % 1) ? value : undefined;
}

/** The link has an unknown version, probably a newer one. */
export class UnknownVersionError extends Error {
  /** @param {string} version */
  constructor(version) {
    super(`v=${version}: this version of the link is not known here, only ${LINK_VERSION}`);
    this.version = version;
  }
}

/**
 * Reads the words of a link, the part of an address after `?` or `#`.
 * @param {string} words
 * @returns {[string, string][]}
 * @throws UnknownVersionError
 */
export function parsePairs(words) {
  const pairs = /** @type {[string, string][]} */ (
    [...new URLSearchParams(words)].map(([name, value]) => [ALIASES.get(name) ?? name, value])
  );
  const version = new Map(pairs).get("v") ?? LINK_VERSION;
  if (version !== LINK_VERSION) throw new UnknownVersionError(version);
  return pairs.filter(([name]) => name !== "v");
}

/** Writes the words of a link. @param {Iterable<[string, string]>} pairs */
export const formatPairs = (pairs) => new URLSearchParams([...pairs]).toString();

/** Separates the words about the game from the others. @param {[string, string][]} pairs @returns {Link} */
export function splitPairs(pairs) {
  const isAboutGame = (/** @type {[string, string]} */ [name]) => GAME_NAMES.includes(name);
  return { game: Object.fromEntries(pairs.filter(isAboutGame)), settings: pairs.filter((pair) => !isAboutGame(pair)) };
}

/**
 * Reads an address, a pasted link or a record. Of the words after `?` only `game` counts; the others belong to the host.
 * @param {string} words
 * @throws UnknownVersionError
 */
export function parseLink(words) {
  const [, query, hash] = /^[^?#]*(?:\?([^#]*))?(?:#(.*))?$/s.exec(words) ?? [];
  const bare = query === undefined && hash === undefined;
  if (bare && !words.includes("=")) return splitPairs(words ? [["record", words]] : []);
  const game = new URLSearchParams(query).getAll("game").filter(Boolean).at(-1);
  return splitPairs([
    ...(game ? [/** @type {[string, string]} */ (["game", game])] : []),
    ...parsePairs(hash ?? (bare ? words : "")),
  ]);
}

/** Writes the part of a link after `#`. @param {Link} link */
export const formatLink = ({ game, settings }) => formatPairs([...settings, ...Object.entries(game)]);

/** The game of a record. @param {string} record */
export const gameOfRecord = (record) => record.trim().split(".", 1)[0];

/**
 * The player of each side: `human`, `ai`, or a named player.
 * @param {string} words such as `human,strong`
 * @returns the sides with `ai` for named players, and the ids of these, each once
 */
export function parsePlayers(words) {
  const sides = words.split(",");
  const isNamed = (/** @type {string} */ who) => who !== "human" && who !== "ai";
  return {
    sides: sides.map((who) => (isNamed(who) ? "ai" : who)).join(","),
    named: [...new Set(sides.filter(isNamed))],
  };
}
