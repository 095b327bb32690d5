/** The tree of a lesson, the root above: triangles for Max and Min, circles for chance, squares for leaves, or small boards. */

import { percent } from "../kit/numbers.js";
import { makeShape } from "../svg.js";
import { say, text } from "./learn-text.js";
import { lessonNumber } from "./lesson-words.js";

/** @typedef {import("../core/analysis.d.ts").Lesson} Lesson */
/** @typedef {import("../core/analysis.d.ts").LessonNode} LessonNode */
/** @typedef {import("../core/analysis.d.ts").NodeChange} NodeChange */

/** From leaf to leaf, of numbers and of boards. */
const [WIDE, WIDE_BOARD] = [46, 76];
/** From level to level, in a tree of two plies and in a deeper one. */
const [HIGH, HIGH_DEEP] = [84, 74];
const RADIUS = 20;
const MARGIN = 30;
/** Half a board, and a square of it. */
const [HALF, SQUARE] = [24, 16];

/** The outlines about the middle of a node. */
const SHAPES = {
  max: `M0 ${-RADIUS - 4}L${RADIUS + 4} ${RADIUS - 4}H${-RADIUS - 4}Z`,
  min: `M0 ${RADIUS + 4}L${RADIUS + 4} ${4 - RADIUS}H${-RADIUS - 4}Z`,
  chance: `M${-RADIUS} 0A${RADIUS} ${RADIUS} 0 1 1 ${RADIUS} 0A${RADIUS} ${RADIUS} 0 1 1 ${-RADIUS} 0Z`,
  leaf: `M-16 -16H16V16H-16Z`,
};
const BOARD = `M${-HALF} ${-HALF}H${HALF}V${HALF}H${-HALF}Z`;
const GRID = [-SQUARE / 2, SQUARE / 2].map((at) => `M${at} ${-HALF}V${HALF}M${-HALF} ${at}H${HALF}`).join("");

/** @param {string} tag @param {Record<string, string | number>} attributes @param {string} [words] */
function draw(tag, attributes, words) {
  const made = makeShape(tag, /** @type {Record<string, string>} */ (attributes)); // numbers become texts
  if (words !== undefined) made.textContent = words;
  return made;
}

export class LessonPicture {
  #svg;
  /** @type {Lesson | undefined} */
  #lesson;
  /** @type {SVGElement[]} */
  #groups = [];
  /** The line from each node to the one above. @type {Element[]} */
  #edges = [];
  /** The name of each node. @type {string[]} */
  #names = [];

  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.#svg = svg;
  }

  /** @param {Lesson} lesson */
  show(lesson) {
    this.#lesson = lesson;
    const { nodes } = lesson;
    this.#names = nameNodes(nodes);
    const isGame = nodes.some(({ board }) => board);
    const { x, y, width, height } = placeNodes(nodes, isGame ? WIDE_BOARD : WIDE);
    this.#svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.#svg.style.setProperty("--wide", `${width}px`);
    this.#edges = nodes.map(({ parent, probability }, i) => {
      const edge = draw("g", { class: "edge" });
      if (parent === null) return edge;
      edge.append(draw("path", { d: `M${x(parent)} ${y(parent)}L${x(i)} ${y(i)}` }));
      const middle = { x: (x(parent) + x(i)) / 2 + 14 * Math.sign(x(i) - x(parent)), y: (y(parent) + y(i)) / 2 + 4 };
      if (probability !== null) edge.append(draw("text", middle, percent(probability)));
      return edge;
    });
    this.#groups = nodes.map((node, i) => {
      const group = /** @type {SVGElement} */ (draw("g", { transform: `translate(${x(i)} ${y(i)})` }));
      group.append(...drawNode(node));
      return group;
    });
    this.#svg.replaceChildren(...this.#edges, ...this.#groups);
  }

  /** Shows the nodes as they are after a step. @param {number} step @param {number} [marked] a node that is asked about */
  at(step, marked) {
    const lesson = this.#lesson;
    if (!lesson) return;
    /** @type {(NodeChange | undefined)[]} */
    const states = lesson.nodes.map(() => undefined);
    for (const { changes } of lesson.steps.slice(0, step + 1)) for (const one of changes) states[one.node] = one;
    for (const [i, group] of this.#groups.entries()) {
      const { state = "new", value, alpha, beta, visits } = states[i] ?? {};
      const { mover, value: known, board } = lesson.nodes[i];
      const isHere = i === (marked ?? lesson.steps[step].node);
      group.setAttribute("class", `is-${state}${isHere ? " is-here" : ""}`);
      this.#edges[i].classList.toggle("is-cut", state === "cut");
      const [words, below] = group.querySelectorAll(".value, .below");
      const worth = value != null ? lessonNumber(value) : mover === "leaf" && !board ? lessonNumber(known) : "";
      words.textContent = worth;
      const bounds = alpha == null || beta == null ? "" : `${lessonNumber(alpha)} … ${lessonNumber(beta)}`;
      below.textContent = visits != null ? `${visits}×` : mover === "leaf" ? "" : bounds;
      this.#label(group, i, state, worth);
    }
  }

  /** @param {SVGElement} group @param {number} node @param {NodeChange["state"]} state @param {string} value */
  #label(group, node, state, value) {
    const { worth, wasCut } = text.lessons;
    const name = this.#names[node];
    group.setAttribute(
      "aria-label",
      state === "cut" ? say(wasCut, { node: name }) : value ? say(worth, { node: name, value }) : name,
    );
    if (!group.hasAttribute("tabindex")) group.setAttribute("role", "img");
  }

  /** Lets a node be clicked. @param {number[]} nodes none to end that @param {(place: number) => void} [onPick] hears its place among these nodes */
  ask(nodes, onPick) {
    for (const group of this.#groups) {
      group.setAttribute("role", "img");
      group.removeAttribute("tabindex");
      group.onclick = group.onkeydown = null;
    }
    for (const [place, node] of nodes.entries()) {
      const group = this.#groups[node];
      group.setAttribute("role", "button");
      group.setAttribute("tabindex", "0");
      group.onclick = () => onPick?.(place);
      group.onkeydown = (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onPick?.(place);
      };
    }
  }
}

/** The shape of a node with places for its words. @param {LessonNode} node */
function drawNode({ mover, board }) {
  if (!board) {
    return [
      draw("path", { class: "shape", d: SHAPES[mover] }),
      draw("text", { class: "value", y: mover === "max" ? 10 : mover === "min" ? 1 : 5 }),
      draw("text", { class: "below", y: mover === "min" ? RADIUS + 18 : RADIUS + 14 }),
    ];
  }
  const marks = [...board].flatMap((mark, i) => {
    const place = { x: ((i % 3) - 1) * SQUARE, y: (Math.floor(i / 3) - 1) * SQUARE + 4.5 };
    return mark === "." ? [] : [draw("text", { class: mark === "X" ? "mark is-max" : "mark is-min", ...place }, mark)];
  });
  return [
    draw("path", { class: "shape", d: BOARD }),
    draw("path", { class: "grid", d: GRID }),
    ...marks,
    draw("text", { class: "value", y: HALF + 15 }),
    draw("text", { class: "below" }),
  ];
}

/** Where the nodes stand: leaves in a row, others above the middle of their children. @param {LessonNode[]} nodes @param {number} wide */
function placeNodes(nodes, wide) {
  const levels = nodes.map(() => 0);
  for (const [i, { parent }] of nodes.entries()) if (parent !== null) levels[i] = levels[parent] + 1;
  const places = nodes.map(() => 0);
  let leaves = 0;
  for (const [i, { children }] of nodes.entries()) if (children.length === 0) places[i] = leaves++;
  for (let i = nodes.length - 1; i >= 0; i--) {
    const { children } = nodes[i];
    if (children.length > 0) places[i] = (places[children[0]] + places[children[children.length - 1]]) / 2;
  }
  const depth = Math.max(...levels, 0);
  const high = depth > 2 ? HIGH_DEEP : HIGH;
  return {
    x: (/** @type {number} */ node) => MARGIN / 2 + (places[node] + 0.5) * wide,
    y: (/** @type {number} */ node) => MARGIN + levels[node] * high,
    width: Math.max(1, leaves) * wide + MARGIN,
    height: depth * high + 2 * MARGIN + 16,
  };
}

/** The names of the nodes: the side, and the way from the root as numbers. @param {LessonNode[]} nodes */
function nameNodes(nodes) {
  const { movers, root, node: named } = text.lessons;
  const ways = nodes.map(() => "");
  return nodes.map(({ parent, mover }, i) => {
    if (parent === null) return say(root, { mover: movers[mover] });
    ways[i] = `${ways[parent] && `${ways[parent]}.`}${nodes[parent].children.indexOf(i) + 1}`;
    return say(named, { mover: movers[mover], place: ways[i] });
  });
}
