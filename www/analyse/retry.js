/** Asks for a move in the position on the board, and has it judged. The analysis stays hidden until then. */

import { isRight } from "../core/grades.js";
import { button, byId, input, setText } from "../kit/dom.js";
import { moveName, say, text } from "./analyse-text.js";
import { formatCost } from "./review.js";
import { isBest } from "./verdict.js";

/** @typedef {import("../core/analysis.d.ts").Judgement} Judgement */

/** A mistake to play again. @typedef {Pick<Judgement, "ply" | "move" | "best">} Mistake */

export class Retry {
  #board;
  #callbacks;
  #panel = byId("retry", HTMLElement);
  #words = byId("retry-words", HTMLElement);
  #hides = input("hide");
  /** The record of the game under review. */
  #record = "";
  /** @type {Mistake | undefined} */
  #mistake;
  /** The ply that is asked about, or was. */
  #ply = 0;
  /** The ply at which the line or answer on the board left the game. */
  #leftAtPly = 0;
  /** Whether the analysis is hidden until a move is made. */
  #isAsked = false;
  /** The move that is being judged. @type {object | undefined} */
  #tried;
  /** Whether the board shows an answer instead of the game. */
  #isAnswered = false;
  /** Whether this class itself is playing a move. */
  #isOwn = false;
  /** The best move, where it is known. @type {{ply: number, move: string} | undefined} */
  #best;
  /** Whether the visitor is waiting for the best move. */
  #wantsBest = false;

  /**
   * @param {import("../types.js").BoardElement} board
   * @param {{judge: (ply: number, move: string) => Promise<Judgement | undefined>, onPosition: () => void, onLine: () => void, onWait: () => void, onAnswer: (isRight: boolean) => void}} callbacks
   */
  constructor(board, callbacks) {
    this.#board = board;
    this.#callbacks = callbacks;
    board.addEventListener("beforemove", (event) => {
      if (this.#isOwn) return;
      event.preventDefault();
      const { move, by } = /** @type {CustomEvent} */ (event).detail;
      if (by !== "ai") this.#tryMove(move); // the computer answers no question
    });
    board.addEventListener("position", () => (this.isOffGame ? this.#onLine() : this.#onPosition()));
    button("return").addEventListener("click", () => this.returnToGame());
    button("answer").addEventListener("click", () => this.#showBest());
    this.#hides.addEventListener("change", () => this.returnToGame());
  }

  /** The current mistake. */
  get mistake() {
    return this.#mistake;
  }

  /** Whether the best move must not be shown. */
  get isAsked() {
    return this.#isAsked;
  }

  /** Whether the board shows a position that is not in the game. */
  get isOffGame() {
    const { record, state } = this.#board;
    return state.ply > this.#leftAtPly && (this.#isAnswered || record !== this.#record);
  }

  /** Opens a game, perhaps the same one at another ply. @param {string} record */
  open(record) {
    this.#record = record;
    this.#isAnswered = false;
  }

  /** Reloads the position of the game, perhaps for another engine. */
  reload() {
    this.#mistake = undefined;
    this.#best = undefined;
    this.returnToGame();
  }

  /** Returns to the game from a line or an answer. */
  returnToGame() {
    if (this.#isAnswered || this.#board.record !== this.#record) this.goToPly(this.#ply);
    else this.#onPosition();
  }

  /** Asks the visitor to correct a mistake. @param {Mistake} mistake */
  askAbout(mistake) {
    this.showPly(mistake.ply - 1, mistake);
    this.#board.focus();
  }

  /** Shows the game at a ply, with or without a mistake to correct. @param {number} ply @param {Mistake} [mistake] */
  showPly(ply, mistake) {
    this.#mistake = mistake;
    this.goToPly(ply);
    this.#onPosition();
  }

  /** Goes to a ply of the game. @param {number} ply */
  goToPly(ply) {
    if (!this.#record) return; // no game is open yet
    const isThere = !this.#isAnswered && this.#board.record === this.#record;
    this.#isAnswered = false;
    this.#ply = ply;
    if (isThere) this.#board.seek(ply);
    else this.#board.reset({ record: this.#record, ply });
  }

  /** The ply that is asked about, or was. */
  get ply() {
    return this.#ply;
  }

  /** Shows a position of a line outside the game. @param {string} record @param {number} ply */
  showLine(record, ply) {
    this.#leaveGame();
    this.#board.reset({ record, ply });
  }

  /** Leaves the game: the board shows other positions from now on. */
  #leaveGame() {
    this.#isAnswered = true;
    this.#leftAtPly = this.#ply;
  }

  /** Steps back (-1) or forward (1), in the game or in the line that is explored. @param {number} step */
  step(step) {
    const next = this.#board.state.ply + step;
    if (!this.isOffGame) this.goToPly(Math.max(0, next));
    else if (next > this.#leftAtPly) this.#board.seek(next);
    else this.returnToGame();
  }

  /** Plays a move for the visitor. @param {string} move */
  playForVisitor(move) {
    this.#isOwn = true;
    const isPlayed = this.#board.play(move);
    this.#isOwn = false;
    return isPlayed;
  }

  /** Called when a position of a line is on the board. */
  #onLine() {
    byId("off-game", HTMLElement).hidden = false;
    this.#callbacks.onLine();
  }

  /** Called when a position of the game is on the board. */
  #onPosition() {
    byId("off-game", HTMLElement).hidden = true;
    const { ply, over } = this.#board.state;
    this.#ply = ply;
    this.#isAnswered = false;
    this.#tried = undefined;
    this.#wantsBest = false;
    if (this.#mistake?.ply !== ply + 1) this.#mistake = undefined;
    const asks = this.#mistake !== undefined || (this.#hides.checked && !over);
    this.#panel.hidden = !asks;
    const move = moveName(this.#mistake?.move ?? "");
    setText(this.#words, this.#mistake ? say(text.retry.ask, { move }) : text.retry.guess);
    this.#setHidden(asks);
    this.#callbacks.onPosition();
  }

  /** Hides or shows the analysis. @param {boolean} isAsked */
  #setHidden(isAsked) {
    const focused = document.activeElement;
    this.#isAsked = isAsked;
    document.body.classList.toggle("is-asked", isAsked);
    byId("opinion-hidden", HTMLElement).hidden = !isAsked;
    button("answer").hidden = !isAsked;
    // The focus goes to the board with what goes.
    if (focused?.checkVisibility() === false) this.#board.focus();
  }

  /** @param {string} move */
  async #tryMove(move) {
    if (this.#tried) return;
    if (this.isOffGame) {
      this.#panel.hidden = false;
      return setText(this.#words, text.retry.offMove);
    }
    const own = (this.#tried = {});
    const judgement = await this.#callbacks.judge(this.#ply, move);
    if (this.#tried !== own) return; // the visitor has gone elsewhere, perhaps to come back
    this.#tried = undefined;
    if (judgement) this.#onJudged(judgement);
  }

  /** Called when the judge has failed: the last move stays without a judgement. */
  onJudgeFailed() {
    this.#tried = undefined;
  }

  /** Shows the judgement of a move. @param {Judgement} tried */
  #onJudged(tried) {
    const isGood = isRight(tried);
    const { right, rightBest, wrong, answered, worse } = text.retry;
    const praised = isBest(tried) ? rightBest : right;
    const [praise, refusal] = tried.cost === null ? [answered, worse] : [praised, wrong];
    this.#panel.hidden = false;
    setText(this.#words, say(isGood ? praise : refusal, { move: moveName(tried.move), cost: formatCost(tried) }));
    if (this.#isAsked) this.#callbacks.onAnswer(isGood);
    if (isGood) this.#showAnswer(tried.move);
    else if (!this.#mistake) this.#setHidden(false);
  }

  /** Sets the best move at a ply. @param {number} ply @param {string} move */
  setBestMove(ply, move) {
    this.#best = { ply, move };
    if (this.#wantsBest) this.#showBest();
  }

  /** Plays the best move as soon as it is known. */
  #showBest() {
    const best = this.#mistake?.best ?? (this.#best?.ply === this.#ply ? this.#best.move : undefined);
    this.#wantsBest = best === undefined;
    if (best === undefined) return this.#callbacks.onWait();
    if (this.isOffGame) return;
    this.#callbacks.onAnswer(false);
    setText(this.#words, say(text.retry.answered, { move: moveName(best) }));
    this.#showAnswer(best);
  }

  /** Shows an answer on the board. @param {string} move */
  #showAnswer(move) {
    this.#leaveGame();
    this.#setHidden(false);
    this.playForVisitor(move);
  }
}
