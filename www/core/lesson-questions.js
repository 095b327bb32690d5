/** The questions that a lesson can ask about its next step. Moves and leaves are numbered from 1, from the left. */
import { landmarkOf } from "./lesson-progress.js";

/** @typedef {import("./analysis.d.ts").Lesson} Lesson */
/** @typedef {import("./analysis.d.ts").LessonEvent} LessonEvent */
/** @typedef {import("./analysis.d.ts").LessonQuestion} LessonQuestion */

/** Steps that end the look at a leaf or a node, or start a search. @type {LessonEvent["kind"][]} */
const SEARCHED = ["leaf", "estimate", "cut", "depth"];

/** The answer that nothing is cut off. */
export const NOTHING = "–";

/** All questions, in the order of their steps, the move at the root first. @param {Lesson} lesson @returns {LessonQuestion[]} */
export function questionsOf(lesson) {
  const found = lesson.steps.flatMap((_, step) => [...askBefore(lesson, step)]);
  return [...askChoice(lesson), ...found].sort((one, other) => one.step - other.step);
}

/** The first question that can be asked at a step or after it; one about the root, which the last step answers, comes last. @param {Lesson} lesson @param {number} step @returns {LessonQuestion | undefined} */
export function nextQuestion(lesson, step) {
  // A value and the move of the root may be asked until they are shown.
  const open = questionsOf(lesson).filter(
    ({ ask, reveal, step: at }) => reveal > step && (at >= step || ask === "value" || ask === "choice"),
  );
  const next = open.find(({ reveal }) => reveal < lesson.steps.length - 1) ?? open[0];
  return next && { ...next, step: Math.max(next.step, step) };
}

/** Which move the algorithm chooses at the root. @param {Lesson} lesson @returns {LessonQuestion[]} */
function askChoice({ nodes, steps, choice }) {
  if (choice === null) return [];
  const { children } = nodes[0];
  return [
    { ask: "choice", step: 0, reveal: steps.length - 1, node: 0, answer: String(choice + 1), ...numbered(children) },
  ];
}

/** The questions that a step answers. @param {Lesson} lesson @param {number} step @returns {Generator<LessonQuestion>} */
function* askBefore(lesson, step) {
  const { node, event } = lesson.steps[step];
  const isCutting = landmarkOf(lesson) === "cut"; // there a value is often only a bound
  if (event.kind === "return" || event.kind === "choose") {
    if (!isCutting) yield* askValue(lesson, step, event.value);
  } else if (event.kind === "update") yield* askUpdate(step, event);
  else if (event.kind === "leaf" && step > 0) yield* askNext(lesson, step);
  else if (event.kind === "select" && step > 0) {
    const parent = Number(lesson.nodes[node].parent);
    const choices = numbered(lesson.nodes[parent].children);
    yield { ask: "ucb", step: step - 1, reveal: step, node: parent, answer: String(event.number), ...choices };
  } else if (event.kind === "take" && isCutting) yield* askCut(lesson, step);
}

/** When the search last came to the node of a step. @param {Lesson} lesson @param {number} step */
function lastEnter({ steps }, step) {
  const { node } = steps[step];
  return steps.findLastIndex(({ event, node: at }, i) => i < step && at === node && event.kind === "enter");
}

/** The value of a node, asked when the search comes to it. @param {Lesson} lesson @param {number} step @param {number} value @returns {Generator<LessonQuestion>} */
function* askValue(lesson, step, value) {
  const { nodes, steps } = lesson;
  const { node } = steps[step];
  const start = lastEnter(lesson, step);
  const found = steps.slice(start, step).flatMap(({ event, node: at }) => {
    if (at !== node) return [];
    if (event.kind === "negate") return [event.below, -event.below]; // a sign is soon forgotten
    return event.kind === "take" || event.kind === "average" ? [event.found] : [];
  });
  const mean = found.reduce((sum, one) => sum + one, 0) / found.length;
  const choices = asChoices([value, ...found, ...(nodes[node].mover === "chance" ? [mean] : [])]);
  if (choices.length > 1) yield { ask: "value", step: start, reveal: step, node, answer: asText(value), choices };
}

/** The new value of a board. @param {number} step @param {Extract<import("./analysis.d.ts").LessonEvent, {kind: "update"}>} event @returns {Generator<LessonQuestion>} */
function* askUpdate(step, { old, points, next, new: value }) {
  const choices = asChoices([old, value, points + next, old + points + next, points]);
  if (choices.length > 1) yield { ask: "value", step: step - 1, reveal: step, node: 0, answer: asText(value), choices };
}

/** Which leaf comes next, asked after a cut-off and at the start: elsewhere it is the neighbour. Not asked where an estimate comes first. @param {Lesson} lesson @param {number} step @returns {Generator<LessonQuestion>} */
function* askNext({ nodes, steps }, step) {
  const before = steps.findLastIndex(({ event }, i) => i < step && SEARCHED.includes(event.kind));
  if (before >= 0 && steps[before].event.kind !== "cut") return;
  const leaves = nodes.flatMap(({ mover }, i) => (mover === "leaf" ? [i] : []));
  const answer = String(leaves.indexOf(steps[step].node) + 1);
  yield {
    ask: "next",
    step: Math.max(0, before),
    reveal: step,
    node: steps[Math.max(0, before)].node,
    answer,
    ...numbered(leaves),
  };
}

/** Which leaves are cut off now that a child has a value, if there are any left. @param {Lesson} lesson @param {number} step @returns {Generator<LessonQuestion>} */
function* askCut(lesson, step) {
  const { nodes, steps } = lesson;
  const next = steps[step + 1]?.event;
  const { node } = steps[step];
  const { children } = nodes[node];
  if (node === 0 || !children.every((child) => nodes[child].mover === "leaf")) return;
  // An earlier iteration may have looked at the same leaves.
  const looked = steps.slice(lastEnter(lesson, step), step).map(({ node: at }) => at);
  const open = children.filter((child) => !looked.includes(child)).map((child) => nodes[child].value);
  const left = next?.kind === "cut" ? next.leaves : open;
  if (left.length === 0) return;
  const texts = left.map((_, i) => left.slice(i).map(asText).join(", "));
  const answer = next?.kind === "cut" ? texts[0] : NOTHING;
  yield { ask: "cut", step, reveal: step + 1, node, answer, choices: [NOTHING, ...new Set(texts.reverse())] };
}

/** Choices by number, each with its node. @param {number[]} nodes */
const numbered = (nodes) => ({ choices: nodes.map((_, i) => String(i + 1)), nodes });

/** Different values as choices, the least first. @param {number[]} values */
const asChoices = (values) => [...new Set(values.sort((one, other) => one - other).map(asText))];

/** A number with at most two decimals. @param {number} value */
const asText = (value) => String(Math.round(value * 100) / 100 + 0);

/** The question that a link asks: of its kind, and at its step where there are several. @param {Lesson} lesson @param {string} ask @param {number} step */
export function findQuestion(lesson, ask, step) {
  const all = questionsOf(lesson).filter((one) => one.ask === ask);
  if (ask === "choice") return all[0] && { ...all[0], step: Math.max(0, Math.min(step, all[0].reveal - 1)) };
  return all.find((one) => one.step >= step) ?? all.at(-1);
}
