/** The panel of autoplay: its speed, and the results of its games. Loaded with the first move, or when it is opened. */

import { Rate, RunningStats } from "../core/stats.js";
import { dialogWords } from "../kit/dialog-words.js";
import { byId, make, setText } from "../kit/dom.js";
import { compactNumber, duration, percentage, wholeNumber } from "../kit/numbers.js";
import { say } from "../kit/page-text.js";
import { setRange } from "../kit/range.js";
import { onFrame } from "../timing.js";

/** @typedef {import("../types.js").State} State */

/** The marks by which games are counted: their result, or the goal and the tiles beyond it. @param {import("../types.js").BoardElement} board @returns {import("../core/stats.js").Milestone[]} */
function milestonesOf({ state, sideNames }) {
  if (state.side) {
    const { wins, draw } = dialogWords().stats.ends;
    const ends = { x: say(wins, { side: sideNames?.x ?? "" }), o: say(wins, { side: sideNames?.o ?? "" }), draw };
    return Object.entries(ends).map(([end, label]) => ({ label, isReachedBy: ({ outcome }) => outcome === end }));
  }
  return [1, 2, 4, 8, 16, 32]
    .map((times) => state.goal * times)
    .map((mark) => ({ label: String(mark), isReachedBy: ({ best = 0 }) => best >= mark }));
}
const SLOWEST = 1000;
const FASTEST = 5; // ms between moves; the slider's last notch is no wait at all

/** The notches of the slider are equal ratios, because the times span orders of magnitude. */
const pace = {
  toMs: (/** @type {number} */ notch) => (notch >= 100 ? 0 : Math.round(SLOWEST * (FASTEST / SLOWEST) ** (notch / 99))),
  toNotch: (/** @type {number} */ ms) =>
    ms < FASTEST ? 100 : Math.round((99 * Math.log(ms / SLOWEST)) / Math.log(FASTEST / SLOWEST)),
};

/** Fills the part, before the button of a single move. @param {import("../core/model.js").Model} model */
export function mountAutoplay(model) {
  const part = byId("watching", HTMLDetailsElement);
  const stats = makeStats(model.board);
  part.lastElementChild?.prepend(...makeSettings(model));
  part.lastElementChild?.append(stats);
}

/** @param {import("../core/model.js").Model} model */
function makeSettings(model) {
  const words = dialogWords().autoplay;
  const speed = make("input", { type: "range", id: "speed", min: "0", max: "100", step: "1" });
  const shown = make("output", { id: "speed-value", htmlFor: "speed" });
  const limit = make("p", { className: "quiet", id: "speed-limit" });
  const restart = make("input", { type: "checkbox", id: "restart" });
  speed.addEventListener("input", () =>
    model.change((settings) => void (settings.pace = pace.toMs(Number(speed.value)))),
  );
  restart.addEventListener("change", () =>
    model.change((settings) => void (settings.restart = Number(restart.checked))),
  );
  model.watch(() => {
    const { settings, board } = model;
    const n = 1000 / settings.pace;
    const told = settings.pace === 0 ? words.full : say(words.perSecond, { n, rate: compactNumber(n) });
    // A slider that is being moved keeps its place.
    setRange(speed, document.activeElement === speed ? Number(speed.value) : pace.toNotch(settings.pace));
    speed.setAttribute("aria-valuetext", told);
    setText(shown, told);
    restart.checked = settings.restart === 1;
    const { movetime = 0 } = board.limits;
    limit.hidden = movetime <= settings.pace;
    setText(limit, say(words.limit, { n: Math.max(1, Math.round(1000 / movetime)), time: duration(movetime) }));
  });
  const label = make("label", { htmlFor: "speed" }, words.speed);
  return [
    make("div", { className: "field" }, label, shown, speed),
    limit,
    make("label", { className: "toggle" }, restart, make("span", {}, words.restart)),
  ];
}

/** Makes the results of the games that are finished; hidden while there is none. @param {import("../types.js").BoardElement} board */
function makeStats(board) {
  const words = dialogWords().stats;
  let stats = new RunningStats([]);
  const rate = new Rate();
  let lastBy = "";
  /** @type {HTMLElement[]} */
  let shares = [];
  const facts = { games: makeFact("games"), mean: makeFact("mean"), best: makeFact("best"), rate: makeFact("rate") };
  const reachedTitle = make("h2", { id: "stats-reached-title" });
  const reachedList = make("dl", { className: "reached", id: "stats-reached" });
  const reset = make("button", { type: "button", className: "link-button", id: "stats-reset" }, words.reset);
  const part = make(
    "div",
    { className: "stack", id: "stats", hidden: true },
    make("h2", {}, words.title),
    make("dl", { className: "facts" }, ...Object.values(facts).map(({ row }) => row)),
    reachedTitle,
    reachedList,
    reset,
  );

  const draw = onFrame(() => {
    const { games, mean, best, reached } = stats;
    part.hidden = games === 0;
    setText(facts.games.value, wholeNumber(games));
    setText(facts.mean.value, wholeNumber(mean));
    setText(facts.best.value, wholeNumber(best));
    facts.rate.row.hidden = !board.autoplay;
    setText(facts.rate.value, compactNumber(rate.perSecond(performance.now())));
    reached.forEach((n, at) => setText(shares[at], percentage(n, games)));
  });

  board.addEventListener("move", (event) => {
    lastBy = /** @type {CustomEvent<{by: string}>} */ (event).detail.by;
    if (lastBy === "ai") rate.add(performance.now());
    draw();
  });
  board.addEventListener("gameover", (event) => {
    // A game of one side counts where the computer made the last move.
    const { state } = /** @type {CustomEvent<{state: State}>} */ (event).detail;
    if (lastBy === "ai" || state.side) stats.add(state);
    draw();
  });
  board.addEventListener("autoplay", draw);
  /** Counts from zero: games by different rules are not comparable. */
  const begin = () => {
    stats = new RunningStats(milestonesOf(board));
    const rows = stats.milestones.map(({ label }) => make("div", {}, make("dt", {}, label), make("dd")));
    const duel = board.state.side !== undefined;
    facts.mean.row.hidden = facts.best.row.hidden = duel;
    setText(reachedTitle, duel ? words.ended : words.reached);
    shares = rows.flatMap((row) => [...row.querySelectorAll("dd")]);
    reachedList.replaceChildren(...rows);
    draw();
  };
  board.addEventListener("game", begin);
  reset.addEventListener("click", () => {
    begin();
    byId("watching", HTMLElement).querySelector("summary")?.focus(); // the button is hidden now
  });
  begin();
  return part;
}

/** @param {"games" | "mean" | "best" | "rate"} name */
function makeFact(name) {
  const value = make("dd", { id: `stats-${name}` });
  return { value, row: make("div", {}, make("dt", {}, dialogWords().stats[name]), value) };
}
