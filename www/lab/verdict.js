/** The panel of a test: the answer, what it rests on, and the likelihood ratio between its bounds. */

import { Drawer } from "../kit/charts/drawer.js";
import { byId, setText } from "../kit/dom.js";
import { makeFormat, oneDecimal } from "../kit/numbers.js";
import { withSign } from "./format.js";
import { entryTitle } from "./names.js";
import { games as gamesOf, say, text } from "./text.js";

/**
 * @typedef {import("../core/lab/run.js").Run} Run
 * @typedef {import("./types.d.ts").Verdict} Verdict
 */

const MAX_POINTS = 60;
const HEIGHT = 180;

export class VerdictPanel {
  #engine;
  #drawer = new Drawer(byId("verdict-chart", HTMLElement));
  /** The course of the run that is shown. @type {Run["course"]} */
  #course = null;

  /** @param {import("./engine.js").Engine} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  /** @param {Run} run */
  show(run) {
    const { progress, course, experiment } = run;
    const verdict = progress?.verdict;
    if (!verdict || !course || !experiment) return;
    const isForTwo = this.#engine.isForTwo(experiment.game);
    const first = experiment.tune
      ? text.tuning.tuned
      : entryTitle(this.#engine.catalogue, experiment.game, experiment.players[0]);
    setText(byId("verdict", HTMLElement), answer(run, verdict, first));
    byId("verdict", HTMLElement).dataset.decision = verdict.decision;
    setText(byId("verdict-figures", HTMLElement), figures(verdict, isForTwo));
    const { alpha = 0.05, beta = 0.05 } = experiment.test ?? {};
    const rates = { alpha: rate(alpha * 100), beta: rate(beta * 100) };
    setText(byId("verdict-help", HTMLElement), say(text.verdict.help, rates));
    if (course !== this.#course) this.#drawer.clear(); // the chart of another run does not wait beside these words
    this.#course = course;
    const ratios = course.ratios(MAX_POINTS);
    this.#drawer.draw((library, width) => chart(library, width, ratios, verdict));
  }
}

/** A rate of error in per cent. */
const rate = makeFormat({ maximumSignificantDigits: 3 });

/** @param {Run} run @param {Verdict} verdict @param {string} first the name of the first player */
function answer(run, { decision, different, exhausted }, first) {
  if (decision === "better") return say(text.verdict.better, { first });
  if (decision === "not better") return say(text.verdict.notBetter, { first });
  if (!run.isOver) return text.verdict.open;
  return exhausted ? say(text.verdict.repeats, { n: different }) : text.verdict.undecided;
}

/** A difference with its sign, to a tenth; null has no bounds, or is not known yet. @param {number | null} value @param {string} none */
const signed = (value, none) => (value === null ? none : withSign(Math.round(10 * value) / 10, oneDecimal));

/** The difference with its interval, and the games. @param {Verdict} verdict @param {boolean} isForTwo */
function figures({ games, different, difference, low, high, ratio }, isForTwo) {
  if (!games) return text.verdict.none;
  const none = ratio < 0 ? "−∞" : "∞"; // the first has lost all games, or won them
  return say(isForTwo ? text.verdict.elo : text.verdict.percent, {
    difference: signed(difference, isForTwo ? none : "–"),
    low: signed(low, "−∞"),
    high: signed(high, "+∞"),
    games: games === different ? gamesOf(games) : say(text.results.different, { games: gamesOf(games), n: different }),
  });
}

/**
 * The likelihood ratio over the games, between its bounds.
 * @param {import("../kit/charts/drawer.js").Library} library
 * @param {number} width
 * @param {Float64Array} ratios games and ratio in turn
 * @param {Verdict} verdict
 */
function chart({ lineChart }, width, ratios, { bounds, games }) {
  const points = [{ x: 0, y: 0 }];
  for (let i = 0; i < ratios.length; i += 2) points.push({ x: ratios[i], y: ratios[i + 1] });
  const level = (/** @type {number} */ y) => [
    { x: 0, y },
    { x: Math.max(1, games), y },
  ];
  const { ratio, yes, no } = text.verdict;
  return lineChart({
    title: text.verdict.title,
    width,
    height: HEIGHT,
    names: [ratio, no, yes],
    series: [points, level(bounds[0]), level(bounds[1])],
    xLabel: text.verdict.games,
    yLabel: "",
  });
}
