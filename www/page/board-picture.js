/** A picture of a board, painted from its elements as they stand on the page: colours, corners, rings, words and drawings. */

/** The measures of the picture in pixels: its width, the room around the board, and the words above and below that. */
export const [WIDTH, MARGIN, HEAD, FOOT] = [960, 40, 132, 84];
/** Elements that are left out of the picture. */
const EXCLUDED = "button, [hidden], [part~='hint']";
const SOLID = /rgba?\([^)]*\)|color\([^)]*\)|okl(?:ab|ch)\([^)]*\)/g;

/** @typedef {{left: number, top: number, width: number, height: number}} Place */
/** @typedef {{element: Element, alpha: number, level: number}} Part */
/** What stands above the board, and from where it comes. @typedef {{title: string, detail: string, address: string}} Caption */

/** Paints a board. @param {HTMLElement} board @param {Caption} caption @returns {Promise<Blob>} a PNG @throws where the browser paints nothing */
export function drawBoardPicture(board, caption) {
  const root = /** @type {HTMLElement} */ (board.shadowRoot?.querySelector("[part~='board']"));
  const { left, top, width, height } = root.getBoundingClientRect();
  const scale = (WIDTH - 2 * MARGIN) / width;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: WIDTH, height: Math.round(HEAD + height * scale + FOOT) });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser paints no pictures");
  paintCaption(context, caption);
  // A stable sort keeps the order of the document within a level.
  const parts = [...collectParts(root, 1, 0)].sort((one, other) => one.level - other.level);
  for (const { element, alpha } of parts) {
    context.setTransform(scale, 0, 0, scale, MARGIN - left * scale, HEAD - top * scale);
    context.globalAlpha = alpha;
    if (element instanceof SVGElement) paintShape(context, /** @type {SVGGraphicsElement} */ (element));
    else paintBox(context, element);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("this browser makes no PNG"))), "image/png"),
  );
}

/** Paints the page's colour, and the words on it. @param {CanvasRenderingContext2D} context @param {Caption} caption */
function paintCaption(context, { title, detail, address }) {
  const { height } = context.canvas;
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.documentElement);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, WIDTH, height);
  context.fillStyle = color;
  const paint = (/** @type {string} */ font, /** @type {string} */ words, /** @type {number} */ y, x = MARGIN) => {
    context.font = `${font} ${fontFamily}`;
    context.fillText(words, x, y, WIDTH - MARGIN - x);
  };
  paint("800 44px", title, 66);
  paint("400 26px", detail, 106);
  paint("800 30px", "Plyground", height - 30);
  context.textAlign = "right";
  context.globalAlpha = 0.75;
  context.font = `400 24px ${fontFamily}`;
  context.fillText(address, WIDTH - MARGIN, height - 30, WIDTH / 2);
}

/** An element and all in it that is seen, with its opacity and its level over others. @param {Element} element @param {number} outer @param {number} level @returns {Generator<Part>} */
function* collectParts(element, outer, level) {
  const { display, opacity, visibility, zIndex } = getComputedStyle(element);
  if (display === "none" || visibility === "hidden" || element.matches(EXCLUDED)) return;
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
