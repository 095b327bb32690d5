/** What is wrong with settings, in words. */
import { say, text } from "./page-text.js";

/** @param {import("../core/settings.js").Problem} problem */
export function wordsOf({ name, value, wanted }) {
  const { bad, between, oneOf, onOff, unknown } = text.settings;
  if (!wanted) return say(unknown, { name, value });
  if ("min" in wanted) {
    const range = { min: String(wanted.min), max: String(wanted.max) };
    return say(bad, { name, value, wanted: say(between, range) });
  }
  if ("toggle" in wanted) return say(bad, { name, value, wanted: onOff });
  return say(bad, { name, value, wanted: say(oneOf, { ids: wanted.oneOf.join(", ") }) });
}
