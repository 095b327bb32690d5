/** The file with which a visitor hands in the answers to the questions of a teacher's link. */

/** @typedef {import("./types.d.ts").Answer} Answer */
/** @typedef {import("./types.d.ts").AnswerFile} AnswerFile */

/** The version of the file. Files of older versions stay readable. */
const VERSION = 1;

/** The file cannot be taken. */
export class AnswerError extends Error {
  /** @param {"foreign" | "damaged" | "newer"} kind */
  constructor(kind) {
    super(kind);
    this.kind = kind;
  }
}

/** A file's text. @param {string} name whose answers @param {string} exercise the words of the link @param {Answer[]} answers */
export const write = (name, exercise, answers) =>
  JSON.stringify({ plyground: "answers", v: VERSION, name, exercise, answers }, null, 1);

/** Reads a file. @param {string} text @returns {AnswerFile} @throws AnswerError */
export function read(text) {
  const file = parsed(text);
  if (file?.plyground !== "answers") throw new AnswerError("foreign");
  if (!Number.isInteger(file.v) || file.v < 1) throw new AnswerError("damaged");
  if (file.v > VERSION) throw new AnswerError("newer");
  const { name, exercise, answers } = file;
  const isWhole = [name, exercise].every(isText) && Array.isArray(answers) && answers.every(isAnswer);
  if (!isWhole) throw new AnswerError("damaged");
  return { name, exercise, answers };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new AnswerError("foreign");
  }
}

/** @param {unknown} value */
const isText = (value) => typeof value === "string";

/** @param {any} one @returns {one is Answer} */
const isAnswer = (one) =>
  Number.isSafeInteger(one?.ply) &&
  [one.move, one.best].every(isText) &&
  (one.cost === null || Number.isFinite(one.cost)) &&
  (one.grade === null || isText(one.grade));
