/** Charts as SVG, drawn by Observable Plot: bars in groups, and lines, both with intervals. */

import { truncate } from "../../core/truncate.js";
import * as vendor from "../../vendor/plot.js";
import { makeFormat } from "../numbers.js";

/**
 * The frame of all charts.
 * @typedef {object} Frame
 * @property {string} title the accessible name
 * @property {number} width in pixels
 * @property {string[]} names of the series; more than one has a legend
 * @property {string} xLabel
 * @property {string} yLabel
 * @property {boolean} [percent] whether values are shares from 0 to 1
 * @property {number} [height] of the frame's inside, in pixels
 */
/** @typedef {{low: number, high: number}} Interval */
/** @typedef {{x: number, y: number, low?: number, high?: number}} Point */
/** @typedef {Frame & {groups: string[], values: number[][], intervals?: (Interval | null)[][]}} Bars values by series */
/** @typedef {Omit<Frame, "yLabel" | "height"> & {values: (Interval & {value: number})[]}} Ranks a value with its interval for each name */
/** @typedef {Frame & {series: Point[][], dots?: boolean, logX?: boolean}} Lines */

const Plot = /** @type {typeof import("@observablehq/plot")} */ (/** @type {unknown} */ (vendor));

const FONT = 12;
const HEIGHT = 240;
/** Least width of the left margin, with room for the axis' name and short tick labels. */
const LEFT = 56;
const RIGHT = 12;
const BOTTOM = 44;
/** From the axis to the words below or beside it. */
const LABEL_OFFSET = 38;
/** Rows of a group's name below its bars. */
const MAX_LABEL_ROWS = 5;
const LEGEND_ROW = 20;
/** The width of a letter, about. */
const LETTER = 6.6;
const MAX_NAME_LENGTH = 48;
/** A name beside its value, and the height of its row. */
const MAX_RANK_LENGTH = 22;
const RANK = 22;
/** Least pixels from one tick's label to the next. */
const TICK = 44;
/** Ticks of the axis of values, about. */
const TICKS = 5;
const COLOURS = 8;

const compact = makeFormat({ notation: "compact", maximumSignificantDigits: 4 });
const share = makeFormat({ style: "percent", maximumSignificantDigits: 3 });
/** A value in the page's language. @param {number} value @param {boolean} [percent] */
const formatValue = (value, percent) => (percent ? share : compact)(value);

/** The colour of a series. The style sheet defines eight. @param {number} series */
const colour = (series) => `var(--series-${series % COLOURS})`;

/**
 * Bars in groups, one bar of each series in a group.
 * @param {Bars} chart
 */
export function barChart(chart) {
  const { groups, values, intervals, names, percent, width } = chart;
  const left = leftMargin(values.flat(), percent);
  const rows = values.flatMap((series, s) =>
    series.map((value, g) => ({
      g,
      s,
      value,
      ...intervals?.[s]?.[g],
      title: makeTooltip(names[s], groups[g], value, percent),
    })),
  );
  const every = Math.ceil((TICK * groups.length) / (width - left - RIGHT));
  const shown = groups.map((_, g) => g).filter((g) => g % every === 0);
  const column = (width - left - RIGHT) / shown.length;
  const ticks = percent ? TICKS : Math.min(TICKS, maxOf(rows)); // no part of a game
  const rowsOfLabels = Math.min(MAX_LABEL_ROWS, Math.ceil((maxLength(groups) * LETTER) / column));
  const options = {
    marginLeft: left,
    marginBottom: BOTTOM + (rowsOfLabels - 1) * FONT * 1.2,
    fx: { domain: groups.map((_, g) => g), padding: 0 },
    x: { domain: names.map((_, s) => s), axis: null, paddingInner: 0.08, paddingOuter: 0.15 + 0.1 * names.length },
    y: { domain: [0, maxOf(rows)], nice: 5 },
    marks: [
      Plot.axisFx({
        anchor: "bottom",
        ticks: shown,
        tickFormat: (/** @type {number} */ g) => groups[g],
        lineWidth: (column / FONT) * 0.9,
        label: chart.xLabel || null,
        labelOffset: LABEL_OFFSET,
      }),
      Plot.barY(rows, { fx: "g", x: "s", y: "value", fill: ({ s }) => colour(s), title: "title", rx: 2 }),
      whiskers(rows, { fx: "g", x: "s" }),
    ],
  };
  return drawChart(chart, options, makeValueAxis(chart, left, ticks));
}

/**
 * Lines over numbers.
 * @param {Lines} chart
 */
export function lineChart(chart) {
  const { series, names, percent, dots, logX, width } = chart;
  const left = leftMargin(
    series.flat().map(({ y }) => y),
    percent,
  );
  const rows = series.flatMap((points, s) =>
    points.map((point) => ({
      s,
      ...point,
      ...(dots && { title: makeTooltip(names[s], formatValue(point.x), point.y, percent) }),
    })),
  );
  const ticks = dots
    ? pickTicks(
        rows.map(({ x }) => x),
        width - left - RIGHT,
        logX,
      )
    : Math.max(1, Math.min(spanOf(rows), Math.floor((width - left - RIGHT) / 90))); // whole moves, games or points
  return drawChart(chart, {
    marginLeft: left,
    x: { type: logX ? "log" : "linear", insetLeft: 6, insetRight: 6 },
    y: { domain: [Math.min(0, minOf(rows)), percent ? 1 : maxOf(rows)], nice: 5 },
    marks: [
      Plot.axisX({
        ticks,
        tickFormat: (/** @type {number} */ x) => formatValue(x),
        tickSize: 0,
        ...withAxisLabel(chart.xLabel, LABEL_OFFSET),
      }),
      Plot.line(rows, { x: "x", y: "y", z: "s", stroke: ({ s }) => colour(s), strokeWidth: 2.25 }),
      dots ? whiskers(rows, { x: "x" }) : null,
      dots ? Plot.dot(rows, { x: "x", y: "y", fill: ({ s }) => colour(s), r: 4, title: "title" }) : null,
    ],
  });
}

/**
 * Values one below the other, with their intervals.
 * @param {Ranks} chart
 */
export function rankChart({ title, width, names, values, xLabel }) {
  const shown = names.map((name) => shorten(name, MAX_RANK_LENGTH));
  const left = 24 + LETTER * maxLength(shown);
  const rows = values.map((row, at) => ({ ...row, at, title: makeTooltip(names[at], "", row.value) }));
  const ends = values.flatMap(({ low, high }) => [low, high]);
  const room = (width - left - RIGHT) / (16 + LETTER * formatValue(Math.max(...ends)).length);
  return drawChart(
    { title, width, names: [], xLabel, yLabel: "", height: RANK * names.length },
    {
      marginLeft: left,
      x: { domain: [Math.min(0, ...ends), Math.max(1, ...ends)], nice: true, insetLeft: 6, insetRight: 6 },
      y: { domain: rows.map(({ at }) => at), axis: null, type: "band" },
      marks: [
        Plot.gridX({ ticks: 5, stroke: "var(--chart-line)", strokeOpacity: 1 }),
        Plot.axisX({
          ticks: Math.max(1, Math.min(TICKS, Math.floor(room))),
          tickFormat: (/** @type {number} */ x) => formatValue(x),
          tickSize: 0,
          ...withAxisLabel(xLabel, LABEL_OFFSET),
        }),
        Plot.axisY({ tickFormat: (/** @type {number} */ at) => shown[at], tickSize: 0, label: null }),
        Plot.ruleY(rows, { y: "at", x1: "low", x2: "high", stroke: "var(--chart-ink)", marker: "tick" }),
        Plot.dot(rows, { x: "value", y: "at", fill: colour(0), r: 4.5, title: "title" }),
      ],
    },
    [],
  );
}

/** The name, the place and the value of a mark, as its tooltip. @param {string} name @param {string} at @param {number} value @param {boolean} [percent] */
const makeTooltip = (name, at, value, percent) =>
  `${[name, at].filter(Boolean).join(", ")}: ${formatValue(value, percent)}`;

/** The largest value or end of an interval; 1 where all are 0. @param {{value?: number, y?: number, high?: number}[]} rows */
const maxOf = (rows) => rows.reduce((top, { value, y, high }) => Math.max(top, high ?? value ?? y ?? 0), 0) || 1;

/** The least value of a line. @param {{y: number}[]} rows */
const minOf = (rows) => rows.reduce((low, { y }) => Math.min(low, y), Infinity);

/** From the least place of a line to the largest. @param {{x: number}[]} rows */
const spanOf = (rows) => {
  const [low, high] = rows.reduce(([low, high], { x }) => [Math.min(low, x), Math.max(high, x)], [Infinity, -Infinity]);
  return high - low;
};

/** Different values that leave room for their labels. @param {number[]} values @param {number} width @param {boolean} [logX] */
function pickTicks(values, width, logX) {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  const on = logX ? Math.log : Number;
  const scale = width / (on(sorted[sorted.length - 1]) - on(sorted[0]) || 1);
  let free = -Infinity;
  return sorted.filter((x) => {
    const isFree = on(x) * scale >= free;
    if (isFree) free = on(x) * scale + TICK;
    return isFree;
  });
}

/** Intervals as upright lines with ends. @param {Partial<Interval>[]} rows @param {import("@observablehq/plot").RuleXOptions} at */
function whiskers(rows, at) {
  const known = rows.filter(({ low, high }) => low !== undefined && high !== undefined);
  return Plot.ruleX(known, { ...at, y1: "low", y2: "high", stroke: "var(--chart-ink)", marker: "tick" });
}

/** @param {string} name @param {number} max letters */
const shorten = (name, max) => (name.length > max ? `${truncate(name, max - 1)}…` : name);

/**
 * @param {Frame} frame
 * @param {import("@observablehq/plot").PlotOptions} options
 * @param {import("@observablehq/plot").Markish[]} [upright] the axis of values at the left, with its grid
 * @returns {SVGSVGElement}
 */
function drawChart(
  frame,
  { marks = [], marginLeft = LEFT, marginBottom = BOTTOM, ...options },
  upright = makeValueAxis(frame, marginLeft),
) {
  const { title, width, names, height = HEIGHT } = frame;
  const legend = makeLegend(names, width - marginLeft);
  const marginTop = 12 + legend.rows * LEGEND_ROW;
  const drawn = /** @type {SVGSVGElement} */ (
    Plot.plot({
      ...options,
      width,
      height: marginTop + height + marginBottom,
      marginTop,
      marginLeft,
      marginRight: RIGHT,
      marginBottom,
      marks: [...upright, ...marks, ...legend.marks],
      style: { background: "var(--chart-paper)", color: "var(--chart-soft)", fontFamily: "inherit", fontSize: "12px" },
    })
  );
  // The strict content security policy forbids styles in the page; lab.css has what the charts need.
  drawn.querySelector("style")?.remove();
  drawn.classList.add("chart");
  // The chart is one image to screen readers; Plot names its parts for them.
  for (const part of drawn.querySelectorAll("[aria-label]")) {
    part.setAttribute("data-mark", part.getAttribute("aria-label") ?? "");
    part.removeAttribute("aria-label");
  }
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", title);
  return drawn;
}

/** The axis of values at the left, with its grid. @param {Frame} frame @param {number} marginLeft @param {number} [ticks] about how many */
const makeValueAxis = ({ yLabel, percent }, marginLeft, ticks = TICKS) => [
  Plot.gridY({ ticks, stroke: "var(--chart-line)", strokeOpacity: 1 }),
  Plot.axisY({
    ticks,
    tickFormat: (/** @type {number} */ n) => formatValue(n, percent),
    tickSize: 0,
    ...withAxisLabel(yLabel, marginLeft - 8),
  }),
];

/** An axis with its name in the middle. @param {string} name @param {number} labelOffset */
const withAxisLabel = (name, labelOffset) => ({
  label: name,
  labelAnchor: /** @type {const} */ ("center"),
  labelArrow: /** @type {const} */ ("none"),
  labelOffset,
});

/** The left margin with room for the labels of values. @param {number[]} values @param {boolean} [percent] */
function leftMargin(values, percent) {
  const top = values.reduce((most, value) => Math.max(most, value), 0);
  const labels = [1, 0.8, 0.6, 0.4, 0.2].map((part) => formatValue(part * top, percent));
  return Math.max(LEFT, 28 + LETTER * maxLength(labels));
}

/** The letters of the longest text. @param {string[]} texts */
const maxLength = (texts) => Math.max(...texts.map(({ length }) => length));

/** The legend above the frame, in rows as wide as it. @param {string[]} names @param {number} width */
function makeLegend(names, width) {
  if (names.length < 2) return { rows: 0, marks: [] };
  let [x, row] = [0, 0];
  const marks = names.flatMap((full, s) => {
    const name = shorten(full, MAX_NAME_LENGTH);
    const wide = 34 + name.length * LETTER;
    if (x > 0 && x + wide > width) [x, row] = [0, row + 1];
    const at = {
      frameAnchor: /** @type {const} */ ("top-left"),
      dx: x,
      dy: row * LEGEND_ROW,
      facet: /** @type {const} */ ("super"),
    };
    x += wide;
    return [legendDot(at, s), legendName(at, name)];
  });
  const rows = row + 1;
  // The frame begins below the legend.
  return { rows, marks: marks.map((mark) => mark(-rows * LEGEND_ROW)) };
}

/** @typedef {{frameAnchor: "top-left", dx: number, dy: number, facet: "super"}} Place */

/** @param {Place} at @param {number} s */
const legendDot = (at, s) => (/** @type {number} */ up) =>
  Plot.dot([0], { ...at, dx: at.dx + 6, dy: at.dy + up + 6, r: 6, symbol: "square", fill: colour(s) });

/** @param {Place} at @param {string} name */
const legendName = (at, name) => (/** @type {number} */ up) =>
  Plot.text([name], {
    ...at,
    dx: at.dx + 18,
    dy: at.dy + up,
    text: [name],
    fill: "var(--chart-ink)",
    textAnchor: "start",
  });
