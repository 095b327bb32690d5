// The computer's side in a game of two sides.

/** @typedef {import("../types.d.ts").State} State */

/**
 * @typedef {object} OpponentOptions
 * @property {() => State | undefined} state  the position; none before the first game
 * @property {() => string} players  `human` or `ai` for each side
 * @property {() => boolean} isIdle  whether autoplay leaves the moves to the sides
 * @property {() => Promise<import("../types.d.ts").Outcome>} think
 * @property {(move: string) => void} play
 */

/** Moves for the sides that the computer plays. */
export class Opponent {
  #options;
  /** The search for its move. @type {Promise<void> | undefined} */
  #pendingAnswer;

  /** @param {OpponentOptions} options */
  constructor(options) {
    this.#options = options;
  }

  /** Resolves when the computer has moved; rejects where its search was dropped. None where it has nothing to do. */
  get pendingAnswer() {
    return this.#pendingAnswer;
  }

  /** Drops its search, because another position is on the board. */
  cancel() {
    this.#pendingAnswer = undefined;
  }

  /** The kind of player of each side. */
  get #sides() {
    const [x, o] = this.#options.players().split(",");
    return { x, o };
  }

  /** Whether the computer plays the side to move. @param {State} state */
  isToMove({ side }) {
    return side !== undefined && this.#sides[side] === "ai";
  }

  /** Whether it is to move at the end of the game so far: an earlier position is only looked at. @param {State} state */
  mustAnswer(state) {
    return !state.over && state.ply === state.plies && this.isToMove(state);
  }

  /** Whether one person plays against the computer. */
  get isHumanVsComputer() {
    const { x, o } = this.#sides;
    return x !== o;
  }

  /** Whether undo and redo pass over a position: one who plays against the computer is to choose again. @param {State} state */
  isSkipped(state) {
    return this.isHumanVsComputer && this.isToMove(state);
  }

  /** Whether undo leads anywhere: the move with which the computer began stays. The sides take turns. @param {State} state */
  canUndo(state) {
    const isAnswered = state.side !== undefined && this.isHumanVsComputer && !this.isToMove(state);
    return state.ply > (isAnswered ? 1 : 0);
  }

  /** The winner by kind, where a person played against the computer. @param {State} state @returns {"human" | "ai" | null} */
  winnerKind(state) {
    const outcome = state.side && state.outcome;
    if (!this.isHumanVsComputer || !outcome || outcome === "draw") return null;
    return /** @type {"human" | "ai"} */ (this.#sides[outcome]);
  }

  /** Moves, where the computer's side is to move. @param {number} [pause] least milliseconds until then */
  answerIfDue(pause = 0) {
    const { isIdle, play, think } = this.#options;
    const state = this.#options.state();
    if (!state || !this.mustAnswer(state) || !isIdle() || this.#pendingAnswer) return;
    const rest = new Promise((resolve) => setTimeout(resolve, pause));
    const answer = Promise.all([think(), rest]).then(([{ move }]) => {
      if (this.#pendingAnswer !== answer) return;
      this.#pendingAnswer = undefined;
      if (move !== null) play(move);
    });
    this.#pendingAnswer = answer;
    answer.catch(() => {
      if (this.#pendingAnswer === answer) this.#pendingAnswer = undefined; // overtaken, or an error that was emitted
    });
  }
}
