/** Running statistics of finished games, and events per second. */

/** @typedef {{score?: number, best?: number, outcome?: string | null}} Game how it ended */
/** @typedef {{label: string, isReachedBy: (game: Game) => boolean}} Milestone what games are counted by */

/** Counts games and their results. */
export class RunningStats {
  /** @param {Milestone[]} marks */
  constructor(marks) {
    this.milestones = marks;
    this.games = 0;
    this.sum = 0;
    this.best = 0;
    this.reached = marks.map(() => 0);
  }

  get mean() {
    return this.games ? this.sum / this.games : 0;
  }

  /** @param {Game} game */
  add(game) {
    const { score = 0 } = game;
    this.games += 1;
    this.sum += score;
    this.best = Math.max(this.best, score);
    this.milestones.forEach(({ isReachedBy }, at) => {
      if (isReachedBy(game)) this.reached[at] += 1;
    });
  }
}

const WINDOW_MS = 2000;

/** Events per second over the last two seconds. */
export class Rate {
  constructor() {
    /** @type {number[]} */
    this.times = [];
  }

  /** @param {number} now */
  add(now) {
    this.times.push(now);
    // Dropped in bulk, so that adding stays cheap at thousands a second.
    if (this.times.length > 64 && this.times[this.times.length >> 1] < now - WINDOW_MS) this.dropOld(now);
  }

  /** @param {number} now */
  dropOld(now) {
    const from = this.times.findIndex((at) => at >= now - WINDOW_MS);
    this.times.splice(0, from < 0 ? this.times.length : from);
  }

  /** @param {number} now */
  perSecond(now) {
    this.dropOld(now);
    if (this.times.length < 2) return 0;
    return ((this.times.length - 1) / Math.max(1, now - this.times[0])) * 1000;
  }
}
