// Links: one grammar for the address of the page, of the lab and of a frame, and for what is pasted. docs/links.md describes it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import {
  formatLink,
  parseLink,
  parseNumber,
  parsePairs,
  parsePlayers,
  startOf,
  UnknownVersionError,
} from "../../www/core/link.js";
import { first } from "./visit.js";

test("a link tells the game from who plays it", () => {
  const link = {
    game: { game: "pentago", ply: "3" },
    settings: [
      ["player", "strong"],
      ["movetime", "20"],
      ["solve", "12"],
    ],
  };
  for (const words of [
    "#game=pentago&ply=3&player=strong&movetime=20&solve=12",
    "player=strong&v=1&movetime=20&solve=12&ply=3&game=pentago",
    "https://example.org/?lang=de&game=pentago#ply=3&player=strong&budget=20&solve=12",
  ])
    assert.deepEqual(parseLink(words), link, words);
  assert.deepEqual(parseLink("pentago.1..d42R"), { game: { record: "pentago.1..d42R" }, settings: [] });
  for (const nothing of ["", "?lang=de"]) assert.deepEqual(parseLink(nothing), { game: {}, settings: [] });
});

test("what is written is read back", () => {
  const link = {
    game: { game: "2048-5x5", position: "2,0 & more=#", seed: "7" },
    settings: /** @type {[string, string][]} */ ([
      ["empty", "-1.5"],
      ["players", "human,ai"],
    ]),
  };
  assert.deepEqual(parseLink(`#${formatLink(link)}`), link);
});

test("a version that is not known is refused", () => {
  for (const words of ["v=2", "game=loa&v=10", "v=one"])
    assert.throws(() => parsePairs(words), UnknownVersionError, words);
  assert.deepEqual(parsePairs("v=1&game=loa"), [["game", "loa"]]);
});

test("a player may be named for a side", () => {
  assert.deepEqual(parsePlayers("human,ai"), { sides: "human,ai", named: [] });
  assert.deepEqual(parsePlayers("strong,human"), { sides: "ai,human", named: ["strong"] });
  assert.deepEqual(parsePlayers("mcts,mcts"), { sides: "ai,ai", named: ["mcts"] });
});

test("a number is decimal, and lies in its range", () => {
  const range = { min: -2, max: 1e3 };
  for (const [words, value] of /** @type {[string, number][]} */ ([
    ["-2", -2],
    ["1e3", 1000],
    [".5", 0.5],
  ]))
    assert.equal(parseNumber(words, range), value, words);
  for (const words of ["", " 5", "0x10", "NaN", "Infinity", "-2.1", "1e4", "5ms"])
    assert.equal(parseNumber(words, range), undefined, words);
  assert.deepEqual([parseNumber("1.5", range, true), parseNumber("1.0", range, true)], [undefined, 1]);
});

test("a seed begins the same game everywhere", async () => {
  const game = { game: "2048-3x3", seed: "18446744073709551615" };
  const positions = [];
  for (let time = 0; time < 2; time += 1) {
    const { board, session } = await first();
    assert.equal(await session.openGame(game), true);
    assert.deepEqual([board.state.game, board.state.ply], ["2048-3x3", 0]);
    positions.push(board.state.position);
  }
  assert.equal(positions[0], positions[1]);
  assert.equal(startOf(game).seed, 2n ** 64n - 1n);
});

test("a link names what of it is wrong, and nothing changes", async () => {
  const { board, session } = await first("?game=loa");
  board.play("g1-g3");
  const { record } = board;
  for (const [linked, told] of /** @type {[import('../../www/core/link.js').LinkedGame, RegExp][]} */ ([
    [{ seed: "-1" }, /seed=-1/],
    [{ seed: String(2n ** 64n) }, /seed=18446744073709551616/],
    [{ record, ply: "x" }, /ply=x/],
    [{ record: "loa.1..z9" }, /z9/],
    [{ game: "chess" }, /chess/],
    [{ game: "2048-99x99" }, /99/],
    [{ position: "nothing" }, /./],
  ]))
    await assert.rejects(session.openGame(linked), told);
  assert.equal(board.record, record);
});

test("the sliders are written as earlier links have them", async () => {
  const written = readFileSync("tests/data/sliders_link.txt", "utf8").trim();
  const { address, model, tab } = await first(written);
  tab.flush();
  assert.equal(`#${address.hash}`, written);
  assert.equal(`#${new URLSearchParams([...model.gamePairs, ...model.settingPairs({ all: false })])}`, written);
});
