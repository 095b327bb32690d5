/** The review of a game: the verdict on the move in view, the course of the game, and its mistakes. */

import { accuracyOf } from "../core/grades.js";
import { throttle } from "../core/timing.js";
import { drawCourse } from "../kit/course-picture.js";
import { button, byId, input, make, setText } from "../kit/dom.js";
import { percent, percentage, wholeNumber } from "../kit/numbers.js";
import { rove } from "../kit/roving.js";
import { moveName, say, text } from "./analyse-text.js";
import { changeOf, describeCost, describeMistakes, describeMove, isMistake, nameOf, SIGNS } from "./verdict.js";

/** @typedef {import("../core/analysis.d.ts").Judgement} Judgement */
/** @typedef {import("./verdict.js").Players} Players */
/** @typedef {import("./verdict.js").Side} Side */

/** The list and the chart are drawn again within this time. */
const DRAW_MS = 700;

/** A cost in words. @param {Pick<Judgement, "cost">} one */
export const formatCost = ({ cost }) => (cost === null ? "–" : percent(cost));

export class ReviewPanel {
  #callbacks;
  #status = byId("review-status", HTMLElement);
  #chart = byId("review-chart", HTMLElement);
  #list = byId("judgements", HTMLElement);
  #none = byId("mistakes-none", HTMLElement);
  #both = input("both-sides");
  #all = input("all-moves");
  /** @type {Judgement[]} */
  #judged = [];
  /** @type {Players} */
  #players = { names: null };
  #plies = 0;
  /** The ply that the board shows. */
  #ply = 0;
  #isDone = false;
  #draw = throttle(DRAW_MS, () => this.#drawNow());

  /** @param {{look: (ply: number) => void, retry: (judgement: Judgement) => void}} callbacks */
  constructor(callbacks) {
    this.#callbacks = callbacks;
    for (const box of [this.#both, this.#all]) box.addEventListener("change", () => this.#drawNow());
    this.#chart.addEventListener("click", ({ clientX }) => {
      const { left, width } = this.#chart.getBoundingClientRect();
      const ply = Math.round((this.#plies * (clientX - left)) / width);
      callbacks.look(Math.max(0, Math.min(this.#plies, ply) - 1));
    });
    button("next-mistake").addEventListener("click", () => {
      const next = this.#nextMistake;
      if (next) callbacks.look(next.ply - 1);
    });
    button("try-again").addEventListener("click", () => {
      const mistake = this.#mistakes.find(({ ply }) => ply === this.#ply + 1) ?? this.#nextMistake;
      if (mistake) callbacks.retry(mistake);
    });
    button("print").addEventListener("click", () => print());
  }

  /** Begins with a game. @param {number} [plies] of the game; by default the same one again @param {Players} [players] */
  clear(plies = this.#plies, players = this.#players) {
    this.#draw.cancel(); // it is of the game before
    this.#judged = [];
    this.#list.replaceChildren(); // also where the visitor reads it with keys
    this.#plies = plies;
    this.#players = players;
    this.#isDone = false;
    byId("both-place", HTMLElement).hidden = !players.names;
    this.#drawNow();
  }

  /** The player's weights are on their way. */
  showLoading() {
    setText(this.#status, text.review.weights);
  }

  /** @param {Judgement} one */
  add(one) {
    this.#judged[one.ply - 1] = one;
    if (one.ply === this.#ply + 1) this.showPly(this.#ply);
    this.#draw();
  }

  /** @param {Judgement[]} judged all of them, final */
  finish(judged) {
    this.#draw.cancel(); // else the list is made anew under the visitor's pointer
    this.#isDone = true;
    this.#judged = judged;
    this.#drawNow();
  }

  /** The game cannot be looked at. */
  onFailure() {
    this.#draw.cancel();
    if (!this.#isDone) setText(this.#status, "");
  }

  /** The judgement of the move that was played at a ply of the game. @param {number} ply of the position before it */
  judgementAt(ply) {
    return this.#judged[ply];
  }

  /** The share of the first side in a position of the game; undefined where it is not known, or one plays alone. @param {number} ply */
  chanceAt(ply) {
    const { side, before } = this.#judged[ply] ?? {};
    const chance = ply ? this.#judged[ply - 1]?.after : before;
    return side === null ? undefined : (chance ?? undefined);
  }

  /** Says what is known of the move after a ply of the game. @param {number} ply */
  showPly(ply) {
    this.#ply = ply;
    const one = this.#judged[ply];
    byId("headline", HTMLElement).replaceChildren(...(one ? describeMove(one, this.#players) : [this.#summary]));
    setText(byId("headline-more", HTMLElement), one ? describeCost(one, this.#players) : "");
    this.#drawCourse();
    for (const row of this.#list.children) row.ariaCurrent = String(Number(row.getAttribute("data-ply")) === ply + 1);
    rove(this.#list);
  }

  /** The result of the game, at its end. */
  get #summary() {
    if (!this.#isDone || !this.#isGraded || this.#ply < this.#judged.length) return "";
    const side = this.#side;
    if (!this.#players.names || side) return describeMistakes(this.#of(side), nameOf(this.#players, side));
    const told = this.#sides.map((one) => describeMistakes(this.#of(one), nameOf(this.#players, one)));
    return [...new Set(told)].join(" "); // two sides without a mistake are told of once
  }

  /** The side whose mistakes come first: the visitor's, else the one that lost; null while both are shown. @returns {Side | null} */
  get #side() {
    const { names, own } = this.#players;
    if (!names || this.#both.checked) return null;
    const last = this.#judged.at(-1)?.after;
    return own ?? (this.#isDone && typeof last === "number" && last !== 0.5 ? (last < 0.5 ? "x" : "o") : null);
  }

  /** Whether the player's values say what mistakes cost. */
  get #isGraded() {
    return this.#judged.some(({ cost }) => cost !== null);
  }

  get #sides() {
    return /** @type {Side[]} */ (Object.keys(this.#players.names ?? {}));
  }

  /** The judgements of a side, or of both. @param {Side | null} side */
  #of(side) {
    return this.#judged.filter((one) => !side || one.side === side);
  }

  get #mistakes() {
    return this.#of(this.#side).filter(isMistake);
  }

  /** The mistake after the one in view; after the last the first again. */
  get #nextMistake() {
    const all = this.#mistakes;
    return all.find(({ ply }) => ply > this.#ply + 1) ?? all[0];
  }

  #drawNow() {
    const { running, done } = text.review;
    const n = this.#judged.length;
    // A count that runs on is not read out at each step.
    this.#status.setAttribute("aria-live", this.#isDone ? "polite" : "off");
    setText(this.#status, this.#isDone ? say(done, { n }) : say(running, { n, all: this.#plies }));
    for (const id of ["next-mistake", "try-again"]) button(id).disabled = this.#mistakes.length === 0;
    this.#listMoves();
    this.#showAccuracy();
    this.showPly(this.#ply);
  }

  #showAccuracy() {
    const { accuracy, accuracyOf: ofSide, accuracyHelp } = text.review;
    const sides = this.#players.names && !this.#side ? this.#sides : [this.#side];
    const told = sides.flatMap((side) => {
      const part = accuracyOf(this.#of(side));
      if (part === undefined) return [];
      const n = percentage(part, 1);
      return [sides.length > 1 && side ? say(ofSide, { side: this.#players.names?.[side] ?? "", n }) : n];
    });
    const place = byId("accuracy", HTMLElement);
    setText(place, told.length ? say(accuracy, { n: told.join(", ") }) : "");
    place.title = accuracyHelp;
  }

  /** The title of the course of the game, and its values: the chances of the side in view, or the scores to expect. */
  #course() {
    const { yourChances, chances, score } = text.review;
    const { names, own } = this.#players;
    const side = this.#side ?? "x";
    const values = [this.#judged[0]?.before, ...this.#judged.map(({ after }) => after)];
    const known = values.flatMap((value) => (typeof value === "number" ? [value] : []));
    if (known.length < Math.max(2, values.length)) return { title: "", values: [], tell: wholeNumber };
    if (!names) return { title: score, values: known, tell: wholeNumber };
    const title = side === own ? yourChances : say(chances, { side: names[side] });
    const shown = side === "x" ? known : known.map((value) => 1 - value);
    return { title, values: shown, tell: (/** @type {number} */ part) => percentage(part, 1) };
  }

  #drawCourse() {
    const { title, values, tell } = this.#course();
    setText(byId("course-title", HTMLElement), title);
    this.#chart.hidden = values.length === 0;
    if (this.#chart.hidden) return;
    const most = this.#players.names ? 1 : Math.max(1, ...values);
    const parts = values.map((value) => value / most);
    const label = say(text.review.chartLabel, { title, first: tell(values[0]), last: tell(values[values.length - 1]) });
    const marks = this.#mistakes.map(({ ply, grade }) => ({ ply, kind: grade ?? "" }));
    const now = Math.min(this.#plies, this.#ply + 1);
    this.#chart.replaceChildren(drawCourse(parts, label, { marks, now, plies: this.#plies }));
  }

  /** Lists the mistakes of the side in view, or all moves. */
  #listMoves() {
    const { yourMistakes, mistakesOf, mistakes, moves, none, unknown } = text.review;
    const { names, own } = this.#players;
    const side = this.#side;
    const heading =
      !names || side === own ? yourMistakes : side ? say(mistakesOf, { side: names?.[side] ?? "" }) : mistakes;
    setText(byId("mistakes-title", HTMLElement), this.#all.checked ? moves : heading);
    const shown = this.#all.checked ? this.#of(side) : this.#mistakes;
    const focused = /** @type {HTMLElement | null} */ (this.#list.querySelector(":focus"));
    // A visitor who reads the list with keys keeps their place, also in the whole list at the end.
    if (focused && !this.#isDone) return;
    const label = focused?.ariaLabel;
    this.#list.replaceChildren(...shown.map((one) => this.#row(one)));
    this.#none.hidden = shown.length > 0 || !this.#isDone;
    setText(this.#none, this.#isGraded ? none : unknown);
    const buttons = [...this.#list.querySelectorAll("button")];
    if (focused) (buttons.find((one) => one.ariaLabel === label) ?? buttons[0])?.focus();
  }

  /** @param {Judgement} one */
  #row(one) {
    const { item, itemOf, change, cost, retry, retryLabel } = text.review;
    const isOfBoth = this.#players.names && !this.#side && one.side;
    const said = {
      ply: one.ply,
      move: moveName(one.move),
      side: isOfBoth ? (this.#players.names?.[isOfBoth] ?? "") : "",
    };
    const words = say(isOfBoth ? itemOf : item, said);
    const costs = changeOf(one);
    const told = costs ? say(change, costs) : one.cost ? say(cost, { cost: formatCost(one) }) : formatCost(one);
    const sign = isMistake(one) ? SIGNS[/** @type {keyof typeof SIGNS} */ (one.grade)] : "";
    const look = make(
      "button",
      {
        type: "button",
        className: "look",
        "aria-label": [words, one.grade && text.grades[one.grade], told].filter(Boolean).join(", "),
      },
      make("b", {}, sign),
      make("span", {}, words),
      make("span", { className: "number" }, told),
    );
    look.addEventListener("click", () => this.#callbacks.look(one.ply - 1));
    const row = make("li", {}, look);
    row.dataset.grade = one.grade ?? "";
    row.dataset.ply = String(one.ply);
    if (!isMistake(one)) return row;
    const again = make("button", { type: "button", "aria-label": say(retryLabel, { ply: one.ply }) }, retry);
    again.addEventListener("click", () => this.#callbacks.retry(one));
    row.append(again);
    return row;
  }
}
