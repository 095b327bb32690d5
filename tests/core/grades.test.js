// How exactly a side played, and which moves are right.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accuracyOf, isRight } from "../../www/core/grades.js";

test("the accuracy is the mean of what the moves kept", () => {
  assert.equal(accuracyOf([{ cost: 0 }, { cost: 0 }]), 1);
  assert.equal(accuracyOf([{ cost: 0 }, { cost: 0.5 }]), 0.75);
  assert.equal(accuracyOf([{ cost: null }, { cost: 0.5 }]), 0.5);
  assert.equal(accuracyOf([{ cost: null }]), undefined);
  assert.equal(accuracyOf([]), undefined);
});

test("a move is right when it is good, and without a grade when it is the best", () => {
  assert.ok(isRight({ move: "a", best: "b", grade: "good" }));
  assert.ok(!isRight({ move: "a", best: "b", grade: "mistake" }));
  assert.ok(isRight({ move: "a", best: "a", grade: null }));
  assert.ok(!isRight({ move: "a", best: "b", grade: null }));
});
