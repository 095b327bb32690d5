/** How far a run is. */

import { WorkerLost } from "../core/worker-host.js";
import { button, byId, setIcon, setText } from "../kit/dom.js";
import { compactNumber, oneDecimal, timeAsSaid, twoDecimals } from "../kit/numbers.js";
import { showProblem, VisitorError } from "../kit/problem.js";
import { calledOf, nameOfId } from "./names.js";
import { games as gamesOf, say, text } from "./text.js";

/** A first move that takes so long is told of. */
const LONG_MS = 3000;

/** Fewer games a second, and a game in progress is a sign of life. */
const SLOW = 2;

/** @typedef {import("../core/lab/run.js").Run} Run */

/** @param {Run | null} run */
export function drawProgress(run) {
  byId("empty", HTMLElement).hidden = run !== null;
  byId("progress-panel", HTMLElement).hidden = run === null;
  if (!run) return;
  const { state, games, total, msLeft, rate } = run;
  const words = text.results;
  const done = say(words.done, { games: gamesOf(games) });
  setText(byId("run-title", HTMLElement), run.experiment ? calledOf(run.engine, run.experiment) : text.kept.file);
  const status = byId("run-status", HTMLElement);
  // A count that runs on is not read out at each step.
  status.setAttribute("aria-live", state === "running" ? "off" : "polite");
  setText(
    status,
    {
      running: say(run.progress?.testing || run.ladder ? words.atMost : words.running, { done: games, n: total }),
      paused: say(words.paused, { done: games, n: total }),
      ready: run.experiment ? say(words.stopped, { done: games, n: total }) : done,
      done,
      failed: words.failed,
    }[state],
  );
  const bar = byId("progress", HTMLProgressElement);
  bar.max = total || 1;
  bar.value = games;
  const figures = run.weights ? [weights(run.weights)] : [];
  if (msLeft !== null) figures.push(say(isTuning(run) ? words.leftToTest : words.left, { time: timeAsSaid(msLeft) }));
  if (rate) figures.push(say(words.rate, { rate: (rate < 10 ? twoDecimals : compactNumber)(rate) }));
  if (state === "running" && rate < SLOW && run.openGame) figures.push(inGame(run, run.openGame));
  if (state === "running" && run.msWaiting > LONG_MS) {
    figures.push(say(words.firstMove, { time: timeAsSaid(run.msWaiting) }));
  }
  setText(byId("run-figures", HTMLElement), figures.join(" · "));
  showProblem(byId("run-error", HTMLElement), state === "failed" ? problemOf(run) : undefined);
  const pause = button("pause");
  const running = state === "running";
  setText(/** @type {HTMLElement} */ (pause.lastElementChild), running ? words.pause : words.resume);
  setIcon(pause, running ? "pause" : "play");
  const focused = document.activeElement;
  pause.hidden = run.isOver;
  button("stop").hidden = !running && state !== "paused";
  // The focus stays beside a button that goes; the visitor may look elsewhere on the page.
  const had = byId("run-buttons", HTMLElement).contains(focused);
  if (had && !focused?.checkVisibility()) byId("run-title", HTMLElement).focus({ preventScroll: true });
}

/** How far a game is, and whose it is. @param {Run} run @param {import("../core/lab/run.js").OpenGame} open */
function inGame({ games, experiment }, { players, moves }) {
  const nameOf = (/** @type {import("./types.d.ts").Seated} */ { player, name }) =>
    name ?? nameOfId(experiment?.game ?? "", player);
  const { firstGame, laterGame } = text.results;
  return say(games ? laterGame : firstGame, { player: players.map(nameOf).join(" – "), n: moves });
}

/** @param {import("../types.d.ts").WeightsNews} news */
function weights(news) {
  if (news.state !== "loading") return text.results.unpacking;
  const mega = (/** @type {number} */ bytes) => oneDecimal(bytes / 1e6);
  return say(text.results.loading, { loaded: mega(news.loaded), total: mega(news.total || news.loaded) });
}

/** Why a run was given up, in words where its workers have not said it. @param {Run} run */
const problemOf = ({ problem }) =>
  problem instanceof WorkerLost && !problem.reason ? new VisitorError(text.results.noWorker) : problem;

/** Whether a test follows what is played now. @param {import("../core/lab/run.js").Run} run */
const isTuning = ({ progress }) => Boolean(progress?.tuning && !progress.testing);
