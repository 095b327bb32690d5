/** The review of a game: a chart of the outlook, the costliest moves by size, and a table of all. */

import { throttle } from "../core/timing.js";
import { Drawer } from "../kit/charts/drawer.js";
import { byId, make, setText } from "../kit/dom.js";
import { formatOutcome } from "../kit/move-values.js";
import { makeFormat, positionValue } from "../kit/numbers.js";
import { moveName, say, text } from "./analyse-text.js";

/** @typedef {import("../core/analysis.d.ts").Judgement} Judgement */

/** Costly moves that are listed. */
const MAX_LISTED = 10;
/** The chart is drawn again within this time. */
const DRAW_MS = 700;

const percent = makeFormat({ style: "percent", maximumFractionDigits: 1 });

/** A cost in words. @param {Judgement} one */
export const formatCost = (one) => (one.cost === null ? "–" : percent(one.cost));

export class ReviewPanel {
  #callbacks;
  #status = byId("review-status", HTMLElement);
  #chart = new Drawer(byId("review-chart", HTMLElement));
  #list = byId("costly", HTMLElement);
  #none = byId("costly-none", HTMLElement);
  #rows = byId("judgements", HTMLElement);
  /** @type {Judgement[]} */
  #judged = [];
  #plies = 0;
  #isDone = false;
  #draw = throttle(DRAW_MS, () => this.#drawNow());

  /** @param {{look: (ply: number) => void, retry: (judgement: Judgement) => void, firstSide: () => string}} callbacks */
  constructor(callbacks) {
    this.#callbacks = callbacks;
  }

  /** Begins with a game. @param {number} [plies] of the game; by default the same one again */
  clear(plies = this.#plies) {
    this.#draw.cancel(); // it is of the game before
    this.#judged = [];
    this.#plies = plies;
    this.#isDone = false;
    this.#list.replaceChildren();
    this.#rows.replaceChildren();
    this.#chart.clear();
    this.#none.hidden = true;
    setText(this.#status, say(text.review.running, { n: 0, all: plies }));
  }

  /** The player's weights are on their way. */
  showLoading() {
    setText(this.#status, text.review.weights);
  }

  /** @param {Judgement} one */
  add(one) {
    this.#judged.push(one);
    this.#rows.append(this.#row(one));
    this.#draw();
  }

  /** @param {Judgement[]} judged all of them, final */
  finish(judged) {
    this.#draw.cancel(); // else the list is made anew under the visitor's pointer
    this.#isDone = true;
    this.#judged = judged;
    this.#rows.replaceChildren(...judged.map((one) => this.#row(one)));
    this.#drawNow();
  }

  #drawNow() {
    const { running, done } = text.review;
    const n = this.#judged.length;
    // A count that runs on is not read out at each step.
    this.#status.setAttribute("aria-live", this.#isDone ? "polite" : "off");
    setText(this.#status, this.#isDone ? say(done, { n }) : say(running, { n, all: this.#plies }));
    this.#listCostly();
    const points = this.#judged.flatMap(({ ply, after }) => (after === null ? [] : [{ x: ply, y: after }]));
    if (points.length < 2) return;
    const isForTwo = this.#judged[0]?.side !== null;
    const { chance, score, move, chart } = text.review;
    const yLabel = isForTwo ? say(chance, { side: this.#callbacks.firstSide() }) : score;
    const title = `${chart}: ${yLabel}`;
    const frame = { title, names: [""], series: [points], percent: isForTwo, xLabel: move, yLabel };
    this.#chart.draw(({ lineChart }, width) => lineChart({ ...frame, width }));
  }

  /** Lists the costliest moves, the costliest first. */
  #listCostly() {
    const costly = this.#judged.filter(({ grade }) => grade !== null && grade !== "best" && grade !== "good");
    costly.sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0) || a.ply - b.ply);
    const focused = this.#list.contains(document.activeElement) ? document.activeElement : null;
    // Who reads the list with keys keeps their place, also in the whole list at the end.
    if (focused && !this.#isDone) return;
    this.#list.replaceChildren(...costly.slice(0, MAX_LISTED).map((one) => this.#item(one)));
    this.#none.hidden = costly.length > 0 || this.#judged.length === 0;
    const isKnown = this.#judged.some(({ cost }) => cost !== null);
    setText(this.#none, isKnown ? text.review.none : text.review.unknown);
    if (!focused) return;
    const label = focused.getAttribute("aria-label");
    const buttons = [...this.#list.querySelectorAll("button")];
    (buttons.find((one) => one.ariaLabel === label) ?? buttons[0])?.focus();
  }

  /** The game cannot be looked at. */
  onFailure() {
    this.#draw.cancel();
    if (!this.#isDone) setText(this.#status, "");
  }

  /** @param {Judgement} one */
  #item(one) {
    const { item, retry, retryLabel, look, lookLabel } = text.review;
    const grade = text.grades[/** @type {import("../core/analysis.d.ts").Grade} */ (one.grade)];
    const words = say(item, { ply: one.ply, move: moveName(one.move), grade, cost: formatCost(one) });
    const label = (/** @type {string} */ message) => say(message, { ply: one.ply });
    const again = make("button", { type: "button", "aria-label": label(retryLabel) }, retry);
    const at = make("button", { type: "button", "aria-label": label(lookLabel) }, look);
    again.addEventListener("click", () => this.#callbacks.retry(one));
    at.addEventListener("click", () => this.#callbacks.look(one.ply - 1));
    const line = make("li", {}, make("span", { className: "costly-words" }, words), again, at);
    line.dataset.grade = one.grade ?? "";
    return line;
  }

  /** @param {Judgement} one */
  #row(one) {
    const at = make("button", { type: "button", className: "ply" }, String(one.ply));
    at.setAttribute("aria-label", say(text.review.lookLabel, { ply: one.ply }));
    at.addEventListener("click", () => this.#callbacks.look(one.ply - 1));
    const worth = one.side === null ? positionValue : formatOutcome;
    const cells = [
      at,
      moveName(one.move),
      one.value === null ? "–" : worth(one.value),
      moveName(one.best),
      worth(one.best_value),
      formatCost(one),
      one.grade === null ? "–" : text.grades[one.grade],
    ];
    const row = make("tr", {}, ...cells.map((cell) => make("td", {}, cell)));
    row.dataset.grade = one.grade ?? "";
    return row;
  }
}
