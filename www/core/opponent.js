// The computer as one or both sides of a two-player game.

/** @typedef {import("../types.d.ts").State} State */

/**
 * @typedef {object} OpponentOptions
 * @property {() => State | undefined} state  the position; undefined before the first game
 * @property {() => string} players  `human` or `ai` for each side
 * @property {() => boolean} isIdle  whether autoplay leaves the moves to the sides
 * @property {() => Promise<import("../types.d.ts").Outcome>} think
 * @property {(move: string) => void} play
 */

/** Makes the moves of the sides that the computer plays. */
export class Opponent {
  #options;
  /** The search for its move. @type {Promise<void> | undefined} */
  #pendingAnswer;

  /** @param {OpponentOptions} options */
  constructor(options) {
    this.#options = options;
  }

  /** The pending answer: resolves when the computer has moved, rejects when its search was dropped; undefined when none is due. */
  get pendingAnswer() {
    return this.#pendingAnswer;
  }

  /** Drops the search: another position is on the board. */
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

  /** Whether the computer must answer: at the end of the game, not in an earlier position. @param {State} state */
  mustAnswer(state) {
    return !state.over && state.ply === state.plies && this.isToMove(state);
  }

  /** Whether one side is human and the other the computer. */
  get isHumanVsComputer() {
    const { x, o } = this.#sides;
    return x !== o;
  }

  /** Whether undo and redo skip a position: a human who plays against the computer wants to move again. @param {State} state */
  isSkipped(state) {
    return this.isHumanVsComputer && this.isToMove(state);
  }

  /** Whether undo has anything to take back: the opening move of the computer stays. @param {State} state */
  canUndo(state) {
    const isAnswered = state.side !== undefined && this.isHumanVsComputer && !this.isToMove(state);
    return state.ply > (isAnswered ? 1 : 0);
  }

  /** Who won, the human or the computer; null for a draw and for games of two humans. @param {State} state @returns {"human" | "ai" | null} */
  winnerKind(state) {
    const outcome = state.side && state.outcome;
    if (!this.isHumanVsComputer || !outcome || outcome === "draw") return null;
    return /** @type {"human" | "ai"} */ (this.#sides[outcome]);
  }

  /** Plays the computer's move when it is its turn. @param {number} [pause] at least so many milliseconds from now */
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
