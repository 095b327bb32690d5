/** The panel of a test: the answer, what it rests on, and the likelihood ratio between its bounds. */

import { Drawer } from "../kit/charts/drawer.js";
import { byId, make, setText } from "../kit/dom.js";
import { makeFormat, oneDecimal, wholeNumber } from "../kit/numbers.js";
import { chance, withSign } from "./format.js";
import { entryTitle } from "./names.js";
import { outcomeBar } from "./outcomes.js";
import { withSmall } from "./tables.js";
import { say, text } from "./text.js";

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

  /** @param {Run} run @param {import("./types.d.ts").MatchStanding[]} matches */
  show(run, matches) {
    const { progress, course, experiment } = run;
    const verdict = progress?.verdict;
    if (!verdict || !course || !experiment) return;
    const first = experiment.tune
      ? text.tuning.tuned
      : entryTitle(this.#engine.catalogue, experiment.game, experiment.players[0]);
    setText(byId("verdict", HTMLElement), answer(run, verdict, first));
    byId("verdict", HTMLElement).dataset.decision = verdict.decision;
    setText(byId("verdict-likely", HTMLElement), likely(verdict));
    const isForTwo = this.#engine.isForTwo(experiment.game);
    byId("verdict-figures", HTMLElement).replaceChildren(...figures(verdict, isForTwo, matches[0]?.pairs));
    const { alpha = 0.05, beta = 0.05 } = experiment.test ?? {};
    setText(byId("verdict-help", HTMLElement), say(text.verdict.help, { alpha: rate(alpha), beta: rate(beta) }));
    if (course !== this.#course) this.#drawer.clear(); // the chart of another run does not wait beside these words
    this.#course = course;
    const ratios = course.ratios(MAX_POINTS);
    this.#drawer.draw((library, width) => chart(library, width, ratios, verdict));
  }
}

/** A rate of error. */
const rate = makeFormat({ style: "percent", maximumSignificantDigits: 3 });

/** @param {Run} run @param {Verdict} verdict @param {string} first the name of the first player */
function answer(run, { decision, different, exhausted }, first) {
  if (decision === "better") return say(text.verdict.better, { first });
  if (decision === "not better") return say(text.verdict.notBetter, { first });
  if (!run.isOver) return text.verdict.open;
  return exhausted ? say(text.verdict.repeats, { n: different }) : text.verdict.undecided;
}

const percent = makeFormat({ style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A number with its sign, to a tenth; null has no bounds, or is not known yet. @param {number | null} value @param {string} none @param {(n: number) => string} [how] */
const signed = (value, none, how = oneDecimal) => (value === null ? none : withSign(Math.round(10 * value) / 10, how));

/** How likely the first player is stronger at all. @param {Verdict} verdict */
function likely({ games, los }) {
  if (!games) return text.verdict.none;
  return los === null ? "" : say(text.verdict.likely, { chance: chance(los) });
}

/**
 * Lists the figures that the answer rests on: names with their values, each with small print.
 * @param {Verdict} verdict
 * @param {boolean} isForTwo
 * @param {number[]} [pairs] by their five outcomes
 */
function figures({ games, different, difference, low, high, ratio, bounds }, isForTwo, pairs) {
  const { elo, eloHelp, score, scoreHelp, llr, llrHelp, gamesHead, interval } = text.verdict;
  const unit = isForTwo ? oneDecimal : (/** @type {number} */ n) => percent(n / 100);
  const range = difference === null ? "" : rangeOf(low, high, unit);
  const levels = say(interval, { low: signed(bounds[0], ""), high: signed(bounds[1], "") });
  const counted = games === different ? "" : say(text.verdict.different, { n: different });
  const seen = withSmall(signed(difference, boundOf(low, high), unit), range);
  const facts = [
    fact(isForTwo ? elo : score, isForTwo ? eloHelp : scoreHelp, seen),
    fact(gamesHead, "", withSmall(wholeNumber(games), counted)),
    fact(llr, llrHelp, withSmall(signed(ratio, ""), levels)),
  ];
  if (pairs) facts.push(fact(text.matches.pairs, text.matches.pairsHelp, outcomeBar(pairs)));
  return facts;
}

/** The ends of an interval; of few games there is none. @param {number | null} low @param {number | null} high @param {(n: number) => string} unit */
function rangeOf(low, high, unit) {
  if (low === null && high === null) return text.verdict.few;
  return say(text.verdict.interval, { low: signed(low, "−∞", unit), high: signed(high, "+∞", unit) });
}

/** The end that is known of a difference without bounds: of a player that has won or lost all games. @param {number | null} low @param {number | null} high */
const boundOf = (low, high) => (low !== null ? `> ${signed(low, "")}` : high !== null ? `< ${signed(high, "")}` : "–");

/** @param {string} name @param {string} help @param {HTMLElement} value */
const fact = (name, help, value) => make("div", { title: help }, make("dt", {}, name), make("dd", {}, value));

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
