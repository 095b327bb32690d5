/** The words of a node, for the picture, the outline and the line below them. */
import { formatOutcome } from "../kit/move-values.js";
import { makeFormat, positionValue } from "../kit/numbers.js";
import { moveName, say, text } from "./analyse-text.js";

/** @typedef {import("./tree-model.js").TreeModel} TreeModel */

/** The size of a node in the picture; `mark` is the room for the mark that opens it. */
export const BOX = { width: 168, height: 40, inset: 10, mark: 24 };
/** From a level to the next, and from a row to the next. */
export const COLUMN = 210;
export const ROW = 48;

const percent = makeFormat({ style: "percent", maximumFractionDigits: 1 });

/** @param {TreeModel} model @param {number} node */
export const labelOf = (model, node) => (node === 0 ? text.tree.root : moveName(model.labels[node]));

/** The value of a node. @param {TreeModel} model @param {number} node */
function worthOf({ columns: { values }, isForTwo }, node) {
  if (Number.isNaN(values[node])) return "–";
  return (isForTwo ? formatOutcome : positionValue)(values[node]);
}

/** A window; infinite where there is no bound. @param {TreeModel} model @param {number} node */
function windowOf({ columns: { alphas, betas } }, node) {
  const [alpha, beta] = [alphas[node], betas[node]];
  if (Number.isNaN(alpha) && Number.isNaN(beta)) return "";
  return `[${Number.isNaN(alpha) ? "−∞" : positionValue(alpha)}, ${Number.isNaN(beta) ? "∞" : positionValue(beta)}]`;
}

/** The two lines in a box. @param {TreeModel} model @param {number} node */
export function nodeWords(model, node) {
  const { probabilities, visits } = model.columns;
  const more = [];
  if (!Number.isNaN(probabilities[node])) more.push(percent(probabilities[node]));
  if (visits[node] >= 0) more.push(say(text.tree.visits, { n: visits[node] }));
  const window = windowOf(model, node);
  if (window) more.push(window);
  const reason = reasonOf(model, node);
  if (reason) more.push(reason);
  return { title: `${labelOf(model, node)}  ${worthOf(model, node)}`, more: more.join("  ") };
}

/** Why a node was not searched to its end. @param {TreeModel} model @param {number} node */
export function reasonOf(model, node) {
  const reasons = /** @type {Record<string, string>} */ (text.tree.reasons);
  return reasons[model.reasons[node]] ?? "";
}

/** All that is known of a node, name by name. @param {TreeModel} model @param {number} node @returns {[string, string][]} */
export function factsOf(model, node) {
  const { depths, probabilities, visits } = model.columns;
  const { facts } = text.tree;
  const why = /** @type {Record<string, string>} */ (text.tree.why);
  /** @type {[string, string][]} */
  const all = [
    [visits[node] >= 0 ? facts.mean : facts.value, worthOf(model, node)],
    [facts.window, windowOf(model, node)],
    [facts.depth, depths[node] >= 0 ? String(depths[node]) : ""],
    [facts.probability, Number.isNaN(probabilities[node]) ? "" : percent(probabilities[node])],
    [facts.visits, visits[node] >= 0 ? String(visits[node]) : ""],
    [facts.below, model.children[node] ? String(model.children[node]) : ""],
    [facts.reason, why[model.reasons[node]] ?? ""],
  ];
  return all.filter(([, words]) => words);
}
