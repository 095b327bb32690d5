// The computer's side in a game of two sides.

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Outcome} Outcome */

/**
 * @typedef {object} Seat
 * @property {import("../types.d.ts").BoardElement} board
 * @property {() => State | undefined} state
 * @property {() => Promise<Outcome>} think
 * @property {(move: string) => void} play
 */

export class Opponent {
  #seat;
  /** The search for its move. @type {Promise<void> | undefined} */
  #answering;

  /** @param {Seat} seat */
  constructor(seat) {
    this.#seat = seat;
  }

  /** Done with its move, or with being overtaken; none where it has nothing to do. */
  get answering() {
    return this.#answering;
  }

  /** Another position is on the board. */
  forget() {
    this.#answering = undefined;
  }

  /** Whether the computer has that side. @param {State} state */
  has({ side }) {
    return side !== undefined && this.#seat.board.players.split(",")[side === "x" ? 0 : 1] === "ai";
  }

  /** The computer moves for its side. @param {number} [pause] least milliseconds until then */
  answerIfDue(pause = 0) {
    const { board, think, play } = this.#seat;
    const state = this.#seat.state();
    if (!state || state.over || state.ply < state.plies || !board.isConnected) return;
    if (board.autoplay || this.#answering || !this.has(state)) return;
    const rest = new Promise((resolve) => setTimeout(resolve, pause));
    const answer = Promise.all([think(), rest]).then(([{ move }]) => {
      if (this.#answering !== answer) return;
      this.#answering = undefined;
      if (move !== null && this.has(state)) play(move); // the side may have changed hands
    });
    this.#answering = answer;
    answer.catch(() => {
      if (this.#answering === answer) this.#answering = undefined; // overtaken, or an error that was told
    });
  }
}
