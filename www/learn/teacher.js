/** For teachers: a link that asks for moves, and a table of the answers that were handed in. */

import { parseAnswers } from "../core/answers.js";
import { isRight } from "../core/grades.js";
import { FileError } from "../core/own-file.js";
import { byId, input, make, setText } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { fillTable } from "../kit/table.js";
import { moveName, say, text } from "./learn-text.js";

/** @typedef {import("../core/analysis.d.ts").AnswerFile} AnswerFile */

export class Teacher {
  #error = byId("teacher-error", HTMLElement);

  #link = byId("teacher-lesson-link", HTMLAnchorElement);

  /** @param {() => Record<string, string> | undefined} lesson the words of a link to the lesson; undefined where it has no question */
  constructor(lesson) {
    const words = lesson();
    this.#link.hidden = !words;
    if (words) this.#link.hash = String(new URLSearchParams({ ...words, exercise: "1" }));
    const files = input("teacher-files");
    files.addEventListener("change", async () => {
      await this.#readFiles([...(files.files ?? [])]);
      files.value = ""; // the same files may be chosen again
    });
  }

  /** @param {File[]} files */
  async #readFiles(files) {
    /** @type {AnswerFile[]} */
    const handedIn = [];
    const refused = [];
    for (const file of files) {
      try {
        handedIn.push(parseAnswers(await file.text()));
      } catch (problem) {
        // It may be gone since it was chosen.
        const kind = problem instanceof FileError ? problem.kind : "unread";
        refused.push(`${file.name}: ${text.teacher[kind]}`);
      }
    }
    setText(this.#error, refused.join(" "));
    this.#show(handedIn);
  }

  /** @param {AnswerFile[]} all */
  #show(all) {
    const { name, right, question, nobody, table } = text.teacher;
    const most = Math.max(0, ...all.map(({ answers }) => answers.length));
    const heads = Array.from({ length: most }, (_, i) => say(question, { n: i + 1 }));
    const rows = all.map(({ name, answers }) => [
      name || nobody,
      `${wholeNumber(answers.filter(isRight).length)} / ${wholeNumber(answers.length)}`,
      ...heads.map((_, i) => (answers[i] ? describeAnswer(answers[i]) : "–")),
    ]);
    const place = byId("teacher-table", HTMLElement);
    place.hidden = all.length === 0;
    place.replaceChildren(fillTable(make("table"), table, [name, right, ...heads], rows));
  }
}

/** @param {import("../core/analysis.d.ts").Answer} answer */
function describeAnswer(answer) {
  const mark = isRight(answer) ? "✓" : "✗";
  return `${mark} ${moveName(answer.move)}`;
}
