// Marks on a board: every right one is taken and drawn within the board, every wrong one is refused by its name.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { checkMarks } from "../../www/core/marks.js";
import { makePlaces as grid } from "../../www/games/2048/marks.js";
import { makePlaces as squares } from "../../www/games/loa/marks.js";
import { makePlaces as holes } from "../../www/games/pentago/marks.js";

/** @typedef {import("../../www/types.d.ts").Mark} Mark */

const boards = [
  { game: "2048", rows: 4, columns: 4, makePlaces: grid, moves: ["up", "right", "down", "left"] },
  { game: "2048-3x5", rows: 3, columns: 5, makePlaces: grid, moves: ["up", "left"] },
  { game: "pentago", rows: 6, columns: 6, makePlaces: holes, moves: ["e34L", "a1", "1R", "f62R"] },
  { game: "loa", rows: 8, columns: 8, makePlaces: squares, moves: ["b1-b3", "h8xa1", "pass"] },
];
const colours = ["green", "red", "blue", "yellow"];

for (const { game, rows, columns, makePlaces, moves } of boards) {
  const state = { game, rows, columns };
  const cell = fc
    .tuple(fc.nat(columns - 1), fc.integer({ min: 1, max: rows }))
    .map(([column, row]) => String.fromCharCode(97 + column) + row);
  const mark = fc
    .tuple(
      fc.oneof(
        fc.record({ arrow: fc.tuple(cell, cell) }),
        fc.record({ circle: cell }),
        fc.record({ text: fc.string({ minLength: 1, maxLength: 12 }), at: cell }),
        fc.record({ move: fc.constantFrom(...moves) }),
      ),
      fc.option(fc.constantFrom(...colours), { nil: undefined }),
    )
    .map(([mark, colour]) => /** @type {Mark} */ (colour ? { ...mark, colour } : mark));
  const check = (/** @type {unknown} */ marks) => checkMarks(marks, state, makePlaces(state));

  test(`${game}: every right mark is taken, as a copy`, () => {
    fc.assert(
      fc.property(fc.array(mark), (marks) => {
        const taken = check(marks);
        assert.deepEqual(taken, structuredClone(marks));
        assert.notEqual(taken, marks);
      }),
    );
  });

  test(`${game}: any junk is refused in words that name it, or is a right mark`, () => {
    const values = fc.oneof(
      fc.anything({ withNullPrototype: true, withBigInt: true }),
      cell,
      fc.constantFrom(...moves),
    );
    const junk = fc.record(
      { arrow: values, circle: values, text: values, at: values, move: values, colour: values },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(junk, fc.anything()), { maxLength: 3 }), (marks) => {
        try {
          for (const { arrow, circle, text, move, at } of /** @type {any[]} */ (check(marks))) {
            assert.equal([arrow, circle, text, move].filter((kind) => kind !== undefined).length, 1);
            assert.ok(arrow === undefined || arrow.length === 2);
            assert.equal(at !== undefined, text !== undefined);
          }
        } catch (error) {
          assert.ok(error instanceof Error);
          assert.match(error.message, /^marks\[\d\](\.(arrow(\[[01]\])?|circle|text|at|move|colour))?: /);
          assert.doesNotMatch(error.message, /cannot|undefined \(|is not a function/i);
          assert.ok(error.message.length < 300);
        }
      }),
      { numRuns: 500 },
    );
  });

  test(`${game}: marks lie within the board, and the rows are where its coordinates say`, () => {
    const { width, height, unit, centreOf, shapesOf } = makePlaces(state);
    const inside = (/** @type {[number, number]} */ [x, y]) => x > 0 && x < width && y > 0 && y < height;
    for (let column = 0; column < columns; column++)
      for (let row = 1; row <= rows; row++) assert.ok(inside(centreOf(String.fromCharCode(97 + column) + row)));
    const [[left, first], [right, second]] = [centreOf("a1"), centreOf("b2")];
    assert.ok(right - left >= unit);
    assert.equal(second < first, game === "loa"); // where ranks count from below
    for (const move of moves)
      for (const shape of shapesOf(move)) {
        const points = "arrow" in shape ? shape.arrow : ["circle" in shape ? shape.circle : shape.turn];
        for (const point of points) assert.ok(inside(point), move);
      }
  });
}

test("a wrong mark is named with its place and its value", () => {
  const state = { game: "loa", rows: 8, columns: 8 };
  const loop = /** @type {any[]} */ ([]);
  loop.push(loop);
  for (const [marks, message] of /** @type {[unknown, string][]} */ ([
    [[{ circle: "c4" }, { arrow: ["z9", "a1"] }], 'marks[1].arrow[0]: "z9" is not a cell of loa'],
    [[{ arrow: ["a1"] }], "marks[0].arrow: should be a list of two cells"],
    [[{ arrow: ["a1", "b1", "c1"] }], "marks[0].arrow: should be a list of two cells"],
    [[{ circle: "c4", at: "d4" }], "marks[0].at: is for a text alone"],
    [[{ circle: "c0" }], 'marks[0].circle: "c0" is not a cell of loa'],
    [[{ circle: loop }], 'marks[0].circle: "object" is not a cell of loa'],
    [[{ text: "", at: "c4" }], 'marks[0].text: "" is not a text of 1 to 12 characters'],
    [[{ text: "!" }], 'marks[0].at: "undefined" is not a cell of loa'],
    [[{ move: "left" }], 'marks[0].move: "left" is not a move of loa'],
    [[{ circle: "c4", colour: "pink" }], 'marks[0].colour: "pink" is not one of green, red, blue, yellow'],
    [[{ circle: "c4", move: "pass" }], "marks[0]: should have one of arrow, circle, text, move"],
    [[{}], "marks[0]: should have one of arrow, circle, text, move"],
    [[null], "marks[0]: should have one of arrow, circle, text, move"],
    [["c4"], "marks[0]: should be an object"],
    [[{ cirle: "c4" }], 'marks[0]: unknown option "cirle" (options: arrow, circle, text, move, at, colour)'],
    [{ circle: "c4" }, "marks: should be a list"],
  ]))
    assert.throws(() => checkMarks(marks, state, squares()), { message });
});
