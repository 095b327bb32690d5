// The model of a recorded tree: what is open, what is folded, and why a node was cut off.
import assert from "node:assert/strict";
import { test } from "node:test";
import { NONE, TreeModel } from "../../www/analyse/tree-model.js";

/** @typedef {{move: string, value: number, beta?: number, reason?: string, hidden?: number, below?: SmallTree[]}} SmallTree */

/** The columns of a tree whose best moves are those of negamax. @param {SmallTree} root */
function columnsOf(root) {
  /** @type {{node: SmallTree, parent: number, best: number, below: number}[]} */
  const all = [];
  const add = (/** @type {SmallTree} */ node, /** @type {number} */ parent) => {
    const own = { node, parent, best: NONE, below: node.hidden ?? 0 };
    const place = all.push(own) - 1;
    for (const child of node.below ?? []) {
      const at = add(child, place);
      if (child.value === -node.value && own.best === NONE) own.best = at;
      own.below += all[at].below + 1;
    }
    return place;
  };
  add(root, NONE);
  const column = (/** @type {(one: (typeof all)[0]) => number} */ of) => all.map(of);
  return {
    depth: 2,
    visited: all.length,
    iterations: [],
    parents: Int32Array.from(column(({ parent }) => parent)),
    best: Int32Array.from(column(({ best }) => best)),
    below: Uint32Array.from(column(({ below }) => below)),
    values: Float32Array.from(column(({ node }) => node.value)),
    alphas: new Float32Array(all.length).fill(NaN),
    betas: Float32Array.from(column(({ node }) => node.beta ?? NaN)),
    probabilities: new Float32Array(all.length).fill(NaN),
    depths: new Int32Array(all.length),
    visits: new Int32Array(all.length).fill(NONE),
    labels: all.map(({ node }) => node.move).join("\n"),
    reasons: all.map(({ node }) => node.reason ?? "").join("\n"),
  };
}

/** The root is worth 5, by the first move; others are refuted by one reply each. */
const refuted = (/** @type {string} */ move, /** @type {number} */ value) => ({
  move,
  value: -value,
  beta: -5,
  reason: "cutoff",
  below: [{ move: `${move}!`, value }],
});
const TREE = {
  move: "",
  value: 5,
  below: [
    { move: "a", value: -5, below: [{ move: "reply", value: 5, hidden: 7 }] },
    ...["b", "c", "d", "e", "f"].map((move, at) => refuted(move, at)),
  ],
};

/** The moves that stand in a level of the picture. @param {TreeModel} model @param {number} level */
const shown = (model, level) =>
  [...model.columnsOf[level]].map((node) =>
    model.isFold(node) ? `${model.folded(node).length} others` : model.labels[node],
  );

test("a tree opens along the principal variation, which runs straight, and folds the other moves", () => {
  const model = new TreeModel(columnsOf(TREE), true);
  assert.deepEqual(
    model.line.map((node) => model.labels[node]),
    ["", "a", "reply"],
  );
  assert.equal(new Set(model.line.map((node) => model.rows[node])).size, 1);
  assert.deepEqual(shown(model, 1), ["a", "b", "c", "3 others"]);
  assert.deepEqual(shown(model, 2), ["reply"]);
  const fold = model.columnsOf[1][3];
  assert.equal(model.labels[model.bestFolded(fold)], "f");
  model.setOpen(fold, true);
  assert.deepEqual(shown(model, 1), ["a", "b", "c", "d", "e", "f"]);
});

test("the order is that of the search, or the best first", () => {
  const model = new TreeModel(columnsOf(TREE), true);
  model.order = "value";
  model.layOut();
  assert.deepEqual(shown(model, 1), ["a", "f", "e", "3 others"]);
});

test("who is led to a node finds it among those that are folded", () => {
  const model = new TreeModel(columnsOf(TREE), true);
  const [node] = model.find("f!", (label) => label);
  model.reveal(node);
  assert.deepEqual(shown(model, 1), ["a", "b", "c", "f", "2 others"]);
  assert.ok(shown(model, 2).includes("f!"));
  model.openAll();
  assert.equal(model.height, 6);
});

test("values are from the side of the root, or of the side to move", () => {
  const model = new TreeModel(columnsOf(TREE), true);
  const seen = () => model.line.map((node) => model.sign(node) * model.columns.values[node]);
  assert.deepEqual(seen(), [5, 5, 5]);
  model.isForMover = true;
  assert.deepEqual(seen(), [5, -5, 5]);
});

test("a cut-off leads to the move that the opponent already has", () => {
  const model = new TreeModel(columnsOf(TREE), true);
  const [refuted] = model.find("c", (label) => label);
  assert.equal(model.labels[model.betterFor(refuted)], "a");
  assert.equal(model.betterFor(1), NONE);
});

test("nodes that there was no room for are missing from their parent alone", () => {
  const model = new TreeModel(columnsOf(TREE), true);
  const [reply] = model.find("reply", (label) => label);
  assert.equal(model.isWhole(reply), false);
  assert.equal(model.isWhole(0), true);
});
