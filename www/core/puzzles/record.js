/** The visitor's record of puzzles: rating, streak and what is solved. */
import { askToPersist } from "../persist.js";
import { SharedObject } from "../shared.js";
import { hashOf } from "./list.js";
import { checkSaved } from "./saved.js";

/** @typedef {import("./types.d.ts").Puzzle} Puzzle */
/** @typedef {import("./types.d.ts").SavedRecord} SavedRecord */

/** The rating before the first puzzle. */
const FIRST_RATING = 1000;
/** The most that one puzzle changes a rating, as in chess. */
const K_FACTOR = 32;

/** Updates a rating after a puzzle, by Elo's formula. @param {number} rating @param {number} puzzle its rating @param {boolean} solved */
export function updateRating(rating, puzzle, solved) {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  return rating + K_FACTOR * (Number(solved) - expected);
}

export class PuzzleRecord {
  #store;
  /** @type {SharedObject<SavedRecord>} */
  #kept;

  /** @param {import("../storage.js").PageStore} store */
  constructor(store) {
    this.#store = store;
    const nothing = { streak: 0, longest: 0, ratings: {}, solved: {}, tried: {}, days: {} };
    this.#kept = new SharedObject(store, "puzzles", checkSaved, nothing);
  }

  get streak() {
    return this.#kept.value.streak;
  }

  get longest() {
    return this.#kept.value.longest;
  }

  /** @param {string} game */
  rating(game) {
    return this.#kept.value.ratings[game] ?? FIRST_RATING;
  }

  /** @param {Puzzle} puzzle */
  isSolved(puzzle) {
    return this.#solved(puzzle.game).includes(hashOf(puzzle));
  }

  /** Whether a puzzle was tried, with or without success. @param {Puzzle} puzzle */
  isTried(puzzle) {
    const tried = this.#kept.value.tried[puzzle.game] ?? [];
    return this.isSolved(puzzle) || tried.includes(hashOf(puzzle));
  }

  /** How many puzzles of a game are solved. @param {string} game */
  solvedCount(game) {
    return this.#solved(game).length;
  }

  /**
   * Counts the first try at a puzzle, which may have come in another tab.
   * @param {Puzzle} puzzle
   * @param {boolean} solved without help
   * @returns {number | undefined} the change of the rating; none where the puzzle has counted before
   */
  countTry(puzzle, solved) {
    const { game } = puzzle;
    /** @type {number | undefined} */
    let change;
    this.#kept.change((kept) => {
      if (this.isTried(puzzle)) return;
      const before = this.rating(game);
      kept.tried[game] = [...(kept.tried[game] ?? []), hashOf(puzzle)];
      kept.ratings[game] = updateRating(before, puzzle.rating, solved);
      change = Math.round(kept.ratings[game]) - Math.round(before);
      kept.streak = solved ? kept.streak + 1 : 0;
      kept.longest = Math.max(kept.longest, kept.streak);
    });
    return change;
  }

  /** Calls when another tab has saved. @param {() => void} then */
  onOtherTab(then) {
    this.#store.onOtherTabWrite(() => "puzzles", then);
  }

  /** Marks a puzzle as solved, with or without help. @param {Puzzle} puzzle */
  markSolved(puzzle) {
    const { game } = puzzle;
    askToPersist(this.#store);
    this.#kept.change(({ solved, tried }) => {
      if (!this.isSolved(puzzle)) solved[game] = [...this.#solved(game), hashOf(puzzle)];
      tried[game] = (tried[game] ?? []).filter((name) => name !== hashOf(puzzle));
    });
  }

  /** The last daily board that was played. */
  get daily() {
    return this.#kept.value.daily;
  }

  /** Saves the game on a daily board. @param {string} date @param {string} record */
  saveDaily(date, record) {
    this.#kept.change((kept) => void (kept.daily = { date, record }));
  }

  /** What was played, by date. */
  get days() {
    return this.#kept.value.days;
  }

  /** Adds to what was played on a day. @param {string} date @param {(day: import("./types.d.ts").Day) => void} how changes it in place */
  changeDay(date, how) {
    this.#kept.change(({ days }) => how((days[date] ??= {})));
  }

  /** @param {string} game @returns {string[]} */
  #solved(game) {
    return this.#kept.value.solved[game] ?? [];
  }
}
