// The crosstable: points of everyone against everyone, the best first.

import assert from "node:assert/strict";
import { test } from "node:test";

import { crosstable, shareOf } from "../../www/core/lab/crosstable.js";

/** The sums over the games between two. @param {string} player @param {string} opponent @param {number} wins @param {number} draws @param {number} losses */
const match = (player, opponent, wins, draws, losses) =>
  /** @type {import("../../www/lab/types.d.ts").MatchStanding} */ (
    /** @type {unknown} */ ({ game: "pentago", player, opponent, games: wins + draws + losses, wins, draws, losses })
  );

const MATCHES = [match("a", "b", 1, 1, 2), match("a", "c", 0, 0, 4), match("b", "c", 2, 1, 1)];

/** The points in the cells of a row, in the order of the rows; none of nobody met. @param {ReturnType<typeof crosstable>} rows */
const cells = (rows) => rows.map(({ met }) => rows.map(({ id }) => met.get(id)?.points ?? null));

test("everyone has a row and a column, by points", () => {
  const rows = crosstable(MATCHES);
  assert.deepEqual(
    rows.map(({ id, points, games }) => [id, points, games]),
    [
      ["c", 5.5, 8],
      ["b", 5, 8],
      ["a", 1.5, 8],
    ],
  );
  assert.deepEqual(cells(rows), [
    [null, 1.5, 4],
    [2.5, null, 2.5],
    [0, 1.5, null],
  ]);
});

test("all points of all games are given away", () => {
  const rows = crosstable(MATCHES);
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((a, b) => a + b, 0);
  assert.equal(sum(rows.map(({ points }) => points)), sum(MATCHES.map(({ games }) => games)));
});

test("a ladder gives the order, and cells of players that did not meet stay empty", () => {
  const rows = crosstable([match("a", "b", 2, 0, 0), match("b", "c", 2, 0, 0)], ["b", "a", "c"]);
  assert.deepEqual(
    rows.map(({ id }) => id),
    ["b", "a", "c"],
  );
  assert.deepEqual(cells(rows), [
    [null, 0, 2],
    [2, null, null],
    [0, null, null],
  ]);
});

test("games of both directions add up, and fewer games count by their share", () => {
  const rows = crosstable([match("a", "b", 2, 0, 0), match("b", "a", 1, 0, 1), match("c", "b", 1, 0, 0)]);
  assert.deepEqual(
    rows.map((row) => [row.id, shareOf(row)]),
    [
      ["c", 1],
      ["a", 0.75],
      ["b", 0.2],
    ],
  );
  assert.deepEqual(crosstable([]), []);
});
