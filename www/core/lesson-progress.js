/** How far a lesson has come: what was counted up to a step, and where the next landmark is. */

/** @typedef {import("./analysis.d.ts").Lesson} Lesson */
/** @typedef {import("./analysis.d.ts").LessonEvent} LessonEvent */

/** The events that a reader may jump to in each lesson; in others the leaves. @type {Record<string, LessonEvent["kind"]>} */
const LANDMARKS = { "alpha-beta": "cut", deepening: "cut", mcts: "backup", td: "update" };

/** The kind of step that a reader may jump to. @param {Lesson} lesson */
export const landmarkOf = (lesson) => LANDMARKS[lesson.id] ?? "leaf";

/** The next landmark after a step; the last step where there is none. @param {Lesson} lesson @param {number} step */
export function nextLandmark(lesson, step) {
  const kind = landmarkOf(lesson);
  const next = lesson.steps.findIndex(({ event }, i) => i > step && event.kind === kind);
  return next < 0 ? lesson.steps.length - 1 : next;
}

/** The counts up to a step. An estimate counts as a leaf: the search looks no further. @param {Lesson} lesson @param {number} step */
export function countsAt(lesson, step) {
  const events = lesson.steps.slice(0, step + 1).map(({ event }) => event);
  const count = (/** @type {LessonEvent["kind"][]} */ ...kinds) =>
    events.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    leaves: count("leaf", "estimate"),
    all: lesson.nodes.filter(({ mover }) => mover === "leaf").length,
    cut: events.reduce((sum, event) => sum + (event.kind === "cut" ? event.leaves.length : 0), 0),
    depth: count("depth"),
    simulations: count("backup"),
    games: count("game"),
    updates: count("update"),
  };
}

/** The learned values up to a step: tiles and value, in the order in which they were learned. @param {Lesson} lesson @param {number} step */
export function learnedAt(lesson, step) {
  /** @type {Map<string, {cells: number[], value: number}>} */
  const values = new Map();
  for (const { event } of lesson.steps.slice(0, step + 1)) {
    if (event.kind === "update") values.set(event.cells.join(), { cells: event.cells, value: event.new });
  }
  return [...values.values()];
}
