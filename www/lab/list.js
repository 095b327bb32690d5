/** The list of games: a table of one player's games, or of those against one opponent, in a chosen order. */
import { button, byId, make } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { Curve } from "./curve.js";
import { faultOf } from "./faults.js";
import { isMatch, keyOf, keyOfOpponent, seenByOpponent, time } from "./format.js";
import { fill } from "./tables.js";
import { say, text } from "./text.js";

/**
 * @typedef {import("../core/lab/run.js").Run} Run
 * @typedef {import("./types.d.ts").Line} Line
 */
/** A player whose games can be listed; without opponents it plays alone. @typedef {{key: string, name: string, opponents: Listed[]}} Listed */
/** A game, and what the chosen player sees of it. @typedef {{line: Line, seen: Line}} Shown */

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
    ? [line.first ? text.list.first : text.list.second, text.list[line.result] + faultIn(line)]
    : [wholeNumber(line.score) + faultIn(line), String(line.max)];

/** Which module has lost the game and why, after the result. @param {Line} line */
function faultIn(line) {
  const found = faultOf(line);
  return found ? ` (${say(text.list.faultOf, found)})` : "";
}

export class GameList {
  #player = byId("list-player", HTMLSelectElement);
  #opponent = byId("list-opponent", HTMLSelectElement);
  #order = byId("list-order", HTMLSelectElement);
  #table = byId("list", HTMLElement);
  #curve;
  /** @type {Run | null} */
  #run = null;
  /** @type {Listed[]} */
  #players = [];
  /** Whether the visitor has chosen whose games are listed; until then they are those of the first, the best. */
  #isChosen = false;
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
    for (const choice of [this.#player, this.#opponent])
      choice.addEventListener("change", () => {
        this.#isChosen = true;
        this.#fillOpponents();
      });
    for (const choice of [this.#player, this.#opponent, this.#order])
      choice.addEventListener("change", () => this.#draw(PAGE));
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
    if (isOther) {
      this.#curve.hide();
      this.#isChosen = false;
    }
    this.#run = next;
    this.#players = players;
    fillChoice(this.#player, players, this.#isChosen);
    this.#fillOpponents();
    if (isOther) return this.#draw(PAGE);
    this.#isBehind = true;
    const isBusy = next.state === "running" && next.lines.length > MANY && performance.now() - this.#drawn < WAIT_MS;
    if (!isBusy) this.#follow();
  }

  /** Draws the table again, unless it has the focus. */
  #follow() {
    if (this.#isBehind && !this.#table.contains(document.activeElement)) this.#draw(this.#rows);
  }

  /** Lists the games between two. @param {string} player @param {string} opponent their keys */
  choose(player, opponent) {
    this.#isChosen = true;
    this.#player.value = player;
    this.#fillOpponents();
    this.#opponent.value = opponent;
    this.#draw(PAGE);
    byId("games-panel", HTMLElement).scrollIntoView({ block: "start" });
    this.#opponent.focus({ preventScroll: true });
  }

  /** Offers those whom the chosen player has met. */
  #fillOpponents() {
    const opponents = this.#players.find(({ key }) => key === this.#player.value)?.opponents ?? [];
    byId("list-opponent-row", HTMLElement).hidden = opponents.length === 0;
    fillChoice(this.#opponent, opponents, this.#isChosen);
  }

  /** The games of the choice. @returns {Shown[]} */
  #shown() {
    const [player, opponent] = [this.#player.value, this.#opponent.value];
    /** @type {Shown[]} */
    const shown = [];
    for (const line of this.#run?.lines ?? []) {
      const own = keyOf(line);
      const other = isMatch(line) ? keyOfOpponent(line) : "";
      if (own === player && other === opponent) shown.push({ line, seen: line });
      else if (isMatch(line) && own === opponent && other === player) shown.push({ line, seen: seenByOpponent(line) });
    }
    return shown;
  }

  /** @param {number} rows the most that are shown */
  #draw(rows) {
    this.#rows = rows;
    this.#drawn = performance.now();
    this.#isBehind = false;
    const shown = this.#shown();
    button("list-more").hidden = shown.length <= rows;
    const { seedHead, moves, score, max, time: timeHead, result, side, lookShort } = text.list;
    const heads = shown.some(({ line }) => isMatch(line)) ? [side, result] : [score, max];
    const cells = firstOf(shown, ORDERS[this.#order.value], rows).map((one) => this.#cells(one));
    fill("list", [seedHead, moves, ...heads, timeHead, lookShort], cells);
  }

  /** @param {Shown} one */
  #cells({ line, seen }) {
    const label = say(text.list.look, { seed: String(line.seed) });
    const look = make("button", { type: "button", "aria-label": label }, text.list.lookShort);
    look.addEventListener("click", () => this.#run && void this.#curve.show(line, this.#run));
    return [String(line.seed), wholeNumber(line.moves), ...resultOf(seen), time(seen.ms), look];
  }
}

/** Offers players: the first, or the one that was chosen. @param {HTMLSelectElement} select @param {Listed[]} players @param {boolean} isChosen */
function fillChoice(select, players, isChosen) {
  const chosen = isChosen ? players.find(({ key }) => key === select.value) : undefined;
  const wanted = (chosen ?? players[0])?.key ?? "";
  const isSame =
    players.length === select.length &&
    players.every(({ key, name }, i) => key === select.options[i].value && name === select.options[i].textContent);
  if (isSame && select.value === wanted) return;
  const options = players.map(({ key, name }) => make("option", { value: key, selected: key === wanted }, name));
  select.replaceChildren(...options);
}

/**
 * The first games in an order. There may be many, and few are shown: sorting all would take too long.
 * @param {Shown[]} all
 * @param {(a: Line, b: Line) => number} order
 * @param {number} most
 */
function firstOf(all, order, most) {
  /** @type {Shown[]} */
  const first = [];
  for (const one of all) {
    let at = first.length;
    while (at > 0 && order(one.seen, first[at - 1].seen) < 0) at -= 1;
    if (at < most) first.splice(at, 0, one);
    if (first.length > most) first.pop();
  }
  return first;
}
