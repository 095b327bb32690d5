/** The words of a node, for the picture, the outline and the lines below them. */
import { make } from "../kit/dom.js";
import { formatOutcome, IN_SIGHT } from "../kit/move-values.js";
import { percent, positionValue, wholeNumber } from "../kit/numbers.js";
import { moveName, say, text } from "./analyse-text.js";
import { isSame, NONE } from "./tree-model.js";

/** @typedef {import("./tree-model.js").TreeModel} TreeModel */

/** The size of a node in the picture; `mark` is the room for the mark that opens it. */
export const BOX = { width: 168, height: 40, inset: 10, mark: 24 };
/** From a level to the next, and from a row to the next. */
export const COLUMN = 210;
export const ROW = 48;

/** @param {TreeModel} model @param {number} node */
export function labelOf(model, node) {
  if (model.isFold(node)) return say(text.tree.others, { n: model.folded(node).length });
  return node === 0 ? text.tree.root : moveName(model.labels[node]);
}

/** A value in words: of a game of two sides an end is no number. @param {TreeModel} model @param {number} value */
const formatValue = ({ isForTwo }, value) => (isForTwo ? formatOutcome : positionValue)(value);

/** The value of a node, for the side that is chosen. @param {TreeModel} model @param {number} node */
export function worthOf(model, node) {
  const value = model.columns.values[node];
  return Number.isNaN(value) ? "–" : formatValue(model, model.sign(node) * value);
}

/** A window, for the side that is chosen. One that is empty asks a question. @param {TreeModel} model @param {number} node */
function windowOf(model, node) {
  const { alphas, betas } = model.columns;
  if (Number.isNaN(alphas[node]) && Number.isNaN(betas[node])) return "";
  const bounds = [
    Number.isNaN(alphas[node]) ? -Infinity : alphas[node],
    Number.isNaN(betas[node]) ? Infinity : betas[node],
  ];
  const isTurned = model.sign(node) < 0;
  const [low, high] = isTurned ? bounds.map((bound) => -bound).reverse() : bounds;
  const words = [low, high].map((bound) => formatValue(model, bound));
  const isQuestion = Number.isFinite(high - low) && (isSame(low, high) || words[0] === words[1]);
  if (!isQuestion) return `[${words[0]}, ${words[1]}]`;
  if (model.isForTwo && Math.abs(high) >= IN_SIGHT) return ""; // an end is no number to be at least as large as
  return say(isTurned ? text.tree.atMost : text.tree.atLeast, { value: isTurned ? words[0] : words[1] });
}

/** The folded nodes in a word: the best of moves, and of what chance or simulations choose how much it is. @param {TreeModel} model @param {number} fold */
function foldWords(model, fold) {
  const { probabilities, visits } = model.columns;
  const folded = model.folded(fold);
  const sum = (/** @type {ArrayLike<number>} */ column) => folded.reduce((all, node) => all + column[node], 0);
  if (visits[folded[0]] >= 0) return say(text.tree.visits, { n: sum(visits) });
  if (!Number.isNaN(probabilities[folded[0]])) return percent(sum(probabilities));
  return say(text.tree.best, { value: worthOf(model, model.bestFolded(fold)) });
}

/** The two lines in a box. @param {TreeModel} model @param {number} node */
export function nodeWords(model, node) {
  if (model.isFold(node)) return { title: labelOf(model, node), more: foldWords(model, node) };
  const { probabilities, visits, below } = model.columns;
  const reasons = /** @type {Record<string, string>} */ (text.tree.reasons);
  const more = [
    Number.isNaN(probabilities[node]) ? "" : percent(probabilities[node]),
    visits[node] >= 0 ? say(text.tree.visits, { n: visits[node] }) : "",
    windowOf(model, node),
    reasons[model.reasons[node]] ?? "",
    model.children[node] === 0 && below[node] > 0 ? say(text.tree.hidden, { n: below[node] }) : "",
  ];
  return { title: `${labelOf(model, node)}  ${worthOf(model, node)}`, more: more.filter(Boolean).join("  ") };
}

/** All that is known of a node, name by name. @param {TreeModel} model @param {number} node @returns {[string, string][]} */
export function factsOf(model, node) {
  if (model.isFold(node)) return [];
  const { depths, probabilities, visits, below } = model.columns;
  const { facts, shown } = text.tree;
  const why = /** @type {Record<string, string>} */ (text.tree.why);
  const counted = model.isWhole(node) ? wholeNumber : (/** @type {number} */ n) => say(shown, { n });
  /** @type {[string, string][]} */
  const all = [
    [visits[node] >= 0 ? facts.mean : facts.value, worthOf(model, node)],
    [facts.window, windowOf(model, node)],
    [facts.depth, depths[node] >= 0 ? wholeNumber(depths[node]) : ""],
    [facts.probability, Number.isNaN(probabilities[node]) ? "" : percent(probabilities[node])],
    [facts.visits, visits[node] >= 0 ? wholeNumber(visits[node]) : ""],
    [facts.children, model.children[node] ? counted(model.children[node]) : ""],
    [facts.below, below[node] ? wholeNumber(below[node]) : ""],
    [facts.reason, why[model.reasons[node]] ?? ""],
  ];
  return all.filter(([, words]) => words);
}

/**
 * Why a node was cut off, in sentences: the move that refutes, and what the opponent already has. Nothing for other nodes.
 * @param {TreeModel} model
 * @param {number} node
 * @param {[string, string]} sides the side to move at the root, and the other
 * @param {(node: number) => void} goTo
 * @returns {(string | Node)[]}
 */
export function explainCut(model, node, sides, goTo) {
  const reply = model.columns.best[node] ?? NONE;
  if (model.reasons[node] !== "cutoff" || reply === NONE) return [];
  const { answer, better, asked } = text.tree.cutOff;
  const link = (/** @type {number} */ to) => {
    const button = make("button", { type: "button" }, labelOf(model, to));
    button.addEventListener("click", () => goTo(to));
    return button;
  };
  const first = fill(answer, worthOf(model, reply), link(reply));
  const other = model.betterFor(node);
  if (other === NONE) return [...first, " ", say(asked, { window: windowOf(model, node) })];
  const side = sides[(model.levels[node] + 1) % 2];
  return [
    ...first,
    " ",
    ...fill(say(better, { side, move: "{move}", value: "{value}" }), worthOf(model, other), link(other)),
  ];
}

/** Puts an element in the place of the move. @param {string} words @param {string} value @param {Node} element @returns {(string | Node)[]} */
function fill(words, value, element) {
  const [before, after = ""] = words.replace("{value}", value).split("{move}");
  return [before, element, after];
}
