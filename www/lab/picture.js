// A chart leaves the page: as SVG, or as PNG in twice its size.

import { text } from "./text.js";

const PROPERTIES = ["fill", "stroke", "stroke-width", "stroke-linejoin", "font-family", "font-size", "font-weight"];

/** Dots of the PNG for one of the drawing. */
const SCALE = 2;

/** The drawing by itself: what style sheets say becomes attributes. @param {SVGElement} chart */
export function standalone(chart) {
  const copy = /** @type {SVGElement} */ (chart.cloneNode(true));
  const [from, to] = [chart, copy].map((one) => [one, ...one.querySelectorAll("*")]);
  from.forEach((node, i) => {
    const style = getComputedStyle(node);
    for (const name of PROPERTIES) to[i].setAttribute(name, style.getPropertyValue(name));
    to[i].removeAttribute("class");
  });
  const paper = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({
    width: "100%",
    height: "100%",
    fill: getComputedStyle(chart).backgroundColor,
  })) {
    paper.setAttribute(name, value);
  }
  copy.querySelector("title")?.after(paper);
  return new XMLSerializer().serializeToString(copy);
}

/**
 * Painted shape by shape: loading the drawing as an image would need a content security policy that
 * lets images come from `data:`.
 * @param {SVGElement} chart
 * @returns {Promise<Blob>}
 */
export function png(chart) {
  const { width, height } = /** @type {SVGSVGElement} */ (chart).viewBox.baseVal;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: width * SCALE, height: height * SCALE });
  const context = canvas.getContext("2d");
  if (!context) return Promise.reject(new Error(text.chart.unable));
  context.scale(SCALE, SCALE);
  context.fillStyle = getComputedStyle(chart).backgroundColor;
  context.fillRect(0, 0, width, height);
  for (const shape of chart.querySelectorAll("rect, line, path, circle, text")) paint(context, shape);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(text.chart.unable))), "image/png"),
  );
}

/** @param {CanvasRenderingContext2D} context @param {Element} shape */
function paint(context, shape) {
  const style = getComputedStyle(shape);
  const number = (/** @type {string} */ name) => Number(shape.getAttribute(name) ?? 0);
  if (shape.tagName === "text") {
    context.save();
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    context.fillStyle = style.fill;
    context.textAlign =
      { middle: /** @type {const} */ ("center"), end: /** @type {const} */ ("right") }[
        shape.getAttribute("text-anchor") ?? ""
      ] ?? "left";
    const turned = shape.getAttribute("transform")?.match(/translate\(([\d.]+) ([\d.]+)\) rotate\((-?\d+)\)/);
    if (turned) {
      context.translate(Number(turned[1]), Number(turned[2]));
      context.rotate((Number(turned[3]) * Math.PI) / 180);
    }
    context.fillText(shape.textContent ?? "", number("x"), number("y"));
    context.restore();
    return;
  }
  const outline = new Path2D(shape.tagName === "path" ? (shape.getAttribute("d") ?? "") : undefined);
  if (shape.tagName === "rect")
    outline.roundRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
  if (shape.tagName === "circle") outline.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  if (shape.tagName === "line") {
    outline.moveTo(number("x1"), number("y1"));
    outline.lineTo(number("x2"), number("y2"));
  }
  if (style.fill !== "none") {
    context.fillStyle = style.fill;
    context.fill(outline);
  }
  if (style.stroke !== "none") {
    context.strokeStyle = style.stroke;
    context.lineWidth = parseFloat(style.strokeWidth);
    context.lineJoin = "round";
    context.stroke(outline);
  }
}

/** Hands a file to the visitor. @param {string} name @param {Blob} blob */
export function save(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
