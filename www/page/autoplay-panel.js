/** The panel of autoplay: its speed, and the results of its games. Loaded with the first move, or when it is opened. */

import { Rate, RunningStats } from "../core/stats.js";
import { button, byId, input, make, setText } from "../kit/dom.js";
import { compactNumber, percentage, wholeNumber } from "../kit/numbers.js";
import { say, text } from "../kit/page-text.js";
import { showRangeValue } from "../kit/range.js";
import { onFrame } from "../timing.js";

/** @typedef {import("../types.js").State} State */

/** The marks by which games are counted: their result, or the goal and the tiles beyond it. @param {import("../types.js").BoardElement} board @returns {import("../core/stats.js").Milestone[]} */
function milestonesOf({ state, sideNames }) {
  if (state.side) {
    const { wins, draw } = text.stats.ends;
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

let isMounted = false;

/** Fills the panel, once. @param {import("../types.js").BoardElement} board @param {import("../core/model.js").Model} model */
export function mountAutoplay(board, model) {
  if (isMounted) return;
  isMounted = true;
  mountSettings(model);
  mountStats(board);
}

/** @param {import("../core/model.js").Model} model */
function mountSettings(model) {
  const speed = input("speed");
  const restart = input("restart");
  speed.addEventListener("input", () =>
    model.change((settings) => {
      settings.pace = pace.toMs(Number(speed.value));
    }),
  );
  restart.addEventListener("change", () =>
    model.change((settings) => {
      settings.restart = Number(restart.checked);
    }),
  );

  model.watch(() => {
    const { settings } = model;
    const n = 1000 / settings.pace;
    const perSecond = say(text.autoplay.perSecond, { n, rate: compactNumber(n) });
    showRangeValue(
      speed,
      pace.toNotch(settings.pace),
      settings.pace === 0 ? text.autoplay.full : perSecond,
      "speed-value",
    );
    restart.checked = settings.restart === 1;
  });
}

/** @param {import("../types.js").BoardElement} board */
function mountStats(board) {
  let stats = new RunningStats([]);
  const rate = new Rate();
  let lastBy = "";
  /** @type {HTMLElement[]} */
  let shares = [];
  const fact = (/** @type {string} */ name, /** @type {string} */ words) =>
    setText(byId(`stats-${name}`, HTMLElement), words);

  const draw = onFrame(() => {
    const { games, mean, best, reached } = stats;
    fact("games", wholeNumber(games));
    fact("mean", games ? wholeNumber(mean) : "–");
    fact("best", games ? wholeNumber(best) : "–");
    fact("rate", board.autoplay ? compactNumber(rate.perSecond(performance.now())) : "–");
    reached.forEach((n, at) => setText(shares[at], percentage(n, games)));
    button("stats-reset").setAttribute("aria-disabled", String(games === 0));
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
    const rows = stats.milestones.map(({ label }) => make("div", {}, make("dt", {}, label), make("dd", {}, "–")));
    const duel = board.state.side !== undefined;
    for (const name of ["mean", "best"])
      byId(`stats-${name}`, HTMLElement).parentElement?.toggleAttribute("hidden", duel);
    setText(byId("stats-reached-title", HTMLElement), duel ? text.stats.ended : text.stats.reached);
    shares = rows.flatMap((row) => [...row.querySelectorAll("dd")]);
    byId("stats-reached", HTMLElement).replaceChildren(...rows);
    draw();
  };
  board.addEventListener("game", begin);
  button("stats-reset").addEventListener("click", begin);
  begin();
}
