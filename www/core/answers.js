/** The file with which a visitor hands in the answers to a worksheet. */

import { FileError, parseFile } from "./own-file.js";

/** @typedef {import("./analysis.d.ts").Answer} Answer */
/** @typedef {import("./analysis.d.ts").AnswerFile} AnswerFile */

/** The version of the file. */
const VERSION = 1;

/** A file's text. @param {string} name whose answers @param {string} exercise the words of the link @param {Answer[]} answers */
export const formatAnswers = (name, exercise, answers) =>
  JSON.stringify({ plyground: "answers", v: VERSION, name, exercise, answers }, null, 1);

/** Reads a file; answers without a number have the one of their place. @param {string} text @returns {AnswerFile} @throws FileError */
export function parseAnswers(text) {
  const { name, exercise, answers } = parseFile(text, "answers", VERSION);
  const isWhole = [name, exercise].every(isText) && Array.isArray(answers) && answers.every(isAnswer);
  if (!isWhole) throw new FileError("damaged");
  return { name, exercise, answers: answers.map((answer, i) => ({ question: i + 1, ...answer })) };
}

/** @param {unknown} value */
const isText = (value) => typeof value === "string";

/** @param {any} one @returns {one is Answer} */
export const isAnswer = (one) =>
  Number.isSafeInteger(one?.ply) &&
  (one.question === undefined || (Number.isSafeInteger(one.question) && one.question >= 1)) &&
  [one.move, one.best].every(isText) &&
  (one.cost === null || Number.isFinite(one.cost)) &&
  (one.grade === null || isText(one.grade));
