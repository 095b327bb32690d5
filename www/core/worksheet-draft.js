/** The worksheet that a teacher is writing: two pages add questions to it. */

import { MAX_QUESTIONS } from "./worksheet.js";

/** @typedef {Pick<import("./worksheet.js").Worksheet, "title" | "questions">} Draft */

/** @param {any} saved @returns {Draft} @throws on anything else */
function checkSaved({ title, questions }) {
  if (![title, ...questions].every((one) => typeof one === "string")) throw new Error("not a worksheet");
  return { title, questions };
}

export class WorksheetDraft {
  #store;

  /** @param {import("./storage.js").PageStore} store */
  constructor(store) {
    this.#store = store;
  }

  /** @returns {Draft} */
  get sheet() {
    return this.#store.read("worksheet", checkSaved) ?? { title: "", questions: [] };
  }

  /** @param {Partial<Draft>} change @returns whether it is saved */
  change(change) {
    return this.#store.write("worksheet", { ...this.sheet, ...change });
  }

  /** Whether it has as many questions as its link can carry. */
  get isFull() {
    return this.sheet.questions.length >= MAX_QUESTIONS;
  }

  /** Adds a question, unless there are too many. @param {Iterable<[string, string]>} words @returns whether it is saved */
  add(words) {
    if (this.isFull) return false;
    return this.change({ questions: [...this.sheet.questions, String(new URLSearchParams([...words]))] });
  }

  /** Calls when another tab changes it. @param {() => void} then */
  onOtherTabWrite(then) {
    this.#store.onOtherTabWrite(() => "worksheet", then);
  }
}
