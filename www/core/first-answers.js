/** The first answers to worksheets. They outlast a reload, so that none can be repaired. */

import { isAnswer } from "./answers.js";

/** @typedef {import("./analysis.d.ts").Answer} Answer */
/** @typedef {{words: string, answers: Answer[]}} AnsweredSheet */

/** The most worksheets; a new one replaces the oldest. */
const MAX_SHEETS = 50;

/** @param {any} saved @returns {AnsweredSheet[]} @throws on anything else */
function checkSaved({ all }) {
  const isSheet = (/** @type {any} */ one) => typeof one.words === "string" && one.answers.every(isAnswer);
  if (!all.every(isSheet)) throw new Error("not answers");
  return all;
}

export class FirstAnswers {
  #store;

  /** @param {import("./storage.js").PageStore} store */
  constructor(store) {
    this.#store = store;
  }

  /** The answers to a worksheet. @param {string} words of its link */
  of(words) {
    return this.#all.find((one) => one.words === words)?.answers ?? [];
  }

  /** Saves the answers to a worksheet. @param {string} words of its link @param {Answer[]} answers @returns whether they are saved */
  save(words, answers) {
    const others = this.#all.filter((one) => one.words !== words);
    return this.#store.write("answers", { all: [{ words, answers }, ...others].slice(0, MAX_SHEETS) });
  }

  get #all() {
    return this.#store.read("answers", checkSaved) ?? [];
  }
}
