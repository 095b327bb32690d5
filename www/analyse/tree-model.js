/** A recorded tree: its nodes in columns, which of them are open, and where they stand in the picture. */

/** @typedef {import("../core/analysis.d.ts").TreeColumns} TreeColumns */
/** @typedef {"search" | "value"} Order of the nodes below one */

/** Neighbours among floats of 32 bits, as the columns hold them, differ by such a part. */
const ROUNDING = 2e-7;

/** Whether two values are the same but for rounding. @param {number} one @param {number} other */
export const isSame = (one, other) => Math.abs(one - other) <= ROUNDING * Math.abs(other);

/** Nothing, among places of nodes. */
export const NONE = -1;
/** Of more nodes below one, so many are shown; the others are folded into a row. */
const FEW = 3;

/** Beside the nodes there are folds: `size + node` is the row of those below a node that are folded. */
export class TreeModel {
  /** The number of nodes. */
  size;
  columns;
  isForTwo;
  /** Whether values are for the side to move: they change their sign from level to level. */
  isSided;
  /** Whether values are shown for the side to move, and not for that of the root. */
  isForMover = false;
  /** @type {Order} */
  order = "search";
  /** The move, or the answer of chance, that leads to each. @type {string[]} */
  labels;
  /** Why each was not searched to its end. @type {string[]} */
  reasons;
  /** How far each is from the root. */
  levels;
  children;
  first;
  /** The next node with the same parent. */
  next;
  /** Nodes on the principal variation, from the root on. @type {number[]} */
  line = [0];
  onLine;
  open;
  /** Nodes with nothing folded below them. */
  unfolded;
  /** Nodes that are never folded, because the visitor was led to them. */
  pinned;
  /** The row of each visible node, in the middle of those below it. */
  rows;
  /** The number of rows. */
  height = 0;
  /** The visible nodes of each level, from the top. @type {Int32Array[]} */
  columnsOf = [];

  /** @param {TreeColumns} columns @param {boolean} isForTwo whether two sides play */
  constructor(columns, isForTwo) {
    const { parents, best, values, visits } = columns;
    const size = parents.length;
    this.columns = columns;
    this.isForTwo = isForTwo;
    this.size = size;
    // The solver of Pentago counts turns: its tree has no best line. Expectimax and simulations have values of one side.
    const isNegated = isForTwo ? best[0] !== NONE : values[0] === -values[best[0]];
    this.isSided = isNegated && !(visits[1] >= 0);
    this.labels = columns.labels.split("\n");
    this.reasons = columns.reasons.split("\n");
    this.levels = new Uint16Array(size);
    this.children = new Int32Array(size);
    this.first = new Int32Array(size).fill(NONE);
    this.next = new Int32Array(size).fill(NONE);
    this.open = new Uint8Array(size);
    this.unfolded = new Uint8Array(size);
    this.pinned = new Uint8Array(size);
    this.onLine = new Uint8Array(size);
    this.rows = new Float32Array(2 * size);
    for (let node = 1; node < size; node++) this.levels[node] = this.levels[parents[node]] + 1;
    for (let node = size - 1; node > 0; node--) this.#link(node, parents[node]);
    for (let node = best[0]; node !== NONE; node = best[node]) this.line.push(node);
    for (const node of this.line) this.onLine[node] = 1;
    this.openLine();
  }

  /** Puts a node before those of its parent that come later. @param {number} node @param {number} parent */
  #link(node, parent) {
    this.next[node] = this.first[parent];
    this.first[parent] = node;
    this.children[parent] += 1;
  }

  /** Whether it stands for nodes that are folded. @param {number} node */
  isFold(node) {
    return node >= this.size;
  }

  /** @param {number} node */
  parentOf(node) {
    return this.isFold(node) ? node - this.size : this.columns.parents[node];
  }

  /** @param {number} node */
  levelOf(node) {
    return this.isFold(node) ? this.levels[node - this.size] + 1 : this.levels[node];
  }

  /** The nodes below one, in the order of the search. @param {number} node */
  *below(node) {
    for (let child = this.first[node]; child !== NONE; child = this.next[child]) yield child;
  }

  /** The nodes below one, in the order that is chosen. @param {number} node */
  ordered(node) {
    const below = [...this.below(node)];
    if (this.order === "search") return below;
    return below.sort((a, b) => this.#rank(b) - this.#rank(a));
  }

  /** The worth of a node to the one who chooses it; of simulations the number counts, of answers of chance the probability. @param {number} node */
  #rank(node) {
    const { values, visits, probabilities } = this.columns;
    if (visits[node] >= 0) return visits[node];
    if (!Number.isNaN(probabilities[node])) return probabilities[node];
    return (this.isSided ? -values[node] : values[node]) || 0;
  }

  /** The sign that turns a value of a node into the one that is shown. @param {number} node */
  sign(node) {
    return this.isSided && !this.isForMover && this.levels[node] % 2 ? -1 : 1;
  }

  /** The places below an open node: nodes, and the fold of the others. @param {number} node */
  #parts(node) {
    const all = this.ordered(node);
    if (this.unfolded[node] || all.length <= FEW + 1) return all;
    const best = this.columns.best[node];
    const shown = all.filter((child, at) => at < FEW || child === best || this.onLine[child] || this.pinned[child]);
    return shown.length < all.length ? [...shown, this.size + node] : all;
  }

  /** The nodes that a fold hides, in the order that is chosen. @param {number} fold */
  folded(fold) {
    const node = this.parentOf(fold);
    const shown = new Set(this.#parts(node));
    return this.ordered(node).filter((child) => !shown.has(child));
  }

  /** The best of the nodes that a fold hides, for the one who chooses there. @param {number} fold */
  bestFolded(fold) {
    return this.folded(fold).reduce((best, node) => (this.#rank(node) > this.#rank(best) ? node : best));
  }

  /** The nodes from the root to this one. @param {number} node */
  path(node) {
    const path = [];
    for (let at = node; at !== NONE; at = this.parentOf(at)) path.push(at);
    return path.reverse();
  }

  /** Whether chance answers here. @param {number} node */
  isChance(node) {
    const child = this.first[node] ?? NONE;
    return child !== NONE && !Number.isNaN(this.columns.probabilities[child]);
  }

  /** Whether all nodes right below one are in the tree. @param {number} node */
  isWhole(node) {
    const { below } = this.columns;
    let sum = 0;
    for (const child of this.below(node)) sum += below[child] + 1;
    return sum === below[node];
  }

  /**
   * Why the opponent will not come to a node that was cut off: the move, here or further up, that gives the opponent what beta
   * says. None where beta was only asked.
   * @param {number} node
   */
  betterFor(node) {
    const { parents, values, betas } = this.columns;
    const isBeta = (/** @type {number} */ value) => isSame(value, betas[node]);
    for (let at = node; at > 0; at = parents[parents[at]] ?? 0) {
      for (const other of this.below(parents[at])) {
        if (other >= at) break;
        if (isBeta(values[other])) return other;
      }
    }
    return NONE;
  }

  /** @param {number} node @param {boolean} isOpen */
  setOpen(node, isOpen) {
    if (this.isFold(node)) this.unfolded[this.parentOf(node)] = 1;
    else this.open[node] = isOpen && this.children[node] > 0 ? 1 : 0;
    if (!isOpen) this.unfolded[node] = 0;
    this.layOut();
  }

  openAll() {
    this.open.fill(1);
    this.unfolded.fill(1);
    this.layOut();
  }

  /** Opens the principal variation alone. */
  openLine() {
    for (const states of [this.open, this.unfolded, this.pinned]) states.fill(0);
    for (const node of this.line) this.open[node] = 1;
    this.layOut();
  }

  /** Opens what hides a node. @param {number} node */
  reveal(node) {
    for (const one of this.path(node)) {
      this.pinned[one] = 1;
      if (one !== node) this.open[one] = 1;
    }
    this.layOut();
  }

  /**
   * Visible nodes with nothing visible below get a row each; the others stand in the middle of those below. The principal variation
   * runs straight.
   */
  layOut() {
    const { open, first, rows } = this;
    const { best } = this.columns;
    /** @type {number[]} */
    const seen = [];
    /** @type {Map<number, number[]>} */
    const opened = new Map();
    const waiting = [0];
    let row = 0;
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      seen.push(node);
      if (!open[node] || first[node] === NONE) {
        rows[node] = row++;
        continue;
      }
      const parts = this.#parts(node);
      const next = this.onLine[node] ? best[node] : NONE;
      opened.set(node, next === NONE ? [parts[0], parts[parts.length - 1]] : [next]);
      for (let at = parts.length - 1; at >= 0; at--) waiting.push(parts[at]);
    }
    for (let at = seen.length - 1; at >= 0; at--) {
      const ends = opened.get(seen[at]);
      if (ends) rows[seen[at]] = ends.reduce((sum, one) => sum + rows[one], 0) / ends.length;
    }
    this.height = row;
    /** @type {number[][]} */
    const columns = [];
    for (const node of seen) (columns[this.levelOf(node)] ??= []).push(node);
    this.columnsOf = columns.map((column) => Int32Array.from(column));
  }

  /** The visible nodes of a level between two rows, as a range of its column. @param {number} level @param {number} from @param {number} to */
  between(level, from, to) {
    const column = this.columnsOf[level];
    return [this.#firstAt(column, from), this.#firstAt(column, to)];
  }

  /** The first of a column at this row or below. @param {Int32Array} column @param {number} row */
  #firstAt(column, row) {
    let [low, high] = [0, column.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.rows[column[middle]] < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The nodes whose moves have these letters. @param {string} words @param {(label: string) => string} nameOf a move as it is shown */
  find(words, nameOf) {
    const wanted = words.trim().toLowerCase();
    const found = [];
    if (wanted) {
      for (let node = 1; node < this.size; node++) {
        if (nameOf(this.labels[node]).toLowerCase().includes(wanted)) found.push(node);
      }
    }
    return found;
  }
}
