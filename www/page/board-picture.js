/** A picture of a board, painted from its elements as they stand on the page: colours, corners, rings, words and drawings. */

/** The width of the picture in pixels. */
const WIDTH = 960;
/** Elements that are left out of the picture. */
const EXCLUDED = "button, [hidden], [part~='hint']";
const SOLID = /rgba?\([^)]*\)|color\([^)]*\)|okl(?:ab|ch)\([^)]*\)/g;

/** @typedef {{left: number, top: number, width: number, height: number}} Place */
/** @typedef {{element: Element, alpha: number, level: number}} Part */

/** Paints a board. @param {HTMLElement} board @returns {Promise<Blob>} a PNG @throws where the browser paints nothing */
export function drawBoardPicture(board) {
  const root = /** @type {HTMLElement} */ (board.shadowRoot?.querySelector("[part~='board']"));
  const { left, top, width, height } = root.getBoundingClientRect();
  const scale = WIDTH / width;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: WIDTH, height: Math.round(height * scale) });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser paints no pictures");
  // A stable sort keeps the order of the document within a level.
  const parts = [...collectParts(root, 1, 0)].sort((one, other) => one.level - other.level);
  for (const { element, alpha } of parts) {
    context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
    context.globalAlpha = alpha;
    if (element instanceof SVGElement) paintShape(context, /** @type {SVGGraphicsElement} */ (element));
    else paintBox(context, element);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("this browser makes no PNG"))), "image/png"),
  );
}

/** An element and all in it that is seen, with its opacity and its level over others. @param {Element} element @param {number} outer @param {number} level @returns {Generator<Part>} */
function* collectParts(element, outer, level) {
  const { display, opacity, zIndex } = getComputedStyle(element);
  if (display === "none" || element.matches(EXCLUDED)) return;
  const part = { element, alpha: outer * Number(opacity), level: zIndex === "auto" ? level : Number(zIndex) };
  yield part;
  for (const child of element.children) yield* collectParts(child, part.alpha, part.level);
}

/** @param {CanvasRenderingContext2D} context @param {Element} element */
function paintBox(context, element) {
  const place = element.getBoundingClientRect();
  fillBox(context, getComputedStyle(element), place);
  for (const which of ["::before", "::after"]) {
    const style = getComputedStyle(element, which);
    if (style.content === "none" || style.content === "normal" || Number(style.opacity) === 0) continue;
    const size = (/** @type {string} */ name) => Number.parseFloat(style.getPropertyValue(name)) || 0;
    const border = style.boxSizing === "border-box" ? 0 : 2 * size("border-top-width");
    const inner = { left: place.left + size("left"), top: place.top + size("top") };
    const words = style.content.replace(/^"|"$/g, "");
    const own = { ...inner, width: size("width") + border, height: size("height") + border };
    fillBox(context, style, own);
    if (words) paintText(context, words, style, own);
  }
  const [words] = element.childNodes;
  if (element.childElementCount === 0 && words?.textContent)
    paintText(context, words.textContent, getComputedStyle(element), place);
}

/** @param {CanvasRenderingContext2D} context @param {CSSStyleDeclaration} style @param {Place} place */
function fillBox(context, style, { left, top, width, height }) {
  const border = Number.parseFloat(style.borderTopWidth) || 0;
  const radius = style.borderTopLeftRadius;
  const corner = radius.endsWith("%") ? (Number.parseFloat(radius) / 100) * width : Number.parseFloat(radius);
  context.beginPath();
  const inset = border / 2;
  context.roundRect(left + inset, top + inset, width - border, height - border, Math.max(0, corner - inset));
  const colour = colourOf(style);
  if (colour) {
    context.fillStyle = colour;
    context.fill();
  }
  if (border === 0) return;
  context.strokeStyle = style.borderTopColor;
  context.lineWidth = border;
  context.stroke();
}

/** The colour of a box: its own, else the first of its gradients that hides what is below. @param {CSSStyleDeclaration} style */
function colourOf({ backgroundColor, backgroundImage }) {
  const isSolid = (/** @type {string} */ colour) => !/,\s*0(\.\d+)?\)$|\/\s*0?(\.\d+)?\)$/.test(colour);
  if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
  return backgroundImage.match(SOLID)?.find(isSolid);
}

/** Paints words in the middle of their place. @param {CanvasRenderingContext2D} context @param {string} words @param {CSSStyleDeclaration} style @param {Place} place */
function paintText(context, words, style, { left, top, width, height }) {
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.color;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(words, left + width / 2, top + height / 2);
}

/** @param {CanvasRenderingContext2D} context @param {SVGGraphicsElement} shape */
function paintShape(context, shape) {
  const place = shape.getScreenCTM?.();
  if (!place || !(shape instanceof SVGGeometryElement)) return;
  context.transform(place.a, place.b, place.c, place.d, place.e, place.f);
  const { stroke, strokeWidth, strokeLinecap } = getComputedStyle(shape);
  if (stroke === "none") return;
  context.strokeStyle = stroke;
  context.lineWidth = Number.parseFloat(strokeWidth);
  context.lineCap = /** @type {CanvasLineCap} */ (strokeLinecap);
  context.stroke(new Path2D(shape.getAttribute("d") ?? ""));
}
