// Links: a game, a place in it, who plays it, by which parameters and limits. Addresses of the page, the lab and frames, pasted
// links and the command line have one grammar, `name=value&name=value`; docs/links.md describes it, and here it is read and written.

/** The version of the grammar. The first goes without saying. */
const VERSION = "1";

/** Names about the game on the table; all others are about who thinks, and how. */
const ABOUT_GAME = ["game", "record", "position", "ply", "seed"];

/** What the tag calls otherwise. */
const SAME = new Map([["budget", "movetime"]]);

/**
 * @typedef {{game?: string, record?: string, position?: string, ply?: string, seed?: string}} LinkedGame
 * @typedef {{game: LinkedGame, settings: [string, string][]}} Link
 */

/** The link is of a version that is not known here, most likely a newer one. */
export class UnknownVersion extends Error {
  /** @param {string} version */
  constructor(version) {
    super(`v=${version}: this version of the link is not known here, only ${VERSION}`);
    this.version = version;
  }
}

/**
 * The words of a link, what stands after `?` or `#` in an address.
 * @param {string} words
 * @returns {[string, string][]}
 * @throws UnknownVersion
 */
export function readWords(words) {
  const pairs = /** @type {[string, string][]} */ (
    [...new URLSearchParams(words)].map(([name, value]) => [SAME.get(name) ?? name, value])
  );
  const version = new Map(pairs).get("v") ?? VERSION;
  if (version !== VERSION) throw new UnknownVersion(version);
  return pairs.filter(([name]) => name !== "v");
}

/** @param {Iterable<[string, string]>} pairs */
export const writeWords = (pairs) => new URLSearchParams([...pairs]).toString();

/** What the words of a link are about. @param {[string, string][]} pairs @returns {Link} */
export function sortOut(pairs) {
  const isAboutGame = (/** @type {[string, string]} */ [name]) => ABOUT_GAME.includes(name);
  return { game: Object.fromEntries(pairs.filter(isAboutGame)), settings: pairs.filter((pair) => !isAboutGame(pair)) };
}

/**
 * What an address says, or a whole pasted link, or a bare record. After a `?` only the game counts: the rest there is the host's.
 * @param {string} words
 * @throws UnknownVersion
 */
export function readLink(words) {
  const [, query, hash] = /^[^?#]*(?:\?([^#]*))?(?:#(.*))?$/s.exec(words) ?? [];
  const bare = query === undefined && hash === undefined;
  if (bare && !words.includes("=")) return sortOut(words ? [["record", words]] : []);
  const game = new URLSearchParams(query).get("game");
  return sortOut([
    ...(game ? [/** @type {[string, string]} */ (["game", game])] : []),
    ...readWords(hash ?? (bare ? words : "")),
  ]);
}

/** What stands after the `#` of a link. @param {Link} link */
export const writeLink = ({ game, settings }) => writeWords([...settings, ...Object.entries(game)]);

/** The game of a record. @param {string} record */
export const gameOf = (record) => record.trim().split(".", 1)[0];

/**
 * Who plays each side: `human`, `ai`, or a named player.
 * @param {string} words such as `human,strong`
 * @returns the sides with `ai` for named players, and the ids of these, each once
 */
export function readPlayers(words) {
  const sides = words.split(",");
  const isNamed = (/** @type {string} */ who) => who !== "human" && who !== "ai";
  return {
    sides: sides.map((who) => (isNamed(who) ? "ai" : who)).join(","),
    named: [...new Set(sides.filter(isNamed))],
  };
}
