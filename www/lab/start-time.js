/** How long the experiment takes, measured by trial moves before it starts. */

import { byId, setText } from "../kit/dom.js";
import { describeEstimate, Estimator } from "./estimator.js";
import { text } from "./text.js";

/** @typedef {import("./types.d.ts").Experiment} Experiment */

/** The trial waits until the form is left alone for so long. */
const REST_MS = 500;
/** A longer experiment starts only once the visitor has seen how long it takes. */
const LONG_MS = 60_000;

export class StartTime {
  #estimator;
  #place = byId("setup-time", HTMLElement);
  /** The experiment and the workers that are measured, as text. */
  #measured = "";
  /** @type {AbortController | null} */
  #abort = null;
  /** The estimate of what is measured, when it is there. @type {Promise<import("./types.d.ts").Estimate | null>} */
  #estimate = Promise.resolve(null);
  /** The estimate that the visitor has seen. @type {import("./types.d.ts").Estimate | null} */
  #seen = null;

  /** @param {import("./engine.js").Engine} engine */
  constructor(engine) {
    this.#estimator = new Estimator(engine);
  }

  /** Measures an experiment, and shows how long it takes. @param {Experiment | null} experiment null for one that cannot start @param {number} workers */
  show(experiment, workers) {
    const asked = experiment ? JSON.stringify([experiment, workers]) : "";
    if (asked === this.#measured) return;
    this.#measured = asked;
    this.#abort?.abort();
    this.#abort = new AbortController();
    this.#seen = null;
    setText(this.#place, "");
    if (experiment) this.#estimate = this.#measure(structuredClone(experiment), workers, this.#abort.signal);
  }

  /** @param {Experiment} experiment @param {number} workers @param {AbortSignal} signal @returns {Promise<import("./types.d.ts").Estimate | null>} */
  async #measure(experiment, workers, signal) {
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    if (signal.aborted) return null;
    setText(this.#place, text.setup.measuring);
    const estimate = await this.#estimator.estimate(experiment, workers, signal).catch(() => null);
    if (signal.aborted) return null;
    setText(this.#place, estimate ? describeEstimate(estimate) : "");
    this.#seen = estimate;
    return estimate;
  }

  /** Whether the experiment may start: it is short, or the visitor has seen how long it takes. Says so otherwise. */
  async confirm() {
    if (this.#seen) return true;
    const asked = this.#estimate;
    const estimate = await asked;
    if (asked !== this.#estimate) return false; // the form has changed meanwhile
    if (!estimate || estimate.ms <= LONG_MS) return true;
    setText(this.#place, `${describeEstimate(estimate)}. ${text.setup.again}`);
    return false;
  }

  /** Milliseconds that it is likely to take; null while that is not known. */
  get expectedMs() {
    return this.#seen?.ms ?? null;
  }
}
