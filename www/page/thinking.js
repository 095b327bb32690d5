/** The panel that shows a search at work. */

import { onFrame } from "../timing.js";
import { byId, make, setText } from "./dom.js";
import { mountValues, movesOf } from "./move-values.js";
import { count, short, time } from "./numbers.js";
import { moveOf, say, text } from "./page-text.js";

/** @typedef {import("../types.js").Info} Info */
/** @typedef {import("../types.js").Outcome} Outcome */

const panel = (/** @type {string} */ name) => byId(`thinking-${name}`, HTMLElement);

/** @param {import("./model.js").Model} model */
export function mountThinking(model) {
  const { board } = model;
  let showValues = mountValues(panel("values"), movesOf(board));
  /** @type {Info & {move?: string | null, exact?: number | null} | null} */
  let latest = null;
  let thinking = false;
  let position = "";
  /** The position asked about, where it is not the board's. @type {string | undefined} */
  let elsewhere;

  const draw = onFrame(() => {
    const proven = latest?.exact ?? null;
    setText(
      panel("status"),
      thinking
        ? text.thinking.on
        : !latest
          ? text.thinking.idle
          : position !== board.state.position
            ? text.thinking.other
            : proven === null
              ? text.thinking.done
              : proven > 0
                ? text.thinking.won
                : proven < 0
                  ? text.thinking.lost
                  : text.thinking.drawn,
    );
    if (!latest) return;
    const { depth, nodes, ms, moves: values, move, pv } = latest;
    // Below the clock's tick a rate is a guess.
    const rate = ms > 0 ? short((nodes / ms) * 1000) : "–";
    setText(panel("depth"), count(depth));
    setText(panel("nodes"), short(nodes));
    setText(panel("rate"), rate);
    setText(panel("time"), time(ms));
    setText(panel("peek"), depth ? say(text.thinking.peek, { depth, rate }) : "");
    showValues(values, move);
    showLine(pv);
  });

  board.addEventListener("info", (event) => {
    latest = /** @type {CustomEvent<Info>} */ (event).detail;
    position = elsewhere ?? board.state.position;
    draw();
  });
  board.addEventListener("bestmove", (event) => {
    const outcome = /** @type {CustomEvent<Outcome>} */ (event).detail;
    // A player that doesn't search has nothing to show but its move.
    if (outcome.moves.length) {
      latest = outcome;
      position = elsewhere ?? board.state.position;
    }
    draw();
  });
  board.addEventListener("thinking", (event) => {
    thinking = /** @type {CustomEvent<{on: boolean}>} */ (event).detail.on;
    draw();
  });
  board.addEventListener("position", draw);
  board.addEventListener("game", () => {
    showValues = mountValues(panel("values"), movesOf(board));
    for (const name of ["depth", "nodes", "rate", "time", "line"]) setText(panel(name), "–");
    panel("line").removeAttribute("data-key");
    setText(panel("peek"), "");
    latest = null;
    draw();
  });
  return {
    /** The weights changed: what the features contribute is asked again. */
    explain: mountExplanation(model),
    /** The next reports are about this position. @param {string} [other] none: the board's again */
    about(other) {
      elsewhere = other;
    },
  };
}

/** @param {string[]} pv */
function showLine(pv) {
  const line = panel("line");
  const key = pv.join(" ");
  if (line.dataset.key === key) return;
  line.dataset.key = key;
  line.replaceChildren(
    ...pv.flatMap((word) => {
      const { arrow, name } = moveOf(word);
      const shown = arrow
        ? [
            make("span", { className: "ply", "aria-hidden": "true" }, arrow),
            make("span", { className: "hidden-text" }, name),
          ]
        : [make("span", { className: "spawn" }, name)];
      return [...shown, " "];
    }),
  );
}

/** The list of what each feature adds, once someone looks. @param {import("./model.js").Model} model */
function mountExplanation(model) {
  const details = byId("explain", HTMLDetailsElement);
  let ask = () => {};
  const load = async () => void ({ ask } = (await import("./explanation.js")).mountExplanation(model));
  if (details.open) load();
  else details.addEventListener("toggle", load, { once: true });
  return () => ask();
}
