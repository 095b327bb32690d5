/** The list of games: a table of one player's games, in a chosen order. */
import { button, byId, make } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { Curve } from "./curve.js";
import { isMatch, keyOf, time } from "./format.js";
import { fill } from "./tables.js";
import { say, text } from "./text.js";

/**
 * @typedef {import("../core/lab/run.js").Run} Run
 * @typedef {import("./types.d.ts").Line} Line
 */
/** A player, or a pair of players, whose games can be listed. @typedef {{key: string, name: string}} Listed */

const PAGE = 10;
/** The list of a run with more games follows only after some time. */
const MANY = 2000;
const WAIT_MS = 2000;

/** The points of a game, or of a match. @param {Line} line */
const points = (line) => (isMatch(line) ? { win: 1, draw: 0.5, loss: 0 }[line.result] : line.score);

/** @type {Record<string, (a: Line, b: Line) => number>} */
const ORDERS = {
  best: (a, b) => points(b) - points(a),
  worst: (a, b) => points(a) - points(b),
  longest: (a, b) => b.moves - a.moves,
  seed: (a, b) => a.seed - b.seed,
};

/** The columns of a match, or of a game by one player. @param {Line} line */
const resultOf = (line) =>
  isMatch(line)
    ? [line.first ? text.list.first : text.list.second, text.list[line.result] + faultOf(line, line.result === "win")]
    : [wholeNumber(line.score) + faultOf(line, false), String(line.max)];

/** Why a module has lost the game, after the result. @param {Line} line @param {boolean} isOpponent whether it is the opponent's */
function faultOf({ fault }, isOpponent) {
  const known = fault && text.list.faults[fault.reason];
  if (!known) return "";
  return ` (${isOpponent ? say(text.list.ofOpponent, { fault: known }) : known})`;
}

export class GameList {
  #player = byId("list-player", HTMLSelectElement);
  #order = byId("list-order", HTMLSelectElement);
  #table = byId("list", HTMLElement);
  #curve;
  /** @type {Run | null} */
  #run = null;
  #rows = PAGE;
  /** When the table was drawn last. */
  #drawn = -Infinity;
  /** Whether the table is to be drawn again. */
  #isBehind = false;

  /** @param {import("./engine.js").Engine} engine */
  constructor(engine) {
    this.#curve = new Curve(engine);
    const names = /** @type {"best"[]} */ (Object.keys(ORDERS));
    this.#order.replaceChildren(...names.map((value) => make("option", { value }, text.list[value])));
    for (const choice of [this.#player, this.#order]) choice.addEventListener("change", () => this.#draw(PAGE));
    button("list-more").addEventListener("click", () => this.#showMore());
    this.#table.addEventListener("focusout", () => setTimeout(() => this.#follow())); // the focus is elsewhere by then
  }

  /** The button goes with the last rows: then the focus goes to the first new one. */
  #showMore() {
    const there = this.#rows;
    this.#draw(there + 5 * PAGE);
    if (button("list-more").hidden) this.#table.querySelectorAll("button")[there]?.focus();
  }

  /** Shows the games of a run. @param {Run} next @param {Listed[]} players */
  show(next, players) {
    const isOther = this.#run !== next;
    if (isOther) this.#curve.hide();
    this.#run = next;
    this.#fillPlayers(players);
    if (isOther) return this.#draw(PAGE);
    this.#isBehind = true;
    const isBusy = next.state === "running" && next.lines.length > MANY && performance.now() - this.#drawn < WAIT_MS;
    if (!isBusy) this.#follow();
  }

  /** Draws the table again, unless it has the focus. */
  #follow() {
    if (this.#isBehind && !this.#table.contains(document.activeElement)) this.#draw(this.#rows);
  }

  /** @param {Listed[]} players */
  #fillPlayers(players) {
    const select = this.#player;
    const wanted = (players.find(({ key }) => key === select.value) ?? players[0]).key;
    const isSame =
      players.length === select.length &&
      players.every(({ key, name }, i) => key === select.options[i].value && name === select.options[i].textContent);
    if (isSame && select.value === wanted) return;
    const options = players.map(({ key, name }) => make("option", { value: key, selected: key === wanted }, name));
    select.replaceChildren(...options);
  }

  /** @param {number} rows the most that are shown */
  #draw(rows) {
    this.#rows = rows;
    this.#drawn = performance.now();
    this.#isBehind = false;
    const lines = this.#run?.lines.filter((line) => keyOf(line) === this.#player.value) ?? [];
    button("list-more").hidden = lines.length <= rows;
    const { seedHead, moves, score, max, time: timeHead, result, side, lookShort } = text.list;
    const heads = lines.some(isMatch) ? [side, result] : [score, max];
    const cells = firstOf(lines, ORDERS[this.#order.value], rows).map((line) => this.#cells(line));
    fill("list", [seedHead, moves, ...heads, timeHead, lookShort], cells);
  }

  /** @param {Line} line */
  #cells(line) {
    const label = say(text.list.look, { seed: String(line.seed) });
    const look = make("button", { type: "button", "aria-label": label }, text.list.lookShort);
    look.addEventListener("click", () => this.#run && void this.#curve.show(line, this.#run));
    return [String(line.seed), wholeNumber(line.moves), ...resultOf(line), time(line.ms), look];
  }
}

/**
 * The first lines in an order. There may be many, and few are shown: sorting all would take too long.
 * @param {Line[]} lines
 * @param {(a: Line, b: Line) => number} order
 * @param {number} most
 */
function firstOf(lines, order, most) {
  /** @type {Line[]} */
  const first = [];
  for (const line of lines) {
    let at = first.length;
    while (at > 0 && order(line, first[at - 1]) < 0) at -= 1;
    if (at < most) first.splice(at, 0, line);
    if (first.length > most) first.pop();
  }
  return first;
}
