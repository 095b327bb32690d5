/** The picture of a tree, on a canvas: drawn by hand, because it draws no more than is in sight, however large the tree is. */
import { onFrame } from "../timing.js";
import { Gestures } from "./gestures.js";
import { NONE } from "./tree-model.js";
import { BOX, COLUMN, nodeWords, ROW } from "./tree-words.js";

/** @typedef {import("./tree-model.js").TreeModel} TreeModel */

const [LEAST_SCALE, MOST_SCALE] = [0.00002, 3];
/** Words are drawn from this scale on. */
const READABLE = 0.4;
/** A new tree is at least so large, also where its principal variation is longer than the picture is wide. */
const LEAST_AT_FIRST = 0.75;
/** From the edge to the root, in pixels. */
const MARGIN = 16;
/** Pixels a key press moves the picture. */
const STEP = 80;
/** A press of a zoom key. */
export const ZOOM = 1.4;

const COLOURS = /** @type {const} */ ([
  "paper",
  "card",
  "line",
  "edge",
  "ink",
  "soft",
  "accent",
  "bad",
  "gold",
  "accent-wash",
]);

export class TreePicture {
  #canvas;
  #context;
  #does;
  /** @type {TreeModel | undefined} */
  #model;
  #selected = 0;
  /** The upper left corner, in units of the tree, and pixels a unit downwards. */
  #view = { x: 0, y: 0, scale: 1 };
  #size = { width: 1, height: 1 };
  /** @type {Record<string, string>} */
  #colours = {};
  #draw = onFrame(() => this.draw());

  /** @param {HTMLCanvasElement} canvas @param {{select: (node: number) => void, toggle: (node: number) => void}} does */
  constructor(canvas, does) {
    this.#canvas = canvas;
    this.#context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    this.#does = does;
    new Gestures(canvas, {
      pan: (x, y) => this.pan(x, y),
      zoom: (factor, x, y) => this.zoom(factor, x, y),
      tap: (x, y) => this.#tap(x, y),
    });
    new ResizeObserver(() => this.#resize()).observe(canvas);
    const recolour = () => {
      this.#colours = {};
      this.#draw();
    };
    new MutationObserver(recolour).observe(document.documentElement, { attributeFilter: ["data-theme"] });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", recolour);
  }

  /** @param {TreeModel} model */
  show(model) {
    this.#model = model;
    this.#selected = 0;
    this.#resize();
    const wide = model.line.length * COLUMN;
    this.#view.scale = Math.max(LEAST_AT_FIRST, Math.min(1, (this.#size.width - 2 * MARGIN) / wide));
    this.#view.x = 0;
    this.centre(0);
  }

  /** The canvas, which was hidden, has its size again. @param {number} node to be in sight */
  appear(node) {
    this.#resize();
    this.keepInSight(node);
  }

  /** @param {number} node */
  select(node) {
    this.#selected = node;
    this.#draw();
  }

  /** Draws again; the node stays where it is. @param {number} node @param {number} row its row before */
  keep(node, row) {
    if (this.#model) this.#view.y += (this.#model.rows[node] - row) * ROW;
    this.#draw();
  }

  /** Pixels a unit across: the same, but with all levels in sight however small the rows are. */
  get #across() {
    const wide = (this.#model?.columnsOf.length ?? 1) * COLUMN;
    return Math.max(this.#view.scale, Math.min(READABLE, (this.#size.width - 2 * MARGIN) / wide));
  }

  /** Brings a node to the middle of the height, and into sight. @param {number} node */
  centre(node) {
    if (!this.#model) return;
    const { width, height } = this.#size;
    const across = this.#across;
    const left = this.#model.levelOf(node) * COLUMN;
    const least = left + BOX.width + (MARGIN - width) / across;
    this.#view.y = this.#model.rows[node] * ROW + (BOX.height - height / this.#view.scale) / 2;
    this.#view.x = Math.min(left - MARGIN / across, Math.max(this.#view.x, least));
    this.#draw();
  }

  /** Moves the picture only where a node is out of sight. @param {number} node */
  keepInSight(node) {
    if (!this.#model) return;
    const { x, y, scale } = this.#view;
    const [left, top] = [this.#model.levelOf(node) * COLUMN, this.#model.rows[node] * ROW];
    const isInside =
      left >= x &&
      top >= y &&
      left + BOX.width <= x + this.#size.width / this.#across &&
      top + BOX.height <= y + this.#size.height / scale;
    if (!isInside) this.centre(node);
  }

  /** The whole tree in sight. */
  fit() {
    if (!this.#model) return;
    const wide = this.#model.columnsOf.length * COLUMN;
    const high = this.#model.height * ROW;
    const { width, height } = this.#size;
    this.#view.scale = Math.max(LEAST_SCALE, Math.min(1, (width - 2 * MARGIN) / wide, (height - 2 * MARGIN) / high));
    this.#view.x = -MARGIN / this.#across;
    this.#view.y = (high - height / this.#view.scale) / 2;
    this.#draw();
  }

  /** By so many pixels. @param {number} x @param {number} y */
  pan(x, y) {
    this.#view.x -= x / this.#across;
    this.#view.y -= y / this.#view.scale;
    this.#draw();
  }

  /** By steps of a key. @param {number} x @param {number} y */
  step(x, y) {
    this.pan(-x * STEP, -y * STEP);
  }

  /** About a point, in pixels; the middle where there is none. @param {number} factor @param {number} [x] @param {number} [y] */
  zoom(factor, x = this.#size.width / 2, y = this.#size.height / 2) {
    const view = this.#view;
    const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, view.scale * factor));
    view.y += y / view.scale - y / scale;
    view.x += x / this.#across;
    view.scale = scale;
    view.x -= x / this.#across;
    this.#draw();
  }

  /** @param {number} x @param {number} y */
  #tap(x, y) {
    const node = this.#at(x, y);
    if (node === NONE || !this.#model) return;
    const edge = this.#model.levelOf(node) * COLUMN + BOX.width - BOX.mark;
    const isMark = this.#view.x + x / this.#across >= edge || this.#model.isFold(node);
    if (isMark || node === this.#selected) this.#does.toggle(node);
    else this.#does.select(node);
  }

  /** The node at a point of the canvas. @param {number} x @param {number} y */
  #at(x, y) {
    const { x: left, y: top, scale } = this.#view;
    const [across, down] = [left + x / this.#across, top + y / scale];
    const level = Math.floor(across / COLUMN);
    const model = this.#model;
    if (!model?.columnsOf[level] || across - level * COLUMN > BOX.width) return NONE;
    const [from, to] = model.between(level, (down - BOX.height) / ROW, down / ROW);
    return to > from ? model.columnsOf[level][to - 1] : NONE;
  }

  #resize() {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const dense = devicePixelRatio || 1;
    this.#size = { width: Math.max(1, width), height: Math.max(1, height) };
    this.#canvas.width = Math.round(width * dense);
    this.#canvas.height = Math.round(height * dense);
    this.#draw();
  }

  /** The colours of the page's theme, as canvas understands them. */
  #lookUpColours() {
    if (this.#colours.ink) return;
    const probe = document.createElement("span");
    this.#canvas.after(probe);
    probe.style.setProperty("transition", "none", "important"); // which would begin with the colour before
    for (const name of COLOURS) {
      probe.style.color = `var(--page-${name})`;
      this.#colours[name] = getComputedStyle(probe).color;
    }
    this.#colours.font = getComputedStyle(probe).fontFamily;
    probe.remove();
  }

  /** Draws what is in sight. */
  draw() {
    const model = this.#model;
    if (!model) return;
    this.#lookUpColours();
    const context = this.#context;
    const dense = devicePixelRatio || 1;
    const { x, y, scale } = this.#view;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    const across = this.#across;
    context.setTransform(across * dense, 0, 0, scale * dense, -x * across * dense, -y * scale * dense);
    const first = Math.max(0, Math.floor((x - BOX.width) / COLUMN));
    const end = Math.min(model.columnsOf.length, Math.ceil((x + this.#size.width / across) / COLUMN) + 1);
    for (let level = Math.max(1, first); level < end; level++) this.#edges(model, level);
    for (let level = first; level < end; level++) this.#boxes(model, level);
  }

  /**
   * The range of a level that is in sight, with one more at each end, and the step through it. Of nodes closer than half a
   * pixel some stand for all.
   * @param {TreeModel} model
   * @param {number} level
   */
  #range(model, level) {
    const { y, scale } = this.#view;
    const [from, to] = model.between(level, y / ROW - 1, (y + this.#size.height / scale) / ROW + 1);
    const [first, end] = [Math.max(0, from - 1), Math.min(model.columnsOf[level].length, to + 1)];
    return [first, end, Math.max(1, Math.floor((end - first) / (2 * this.#size.height)))];
  }

  /** The lines from the level above. @param {TreeModel} model @param {number} level */
  #edges(model, level) {
    const context = this.#context;
    const { rows, columnsOf } = model;
    const [from, to, stride] = this.#range(model, level);
    const left = (level - 1) * COLUMN + BOX.width;
    const middle = left + (COLUMN - BOX.width) / 2;
    const lines = [new Path2D(), new Path2D()];
    for (let at = from; at < to; at += stride) {
      const node = columnsOf[level][at];
      const path = lines[model.onLine[node] ?? 0];
      const above = rows[model.parentOf(node)] * ROW + BOX.height / 2;
      const here = rows[node] * ROW + BOX.height / 2;
      path.moveTo(left, above);
      path.lineTo(middle, above);
      path.lineTo(middle, here);
      path.lineTo(level * COLUMN, here);
    }
    for (const [best, path] of lines.entries()) {
      context.lineWidth = Math.max(best ? 2.5 : 1, 1 / this.#across);
      context.strokeStyle = best ? this.#colours.accent : this.#colours.line;
      context.stroke(path);
    }
  }

  /** @param {TreeModel} model @param {number} level */
  #boxes(model, level) {
    const [from, to, stride] = this.#range(model, level);
    const isReadable = this.#view.scale >= READABLE;
    const column = model.columnsOf[level];
    for (let at = from; at < to; at += stride) {
      if (isReadable) this.#box(model, column[at], level * COLUMN, model.rows[column[at]] * ROW);
      else this.#blot(model, column[at], level * COLUMN, model.rows[column[at]] * ROW);
    }
  }

  /** A node too small for words. @param {TreeModel} model @param {number} node @param {number} x @param {number} y */
  #blot(model, node, x, y) {
    const { accent, edge, gold, bad } = this.#colours;
    const isCut = model.reasons[node] === "cutoff";
    this.#context.fillStyle = model.onLine[node] ? accent : node === this.#selected ? gold : isCut ? bad : edge;
    this.#context.fillRect(x, y, BOX.width, Math.max(BOX.height, 1 / this.#view.scale));
  }

  /** @param {TreeModel} model @param {number} node @param {number} x @param {number} y */
  #box(model, node, x, y) {
    const context = this.#context;
    const { accent, card, ink, soft, font, edge, gold } = this.#colours;
    const isSelected = node === this.#selected;
    context.beginPath();
    context.roundRect(x, y, BOX.width, BOX.height, model.isChance(node) ? BOX.height / 2 : 5);
    context.fillStyle = isSelected ? this.#colours["accent-wash"] : card;
    context.fill();
    context.lineWidth = isSelected ? 3 : model.onLine[node] ? 2 : 1;
    context.strokeStyle = isSelected ? gold : model.onLine[node] ? accent : edge;
    context.setLineDash(model.isFold(node) ? [4, 4] : []);
    context.stroke();
    context.setLineDash([]);
    const words = nodeWords(model, node);
    context.textBaseline = "middle";
    context.fillStyle = ink;
    context.font = `600 13px ${font}`;
    context.fillText(words.title, x + BOX.inset, y + 13, BOX.width - BOX.mark - BOX.inset);
    context.fillStyle = soft;
    context.font = `11px ${font}`;
    context.fillText(words.more, x + BOX.inset, y + 29, BOX.width - BOX.mark - BOX.inset);
    if (model.isFold(node) || model.children[node] > 0)
      this.#mark(model, node, x + BOX.width - BOX.mark / 2, y + BOX.height / 2);
  }

  /** Whether more is below: a plus, or a minus where it is open. @param {TreeModel} model @param {number} node @param {number} x @param {number} y */
  #mark(model, node, x, y) {
    const context = this.#context;
    context.beginPath();
    context.moveTo(x - 4, y);
    context.lineTo(x + 4, y);
    if (!model.open[node]) {
      context.moveTo(x, y - 4);
      context.lineTo(x, y + 4);
    }
    context.lineWidth = 2;
    context.strokeStyle = this.#colours.accent;
    context.stroke();
  }
}
