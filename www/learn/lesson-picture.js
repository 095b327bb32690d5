/** The tree of a lesson, the root above: triangles for Max and Min, circles for chance, squares for leaves. */
import { makeShape } from "../svg.js";
import { text } from "./learn-text.js";

/** @typedef {import("../core/analysis.d.ts").Lesson} Lesson */
/** @typedef {import("../core/analysis.d.ts").NodeChange} NodeChange */

/** From leaf to leaf, and from level to level. */
const [WIDE, HIGH] = [58, 92];
const RADIUS = 20;
const MARGIN = 34;

/** The outlines about the middle of a node. */
const SHAPES = {
  max: `M0 ${-RADIUS - 4}L${RADIUS + 4} ${RADIUS - 4}H${-RADIUS - 4}Z`,
  min: `M0 ${RADIUS + 4}L${RADIUS + 4} ${4 - RADIUS}H${-RADIUS - 4}Z`,
  chance: `M${-RADIUS} 0A${RADIUS} ${RADIUS} 0 1 1 ${RADIUS} 0A${RADIUS} ${RADIUS} 0 1 1 ${-RADIUS} 0Z`,
  leaf: `M-16 -16H16V16H-16Z`,
};

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

  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.#svg = svg;
  }

  /** @param {Lesson} lesson */
  show(lesson) {
    this.#lesson = lesson;
    const { nodes } = lesson;
    const levels = nodes.map(() => 0);
    for (const [i, { parent }] of nodes.entries()) if (parent !== null) levels[i] = levels[parent] + 1;
    const places = nodes.map(() => 0);
    let leaves = 0;
    for (const [i, { children }] of nodes.entries()) if (children.length === 0) places[i] = leaves++;
    for (let i = nodes.length - 1; i >= 0; i--) {
      const { children } = nodes[i];
      if (children.length > 0) places[i] = (places[children[0]] + places[children[children.length - 1]]) / 2;
    }
    const width = Math.max(1, leaves) * WIDE + 2 * MARGIN;
    const height = Math.max(...levels, 0) * HIGH + 2 * MARGIN + 24;
    for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` })) {
      this.#svg.setAttribute(name, String(value));
    }
    const x = (/** @type {number} */ node) => MARGIN + (places[node] + 0.5) * WIDE;
    const y = (/** @type {number} */ node) => MARGIN + levels[node] * HIGH;
    const lines = nodes.flatMap(({ parent }, i) =>
      parent === null ? [] : [draw("path", { d: `M${x(parent)} ${y(parent)}L${x(i)} ${y(i)}` })],
    );
    this.#groups = nodes.map(({ mover }, i) => {
      const group = /** @type {SVGElement} */ (draw("g", { transform: `translate(${x(i)} ${y(i)})` }));
      group.append(
        draw("path", { class: "shape", d: SHAPES[mover] }),
        draw("text", { class: "value", y: mover === "max" ? 9 : mover === "min" ? 0 : 4 }),
        draw("text", { class: "window", y: RADIUS + 18 }),
      );
      return group;
    });
    this.#svg.replaceChildren(...lines, ...this.#groups);
  }

  /** Shows the nodes as they are after a step. @param {number} step */
  at(step) {
    const lesson = this.#lesson;
    if (!lesson) return;
    /** @type {(NodeChange | undefined)[]} */
    const states = lesson.nodes.map(() => undefined);
    for (const { changes } of lesson.steps.slice(0, step + 1)) for (const one of changes) states[one.node] = one;
    for (const [i, group] of this.#groups.entries()) {
      const { state = "new", value, alpha, beta, visits } = states[i] ?? {};
      const { mover, value: known } = lesson.nodes[i];
      const isHere = lesson.steps[step].node === i;
      group.setAttribute("class", `is-${state}${isHere ? " is-here" : ""}`);
      const [, words, window] = group.children;
      words.textContent = value ?? (mover === "leaf" ? String(known) : "");
      const bounds = alpha == null ? "" : `[${alpha}, ${beta}]`;
      window.textContent = visits == null ? (mover === "leaf" ? "" : bounds) : `${visits}×`;
    }
    this.#svg.setAttribute("aria-label", this.#described(lesson, states));
  }

  /** The nodes with values, in words. @param {Lesson} lesson @param {(NodeChange | undefined)[]} states */
  #described({ nodes }, states) {
    const { movers, values, picture } = text.lessons;
    const known = states.flatMap((one, i) => (one?.value ? [`${movers[nodes[i].mover]} ${one.value}`] : []));
    return known.length > 0 ? `${picture}. ${values}: ${known.join(", ")}` : picture;
  }
}
