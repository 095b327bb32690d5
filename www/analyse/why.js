/** Why a move: the values of all moves of the position on the board, and what a move changes, feature by feature. */
import { button, byId, make, setText } from "../kit/dom.js";
import { formatOutcome } from "../kit/move-values.js";
import { positionValue, wholeNumber } from "../kit/numbers.js";
import { moveName, say, text } from "./analyse-text.js";
import { SearchHistory } from "./search-history.js";

/** @typedef {import("../core/analysis.d.ts").Why} Why */
/** @typedef {import("../core/analysis.d.ts").ExplainedMove} ExplainedMove */
/** @typedef {import("../core/analysis.d.ts").FeatureValue} FeatureValue */

/** The board may stand still so long before anything is asked. */
const WAIT_MS = 150;

export class WhyPanel {
  #callbacks;
  #panel = byId("why", HTMLElement);
  #best = byId("why-best", HTMLElement);
  #more = byId("why-more", HTMLElement);
  #moves = byId("why-moves", HTMLElement);
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
  /** Labels of features by name. @type {Map<string, string>} */
  #labels = new Map();

  /** @param {{ask: (kind: "why" | "sentences" | "threat", ply: number, signal: AbortSignal) => Promise<any>, follow: (record: string, ply: number) => void, mark: (cells: number[]) => void}} callbacks */
  constructor(callbacks) {
    this.#callbacks = callbacks;
    button("threat-show").addEventListener("click", () => this.#ask("threat", (threat) => this.#showThreat(threat)));
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
    for (const place of [this.#best, this.#more, this.#title, byId("threat-words", HTMLElement)]) setText(place, "");
    for (const place of [this.#line, this.#sentences, this.#moves, this.#features]) place.replaceChildren();
    this.#title.hidden = this.#none.hidden = byId("threat", HTMLElement).hidden = true;
    this.#history.show([], this.#worth, positionValue);
    this.#callbacks.mark([]);
    this.#panel.inert = false;
  }

  /** Asks about the position on the board. What stands there of another one can't be used meanwhile. @param {import("../types.js").State} state */
  ask(state) {
    const { ply } = state;
    this.#worth = "side" in state ? formatOutcome : positionValue;
    this.#wanted = ply;
    this.#sentences.replaceChildren();
    clearTimeout(this.#timer);
    this.#asked.abort();
    this.#asked = new AbortController();
    byId("threat", HTMLElement).hidden = !("side" in state) || state.over;
    setText(byId("threat-words", HTMLElement), "");
    this.#callbacks.mark([]);
    this.#panel.inert = true;
    this.#timer = setTimeout(() => {
      this.#ask("why", (why) => this.#show(ply, why));
      this.#ask("sentences", (sentences) => this.#say(sentences));
    }, WAIT_MS);
  }

  /** Asks about the position, and shows what comes while that is on the board. @param {"why" | "sentences" | "threat"} kind @param {(answer: any) => void} show */
  async #ask(kind, show) {
    const answer = await this.#callbacks.ask(kind, this.#wanted, this.#asked.signal);
    if (answer !== undefined) show(answer);
  }

  /** @param {number} ply @param {Why} why */
  #show(ply, why) {
    this.#panel.inert = false;
    const isOver = why.move === null;
    const best = say(text.why.best, { move: moveName(why.move ?? ""), value: this.#worth(why.value) });
    setText(this.#best, isOver ? text.why.over : best);
    setText(this.#more, isOver ? "" : wordsOf(why));
    this.#showLine(ply, why.line);
    this.#history.show(why.iterations, this.#worth, positionValue);
    const moves = sorted(why);
    this.#moves.replaceChildren(...moves.map((one) => this.#row(one, why)));
    const chosen = moves.find(({ move }) => move === why.move) ?? moves[0];
    this.#explain(chosen, why.features);
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
        for (const other of buttons) other.setAttribute("aria-pressed", String(other === made));
      });
      return made;
    });
    this.#line.replaceChildren(...(plies.length > 0 ? [make("span", {}, lineTitle), ...buttons] : []));
  }

  /** What can be said of the position. @param {import("../core/analysis.d.ts").Sentence[]} sentences */
  #say(sentences) {
    this.#sentences.replaceChildren(...sentences.map((one) => make("li", {}, this.#sentence(one))));
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

  /** A move with its value. @param {ExplainedMove} one @param {Why} why */
  #row(one, why) {
    const choose = make("button", { type: "button" }, moveName(one.move));
    choose.addEventListener("click", () => this.#explain(one, why.features));
    const isDecided = this.#worth(one.value) !== positionValue(one.value);
    const shown =
      one.bound && !isDecided ? say(text.why.atMost, { value: this.#worth(one.value) }) : this.#worth(one.value);
    const row = make("tr", {}, make("td", {}, choose), make("td", {}, shown));
    row.classList.toggle("is-best", one.move === why.move);
    return row;
  }

  /** What a move changes. @param {ExplainedMove | undefined} one @param {FeatureValue[]} before */
  #explain(one, before) {
    const after = one?.features ?? [];
    this.#none.hidden = after.length > 0 || !one;
    this.#title.hidden = after.length === 0;
    setText(this.#title, one ? say(text.why.features, { move: moveName(one.move) }) : "");
    this.#callbacks.mark([]);
    const names = [...new Set([...before, ...after].map(({ name }) => name))];
    const of = (/** @type {FeatureValue[]} */ features, /** @type {string} */ name) =>
      features.filter((feature) => feature.name === name).reduce((sum, feature) => sum + feature.value, 0);
    const rows = names
      .map((name) => ({
        label: this.#label(name),
        cells: before.find((feature) => feature.name === name)?.cells ?? [],
        before: of(before, name),
        after: of(after, name),
      }))
      .filter((row) => row.before !== 0 || row.after !== 0);
    const sum = (/** @type {FeatureValue[]} */ features) => features.reduce((all, { value }) => all + value, 0);
    const all = { label: text.why.sum, cells: [], before: sum(before), after: sum(after) };
    const most = Math.max(1e-9, ...rows.flatMap((row) => [Math.abs(row.before), Math.abs(row.after)]));
    const shown = after.length > 0 ? [...rows, all] : [];
    this.#features.replaceChildren(...shown.map((row) => this.#featureRow(row, row === all ? Infinity : most)));
  }

  /** @param {{label: string, cells: number[], before: number, after: number}} row @param {number} most */
  #featureRow({ label, cells, before, after }, most) {
    const change = after - before;
    return make(
      "tr",
      {},
      make("th", { scope: "row" }, cells.length > 0 ? this.#shower(label, cells) : label),
      make("td", {}, positionValue(before), barOf(before, most)),
      make("td", {}, positionValue(after), barOf(after, most)),
      make("td", {}, change > 0 ? `+${positionValue(change)}` : positionValue(change)),
    );
  }

  /** A button that shows on the board where a feature looks. @param {string} label @param {number[]} cells */
  #shower(label, cells) {
    const made = make("button", { type: "button", "aria-pressed": "false", title: text.why.shows }, label);
    made.addEventListener("click", () => {
      const isOn = made.getAttribute("aria-pressed") === "true";
      for (const other of this.#features.querySelectorAll("button")) other.setAttribute("aria-pressed", "false");
      made.setAttribute("aria-pressed", String(!isOn));
      this.#callbacks.mark(isOn ? [] : cells);
    });
    return made;
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

/** The moves by value, the best first. A bound says no more than that the move is not better. @param {Why} why */
function sorted({ move, moves }) {
  const rank = (/** @type {ExplainedMove} */ one) => [one.move === move ? 1 : 0, one.value, one.bound ? 0 : 1];
  const compare = (/** @type {number[]} */ a, /** @type {number[]} */ b) => {
    const at = a.findIndex((part, i) => part !== b[i]);
    return at < 0 ? 0 : b[at] - a[at];
  };
  return moves.toSorted((a, b) => compare(rank(a), rank(b)));
}

/** @param {Why} why */
function wordsOf({ exact, depth, nodes }) {
  const { proven } = text.why;
  const words = [say(text.why.depth, { depth: wholeNumber(depth), nodes: wholeNumber(nodes) })];
  if (exact !== null) words.push([proven.lost, proven.drawn, proven.won][exact + 1]);
  return words.join(" · ");
}

/** A bar as long as a value; none where nothing is the most. @param {number} size @param {number} most */
function barOf(size, most) {
  const bar = make("span", { className: size < 0 ? "bar-fill minus" : "bar-fill" });
  bar.style.transform = `scaleX(${(Math.abs(size) / most).toFixed(3)})`;
  return make("span", { className: "bar-track", "aria-hidden": "true" }, bar);
}
