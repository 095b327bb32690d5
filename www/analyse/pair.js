/** Two players side by side: where they first differ, what each expected, and what came of it. */

import { isAborted } from "../aborted.js";
import { formatPairs } from "../core/link.js";
import { moverAt } from "../core/mover.js";
import { quickTest } from "../core/quick-test.js";
import { loadPresetsOf } from "../core/saved-presets.js";
import { startWorker } from "../kit/analysis-worker.js";
import { button, byId, make, setText } from "../kit/dom.js";
import { formatOutcome } from "../kit/move-values.js";
import { positionValue, wholeNumber } from "../kit/numbers.js";
import { showProblem } from "../kit/problem.js";
import { moveName, say, text } from "./analyse-text.js";

/** @typedef {import("../core/analysis.d.ts").ComparisonState} ComparisonState */
/** @typedef {import("../core/analysis.d.ts").Continuation} Continuation */
/** @typedef {import("../core/analysis.d.ts").Opinion} Opinion */
/** @typedef {import("../types.js").PlayerInfo} PlayerInfo */

/** A choice of a select: a player as the lab's experiments name it, and its parameters. @typedef {{entry: import("../lab/types.d.ts").Entry, params: import("../types.js").Params}} Choice */

/** Moves of an expected line that are shown. */
const MAX_MOVES = 8;

export class PairPanel {
  #board;
  #store;
  #effort;
  /** Who plays the game, the usual one first. @type {PlayerInfo[]} */
  #offered = [];
  /** By the values of the selects. @type {Map<string, Choice>} */
  #choices = new Map();
  #players = [byId("pair-one", HTMLSelectElement), byId("pair-other", HTMLSelectElement)];
  #status = byId("pair-status", HTMLElement);
  #head = byId("pair-head", HTMLElement);
  #rows = byId("pair-rows", HTMLElement);
  #test = byId("pair-test", HTMLElement);
  #start = button("pair-start");
  /** While it plays. @type {ReturnType<typeof startWorker> | undefined} */
  #worker;

  /** @param {import("../types.js").BoardElement} board @param {import("../core/storage.js").PageStore} store @param {() => number} effort positions a move */
  constructor(board, store, effort) {
    this.#board = board;
    this.#store = store;
    this.#effort = effort;
    this.#start.addEventListener("click", () => (this.#worker ? this.#stop() : this.#begin()));
    for (const select of this.#players) select.addEventListener("change", () => this.#clear());
    store.onOtherTabWrite(
      () => "presets",
      () => this.#fill(),
    );
  }

  /** Begins with a game. @param {PlayerInfo[]} players who play it, the usual one first */
  offer(players) {
    this.#offered = players;
    this.#fill();
    for (const [at, select] of this.#players.entries()) {
      select.value = `${players[Math.min(at, players.length - 1)]?.id}/`;
    }
    this.#clear();
  }

  /** Fills the selects with players and versions, those of the visitor too. What was chosen stays. */
  #fill() {
    this.#choices.clear();
    for (const select of this.#players) {
      const { value } = select;
      select.replaceChildren(...this.#offered.map((player) => this.#optionsOf(player)));
      if (this.#choices.has(value)) select.value = value;
      else if (value) this.#clear(); // the version is deleted
    }
  }

  /** A player, by default and by its versions. @param {PlayerInfo} player */
  #optionsOf(player) {
    const { id, name, presets } = player;
    const mine = loadPresetsOf(this.#store, player);
    /** @param {string} label @param {string} version @param {Choice["entry"]} entry @param {Choice["params"]} [params] */
    const add = (label, version, entry, params = {}) => {
      this.#choices.set(`${id}/${version}`, { entry, params });
      return make("option", { value: `${id}/${version}` }, label);
    };
    if (!presets.length && !mine.length) return add(name, "", { player: id });
    return make(
      "optgroup",
      { label: name },
      add(say(text.pair.usual, { player: name }), "", { player: id }),
      ...presets.map((one) => add(`${name}, ${one.label}`, one.name, { player: id, preset: one.name }, one.values)),
      ...mine.map((one) =>
        add(`${name}, ${one.label}`, one.name, { player: id, name: one.label, settings: one.values }, one.values),
      ),
    );
  }

  /** The two that are chosen. @returns {[Choice, Choice]} */
  get #chosen() {
    const [one, other] = this.#players.map(({ value }) => /** @type {Choice} */ (this.#choices.get(value)));
    return [one, other];
  }

  /** The names of the two, as the table shows them. */
  get #names() {
    return this.#players.map((select) => select.selectedOptions[0]?.textContent ?? "");
  }

  #clear() {
    this.#stop();
    setText(this.#status, "");
    this.#head.replaceChildren();
    this.#rows.replaceChildren();
    this.#test.hidden = true;
  }

  #stop() {
    this.#worker?.dispose();
    this.#worker = undefined;
    this.#status.setAttribute("aria-live", "polite");
    setText(this.#start, text.pair.start);
  }

  async #begin() {
    this.#clear();
    const players = this.#chosen.map(({ entry, params }) => ({ player: entry.player, params }));
    const { record, state } = this.#board;
    setText(this.#start, text.pair.stop);
    setText(this.#status, text.pair.begun);
    this.#worker = startWorker();
    const question = { kind: "compare", record, ply: state.ply, players, nodes: this.#effort() };
    try {
      await this.#worker.request(question, { onProgress: (news) => this.#onComparison(news, state) });
    } catch (error) {
      if (!isAborted(error)) this.#fail(error);
    }
  }

  /** @param {{comparison?: ComparisonState}} news weights that load, where there is no comparison @param {import("../types.js").State} state at the start */
  #onComparison({ comparison }, state) {
    if (!comparison) return setText(this.#status, text.review.weights);
    this.#show(comparison, state);
    if (!comparison.done) return;
    this.#stop();
    this.#test.hidden = !comparison.difference;
    this.#test.replaceChildren(text.pair.oneGame, " ", make("a", { href: this.#testAddress }, text.pair.test));
  }

  /** The lab, where the two meet in many games. */
  get #testAddress() {
    const [one, other] = this.#chosen;
    const [first, second] = this.#names;
    const { catalogue, settled } = this.#board;
    const name = say(text.pair.testName, { first, second });
    const experiment = quickTest(catalogue, settled.game, [one.entry, other.entry], name);
    return `lab.html#${formatPairs([["experiment", JSON.stringify(experiment)]])}`;
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#stop();
    showProblem(this.#status, error);
  }

  /** @param {ComparisonState} comparison @param {import("../types.js").State} start */
  #show({ agreed, difference, continuations, done }, start) {
    const { alike, same, differ, atOnce } = text.pair;
    // A count that runs on is not read out at each step.
    this.#status.setAttribute("aria-live", difference || done ? "polite" : "off");
    if (!difference) return setText(this.#status, say(done ? same : alike, { n: agreed }));
    setText(this.#status, say(agreed ? differ : atOnce, { n: agreed, ply: difference.ply + 1 }));
    const names = this.#names;
    const worth = "side" in start ? formatOutcome : positionValue;
    const mover = moverAt(start, difference.ply);
    this.#head.replaceChildren(make("td"), ...names.map((name) => make("th", { scope: "col" }, name)));
    const [one, other] = difference.opinions;
    const both = [one, other];
    const { move, expects, others, line, search, came } = text.pair;
    this.#rows.replaceChildren(
      row(
        move,
        both.map((opinion) => moveName(opinion.move)),
      ),
      row(
        expects,
        both.map((opinion) => expectation(opinion, worth)),
      ),
      row(
        others,
        both.map((opinion) => otherWorth(opinion, worth)),
      ),
      row(
        line,
        both.map(({ pv }) => pv.slice(0, MAX_MOVES).map(moveName).join(" ") || "–"),
      ),
      row(
        search,
        both.map(({ depth, nodes }) => say(text.why.depth, { depth: wholeNumber(depth), nodes: wholeNumber(nodes) })),
      ),
      row(
        came,
        continuations.map((one, at) => outcome(one, names, at, mover)),
      ),
    );
  }
}

/** @param {string} name @param {(string | Node)[]} cells */
const row = (name, cells) =>
  make("tr", {}, make("th", { scope: "row" }, name), ...cells.map((cell) => make("td", {}, cell)));

/** @param {Opinion} opinion @param {(value: number) => string} worth */
function expectation({ value, exact }, worth) {
  const { lost, drawn, won } = text.why.proven;
  return exact === null ? worth(value) : [lost, drawn, won][exact + 1];
}

/** The value of the other's move. @param {Opinion} opinion @param {(value: number) => string} worth */
function otherWorth({ other }, worth) {
  if (!other) return "–";
  const told = worth(other.value);
  const isDecided = told !== positionValue(other.value); // so many plies at most, as it is
  return other.bound && !isDecided ? say(text.why.atMost, { value: told }) : told;
}

/**
 * What has come of a choice, with a link to the game.
 * @param {Continuation} one
 * @param {string[]} names of the players
 * @param {number} at whose choice it was
 * @param {import("../core/mover.js").Mover} mover at the difference
 */
function outcome({ record, plies, over, points, winner }, names, at, mover) {
  const words = points ? pointsOf(points.score, over, plies) : resultOf(winner, over, plies, names, at, mover);
  const link = make("a", { href: `analyse.html#record=${record}` }, text.pair.open);
  return make("span", {}, `${words} `, ...(over ? [link] : []));
}

/** @param {number} score @param {boolean} over @param {number} plies */
const pointsOf = (score, over, plies) =>
  say(over ? text.pair.points : text.pair.pointsSoFar, { score: wholeNumber(score), n: plies });

/** @param {Continuation["winner"]} winner @param {boolean} over @param {number} plies @param {string[]} names @param {number} at @param {import("../core/mover.js").Mover} mover */
function resultOf(winner, over, plies, names, at, mover) {
  if (!over) return say(text.pair.goesOn, { n: plies });
  if (!winner) return say(text.pair.draw, { n: plies });
  return say(text.pair.wins, { n: plies, name: names[winner === mover ? at : 1 - at] });
}
