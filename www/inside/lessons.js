/** Step mode: an algorithm on a small tree, its pseudocode beside it, one step forth and back. */
import { button, byId, input, make, setText } from "../page/dom.js";
import { say, text } from "./inside-text.js";
import { LessonPicture } from "./lesson-picture.js";
import { startWorker } from "./observer.js";

/** @typedef {import("./types.d.ts").Lesson} Lesson */
/** @typedef {import("./types.d.ts").Reply} Reply */

const IDS = /** @type {(keyof typeof text.lessons.names)[]} */ ([
  "minimax",
  "alpha-beta-bad",
  "alpha-beta-good",
  "deepening",
  "expectimax",
  "mcts",
  "td",
]);

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
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Lesson | undefined} */
  #lesson;
  #step = 0;

  constructor() {
    this.#choice.append(...IDS.map((id) => make("option", { value: id }, text.lessons.names[id])));
    this.#choice.addEventListener("change", () => this.#ask(this.#choice.value, ""));
    byId("lesson-form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.#ask(this.#choice.value, this.#tree.value);
    });
    button("lesson-first").addEventListener("click", () => this.#go(0));
    button("lesson-back").addEventListener("click", () => this.#go(this.#step - 1));
    button("lesson-forth").addEventListener("click", () => this.#go(this.#step + 1));
    button("lesson-last").addEventListener("click", () => this.#go(Infinity));
    this.#slider.addEventListener("input", () => this.#go(Number(this.#slider.value)));
  }

  /** Opens the lesson of a link: `#lesson=minimax&tree=((1 2) (3 4))&step=5`. @param {string} hash */
  open(hash) {
    const asked = new URLSearchParams(hash.replace(/^#/, ""));
    const id = asked.get("lesson");
    if (id === null) return false;
    this.#choice.value = id;
    this.#step = Number(asked.get("step") ?? 0);
    this.#ask(id, asked.get("tree") ?? "", this.#step);
    return true;
  }

  /** @param {string} id @param {string} tree none for the lesson's own @param {number} [step] */
  #ask(id, tree, step = 0) {
    this.#step = step;
    setText(this.#error, "");
    this.#worker ??= this.#begin();
    this.#worker.postMessage({ type: "lesson", id, tree: tree.trim() || undefined });
  }

  #begin() {
    const worker = startWorker();
    worker.onmessage = ({ data }) => this.#hear(data);
    return worker;
  }

  /** @param {Reply} reply */
  #hear(reply) {
    if (reply.type === "error") return setText(this.#error, reply.message);
    if (reply.type !== "lesson") return;
    const { lesson } = reply;
    this.#lesson = lesson;
    const hasTree = lesson.nodes.length > 0;
    this.#tree.value = hasTree ? lesson.tree : "";
    this.#tree.disabled = !hasTree;
    this.#slider.max = String(lesson.steps.length - 1);
    this.#code.replaceChildren(...lesson.code.map((line) => make("li", {}, line)));
    this.#learned.hidden = hasTree;
    byId("lesson-picture", SVGSVGElement).toggleAttribute("hidden", !hasTree);
    this.#place.hidden = false;
    this.#picture.show(lesson);
    this.#go(this.#step);
  }

  /** To a step; the first shows nothing done yet. @param {number} step */
  #go(step) {
    const lesson = this.#lesson;
    if (!lesson) return;
    this.#step = Math.max(0, Math.min(step, lesson.steps.length - 1));
    const { line, words } = lesson.steps[this.#step];
    setText(this.#words, say(text.lessons.at, { step: this.#step + 1, all: lesson.steps.length, words }));
    for (const [i, item] of [...this.#code.children].entries()) {
      if (i === line) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
    this.#slider.value = String(this.#step);
    this.#slider.setAttribute("aria-valuetext", this.#words.textContent ?? "");
    button("lesson-back").disabled = this.#step === 0;
    button("lesson-forth").disabled = this.#step === lesson.steps.length - 1;
    this.#picture.at(this.#step);
    this.#showLearned(lesson);
    const link = new URLSearchParams({ lesson: this.#choice.value, step: String(this.#step) });
    if (lesson.nodes.length > 0) link.set("tree", lesson.tree);
    this.#link.href = `#${link}`;
  }

  /** What was said so far, where there is no tree. @param {Lesson} lesson */
  #showLearned({ nodes, steps }) {
    if (nodes.length > 0) return this.#learned.replaceChildren();
    const said = steps.slice(0, this.#step + 1).map(({ words }) => make("li", {}, words));
    this.#learned.replaceChildren(...said);
    said.at(-1)?.scrollIntoView({ block: "nearest" });
  }
}
