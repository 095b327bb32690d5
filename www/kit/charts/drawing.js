/** Draws a chart into a place. */
import { text } from "../page-text.js";
import { describeError, makeMessage } from "../problem.js";

/** @typedef {typeof import("./chart.js")} Library */

/**
 * Fills a place with a chart. Where the library does not arrive, the place says so; the next drawing tries again.
 * @param {HTMLElement} place
 * @param {(library: Library) => Element | null} draw null leaves the place as it is
 */
export async function drawIn(place, draw) {
  try {
    const drawn = draw(await import("./chart.js"));
    if (drawn) place.replaceChildren(drawn);
  } catch (error) {
    place.replaceChildren(...makeMessage(...describeError(error, text.notices.chart)));
  }
}
