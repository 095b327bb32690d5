// Any game reads back from its link: written by www/core/link.js, read back, and opened by the compiled engine.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { formatLink, parseLink, splitPairs, UnknownVersionError } from "../../www/core/link.js";
import { compareDuelLink, compareLink } from "../../www/core/match/compare-link.js";
import { recordHead } from "../../www/core/match/played.js";
import { Table as Tiles } from "./engine.js";

/** @typedef {import('../../www/core/match/types').ParsedGame} ParsedGame */
/** @typedef {import('../../www/core/match/types').Match} Match */

/** The modules as the page has them, one for each kind of game. */
const tables = {
  2048: Tiles,
  pentago: /** @type {any} */ (await import("../../target/wasm-node-pentago/plyground.js")).Table,
  loa: /** @type {any} */ (await import("../../target/wasm-node-loa/plyground.js")).Table,
};
/** Games of every kind, by several rules. */
const GAMES = ["2048", "2048-3x3", "2048-5x3-start8-four50", "2048-6x6", "pentago", "loa", "loa-mover"];
const CASES = 40;
/** Names that a visitor may have, and a name that would be another word of a link. */
const NAMES = ["", "Ann", "José & Zoë", "x=o#?", "名前", "a+b%20c", "🦊"];

/** @param {string} game */
const tableOf = (game) => tables[/** @type {keyof typeof tables} */ (game.split("-")[0])];

/** The same numbers for the same seed. @param {number} seed */
function random(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0; // Numerical Recipes
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A game of random moves. @param {string} game @param {number} seed @param {number} most moves */
function walk(game, seed, most) {
  const pick = random(seed);
  const table = tableOf(game).create(game, BigInt(seed));
  for (let { legal, ply } = table.state(); legal.length && ply < most; { legal, ply } = table.state())
    table.play(legal[pick(legal.length)]);
  return table;
}

/** @param {any} table @returns {ParsedGame} */
function playedOf(table) {
  const state = table.state();
  const record = table.record();
  return { record, state, moves: table.moves(0, state.plies), head: recordHead(record) };
}

for (const game of GAMES) {
  test(`any game of ${game} reads back from its link`, () => {
    for (let seed = 1; seed <= CASES; seed++) {
      const pick = random(seed + 1000);
      const table = walk(game, seed, pick(200));
      const [x, o] = [NAMES[pick(NAMES.length)], NAMES[pick(NAMES.length)]];
      const link = { game: { match: "m1", record: table.record(), x, o }, settings: [] };
      const read = parseLink(`https://example.org/some/folder/#${formatLink(link)}`);
      assert.deepEqual(read, link);
      const copy = tableOf(game).fromRecord(read.game.record);
      const { plies } = table.state();
      assert.equal(copy.state().plies, plies);
      for (let ply = plies; ply >= 0; ply--) assert.deepEqual(copy.seek(ply), table.seek(ply), `${seed}, ply ${ply}`);
      assert.equal(copy.record(), table.record());
    }
  });
}

test("links that a fuzzer found are read as they are written down", () => {
  const lines = readFileSync("tests/links.txt", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("["));
  assert.ok(lines.length > 10);
  for (const line of lines) {
    const [text, words] = JSON.parse(line);
    if (Array.isArray(words)) {
      const link = parseLink(text);
      assert.deepEqual(link, splitPairs(words), text);
      assert.deepEqual(parseLink(`#${formatLink(link)}`), link, text);
    } else {
      assert.throws(() => parseLink(text), UnknownVersionError, text);
    }
  }
});

for (const game of ["pentago", "loa"]) {
  test(`of ${game} only the next move continues a game that is kept`, () => {
    for (let seed = 1; seed <= CASES; seed++) {
      const table = walk(game, seed, 30);
      const { plies } = table.state();
      const at = random(seed)(plies);
      const mine = playedOf(walk(game, seed, at));
      /** @type {Match} */
      const kept = {
        id: "m",
        game,
        side: mine.state.side === "x" ? "o" : "x",
        name: "",
        record: mine.record,
        moves: mine.moves,
      };
      for (let ply = 0; ply <= plies; ply++) {
        const played = playedOf(walk(game, seed, ply));
        const letter = { id: "m", played, names: { x: "", o: "" } };
        const expected = ply < at ? "old" : ply === at ? "same" : ply === at + 1 ? "next" : "ahead";
        assert.equal(compareLink(kept, mine, letter).answer, expected, `${seed}: ${ply} after ${at}`);
        // The visitor's own move is not the other's to make.
        if (ply === at + 1) {
          const other = /** @type {const} */ ({ ...kept, side: mine.state.side });
          assert.equal(compareLink(/** @type {Match} */ (other), mine, letter).answer, "ahead");
        }
      }
      if (at === 0) continue;
      const fork = tableOf(game).fromRecord(mine.record);
      const { legal } = fork.seek(at - 1);
      const another = legal.find((/** @type {string} */ move) => move !== mine.moves[at - 1]);
      if (another === undefined) continue;
      fork.play(another);
      const forged = { id: "m", played: playedOf(fork), names: { x: "", o: "" } };
      assert.deepEqual(compareLink(kept, mine, forged), { answer: "fork", ply: at });
    }
  });
}

test("of a duel only a longer game on the same tiles counts", () => {
  const [mine, theirs] = [walk("2048", 5, 3), walk("2048", 5, 0)];
  for (const move of ["up", "left", "down", "right", "up", "left"])
    if (theirs.state().legal.includes(move)) theirs.play(move);
  const full = playedOf(theirs);
  const half = tableOf("2048").fromRecord(full.record);
  half.seek(1);
  const { legal } = half.state();
  half.play(legal.find((/** @type {string} */ move) => move !== full.moves[1]));
  const [own, other] = [playedOf(mine), playedOf(walk("2048", 6, 3))];
  assert.equal(compareDuelLink(own, undefined, full).answer, "next");
  assert.equal(compareDuelLink(own, full, full).answer, "same");
  assert.equal(compareDuelLink(own, undefined, own).answer, "same");
  assert.deepEqual(compareDuelLink(own, full, playedOf(half)), { answer: "fork", ply: 2 });
  assert.deepEqual(compareDuelLink(own, full, other), { answer: "fork", ply: 1 });
});
