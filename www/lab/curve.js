/** One game of a run: the score over its moves, or its record, and the way to the board. */

import { formatLink } from "../core/link.js";
import { Drawer } from "../kit/charts/drawer.js";
import { byId, setText } from "../kit/dom.js";
import { describeError, makeMessage, VisitorError } from "../kit/problem.js";
import { isMatch, opponentOf, titleOf, whose } from "./format.js";
import { say, text } from "./text.js";
import { replayGame } from "./workers.js";

/**
 * @typedef {import("../core/lab/run.js").Run} Run
 * @typedef {import("./types.d.ts").Line} Line
 */

const MAX_POINTS = 1000;

/** Who won a match. @param {import("./types.d.ts").MatchLine} line */
const endOf = (line) =>
  line.result === "draw"
    ? text.list.draw
    : say(text.list.wonBy, { player: line.result === "win" ? titleOf(line) : opponentOf(line) });

export class Curve {
  #engine;
  #panel = byId("curve", HTMLElement);
  #title = byId("curve-title", HTMLElement);
  #status = byId("curve-status", HTMLElement);
  #record = byId("curve-record", HTMLElement);
  #drawer = new Drawer(byId("curve-chart", HTMLElement));
  #link = byId("curve-open", HTMLAnchorElement);
  /** Ends the replay of a game that is no longer shown. */
  #replay = new AbortController();

  /** @param {import("./engine.js").Engine} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  hide() {
    this.#replay.abort();
    this.#panel.hidden = true;
  }

  /** Shows a game. Without its record it is played again. @param {Line} line @param {Run} run */
  async show(line, run) {
    this.#replay.abort();
    this.#replay = new AbortController();
    const { signal } = this.#replay;
    this.#clear(line);
    try {
      const record = line.record ?? (await this.#playAgain(line, run, signal));
      if (isMatch(line)) this.#showMatch(line, record);
      else this.#showScores(line, record);
      this.#link.href = `index.html#${formatLink({ game: { record }, settings: [] })}`;
      this.#link.hidden = false;
    } catch (error) {
      if (!signal.aborted) this.#status.replaceChildren(...makeMessage(...describeError(error)));
    }
  }

  /** @param {Line} line */
  #clear(line) {
    this.#panel.hidden = false;
    this.#link.hidden = true;
    this.#drawer.clear();
    const title = isMatch(line) ? text.list.game : text.list.curve;
    setText(this.#title, say(title, { player: whose(line), seed: String(line.seed) }));
    setText(this.#record, "");
    setText(this.#status, text.list.playing);
    this.#panel.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }

  /** @param {Line} line @param {Run} run @param {AbortSignal} signal */
  async #playAgain(line, run, signal) {
    const job = run.jobOf(line);
    if (job < 0) throw new VisitorError(text.list.unknown);
    return replayGame(this.#engine.module, run.text, job, signal);
  }

  /** @param {import("./types.d.ts").MatchLine} line @param {string} record */
  #showMatch(line, record) {
    setText(this.#status, endOf(line));
    setText(this.#record, record);
  }

  /** @param {import("./types.d.ts").SoloLine} line @param {string} record */
  #showScores(line, record) {
    const scores = this.#engine.scoresOf(record);
    const end = scores[scores.length - 1];
    setText(this.#status, end === line.score ? say(text.list.end, { n: end }) : text.list.other);
    this.#draw(scores);
  }

  /** @param {Float64Array} scores */
  #draw(scores) {
    const step = Math.max(1, Math.ceil(scores.length / MAX_POINTS));
    const points = [];
    for (let x = 0; x < scores.length; x += step) points.push({ x, y: scores[x] });
    points.push({ x: scores.length - 1, y: scores[scores.length - 1] });
    const title = this.#title.textContent ?? "";
    const chart = { title, names: [""], series: [points], xLabel: text.chart.move, yLabel: text.chart.score };
    this.#drawer.draw(({ lineChart }, width) => lineChart({ ...chart, width }));
  }
}
