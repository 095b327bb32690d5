/** A chess clock with increment. It has no timer of its own: the caller passes the time. */

/** @typedef {import("./types.d.ts").Side} Side */

/** The clocks to choose from: minutes for each side, and seconds that each move adds. */
export const CLOCKS = ["1+1", "3+2", "5+3", "10+5", "30+20"];

/** The base time and increment of a choice such as `5+3`, in milliseconds. @param {string} choice */
export function parseClock(choice) {
  const [minutes, seconds] = choice.split("+").map(Number);
  return { base: minutes * 60_000, increment: seconds * 1000 };
}

/** Formats a time, with tenths of a second below 20 seconds. @param {number} ms */
export function formatTime(ms) {
  const left = Math.max(0, ms);
  if (left < 20_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export class Clock {
  #timeLeft;
  #increment;
  /** The side whose time runs, and since when. @type {{side: Side, since: number} | undefined} */
  #running;

  /** @param {{base: number, increment: number}} times @param {Record<Side, number>} [left] of a game that goes on */
  constructor({ base, increment }, left = { x: base, o: base }) {
    this.#increment = increment;
    this.#timeLeft = { x: left.x, o: left.o };
  }

  /** The side whose time runs. */
  get running() {
    return this.#running?.side;
  }

  /** The time that a side has left. @param {Side} side @param {number} now milliseconds, as below */
  timeLeft(side, now) {
    const gone = this.#running?.side === side ? now - this.#running.since : 0;
    return this.#timeLeft[side] - Math.max(0, gone); // a clock that is set back gives no time
  }

  /** Starts the clock of a side, and stops the other. @param {Side} side @param {number} now */
  start(side, now) {
    if (this.running === side) return;
    this.stop(now);
    this.#running = { side, since: now };
  }

  /** @param {number} now */
  stop(now) {
    if (!this.#running) return;
    const { side } = this.#running;
    this.#timeLeft[side] = this.timeLeft(side, now);
    this.#running = undefined;
  }

  /** Stops the clock of a side that has moved, and adds the increment. @param {Side} side @param {number} now */
  onMoved(side, now) {
    this.stop(now);
    this.#timeLeft[side] += this.#increment;
  }

  /** The side whose flag has fallen. @param {number} now @returns {Side | undefined} */
  flaggedSide(now) {
    return this.running && this.timeLeft(this.running, now) <= 0 ? this.running : undefined;
  }
}
