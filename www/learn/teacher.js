/** For teachers: the worksheet that is being written, and the answers of the class. */

import { questionsOf } from "../core/lesson-questions.js";
import { gameOfRecord } from "../core/link.js";
import { formatSheet, linkToQuestion, pageOf } from "../core/worksheet.js";
import { copy } from "../kit/clipboard.js";
import { button, byId, input, make } from "../kit/dom.js";
import { ClassAnswers } from "./class-answers.js";
import { say, text } from "./learn-text.js";
import { askedBy } from "./lesson-question.js";

/** @typedef {import("../core/analysis.d.ts").Lesson} Lesson */
/** @typedef {import("../core/analysis.d.ts").LessonQuestion} LessonQuestion */

export class Teacher {
  #draft;
  #gameName;
  #lesson;
  #title = input("sheet-title");
  #list = byId("sheet-questions", HTMLElement);
  #choice = byId("sheet-offers", HTMLSelectElement);
  #preview = byId("sheet-preview", HTMLAnchorElement);

  /**
   * @param {import("../core/worksheet-draft.js").WorksheetDraft} draft
   * @param {(game: string) => string} gameName
   * @param {() => Lesson | undefined} lesson the one that is open
   */
  constructor(draft, gameName, lesson) {
    this.#draft = draft;
    this.#gameName = gameName;
    this.#lesson = lesson;
    new ClassAnswers();
    this.#title.addEventListener("input", () => {
      draft.change({ title: this.#title.value.trim() });
      this.#showLink();
    });
    button("sheet-add").addEventListener("click", () => {
      draft.add(this.#offers[Number(this.#choice.value)]);
      this.show();
    });
    button("sheet-copy").addEventListener("click", () => copy(this.#link, text.teacher.copied));
    draft.onOtherTabWrite(() => this.show());
    addEventListener("pageshow", () => this.show()); // from the page of a question, back to the same list
  }

  /** Shows the worksheet as it is saved. */
  show() {
    const { title, questions } = this.#draft.sheet;
    this.#title.value = title;
    this.#list.replaceChildren(...questions.map((question, i) => this.#item(question, i, questions.length)));
    const offers = this.#offers.map((words, i) =>
      make("option", { value: String(i) }, this.#name(String(new URLSearchParams(words)))),
    );
    const { value } = this.#choice;
    this.#choice.replaceChildren(...offers);
    if (offers[Number(value)]) this.#choice.selectedIndex = Number(value);
    byId("sheet-offer", HTMLElement).hidden = offers.length === 0;
    button("sheet-add").disabled = this.#draft.isFull;
    this.#showLink();
  }

  /** The words of the questions about the lesson that is open. @returns {[string, string][][]} */
  get #offers() {
    const lesson = this.#lesson();
    if (!lesson) return [];
    const { id, tree, nodes } = lesson;
    /** @type {[string, string][]} */
    const words = [["lesson", id], ...(nodes.length > 0 ? [/** @type {[string, string]} */ (["tree", tree])] : [])];
    return questionsOf(lesson).map(({ ask, step }) => [...words, ["step", String(step)], ["ask", ask]]);
  }

  /** The link for the class. It begins at the first question that has no answer. */
  get #link() {
    const { sheet } = this.#draft;
    return new URL(`${pageOf(sheet.questions[0])}#${formatSheet(sheet)}`, location.href).href;
  }

  #showLink() {
    const { questions } = this.#draft.sheet;
    const isEmpty = questions.length === 0;
    byId("sheet-none", HTMLElement).hidden = !isEmpty;
    for (const id of ["sheet-title-field", "sheet-links"]) byId(id, HTMLElement).hidden = isEmpty;
    if (!isEmpty) this.#preview.href = this.#previewOf(1);
  }

  /** @param {number} at */
  #previewOf(at) {
    const { sheet } = this.#draft;
    return linkToQuestion({ ...sheet, words: formatSheet(sheet), isPreview: true }, at, location.search);
  }

  /** @param {string} question @param {number} i @param {number} count */
  #item(question, i, count) {
    const { up, down, remove } = text.teacher;
    const name = this.#name(question);
    const act = (
      /** @type {string} */ label,
      /** @type {string} */ sign,
      /** @type {(all: string[]) => void} */ change,
    ) => {
      const made = make("button", { type: "button", title: label, ariaLabel: `${label}: ${name}` }, sign);
      made.addEventListener("click", () => {
        const questions = [...this.#draft.sheet.questions];
        change(questions);
        this.#draft.change({ questions });
        this.show();
        this.#list.focus();
      });
      return made;
    };
    const swap = (/** @type {number} */ other) => (/** @type {string[]} */ all) => {
      [all[i], all[other]] = [all[other], all[i]];
    };
    const upward = act(up, "↑", swap(i - 1));
    const downward = act(down, "↓", swap(i + 1));
    upward.disabled = i === 0;
    downward.disabled = i === count - 1;
    const away = act(remove, remove, (all) => all.splice(i, 1));
    const about = make("a", { href: this.#previewOf(i + 1) }, name);
    return make("li", {}, make("div", {}, about, upward, downward, away));
  }

  /** The subject of a question. @param {string} question */
  #name(question) {
    const words = new URLSearchParams(question);
    const id = /** @type {keyof typeof text.lessons.names | null} */ (words.get("lesson"));
    if (id) {
      const ask = /** @type {LessonQuestion["ask"]} */ (words.get("ask") ?? "choice");
      const values = { lesson: text.lessons.names[id] ?? id, step: Number(words.get("step")) + 1 };
      return say(text.teacher.aboutLesson, { ...values, question: askedBy({ id }, { ask }) });
    }
    const game = words.get("game") ?? gameOfRecord(words.get("record") ?? "");
    return say(text.teacher.aboutPosition, { game: this.#gameName(game) });
  }
}
