/** The course of a game as a small line: the winning chances, or the score to expect, ply by ply. */
import { makeShape } from "../svg.js";

/** The units of a picture. */
const [WIDTH, HEIGHT] = [320, 72];

/**
 * @param {number[]} parts from 0 to 1, before the first ply and after each
 * @param {string} label
 * @param {{marks?: {ply: number, kind: string}[], now?: number, plies?: number}} [options] `now`: the ply in view; `plies`: of a game of which more is to come
 */
export function drawCourse(parts, label, { marks = [], now, plies = parts.length - 1 } = {}) {
  const across = (/** @type {number} */ ply) => ((WIDTH * ply) / Math.max(1, plies)).toFixed(1);
  const at = (/** @type {number} */ ply) => `${across(ply)} ${(HEIGHT * (1 - parts[ply])).toFixed(1)}`;
  const line = parts.map((_, ply) => at(ply)).join("L");
  const path = (/** @type {string} */ name, /** @type {string} */ d, more = {}) =>
    makeShape("path", { class: `course-${name}`, d, ...more });
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
      path("area", `M0 ${HEIGHT}L${line}L${across(parts.length - 1)} ${HEIGHT}Z`),
      path("even", `M0 ${HEIGHT / 2}H${WIDTH}`),
      ...(now === undefined ? [] : [path("now", `M${across(now)} -6V${HEIGHT + 6}`)]),
      path("line", `M${line}`),
      ...marks.map(({ ply, kind }) => path("mark", `M${at(ply)}h0`, { "data-kind": kind })),
    ],
  );
}
