/** Learning on small boards: the move in hand, and a table of the values learned so far. */
import { learnedAt } from "../core/lesson-progress.js";
import { make } from "../kit/dom.js";
import { moveWords } from "../kit/page-text.js";
import { text } from "./learn-text.js";
import { lessonNumber } from "./lesson-words.js";

/** @typedef {import("../core/analysis.d.ts").Lesson} Lesson */

/** Shows a step. @param {HTMLElement} place @param {Lesson} lesson @param {number} step */
export function showBoards(place, lesson, step) {
  const { event } = lesson.steps[step];
  const updated = event.kind === "update" ? event.cells.join() : "";
  const learned = learnedAt(lesson, step).map(({ cells, value }) => {
    const item = make("li", {}, drawBoard(cells), make("b", {}, lessonNumber(value)));
    item.classList.toggle("is-here", cells.join() === updated);
    return item;
  });
  const title = make("h3", {}, text.lessons.values);
  place.replaceChildren(
    make("div", { className: "boards" }, ...inHand(event)),
    title,
    make("ul", { className: "values" }, ...learned),
  );
}

/** The boards of the step. @param {import("../core/analysis.d.ts").LessonEvent} event */
function inHand(event) {
  if (event.kind === "move") {
    const arrow = make("span", { className: "arrow" }, moveWords(event.direction).arrow);
    return [drawBoard(event.from), arrow, drawBoard(event.cells)];
  }
  return "cells" in event ? [drawBoard(event.cells)] : [];
}

/** A board of four tiles. @param {number[]} cells */
function drawBoard(cells) {
  const tiles = cells.map((tile) => make("span", { className: tile ? "is-tile" : "" }, tile ? String(tile) : ""));
  const label = [cells.slice(0, 2), cells.slice(2)].map((row) => row.map((tile) => tile || "·").join(" ")).join(" / ");
  return make("span", { className: "small-board", role: "img", "aria-label": label }, ...tiles);
}
