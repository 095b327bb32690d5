/** The answer to the question which player is better, in a sentence above the tables. */
import { bestByPoints, bestByScore } from "../core/lab/answer.js";
import { byId, setText } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { namesOf, percent, titleOf } from "./format.js";
import { say, text } from "./text.js";

/**
 * Shows the answer of a run that has ended or rests. Tests, tunings and ladders have answers of their own.
 * @param {import("../core/lab/run.js").Run | null} run
 * @param {import("./types.d.ts").Standing[]} standings
 * @param {import("./types.d.ts").MatchStanding[]} matches
 */
export function drawAnswer(run, standings, matches) {
  const isOther = !run || run.state === "running" || run.course !== null || run.experiment?.ladder !== undefined;
  setText(byId("run-answer", HTMLElement), isOther ? "" : byScores(standings) || byPoints(matches));
}

/** @param {import("./types.d.ts").Standing[]} standings */
function byScores(standings) {
  const found = bestByScore(standings);
  if (!found) return "";
  const { best, second, isClear } = found;
  if (isClear === null) return text.answer.tooFew;
  return say(isClear ? text.answer.wins : text.answer.leads, {
    ...{ best: titleOf(best), mean: wholeNumber(best.mean) },
    ...{ second: titleOf(second), other: wholeNumber(second.mean) },
  });
}

/** @param {import("./types.d.ts").MatchStanding[]} matches */
function byPoints(matches) {
  const found = bestByPoints(matches);
  if (!found) return "";
  if (found.isClear === null) return text.answer.tooFew;
  const names = namesOf(matches);
  const [best, second] = [found.best, found.second].map((id) => names.get(id) ?? id);
  const words = found.isClear ? text.answer.winsPoints : text.answer.leadsPoints;
  return say(words, { best, second, points: percent(found.share) });
}
