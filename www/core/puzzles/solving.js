/** Solving a puzzle on a board: checks the visitor's moves, answers them, and draws hints and refutations. */

/** @typedef {import("./types.d.ts").Puzzle} Puzzle */
/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../../types.js").Mark} Mark */

/**
 * Knows which moves are right: the engine, in a worker.
 * @typedef {object} Referee
 * @property {(puzzle: Puzzle) => Promise<unknown>} set
 * @property {(move: string) => Promise<import("./types.d.ts").Answer>} play
 * @property {() => Promise<string[]>} rightMoves
 */

/**
 * A hint: where a right move begins; a slide that is wrong; neither where every move is right.
 * @typedef {{place?: string, wrong?: string}} Hint
 */
/**
 * An event. "back": a wrong move was taken back; "showing": the solution begins.
 * @typedef {{what: "task" | "back" | "on" | "solved", left: number}
 *  | {what: "showing" | "shown"}
 *  | {what: "wrong", move: string, reply: string | null}
 *  | {what: "hint", hint: Hint}
 *  | {what: "error", error: unknown}} News
 */

/** A place at the beginning of a move. */
const PLACE = /^[a-h][1-8]/;

/** A hint that leaves the visitor something to find. @param {string[]} right @param {string[]} legal @returns {Hint} */
export function hintFor([first, ...others], legal) {
  const place = PLACE.exec(first)?.[0];
  return place ? { place } : { wrong: legal.find((move) => move !== first && !others.includes(move)) };
}

/** What draws a hint. @param {Hint} hint @returns {Mark[]} */
function marksOf({ place, wrong }) {
  if (place) return [{ circle: place }];
  return wrong ? [{ move: wrong, colour: "red" }] : [];
}

/** What draws a refutation: the reply of the other side, or the new tile. @param {string} reply @returns {Mark} */
const refutationMark = (reply) =>
  reply.includes("=") ? { circle: reply.split("=")[0], colour: "red" } : { move: reply, colour: "red" };

export class Solving {
  #board;
  #referee;
  #report;
  #pause;
  /** Moves of the visitor that are left. */
  #left = 0;
  /** The last position with the visitor to move, to return to after a wrong move. @type {{record: string, ply: number}} */
  #lastTurn = { record: "", ply: 0 };
  /** "play": the visitor is to move; "wrong": a wrong move is on the board; "free": moves are not checked. @type {"wait" | "play" | "wrong" | "over" | "free"} */
  #phase = "wait";
  /** Whether this class itself is playing a move. */
  #isOwn = false;
  /** Rises with each puzzle, so that late answers are dropped. */
  #puzzleCount = 0;

  /** @param {Board} board @param {Referee} referee @param {(news: News) => void} tell @param {() => Promise<void>} pause a visitor sees a move before it is answered */
  constructor(board, referee, tell, pause) {
    this.#board = board;
    this.#referee = referee;
    this.#report = tell;
    this.#pause = pause;
    board.addEventListener("beforemove", (event) => {
      if (this.#isOwn || this.#phase === "free") return;
      event.preventDefault();
      if (this.#phase === "play") void this.#tryMove(/** @type {CustomEvent} */ (event).detail.move);
    });
    board.addEventListener("position", () => this.#onPosition());
  }

  /** Whether a wrong move is on the board. */
  get isWrong() {
    return this.#phase === "wrong";
  }

  get isOver() {
    return this.#phase === "over";
  }

  /** Stops: the board is used for something else. @param {boolean} isFree whether moves may be made */
  leave(isFree) {
    this.#puzzleCount += 1;
    this.#draw([]);
    this.#phase = isFree ? "free" : "over";
  }

  /** Puts a puzzle on the board. @param {Puzzle} puzzle */
  async begin(puzzle) {
    const turn = ++this.#puzzleCount;
    this.#phase = "wait";
    this.#left = puzzle.moves;
    await Promise.all([this.#board.load(puzzle.game), this.#referee.set(puzzle)]);
    if (turn !== this.#puzzleCount) return;
    this.#board.reset({ game: puzzle.game, position: puzzle.position });
    this.#draw([]);
    this.#awaitMove();
    this.#report({ what: "task", left: this.#left });
  }

  /** Takes a wrong move back. */
  takeBack() {
    if (!this.isWrong) return;
    this.#phase = "wait";
    this.#board.reset(this.#lastTurn);
    this.#draw([]);
    this.#awaitMove();
    this.#report({ what: "back", left: this.#left });
  }

  /** Tells and draws where a right move begins, or what is none. */
  async showHint() {
    this.takeBack();
    if (this.#phase !== "play") return;
    const turn = this.#puzzleCount;
    const moves = await this.#askReferee(() => this.#referee.rightMoves());
    if (turn !== this.#puzzleCount) return;
    const hint = hintFor(moves, this.#board.state.legal);
    this.#draw(marksOf(hint));
    this.#report({ what: "hint", hint });
  }

  /** Plays the solution to its end. */
  async showSolution() {
    this.takeBack();
    if (this.#phase !== "play") return;
    const turn = this.#puzzleCount;
    this.#phase = "wait"; // to its end: no move of the visitor's comes between
    this.#report({ what: "showing" });
    while (turn === this.#puzzleCount) {
      const [move] = await this.#askReferee(() => this.#referee.rightMoves());
      if (!move || turn !== this.#puzzleCount) return;
      this.#draw([{ move }]);
      const [answer] = await Promise.all([this.#askReferee(() => this.#referee.play(move)), this.#pause()]);
      if (turn !== this.#puzzleCount) return;
      this.#draw([]);
      await this.#playBoth(move, answer.reply);
      if (turn !== this.#puzzleCount) return;
      if (answer.done) {
        this.#phase = "over";
        return this.#report({ what: "shown" });
      }
      await this.#pause();
    }
  }

  /** Undoes navigation by keys: only a wrong move may be taken back, since the referee knows the others. */
  #onPosition() {
    const { ply, plies } = this.#board.state;
    if (ply === plies || this.isOver || this.#phase === "free") return;
    if (this.isWrong) this.takeBack();
    else this.#board.seek(plies);
  }

  /** @param {string} move */
  async #tryMove(move) {
    const turn = this.#puzzleCount;
    this.#phase = "wait";
    this.#draw([]);
    const answer = await this.#askReferee(() => this.#referee.play(move)).catch(() => null); // it is told
    if (!answer || turn !== this.#puzzleCount) return;
    await this.#playBoth(move, answer.reply);
    if (turn !== this.#puzzleCount) return;
    if (answer.right) return this.#onRightMove(answer.done);
    this.#phase = "wrong";
    if (answer.reply) this.#draw([refutationMark(answer.reply)]);
    this.#report({ what: "wrong", move, reply: answer.reply });
  }

  /** Continues after a right move. @param {boolean} done */
  #onRightMove(done) {
    this.#left -= 1;
    if (done) this.#phase = "over";
    else this.#awaitMove();
    this.#report({ what: done ? "solved" : "on", left: this.#left });
  }

  /** Waits for the visitor's move. */
  #awaitMove() {
    const { record, state } = this.#board;
    this.#lastTurn = { record, ply: state.ply };
    this.#phase = "play";
  }

  /** Plays a move and its answer, which are one ply in a game of chance. @param {string} move @param {string | null} reply */
  async #playBoth(move, reply) {
    const isDuel = this.#board.state.side !== undefined;
    this.#play(reply === null || isDuel ? move : `${move}+${reply}`);
    if (reply === null || !isDuel) return;
    const turn = this.#puzzleCount;
    await this.#pause();
    if (turn === this.#puzzleCount) this.#play(reply);
  }

  /** @param {string} move */
  #play(move) {
    this.#isOwn = true;
    this.#board.play(move);
    this.#isOwn = false;
  }

  /** Draws in the place of what was drawn before; the words say it too. @param {Mark[]} marks */
  #draw(marks) {
    this.#board.mark(marks).catch(() => {});
  }

  /** @template T @param {() => Promise<T>} ask @returns {Promise<T>} */
  async #askReferee(ask) {
    const turn = this.#puzzleCount;
    try {
      return await ask();
    } catch (error) {
      if (turn === this.#puzzleCount) {
        this.#phase = "over";
        this.#report({ what: "error", error });
      }
      throw error;
    }
  }
}
