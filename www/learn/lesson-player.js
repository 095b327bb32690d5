/** Autoplay of a lesson, and its arrow keys. */
import { button, byId, setText } from "../kit/dom.js";
import { text } from "./learn-text.js";

export class LessonPlayer {
  #button = button("lesson-play");
  #speed = byId("lesson-speed", HTMLSelectElement);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #step;

  /** @param {(by: number) => boolean} step goes a step forth or back; whether there are more that way */
  constructor(step) {
    this.#step = step;
    this.#button.addEventListener("click", () => (this.#timer ? this.stop() : this.#play()));
    document.addEventListener("keydown", (event) => this.#onKey(event));
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    setText(this.#button, text.lessons.play);
  }

  #play() {
    const isMore = this.#step(1);
    if (!isMore) return this.stop();
    this.#timer = setTimeout(() => this.#play(), Number(this.#speed.value));
    setText(this.#button, text.lessons.pause);
  }

  /** Steps by arrow, unless the key belongs to a field, a tab or another part of the page. @param {KeyboardEvent} event */
  #onKey(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const { target } = event;
    if (!by || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element))
      return;
    const panel = byId("panel-lessons", HTMLElement);
    const isHere = target === document.body || panel.contains(target);
    if (panel.hidden || !isHere || target.closest("input, select, textarea, [role=tab]")) return;
    event.preventDefault();
    this.stop();
    this.#step(by);
  }
}
