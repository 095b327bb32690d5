/** Links: in the address bar, and for copying. */
import { formatLink, formatPairs } from "../core/link.js";

/** Writes a link into the address bar, and the game into the history. @param {string} game @param {Iterable<[string, string]>} pairs @param {boolean} kept whether the settings and the language are stored */
export function showInAddress(game, pairs, kept) {
  const hash = formatPairs(pairs);
  const query = new URLSearchParams(location.search);
  query.delete("game"); // it is among the pairs
  if (kept) query.delete("lang");
  const address = location.pathname + (query.size ? `?${query}` : "") + (hash ? `#${hash}` : "");
  if (game === currentHistoryGame() && address === location.pathname + location.search + location.hash) return;
  try {
    history.replaceState({ game }, "", address);
  } catch {
    // Too many changes at once, or an address too long: the next change writes it again.
  }
}

/** Adds an entry for another game to the history of the tab. @param {string} from @param {string} to */
export function addToHistory(from, to) {
  history.replaceState({ game: from }, "");
  history.pushState({ game: to }, "");
}

/** The game of the history's present entry; none before a link is followed. @returns {string | undefined} */
export const currentHistoryGame = () => history.state?.game;

/** Makes a link to this page. @param {import("../core/link.js").Link} link */
export function makeLink(link) {
  const address = new URL(location.pathname, location.href);
  address.hash = formatLink(link);
  return address.href;
}
