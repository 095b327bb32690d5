/** Pairs of games by their five outcomes, as a bar with its numbers. */
import { make } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";

/** The points of a pair, from both games lost to both won. */
export const POINTS = ["0", "½", "1", "1½", "2"];

/** @param {number[]} pairs how many there are of each outcome */
export function outcomeBar(pairs) {
  if (!pairs.some((n) => n > 0)) return make("span", {}, "–");
  const parts = pairs.map((n, at) => {
    const part = make("span", { title: `${POINTS[at]}: ${wholeNumber(n)}` });
    part.style.flexGrow = String(n);
    return part;
  });
  return make(
    "span",
    { className: "outcomes" },
    make("span", { className: "outcome-bar", "aria-hidden": "true" }, ...parts),
    make("small", {}, pairs.map(wholeNumber).join(" · ")),
  );
}
