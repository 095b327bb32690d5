/** The address bar: settings and games after the `#`, as `name=value&name=value`. A game may stand after a `?` too. */

/** Names after the `#` that are about the game, not about settings. */
const GAME_NAMES = ["game", "record", "position", "ply"];

/**
 * What an address (or a whole pasted link, or a bare record) says.
 * @param {string} words
 */
export function readLink(words) {
  const [, query, said] = /^[^?#]*(?:\?([^#]*))?(?:#(.*))?$/s.exec(words) ?? [];
  const hash = said ?? (query === undefined ? words : "");
  /** @type {[string, string][]} */
  const settings = [];
  /** @type {Record<string, string>} */
  const game = {};
  const asked = new URLSearchParams(query).get("game");
  if (asked) game.game = asked;
  for (const [name, value] of new URLSearchParams(hash)) {
    if (GAME_NAMES.includes(name)) game[name] = value;
    else settings.push([name, value]);
  }
  return { settings, game };
}

/** @param {Iterable<[string, string]>} pairs @param {boolean} kept whether storage keeps what is chosen, a language too */
export function showInAddress(pairs, kept) {
  const hash = new URLSearchParams([...pairs]).toString();
  const query = new URLSearchParams(location.search);
  query.delete("game"); // it is among the pairs
  if (kept) query.delete("lang");
  const address = location.pathname + (query.size ? `?${query}` : "") + (hash ? `#${hash}` : "");
  if (address === location.pathname + location.search + location.hash) return;
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // Too many changes at once, or an address too long: the next change brings it up to date.
  }
}

/** @param {Iterable<[string, string]>} pairs @param {Record<string, string>} game */
export function makeLink(pairs, game) {
  const address = new URL(location.pathname, location.href);
  address.hash = new URLSearchParams([...pairs, ...Object.entries(game)]).toString();
  return address.href;
}
