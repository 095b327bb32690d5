/** A recorded tree on the page: its picture and its text, the node in hand with the way to it, search, and files. */
import { button, byId, input, make, setText } from "../kit/dom.js";
import { download } from "../kit/download.js";
import { wholeNumber } from "../kit/numbers.js";
import { writeToClipboard } from "../kit/to-clipboard.js";
import { moveName, say, text } from "./analyse-text.js";
import { NONE, TreeModel } from "./tree-model.js";
import { TreeOutline } from "./tree-outline.js";
import { TreePicture, ZOOM } from "./tree-picture.js";
import { MAX_NODES, treeSvg } from "./tree-svg.js";
import { factsOf, labelOf } from "./tree-words.js";

/** @typedef {import("../core/analysis.d.ts").TreeForm} TreeForm */

const TYPES = { text: "text/plain", dot: "text/vnd.graphviz", json: "application/json" };
const ENDS = { text: "txt", dot: "dot", json: "json" };

export class TreeView {
  #canvas = byId("tree-picture", HTMLCanvasElement);
  #list = byId("tree-outline", HTMLElement);
  #path = byId("tree-path", HTMLElement);
  #facts = byId("tree-node", HTMLElement);
  #found = byId("tree-found", HTMLElement);
  #saved = byId("tree-saved", HTMLElement);
  #wanted = input("tree-wanted");
  #picture = new TreePicture(this.#canvas, {
    select: (node) => this.#select(node),
    toggle: (node) => this.#toggle(node),
  });
  #outline = new TreeOutline(this.#list, (node) => this.#select(node));
  /** @type {TreeModel | undefined} */
  #model;
  #game = "";
  #selected = 0;
  /** What the search found. @type {{words: string, nodes: number[], at: number}} */
  #hits = { words: "", nodes: [], at: 0 };

  /** @param {(form: TreeForm) => Promise<string | undefined>} ask asks for a form of the tree */
  constructor(ask) {
    const keep = async (/** @type {TreeForm} */ form, /** @type {boolean} */ copies) => {
      const words = await ask(form);
      if (words !== undefined) await this.#keepText(form, copies, words);
    };
    this.#canvas.addEventListener("keydown", (event) => this.#key(event));
    button("tree-as-picture").addEventListener("click", () => this.#turn(true));
    button("tree-as-text").addEventListener("click", () => this.#turn(false));
    button("tree-in").addEventListener("click", () => this.#picture.zoom(ZOOM));
    button("tree-out").addEventListener("click", () => this.#picture.zoom(1 / ZOOM));
    button("tree-fit").addEventListener("click", () => this.#picture.fit());
    button("tree-open-all").addEventListener("click", () => this.#openAll(true));
    button("tree-close-all").addEventListener("click", () => this.#openAll(false));
    button("tree-find-back").addEventListener("click", () => this.#find(-1));
    byId("tree-find", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.#find(1);
    });
    for (const form of /** @type {TreeForm[]} */ (["text", "dot", "json"])) {
      button(`tree-${form}`).addEventListener("click", () => keep(form, false));
    }
    button("tree-svg").addEventListener("click", () => this.#saveSvg());
    button("tree-copy").addEventListener("click", () => keep("text", true));
  }

  /** @param {import("../core/analysis.d.ts").TreeColumns} columns @param {string} game @param {boolean} isForTwo */
  show(columns, game, isForTwo) {
    this.#model = new TreeModel(columns, isForTwo);
    this.#game = game;
    this.#hits = { words: "", nodes: [], at: 0 };
    setText(this.#found, "");
    setText(this.#saved, "");
    this.#picture.show(this.#model);
    this.#outline.show(this.#model);
    this.#select(0);
  }

  /** @param {boolean} isPicture */
  #turn(isPicture) {
    for (const [id, isOn] of /** @type {[string, boolean][]} */ ([
      ["tree-as-picture", isPicture],
      ["tree-as-text", !isPicture],
    ])) {
      button(id).setAttribute("aria-pressed", String(isOn));
    }
    this.#canvas.hidden = !isPicture;
    byId("tree-help", HTMLElement).hidden = !isPicture;
    byId("tree-tools", HTMLElement).hidden = !isPicture;
    this.#list.hidden = isPicture;
    if (!isPicture) return this.#outline.reveal(this.#selected);
    this.#model?.reveal(this.#selected);
    this.#picture.appear(this.#selected);
  }

  /** The node in hand, with the way to it. @param {number} node */
  #select(node) {
    const model = this.#model;
    if (!model) return;
    this.#selected = node;
    this.#picture.select(node);
    const steps = model.path(node).map((one) => {
      const step = make("button", { type: "button" }, labelOf(model, one));
      if (one === node) step.setAttribute("aria-current", "true");
      step.addEventListener("click", () => this.#goTo(one));
      return step;
    });
    this.#path.replaceChildren(...steps.flatMap((step, i) => (i > 0 ? ["›", step] : [step])));
    this.#path.scrollLeft = this.#path.scrollWidth;
    const facts = factsOf(model, node);
    this.#facts.replaceChildren(
      ...facts.map(([name, words]) => make("div", {}, make("dt", {}, name), make("dd", {}, words))),
    );
  }

  /** Shows a node wherever it is hidden. @param {number} node */
  #goTo(node) {
    this.#model?.reveal(node);
    this.#select(node);
    this.#picture.centre(node);
    if (!this.#list.hidden) this.#outline.reveal(node);
  }

  /** @param {number} node */
  #toggle(node) {
    const model = this.#model;
    if (!model) return;
    const row = model.rows[node];
    model.setOpen(node, !model.open[node]);
    this.#select(node);
    this.#picture.keep(node, row);
  }

  /** @param {boolean} isOpen */
  #openAll(isOpen) {
    this.#model?.setAllOpen(isOpen);
    if (isOpen) this.#goTo(this.#selected);
    else this.#goTo(0);
  }

  /** The next node with the move that is sought, or the one before. @param {1 | -1} by */
  #find(by) {
    const words = this.#wanted.value;
    const hits = this.#hits;
    if (words === hits.words) hits.at += by;
    else this.#hits = { words, nodes: this.#model?.find(words, moveName) ?? [], at: 0 };
    const { nodes } = this.#hits;
    if (nodes.length === 0) return setText(this.#found, words ? text.tree.notFound : "");
    this.#hits.at = (this.#hits.at + nodes.length) % nodes.length;
    setText(this.#found, say(text.tree.found, { at: this.#hits.at + 1, n: nodes.length }));
    this.#goTo(nodes[this.#hits.at]);
  }

  #saveSvg() {
    if (!this.#model) return;
    const svg = treeSvg(this.#model, text.tree.title);
    download(`${this.#game}-tree.svg`, new Blob([svg], { type: "image/svg+xml" }));
    const n = this.#model.columnsOf.reduce((sum, column) => sum + column.length, 0);
    setText(this.#saved, n > MAX_NODES ? say(text.tree.cut, { most: wholeNumber(MAX_NODES), n: wholeNumber(n) }) : "");
  }

  /** Keeps what was asked for, as a file or in the clipboard. @param {TreeForm} form @param {boolean} copies @param {string} words */
  async #keepText(form, copies, words) {
    if (!copies) return download(`${this.#game}-tree.${ENDS[form]}`, new Blob([words], { type: TYPES[form] }));
    const isCopied = await writeToClipboard(words);
    setText(this.#saved, isCopied ? text.tree.copied : text.tree.notCopied);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.#model || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = (event.shiftKey && this.#pans()[event.key]) || this.#keys()[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** @returns {Record<string, () => void>} */
  #pans() {
    return {
      ArrowLeft: () => this.#picture.step(-1, 0),
      ArrowRight: () => this.#picture.step(1, 0),
      ArrowUp: () => this.#picture.step(0, -1),
      ArrowDown: () => this.#picture.step(0, 1),
    };
  }

  /** @returns {Record<string, () => void>} */
  #keys() {
    const go = (/** @type {number} */ node) => {
      if (node === NONE) return;
      this.#select(node);
      this.#picture.keepInSight(node);
    };
    return {
      ArrowLeft: () => go(this.#model?.columns.parents[this.#selected] ?? NONE),
      ArrowRight: () => this.#enter(go),
      ArrowUp: () => go(this.#beside(-1)),
      ArrowDown: () => go(this.#beside(1)),
      Home: () => go(0),
      Enter: () => this.#toggle(this.#selected),
      " ": () => this.#toggle(this.#selected),
      "+": () => this.#picture.zoom(ZOOM),
      "=": () => this.#picture.zoom(ZOOM),
      "-": () => this.#picture.zoom(1 / ZOOM),
      0: () => this.#picture.fit(),
    };
  }

  /** To the first node below, which is opened. @param {(node: number) => void} go */
  #enter(go) {
    const model = this.#model;
    if (!model || model.children[this.#selected] === 0) return;
    if (!model.open[this.#selected]) this.#toggle(this.#selected);
    go(model.first[this.#selected]);
  }

  /** The visible node above or below on the same level. @param {1 | -1} by */
  #beside(by) {
    const model = this.#model;
    const column = model?.columnsOf[model.levels[this.#selected]];
    return column?.[column.indexOf(this.#selected) + by] ?? NONE;
  }
}
