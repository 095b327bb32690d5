/** A recorded tree on the page: its picture and its text, the node in hand with the way to it, search, and files. */
import { button, byId, input, make, setText } from "../kit/dom.js";
import { download } from "../kit/download.js";
import { wholeNumber } from "../kit/numbers.js";
import { moveName, say, text } from "./analyse-text.js";
import { NONE, TreeModel } from "./tree-model.js";
import { TreeOutline } from "./tree-outline.js";
import { TreePicture, ZOOM } from "./tree-picture.js";
import { countDrawn, treeSvg } from "./tree-svg.js";
import { explainCut, factsOf, labelOf } from "./tree-words.js";

/** @typedef {import("../core/analysis.d.ts").TreeForm} TreeForm */

const TYPES = { text: "text/plain", dot: "text/vnd.graphviz", json: "application/json" };
const ENDS = { text: "txt", dot: "dot", json: "json" };

export class TreeView {
  #canvas = byId("tree-picture", HTMLCanvasElement);
  #list = byId("tree-outline", HTMLElement);
  #path = byId("tree-path", HTMLElement);
  #facts = byId("tree-node", HTMLElement);
  #cut = byId("tree-cut", HTMLElement);
  #found = byId("tree-found", HTMLElement);
  #export = byId("tree-export", HTMLDetailsElement);
  #sides = byId("tree-sides", HTMLElement);
  #wanted = input("tree-wanted");
  #picture = new TreePicture(this.#canvas, {
    select: (node) => this.#select(node),
    toggle: (node) => this.#toggle(node),
  });
  #outline = new TreeOutline(this.#list, (node) => this.#select(node));
  /** @type {TreeModel | undefined} */
  #model;
  #game = "";
  /** The side to move at the root, and the other. @type {[string, string]} */
  #names = ["", ""];
  #selected = 0;
  /** What the search found. @type {{words: string, nodes: number[], at: number}} */
  #hits = { words: "", nodes: [], at: 0 };

  /** @param {(form: TreeForm) => Promise<string | undefined>} ask asks for a form of the tree */
  constructor(ask) {
    this.#canvas.addEventListener("keydown", (event) => this.#key(event));
    byId("tree-views", HTMLElement).addEventListener("change", () => this.#turn(!input("tree-as-text").checked));
    button("tree-in").addEventListener("click", () => this.#picture.zoom(ZOOM));
    button("tree-out").addEventListener("click", () => this.#picture.zoom(1 / ZOOM));
    button("tree-fit").addEventListener("click", () => this.#picture.fit());
    button("tree-open-all").addEventListener("click", () => this.#openAll());
    button("tree-close-all").addEventListener("click", () => this.#openLine());
    button("tree-follow").addEventListener("click", () => this.#follow());
    for (const name of ["order", "sides"]) {
      byId(`tree-${name}`, HTMLElement).addEventListener("change", () => this.#rearrange());
    }
    this.#export.addEventListener("toggle", () => this.#showSizes());
    button("tree-find-back").addEventListener("click", () => this.#find(-1));
    byId("tree-find", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.#find(1);
    });
    for (const form of /** @type {TreeForm[]} */ (["text", "dot", "json"])) {
      button(`tree-${form}`).addEventListener("click", async () => {
        const words = await ask(form);
        if (words !== undefined) this.#save(words, ENDS[form], TYPES[form]);
      });
    }
    button("tree-svg").addEventListener("click", () => this.#saveSvg());
  }

  /**
   * @param {import("../core/analysis.d.ts").TreeColumns} columns
   * @param {string} game
   * @param {[string, string] | undefined} sides the side to move at the root, and the other, where two play
   */
  show(columns, game, sides) {
    this.#model = new TreeModel(columns, sides !== undefined);
    this.#game = game;
    this.#names = sides ?? [text.tree.player, text.tree.chance];
    this.#hits = { words: "", nodes: [], at: 0 };
    this.#sides.hidden = !this.#model.isSided;
    setText(byId("tree-view-root", HTMLElement), say(text.tree.viewOf, { side: this.#names[0] }));
    setText(this.#found, "");
    this.#export.open = false;
    this.#arrange();
    this.#model.layOut();
    this.#picture.show(this.#model);
    this.#outline.show(this.#model);
    this.#select(0);
  }

  /** Takes the order and the side that are chosen. */
  #arrange() {
    if (!this.#model) return;
    this.#model.order = input("tree-by-value").checked ? "value" : "search";
    this.#model.isForMover = input("tree-for-mover").checked;
  }

  #rearrange() {
    this.#arrange();
    this.#model?.layOut();
    if (this.#model) this.#outline.show(this.#model);
    this.#goBack();
  }

  /** Back to the node in hand, or to the one above it if it was a fold, which may be gone. */
  #goBack() {
    const model = this.#model;
    if (model) this.#goTo(model.isFold(this.#selected) ? model.parentOf(this.#selected) : this.#selected);
  }

  /** To the next node of the principal variation: from elsewhere to where the way to the node left it, from its end to the root. */
  #follow() {
    const model = this.#model;
    if (!model) return;
    const { line } = model;
    const left = model.path(this.#selected).filter((node) => model.onLine[node]).length - 1;
    const isOnLine = line[left] === this.#selected;
    this.#goTo(isOnLine ? (line[left + 1] ?? 0) : line[left]);
  }

  /** @param {boolean} isPicture */
  #turn(isPicture) {
    byId("tree-as-picture", HTMLElement).hidden = !isPicture;
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
    this.#cut.replaceChildren(...explainCut(model, node, this.#names, (other) => this.#goTo(other)));
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
    const shown = model.isFold(node) ? model.folded(node)[0] : node;
    model.setOpen(node, !model.open[node]);
    this.#select(shown);
    this.#picture.keep(shown, row);
  }

  #openAll() {
    this.#model?.openAll();
    this.#goBack();
  }

  #openLine() {
    this.#model?.openLine();
    this.#goTo(0);
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

  /** Says how many nodes each file has. */
  #showSizes() {
    const model = this.#model;
    if (!model) return;
    const words = say(text.tree.sizes, { open: wholeNumber(countDrawn(model)), n: model.size });
    setText(byId("tree-sizes", HTMLElement), words);
  }

  #saveSvg() {
    const model = this.#model;
    if (!model) return;
    const { title, part } = text.tree;
    const words = say(part, { n: countDrawn(model), all: model.columns.below[0] + 1 });
    this.#save(treeSvg(model, `${title}. ${words}`), "svg", "image/svg+xml");
  }

  /** @param {string} words @param {string} end @param {string} type */
  #save(words, end, type) {
    download(`${this.#game}-tree.${end}`, new Blob([words], { type }));
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
      ArrowLeft: () => go(this.#model?.parentOf(this.#selected) ?? NONE),
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
    if (!model) return;
    if (model.isFold(this.#selected)) return this.#toggle(this.#selected);
    if (model.children[this.#selected] === 0) return;
    if (!model.open[this.#selected]) this.#toggle(this.#selected);
    go(
      model.onLine[this.#selected] && model.columns.best[this.#selected] !== NONE
        ? model.columns.best[this.#selected]
        : model.ordered(this.#selected)[0],
    );
  }

  /** The visible node above or below on the same level. @param {1 | -1} by */
  #beside(by) {
    const model = this.#model;
    const column = model?.columnsOf[model.levelOf(this.#selected)];
    return column?.[column.indexOf(this.#selected) + by] ?? NONE;
  }
}
