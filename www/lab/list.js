/** The games one by one: a table, the score over the moves of any of them, and the way to the board. */
import { writeLink } from "../link.js";
import { button, byId, make, reasonOf, setText } from "../page/dom.js";
import { count } from "../page/format.js";
import { pairOf, time, titleOf } from "./format.js";
import { lines as chartLines } from "./svg.js";
import { fill } from "./tables.js";
import { say, text } from "./text.js";
import { playAgain } from "./workers.js";

/**
 * @typedef {import("./run.js").Run} Run
 * @typedef {import("./types.d.ts").Line} Line
 * @typedef {import("./types.d.ts").MatchLine} MatchLine
 */

const PAGE = 10;
const CURVE_POINTS = 1000;
const MANY = 2000;
const RARELY_MS = 2000;

/** @param {Line} line @returns {line is MatchLine} */
const isMatch = (line) => "opponent" in line;
/** Points of a game, or of a match. @param {Line} line */
const points = (line) => (isMatch(line) ? { win: 1, draw: 0.5, loss: 0 }[line.result] : line.score);
/** Who played: two of one player's games share it. @param {Line} line */
const whose = (line) => (isMatch(line) ? pairOf(line) : titleOf(line));

/** @type {Record<string, (a: Line, b: Line) => number>} */
const ORDERS = {
  best: (a, b) => points(b) - points(a),
  worst: (a, b) => points(a) - points(b),
  longest: (a, b) => b.moves - a.moves,
  seed: (a, b) => a.seed - b.seed,
};

/** @param {import("./engine.js").Engine} engine */
export function mountList(engine) {
  const player = byId("list-player", HTMLSelectElement);
  const order = byId("list-order", HTMLSelectElement);
  const curve = byId("curve", HTMLElement);
  /** @type {Run | null} */
  let run = null;
  let shown = PAGE;
  let drawn = -Infinity;
  let search = new AbortController();

  order.replaceChildren(
    ...Object.keys(ORDERS).map((value) => make("option", { value }, text.list[/** @type {"best"} */ (value)])),
  );
  const restart = () => {
    shown = PAGE;
    draw();
  };
  player.addEventListener("change", restart);
  order.addEventListener("change", restart);
  button("list-more").addEventListener("click", () => {
    shown += 5 * PAGE;
    draw();
  });

  function draw() {
    drawn = performance.now();
    const lines = run?.lines.filter((line) => whose(line) === player.value).sort(ORDERS[order.value]) ?? [];
    button("list-more").hidden = lines.length <= shown;
    const { seedHead, moves, score, max, time: timeHead, result, side } = text.list;
    const own = lines.some(isMatch) ? [side, result] : [score, max];
    fill(
      "list",
      [seedHead, moves, ...own, timeHead, text.list.lookShort],
      lines.slice(0, shown).map((line) => {
        const look = make(
          "button",
          { type: "button", "aria-label": say(text.list.look, { seed: String(line.seed) }) },
          text.list.lookShort,
        );
        look.addEventListener("click", () => void showCurve(line));
        const ends = isMatch(line)
          ? [line.first ? text.list.first : text.list.second, text.list[line.result]]
          : [count(line.score), String(line.max)];
        return [String(line.seed), count(line.moves), ...ends, time(line.ms), look];
      }),
    );
  }

  /** @param {Line} line */
  async function showCurve(line) {
    search.abort();
    search = new AbortController();
    const { signal } = search;
    const status = byId("curve-status", HTMLElement);
    const open = byId("curve-open", HTMLAnchorElement);
    curve.hidden = false;
    open.hidden = true;
    byId("curve-chart", HTMLElement).replaceChildren();
    setText(
      byId("curve-title", HTMLElement),
      say(isMatch(line) ? text.list.game : text.list.curve, { player: whose(line), seed: String(line.seed) }),
    );
    setText(byId("curve-record", HTMLElement), "");
    setText(status, text.list.playing);
    curve.scrollIntoView({ block: "nearest", behavior: "smooth" });
    try {
      const record = line.record ?? (await again(line, signal));
      if (isMatch(line)) {
        setText(status, text.list[line.result]);
        setText(byId("curve-record", HTMLElement), record);
        return;
      }
      const scores = engine.scoresOf(record);
      const end = scores[scores.length - 1];
      setText(status, end === line.score ? say(text.list.end, { n: end }) : text.list.other);
      drawCurve(scores, byId("curve-title", HTMLElement).textContent ?? "");
      open.href = `index.html#${writeLink({ game: { record }, settings: [] })}`;
      open.hidden = false;
    } catch (error) {
      if (!signal.aborted) setText(status, reasonOf(error));
    }
  }

  /** @param {Line} line @param {AbortSignal} signal */
  async function again(line, signal) {
    const job = run?.jobOf(line) ?? -1;
    if (!run || job < 0) throw new Error(text.list.unknown);
    return playAgain(engine.module, run.text, job, signal);
  }

  return {
    /** @param {Run} next @param {string[]} players or pairs of them */
    show(next, players) {
      if (run !== next) {
        search.abort();
        curve.hidden = true;
        shown = PAGE;
      }
      run = next;
      const wanted = players.includes(player.value) ? player.value : players[0];
      const same = players.length === player.length && players.every((one, i) => one === player.options[i].value);
      if (!same || player.value !== wanted) {
        player.replaceChildren(...players.map((one) => make("option", { value: one, selected: one === wanted }, one)));
      }
      // Sorting thousands of games takes a frame's time: not at every step of a run.
      const busy = next.state === "running" && next.lines.length > MANY && performance.now() - drawn < RARELY_MS;
      if (!busy && !byId("list", HTMLElement).contains(document.activeElement)) draw();
    },
  };
}

/** @param {Float64Array} scores @param {string} title */
function drawCurve(scores, title) {
  const place = byId("curve-chart", HTMLElement);
  const step = Math.max(1, Math.ceil(scores.length / CURVE_POINTS));
  const points = [];
  for (let x = 0; x < scores.length; x += step) points.push({ x, y: scores[x] });
  points.push({ x: scores.length - 1, y: scores[scores.length - 1] });
  place.replaceChildren(
    chartLines({
      title,
      width: place.clientWidth,
      names: [""],
      series: [points],
      xLabel: text.chart.move,
      yLabel: text.chart.score,
    }),
  );
}
