// The puzzles: their names, the day's, what the visitor has solved; and the mistakes that come back.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mock, test } from "node:test";
import { parseLink } from "../../www/core/link.js";
import { isBoardOfDay, puzzleOfDay, seedOf } from "../../www/core/puzzles/daily.js";
import { formatDay, isDate } from "../../www/core/puzzles/dates.js";
import { GAMES, hashOf, nextPuzzle, parsePuzzles, puzzleLink, taskOf } from "../../www/core/puzzles/list.js";
import { PuzzleRecord, updateRating } from "../../www/core/puzzles/record.js";
import { hintFor, Solving } from "../../www/core/puzzles/solving.js";
import { SavedMistakes, today } from "../../www/core/saved-mistakes.js";
import start, { Quest } from "../../www/puzzles/pkg/plyground.js";
import { Board } from "./board.js";
import { Browser } from "./browser.js";

const ALL = Object.fromEntries(
  GAMES.map((game) => [game, parsePuzzles(game, readFileSync(`www/puzzles/${game}.txt`, "utf8"))]),
);

test("each puzzle has a name and a link of its own, and a rating by its place", () => {
  for (const [game, puzzles] of Object.entries(ALL)) {
    assert.ok(puzzles.length > 100, game);
    assert.equal(new Set(puzzles.map(hashOf)).size, puzzles.length, game);
    assert.deepEqual([puzzles[0].rating, puzzles.at(-1)?.rating], [600, 1800]);
    for (const puzzle of puzzles.slice(0, 20)) {
      const { game: linked, settings } = parseLink(puzzleLink(puzzle));
      assert.deepEqual([linked.game, linked.position, settings], [game, puzzle.position, [["kind", taskOf(puzzle)]]]);
    }
  }
});

test("a day has one puzzle, all come before any comes again, and its board is that of its seed", async () => {
  const puzzles = ALL.pentago;
  const days = puzzles.map((_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
  assert.equal(new Set(days.map((date) => puzzleOfDay(puzzles, date))).size, puzzles.length);
  assert.deepEqual(["2026-11-25", "2026-13-01", "26-1-1", ""].map(isDate), [true, false, false, false]);
  assert.equal(formatDay("2026-11-25", "en"), "November 25, 2026");
  const board = await Board.open("2048");
  board.reset({ game: "2048", seed: seedOf("2026-11-25") });
  for (let ply = 0; ply < 5; ply += 1) board.play(board.state.legal[0]);
  assert.deepEqual(
    [await isBoardOfDay(board.record, "2026-11-25"), await isBoardOfDay(board.record, "2026-11-26")],
    [true, false],
  );
});

test("a puzzle counts at its first answer, and is solved when it is brought to its end", () => {
  const browser = new Browser();
  const record = new PuzzleRecord(browser.tab().store);
  const [one, other] = ALL.loa;
  assert.ok(Number(record.countTry(one, false)) < 0);
  assert.deepEqual([record.isSolved(one), record.isTried(one), record.streak], [false, true, 0]);
  assert.equal(record.countTry(one, true), undefined, "too late");
  assert.equal(record.rating("loa"), updateRating(1000, one.rating, false));
  record.markSolved(one);
  record.countTry(other, true);
  record.markSolved(other);
  assert.deepEqual(
    [record.solvedCount("loa"), record.streak, record.longest, record.solvedCount("pentago")],
    [2, 1, 1, 0],
  );
  assert.deepEqual(browser.kept("puzzles").tried, { loa: [] });
  record.saveDaily("2026-11-25", "2048.1.x");
  assert.deepEqual(new PuzzleRecord(browser.tab().store).daily, { date: "2026-11-25", record: "2048.1.x" });
});

test("ratings follow Elo", () => {
  assert.equal(updateRating(1000, 1000, true), 1016);
  assert.equal(updateRating(1000, 1000, false), 984);
  assert.ok(updateRating(1000, 1800, true) > 1031 && updateRating(1800, 600, true) < 1800.1);
});

test("a puzzle that is open in two tabs counts once, and the other tab is told", () => {
  const browser = new Browser();
  const [one, other] = [1, 2].map(() => new PuzzleRecord(browser.tab().store));
  const [puzzle] = ALL.pentago;
  let told = 0;
  other.onOtherTab(() => {
    told += 1;
  });
  assert.ok(Number(one.countTry(puzzle, true)) > 0);
  assert.deepEqual([told, other.isTried(puzzle), other.streak], [1, true, 1]);
  assert.equal(other.countTry(puzzle, false), undefined);
  assert.deepEqual([one.streak, one.rating("pentago")], [1, other.rating("pentago")]);
});

test("puzzles that two tabs solve both count", () => {
  const browser = new Browser();
  const records = [1, 2].map(() => new PuzzleRecord(browser.tab().store));
  for (const [at, record] of records.entries()) {
    record.countTry(ALL.pentago[at], true);
    record.markSolved(ALL.pentago[at]);
  }
  for (const record of records) assert.deepEqual([record.solvedCount("pentago"), record.streak], [2, 2]);
});

test("the next puzzle is one of the nearest that are not solved yet, of the chosen task", () => {
  const record = new PuzzleRecord(new Browser().tab().store);
  const task = taskOf(ALL.loa[0]);
  const those = ALL.loa.filter((one) => taskOf(one) === task).slice(0, 10);
  const far = (/** @type {{rating: number}} */ { rating }) => Math.abs(rating - record.rating("loa"));
  const solved = those.slice(0, 7);
  for (const one of solved) record.markSolved(one);
  for (let time = 0; time < 20; time += 1) {
    const next = nextPuzzle(those, record, { task, not: those[7] });
    assert.ok(next && !solved.includes(next) && next !== those[7]);
    const any = nextPuzzle(ALL.loa, record, {});
    assert.ok(any && ALL.loa.filter((one) => !record.isSolved(one) && far(one) < far(any)).length < 6);
  }
  const harder = nextPuzzle(ALL.loa, record, { above: 300 });
  assert.ok(harder && Math.abs(harder.rating - 1300) < 100);
  for (const one of those) record.markSolved(one);
  assert.ok(nextPuzzle(those, record, { task }), "one that was solved, where all are");
  assert.equal(nextPuzzle(those, record, { task: "none.9" }), undefined);
});

await start({ module_or_path: await WebAssembly.compile(readFileSync("www/puzzles/pkg/plyground_bg.wasm")) });

/** A puzzle before the visitor, judged by the engine. @param {import('../../www/core/puzzles/types').Puzzle} puzzle */
async function solve(puzzle) {
  const board = await Board.open(puzzle.game);
  /** @type {Quest | undefined} */
  let quest;
  /** @type {import('../../www/core/puzzles/solving.js').News[]} */
  const news = [];
  const referee = {
    set: async ({ game, kind, moves, position } = puzzle) => void (quest = new Quest(game, kind, moves, position)),
    play: async (/** @type {string} */ move) => /** @type {Quest} */ (quest).play(move),
    rightMoves: async () => /** @type {Quest} */ (quest).keeping(),
  };
  const solving = new Solving(
    board,
    referee,
    (one) => news.push(one),
    async () => {},
  );
  await solving.begin(puzzle);
  /** Waits until something is told that was not yet. */
  const told = async () => {
    const { length } = news;
    for (let turn = 0; turn < 1000 && news.length === length; turn += 1)
      await new Promise((then) => setImmediate(then));
    return news.at(-1);
  };
  return { board, news, referee, solving, told };
}

/** The first puzzle of a task. @param {string} game @param {string} task */
const puzzleFor = (game, task) => ALL[game].find((one) => taskOf(one) === task) ?? ALL[game][0];

test("a win in two is found move by move, and defended", async () => {
  const { board, news, referee, told } = await solve(puzzleFor("pentago", "win.2"));
  for (const what of ["on", "solved"]) {
    const [move] = await referee.rightMoves();
    assert.equal(board.play(move), false, "the page makes it once it is judged");
    assert.equal((await told())?.what, what);
  }
  assert.deepEqual(
    news.map(({ what }) => what),
    ["task", "on", "solved"],
  );
  assert.equal(board.state.plies, 3);
  assert.equal(board.state.over, true);
  board.play(board.state.legal[0] ?? "");
  assert.equal(news.length, 3);
});

test("a wrong move is refuted, and taken back by key or by button", async () => {
  const { board, referee, solving, told } = await solve(puzzleFor("pentago", "win.2"));
  const right = await referee.rightMoves();
  const wrong = board.state.legal.find((move) => !right.includes(move)) ?? "";
  const before = board.record;
  for (const takeBack of [() => board.undo(), () => solving.takeBack()]) {
    board.play(wrong);
    const answer = await told();
    assert.ok(answer?.what === "wrong" && answer.reply);
    assert.deepEqual(board.marks, [{ move: answer.reply, colour: "red" }], "the refutation is drawn");
    assert.equal(solving.isWrong, true);
    takeBack();
    assert.deepEqual(board.marks, []);
    assert.deepEqual([solving.isWrong, board.record], [false, before]);
  }
  board.play(right[0]);
  assert.equal((await told())?.what, "on");
  const { plies } = board.state;
  board.undo(); // a right one stays: the referee knows it
  assert.equal(board.state.ply, plies);
});

test("a solution is shown to its end, and no move of the visitor's comes between", async () => {
  for (const [game, task] of [
    ["pentago", "win.2"],
    ["loa", "win.1"],
    ["2048", taskOf(ALL[2048][0])],
  ]) {
    const { board, news, solving } = await solve(puzzleFor(game, task));
    const showing = solving.showSolution();
    board.play(board.state.legal[0]);
    await showing;
    assert.deepEqual(
      news.map(({ what }) => what),
      ["task", "showing", "shown"],
      game,
    );
    assert.equal(solving.isOver, true);
  }
});

test("a hint names and draws where it begins; one that is asked for ends with its puzzle", async () => {
  const { board, news, referee, solving } = await solve(puzzleFor("pentago", "win.1"));
  await solving.showHint();
  const place = (await referee.rightMoves())[0].slice(0, 2);
  assert.deepEqual(news.at(-1), { what: "hint", hint: { place } });
  assert.deepEqual(board.marks, [{ circle: place }]);
  const late = [solving.showHint(), solving.showSolution()];
  solving.leave(true);
  await Promise.all(late);
  assert.deepEqual(
    news.map(({ what }) => what),
    ["task", "hint", "showing"],
  );
  assert.deepEqual(board.marks, []);
});

test("a hint of a slide names a wrong one, and none where every move is right", () => {
  assert.deepEqual(hintFor(["up", "left"], ["left", "up", "right"]), { wrong: "right" });
  assert.deepEqual(hintFor(["up"], ["up"]), { wrong: undefined });
});

test("a referee that fails is told of, and the puzzle is over", async () => {
  const { board, news, referee, solving, told } = await solve(puzzleFor("pentago", "win.1"));
  referee.play = async () => {
    throw new Error("lost");
  };
  board.play(board.state.legal[0]);
  const last = await told();
  assert.deepEqual([last?.what, solving.isOver, news.length], ["error", true, 2]);
});

const MISTAKE = { game: "loa", position: "here", move: "b3-b1", best: "b8-b6", player: "strong", nodes: 2000 };
const DAY_MS = 86_400_000;

test("a kept mistake comes back later each time it is played right, and leaves when it is learned", () => {
  mock.timers.enable({ apis: ["Date"], now: 20_000 * DAY_MS });
  const { store } = new Browser().tab();
  const shelf = new SavedMistakes(store);
  assert.equal(shelf.add(MISTAKE), true);
  assert.equal(shelf.due.length, 0);
  for (const days of [1, 3, 7, 16, 35]) {
    const [kept] = shelf.all;
    assert.equal(kept.due - today(), days);
    mock.timers.tick(days * DAY_MS);
    assert.equal(shelf.due.length, 1);
    shelf.recordAnswer(kept, true);
  }
  assert.equal(shelf.has(MISTAKE), false);
  mock.timers.reset();
});

test("a wrong answer begins anew, and one that is kept again replaces itself", () => {
  const shelf = new SavedMistakes(new Browser().tab().store);
  shelf.add(MISTAKE);
  shelf.recordAnswer(shelf.all[0], true);
  shelf.recordAnswer(shelf.all[0], false);
  assert.deepEqual([shelf.all[0].right, shelf.all[0].due], [0, today() + 1]);
  shelf.add({ ...MISTAKE, player: "alpha-beta", params: { table: 0 } });
  assert.equal(shelf.all.length, 1);
  assert.deepEqual(shelf.all[0].params, { table: 0 });
  shelf.remove(MISTAKE);
  assert.deepEqual(shelf.all, []);
});

test("the shelf holds two hundred; the one due last makes room", () => {
  const shelf = new SavedMistakes(new Browser().tab().store);
  for (let at = 0; at <= 200; at += 1) shelf.add({ ...MISTAKE, position: String(at) });
  assert.equal(shelf.all.length, 200);
  assert.equal(shelf.has({ game: "loa", position: "200" }), true);
});
