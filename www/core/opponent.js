// The computer's side in a game of two sides.

/** @typedef {import("../types.d.ts").State} State */

/**
 * @typedef {object} OpponentOptions
 * @property {() => State | undefined} state  the position; none before the first game
 * @property {() => string} players  `human` or `ai` for each side
 * @property {() => boolean} idle  whether autoplay leaves the moves to the sides
 * @property {() => Promise<import("../types.d.ts").Outcome>} think
 * @property {(move: string) => void} play
 */

/** Moves for the sides that the computer plays. */
export class Opponent {
  #options;
  /** The search for its move. @type {Promise<void> | undefined} */
  #answering;

  /** @param {OpponentOptions} options */
  constructor(options) {
    this.#options = options;
  }

  /** Resolves when the computer has moved; rejects where its search was dropped. None where it has nothing to do. */
  get answering() {
    return this.#answering;
  }

  /** Drops its search, because another position is on the board. */
  cancel() {
    this.#answering = undefined;
  }

  /** The kind of player of each side. */
  get #sides() {
    const [x, o] = this.#options.players().split(",");
    return { x, o };
  }

  /** Whether the computer plays the side to move. @param {State} state */
  has({ side }) {
    return side !== undefined && this.#sides[side] === "ai";
  }

  /** Whether it is to move at the end of the game so far: an earlier position is only looked at. @param {State} state */
  isDue(state) {
    return !state.over && state.ply === state.plies && this.has(state);
  }

  /** Whether one person plays against the computer. */
  get isPlayed() {
    const { x, o } = this.#sides;
    return x !== o;
  }

  /** Whether undo and redo pass over a position: one who plays against the computer is to choose again. @param {State} state */
  skips(state) {
    return this.isPlayed && this.has(state);
  }

  /** Whether undo leads anywhere: the move with which the computer began stays. The sides take turns. @param {State} state */
  canUndo(state) {
    const isAnswered = state.side !== undefined && this.isPlayed && !this.has(state);
    return state.ply > (isAnswered ? 1 : 0);
  }

  /** The winner by kind, where a person played against the computer. @param {State} state @returns {"human" | "ai" | null} */
  winner(state) {
    const outcome = state.side && state.outcome;
    if (!this.isPlayed || !outcome || outcome === "draw") return null;
    return /** @type {"human" | "ai"} */ (this.#sides[outcome]);
  }

  /** Moves, where the computer's side is to move. @param {number} [pause] least milliseconds until then */
  answerIfDue(pause = 0) {
    const { idle, play, think } = this.#options;
    const state = this.#options.state();
    if (!state || !this.isDue(state) || !idle() || this.#answering) return;
    const rest = new Promise((resolve) => setTimeout(resolve, pause));
    const answer = Promise.all([think(), rest]).then(([{ move }]) => {
      if (this.#answering !== answer) return;
      this.#answering = undefined;
      if (move !== null) play(move);
    });
    this.#answering = answer;
    answer.catch(() => {
      if (this.#answering === answer) this.#answering = undefined; // overtaken, or an error that was emitted
    });
  }
}
