/** The answers that a class handed in: a table of each worksheet, and a file for a spreadsheet. */

import { parseAnswers } from "../core/answers.js";
import { formatCsv } from "../core/csv.js";
import { gradebookRows, makeGradebooks } from "../core/gradebook.js";
import { isRight } from "../core/grades.js";
import { FileError } from "../core/own-file.js";
import { byId, input, make, setText } from "../kit/dom.js";
import { download } from "../kit/download.js";
import { answerName } from "../kit/exercise.js";
import { fillTable } from "../kit/table.js";
import { say, text } from "./learn-text.js";

/** @typedef {import("../core/gradebook.js").Gradebook} Gradebook */

export class ClassAnswers {
  #error = byId("teacher-error", HTMLElement);
  #place = byId("teacher-tables", HTMLElement);
  /** The files so far, by their words: one that is chosen twice counts once. @type {Map<string, import("../core/analysis.d.ts").AnswerFile>} */
  #handedIn = new Map();

  constructor() {
    const files = input("teacher-files");
    files.addEventListener("change", async () => {
      await this.#readFiles([...(files.files ?? [])]);
      files.value = ""; // the same files may be chosen again
    });
  }

  /** Adds files to the table. @param {File[]} files */
  async #readFiles(files) {
    const refused = [];
    for (const file of files) {
      try {
        const words = await file.text();
        this.#handedIn.set(words, parseAnswers(words));
      } catch (problem) {
        // It may be gone since it was chosen.
        const kind = problem instanceof FileError ? problem.kind : "unread";
        refused.push(`${file.name}: ${text.teacher[kind]}`);
      }
    }
    setText(this.#error, refused.join(" "));
    this.#place.replaceChildren(...makeGradebooks([...this.#handedIn.values()]).map(showGradebook));
  }
}

/** @param {Gradebook} book */
function showGradebook(book) {
  const { title, count, students, mean, rightAt } = book;
  const { table, name, right, question, nobody, everybody, csv } = text.teacher;
  const number = (/** @type {number} */ n) => say("{n}", { n });
  const ofAll = (/** @type {number} */ n, /** @type {number} */ all) => `${number(n)} / ${number(all)}`;
  const heads = Array.from({ length: count }, (_, i) => say(question, { n: i + 1 }));
  const rows = students.map(({ name, right, answers }) => [
    name || nobody,
    ofAll(right, count),
    ...answers.map(describeAnswer),
  ]);
  const all = [everybody, ofAll(Math.round(mean * 10) / 10, count), ...rightAt.map((n) => ofAll(n, students.length))];
  const save = make("button", { type: "button" }, csv);
  save.addEventListener("click", () =>
    download(`${title || "answers"}.csv`, new Blob([toCsv(book)], { type: "text/csv" })),
  );
  const scroller = make(
    "div",
    { className: "scroller", tabIndex: 0, role: "region", ariaLabel: title || table },
    fillTable(make("table"), title || table, [name, right, ...heads], [...rows, all]),
  );
  return make(
    "section",
    { className: "stack" },
    make("h3", {}, title || table),
    scroller,
    make("div", { className: "buttons" }, save),
  );
}

/** @param {import("../core/analysis.d.ts").Answer | undefined} answer */
function describeAnswer(answer) {
  if (!answer) return "–";
  const [move, best] = [answer.move, answer.best].map((one) => answerName(one, text.exercise));
  return isRight(answer) ? `✓ ${move}` : say(text.teacher.wrong, { move, best });
}

/** The file begins with a byte order mark: without one, Excel does not read it as UTF-8. @param {Gradebook} book */
function toCsv(book) {
  const { name, right, questions, question, best, point } = text.teacher;
  const numbered = (/** @type {string} */ words) => (/** @type {number} */ n) => say(words, { n });
  const heads = {
    name,
    right,
    of: questions,
    answer: numbered(question),
    best: numbered(best),
    point: numbered(point),
  };
  return `\uFEFF${formatCsv(gradebookRows(book, heads))}`;
}
