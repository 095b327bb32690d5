/** Step mode: an algorithm on a small tree, its pseudocode beside it, one step forth and back. */
import { isAborted } from "../aborted.js";
import { QUIET_TICKS, WorkerLost } from "../core/worker-host.js";
import { startWorker } from "../kit/analysis-worker.js";
import { button, byId, input, make, setText } from "../kit/dom.js";
import { text as pageText } from "../kit/page-text.js";
import { showProblem } from "../kit/problem.js";
import { say, text } from "./learn-text.js";
import { LessonPicture } from "./lesson-picture.js";

/** @typedef {import("../core/analysis.d.ts").Lesson} Lesson */

export class Lessons {
  #choice = byId("lesson", HTMLSelectElement);
  #tree = input("lesson-tree");
  #error = byId("lesson-error", HTMLElement);
  #place = byId("lesson-place", HTMLElement);
  #words = byId("lesson-words", HTMLElement);
  #code = byId("lesson-code", HTMLElement);
  #learned = byId("lesson-learned", HTMLElement);
  #slider = input("lesson-step");
  #link = byId("lesson-link", HTMLAnchorElement);
  #picture = new LessonPicture(byId("lesson-picture", SVGSVGElement));
  #worker = startWorker({ silentTicks: QUIET_TICKS });
  /** Calls the question before off. */
  #asked = new AbortController();
  /** @type {Lesson | undefined} */
  #lesson;
  /** The name of that lesson. */
  #shown = "";
  #step = 0;
  /** The last step that may be seen. */
  #last = 0;
  /** Whether a lesson was asked for. */
  #isWanted = false;
  /** Whether a question is asked, and not answered yet. */
  #isAsked = false;
  #onAnswer;

  /** @param {(answer: import("../core/analysis.d.ts").Answer) => void} answered takes the answer to the question of a teacher's link */
  constructor(answered) {
    this.#onAnswer = answered;
    const names = Object.entries(text.lessons.names);
    this.#choice.append(...names.map(([id, name]) => make("option", { value: id }, name)));
    this.#choice.addEventListener("change", () => this.#ask(this.#choice.value, ""));
    byId("lesson-form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.#ask(this.#choice.value, this.#tree.value);
    });
    button("lesson-first").addEventListener("click", () => this.#goToStep(0));
    button("lesson-back").addEventListener("click", () => this.#goToStep(this.#step - 1));
    button("lesson-forth").addEventListener("click", () => this.#goToStep(this.#step + 1));
    button("lesson-last").addEventListener("click", () => this.#goToStep(Infinity));
    this.#slider.addEventListener("input", () => this.#goToStep(Number(this.#slider.value)));
  }

  /** The words of a link to this step; undefined while no lesson is open. @returns {Record<string, string> | undefined} */
  get words() {
    if (!this.#lesson) return undefined;
    const { nodes, tree } = this.#lesson;
    const words = { lesson: this.#shown, step: String(this.#step) };
    return nodes.length > 0 ? { ...words, tree } : words;
  }

  /** The words of a link that asks for the move; undefined where there is none to choose. */
  get question() {
    return this.#lesson?.choice == null ? undefined : this.words;
  }

  /** Opens the lesson of a link: `#lesson=minimax&tree=((1 2) (3 4))&step=5`. @param {string} hash @param {boolean} asks for the move */
  open(hash, asks) {
    const asked = new URLSearchParams(hash.replace(/^#/, ""));
    const id = asked.get("lesson");
    const wasAsked = this.#isAsked;
    this.#isAsked = asks && id !== null;
    if (id === null) {
      if (wasAsked && this.#lesson) this.#ask(this.#shown, this.#lesson.tree, this.#step); // with all its steps
      return false;
    }
    this.#choice.value = id;
    this.#ask(id, asked.get("tree") ?? "", Math.trunc(Number(asked.get("step"))) || 0);
    return true;
  }

  /** Opens the first lesson, unless one is open or on its way. */
  openFirst() {
    if (!this.#isWanted) void this.#ask(this.#choice.value, "");
  }

  /** @param {string} id @param {string} tree none for the lesson's own @param {number} [step] */
  async #ask(id, tree, step = 0) {
    this.#isWanted = true;
    this.#asked.abort();
    const { signal } = (this.#asked = new AbortController());
    showProblem(this.#error);
    const question = { kind: "lesson", lesson: id, tree: tree.trim() || undefined };
    const answer = this.#worker.request(question, { signal }).catch((error) => {
      if (error instanceof WorkerLost) showProblem(this.#error, error);
      else if (!isAborted(error)) this.#showError(error);
    });
    const lesson = await answer;
    if (lesson) this.#show(id, lesson, step);
  }

  /** @param {string} id @param {Lesson} lesson @param {number} step */
  #show(id, lesson, step) {
    this.#lesson = lesson;
    this.#shown = id;
    this.#step = step;
    const hasTree = lesson.nodes.length > 0;
    this.#tree.value = hasTree ? lesson.tree : "";
    // Until the question is answered the steps after the one of the link stay hidden.
    this.#tree.disabled = !hasTree || this.#isAsked;
    this.#askMove(lesson);
    this.#code.replaceChildren(...lesson.code.map((line) => make("li", {}, line)));
    this.#learned.hidden = hasTree;
    byId("lesson-picture", SVGSVGElement).toggleAttribute("hidden", !hasTree);
    this.#place.hidden = false;
    this.#picture.show(lesson);
    this.#goToStep(this.#step);
  }

  /** The tree is wrong, or the link's lesson, which the choice has not. The lesson before stays. @param {unknown} error */
  #showError(error) {
    const bad = this.#choice.value ? text.lessons.bad : say(pageText.notices.linkGame, { name: "lesson" });
    showProblem(this.#error, error, bad);
    if (this.#lesson) this.#choice.value = this.#shown;
  }

  /** To a step; the first shows nothing done yet. @param {number} step */
  #goToStep(step) {
    const lesson = this.#lesson;
    if (!lesson) return;
    this.#step = Math.max(0, Math.min(step, this.#last));
    const { line, words } = lesson.steps[this.#step];
    setText(this.#words, say(text.lessons.at, { step: this.#step + 1, all: lesson.steps.length, words }));
    for (const [i, item] of [...this.#code.children].entries()) {
      if (i === line) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
    this.#slider.value = String(this.#step);
    this.#slider.setAttribute("aria-valuetext", this.#words.textContent ?? "");
    button("lesson-back").disabled = this.#step === 0;
    button("lesson-forth").disabled = this.#step === this.#last;
    this.#picture.at(this.#step);
    this.#showLearned(lesson);
    this.#link.href = `#${new URLSearchParams(this.words)}`;
  }

  /** Asks for the move at the root, where a link wants that. @param {Lesson} lesson */
  #askMove(lesson) {
    const asks = this.#isAsked && lesson.choice !== null;
    byId("lesson-question", HTMLElement).hidden = !asks;
    this.#last = asks ? Math.min(this.#step, lesson.steps.length - 1) : lesson.steps.length - 1;
    this.#slider.max = String(this.#last);
    if (!asks) return;
    setText(byId("lesson-asks", HTMLElement), text.exercise.lesson);
    const moves = lesson.nodes[0].children.map((_, i) => {
      const choose = make("button", { type: "button" }, say(text.exercise.move, { n: i + 1 }));
      choose.addEventListener("click", () => this.#answer(lesson, i));
      return choose;
    });
    byId("lesson-moves", HTMLElement).replaceChildren(...moves);
  }

  /** Takes the answer. @param {Lesson} lesson @param {number} move */
  #answer(lesson, move) {
    const best = Number(lesson.choice);
    const { right, wrong } = text.exercise;
    setText(byId("lesson-asks", HTMLElement), say(move === best ? right : wrong, { n: best + 1 }));
    byId("lesson-moves", HTMLElement).replaceChildren();
    const grade = move === best ? "best" : "mistake";
    this.#onAnswer({ ply: 0, move: String(move + 1), best: String(best + 1), cost: null, grade });
    this.#last = lesson.steps.length - 1;
    this.#slider.max = String(this.#last);
    this.#goToStep(this.#step);
    button("lesson-forth").focus();
  }

  /** What was said so far, where there is no tree. @param {Lesson} lesson */
  #showLearned({ nodes, steps }) {
    if (nodes.length > 0) return this.#learned.replaceChildren();
    const said = steps.slice(0, this.#step + 1).map(({ words }) => make("li", {}, words));
    this.#learned.replaceChildren(...said);
    said.at(-1)?.scrollIntoView({ block: "nearest" });
  }
}
