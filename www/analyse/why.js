/** The position on the board: its best move beside the one that was played, feature by feature, and the values of all moves. */
import { button, byId, make, setText } from "../kit/dom.js";
import { formatOutcome } from "../kit/move-values.js";
import { positionValue, wholeNumber } from "../kit/numbers.js";
import { rove } from "../kit/roving.js";
import { moveName, say, text } from "./analyse-text.js";
import { SearchHistory } from "./search-history.js";
import { describeCost, describeMove } from "./verdict.js";

/** @typedef {import("../core/analysis.d.ts").Why} Why */
/** @typedef {import("../core/analysis.d.ts").ExplainedMove} ExplainedMove */
/** @typedef {import("../core/analysis.d.ts").MoveComparison} MoveComparison */

/** The board may stand still so long before anything is asked. */
const WAIT_MS = 150;
/** Moves that are listed before the others are asked for. */
const LISTED = 8;

export class WhyPanel {
  #callbacks;
  #panel = byId("why", HTMLElement);
  #best = byId("why-best", HTMLElement);
  #more = byId("why-more", HTMLElement);
  #moves = byId("why-moves", HTMLElement);
  #others = byId("why-others", HTMLElement);
  #allMoves = button("why-all");
  #exact = button("why-exact");
  #title = byId("why-title", HTMLElement);
  #features = byId("why-features", HTMLElement);
  #none = byId("why-none", HTMLElement);
  #sentences = byId("why-sentences", HTMLElement);
  #line = byId("why-line", HTMLElement);
  #history = new SearchHistory();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #wanted = -1;
  /** Calls off what was asked about the position before. */
  #asked = new AbortController();
  /** A value in words. @type {(value: number) => string} */
  #worth = positionValue;
  /** Whether two sides play. */
  #isForTwo = false;
  /** The answer about the position. @type {Why | undefined} */
  #why;
  /** The review's verdict on the move that was played. @type {import("../core/analysis.d.ts").Judgement | undefined} */
  #judgement;
  /** Labels of features by name. @type {Map<string, string>} */
  #labels = new Map();

  /** @param {{ask: (kind: "why" | "sentences" | "threat", ply: number, options: {all?: boolean, signal: AbortSignal}) => Promise<any>, follow: (record: string, ply: number) => void, mark: (cells: number[]) => void, point: (move: string | null) => void, players: () => import("./verdict.js").Players}} callbacks */
  constructor(callbacks) {
    this.#callbacks = callbacks;
    button("threat-show").addEventListener("click", () => this.#ask("threat", (threat) => this.#showThreat(threat)));
    this.#exact.addEventListener("click", () => {
      this.#panel.inert = true;
      this.#askWhy(true);
    });
  }

  /** Another player answers. @param {Map<string, string>} labels of its parameters, by name */
  setLabels(labels) {
    this.#labels = labels;
  }

  /** Whether it is asked about a position, or says what it knows of it. */
  get isAsked() {
    return this.#wanted >= 0;
  }

  /** Says nothing of any position. */
  clear() {
    clearTimeout(this.#timer);
    this.#asked.abort();
    this.#wanted = -1;
    this.#why = undefined;
    for (const place of [this.#best, this.#more, this.#others, byId("threat-words", HTMLElement)]) setText(place, "");
    for (const place of [this.#line, this.#sentences, this.#moves]) place.replaceChildren();
    this.#compare(null);
    for (const place of [byId("threat", HTMLElement), this.#allMoves, this.#exact]) place.hidden = true;
    this.#history.show([], this.#worth, positionValue);
    this.#callbacks.mark([]);
    this.#panel.inert = false;
  }

  /** Asks about the position on the board. What stands there of another one can't be used meanwhile. @param {import("../types.js").State} state */
  ask(state) {
    const { ply } = state;
    this.#isForTwo = "side" in state;
    this.#worth = this.#isForTwo ? formatOutcome : positionValue;
    this.#wanted = ply;
    this.#sentences.replaceChildren();
    clearTimeout(this.#timer);
    this.#asked.abort();
    this.#asked = new AbortController();
    byId("threat", HTMLElement).hidden = !this.#isForTwo || state.over;
    setText(byId("threat-words", HTMLElement), "");
    this.#callbacks.mark([]);
    this.#panel.inert = true;
    this.#why = undefined;
    this.#timer = setTimeout(() => {
      this.#askWhy();
      this.#ask("sentences", (sentences) => this.#say(sentences));
    }, WAIT_MS);
  }

  /** Asks about the position. @param {boolean} [all] whether every move is to have a value */
  #askWhy(all) {
    const ply = this.#wanted;
    this.#ask("why", (why) => this.#show(ply, why), all);
  }

  /** Asks about the position, and shows what comes while that is on the board. @param {"why" | "sentences" | "threat"} kind @param {(answer: any) => void} show @param {boolean} [all] */
  async #ask(kind, show, all) {
    const { signal } = this.#asked;
    const answer = await this.#callbacks.ask(kind, this.#wanted, { signal, ...(all && { all }) });
    if (answer !== undefined) show(answer);
  }

  /** @param {number} ply @param {Why} why */
  #show(ply, why) {
    this.#panel.inert = false;
    this.#why = why;
    this.#showHeadline();
    this.#showLine(ply, why.line);
    this.#history.show(why.iterations, this.#worth, positionValue);
    this.#compare(why.comparison ?? null);
    this.#listMoves(why, false);
  }

  /** Sets what the review says of the move that was played here; nothing where it says nothing. @param {import("../core/analysis.d.ts").Judgement} [judgement] */
  setJudgement(judgement) {
    this.#judgement = judgement;
    this.#showHeadline();
  }

  /** The verdict of the review, where it is known, so that both tabs say the same; else the best move. */
  #showHeadline() {
    const why = this.#why;
    if (!why) return;
    const isOver = why.move === null;
    const judged = isOver ? undefined : this.#judgement;
    const players = this.#callbacks.players();
    const best = say(text.why.best, { move: moveName(why.move ?? ""), value: this.#worth(why.value) });
    this.#best.replaceChildren(...(judged ? describeMove(judged, players) : [isOver ? text.why.over : best]));
    const more = [judged ? describeCost(judged, players) : "", isOver ? "" : this.#describeSearch(why)];
    setText(this.#more, more.filter(Boolean).join(" "));
  }

  /** The value before and after the search, and how far that looked. @param {Why} why */
  #describeSearch({ value, exact, depth, nodes, static_value: now }) {
    const { proven, now: seen, depth: size } = text.why;
    const words = [say(size, { depth: wholeNumber(depth), nodes: wholeNumber(nodes) })];
    if (exact !== null) words.push([proven.lost, proven.drawn, proven.won][exact + 1]);
    if (typeof now === "number" && exact === null)
      words.unshift(say(seen, { now: positionValue(now), n: depth, value: this.#worth(value) }));
    return words.join(" ");
  }

  /** The principal variation, to be played through on the board. @param {number} ply @param {import("../core/analysis.d.ts").Variation} line */
  #showLine(ply, { record, plies }) {
    const { lineTitle, lineLabel } = text.why;
    const buttons = plies.map((words, at) => {
      const name = words.split(" ").map(moveName).join(" ");
      const label = say(lineLabel, { move: name });
      const made = make("button", { type: "button", "aria-label": label, "aria-pressed": "false" }, name);
      made.addEventListener("click", () => {
        this.#callbacks.mark([]);
        this.#callbacks.follow(record, ply + at + 1);
      });
      made.dataset.ply = String(ply + at + 1);
      return made;
    });
    this.#line.replaceChildren(...(plies.length > 0 ? [make("span", {}, lineTitle), ...buttons] : []));
  }

  /** Marks the ply of the line that is on the board. @param {number} [ply] */
  markLine(ply) {
    for (const made of this.#line.querySelectorAll("button"))
      made.setAttribute("aria-pressed", String(Number(made.dataset.ply) === ply));
  }

  /** Lists the sentences about the position. @param {import("../core/analysis.d.ts").Sentence[]} sentences */
  #say(sentences) {
    const told = sentences.map((one) => {
      const cells = "cells" in one ? one.cells : undefined;
      return make("li", {}, this.#withCells(this.#sentence(one), cells));
    });
    this.#sentences.replaceChildren(...told);
    this.#sentences.title = sentences.length > 0 ? text.why.checked : "";
  }

  /** Says what the other side threatens. @param {import("../core/analysis.d.ts").Threat | null} threat */
  #showThreat(threat) {
    const { threatens, threatensWin, noThreat } = text.why;
    const words = { move: moveName(threat?.move ?? ""), line: threat?.pv.map(moveName).join(" ") ?? "" };
    const said = threat?.plies ? say(threatensWin, { n: threat.plies, ...words }) : say(threatens, words);
    setText(byId("threat-words", HTMLElement), threat ? said : noThreat);
  }

  /** @param {import("../core/analysis.d.ts").Sentence} one */
  #sentence(one) {
    const words = {
      move: "move" in one ? moveName(one.move) : "",
      n: "plies" in one ? one.plies : 0,
      reply: "reply" in one ? moveName(one.reply) : "",
      other: "other" in one ? moveName(one.other) : "",
      name: "name" in one ? this.#label(one.name) : "",
      difference: "difference" in one ? positionValue(one.difference) : "",
      nodes: "nodes" in one ? wholeNumber(one.nodes) : "",
    };
    return say(text.why.sentences[one.kind], words);
  }

  /** Lists the best moves and the one that was played, or all. @param {Why} why @param {boolean} all */
  #listMoves(why, all) {
    const played = why.comparison?.played ? why.comparison.other : undefined;
    const known = why.comparison?.other_value ?? null;
    const valued = why.moves.map((one) =>
      one.move === played && known !== null ? { ...one, value: known, bound: known === why.value } : one,
    );
    const moves = sorted(valued, why.move);
    const isBound = (/** @type {ExplainedMove} */ { bound, value }) => bound && !this.#isDecided(value);
    const shown = moves.filter((one, at) => all || one.move === played || (at < LISTED && !isBound(one)));
    const others = moves.filter((one) => !shown.includes(one));
    this.#moves.replaceChildren(...shown.map((one) => this.#row(one, why.move, played, isBound(one))));
    rove(this.#moves);
    const most = Math.max(...others.map(({ value }) => value));
    setText(this.#others, others.length ? say(text.why.others, { n: others.length, value: this.#worth(most) }) : "");
    this.#exact.hidden = !moves.some(isBound);
    this.#allMoves.hidden = shown.length === moves.length && !all;
    setText(this.#allMoves, all ? text.why.fewer : say(text.why.all, { n: moves.length }));
    this.#allMoves.onclick = () => this.#listMoves(why, !all);
  }

  /** A move with its value, which shows on the board. @param {ExplainedMove} one @param {string | null} best @param {string | undefined} played @param {boolean | undefined} isBound */
  #row({ move, value }, best, played, isBound) {
    const worth = isBound ? say(text.why.atMost, { value: this.#worth(value) }) : this.#worth(value);
    const look = make(
      "button",
      { type: "button", className: "look" },
      make("b", {}, move === best ? "★" : move === played ? "●" : ""),
      make("span", {}, moveName(move)),
      make("span", { className: "number" }, worth),
    );
    this.#showWhile(look, (isOn) => this.#callbacks.point(isOn ? move : null));
    const row = make("li", {}, look);
    row.ariaCurrent = String(move === played);
    return row;
  }

  /** Whether a value is a game won or lost, in so many plies. @param {number | null} value */
  #isDecided(value) {
    return value !== null && this.#worth(value) !== positionValue(value);
  }

  /** Compares the best move with another, feature by feature, unless the game is decided. @param {MoveComparison | null} comparison */
  #compare(comparison) {
    this.#callbacks.mark([]);
    this.#features.replaceChildren();
    const isOpen =
      comparison !== null && !this.#isDecided(comparison.best_value) && !this.#isDecided(comparison.other_value);
    const isShown = isOpen && comparison.explains;
    this.#title.hidden = !isOpen;
    this.#none.hidden = !isOpen || isShown;
    if (!isOpen) return;
    const [best, other] = [moveName(comparison.best), moveName(comparison.other)];
    setText(this.#title, say(text.why.compare, { best, other }));
    setText(byId("why-of-best", HTMLElement), best);
    setText(byId("why-of-other", HTMLElement), other);
    if (!isShown) return;
    const most = Math.max(1e-9, ...comparison.rows.map(({ difference }) => Math.abs(difference)));
    const rows = comparison.rows.map((row) =>
      this.#featureRow(row, this.#withCells(this.#label(row.name), row.cells), most),
    );
    const sum = this.#featureRow(comparison.sum, text.why.sum, Infinity);
    this.#features.replaceChildren(...rows, sum);
  }

  /** @param {{best: number, other: number, difference: number}} row @param {Node | string} name @param {number} most */
  #featureRow({ best, other, difference }, name, most) {
    const told = (/** @type {number} */ value) => make("td", { className: "number" }, positionValue(value));
    const change = difference > 0 ? `+${positionValue(difference)}` : positionValue(difference);
    const last = make("td", { className: "number" }, change, ...(most < Infinity ? [barOf(difference, most)] : []));
    return make("tr", {}, make("th", { scope: "row" }, name), told(best), told(other), last);
  }

  /** Words about a feature; where it looks at some cells, as a button that shows them. @param {string} words @param {number[]} [cells] */
  #withCells(words, cells = []) {
    if (!cells.length) return words;
    const made = make("button", { type: "button", title: text.why.shows }, words);
    this.#showWhile(made, (isOn) => this.#callbacks.mark(isOn ? cells : []));
    return made;
  }

  /** Shows something while a button is pointed at or has the focus. @param {HTMLElement} made @param {(isOn: boolean) => void} show */
  #showWhile(made, show) {
    for (const event of ["pointerenter", "focus"]) made.addEventListener(event, () => show(true));
    for (const event of ["pointerleave", "blur"]) made.addEventListener(event, () => show(false));
  }

  /** @param {string} name */
  #label(name) {
    const known = this.#labels.get(name);
    if (known) return known;
    const names = /** @type {Record<string, string>} */ (text.why.names);
    const [, kind, n] = /^(row|tuple)-(\d+)$/.exec(name) ?? [];
    return kind ? say(names[kind], { n }) : (names[name] ?? name);
  }
}

/** The moves by value, the best first. A bound says no more than that the move is not better. @param {ExplainedMove[]} moves @param {string | null} best */
function sorted(moves, best) {
  const rank = (/** @type {ExplainedMove} */ one) => [one.move === best ? 1 : 0, one.value, one.bound ? 0 : 1];
  const compare = (/** @type {number[]} */ a, /** @type {number[]} */ b) => {
    const at = a.findIndex((part, i) => part !== b[i]);
    return at < 0 ? 0 : b[at] - a[at];
  };
  return moves.toSorted((a, b) => compare(rank(a), rank(b)));
}

/** A bar as long as a value. @param {number} size @param {number} most */
function barOf(size, most) {
  const bar = make("span", { className: size < 0 ? "bar-fill minus" : "bar-fill" });
  bar.style.transform = `scaleX(${(Math.abs(size) / most).toFixed(3)})`;
  return make("span", { className: "bar-track", "aria-hidden": "true" }, bar);
}
