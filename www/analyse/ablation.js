/** Ablation: how many nodes a search visits with each of its optimisations off. */
import { button, byId, make, setText } from "../kit/dom.js";
import { makeFormat, wholeNumber } from "../kit/numbers.js";
import { say, text } from "./analyse-text.js";

/** @typedef {import("../core/analysis.d.ts").Cost} Cost */

const times = makeFormat({ maximumSignificantDigits: 2 });

export class AblationPanel {
  #table = byId("savings", HTMLElement);
  #rows = byId("savings-rows", HTMLElement);
  /** Why a search may be cheaper without. */
  #less = byId("savings-less", HTMLElement);
  #status = byId("savings-status", HTMLElement);
  #start = button("savings-start");
  /** The cost of the search as it is. @type {Cost | undefined} */
  #baseline;
  /** Labels of the switches by name. @type {Map<string, string>} */
  #labels = new Map();
  /** Calls off what was asked. */
  #asked = new AbortController();

  /** @param {(options: {signal: AbortSignal, onProgress: (saving: import("../core/analysis.d.ts").Saving) => void}) => void} ask */
  constructor(ask) {
    this.#start.addEventListener("click", () => {
      this.clear();
      this.#asked = new AbortController();
      setText(this.#status, text.tree.recording);
      ask({ signal: this.#asked.signal, onProgress: (saving) => this.#addRow(saving) });
    });
  }

  /** Another player searches. @param {Map<string, string>} labels of its parameters, by name */
  setLabels(labels) {
    this.#labels = labels;
  }

  /** Another game or another player. */
  clear() {
    this.#asked.abort();
    this.#baseline = undefined;
    this.#table.hidden = true;
    this.#less.hidden = true;
    this.#rows.replaceChildren();
    setText(this.#status, "");
  }

  /** @param {import("../core/analysis.d.ts").Saving} saving */
  #addRow({ off, depth, cost, left }) {
    this.#baseline ??= cost; // the first is the search as it is
    const { usual, unique, million, more, done } = text.savings;
    const { whole, nodes } = this.#baseline; // no positions where the game is over, or a table has the move
    const factor = whole && nodes > 0 ? cost.nodes / nodes : Number.NaN;
    const n = times(factor);
    const ratio = Number.isNaN(factor) ? "–" : cost.whole ? n : say(more, { n });
    const cells = [cost.whole ? wholeNumber(cost.nodes) : million, off === null ? "1" : ratio];
    const label = off === null ? usual : off === "unique" ? unique : (this.#labels.get(off) ?? off);
    if (factor < 1) this.#less.hidden = false;
    this.#table.hidden = false;
    this.#rows.append(
      make("tr", {}, make("th", { scope: "row" }, label), ...cells.map((cell) => make("td", {}, cell))),
    );
    setText(this.#status, left === 0 ? say(done, { n: depth }) : text.tree.recording);
  }
}
