/** Why a move: the values of all moves of the position on the board, and what a move changes, feature by feature. */
import { button, byId, make, setText } from "../page/dom.js";
import { verdict } from "../page/move-values.js";
import { count, value } from "../page/numbers.js";
import { say, text } from "./inside-text.js";
import { nameOf } from "./review.js";

/** @typedef {import("./types.d.ts").Why} Why */
/** @typedef {import("./types.d.ts").ExplainedMove} ExplainedMove */
/** @typedef {import("./types.d.ts").FeatureValue} FeatureValue */

/** Moves that are listed. */
const MOST = 12;
/** The board may stand still so long before anything is asked. */
const WAIT_MS = 150;

export class WhyPanel {
  #ask;
  #best = byId("why-best", HTMLElement);
  #more = byId("why-more", HTMLElement);
  #moves = byId("why-moves", HTMLElement);
  #title = byId("why-title", HTMLElement);
  #features = byId("why-features", HTMLElement);
  #none = byId("why-none", HTMLElement);
  #sentences = byId("why-sentences", HTMLElement);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #wanted = -1;
  /** A value in words. @type {(value: number) => string} */
  #worth = value;
  /** Labels of features by name. @type {Map<string, string>} */
  #labels = new Map();

  /** @param {(question: "why" | "sentences" | "threat", ply: number) => void} ask */
  constructor(ask) {
    this.#ask = ask;
    button("threat-show").addEventListener("click", () => ask("threat", this.#wanted));
  }

  /** Who answers. @param {import("../types.js").Catalogue} catalogue @param {string | undefined} game @param {string} player */
  by(catalogue, game, player) {
    const info = catalogue.players.find((one) => one.game === game && one.id === player);
    this.#labels = new Map(info?.params.map(({ name, label }) => [name, label]));
  }

  /** Asks about the position on the board. @param {import("../types.js").State} state */
  ask(state) {
    const { ply } = state;
    this.#worth = "side" in state ? verdict : value;
    this.#wanted = ply;
    this.#sentences.replaceChildren();
    clearTimeout(this.#timer);
    byId("threat", HTMLElement).hidden = !("side" in state) || state.over;
    setText(byId("threat-words", HTMLElement), "");
    this.#timer = setTimeout(() => {
      this.#ask("why", ply);
      this.#ask("sentences", ply);
    }, WAIT_MS);
  }

  /** @param {number} ply @param {Why} why */
  show(ply, why) {
    if (ply !== this.#wanted) return;
    const isOver = why.move === null;
    const best = say(text.why.best, { move: nameOf(why.move ?? ""), value: this.#worth(why.value) });
    setText(this.#best, isOver ? text.why.over : best);
    setText(this.#more, isOver ? "" : wordsOf(why));
    const moves = why.moves.toSorted((a, b) => b.value - a.value).slice(0, MOST);
    this.#moves.replaceChildren(...moves.map((one) => this.#row(one, why)));
    const chosen = moves.find(({ move }) => move === why.move) ?? moves[0];
    this.#explain(chosen, why.features);
  }

  /** What can be said of the position. @param {number} ply @param {import("./types.d.ts").Sentence[]} sentences */
  say(ply, sentences) {
    if (ply !== this.#wanted) return;
    this.#sentences.replaceChildren(...sentences.map((one) => make("li", {}, this.#sentence(one))));
    this.#sentences.title = sentences.length > 0 ? text.why.checked : "";
  }

  /** Says what the other side threatens. @param {number} ply @param {import("./types.d.ts").Threat | null} threat */
  threatens(ply, threat) {
    if (ply !== this.#wanted) return;
    const { threatens, threatensWin, noThreat } = text.why;
    const words = { move: nameOf(threat?.move ?? ""), line: threat?.pv.map(nameOf).join(" ") ?? "" };
    const said = threat?.plies ? say(threatensWin, { n: threat.plies, ...words }) : say(threatens, words);
    setText(byId("threat-words", HTMLElement), threat ? said : noThreat);
  }

  /** @param {import("./types.d.ts").Sentence} one */
  #sentence(one) {
    const words = {
      move: "move" in one ? nameOf(one.move) : "",
      n: "plies" in one ? one.plies : 0,
      reply: "reply" in one ? nameOf(one.reply) : "",
      other: "other" in one ? nameOf(one.other) : "",
      name: "name" in one ? this.#label(one.name) : "",
      difference: "difference" in one ? value(one.difference) : "",
      nodes: "nodes" in one ? count(one.nodes) : "",
    };
    return say(text.why.sentences[one.kind], words);
  }

  /** A move with its value. @param {ExplainedMove} one @param {Why} why */
  #row(one, why) {
    const choose = make("button", { type: "button" }, nameOf(one.move));
    choose.addEventListener("click", () => this.#explain(one, why.features));
    const isDecided = this.#worth(one.value) !== value(one.value);
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
    setText(this.#title, one ? say(text.why.features, { move: nameOf(one.move) }) : "");
    const names = [...new Set([...before, ...after].map(({ name }) => name))];
    const of = (/** @type {FeatureValue[]} */ features, /** @type {string} */ name) =>
      features.filter((feature) => feature.name === name).reduce((sum, feature) => sum + feature.value, 0);
    const rows = names
      .map((name) => ({ label: this.#label(name), before: of(before, name), after: of(after, name) }))
      .filter((row) => row.before !== 0 || row.after !== 0);
    const sum = (/** @type {FeatureValue[]} */ features) => features.reduce((all, { value }) => all + value, 0);
    const all = { label: text.why.sum, before: sum(before), after: sum(after) };
    const most = Math.max(1e-9, ...rows.flatMap((row) => [Math.abs(row.before), Math.abs(row.after)]));
    const shown = after.length > 0 ? [...rows, all] : [];
    this.#features.replaceChildren(...shown.map((row) => featureRow(row, row === all ? Infinity : most)));
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

/** @param {Why} why */
function wordsOf({ exact, depth, nodes, pv }) {
  const { proven, line } = text.why;
  const words = [say(text.why.depth, { depth: count(depth), nodes: count(nodes) })];
  if (exact !== null) words.push([proven.lost, proven.drawn, proven.won][exact + 1]);
  if (pv.length > 1) words.push(say(line, { line: pv.map(nameOf).join(" ") }));
  return words.join(" · ");
}

/** @param {{label: string, before: number, after: number}} row @param {number} most */
function featureRow({ label, before, after }, most) {
  const change = after - before;
  return make(
    "tr",
    {},
    make("th", { scope: "row" }, label),
    make("td", {}, value(before), barOf(before, most)),
    make("td", {}, value(after), barOf(after, most)),
    make("td", {}, change > 0 ? `+${value(change)}` : value(change)),
  );
}

/** A bar as long as a value; none where nothing is the most. @param {number} size @param {number} most */
function barOf(size, most) {
  const bar = make("span", { className: size < 0 ? "bar-fill minus" : "bar-fill" });
  bar.style.transform = `scaleX(${(Math.abs(size) / most).toFixed(3)})`;
  return make("span", { className: "bar-track", "aria-hidden": "true" }, bar);
}
