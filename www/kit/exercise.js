/**
 * The questions of a teacher's link: its settings are locked, each position asks for a move, the first answer counts, and a file takes
 * the answers back. `#record=…&ply=7&judge=strong&effort=2000&exercise=3` asks three times, `#lesson=minimax&step=0&exercise=1` once.
 */
import { formatAnswers } from "../core/answers.js";
import { button, byId, input, make, setText } from "./dom.js";
import { download } from "./download.js";
import { say } from "./page-text.js";

/** @typedef {import("../core/analysis.d.ts").Answer} Answer */

/** The most questions of a link. */
const MAX_QUESTIONS = 50;

/** How many questions a link asks; 0 for none. A lesson has one. @param {string} hash */
export function countQuestions(hash) {
  const words = new URLSearchParams(hash.replace(/^#/, ""));
  const asked = Number(words.get("exercise") ?? 0);
  return Number.isInteger(asked) ? Math.max(0, Math.min(asked, words.has("lesson") ? 1 : MAX_QUESTIONS)) : 0;
}

export class Exercise {
  #words = "";
  #questions = 0;
  /** @type {Answer[]} */
  #answers = [];
  /** The ply that is asked about. */
  #ply = 0;
  #next;

  #text;

  /**
   * @param {typeof import("../words/en/exercise.js").words} text
   * @param {(ply: number) => void} next goes to the next question, after the one about this ply
   */
  constructor(text, next) {
    this.#text = text;
    fillPanel(text);
    this.#next = button("exercise-next");
    this.#next.addEventListener("click", () => next(this.#ply));
    button("exercise-save").addEventListener("click", () => this.#save());
  }

  /** Whether there are questions. */
  get isOn() {
    return this.#questions > 0;
  }

  /** Begins with the questions of a link, if it has any. @param {string} hash */
  begin(hash) {
    this.#words = hash.replace(/^#/, "");
    this.#questions = countQuestions(hash);
    this.#answers = [];
    setText(byId("exercise-saved", HTMLElement), "");
    document.body.classList.toggle("is-exercise", this.isOn);
    byId("exercise", HTMLElement).hidden = !this.isOn;
    this.#show();
  }

  /** Asks about a position. @param {number} ply */
  ask(ply) {
    this.#ply = ply;
    this.#show();
  }

  /** Takes an answer to the question that is asked; a second one does not count. @param {Answer} answer */
  answer({ ply, move, best, cost, grade }) {
    if (!this.isOn || ply !== this.#ply || this.#isAnswered) return;
    this.#answers.push({ ply, move, best, cost, grade });
    setText(byId("exercise-saved", HTMLElement), "");
    this.#show();
  }

  /** The game has no further question. */
  end() {
    this.#questions = this.#answers.length;
    this.#show();
    button("exercise-save").focus();
  }

  get #isAnswered() {
    return this.#answers.some(({ ply }) => ply === this.#ply);
  }

  #show() {
    const { asked, done } = this.#text;
    const n = this.#answers.length;
    const isDone = n >= this.#questions;
    setText(byId("exercise-count", HTMLElement), say(isDone ? done : asked, { n, all: this.#questions }));
    this.#next.hidden = isDone || !this.#isAnswered;
    button("exercise-save").disabled = n === 0;
  }

  #save() {
    const name = input("exercise-name").value.trim();
    const file = `answers-${name.replace(/[^\p{L}\p{N}]+/gu, "-") || "plyground"}.json`;
    download(file, new Blob([formatAnswers(name, this.#words, this.#answers)], { type: "application/json" }));
    setText(byId("exercise-saved", HTMLElement), say(this.#text.saved, { name: file }));
  }
}

/** Fills the section of the questions. @param {typeof import("../words/en/exercise.js").words} text */
function fillPanel(text) {
  const panel = byId("exercise", HTMLElement);
  panel.setAttribute("aria-label", text.title);
  const name = make(
    "label",
    {},
    `${text.name} `,
    make("input", { type: "text", id: "exercise-name", autocomplete: "name" }),
  );
  panel.append(
    make("p", { id: "exercise-count", role: "status" }),
    make("button", { type: "button", className: "primary", id: "exercise-next" }, text.next),
    make("div", { className: "choices" }, name, make("button", { type: "button", id: "exercise-save" }, text.save)),
    make("p", { className: "quiet", id: "exercise-saved", role: "status" }),
  );
}
