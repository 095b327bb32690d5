/** The open part of a tree as an SVG file, in the colours of paper. */
import { BOX, COLUMN, nodeWords, ROW } from "./tree-words.js";

/** @typedef {import("./tree-model.js").TreeModel} TreeModel */

/** The most nodes of a file, folds included: more would open nowhere. */
const MAX_NODES = 20_000;
const MARGIN = 12;

/** @param {string} words */
const escaped = (words) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The nodes and folds of a file. @param {TreeModel} model */
const drawn = (model) => model.columnsOf.flatMap((column) => [...column]).slice(0, MAX_NODES);

/** The number of nodes in a file. @param {TreeModel} model */
export const countDrawn = (model) => drawn(model).filter((node) => !model.isFold(node)).length;

/** @param {TreeModel} model @param {string} title */
export function treeSvg(model, title) {
  const nodes = drawn(model);
  const width = model.columnsOf.length * COLUMN + 2 * MARGIN;
  const height = model.height * ROW + 2 * MARGIN;
  const lines = nodes.filter((node) => node > 0).map((node) => edge(model, node));
  const boxes = nodes.map((node) => box(model, node));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<g transform="translate(${MARGIN} ${MARGIN})">`,
    ...lines,
    ...boxes,
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}

/** @param {TreeModel} model @param {number} node */
function edge(model, node) {
  const { rows, onLine } = model;
  const level = model.levelOf(node);
  const x = (level - 1) * COLUMN + BOX.width;
  const middle = x + (COLUMN - BOX.width) / 2;
  const y = (/** @type {number} */ one) => rows[one] * ROW + BOX.height / 2;
  const look = onLine[node] ? 'stroke="#0f6b5c" stroke-width="2.5"' : 'stroke="#b7a98f"';
  return `<path d="M${x} ${y(model.parentOf(node))}H${middle}V${y(node)}H${level * COLUMN}" fill="none" ${look}/>`;
}

/** @param {TreeModel} model @param {number} node */
function box(model, node) {
  const [x, y] = [model.levelOf(node) * COLUMN, model.rows[node] * ROW];
  const { title, more } = nodeWords(model, node);
  const round = model.isChance(node) ? BOX.height / 2 : 5;
  const look = model.onLine[node] ? 'stroke="#0f6b5c" stroke-width="2"' : 'stroke="#8a7a64"';
  return [
    `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="${round}" fill="#fff" ${look}/>`,
    `<text x="${x + BOX.inset}" y="${y + 17}" font-size="13" font-weight="600">${escaped(title)}</text>`,
    `<text x="${x + BOX.inset}" y="${y + 32}" font-size="11" fill="#66563f">${escaped(more)}</text>`,
  ].join("");
}
