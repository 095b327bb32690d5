/** The answers of a class to one worksheet. */

import { isRight } from "./grades.js";
import { MAX_QUESTIONS, parseSheet } from "./worksheet.js";

/** @typedef {import("./analysis.d.ts").Answer} Answer */
/** @typedef {import("./analysis.d.ts").AnswerFile} AnswerFile */
/** @typedef {{name: string, right: number, answers: (Answer | undefined)[]}} Student the answer to each question, where there is one */
/** @typedef {{title: string, count: number, students: Student[], mean: number, rightAt: number[]}} Gradebook `mean` right answers; `rightAt` says how many answered each question right */

/** Makes a gradebook of each worksheet. @param {AnswerFile[]} files @returns {Gradebook[]} in the order of the files */
export function makeGradebooks(files) {
  /** @type {Map<string, AnswerFile[]>} */
  const sheets = new Map();
  for (const file of files) {
    const words = String(new URLSearchParams(file.exercise)); // older files have them as they stood in the address
    sheets.set(words, [...(sheets.get(words) ?? []), file]);
  }
  return [...sheets].map(([words, files]) => makeGradebook(words, files));
}

/** @param {string} words @param {AnswerFile[]} files @returns {Gradebook} */
function makeGradebook(words, files) {
  const sheet = parseSheet(words);
  const answered = files.flatMap(({ answers }) => answers.map(({ question = 0 }) => question));
  // A link that counts positions of a game may ask for more than the game has.
  const isCounted = new URLSearchParams(words).has("exercise");
  const count = sheet && !isCounted ? sheet.questions.length : Math.min(MAX_QUESTIONS, Math.max(0, ...answered));
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const students = files.map(({ name, answers }) => {
    const byNumber = numbers.map((n) => answers.find(({ question }) => question === n));
    return { name, right: byNumber.filter(wasRight).length, answers: byNumber };
  });
  const rightAt = numbers.map((n) => students.filter(({ answers }) => wasRight(answers[n - 1])).length);
  const mean = students.reduce((sum, { right }) => sum + right, 0) / students.length;
  return { title: sheet?.title ?? "", count, students, mean, rightAt };
}

/** @param {Answer | undefined} answer */
const wasRight = (answer) => answer !== undefined && isRight(answer);

/**
 * The rows of a gradebook for a spreadsheet: three columns a question, the last 1 for a right answer.
 * @param {Gradebook} book
 * @param {{name: string, right: string, of: string, answer: (n: number) => string, best: (n: number) => string, point: (n: number) => string}} heads
 */
export function gradebookRows({ count, students }, heads) {
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const head = numbers.flatMap((n) => [heads.answer(n), heads.best(n), heads.point(n)]);
  const cells = (/** @type {Answer | undefined} */ answer) =>
    answer ? [answer.move, answer.best, Number(isRight(answer))] : ["", "", 0];
  return [
    [heads.name, heads.right, heads.of, ...head],
    ...students.map(({ name, right, answers }) => [name, right, count, ...answers.flatMap(cells)]),
  ];
}
