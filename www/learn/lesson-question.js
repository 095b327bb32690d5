/** A question about the next step of a lesson: answered by a click in the tree or by a button, then explained. */
import { NOTHING } from "../core/lesson-questions.js";
import { button, byId, make, setText } from "../kit/dom.js";
import { say, text } from "./learn-text.js";
import { lessonNumber } from "./lesson-words.js";

/** @typedef {import("../core/analysis.d.ts").Lesson} Lesson */
/** @typedef {import("../core/analysis.d.ts").LessonQuestion} LessonQuestion */

export class LessonQuestionCard {
  #words = byId("lesson-asks", HTMLElement);
  #choices = byId("lesson-moves", HTMLElement);
  #more = button("lesson-more");
  #picture;

  /** @param {import("./lesson-picture.js").LessonPicture} picture @param {() => void} onMore hears that the reader wants a question */
  constructor(picture, onMore) {
    this.#picture = picture;
    this.#more.addEventListener("click", onMore);
  }

  /** Offers a question. */
  offer() {
    this.#clear(text.lessons.question.start);
    setText(this.#more, text.lessons.question.more);
  }

  /** There is none after this step. */
  end() {
    this.#clear(text.lessons.question.done);
    this.#more.hidden = true;
  }

  /** Asks. @param {Lesson} lesson @param {LessonQuestion} question @param {(given: string) => void} onAnswer */
  ask(lesson, question, onAnswer) {
    const { click, move } = text.lessons.question;
    const { ask, choices, nodes } = question;
    const answer = (/** @type {string} */ given) => {
      this.#clear(resultOf(question, given));
      setText(this.#more, text.lessons.question.another);
      onAnswer(given);
    };
    this.#clear(askedBy(lesson, question));
    this.#more.hidden = true;
    if (nodes) {
      this.#words.append(" ", make("span", { className: "quiet" }, click));
      this.#picture.ask(nodes, (place) => answer(choices[place]));
    }
    if (nodes && ask !== "choice") return;
    const buttons = choices.map((choice) => {
      const words = ask === "choice" ? say(move, { n: choice }) : worded(choice);
      const made = make("button", { type: "button" }, words);
      made.addEventListener("click", () => answer(choice));
      return made;
    });
    this.#choices.replaceChildren(...buttons);
  }

  /** @param {string} words */
  #clear(words) {
    setText(this.#words, words);
    this.#choices.replaceChildren();
    this.#more.hidden = false;
    this.#picture.ask([]);
  }
}

/** The question in words. @param {Pick<Lesson, "id">} lesson @param {Pick<LessonQuestion, "ask">} question */
export function askedBy({ id }, { ask }) {
  const { question } = text.lessons;
  if (ask !== "value") return question[ask];
  return id === "td" ? question.learned : id === "negamax" ? question.valueSide : question.value;
}

/** Right or wrong, with the answer. @param {LessonQuestion} question @param {string} given */
function resultOf({ ask, answer }, given) {
  const { right, wrong, answers } = text.lessons.question;
  return say(given === answer ? right : wrong, { answer: say(answers[ask], { n: worded(answer) }) });
}

/** An answer as it is written on the page. @param {string} choice */
function worded(choice) {
  if (choice === NOTHING) return text.lessons.question.nothing;
  return choice
    .split(", ")
    .map((value) => lessonNumber(Number(value)))
    .join(", ");
}
