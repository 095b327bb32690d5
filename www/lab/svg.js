// Charts as SVG: bars and lines over axes. Drawn by hand rather than with a chart library, for the small
// ones draw on a canvas, and a chart is to leave the page as a vector drawing too.

import { format } from "../page/numbers.js";

const SPACE = "http://www.w3.org/2000/svg";
const HEIGHT = 300;
const LEGEND_ROW = 20;
const COLOURS = 8;

/**
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 */
export function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** @typedef {{title: string, width: number, xLabel: string, yLabel: string, percent?: boolean, names: string[]}} Frame */
/** @typedef {{from: number, to: number, step: number}} Scale */

/** Round steps from 0, or from the least value. @param {number} from @param {number} to @param {number} most steps @returns {Scale} */
export function scale(from, to, most) {
  const span = to - from || 1;
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((one) => one * power >= rough * 0.999) ?? 10);
  return { from: Math.floor(from / step + 1e-9) * step, to: Math.ceil(to / step - 1e-9) * step, step };
}

/** @param {Scale} of */
const ticks = ({ from, to, step }) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => Number((from + i * step).toPrecision(12)));

const compact = format({ notation: "compact", maximumSignificantDigits: 4 });
const share = format({ style: "percent", maximumSignificantDigits: 3 });
/** @param {number} value @param {boolean} [percent] */
export const label = (value, percent) => (percent ? share : compact)(value);

/** The drawing with its axes, and where things go in it. @param {Frame} frame @param {Scale} y */
function begin({ title, width, xLabel, yLabel, percent, names }, y) {
  const rows = legendRows(names, width);
  const top = 12 + rows.length * LEGEND_ROW;
  const [left, right, bottom] = [56, width - 12, top + HEIGHT - 60];
  const root = svg(
    "svg",
    {
      xmlns: SPACE,
      class: "chart",
      viewBox: `0 0 ${width} ${bottom + 44}`,
      width,
      height: bottom + 44,
      role: "img",
      "aria-label": title,
    },
    svg("title", {}, title),
  );
  rows.forEach((row, i) => {
    for (const { name, series, x } of row) {
      const at = 12 + i * LEGEND_ROW;
      root.append(
        svg("rect", { class: `fill s${series % COLOURS}`, x, y: at - 6, width: 12, height: 12, rx: 3 }),
        svg("text", { class: "legend", x: x + 18, y: at + 4 }, name),
      );
    }
  });
  const yAt = (/** @type {number} */ value) => bottom - ((value - y.from) / (y.to - y.from || 1)) * (bottom - top);
  for (const value of ticks(y)) {
    root.append(
      svg("line", { class: "grid", x1: left, x2: right, y1: yAt(value), y2: yAt(value) }),
      svg("text", { class: "tick", x: left - 8, y: yAt(value) + 4, "text-anchor": "end" }, label(value, percent)),
    );
  }
  root.append(
    svg("text", { class: "axis", x: (left + right) / 2, y: bottom + 38, "text-anchor": "middle" }, xLabel),
    svg(
      "text",
      {
        class: "axis",
        x: 0,
        y: 0,
        transform: `translate(12 ${(top + bottom) / 2}) rotate(-90)`,
        "text-anchor": "middle",
      },
      yLabel,
    ),
  );
  return { root, left, right, top, bottom, yAt };
}

/** Names in rows as wide as the chart; a single series needs none. @param {string[]} names @param {number} width */
function legendRows(names, width) {
  if (names.length < 2) return [];
  /** @type {{name: string, series: number, x: number}[][]} */
  const rows = [[]];
  let x = 56;
  names.forEach((full, series) => {
    const name = full.length > 48 ? `${full.slice(0, 47)}…` : full;
    const wide = 34 + name.length * 6.6;
    if (x > 56 && x + wide > width) {
      rows.push([]);
      x = 56;
    }
    rows[rows.length - 1].push({ name, series, x });
    x += wide;
  });
  return rows;
}

/**
 * Bars in groups, one bar of each series in a group, with intervals where there are any.
 * @param {Frame & {groups: string[], values: number[][], intervals?: ({low: number, high: number} | null)[][]}} chart values by series
 */
export function bars(chart) {
  const most = Math.max(0, ...chart.values.flat(), ...(chart.intervals ?? []).flat().map((one) => one?.high ?? 0));
  const { root, left, right, bottom, yAt } = begin(chart, scale(0, most || 1, 5));
  const wide = (right - left) / (chart.groups.length || 1);
  const bar = Math.min(48, (wide * 0.8) / chart.values.length);
  const every = Math.ceil(44 / wide);
  chart.groups.forEach((group, g) => {
    const middle = left + (g + 0.5) * wide;
    if (g % every === 0)
      root.append(svg("text", { class: "tick", x: middle, y: bottom + 18, "text-anchor": "middle" }, group));
    chart.values.forEach((values, s) => {
      const x = middle + (s - chart.values.length / 2) * bar;
      const value = values[g] ?? 0;
      const words = `${chart.names[s]}, ${group}: ${label(value, chart.percent)}`;
      if (value) {
        root.append(
          svg(
            "rect",
            {
              class: `fill s${s % COLOURS}`,
              x: x + bar * 0.05,
              y: yAt(value),
              width: bar * 0.9,
              height: Math.max(0.5, bottom - yAt(value)),
              rx: Math.min(3, bar / 4),
            },
            svg("title", {}, words),
          ),
        );
      }
      const interval = chart.intervals?.[s]?.[g];
      if (interval) root.append(whisker(x + bar / 2, yAt(interval.low), yAt(interval.high)));
    });
  });
  return root;
}

/** @param {number} x @param {number} low @param {number} high */
const whisker = (x, low, high) => svg("path", { class: "whisker", d: `M${x - 3} ${high}h6m-3 0V${low}m-3 0h6` });

/**
 * Lines, with intervals where there are any.
 * @param {Frame & {series: {x: number, y: number, low?: number, high?: number}[][], dots?: boolean, logX?: boolean}} chart
 */
export function lines(chart) {
  const points = chart.series.flat();
  const onX = chart.logX ? Math.log10 : (/** @type {number} */ value) => value;
  const [least, most] = range(points.map(({ x }) => x));
  const top = range(points.flatMap(({ y, high }) => [y, high ?? y]))[1];
  const { root, left, right, bottom, yAt } = begin(chart, scale(0, chart.percent ? 1 : top || 1, 5));
  const span = onX(most) - onX(least) || 1;
  const xAt = (/** @type {number} */ value) => left + ((onX(value) - onX(least)) / span) * (right - left - 12) + 6;
  const xs =
    chart.dots && points.length <= 60
      ? [...new Set(points.map(({ x }) => x))]
      : ticks(scale(least, most, (right - left) / 90));
  let free = -Infinity;
  for (const x of xs.sort((a, b) => a - b)) {
    if (x < least || x > most || xAt(x) < free) continue;
    free = xAt(x) + 44;
    root.append(svg("text", { class: "tick", x: xAt(x), y: bottom + 18, "text-anchor": "middle" }, label(x)));
  }
  chart.series.forEach((series, s) => {
    const path = series.map(({ x, y }, i) => `${i ? "L" : "M"}${xAt(x).toFixed(1)} ${yAt(y).toFixed(1)}`).join("");
    root.append(svg("path", { class: `stroke s${s % COLOURS}`, d: path }));
    for (const { x, y, low, high } of chart.dots ? series : []) {
      if (low !== undefined && high !== undefined) root.append(whisker(xAt(x), yAt(low), yAt(high)));
      root.append(
        svg(
          "circle",
          { class: `fill s${s % COLOURS}`, cx: xAt(x), cy: yAt(y), r: 4 },
          svg("title", {}, `${chart.names[s]}, ${label(x)}: ${label(y, chart.percent)}`),
        ),
      );
    }
  });
  return root;
}

/** Least and greatest, of however many. @param {number[]} values */
function range(values) {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return least <= most ? [least, most] : [0, 1];
}
