/** The history of a search: its best move, value and positions, iteration by iteration. */
import { drawIn } from "../charts/drawing.js";
import { byId, make } from "../page/dom.js";
import { count } from "../page/numbers.js";
import { text } from "./inside-text.js";
import { nameOf } from "./review.js";

/** @typedef {import("./types.d.ts").IterationSummary} IterationSummary */

export class SearchHistory {
  #panel = byId("history", HTMLDetailsElement);
  #chart = byId("history-chart", HTMLElement);
  #rows = byId("history-rows", HTMLElement);
  /** @type {IterationSummary[]} */
  #iterations = [];
  /** Whether a value is no number of points, but a game that is won or lost. @type {(one: IterationSummary) => boolean} */
  #isDecided = () => false;

  constructor() {
    this.#panel.addEventListener("toggle", () => this.#draw());
  }

  /** @param {IterationSummary[]} iterations @param {(value: number) => string} worth a value in words @param {(value: number) => string} number the same where it decides nothing */
  show(iterations, worth, number) {
    this.#iterations = iterations;
    this.#isDecided = ({ value }) => worth(value) !== number(value);
    this.#panel.hidden = iterations.length === 0;
    this.#rows.replaceChildren(
      ...iterations.map(({ depth, move, value, nodes }) => {
        const cells = [count(depth), nameOf(move ?? ""), worth(value), count(nodes)];
        return make("tr", {}, ...cells.map((cell) => make("td", {}, cell)));
      }),
    );
    this.#draw();
  }

  /** Draws the chart, where it is seen. */
  #draw() {
    const points = this.#iterations
      .filter((one) => !this.#isDecided(one))
      .map(({ depth, value }) => ({ x: depth, y: value }));
    this.#chart.hidden = points.length < 2;
    if (!this.#panel.open || this.#chart.hidden) return;
    const { chart, depth, value } = text.history;
    const [width, series] = [this.#chart.clientWidth, [points]];
    drawIn(this.#chart, ({ lines }) =>
      lines({ title: chart, width, names: [""], series, xLabel: depth, yLabel: value, dots: true }),
    );
  }
}
