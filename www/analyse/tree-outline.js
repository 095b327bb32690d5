/** The tree as indented text: a tree view with keys, whose nodes are made when the one above is opened. */
import { make } from "../kit/dom.js";
import { nodeWords } from "./tree-words.js";

/** @typedef {import("./tree-model.js").TreeModel} TreeModel */

export class TreeOutline {
  #root;
  #select;
  /** @type {TreeModel | undefined} */
  #model;
  /** The items that are there, by node. @type {Map<number, HTMLElement>} */
  #items = new Map();
  #at = 0;

  /** @param {HTMLElement} root an element with the role of a tree @param {(node: number) => void} select */
  constructor(root, select) {
    this.#root = root;
    this.#select = select;
    root.addEventListener("keydown", (event) => this.#key(event));
    root.addEventListener("click", (event) => this.#click(event));
  }

  /** @param {TreeModel} model */
  show(model) {
    this.#model = model;
    this.#items.clear();
    this.#root.replaceChildren(this.#item(model, 0, 1, 1));
    for (const node of model.line) this.#open(node);
    this.#focus(0);
  }

  /** Opens what hides a node, and marks it. @param {number} node */
  reveal(node) {
    for (const above of this.#model?.path(node).slice(0, -1) ?? []) this.#open(above);
    this.#focus(node);
    this.#items.get(node)?.scrollIntoView({ block: "nearest" });
  }

  /** @param {TreeModel} model @param {number} node @param {number} place counted from 1 @param {number} all */
  #item(model, node, place, all) {
    const { title, more } = nodeWords(model, node);
    const words = more ? `${title}  ${more}` : title;
    const item = make("li", { role: "treeitem", tabIndex: -1 }, make("span", { className: "outline-words" }, words));
    item.setAttribute("aria-label", words); // without those below it
    item.dataset.node = String(node);
    item.setAttribute("aria-level", String(model.levels[node] + 1));
    item.setAttribute("aria-posinset", String(place));
    item.setAttribute("aria-setsize", String(all));
    item.setAttribute("aria-selected", "false");
    if (model.children[node] > 0) item.setAttribute("aria-expanded", "false");
    this.#items.set(node, item);
    return item;
  }

  /** @param {number} node */
  #open(node) {
    const [model, item] = [this.#model, this.#items.get(node)];
    if (!model || item?.getAttribute("aria-expanded") !== "false") return;
    item.setAttribute("aria-expanded", "true");
    const below = model.ordered(node);
    const items = below.map((child, i) => this.#item(model, child, i + 1, below.length));
    item.append(make("ul", { role: "group" }, ...items));
  }

  /** @param {number} node */
  #close(node) {
    const item = this.#items.get(node);
    if (item?.getAttribute("aria-expanded") !== "true") return;
    item.setAttribute("aria-expanded", "false");
    const group = item.querySelector("ul");
    for (const one of group?.querySelectorAll("li") ?? []) this.#items.delete(Number(one.dataset.node));
    group?.remove();
  }

  /** The one item that the Tab key reaches. @param {number} node */
  #focus(node) {
    const before = this.#items.get(this.#at);
    before?.setAttribute("aria-selected", "false");
    if (before) before.tabIndex = -1;
    this.#at = node;
    const item = this.#items.get(node);
    if (!item) return;
    item.setAttribute("aria-selected", "true");
    item.tabIndex = 0;
  }

  /** @param {number} node */
  #go(node) {
    this.#focus(node);
    this.#items.get(node)?.focus();
    this.#select(node);
  }

  /** @param {MouseEvent} event */
  #click({ target }) {
    const item = target instanceof Element ? target.closest("[role=treeitem]") : null;
    if (!(item instanceof HTMLElement)) return;
    const node = Number(item.dataset.node);
    if (item.getAttribute("aria-expanded") === "true") this.#close(node);
    else this.#open(node);
    this.#go(node);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const visible = [...this.#root.querySelectorAll("[role=treeitem]")];
    const item = this.#items.get(this.#at);
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = visible.indexOf(item);
    const isOpen = item.getAttribute("aria-expanded") === "true";
    const above = this.#model?.columns.parents[this.#at] ?? -1;
    const goTo = (/** @type {Element | undefined} */ next) => {
      if (next instanceof HTMLElement) this.#go(Number(next.dataset.node));
    };
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowDown: () => goTo(visible[place + 1]),
      ArrowUp: () => goTo(visible[place - 1]),
      Home: () => goTo(visible[0]),
      End: () => goTo(visible.at(-1)),
      ArrowRight: () => (isOpen ? goTo(visible[place + 1]) : this.#open(this.#at)),
      ArrowLeft: () => (isOpen ? this.#close(this.#at) : above >= 0 && this.#go(above)),
      Enter: () => (isOpen ? this.#close(this.#at) : this.#open(this.#at)),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
}
