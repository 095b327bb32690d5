/**
 * A worksheet: the questions of a teacher's link. `#sheet=Title&q=…&q=…` has a question in each `q`, itself the words of a link to a
 * position or to a lesson. Links of one kind have no title: `#record=…&ply=7&exercise=3` asks in three positions of a game, the same
 * side each time, and `#lesson=minimax&step=0&exercise=1` about a lesson.
 */

/**
 * @typedef {object} Worksheet
 * @property {string} words of the link, by which answers belong to it
 * @property {string} title
 * @property {string[]} questions the words of each
 */
/** A worksheet as it is opened: at a question, where the link names one. @typedef {Worksheet & {at?: number, isCounted: boolean, isPreview: boolean}} OpenSheet */

/** The most questions of a worksheet. */
export const MAX_QUESTIONS = 50;

/**
 * Reads a link.
 * @param {string} hash
 * @param {(record: string) => number} [sidesOf] how many sides play a game
 * @returns {OpenSheet | undefined} nothing where it asks nothing
 */
export function parseSheet(hash, sidesOf = () => 1) {
  const words = new URLSearchParams(hash.replace(/^#/, ""));
  const at = Number(words.get("at") ?? Number.NaN);
  const isPreview = words.has("preview");
  for (const name of ["at", "preview"]) words.delete(name);
  const isCounted = !words.has("sheet");
  const questions = isCounted ? questionsOfGame(words, sidesOf) : words.getAll("q").slice(0, MAX_QUESTIONS);
  if (questions.length === 0) return undefined;
  const isThere = Number.isInteger(at) && at >= 1 && at <= questions.length;
  const title = words.get("sheet") ?? "";
  return { words: String(words), title, questions, at: isThere ? at : undefined, isCounted, isPreview };
}

/** The questions of a link that counts them by `exercise`. @param {URLSearchParams} words @param {(record: string) => number} sidesOf */
function questionsOfGame(words, sidesOf) {
  const asked = Number(words.get("exercise") ?? 0);
  const ply = Number(words.get("ply") ?? Number.NaN);
  // A lesson has one question of that kind; a game has more only from a ply on.
  const most = words.has("lesson") || !Number.isInteger(ply) ? 1 : MAX_QUESTIONS;
  const count = Number.isInteger(asked) ? Math.max(0, Math.min(asked, most)) : 0;
  return Array.from({ length: count }, (_, i) => {
    const question = new URLSearchParams(words);
    question.delete("exercise");
    if (i > 0) question.set("ply", String(ply + i * sidesOf(words.get("record") ?? "")));
    return String(question);
  });
}

/** Writes the words of a worksheet. @param {Pick<Worksheet, "title" | "questions">} sheet */
export const formatSheet = ({ title, questions }) =>
  String(new URLSearchParams([["sheet", title], ...questions.map((question) => ["q", question])]));

/** The page on which a question is asked. @param {string} question */
export const pageOf = (question) => (new URLSearchParams(question).has("lesson") ? "learn.html" : "analyse.html");

/** The link to a question, from 1. @param {Worksheet & {isPreview?: boolean}} sheet @param {number} at @param {string} [search] the part of the address after `?`, such as `?lang=de` */
export const linkToQuestion = ({ words, questions, isPreview }, at, search = "") =>
  `${pageOf(questions[at - 1])}${search}#${words}&at=${at}${isPreview ? "&preview" : ""}`;

/** The first question without an answer, else the last one. @param {Worksheet} sheet @param {readonly {question?: number}[]} answers */
export function nextQuestion({ questions }, answers) {
  const answered = new Set(answers.map(({ question }) => question));
  const open = questions.findIndex((_, i) => !answered.has(i + 1));
  return open < 0 ? questions.length : open + 1;
}
