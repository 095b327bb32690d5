/** How far a run is. */
import { button, byId, setIcon, setText } from "../page/dom.js";
import { short } from "../page/format.js";
import { time } from "./format.js";
import { text } from "./text.js";

/** @param {import("./run.js").Run | null} run */
export function drawProgress(run) {
  byId("empty", HTMLElement).hidden = run !== null;
  byId("progress-panel", HTMLElement).hidden = run === null;
  if (!run) return;
  const { state, games, total, left, rate } = run;
  const words = text.results;
  setText(byId("run-title", HTMLElement), run.experiment?.name ?? text.kept.file);
  setText(byId("run-status", HTMLElement), {
    running: words.running(games, total),
    paused: words.paused(games, total),
    ready: run.experiment ? words.stopped(games, total) : words.done(games),
    done: words.done(games),
    failed: words.failed,
  }[state]);
  const bar = byId("progress", HTMLProgressElement);
  bar.max = total || 1;
  bar.value = games;
  const figures = run.weights ? [words.weights(run.weights)] : [];
  if (left !== null) figures.push(words.left(time(left)));
  if (rate) figures.push(words.rate(rate < 10 ? rate.toFixed(2) : short(rate)));
  if (state === "running" && rate < 2 && run.movesInFlight) figures.push(words.moves(run.movesInFlight));
  setText(byId("run-figures", HTMLElement), figures.join(" · "));
  setText(byId("run-error", HTMLElement), state === "failed" ? run.message : "");
  const pause = button("pause");
  const running = state === "running";
  setText(/** @type {HTMLElement} */ (pause.lastElementChild), running ? words.pause : words.resume);
  setIcon(pause, running ? "pause" : "play");
  pause.hidden = games >= total;
  button("stop").hidden = !running && state !== "paused";
}
