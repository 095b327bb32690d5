// A teacher's worksheet: its link, the first answers to it, and what a class handed in.

import assert from "node:assert/strict";
import { test } from "node:test";

import { formatAnswers, parseAnswers } from "../../www/core/answers.js";
import { FirstAnswers } from "../../www/core/first-answers.js";
import { gradebookRows, makeGradebooks } from "../../www/core/gradebook.js";
import { formatSheet, linkToQuestion, nextQuestion, parseSheet } from "../../www/core/worksheet.js";
import { WorksheetDraft } from "../../www/core/worksheet-draft.js";
import { Browser } from "./browser.js";

const POSITION = "game=pentago&position=X...+O&judge=strong&effort=2000";
const LESSON = "lesson=minimax&tree=%28%281+2%29+%283+4%29%29&step=0";
const SHEET = { title: "Forks & traps = 1", questions: [POSITION, LESSON] };

/** @param {number} question @param {string} move @param {string} best @returns {import("../../www/core/analysis.d.ts").Answer} */
const answer = (question, move, best) => {
  const grade = move === best ? "best" : "blunder";
  return { question, ply: 0, move, best, cost: null, grade };
};

test("the link of a worksheet is read as it was written", () => {
  const words = formatSheet(SHEET);
  const opened = parseSheet(`#${words}&at=2`);
  assert.deepEqual(opened, { ...SHEET, words, at: 2, isCounted: false, isPreview: false });
  assert.equal(parseSheet(words)?.at, undefined);
  for (const at of ["0", "3", "1.5", "x"]) assert.equal(parseSheet(`${words}&at=${at}`)?.at, undefined, at);
  assert.equal(parseSheet(`${words}&preview&at=1`)?.words, words);
});

test("each question has the page that asks it", () => {
  const sheet = { ...SHEET, words: formatSheet(SHEET) };
  assert.equal(linkToQuestion(sheet, 1), `analyse.html#${sheet.words}&at=1`);
  assert.equal(linkToQuestion(sheet, 2, "?lang=de"), `learn.html?lang=de#${sheet.words}&at=2`);
  assert.equal(parseSheet(linkToQuestion({ ...sheet, isPreview: true }, 2).split("#")[1])?.isPreview, true);
});

test("a link without questions asks nothing", () => {
  for (const hash of ["", "#loa", "#sheet=Empty", "#record=pentago.1..&ply=1", "#record=pentago.1..&ply=1&exercise=x"])
    assert.equal(parseSheet(hash), undefined, hash);
});

test("a link of 0.2.0 asks about the same side of a game, or once in a lesson", () => {
  const game = "#record=pentago.1..b21L_c22L_e51L&ply=1&judge=strong&effort=2000&exercise=3";
  const plies = (/** @type {string} */ hash, /** @type {number} */ sides) =>
    parseSheet(hash, () => sides)?.questions.map((one) => new URLSearchParams(one).get("ply"));
  assert.deepEqual(plies(game, 2), ["1", "3", "5"]);
  assert.deepEqual(plies(game, 1), ["1", "2", "3"]);
  assert.equal(plies(game.replace("exercise=3", "exercise=999"), 2)?.length, 50);
  assert.equal(plies(game.replace("&ply=1", ""), 2)?.length, 1);
  const [first] = parseSheet(game, () => 2)?.questions ?? [];
  assert.equal(first, "record=pentago.1..b21L_c22L_e51L&ply=1&judge=strong&effort=2000");
  const lesson = parseSheet("#lesson=minimax&step=0&exercise=3");
  assert.deepEqual(lesson?.questions, ["lesson=minimax&step=0"]);
});

test("the next question is the first without an answer", () => {
  const sheet = { ...SHEET, words: "" };
  assert.equal(nextQuestion(sheet, []), 1);
  assert.equal(nextQuestion(sheet, [answer(1, "a", "a")]), 2);
  assert.equal(nextQuestion(sheet, [answer(2, "a", "a")]), 1);
  assert.equal(nextQuestion(sheet, [answer(1, "a", "a"), answer(2, "a", "a")]), 2);
});

test("first answers and a draft outlast a reload", () => {
  const browser = new Browser();
  const open = () => browser.tab().store;
  new FirstAnswers(open()).save("one", [answer(1, "a", "b")]);
  new FirstAnswers(open()).save("other", []);
  assert.deepEqual(new FirstAnswers(open()).of("one"), [answer(1, "a", "b")]);
  assert.deepEqual(new FirstAnswers(open()).of("none"), []);
  const draft = new WorksheetDraft(open());
  draft.add([["lesson", "minimax"]]);
  draft.change({ title: "A" });
  assert.deepEqual(new WorksheetDraft(open()).sheet, { title: "A", questions: ["lesson=minimax"] });
});

test("a draft takes as many questions as a link carries, and no more", () => {
  const draft = new WorksheetDraft(new Browser().tab().store);
  for (let step = 0; step < 60; step++) draft.add([["step", String(step)]]);
  assert.ok(draft.isFull);
  assert.equal(draft.add([["step", "60"]]), false);
  assert.deepEqual(parseSheet(formatSheet(draft.sheet))?.questions, draft.sheet.questions);
});

test("a file of 0.2.0 is read, each answer by its place", () => {
  const words = "record=pentago.1..b21L&ply=6&judge=alpha-beta&effort=50000&exercise=2";
  const answers = [
    { ply: 6, move: "a13R", best: "d14R", cost: 0.448, grade: "blunder" },
    { ply: 8, move: "d4", best: "d4", cost: null, grade: null },
  ];
  const file = { plyground: "answers", v: 1, name: "Ada", exercise: words, answers };
  const read = parseAnswers(JSON.stringify(file));
  assert.deepEqual(
    read.answers.map(({ question, move }) => [question, move]),
    [
      [1, "a13R"],
      [2, "d4"],
    ],
  );
  const [book] = makeGradebooks([read]);
  assert.deepEqual([book.count, book.students[0].right], [2, 1]);
});

test("a damaged file is refused", () => {
  const words = formatAnswers("Ada", "x", [answer(1, "a", "b")]);
  assert.equal(parseAnswers(words).name, "Ada");
  for (const broken of [words.slice(0, -9), words.replace('"question": 1', '"question": 0')])
    assert.throws(() => parseAnswers(broken), { kind: "damaged" });
  assert.throws(() => parseAnswers("{}"), { kind: "foreign" });
});

test("a class is counted by worksheet, question and student", () => {
  const exercise = formatSheet(SHEET);
  const ada = { name: "Ada", exercise, answers: [answer(1, "d4", "d4"), answer(2, "2", "2")] };
  const bob = { name: "Bob", exercise, answers: [answer(2, "1", "2")] };
  const other = { name: "Cy", exercise: formatSheet({ title: "Other", questions: [LESSON] }), answers: [] };
  const [book, second] = makeGradebooks([ada, bob, other]);
  assert.deepEqual([book.title, book.count, book.mean, book.rightAt], [SHEET.title, 2, 1, [1, 1]]);
  assert.deepEqual([second.title, second.mean], ["Other", 0]);
  const numbered = (/** @type {string} */ kind) => (/** @type {number} */ n) => `${kind} ${n}`;
  const [answered, best, point] = ["answer", "best", "point"].map(numbered);
  assert.deepEqual(gradebookRows(book, { name: "name", right: "right", of: "of", answer: answered, best, point }), [
    ["name", "right", "of", "answer 1", "best 1", "point 1", "answer 2", "best 2", "point 2"],
    ["Ada", 2, 2, "d4", "d4", 1, "2", "2", 1],
    ["Bob", 0, 2, "", "", 0, "1", "2", 0],
  ]);
});

test("a file of answers cannot make a table of a million columns", () => {
  const [book] = makeGradebooks([{ name: "", exercise: "record=x&exercise=1", answers: [answer(1e6, "a", "a")] }]);
  assert.equal(book.count, 50);
});
