/** The steps of a lesson in sentences. */
import { makeFormat, percent } from "../kit/numbers.js";
import { language, moveWords } from "../kit/page-text.js";
import { say, text } from "./learn-text.js";

/** @typedef {import("../core/analysis.d.ts").Lesson} Lesson */
/** @typedef {import("../core/analysis.d.ts").LessonEvent} LessonEvent */
/** @typedef {import("../core/analysis.d.ts").Mover} Mover */
/** @template {LessonEvent["kind"]} K @typedef {Extract<LessonEvent, {kind: K}>} Event */

const twoDigits = makeFormat({ maximumFractionDigits: 2 });

/** A number of a lesson. @param {number} value */
export const lessonNumber = (value) =>
  Number.isFinite(value) ? twoDigits(Math.round(value * 100) / 100 + 0).replace("-", "−") : value < 0 ? "−∞" : "∞";

/** @type {Record<"best" | "killer" | "history", "orderBest" | "orderKiller" | "orderHistory">} */
const ORDER = { best: "orderBest", killer: "orderKiller", history: "orderHistory" };
/** @type {Record<Mover, "enterMax" | "enterMin" | "enterChance">} */
const ENTER = { max: "enterMax", min: "enterMin", chance: "enterChance" };

/** The sentence of a step. @param {Lesson} lesson @param {number} step */
export function caption({ id, steps }, step) {
  const { event } = steps[step];
  const isTurned = id === "negamax";
  switch (event.kind) {
    case "enter":
      return enter(event, isTurned);
    case "order":
      return fill(ORDER[event.reason], event);
    case "take":
      return fill(take(event), event);
    case "negate": {
      const isBetter = event.before === null || -event.below > event.before;
      return fill(isBetter ? "turned" : "turnedKept", { ...event, found: -event.below });
    }
    case "average": {
      const { found, probability } = event;
      return fill("average", { ...event, percent: percent(probability), share: found * probability });
    }
    case "cut": {
      const leaves = new Intl.ListFormat(language.id).format(event.leaves.map(lessonNumber));
      return fill(event.mover === "max" ? "cutMax" : "cutMin", { ...event, n: event.leaves.length, leaves });
    }
    case "return":
      return fill(leave(event, isTurned), event);
    case "select":
      return fill("select", { ...event, mover: text.lessons.movers[event.mover] });
    case "expand":
      return fill("expand", { ...event, n: event.fresh });
    case "visits":
      return fill("visits", { ...event, n: event.visits });
    case "move": {
      const { arrow, name } = moveWords(event.direction);
      return fill("move", { ...event, direction: `${arrow} ${name}` });
    }
    case "update":
      return fill("update", { ...event, target: event.points + event.next });
    default:
      return fill(event.kind, event);
  }
}

/** The bound of each child, where UCB1 chooses. @param {LessonEvent} event @returns {string[]} */
export function bounds(event) {
  if (event.kind !== "select") return [];
  return event.bounds.map(({ mean, bonus }, i) => {
    const values = { number: i + 1, mean, bonus, bound: round(mean) + round(bonus) };
    return fill(i + 1 === event.number ? "largest" : "bound", values);
  });
}

/** Rounded as it is shown, so that sums add up. @param {number} value */
const round = (value) => Math.round(value * 100) / 100;

/** @param {keyof typeof text.lessons.steps} key @param {object} values */
function fill(key, values) {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" && name !== "n" ? lessonNumber(value) : value,
  ]);
  return say(text.lessons.steps[key], Object.fromEntries(shown));
}

/** @param {Event<"enter">} event @param {boolean} isTurned */
function enter({ mover, alpha, beta }, isTurned) {
  if (isTurned) return fill("enterSide", {});
  const words = [fill(ENTER[mover], {})];
  if (Number.isFinite(alpha)) words.push(fill("maxHas", { value: alpha }));
  if (Number.isFinite(beta)) words.push(fill("minHas", { value: beta }));
  return words.join(" ");
}

/** @param {Event<"take">} event */
function take({ mover, found, before }) {
  if (mover === "max") return before === null ? "firstMax" : found > before ? "betterMax" : "keptMax";
  return before === null ? "firstMin" : found < before ? "betterMin" : "keptMin";
}

/** @param {Event<"return">} event @param {boolean} isTurned */
function leave({ mover, bound }, isTurned) {
  if (isTurned) return "returnSide";
  if (mover === "chance") return "returnChance";
  if (mover === "max") return bound ? "boundMax" : "returnMax";
  return bound ? "boundMin" : "returnMin";
}
