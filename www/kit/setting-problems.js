/** What is wrong with settings, in words. */
import { say, text } from "./page-text.js";

/** @param {import("../core/settings.js").Problem} problem */
export function describeProblem({ name, value, expected }) {
  const { bad, between, oneOf, onOff, unknown } = text.settings;
  if (!expected) return say(unknown, { name, value });
  if ("min" in expected) {
    const range = { min: String(expected.min), max: String(expected.max) };
    return say(bad, { name, value, wanted: say(between, range) });
  }
  if ("toggle" in expected) return say(bad, { name, value, wanted: onOff });
  return say(bad, { name, value, wanted: say(oneOf, { ids: expected.oneOf.join(", ") }) });
}
