/** Learn from a mistake: the position before it is put to the visitor, who tries again. */
import { button, byId, setText } from "../page/dom.js";
import { say, text } from "./inside-text.js";
import { costOf, nameOf } from "./review.js";

/** @typedef {import("./types.d.ts").Judgement} Judgement */

export class Retry {
  #board;
  #judge;
  #panel = byId("retry", HTMLElement);
  #words = byId("retry-words", HTMLElement);
  /** The mistake in hand. @type {Judgement | undefined} */
  #mistake;
  #record = "";
  /** Whether the move that was tried waits for its judgement. */
  #waits = false;

  /**
   * @param {import("../types.js").BoardElement} board
   * @param {(ply: number, move: string) => void} judge asks what a move costs
   */
  constructor(board, judge) {
    this.#board = board;
    this.#judge = judge;
    button("answer").addEventListener("click", () => this.#answer());
  }

  /** Puts the position before a mistake to the visitor. @param {Judgement} mistake @param {string} record the whole game */
  begin(mistake, record) {
    this.#mistake = mistake;
    this.#record = record;
    this.#setUp();
    this.#panel.hidden = false;
    setText(this.#words, say(text.retry.ask, { move: nameOf(mistake.move) }));
    this.#board.focus();
  }

  end() {
    if (!this.#mistake) return;
    this.#setUp();
    this.#mistake = undefined;
    this.#panel.hidden = true;
  }

  /** The game as it was played, before the mistake. */
  #setUp() {
    const ply = (this.#mistake?.ply ?? 1) - 1;
    this.#waits = false;
    this.#board.reset({ record: this.#record, ply });
  }

  /** Takes the move that was made on the board, where one was asked for. */
  takes() {
    const mistake = this.#mistake;
    if (!mistake || this.#waits || this.#board.state.ply !== mistake.ply) return false;
    const [move] = this.#board.moves(mistake.ply - 1, mistake.ply);
    this.#waits = true;
    this.#judge(mistake.ply - 1, move);
    return true;
  }

  /** @param {Judgement} tried */
  hear(tried) {
    if (!this.#mistake || tried.ply !== this.#mistake.ply) return;
    const isRight = tried.grade === "best" || tried.grade === "good";
    const words = { move: nameOf(tried.move), cost: costOf(tried) };
    setText(this.#words, say(isRight ? text.retry.right : text.retry.wrong, words));
    if (!isRight) this.#setUp();
  }

  /** Plays the best move. */
  #answer() {
    if (!this.#mistake) return;
    this.#setUp();
    this.#waits = true;
    this.#board.play(this.#mistake.best);
    setText(this.#words, say(text.retry.answered, { move: nameOf(this.#mistake.best) }));
  }
}
