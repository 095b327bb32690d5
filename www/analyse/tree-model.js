/** A recorded tree: its nodes in columns, which of them are open, and where they stand in the picture. */

/** @typedef {import("../core/analysis.d.ts").TreeColumns} TreeColumns */

/** Nothing, among places of nodes. */
export const NONE = -1;

export class TreeModel {
  /** The number of nodes. */
  size;
  columns;
  isForTwo;
  /** The move, or the answer of chance, that leads to each. @type {string[]} */
  labels;
  /** Why each was not searched to its end. @type {string[]} */
  reasons;
  /** How far each is from the root. */
  levels;
  children;
  first;
  last;
  /** The next node with the same parent. */
  next;
  /** The place after the last node below each. */
  ends;
  /** Nodes on the principal variation, from the root on. @type {number[]} */
  line = [0];
  onLine;
  open;
  /** The row of each visible node, in the middle of those below it. */
  rows;
  /** The number of rows. */
  height = 0;
  /** The visible nodes of each level, from the top. @type {Int32Array[]} */
  columnsOf = [];

  /** @param {TreeColumns} columns @param {boolean} isForTwo whether two sides play */
  constructor(columns, isForTwo) {
    const { parents } = columns;
    const size = parents.length;
    this.columns = columns;
    this.isForTwo = isForTwo;
    this.size = size;
    this.labels = columns.labels.split("\n");
    this.reasons = columns.reasons.split("\n");
    this.levels = new Uint16Array(size);
    this.children = new Int32Array(size);
    this.first = new Int32Array(size).fill(NONE);
    this.last = new Int32Array(size).fill(NONE);
    this.next = new Int32Array(size).fill(NONE);
    this.ends = new Int32Array(size);
    this.open = new Uint8Array(size);
    this.rows = new Float32Array(size);
    this.onLine = new Uint8Array(size);
    for (let node = 1; node < size; node++) this.levels[node] = this.levels[parents[node]] + 1;
    for (let node = size - 1; node >= 0; node--) this.#link(node, parents[node]);
    this.#followLine();
    for (const node of this.line) this.open[node] = 1;
    this.layOut();
  }

  /** Puts a node before those of its parent that come later. @param {number} node @param {number} parent */
  #link(node, parent) {
    this.ends[node] = Math.max(this.ends[node], node + 1);
    if (parent === NONE) return;
    this.ends[parent] = Math.max(this.ends[parent], this.ends[node]);
    this.next[node] = this.first[parent];
    this.first[parent] = node;
    if (this.last[parent] === NONE) this.last[parent] = node;
    this.children[parent] += 1;
  }

  #followLine() {
    const { best } = this.columns;
    for (let node = best[0]; node !== NONE; node = best[node]) this.line.push(node);
    for (const one of this.line) this.onLine[one] = 1;
  }

  /** The nodes below one. @param {number} node */
  *below(node) {
    for (let child = this.first[node]; child !== NONE; child = this.next[child]) yield child;
  }

  /** The nodes from the root to this one. @param {number} node */
  path(node) {
    const path = [];
    for (let at = node; at !== NONE; at = this.columns.parents[at]) path.push(at);
    return path.reverse();
  }

  /** Whether chance answers here. @param {number} node */
  isChance(node) {
    const child = this.first[node];
    return child !== NONE && !Number.isNaN(this.columns.probabilities[child]);
  }

  /** @param {number} node @param {boolean} isOpen */
  setOpen(node, isOpen) {
    this.open[node] = isOpen && this.children[node] > 0 ? 1 : 0;
    this.layOut();
  }

  /** @param {boolean} isOpen */
  setAllOpen(isOpen) {
    this.open.fill(isOpen ? 1 : 0);
    this.open[0] = 1;
    this.layOut();
  }

  /** Opens what hides a node. @param {number} node */
  reveal(node) {
    const above = this.path(node).slice(0, -1);
    if (above.every((one) => this.open[one])) return;
    for (const one of above) this.open[one] = 1;
    this.layOut();
  }

  /** Visible nodes with nothing visible below get a row each; the others stand in the middle of those below. */
  layOut() {
    const { open, first, last, rows, levels, ends } = this;
    const seen = new Int32Array(this.size);
    /** @type {number[]} */
    const counts = [];
    let [count, row, node] = [0, 0, 0];
    while (node < this.size) {
      seen[count++] = node;
      counts[levels[node]] = (counts[levels[node]] ?? 0) + 1;
      const isOpen = open[node] && first[node] !== NONE;
      if (!isOpen) rows[node] = row++;
      node = isOpen ? node + 1 : ends[node];
    }
    for (let at = count - 1; at >= 0; at--) {
      const one = seen[at];
      if (open[one] && first[one] !== NONE) rows[one] = (rows[first[one]] + rows[last[one]]) / 2;
    }
    this.height = row;
    this.columnsOf = counts.map((n) => new Int32Array(n));
    const filled = counts.map(() => 0);
    for (let at = 0; at < count; at++) {
      const level = levels[seen[at]];
      this.columnsOf[level][filled[level]++] = seen[at];
    }
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
