/** The tree of a search: asks for it, and hands it to the view, which is loaded with the first tree. */
import { moverAt } from "../core/mover.js";
import { button, byId, make, setText } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { showProblem } from "../kit/problem.js";
import { say, text } from "./analyse-text.js";

/** Depths that are offered, in plies. */
const DEPTHS = [1, 2, 3, 4, 5, 6, 8, 10];
const USUAL = 2;
/** The most nodes that are kept. */
const MAX_NODES = 200_000;

export class TreePanel {
  #ask;
  #board;
  #depth = byId("tree-depth", HTMLSelectElement);
  #status = byId("tree-status", HTMLElement);
  #place = byId("tree-place", HTMLElement);
  /** @type {import("./tree-view.js").TreeView | undefined} */
  #view;
  /** The tree that came last, until another game or another player. @type {import("../core/analysis.d.ts").TreeColumns | undefined} */
  #tree;
  /** Calls off what was asked. */
  #asked = new AbortController();

  /**
   * @param {import("../kit/analysis-worker.js").Ask} ask
   * @param {import("../types.js").BoardElement} board
   * @param {() => number} ply where the game is, whatever line the board shows
   */
  constructor(ask, board, ply) {
    this.#ask = ask;
    this.#board = board;
    this.#depth.append(
      ...DEPTHS.map((n) => make("option", { value: String(n), selected: n === USUAL }, wholeNumber(n))),
    );
    button("tree-record").addEventListener("click", () => this.#record(ply()));
  }

  /** The depth that was chosen, in plies. */
  get depth() {
    return Number(this.#depth.value);
  }

  /** Another game or another player. */
  clear() {
    this.#asked.abort();
    this.#tree = undefined;
    this.#place.hidden = true;
    setText(this.#status, "");
  }

  /** The side to move at a ply, and the other; nothing where one plays. @param {number} ply @returns {[string, string] | undefined} */
  #sidesAt(ply) {
    const { sideNames: names, state } = this.#board;
    const side = moverAt(state, ply);
    if (!names || !side) return undefined;
    return side === "x" ? [names.x, names.o] : [names.o, names.x];
  }

  /** @param {number} ply */
  async #record(ply) {
    this.#asked.abort();
    const { signal } = (this.#asked = new AbortController());
    const refused = (/** @type {Error} */ error) => {
      this.clear(); // the view of a tree before may still be on its way
      showProblem(this.#status, error, text.tree.none);
    };
    const sides = this.#sidesAt(ply);
    const asked = this.#ask({ kind: "tree", ply, depth: this.depth, most: MAX_NODES }, { signal, refused });
    setText(this.#status, text.tree.recording);
    const tree = await asked;
    if (tree) await this.#show(ply, tree, sides);
  }

  /** @param {number} ply @param {import("../core/analysis.d.ts").TreeColumns} tree @param {[string, string]} [sides] */
  async #show(ply, tree, sides) {
    this.#tree = tree;
    try {
      const { TreeView } = await import("./tree-view.js");
      if (tree !== this.#tree) return; // the view came late
      this.#view ??= new TreeView((form) => this.#ask({ kind: "treeAs", form }));
    } catch (error) {
      return showProblem(this.#status, error);
    }
    const { size, few, move } = text.tree;
    const [n, shown] = [tree.below[0] + 1, tree.parents.length];
    const words = [say(move, { n: ply }), say(size, { n, visited: wholeNumber(tree.visited) })];
    if (shown < n) words.push(say(few, { n: shown }));
    setText(this.#status, words.join(" "));
    this.#place.hidden = false;
    showCounts(tree.iterations);
    this.#view.show(tree, this.#board.settled.game, sides);
  }
}

/** Iteration by iteration: its nodes, and how many were cut by what. @param {import("../core/analysis.d.ts").IterationCounts[]} iterations */
function showCounts(iterations) {
  const { depth, counted, nodes } = text.tree;
  const words = /** @type {Record<string, string>} */ (counted);
  const reasons = [...new Set(iterations.flatMap((one) => Object.keys(one.reasons)))];
  const head = [depth, nodes, ...reasons.map((reason) => words[reason] ?? reason)];
  byId("tree-counts-head", HTMLElement).replaceChildren(...head.map((name) => make("th", { scope: "col" }, name)));
  const rows = iterations.map((one) => {
    const cells = [one.depth, one.nodes, ...reasons.map((reason) => one.reasons[reason] ?? 0)];
    return make("tr", {}, ...cells.map((cell) => make("td", {}, wholeNumber(cell))));
  });
  byId("tree-counts-rows", HTMLElement).replaceChildren(...rows);
}
