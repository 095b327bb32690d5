/** Shows at a link that what it leads to is being loaded. */
import { notify } from "../kit/notices.js";
import { text } from "../kit/page-text.js";

/** As long as late.js waits for a page. */
const SLOW_MS = 15_000;

let endLast = () => {};

/**
 * Marks a link while something loads, and offers its address where that takes too long. One thing loads at a time.
 * @template T
 * @param {HTMLAnchorElement | null} link none: only ends what was shown before
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
export function showLoading(link, promise) {
  endLast();
  if (!link) return promise;
  /** @type {HTMLElement | undefined} */
  let notice;
  link.setAttribute("aria-busy", "true");
  const timer = setTimeout(() => {
    const action = { label: text.bar.again, run: () => location.assign(link.href) };
    notice = notify(text.bar.missing, { kind: "error", stays: true, action });
  }, SLOW_MS);
  const end = () => {
    clearTimeout(timer);
    link.removeAttribute("aria-busy");
    notice?.remove();
  };
  endLast = end;
  return promise.finally(() => endLast === end && end());
}
