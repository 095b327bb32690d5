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
