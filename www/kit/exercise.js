/** The questions of a worksheet, one at a time: the first answer to each counts and is saved, and a file takes all back. */
import { catalogue } from "../catalogue-terse.js";
import { formatAnswers } from "../core/answers.js";
import { findFamily } from "../core/family.js";
import { FirstAnswers } from "../core/first-answers.js";
import { isRight } from "../core/grades.js";
import { NOTHING } from "../core/lesson-questions.js";
import { gameOfRecord } from "../core/link.js";
import { linkToQuestion, nextQuestion, pageOf, parseSheet } from "../core/worksheet.js";
import { button, byId, input, make, setText } from "./dom.js";
import { download } from "./download.js";
import { percentage } from "./numbers.js";
import { moveName, say } from "./page-text.js";

/** @typedef {import("../core/analysis.d.ts").Answer} Answer */

/** Costs below it would read "0 %". */
const SHOWN = 0.0005;

const sidesOf = (/** @type {string} */ record) => findFamily(catalogue.games, gameOfRecord(record))?.sides ?? 1;

export class Exercise {
  #text;
  #page;
  #saved;
  /** @type {import("../core/worksheet.js").OpenSheet | undefined} */
  #sheet;
  /** @type {Answer[]} */
  #answers = [];
  /** The number of the question, from 1. */
  #at = 1;
  /** The ply that is asked about; 0 in a lesson, none before the question is on the page. @type {number | undefined} */
  #ply;
  /** Whether the game is over, so that there is nothing to answer. */
  #isOver = false;
  /** Whether the answers outlast a reload. */
  #isSaved = true;

  /**
   * @param {typeof import("../words/en/exercise.js").words} text
   * @param {import("../core/storage.js").PageStore} store
   * @param {"analyse.html" | "learn.html"} page this one
   */
  constructor(text, store, page) {
    this.#text = text;
    this.#page = page;
    this.#saved = new FirstAnswers(store);
    fillPanel(text, page);
    button("exercise-next").addEventListener("click", () => this.#goTo(this.#at + 1));
    byId("exercise-end", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.#save();
    });
  }

  /** Whether there are questions. */
  get isOn() {
    return this.#sheet !== undefined;
  }

  /** The answer to the question at hand. */
  get answered() {
    return this.#answers.find(({ question }) => question === this.#at);
  }

  /** Whether the question at hand waits for its answer. */
  get isAsking() {
    return this.isOn && !this.answered && !this.#isOver;
  }

  /** Opens the question of a link. @param {string} hash @returns its words, or those of a link that asks nothing; undefined where another page asks it, to which the browser goes */
  open(hash) {
    const sheet = parseSheet(hash, sidesOf);
    if (sheet?.words !== this.#sheet?.words || sheet?.isPreview !== this.#sheet?.isPreview) {
      this.#answers = [];
      this.#isSaved = true;
    }
    this.#sheet = sheet;
    this.#ply = undefined;
    this.#isOver = false;
    document.body.classList.toggle("is-exercise", this.isOn);
    byId("exercise", HTMLElement).hidden = !this.isOn;
    if (!sheet) return hash.replace(/^#/, "");
    this.#readSaved(sheet);
    this.#at = sheet.at ?? nextQuestion(sheet, this.#answers);
    setText(byId("exercise-done", HTMLElement), "");
    this.#show();
    const question = sheet.questions[this.#at - 1];
    const link = linkToQuestion(sheet, this.#at, location.search);
    if (pageOf(question) !== this.#page) {
      location.replace(link);
      return undefined;
    }
    if (!sheet.at) history.replaceState(history.state, "", link); // a reload comes back to this question
    return question;
  }

  /** Takes the answers that are saved, perhaps by another tab: they were first. @param {import("../core/worksheet.js").OpenSheet} sheet */
  #readSaved({ words, isPreview }) {
    if (isPreview) return;
    const saved = this.#saved.of(words);
    const isNew = (/** @type {Answer} */ one) => saved.every(({ question }) => question !== one.question);
    this.#answers = [...saved, ...this.#answers.filter(isNew)];
  }

  /** Asks about a ply of the game, for the side to move where there are two. @param {number} ply @param {string} [side] */
  askPosition(ply, side) {
    this.#ply = ply;
    const { position, side: ofSide } = this.#text.ask;
    this.#ask(side ? say(ofSide, { side }) : position);
  }

  /** Asks in a lesson, which has the words of the question. */
  askLesson() {
    this.#ply = 0;
    this.#ask(this.#text.ask.lesson);
  }

  /** @param {string} words */
  #ask(words) {
    if (this.isAsking) setText(byId("exercise-words", HTMLElement), words);
  }

  /** Takes the answer; a second one does not count. @param {Answer} answer @returns whether the question is answered by it, or by another tab */
  answer({ ply, move, best, cost, grade }) {
    const sheet = this.#sheet;
    if (!sheet || !this.isAsking || ply !== this.#ply) return false;
    this.#answers = [...this.#answers, { question: this.#at, ply, move, best, cost, grade }];
    this.#readSaved(sheet);
    if (!sheet.isPreview) this.#isSaved = this.#saved.save(sheet.words, this.#answers);
    this.#show();
    return true;
  }

  /** The game is over: a link that counts its questions has no further one, and a worksheet goes on to the next. */
  skip() {
    const sheet = this.#sheet;
    if (!sheet) return;
    this.#isOver = true;
    if (sheet.isCounted) this.#at = sheet.questions.length = Math.max(1, this.#at - 1);
    this.#show();
  }

  /** @param {number} at */
  #goTo(at) {
    if (this.#sheet) location.assign(linkToQuestion(this.#sheet, at, location.search));
  }

  #show() {
    const { answered } = this;
    const { title, questions, isPreview } = /** @type {import("../core/worksheet.js").OpenSheet} */ (this.#sheet);
    const { at, over, done, preview, unsaved } = this.#text;
    const isLast = this.#at === questions.length;
    const isDone = answered || this.#isOver;
    setText(byId("exercise-title", HTMLElement), title);
    setText(byId("exercise-at", HTMLElement), say(at, { n: this.#at, all: questions.length }));
    setText(byId("exercise-words", HTMLElement), answered ? this.#describe(answered) : this.#isOver ? over : "");
    button("exercise-next").hidden = isLast || !isDone;
    byId("exercise-end", HTMLElement).hidden = !isLast || !isDone || isPreview;
    const right = say("{n}", { n: this.#answers.filter(isRight).length });
    setText(byId("exercise-count", HTMLElement), say(done, { n: this.#answers.length, right }));
    setText(byId("exercise-note", HTMLElement), isPreview ? preview : this.#isSaved ? "" : unsaved);
  }

  /** The verdict on an answer. @param {Answer} answer */
  #describe(answer) {
    const { right, other, wrong, worse, costs, points, costsLittle, fewPoints } = this.#text.verdicts;
    const [move, best] = [answer.move, answer.best].map((one) => answerName(one, this.#text));
    if (move === best) return say(right, { move });
    if (answer.cost !== null && answer.cost < SHOWN) return say(other, { move, best });
    if (this.#page === "learn.html") return say(wrong, { move, best });
    if (answer.cost === null) return say(worse, { move, best });
    const [inPoints, inChances] = isRight(answer) ? [fewPoints, costsLittle] : [points, costs];
    return say(this.#sides === 1 ? inPoints : inChances, { move, best, cost: percentage(answer.cost, 1) });
  }

  /** How many sides play the game of the question. */
  get #sides() {
    const words = new URLSearchParams(this.#sheet?.questions[this.#at - 1]);
    return sidesOf(words.get("record") ?? words.get("game") ?? "");
  }

  #save() {
    const name = input("exercise-name").value.trim();
    const file = `answers-${name.replace(/[^\p{L}\p{N}]+/gu, "-") || "plyground"}.json`;
    const words = formatAnswers(name, this.#sheet?.words ?? "", this.#answers);
    download(file, new Blob([words], { type: "application/json" }));
    setText(byId("exercise-done", HTMLElement), say(this.#text.saved, { name: file }));
  }
}

/** An answer in words: a move, a number, or that no leaf is cut off. @param {string} answer @param {{nothing: string}} text */
export const answerName = (answer, { nothing }) => (answer === NOTHING ? nothing : moveName(answer));

/** Fills the section of the questions. @param {typeof import("../words/en/exercise.js").words} text @param {string} page */
function fillPanel(text, page) {
  const panel = byId("exercise", HTMLElement);
  panel.setAttribute("aria-label", text.title);
  panel.className = "card";
  const name = make("input", { type: "text", id: "exercise-name", autocomplete: "name" });
  panel.append(
    make("p", { className: "quiet", id: "exercise-title" }),
    make("h2", { id: "exercise-at" }),
    // A lesson says itself what was right, which is read out once.
    make("p", { id: "exercise-words", role: page === "learn.html" ? "none" : "status" }),
    make("button", { type: "button", className: "primary", id: "exercise-next", hidden: true }, text.next),
    make(
      "form",
      { id: "exercise-end", hidden: true },
      make("p", { id: "exercise-count" }),
      make("label", {}, `${text.name} `, name),
      make("button", { type: "submit", className: "primary", id: "exercise-save" }, text.save),
      make("p", { className: "quiet", id: "exercise-done", role: "status" }),
    ),
    make("p", { className: "quiet", id: "exercise-note" }),
  );
}
