/** The history of a search: its best move, value and positions, iteration by iteration. */
import { Drawer } from "../kit/charts/drawer.js";
import { byId, make } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { moveName, text } from "./analyse-text.js";

/** @typedef {import("../core/analysis.d.ts").IterationSummary} IterationSummary */

export class SearchHistory {
  #panel = byId("history", HTMLDetailsElement);
  #chart = byId("history-chart", HTMLElement);
  #drawer = new Drawer(this.#chart);
  #rows = byId("history-rows", HTMLElement);

  /** @param {IterationSummary[]} iterations @param {(value: number) => string} worth a value in words @param {(value: number) => string} number the same where it decides nothing */
  show(iterations, worth, number) {
    this.#panel.hidden = iterations.length === 0;
    this.#rows.replaceChildren(
      ...iterations.map(({ depth, move, value, nodes }) => {
        const cells = [wholeNumber(depth), moveName(move ?? ""), worth(value), wholeNumber(nodes)];
        return make("tr", {}, ...cells.map((cell) => make("td", {}, cell)));
      }),
    );
    // A game that is won or lost is no number of points.
    const points = iterations
      .filter(({ value }) => worth(value) === number(value))
      .map(({ depth, value }) => ({ x: depth, y: value }));
    this.#drawer.clear(); // it was of another position
    this.#chart.hidden = points.length < 2;
    if (this.#chart.hidden) return;
    const { chart, depth, value } = text.history;
    const frame = { title: chart, names: [""], series: [points], xLabel: depth, yLabel: value, dots: true };
    this.#drawer.draw(({ lineChart }, width) => lineChart({ ...frame, width }));
  }
}
