/** The frame of a lesson: its title and introduction, its counters and summary, and where to go from it. */
import { countsAt, landmarkOf } from "../core/lesson-progress.js";
import { button, byId, input, make, setText } from "../kit/dom.js";
import { say, text } from "./learn-text.js";

/** @typedef {import("../core/analysis.d.ts").Lesson} Lesson */
/** @typedef {keyof typeof text.lessons.names} LessonId */

/** The player that does the same on a real position, where it is not alpha-beta. @type {Record<string, string>} */
const REAL = { expectimax: "expectimax", td: "strong", mcts: "mcts" };
/** The lessons in which chance moves. */
const CHANCE = ["expectimax", "td"];

/** The counters of each lesson; of others the leaves. @type {Record<string, (keyof typeof text.lessons.counters)[]>} */
const COUNTERS = {
  "alpha-beta": ["leaves", "cut", "minimax"],
  deepening: ["depth", "looks", "cut"],
  mcts: ["simulations"],
  td: ["games", "updates"],
};

/** Shows the frame of a lesson. @param {Lesson} lesson */
export function showFrame(lesson) {
  const { names, titles, intros, number, jump, ownHelp, ownChance, ownPosition } = text.lessons;
  const id = /** @type {LessonId} */ (lesson.id);
  const all = /** @type {LessonId[]} */ (Object.keys(names));
  setText(byId("lesson-title", HTMLElement), titles[id]);
  setText(byId("lesson-number", HTMLElement), say(number, { n: all.indexOf(id) + 1, all: all.length }));
  setText(byId("lesson-intro", HTMLElement), intros[id]);
  setText(button("lesson-jump"), jump[/** @type {keyof typeof jump} */ (landmarkOf(lesson))]);
  const help = id === "expectimax" ? ownChance : id === "tic-tac-toe" ? ownPosition : ownHelp;
  setText(byId("lesson-help", HTMLElement), help);
  byId("lesson-own", HTMLElement).hidden = lesson.nodes.length === 0;
  showOrder(lesson);
  showLinks(id, all[all.indexOf(id) + 1]);
}

/** The switch for the order of moves. @param {Lesson} lesson */
function showOrder({ orders, tree }) {
  byId("lesson-orders", HTMLElement).hidden = !orders;
  for (const [i, order] of (orders ?? []).entries()) input(`lesson-order-${i}`).checked = order === tree;
}

/** Links to the next lesson, and to a real position. @param {LessonId} id @param {LessonId | undefined} next */
function showLinks(id, next) {
  const link = byId("lesson-next", HTMLAnchorElement);
  link.hidden = next === undefined;
  if (next) {
    setText(link, say(text.lessons.nextLesson, { name: text.lessons.names[next] }));
    link.hash = `lesson=${next}`;
  }
  const real = byId("lesson-real", HTMLAnchorElement);
  const { chance = "", sides = "" } = real.dataset;
  real.hash = `${CHANCE.includes(id) ? chance : sides}&tab=tree&judge=${REAL[id] ?? "alpha-beta"}`;
}

/** The summary of a lesson, at its end. @param {Lesson} lesson */
export function summary(lesson) {
  /** @type {Record<string, string>} */
  const { minimax, ...own } = text.lessons.summaries;
  return say(own[lesson.id] ?? minimax, countsAt(lesson, lesson.steps.length - 1));
}

/** The counts up to a step. @param {Lesson} lesson @param {number} step */
export function showCounts(lesson, step) {
  const now = countsAt(lesson, step);
  const most = countsAt(lesson, lesson.steps.length - 1);
  const of = (/** @type {number} */ n, /** @type {number} */ all) =>
    say(text.lessons.counters.of, { n: say("{n}", { n }), all });
  /** @type {Record<string, string | number>} */
  const values = {
    leaves: of(now.leaves, now.all),
    looks: now.leaves,
    cut: now.cut,
    minimax: now.all,
    depth: of(now.depth, most.depth),
    simulations: of(now.simulations, most.simulations),
    games: of(now.games, most.games),
    updates: now.updates,
  };
  const shown = (COUNTERS[lesson.id] ?? ["leaves"]).map((name) =>
    make("div", {}, make("dt", {}, text.lessons.counters[name]), make("dd", {}, String(values[name]))),
  );
  byId("lesson-counters", HTMLElement).replaceChildren(...shown);
}
