/** The words of a test in the background: its answer so far, and the figures that it rests on. */
import { dialogWords } from "../kit/dialog-words.js";
import { makeFormat, timeAsSaid } from "../kit/numbers.js";
import { say } from "../kit/page-text.js";

/** @typedef {import("../core/lab/run.js").Run} Run */
/** @typedef {import("../lab/types.d.ts").Verdict} Verdict */

/** With fewer games an interval says nothing. */
const MIN_GAMES = 10;
/** After so many games most tests are clear. */
const USUAL_GAMES = 400;

const elo = makeFormat({ signDisplay: "exceptZero", maximumFractionDigits: 0 });
const share = makeFormat({ style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 0 });
/** The answer so far. @param {Run} run */
export function answer({ state, weights, games, isOver, progress }) {
  const words = dialogWords().better;
  if (state === "failed") return words.failed;
  const { decision, high = null } = progress?.verdict ?? {};
  if (decision === "better") return words.better;
  if (decision === "not better") return high !== null && high < 0 ? words.worse : words.notBetter;
  if (isOver) return words.undecided;
  if (state === "ready") return words.stopped;
  if (weights) return words.loading;
  return games ? words.open : words.firstGames;
}

/** Games, the difference and the time that is left. @param {Run} run @param {boolean} isForTwo */
export function figures(run, isForTwo) {
  const words = dialogWords().better;
  const verdict = run.progress?.verdict;
  const parts = [];
  if (run.games) parts.push(say(words.games, { n: run.games }));
  if (verdict && verdict.games >= MIN_GAMES) parts.push(...difference(verdict, isForTwo));
  if (run.state === "running") parts.push(timeLeft(run));
  return parts.filter(Boolean).join(" · ");
}

/** The difference with its interval; of a player that has won or lost nearly all games, the end that is known. @param {Verdict} verdict @param {boolean} isForTwo */
function difference({ difference, low, high }, isForTwo) {
  const { elo: inElo, eloOver, eloUnder, percent } = dialogWords().better;
  const told = (/** @type {number | null} */ n) =>
    (isForTwo ? elo : share)((n ?? 0) / (isForTwo ? 1 : 100)).replace("-", "−");
  const words = { difference: told(difference), low: told(low), high: told(high) };
  if (low === null && high === null) return [];
  if (isForTwo && high === null) return [say(eloOver, words)];
  if (isForTwo && low === null) return [say(eloUnder, words)];
  return [say(isForTwo ? inElo : percent, words)];
}

/** Says the time that is left by the course of the test, else the usual time by the rate of its games. @param {Run} run */
function timeLeft({ msLeft, rate, games }) {
  const words = dialogWords().better;
  if (msLeft !== null) return say(words.left, { time: timeAsSaid(msLeft) });
  if (games >= USUAL_GAMES) return words.even;
  return rate ? say(words.usually, { time: timeAsSaid((1000 * USUAL_GAMES) / rate) }) : "";
}

/** The evidence: −1 where it is enough for "not better", 1 for "better". @param {Verdict | null | undefined} verdict */
export function evidence(verdict) {
  if (!verdict) return 0;
  const { ratio, bounds } = verdict;
  return Math.max(-1, Math.min(1, ratio / Math.abs(bounds[ratio < 0 ? 0 : 1])));
}
