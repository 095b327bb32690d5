// The values of a sweep as people write them: a list, or a range with a step or a factor. English words always work. A comma is
// a decimal comma where it separates nothing: in a range, and in a list with semicolons.

import { text } from "./text.js";

/** @typedef {import("./types.d.ts").Sweep} Sweep */

const NUMBER = String.raw`([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)`;
const ONE = new RegExp(`^${NUMBER}$`, "i");

/** Reads values; null if the words are neither a list nor a range. @param {string} words @returns {Omit<Sweep, "over" | "equal"> | null} */
export function parseValues(words) {
  const { to: until, step, times } = text.setup.range;
  const decimal = words.trim().replaceAll(",", ".");
  const range = decimal.match(
    new RegExp(
      `^${NUMBER}\\s*(?:${until}|to|\\.\\.|–)\\s*${NUMBER}(?:\\s*(?:(${times}|times|x)|${step}|step|by)\\s*${NUMBER})?$`,
      "i",
    ),
  );
  if (range) {
    const [, from, to, factor, by] = range;
    return { from: Number(from), to: Number(to), ...(by && (factor ? { factor: Number(by) } : { step: Number(by) })) };
  }
  const values = (words.includes(";") ? decimal : words).split(/[,;\s]+/).filter(Boolean);
  return values.length && values.every((one) => ONE.test(one)) ? { values: values.map(Number) } : null;
}

/** Writes values. @param {Omit<Sweep, "over" | "equal">} sweep */
export function showValues({ values, from, to, step, factor }) {
  if (values) return values.join(", ");
  const words = text.setup.range;
  return `${from} ${words.to} ${to}${factor === undefined ? (step === undefined ? "" : ` ${words.step} ${step}`) : ` ${words.times} ${factor}`}`;
}
