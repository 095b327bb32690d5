/** A puzzle on the board: takes the visitor's moves, has them judged, and answers them. */

/** @typedef {import("./types.d.ts").Puzzle} Puzzle */
/** @typedef {import("../types.js").Board} Board */

/**
 * Who knows which moves are right: the engine, in a worker.
 * @typedef {object} Referee
 * @property {(puzzle: Puzzle) => Promise<unknown>} set
 * @property {(move: string) => Promise<import("./types.d.ts").Answer>} play
 * @property {() => Promise<string[]>} keeping
 */

/**
 * What has happened; "back": a wrong move is taken back; "showing": the solution begins.
 * @typedef {{what: "task" | "back" | "on" | "solved", left: number}
 *  | {what: "showing" | "shown"}
 *  | {what: "wrong", move: string, reply: string | null}
 *  | {what: "hint", moves: string[]}
 *  | {what: "error", error: unknown}} News
 */

export class Solving {
  #board;
  #referee;
  #tell;
  #pause;
  /** Own moves that are left. */
  #left = 0;
  /** Where the visitor is to move, to come back after a wrong move. @type {{record: string, ply: number}} */
  #before = { record: "", ply: 0 };
  /** "play": the visitor is to move; "wrong": a wrong move stands on the board; "free": nobody judges. @type {"wait" | "play" | "wrong" | "over" | "free"} */
  #phase = "wait";
  /** The moves on their way to the board are this page's own. */
  #isOwn = false;
  /** Rises with each puzzle, so that late answers are dropped. */
  #turn = 0;

  /** @param {Board} board @param {Referee} referee @param {(news: News) => void} tell @param {() => Promise<void>} pause a visitor sees a move before it is answered */
  constructor(board, referee, tell, pause) {
    this.#board = board;
    this.#referee = referee;
    this.#tell = tell;
    this.#pause = pause;
    board.addEventListener("beforemove", (event) => {
      if (this.#isOwn || this.#phase === "free") return;
      event.preventDefault();
      if (this.#phase === "play") void this.#try(/** @type {CustomEvent} */ (event).detail.move);
    });
    board.addEventListener("position", () => this.#stay());
  }

  /** Whether a wrong move stands on the board. */
  get isWrong() {
    return this.#phase === "wrong";
  }

  get isOver() {
    return this.#phase === "over";
  }

  /** Leaves the board to others. @param {boolean} isFree whether moves may be made */
  rest(isFree) {
    this.#turn += 1;
    this.#phase = isFree ? "free" : "over";
  }

  /** Puts a puzzle on the board. @param {Puzzle} puzzle */
  async begin(puzzle) {
    const turn = ++this.#turn;
    this.#phase = "wait";
    this.#left = puzzle.moves;
    await Promise.all([this.#board.load(puzzle.game), this.#referee.set(puzzle)]);
    if (turn !== this.#turn) return;
    this.#board.reset({ game: puzzle.game, position: puzzle.position });
    this.#ready();
    this.#tell({ what: "task", left: this.#left });
  }

  /** Takes a wrong move back. */
  again() {
    if (!this.isWrong) return;
    this.#phase = "wait";
    this.#board.reset(this.#before);
    this.#ready();
    this.#tell({ what: "back", left: this.#left });
  }

  /** Tells the right moves. */
  async hint() {
    this.again();
    if (this.#phase !== "play") return;
    const turn = this.#turn;
    const moves = await this.#ask(() => this.#referee.keeping());
    if (turn === this.#turn) this.#tell({ what: "hint", moves });
  }

  /** Plays the solution to its end. */
  async solve() {
    this.again();
    if (this.#phase !== "play") return;
    const turn = this.#turn;
    this.#phase = "wait"; // to its end: no move of the visitor's comes between
    this.#tell({ what: "showing" });
    while (turn === this.#turn) {
      const [move] = await this.#ask(() => this.#referee.keeping());
      if (!move || turn !== this.#turn) return;
      const answer = await this.#ask(() => this.#referee.play(move));
      if (turn !== this.#turn) return;
      await this.#show(move, answer.reply);
      if (turn !== this.#turn) return;
      if (answer.done) {
        this.#phase = "over";
        return this.#tell({ what: "shown" });
      }
      await this.#pause();
    }
  }

  /** Keys may take moves back. Of a puzzle that goes on only a wrong one goes: the referee knows the others. */
  #stay() {
    const { ply, plies } = this.#board.state;
    if (ply === plies || this.isOver || this.#phase === "free") return;
    if (this.isWrong) this.again();
    else this.#board.seek(plies);
  }

  /** @param {string} move */
  async #try(move) {
    const turn = this.#turn;
    this.#phase = "wait";
    const answer = await this.#ask(() => this.#referee.play(move)).catch(() => null); // it is told
    if (!answer || turn !== this.#turn) return;
    await this.#show(move, answer.reply);
    if (turn !== this.#turn) return;
    if (answer.right) return this.#settle(answer.done);
    this.#phase = "wrong";
    this.#tell({ what: "wrong", move, reply: answer.reply });
  }

  /** After a right move. @param {boolean} done */
  #settle(done) {
    this.#left -= 1;
    if (done) this.#phase = "over";
    else this.#ready();
    this.#tell({ what: done ? "solved" : "on", left: this.#left });
  }

  /** The visitor is to move. */
  #ready() {
    const { record, state } = this.#board;
    this.#before = { record, ply: state.ply };
    this.#phase = "play";
  }

  /** Makes a move and its answer: in a game against chance both are one ply. @param {string} move @param {string | null} reply */
  async #show(move, reply) {
    const isDuel = this.#board.state.side !== undefined;
    this.#make(reply === null || isDuel ? move : `${move}+${reply}`);
    if (reply === null || !isDuel) return;
    const turn = this.#turn;
    await this.#pause();
    if (turn === this.#turn) this.#make(reply);
  }

  /** @param {string} move */
  #make(move) {
    this.#isOwn = true;
    this.#board.play(move);
    this.#isOwn = false;
  }

  /** @template T @param {() => Promise<T>} ask @returns {Promise<T>} */
  async #ask(ask) {
    const turn = this.#turn;
    try {
      return await ask();
    } catch (error) {
      if (turn === this.#turn) {
        this.#phase = "over";
        this.#tell({ what: "error", error });
      }
      throw error;
    }
  }
}
