/** Numbers in the language of the page. */
import { language } from "./page-text.js";

/** A format is made at its first use, when the language is known. @param {Intl.NumberFormatOptions} options */
export function makeFormat(options) {
  /** @type {Intl.NumberFormat | undefined} */
  let made;
  return (/** @type {number} */ n) => (made ??= new Intl.NumberFormat(language.id, options)).format(n);
}
const wholeFormat = makeFormat({ maximumFractionDigits: 0 });
/** A number with one decimal. */
export const oneDecimal = makeFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** A number with two decimals. */
export const twoDecimals = makeFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const compactFormat = makeFormat({ notation: "compact", maximumSignificantDigits: 3 });
/** A share in per cent, with a decimal where it needs one. */
export const percent = makeFormat({ style: "percent", maximumFractionDigits: 1 });
const percentFormat = makeFormat({ style: "percent", maximumFractionDigits: 0 });

/** A whole number. @param {number} n */
export const wholeNumber = (n) => wholeFormat(n);
/** A number with three digits at most. @param {number} n */
export const compactNumber = (n) => (Number.isFinite(n) ? compactFormat(n) : "∞");
/** A part of a whole, in per cent. @param {number} part @param {number} all */
export const percentage = (part, all) => (all ? percentFormat(part / all) : "–");

/** A value of a position, with enough digits to compare moves. @param {number} v */
export function positionValue(v) {
  if (!Number.isFinite(v)) return v < 0 ? "−∞" : "∞";
  const size = Math.abs(v);
  if (size < 0.005) return "0";
  if (size >= 1e7) return compactFormat(v);
  return (size >= 1000 ? wholeFormat : size >= 100 ? oneDecimal : twoDecimals)(v).replace("-", "−");
}

/** A time in milliseconds or seconds. @param {number} ms */
export function duration(ms) {
  if (ms < 1000) return `${ms < 10 && ms % 1 ? oneDecimal(ms) : wholeFormat(ms)} ms`;
  return `${(ms < 10000 ? twoDecimals : oneDecimal)(ms / 1000)} s`;
}

/** Milliseconds of units of time, with what people round to and the time from which on they do. @type {[from: number, unit: "second" | "minute" | "hour" | "day", ms: number, step: number][]} */
const UNITS = [
  [129_600_000, "day", 86_400_000, 1],
  [5_400_000, "hour", 3_600_000, 0.5],
  [1_200_000, "minute", 60_000, 5],
  [105_000, "minute", 60_000, 1],
  [60_000, "second", 1000, 10],
  [7500, "second", 1000, 5],
  [0, "second", 1000, 1],
];
const inUnits = /** @type {Record<string, (n: number) => string>} */ (
  Object.fromEntries(
    ["second", "minute", "hour", "day"].map((unit) => [
      unit,
      makeFormat({ style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 }),
    ]),
  )
);

/** A time as people say it: 40 seconds, 25 minutes, 1.5 hours. @param {number} ms */
export function timeAsSaid(ms) {
  const [, unit, size, step] = UNITS.find(([from]) => ms >= from) ?? UNITS[UNITS.length - 1];
  return inUnits[unit](Math.max(1, Math.round(ms / size / step)) * step);
}
