/** Step mode: an algorithm on a small tree, its pseudocode beside it, one step forth and back, with questions in between. */
import { isAborted } from "../aborted.js";
import { nextLandmark } from "../core/lesson-progress.js";
import { findQuestion, nextQuestion } from "../core/lesson-questions.js";
import { QUIET_TICKS, WorkerLost } from "../core/worker-host.js";
import { startWorker } from "../kit/analysis-worker.js";
import { button, byId, input, make, setText } from "../kit/dom.js";
import { text as pageText } from "../kit/page-text.js";
import { showProblem } from "../kit/problem.js";
import { say, text } from "./learn-text.js";
import { showBoards } from "./lesson-boards.js";
import { showCounts, showFrame, summary } from "./lesson-frame.js";
import { LessonPicture } from "./lesson-picture.js";
import { LessonPlayer } from "./lesson-player.js";
import { LessonQuestionCard } from "./lesson-question.js";
import { bounds, caption } from "./lesson-words.js";

/** @typedef {import("../core/analysis.d.ts").Lesson} Lesson */
/** @typedef {import("../core/analysis.d.ts").LessonQuestion} LessonQuestion */

export class Lessons {
  #choice = byId("lesson", HTMLSelectElement);
  #tree = input("lesson-tree");
  #error = byId("lesson-error", HTMLElement);
  #place = byId("lesson-place", HTMLElement);
  #words = byId("lesson-words", HTMLElement);
  #code = byId("lesson-code", HTMLElement);
  #boards = byId("lesson-boards", HTMLElement);
  #slider = input("lesson-step");
  #link = byId("lesson-link", HTMLAnchorElement);
  #picture = new LessonPicture(byId("lesson-picture", SVGSVGElement));
  #card = new LessonQuestionCard(this.#picture, () => this.#askNext());
  #player = new LessonPlayer((by) => this.#goToStep(this.#step + by));
  #worker = startWorker({ silentTicks: QUIET_TICKS });
  /** Calls off what is loading. */
  #loading = new AbortController();
  /** @type {Lesson | undefined} */
  #lesson;
  #step = 0;
  /** The last step that may be seen. */
  #last = 0;
  /** The lesson that was asked for first. @type {Promise<void> | undefined} */
  #opening;
  /** The question of a teacher's link, until it is answered. */
  #exercise = "";
  /** The question that is open. @type {LessonQuestion | undefined} */
  #question;
  #onAnswer;

  /** @param {(answer: import("../core/analysis.d.ts").Answer) => void} answered takes the answer to the question of a teacher's link */
  constructor(answered) {
    this.#onAnswer = answered;
    const names = Object.entries(text.lessons.names);
    this.#choice.append(...names.map(([id, name], i) => make("option", { value: id }, `${i + 1}. ${name}`)));
    this.#choice.addEventListener("change", () => this.#load(this.#choice.value, ""));
    byId("lesson-form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.#load(this.#choice.value, this.#tree.value);
    });
    const steps = {
      "lesson-back": () => this.#step - 1,
      "lesson-forth": () => this.#step + 1,
      "lesson-jump": () => (this.#lesson ? nextLandmark(this.#lesson, this.#step) : 0),
    };
    for (const [id, step] of Object.entries(steps)) button(id).addEventListener("click", () => this.#jump(step()));
    this.#slider.addEventListener("input", () => this.#jump(Number(this.#slider.value)));
    byId("lesson-orders", HTMLElement).addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement)
        this.#load("alpha-beta", this.#lesson?.orders?.[Number(target.value)] ?? "");
    });
    byId("lesson-next", HTMLAnchorElement).addEventListener("click", () => scrollTo(0, 0));
  }

  /** The lesson on the page. */
  get lesson() {
    return this.#lesson;
  }

  /** The words of a link to this step; undefined while no lesson is open. @returns {Record<string, string> | undefined} */
  get words() {
    if (!this.#lesson) return undefined;
    const { id, nodes, tree } = this.#lesson;
    const words = { lesson: id, step: String(this.#step) };
    return nodes.length > 0 ? { ...words, tree } : words;
  }

  /** Opens the lesson of a link: `lesson=minimax&tree=((1 2) (3 4))&step=5`. @param {string} words @param {boolean} asks a question, that of `ask=…` or the move */
  open(words, asks) {
    const asked = new URLSearchParams(words);
    this.#exercise = asks ? (asked.get("ask") ?? "choice") : "";
    const step = Math.trunc(Number(asked.get("step"))) || 0;
    this.#opening = this.#load(asked.get("lesson") ?? "", asked.get("tree") ?? "", step);
  }

  /** Takes back the question of a teacher's link: the lesson has all its steps again. */
  endQuestion() {
    const lesson = this.#exercise && this.#lesson;
    this.#exercise = "";
    if (lesson) this.#load(lesson.id, lesson.tree, this.#step);
  }

  /** Opens the first lesson, unless one is open or on its way. */
  openFirst() {
    return (this.#opening ??= this.#load(this.#choice.value, ""));
  }

  /** Loads a lesson and shows it. @param {string} id @param {string} tree none for the lesson's own @param {number} [step] */
  async #load(id, tree, step = 0) {
    this.#player.stop();
    this.#loading.abort();
    const { signal } = (this.#loading = new AbortController());
    showProblem(this.#error);
    const request = { kind: "lesson", lesson: id, tree: tree.trim() || undefined };
    const lesson = await this.#worker.request(request, { signal }).catch((error) => {
      if (error instanceof WorkerLost) showProblem(this.#error, error);
      else if (!isAborted(error)) this.#showError(id, error);
    });
    if (lesson) this.#show(lesson, step);
    else if (!this.#lesson && !signal.aborted) this.#opening = undefined; // so that the next wish tries again
  }

  /** @param {Lesson} lesson @param {number} step */
  #show(lesson, step) {
    const hasTree = lesson.nodes.length > 0;
    this.#lesson = lesson;
    this.#choice.value = lesson.id;
    this.#tree.value = hasTree ? lesson.tree : "";
    showFrame(lesson);
    this.#code.replaceChildren(...lesson.code.map((line) => make("li", {}, line)));
    this.#boards.hidden = hasTree;
    byId("lesson-picture", SVGSVGElement).toggleAttribute("hidden", !hasTree);
    this.#place.hidden = false;
    this.#picture.show(lesson);
    this.#begin(lesson, step);
  }

  /** Starts at a step, with the question of a teacher's link if there is one. @param {Lesson} lesson @param {number} step */
  #begin(lesson, step) {
    this.#question = undefined;
    this.#last = lesson.steps.length - 1;
    const asked = this.#exercise && findQuestion(lesson, this.#exercise, step);
    if (!asked) {
      this.#card.offer();
      this.#goToStep(step);
      return;
    }
    this.#ask(asked, (given) => {
      const grade = given === asked.answer ? "best" : "mistake";
      this.#onAnswer({ ply: 0, move: given, best: asked.answer, cost: null, grade });
    });
  }

  /** Asks a question about this lesson; the steps after it stay hidden until the answer. @param {LessonQuestion} question @param {(given: string) => void} [onAnswer] */
  #ask(question, onAnswer) {
    const lesson = this.#lesson;
    if (!lesson) return;
    this.#question = question;
    this.#last = question.step;
    this.#card.ask(lesson, question, (given) => {
      this.#question = undefined;
      this.#last = lesson.steps.length - 1;
      onAnswer?.(given);
      this.#goToStep(question.reveal);
      const forth = button("lesson-forth");
      (forth.disabled ? button("lesson-back") : forth).focus();
    });
    this.#goToStep(question.step);
  }

  /** Asks the next question from this step on. */
  #askNext() {
    this.#player.stop();
    const lesson = this.#lesson;
    const next = lesson && nextQuestion(lesson, this.#step);
    if (next) this.#ask(next);
    else this.#card.end();
  }

  /** The tree is wrong, or the link's lesson, which the choice has not. The lesson before stays. @param {string} id @param {unknown} error */
  #showError(id, error) {
    const isKnown = Object.hasOwn(text.lessons.names, id);
    showProblem(this.#error, error, isKnown ? text.lessons.bad : say(pageText.notices.linkGame, { name: "lesson" }));
    if (this.#lesson) this.#choice.value = this.#lesson.id;
  }

  /** To a step that the reader chose. @param {number} step */
  #jump(step) {
    this.#player.stop();
    this.#goToStep(step);
  }

  /** To a step; the first shows nothing done yet. @param {number} step @returns whether there are more that way */
  #goToStep(step) {
    const lesson = this.#lesson;
    if (!lesson) return false;
    this.#step = Math.max(0, Math.min(step, this.#last));
    const { line, event } = lesson.steps[this.#step];
    const isEnd = this.#step === lesson.steps.length - 1;
    const words = [caption(lesson, this.#step), ...(isEnd ? [summary(lesson)] : [])];
    setText(this.#words, words.join(" "));
    const formula = bounds(event).map((bound) => make("li", {}, bound));
    byId("lesson-bounds", HTMLElement).replaceChildren(...formula);
    for (const [i, item] of [...this.#code.children].entries()) {
      if (i === line) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
    this.#slider.max = String(this.#last);
    this.#slider.value = String(this.#step);
    this.#slider.style.setProperty("--at", `${(100 * this.#step) / Math.max(1, this.#last)}%`);
    this.#slider.setAttribute(
      "aria-valuetext",
      say(text.lessons.at, { step: this.#step + 1, all: lesson.steps.length }),
    );
    button("lesson-back").disabled = this.#step === 0;
    for (const id of ["lesson-forth", "lesson-jump", "lesson-play"]) button(id).disabled = this.#step === this.#last;
    if (lesson.nodes.length > 0) this.#picture.at(this.#step, this.#question?.node);
    else showBoards(this.#boards, lesson, this.#step);
    showCounts(lesson, this.#step);
    this.#link.href = `#${new URLSearchParams(this.words)}`;
    return step < this.#last;
  }
}
