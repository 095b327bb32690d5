/** The scores of a daily board, the best first: those of the computer, and the visitor's best. */

import { byId, make } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { text } from "./puzzles-text.js";
import { RIVALS } from "./rivals.js";

/** @param {number[]} [scores] of the computer, as far as they are known @param {number} [best] of the visitor */
export function drawRanking(scores = [], best = 0) {
  const rivals = scores
    .slice(0, RIVALS.length)
    .map((score, at) => ({ name: text.rivals[RIVALS[at].name], score, className: "" }));
  const all = best ? [...rivals, { name: text.rivals.you, score: best, className: "you" }] : rivals;
  all.sort((one, other) => other.score - one.score);
  const rows = all.map(({ name, score, className }) =>
    make("li", { className }, make("span", {}, name), bar(score, all[0].score), make("b", {}, wholeNumber(score))),
  );
  byId("rivals", HTMLElement).replaceChildren(...rows);
}

/** A bar by the logarithm: the strongest makes a hundred times what the weakest makes. @param {number} score @param {number} most */
const bar = (score, most) =>
  make("progress", { max: Math.log1p(most), value: Math.log1p(score), "aria-hidden": "true" });
