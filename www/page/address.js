/** Links in the address bar, and to hand out. */
import { writeLink, writeWords } from "../link.js";

/** Writes a link into the address bar. @param {Iterable<[string, string]>} pairs @param {boolean} kept whether storage keeps what is chosen, a language too */
export function showInAddress(pairs, kept) {
  const hash = writeWords(pairs);
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

/** A link to this page. @param {import("../link.js").Link} link */
export function makeLink(link) {
  const address = new URL(location.pathname, location.href);
  address.hash = writeLink(link);
  return address.href;
}
