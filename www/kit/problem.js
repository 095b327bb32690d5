/** What went wrong, in a person's words; the technical text unfolds. */
import { messageOf } from "../core/arguments.js";
import { make } from "./dom.js";
import { text } from "./page-text.js";

/** An error whose message is written for the visitor. */
export class VisitorError extends Error {}

/** The paragraphs of a message. @param {string} message @param {string} [details] technical */
export function makeMessage(message, details) {
  const paragraph = make("p", {}, message);
  return details ? [paragraph, makeDetails(details)] : [paragraph];
}

/** A technical text that unfolds. @param {string} details */
export const makeDetails = (details) =>
  make("details", {}, make("summary", {}, text.notices.details), make("p", {}, details));

/**
 * What an error says to the visitor, and what to a technician.
 * @param {unknown} error
 * @param {string} [message] where it has none for the visitor
 * @returns {[told: string, details?: string]}
 */
export const describeError = (error, message = text.notices.failed) =>
  error instanceof VisitorError ? [error.message] : [message, messageOf(error)];

/**
 * Shows what is wrong, or clears the place.
 * @param {HTMLElement} place
 * @param {unknown} [error] none: nothing is wrong
 * @param {string} [message] for the visitor, where the error has none
 */
export function showProblem(place, error, message) {
  const [told, details] = error === undefined ? [""] : describeError(error, message);
  const key = [told, details].join("\n");
  // What stands there already is not read out again.
  if (place.dataset.told === key && place.firstElementChild) return;
  place.dataset.told = key;
  place.replaceChildren(...(told ? makeMessage(told, details) : []));
}
