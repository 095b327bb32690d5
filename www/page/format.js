/** Numbers as people read them. */
import { text } from "./text.js";

const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const hundredths = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const compact = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 3 });
const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });

/** @param {number} n */
export const count = (n) => whole.format(n);
/** @param {number} n */
export const short = (n) => (Number.isFinite(n) ? compact.format(n) : text.units.infinite);
/** @param {number} part @param {number} all */
export const share = (part, all) => (all ? percent.format(part / all) : "–");

/** A value of a position: as many digits as tell moves apart. @param {number} v */
export function value(v) {
  if (!Number.isFinite(v)) return v < 0 ? `−${text.units.infinite}` : text.units.infinite;
  const size = Math.abs(v);
  if (size < 0.005) return "0";
  if (size >= 1e7) return compact.format(v);
  return (size >= 1000 ? whole : size >= 100 ? tenths : hundredths).format(v).replace("-", "−");
}

/** @param {number} ms */
export function time(ms) {
  if (ms < 1000) return `${ms < 10 && ms % 1 ? tenths.format(ms) : whole.format(ms)} ${text.units.ms}`;
  return `${(ms < 10000 ? hundredths : tenths).format(ms / 1000)} ${text.units.s}`;
}
