/** Numbers in the language of the page. */
import { language } from "./page-text.js";

/** A format is made at its first use, when the language is known. @param {Intl.NumberFormatOptions} options */
export function format(options) {
  /** @type {Intl.NumberFormat | undefined} */
  let made;
  return (/** @type {number} */ n) => (made ??= new Intl.NumberFormat(language.id, options)).format(n);
}
const whole = format({ maximumFractionDigits: 0 });
/** A number with one decimal. */
export const tenths = format({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** A number with two decimals. */
export const hundredths = format({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const compact = format({ notation: "compact", maximumSignificantDigits: 3 });
const percent = format({ style: "percent", maximumFractionDigits: 0 });

/** A whole number. @param {number} n */
export const count = (n) => whole(n);
/** A number with three digits at most. @param {number} n */
export const short = (n) => (Number.isFinite(n) ? compact(n) : "∞");
/** A part of a whole, in per cent. @param {number} part @param {number} all */
export const share = (part, all) => (all ? percent(part / all) : "–");

/** A value of a position, with enough digits to compare moves. @param {number} v */
export function value(v) {
  if (!Number.isFinite(v)) return v < 0 ? "−∞" : "∞";
  const size = Math.abs(v);
  if (size < 0.005) return "0";
  if (size >= 1e7) return compact(v);
  return (size >= 1000 ? whole : size >= 100 ? tenths : hundredths)(v).replace("-", "−");
}

/** A time in milliseconds or seconds. @param {number} ms */
export function time(ms) {
  if (ms < 1000) return `${ms < 10 && ms % 1 ? tenths(ms) : whole(ms)} ms`;
  return `${(ms < 10000 ? hundredths : tenths)(ms / 1000)} s`;
}
