// A row of values as people write it: a list, or a range with a step or a factor.

/** @typedef {import("./types.d.ts").Sweep} Sweep */

const NUMBER = String.raw`([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)`;
const RANGE = new RegExp(`^${NUMBER}\\s*(?:to|\\.\\.|–)\\s*${NUMBER}(?:\\s*(step|times|by|x)\\s*${NUMBER})?$`, "i");
const ONE = new RegExp(`^${NUMBER}$`, "i");

/** Null when it is neither. @param {string} words @returns {Omit<Sweep, "over" | "equal"> | null} */
export function parseValues(words) {
  const range = words.trim().match(RANGE);
  if (range) {
    const [, from, to, how, by] = range;
    const factor = how && /times|x/i.test(how);
    return { from: Number(from), to: Number(to), ...(by && (factor ? { factor: Number(by) } : { step: Number(by) })) };
  }
  const values = words.split(/[,;\s]+/).filter(Boolean);
  return values.length && values.every((one) => ONE.test(one)) ? { values: values.map(Number) } : null;
}

/** @param {Omit<Sweep, "over" | "equal">} sweep */
export function showValues({ values, from, to, step, factor }) {
  if (values) return values.join(", ");
  return `${from} to ${to}${factor === undefined ? step === undefined ? "" : ` step ${step}` : ` times ${factor}`}`;
}
