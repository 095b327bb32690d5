/** The winning chances over the moves of a game, as a small line. */
import { dialogWords } from "../kit/dialog-words.js";
import { percentage } from "../kit/numbers.js";
import { say } from "../kit/page-text.js";
import { makeShape } from "../svg.js";

/** The units of a picture. */
const [WIDTH, HEIGHT] = [320, 72];

/**
 * @param {number[]} chances before the first ply and after each
 * @param {string} title
 * @param {number} [turn] the ply that is marked
 */
export function drawCourse(chances, title, turn) {
  const last = chances.length - 1;
  const at = (/** @type {number} */ ply) =>
    `${((WIDTH * ply) / Math.max(1, last)).toFixed(1)} ${(HEIGHT * (1 - chances[ply])).toFixed(1)}`;
  const line = chances.map((_, ply) => at(ply)).join("L");
  const [first, before] = [chances[0], chances[Math.max(0, last - 1)]].map((chance) => percentage(chance, 1));
  const label = say(dialogWords().end.chances, { title, first, last: before });
  return makeShape(
    "svg",
    {
      class: "course",
      viewBox: `0 -6 ${WIDTH} ${HEIGHT + 12}`,
      preserveAspectRatio: "none",
      role: "img",
      "aria-label": label,
    },
    [
      makeShape("path", { class: "course-area", d: `M0 ${HEIGHT}L${line}L${WIDTH} ${HEIGHT}Z` }),
      makeShape("path", { class: "course-even", d: `M0 ${HEIGHT / 2}H${WIDTH}` }),
      makeShape("path", { class: "course-line", d: `M${line}` }),
      ...(turn ? [makeShape("path", { class: "course-turn", d: `M${at(turn)}h0` })] : []),
    ],
  );
}
