/** For teachers: a link that asks for moves, and a table of the answers that were handed in. */

import { FileError } from "../core/own-file.js";
import { byId, input, make, setText } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { fillTable } from "../kit/table.js";
import { parseAnswers } from "./answers.js";
import { isRight } from "./grades.js";
import { say, text } from "./inside-text.js";
import { moveName } from "./review.js";

/** @typedef {import("./types.d.ts").AnswerFile} AnswerFile */

export class Teacher {
  #links;
  #questions = input("teacher-questions");
  #error = byId("teacher-error", HTMLElement);

  /**
   * The words of the links to what is on the page: the position on the board, and the lesson; undefined where there is none.
   * @param {{position: () => Record<string, string> | undefined, lesson: () => Record<string, string> | undefined}} words
   */
  constructor({ position, lesson }) {
    this.#links = [
      { link: byId("teacher-link", HTMLAnchorElement), words: position },
      { link: byId("teacher-lesson-link", HTMLAnchorElement), words: lesson },
    ];
    // Written when somebody comes near.
    const section = byId("teacher", HTMLElement);
    for (const event of ["pointerover", "focusin", "input", "click"])
      section.addEventListener(event, () => this.#writeLinks());
    const files = input("teacher-files");
    files.addEventListener("change", async () => {
      await this.#readFiles([...(files.files ?? [])]);
      files.value = ""; // the same files may be chosen again
    });
  }

  /** Writes the links. */
  #writeLinks() {
    const questions = String(Math.max(1, Math.trunc(Number(this.#questions.value)) || 1));
    for (const { link, words } of this.#links) {
      const found = words();
      link.hidden = !found;
      if (!found) continue;
      const exercise = "lesson" in found ? "1" : questions;
      link.hash = String(new URLSearchParams({ ...found, exercise }));
    }
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

/** @param {import("./types.d.ts").Answer} answer */
function describeAnswer(answer) {
  const mark = isRight(answer) ? "✓" : "✗";
  return `${mark} ${moveName(answer.move)}`;
}
