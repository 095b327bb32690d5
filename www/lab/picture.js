/** Charts as files: SVG, or PNG at twice the size. */
import { byId } from "../kit/dom.js";
import { VisitorError } from "../kit/problem.js";
import { makeShape } from "../svg.js";
import { text } from "./text.js";

const PROPERTIES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-linejoin",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
];

/** Pixels of the PNG for one of the chart. */
const SCALE = 2;
/** Half the width of the end of an interval, in pixels. */
const CAP = 3;

/** The places of charts that are exported; the first that is in sight counts. */
const PLACES = ["chart", "ladder-chart", "verdict-chart"];

/** The chart in sight and what it is of. @returns {{chart: SVGSVGElement, kind: string}} */
export function shownChart() {
  const shown = PLACES.find((id) => byId(id, HTMLElement).checkVisibility()) ?? PLACES[0];
  const chart = byId(shown, HTMLElement).firstElementChild;
  if (!(chart instanceof SVGSVGElement)) throw new VisitorError(text.chart.late);
  return { chart, kind: shown === "chart" ? byId("chart-kind", HTMLSelectElement).value : shown.replace("-chart", "") };
}

/** The chart as SVG. @param {SVGSVGElement} chart */
export const svg = async (chart) => new Blob([standalone(chart)], { type: "image/svg+xml" });

/** The chart as a file of its own: computed styles become attributes. @param {SVGElement} chart */
function standalone(chart) {
  const copy = /** @type {SVGElement} */ (chart.cloneNode(true));
  const [from, to] = [chart, copy].map((one) => [one, ...one.querySelectorAll("*")]);
  from.forEach((node, i) => {
    const style = getComputedStyle(node);
    for (const name of PROPERTIES) to[i].setAttribute(name, style.getPropertyValue(name));
    to[i].removeAttribute("class");
    to[i].removeAttribute("style");
  });
  const fill = getComputedStyle(chart).backgroundColor;
  copy.prepend(makeShape("rect", { width: "100%", height: "100%", fill }));
  return new XMLSerializer().serializeToString(copy);
}

/**
 * The chart as PNG. It is painted shape by shape: the content security policy forbids images from `data:`.
 * @param {SVGSVGElement} chart
 * @returns {Promise<Blob>}
 */
export function png(chart) {
  const { width, height } = chart.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: width * SCALE, height: height * SCALE });
  const context = canvas.getContext("2d");
  if (!context) return Promise.reject(new VisitorError(text.chart.unable));
  context.scale(SCALE, SCALE);
  context.fillStyle = getComputedStyle(chart).backgroundColor;
  context.fillRect(0, 0, width, height);
  for (const shape of chart.querySelectorAll("rect, line, path, text")) {
    if (shape.closest("defs, marker") === null) paint(context, /** @type {SVGGraphicsElement} */ (shape));
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new VisitorError(text.chart.unable))), "image/png"),
  );
}

/** Paints a shape where it is in the drawing. @param {CanvasRenderingContext2D} context @param {SVGGraphicsElement} shape */
function paint(context, shape) {
  const place = shape.getCTM();
  if (!place) return;
  context.save();
  context.setTransform(SCALE, 0, 0, SCALE, 0, 0);
  context.transform(place.a, place.b, place.c, place.d, place.e, place.f);
  if (shape.tagName === "text") paintText(context, shape);
  else paintOutline(context, shape);
  context.restore();
}

/** Paints each line of a text where the browser has laid it out. @param {CanvasRenderingContext2D} context @param {SVGGraphicsElement} shape */
function paintText(context, shape) {
  const { fontWeight, fontSize, fontFamily, fill } = getComputedStyle(shape);
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  context.fillStyle = fill;
  const spans = shape.querySelectorAll("tspan");
  for (const line of /** @type {Iterable<SVGTextContentElement>} */ (spans.length ? spans : [shape])) {
    if (!line.getNumberOfChars()) continue;
    const { x, y } = line.getStartPositionOfChar(0);
    context.fillText(line.textContent ?? "", x, y);
  }
}

/** @param {CanvasRenderingContext2D} context @param {Element} shape */
function paintOutline(context, shape) {
  const number = (/** @type {string} */ name) => Number(shape.getAttribute(name) ?? 0);
  const { fill, stroke, strokeWidth } = getComputedStyle(shape);
  const outline = new Path2D(shape.tagName === "path" ? (shape.getAttribute("d") ?? "") : undefined);
  if (shape.tagName === "rect") outline.rect(number("x"), number("y"), number("width"), number("height"));
  if (shape.tagName === "line") {
    outline.moveTo(number("x1"), number("y1"));
    outline.lineTo(number("x2"), number("y2"));
    if (shape.hasAttribute("marker-end"))
      for (const end of ["1", "2"]) cap(outline, number(`x${end}`), number(`y${end}`));
  }
  if (fill !== "none" && shape.tagName !== "line") {
    context.fillStyle = fill;
    context.fill(outline);
  }
  if (stroke !== "none") {
    context.strokeStyle = stroke;
    context.lineWidth = parseFloat(strokeWidth);
    context.lineJoin = "round";
    context.stroke(outline);
  }
}

/** The end of an interval. @param {Path2D} outline @param {number} x @param {number} y */
function cap(outline, x, y) {
  outline.moveTo(x - CAP, y);
  outline.lineTo(x + CAP, y);
}
