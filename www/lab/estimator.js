/** How long an experiment will take, before it starts: a worker lets each player play for a moment. */

import { estimate } from "../core/lab/estimate.js";
import { MAX_LEARNED_WORKERS, playersNeedingWeights } from "../core/lab/learned.js";
import { timeAsSaid, wholeNumber } from "../kit/numbers.js";
import { time } from "./format.js";
import { say, text } from "./text.js";
import { createTrialHost } from "./workers.js";

/**
 * @typedef {import("./types.d.ts").Estimate} Estimate
 * @typedef {import("./types.d.ts").Experiment} Experiment
 */

/** The worker ends when nobody has asked for so long. */
const IDLE_MS = 60_000;
/** An experiment that may take this many times longer than is likely is told with both times. */
const FAR_APART = 1.5;
/** Less is no matter of waiting. */
const SOON_MS = 2500;

/** Estimates experiments, one at a time: a newer question calls off the one before. */
export class Estimator {
  #engine;
  #host;
  #newer = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #idle;

  /** @param {import("./engine.js").Engine} engine */
  constructor(engine) {
    this.#engine = engine;
    this.#host = createTrialHost();
  }

  /**
   * Estimates how long an experiment takes.
   * @param {Experiment} experiment one that can start
   * @param {number} workers that will play
   * @param {AbortSignal} [signal] calls it off
   * @returns {Promise<Estimate>} rejects with an `AbortError` when it is called off, by a newer question too
   */
  async estimate(experiment, workers, signal) {
    this.#newer.abort();
    this.#newer = new AbortController();
    const signals = signal ? [signal, this.#newer.signal] : [this.#newer.signal];
    clearTimeout(this.#idle);
    const { module, catalogue } = this.#engine;
    const request = { kind: "trial", module, experiment: JSON.stringify(experiment) };
    const asked = this.#host.request(request, { signal: AbortSignal.any(signals) });
    const trial = await asked.finally(() => this.#endWhenIdle());
    const learned = playersNeedingWeights(catalogue, experiment);
    const bytes = learned.reduce((sum, { weights }) => sum + (weights?.bytes ?? 0), 0);
    return estimate(trial, learned.length ? Math.min(workers, MAX_LEARNED_WORKERS) : workers, bytes);
  }

  #endWhenIdle() {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#host.dispose(), IDLE_MS);
  }
}

/** How long an experiment takes, in words. @param {Estimate} estimate */
export function describeEstimate({ bytes, ...times }) {
  const taken = describeTime(times);
  return bytes ? `${taken}. ${say(text.estimate.download, { mb: wholeNumber(bytes / 1e6) })}` : taken;
}

/** @param {Omit<Estimate, "bytes">} times */
function describeTime({ ms, most, isAtLeast, firstMove }) {
  const { about, upTo, atLeast, unknown, soon } = text.estimate;
  if (isAtLeast) return firstMove ? say(atLeast, { time: timeAsSaid(ms), move: time(firstMove) }) : unknown;
  if (most > FAR_APART * ms) return say(upTo, { most: timeAsSaid(most), likely: timeAsSaid(ms) });
  return ms < SOON_MS ? soon : say(about, { time: timeAsSaid(ms) });
}
