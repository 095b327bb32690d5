/** What the visitor has solved: rating, streak and solved puzzles, kept in the browser. */
import { Shared } from "../shared.js";
import { nameOf } from "./list.js";

/** @typedef {import("./types.d.ts").Puzzle} Puzzle */
/** @typedef {import("./types.d.ts").Kept} Kept */

/** The rating of a visitor who has solved nothing yet. */
const FIRST = 1000;
/** The most that one puzzle changes a rating. */
const STEP = 32;

/** The rating after a puzzle, by Elo's formula. @param {number} rating @param {number} puzzle its rating @param {boolean} solved */
export function rated(rating, puzzle, solved) {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  return rating + STEP * (Number(solved) - expected);
}

/** Checks what the browser kept. @param {any} kept @returns {Kept} @throws where it is something else */
function checked({ streak, longest, ratings, solved, tried = {}, daily }) {
  const numbers = [streak, longest, ...Object.values(ratings)];
  const names = [...Object.values(solved).flat(), ...Object.values(tried).flat(), ...Object.values(daily ?? {})];
  if (!numbers.every(Number.isFinite) || !names.every((name) => typeof name === "string")) {
    throw new Error("no record of puzzles");
  }
  return { streak, longest, ratings, solved, tried, daily };
}

export class PuzzleRecord {
  /** @type {Shared<Kept>} */
  #kept;

  /** @param {import("../storage.js").PageStore} store */
  constructor(store) {
    const nothing = { streak: 0, longest: 0, ratings: {}, solved: {}, tried: {} };
    this.#kept = new Shared(store, "puzzles", checked, nothing);
  }

  get streak() {
    return this.#kept.value.streak;
  }

  get longest() {
    return this.#kept.value.longest;
  }

  /** @param {string} game */
  rating(game) {
    return this.#kept.value.ratings[game] ?? FIRST;
  }

  /** @param {Puzzle} puzzle */
  has(puzzle) {
    return this.#solved(puzzle.game).includes(nameOf(puzzle));
  }

  /** Whether a puzzle was tried, with or without success. @param {Puzzle} puzzle */
  hasCounted(puzzle) {
    const tried = this.#kept.value.tried[puzzle.game] ?? [];
    return this.has(puzzle) || tried.includes(nameOf(puzzle));
  }

  /** How many puzzles of a game are solved. @param {string} game */
  count(game) {
    return this.#solved(game).length;
  }

  /** Counts a puzzle the first time it is tried: solved without help, or not. @param {Puzzle} puzzle @param {boolean} solved */
  add(puzzle, solved) {
    const { game } = puzzle;
    this.#kept.change((kept) => {
      if (this.hasCounted(puzzle)) return;
      kept.tried[game] = [...(kept.tried[game] ?? []), nameOf(puzzle)];
      kept.ratings[game] = rated(this.rating(game), puzzle.rating, solved);
      kept.streak = solved ? kept.streak + 1 : 0;
      kept.longest = Math.max(kept.longest, kept.streak);
    });
  }

  /** Remembers a puzzle that was brought to its end. @param {Puzzle} puzzle */
  finish(puzzle) {
    const { game } = puzzle;
    this.#kept.change(({ solved, tried }) => {
      if (!this.has(puzzle)) solved[game] = [...this.#solved(game), nameOf(puzzle)];
      tried[game] = (tried[game] ?? []).filter((name) => name !== nameOf(puzzle));
    });
  }

  /** The game on the last board of a day that was played. */
  get daily() {
    return this.#kept.value.daily;
  }

  /** Keeps the game on the board of a day. @param {string} date @param {string} record */
  keepDaily(date, record) {
    this.#kept.change((kept) => void (kept.daily = { date, record }));
  }

  /** @param {string} game @returns {string[]} */
  #solved(game) {
    return this.#kept.value.solved[game] ?? [];
  }
}
