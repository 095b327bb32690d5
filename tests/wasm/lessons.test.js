// Lessons in WebAssembly: every question has one right answer among its choices, and a later step shows it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { lesson } from "../../target/wasm-node-lab/plyground.js";
import { questionsOf } from "../../www/core/lesson-questions.js";
import { words } from "../../www/words/en/learn.js";

const ids = Object.keys(words.lessons.names);

for (const id of ids) {
  test(`the questions of ${id} have an answer that its steps show`, () => {
    const made = lesson(id);
    const questions = questionsOf(made);
    assert.ok(questions.length > 1);
    for (const { answer, choices, nodes, node, step, reveal } of questions) {
      assert.ok(choices.length > 1 && choices.includes(answer), `${answer} of ${choices}`);
      assert.ok(step >= 0 && step < reveal && reveal < made.steps.length);
      assert.ok(made.nodes.length === 0 || node < made.nodes.length);
      assert.ok(!nodes || nodes.length === choices.length);
    }
  });
}

test("a window that binds nobody is infinite, and what is not there is null", () => {
  const [first] = lesson("alpha-beta").steps;
  assert.deepEqual(first.event, { kind: "enter", mover: "max", alpha: -Infinity, beta: Infinity });
  assert.equal(first.changes[0].value, null);
});

test("the kinds of questions are those of the algorithm", () => {
  const kinds = (/** @type {string} */ id) => new Set(questionsOf(lesson(id)).map(({ ask }) => ask));
  assert.deepEqual(kinds("alpha-beta"), new Set(["choice", "next", "cut"]));
  assert.deepEqual(kinds("mcts"), new Set(["choice", "ucb"]));
  assert.deepEqual(kinds("td"), new Set(["value"]));
});
