// Questions about lessons: each has one right answer, which its lesson shows later and not before.
import assert from "node:assert/strict";
import { test } from "node:test";
import { countsAt, learnedAt, nextLandmark } from "../../www/core/lesson-progress.js";
import { findQuestion, NOTHING, nextQuestion, questionsOf } from "../../www/core/lesson-questions.js";

/** @typedef {import("../../www/core/analysis.d.ts").Lesson} Lesson */
/** @typedef {import("../../www/core/analysis.d.ts").LessonEvent} LessonEvent */

const [max, min] = /** @type {const} */ (["max", "min"]);

/** @param {number | null} parent @param {Lesson["nodes"][0]["mover"]} mover @param {number[]} children */
const node = (parent, mover, children, value = 0) => ({
  parent,
  mover,
  children,
  value,
  probability: null,
  board: null,
});

/** @param {number} parent @param {number} value */
const leaf = (parent, value) => node(parent, "leaf", [], value);

/** @param {string} id @param {string} tree @param {Lesson["nodes"]} nodes @param {[number, LessonEvent][]} events @returns {Lesson} */
const lessonOf = (id, tree, nodes, events) => ({
  id,
  code: [],
  tree,
  orders: null,
  nodes,
  steps: events.map(([node, event]) => {
    const value = "value" in event ? event.value : null;
    return { line: 0, node, event, changes: [{ node, state: "open", alpha: null, beta: null, value, visits: null }] };
  }),
  choice: 0,
});

/** Alpha-beta on ((4 9) (3 8)): the last leaf is cut off. */
const cutting = () =>
  lessonOf(
    "alpha-beta",
    "((4 9) (3 8))",
    [
      node(null, max, [1, 4]),
      node(0, min, [2, 3]),
      leaf(1, 4),
      leaf(1, 9),
      node(0, min, [5, 6]),
      leaf(4, 3),
      leaf(4, 8),
    ],
    [
      [0, { kind: "enter", mover: max, alpha: -Infinity, beta: Infinity }],
      [1, { kind: "enter", mover: min, alpha: -Infinity, beta: Infinity }],
      [2, { kind: "leaf", value: 4 }],
      [1, { kind: "take", mover: min, found: 4, before: null }],
      [3, { kind: "leaf", value: 9 }],
      [1, { kind: "take", mover: min, found: 9, before: 4 }],
      [1, { kind: "return", mover: min, value: 4, bound: false }],
      [0, { kind: "take", mover: max, found: 4, before: null }],
      [4, { kind: "enter", mover: min, alpha: 4, beta: Infinity }],
      [5, { kind: "leaf", value: 3 }],
      [4, { kind: "take", mover: min, found: 3, before: null }],
      [4, { kind: "cut", mover: min, value: 3, rival: 4, leaves: [8] }],
      [4, { kind: "return", mover: min, value: 3, bound: true }],
      [0, { kind: "take", mover: max, found: 3, before: 4 }],
      [0, { kind: "choose", number: 1, value: 4 }],
    ],
  );

/** Alpha-beta on (((4 6) (8 9)) (9 3)), to depth 2 and then to depth 3, where what was best is tried first. */
const deepening = () =>
  lessonOf(
    "deepening",
    "(((4 6) (8 9)) (9 3))",
    [
      node(null, max, [1, 8]),
      node(0, min, [2, 5]),
      node(1, max, [3, 4]),
      leaf(2, 4),
      leaf(2, 6),
      node(1, max, [6, 7]),
      leaf(5, 8),
      leaf(5, 9),
      node(0, min, [9, 10]),
      leaf(8, 9),
      leaf(8, 3),
    ],
    [
      [0, { kind: "depth", depth: 2 }],
      [0, { kind: "enter", mover: max, alpha: -Infinity, beta: Infinity }],
      [1, { kind: "enter", mover: min, alpha: -Infinity, beta: Infinity }],
      [2, { kind: "estimate", value: 5 }],
      [1, { kind: "take", mover: min, found: 5, before: null }],
      [5, { kind: "estimate", value: 8.5 }],
      [1, { kind: "take", mover: min, found: 8.5, before: 5 }],
      [1, { kind: "return", mover: min, value: 5, bound: false }],
      [0, { kind: "take", mover: max, found: 5, before: null }],
      [8, { kind: "enter", mover: min, alpha: 5, beta: Infinity }],
      [9, { kind: "leaf", value: 9 }],
      [8, { kind: "take", mover: min, found: 9, before: null }],
      [10, { kind: "leaf", value: 3 }],
      [8, { kind: "take", mover: min, found: 3, before: 9 }],
      [8, { kind: "return", mover: min, value: 3, bound: false }],
      [0, { kind: "take", mover: max, found: 3, before: 5 }],
      [0, { kind: "choose", number: 1, value: 5 }],
      [0, { kind: "depth", depth: 3 }],
      [0, { kind: "enter", mover: max, alpha: -Infinity, beta: Infinity }],
      [1, { kind: "enter", mover: min, alpha: -Infinity, beta: Infinity }],
      [2, { kind: "enter", mover: max, alpha: -Infinity, beta: Infinity }],
      [3, { kind: "leaf", value: 4 }],
      [2, { kind: "take", mover: max, found: 4, before: null }],
      [4, { kind: "leaf", value: 6 }],
      [2, { kind: "take", mover: max, found: 6, before: 4 }],
      [2, { kind: "return", mover: max, value: 6, bound: false }],
      [1, { kind: "take", mover: min, found: 6, before: null }],
      [5, { kind: "enter", mover: max, alpha: -Infinity, beta: 6 }],
      [6, { kind: "leaf", value: 8 }],
      [5, { kind: "take", mover: max, found: 8, before: null }],
      [5, { kind: "cut", mover: max, value: 8, rival: 6, leaves: [9] }],
      [5, { kind: "return", mover: max, value: 8, bound: true }],
      [1, { kind: "take", mover: min, found: 8, before: 6 }],
      [1, { kind: "return", mover: min, value: 6, bound: false }],
      [0, { kind: "take", mover: max, found: 6, before: null }],
      [8, { kind: "enter", mover: min, alpha: 6, beta: Infinity }],
      [10, { kind: "leaf", value: 3 }],
      [8, { kind: "take", mover: min, found: 3, before: null }],
      [8, { kind: "cut", mover: min, value: 3, rival: 6, leaves: [9] }],
      [8, { kind: "return", mover: min, value: 3, bound: true }],
      [0, { kind: "take", mover: max, found: 3, before: 6 }],
      [0, { kind: "choose", number: 1, value: 6 }],
    ],
  );

test("a question offers its answer, and is answered by a later step", () => {
  const lesson = cutting();
  const all = questionsOf(lesson);
  assert.deepEqual(new Set(all.map(({ ask }) => ask)), new Set(["choice", "next", "cut"]));
  for (const { answer, choices, nodes, step, reveal } of all) {
    assert.ok(choices.includes(answer), answer);
    assert.equal(new Set(choices).size, choices.length);
    assert.ok(step < reveal && reveal < lesson.steps.length);
    assert.ok(!nodes || nodes.length === choices.length);
  }
});

test("leaves are cut where the search cuts, and nowhere else", () => {
  const cuts = questionsOf(cutting()).filter(({ ask }) => ask === "cut");
  assert.deepEqual(
    cuts.map(({ node, answer, choices }) => ({ node, answer, choices })),
    [
      { node: 1, answer: NOTHING, choices: [NOTHING, "9"] },
      { node: 4, answer: "8", choices: [NOTHING, "8"] },
    ],
  );
});

test("an earlier iteration has cut off nothing, and looked at nothing, for a later one", () => {
  const cuts = questionsOf(deepening()).filter(({ ask }) => ask === "cut");
  assert.deepEqual(
    cuts.map(({ node, answer, choices }) => ({ node, answer, choices })),
    [
      { node: 8, answer: NOTHING, choices: [NOTHING, "3"] },
      { node: 2, answer: NOTHING, choices: [NOTHING, "6"] },
      { node: 5, answer: "9", choices: [NOTHING, "9"] },
      { node: 8, answer: "9", choices: [NOTHING, "9"] },
    ],
  );
});

test("the next leaf is asked where no estimate and no new search comes before it", () => {
  const lesson = deepening();
  const next = questionsOf(lesson).filter(({ ask }) => ask === "next");
  assert.deepEqual(
    next.map(({ step, reveal, answer }) => [step, reveal, answer]),
    [[30, 36, "6"]],
  );
});

test("a link's question is found by its kind and its step", () => {
  const lesson = cutting();
  assert.equal(findQuestion(lesson, "choice", 3)?.step, 3);
  assert.equal(findQuestion(lesson, "choice", 999)?.step, lesson.steps.length - 2);
  assert.equal(findQuestion(lesson, "cut", 10)?.node, 4);
  assert.equal(findQuestion(lesson, "ucb", 0), undefined);
});

test("the next question leaves out what is shown already, and asks about the root last", () => {
  const lesson = cutting();
  const asked = [];
  for (let at = 0, next = nextQuestion(lesson, at); next; at = next.reveal, next = nextQuestion(lesson, at)) {
    assert.ok(next.step >= at);
    asked.push(next.ask);
  }
  assert.deepEqual(asked, ["next", "cut", "cut", "choice"]);
});

test("a value is asked among those of the children", () => {
  const values = questionsOf({ ...cutting(), id: "minimax" }).filter(({ ask }) => ask === "value");
  const [value] = values.filter(({ node }) => node === 1);
  assert.deepEqual([value.node, value.step, value.answer, value.choices], [1, 1, "4", ["4", "9"]]);
});

test("counters count up to a step, and a landmark is a cut-off in alpha-beta", () => {
  const lesson = cutting();
  assert.deepEqual(
    [5, 14].map((step) => countsAt(lesson, step)).map(({ leaves, all, cut }) => [leaves, all, cut]),
    [
      [2, 4, 0],
      [3, 4, 1],
    ],
  );
  assert.equal(nextLandmark(lesson, 0), 11);
  assert.equal(nextLandmark(lesson, 11), 14);
});

test("a learned value is the last one of its board", () => {
  const update = (/** @type {number[]} */ cells, /** @type {number} */ value) => ({
    line: 0,
    node: 0,
    changes: [],
    event: /** @type {LessonEvent} */ ({ kind: "update", cells, old: 0, points: 0, next: 0, new: value }),
  });
  const lesson = {
    ...cutting(),
    id: "td",
    steps: [update([2, 0, 0, 2], 1), update([4, 0, 0, 2], 2), update([2, 0, 0, 2], 3)],
  };
  assert.deepEqual(
    learnedAt(lesson, 1).map(({ value }) => value),
    [1, 2],
  );
  assert.deepEqual(
    learnedAt(lesson, 2).map(({ value }) => value),
    [3, 2],
  );
});
