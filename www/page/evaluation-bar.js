/** The thin bar beside the board: how the game stands, by the newest report of the engine. */

import { throttle } from "../core/timing.js";
import { bestOf, partOf } from "../core/worth.js";
import { dialogWords } from "../kit/dialog-words.js";
import { byId } from "../kit/dom.js";
import { percentage, wholeNumber } from "../kit/numbers.js";
import { say } from "../kit/page-text.js";

/** @typedef {import("./thinking-panel.js").Report} Report */

/** The parts from which a position is told as safe, or as risky. */
const [SAFE, RISKY] = [0.9, 0.6];

export class EvaluationBar {
  #model;
  #words = dialogWords().evaluation;
  #bar = byId("evaluation", HTMLElement);
  /** The value of a position of this game without a search; where the values need it as a measure, a few moves matter little. @type {number | undefined} */
  #static;
  #isMeasuring = false;
  /** The report to be drawn. @type {Report | null} */
  #report = null;

  /** @param {import("../core/model.js").Model} model */
  constructor(model) {
    this.#model = model;
  }

  /** Shows a report; the bar fades while it is of an earlier position. @param {Report | null} report none: nothing is known */
  show(report) {
    const { board, player } = this.#model;
    const isNew = report !== this.#report;
    this.#report = report;
    const value = report && (bestOf(report.moves) ?? report).value;
    if (typeof player.outlook === "object" && "fixed" in player.outlook && report && isNew) this.#measure();
    const part = value === null ? undefined : partOf(player.outlook, value, this.#static);
    if (!report || value === null || part === undefined) return this.#clear();
    this.#fill(part, value, report.isFirst);
    this.#bar.toggleAttribute("data-earlier", report.position !== board.state.position && !board.autoplay);
  }

  #clear() {
    if (!this.#report) this.#static = undefined;
    for (const name of ["role", "aria-label", "aria-valuenow", "aria-valuetext", "title", "data-earlier"])
      this.#bar.removeAttribute(name);
    this.#bar.style.removeProperty("--part");
  }

  /** Asks for the value of the position on the board before any search. */
  #measure = throttle(250, async () => {
    const { board } = this.#model;
    if (this.#isMeasuring) return;
    this.#isMeasuring = true;
    const parts = await board.explain().catch(() => undefined); // overtaken, or the worker was replaced
    this.#isMeasuring = false;
    if (!parts || !this.#report) return;
    this.#static = parts.reduce((sum, { value }) => sum + value, 0);
    this.show(this.#report);
  });

  /** @param {number} part for the side to move @param {number} value @param {boolean | undefined} isFirst whether the first side is to move; undefined where one plays alone */
  #fill(part, value, isFirst) {
    const { board, humanSides, playerNames } = this.#model;
    const own = humanSides.join() === "o" ? "o" : "x";
    const shown = isFirst === undefined || isFirst === (own === "x") ? part : 1 - part;
    const side = playerNames?.[own] ?? board.sideNames?.[own];
    const words = side ? say(this.#words.chance, { side, chance: percentage(shown, 1) }) : this.#tell(part, value);
    this.#bar.style.setProperty("--part", shown.toFixed(3));
    this.#bar.title = words;
    const meter = {
      role: "meter",
      "aria-label": this.#words.label,
      "aria-valuenow": shown.toFixed(2),
      "aria-valuetext": words,
    };
    for (const [name, said] of Object.entries({ ...meter, "aria-valuemin": "0", "aria-valuemax": "1" }))
      this.#bar.setAttribute(name, said);
  }

  /** @param {number} part @param {number} value */
  #tell(part, value) {
    if (this.#model.player.outlook === "points") {
      const points = Number(Math.max(0, value).toPrecision(2));
      return say(this.#words.points, { n: points, points: wholeNumber(points) });
    }
    return part >= SAFE ? this.#words.safe : part >= RISKY ? this.#words.risky : this.#words.danger;
  }
}
