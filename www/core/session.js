/** Opens games on the board: new ones, other kinds, and those of links, records and positions. */

import { gameOf, loadEngine } from "../engine.js";
import { isPly, isSeed, startOf } from "./link.js";

/** A move that drops this many undone moves or more must be confirmed. */
const MANY_UNDONE = 10;

/** Opens games on the board, with the consent of the visitor. */
export class Session {
  #saved;
  #visitor;
  /** Counts requests: of two games that load, the later one is opened. */
  #lastRequest = 0;
  /** Whether the visitor has agreed to drop the undone moves. */
  #isBranching = false;

  /** @param {import("./types.js").Board} board @param {import("./saved-game.js").SavedGame} saved @param {import("./types.js").Visitor} visitor */
  constructor(board, saved, visitor) {
    this.board = board;
    this.#saved = saved;
    this.#visitor = visitor;
    board.addEventListener("beforemove", (event) =>
      visitor.reportFailure(this.#confirmBranch(/** @type {CustomEvent} */ (event))),
    );
  }

  /** Whether the computer made a move for the visitor in the game on the board. */
  get assisted() {
    return this.#saved.assisted;
  }

  /** Whether the game on the board has already counted. */
  get counted() {
    return this.#saved.counted;
  }

  /** Whether the game on the board is a preview. */
  get isPreview() {
    return this.#saved.isPreview;
  }

  /** Whether the game on the board came from elsewhere, and took the place of the visitor's. */
  get isShared() {
    return this.#saved.opened && !this.#saved.isPreview;
  }

  /** The slot of this tab for the game on the board, from 1. */
  get slot() {
    return this.#saved.slot;
  }

  /** Whether a game is in progress, and would be lost. */
  get #isInProgress() {
    const { state, status } = this.board;
    return state.plies > 0 && status.kind !== "over";
  }

  /**
   * Switches to another game, as it was saved, unless a later call overtakes this one.
   * @param {string} name a link may name the same rules in another way
   * @param {(from: string, to: string) => void} [leave] called before the game changes
   * @returns whether it is on the board
   * @throws what is wrong with the name
   */
  async switchTo(name, leave) {
    const asked = ++this.#lastRequest;
    const { game: before } = this.board.state;
    if (name === before) return true;
    await this.board.load(name);
    const { game } = (await loadEngine(name)).settleGame(name);
    const slot = await this.#saved.takeSlot(game);
    if (asked !== this.#lastRequest) return false;
    if (game === before) return true;
    this.#saved.save.flush();
    leave?.(before, game);
    this.board.reset({ game });
    this.#saved.restore(slot);
    return true;
  }

  /** Switches to a kind of game, by the rules by which it was last played; Back leads to the game before. @param {string} id */
  async switchToLastRules(id) {
    await this.switchTo(
      id === this.board.settled.id ? this.board.state.game : this.#saved.lastRulesOf(id),
      this.#visitor.onGameSwitched,
    );
  }

  /** Whether a new game by the rules on the board would lose the one that is there. */
  get wouldLose() {
    return this.#isInProgress && !this.#saved.isPreview;
  }

  /**
   * Starts a game by rules that the visitor has chosen, without a question, unless a later call overtakes this one.
   * @param {string} name of the game, with its rules
   * @param {() => void} [settle] called before the game begins, with a game by these rules on the board
   * @returns whether it has started
   * @throws what is wrong with the name
   */
  async startGame(name, settle) {
    const { game: before } = this.board.state;
    if (!(await this.switchTo(name))) return false;
    // Nobody was warned of a game under a preview, or of one by other rules: it waits.
    if (this.#saved.isPreview || (this.board.state.game !== before && this.#isInProgress)) this.#saved.setAside();
    this.#saved.endPreview();
    settle?.();
    this.board.reset();
    this.board.focus();
    return true;
  }

  /** Whether a game that a link has replaced waits, by the rules on the board. */
  get hasReplaced() {
    return this.#saved.hasReplaced;
  }

  /** Brings the replaced game back to the board. */
  bringBack() {
    this.#saved.bringBack();
    this.board.focus();
  }

  /** Starts a new game; the visitor confirms while a game is in progress. @returns whether it has started */
  async newGame() {
    if ((this.#isInProgress || this.#saved.isPreview) && !(await this.#visitor.confirm("newGame"))) return false;
    if (this.#saved.isPreview) this.#saved.setAside();
    this.#saved.endPreview();
    this.board.reset();
    this.board.focus();
    return true;
  }

  /**
   * Checks a game, a position or a record with the engine.
   * @param {{record?: string, position?: string, game?: string}} what
   * @returns the name of its game
   * @throws what is wrong with it
   */
  async checkGame({ record, position, game = this.board.state.game }) {
    const { Table } = await loadEngine(record ? gameOf(record) : game);
    const table = record
      ? Table.fromRecord(record)
      : position === undefined
        ? Table.create(game, 0n)
        : Table.fromPosition(game, position, 0n);
    const { game: found } = table.state();
    table.free();
    return found;
  }

  /**
   * Opens a game, if it is valid and the visitor does not object.
   * @param {import("./link.js").LinkedGame} what the game where no record says it
   * @param {"link" | "match" | "position"} [question] none: the game on the board may go
   * @returns whether it is on the board
   * @throws what is wrong with it
   */
  async openGame({ record, position, ply, game, seed }, question) {
    const { board } = this;
    if (ply !== undefined && !isPly(ply)) throw this.#visitor.linkError("ply", ply);
    if (seed !== undefined && !isSeed(seed)) throw this.#visitor.linkError("seed", seed);
    const before = board.state.game;
    // The question is about the game that would be replaced, so its kind is put on the board first.
    const found = await this.checkGame({ record, position, game });
    if (!(await this.switchTo(found))) return false;
    const isSame = record !== undefined && record === board.record;
    const asked = this.#lastRequest;
    const answer = question ? await this.#askToReplace(isSame, question) : "yes";
    if (asked !== this.#lastRequest) return false; // Back has led to another game
    if (answer === "no") {
      await this.switchTo(before);
      return false;
    }
    if (answer === "yes" && !isSame && (this.#isInProgress || this.#saved.isPreview)) {
      this.#saved.setAside();
      const { game: rules } = board.state;
      // A record from a link says itself, as a shared game, how to get back.
      const isToldElsewhere = question === "link" && record !== undefined;
      if (!isToldElsewhere) this.#visitor.onReplaced(() => board.state.game === rules && this.bringBack());
    }
    if (answer === "other") this.#saved.startPreview();
    else this.#saved.endPreview();
    const { ownership } = this.#saved;
    board.reset(startOf({ record, position, ply, seed }));
    // A link to one's own game leaves it one's own.
    this.#saved.ownership = isSame ? ownership : { opened: true };
    return true;
  }

  /**
   * Asks whether a game may replace the one on the board ("yes"), or is a preview ("other"). During a preview the visitor's own game is
   * waiting, so the question is asked as during a game. A match cannot be played in a preview.
   * @param {boolean} isSame whether it is the one on the board @param {"link" | "match" | "position"} question
   */
  async #askToReplace(isSame, question) {
    const { isPreview } = this.#saved;
    if (isSame && !isPreview) return "yes";
    if (isSame && question === "link") return "other";
    return this.#isInProgress || isPreview ? this.#visitor.choose(question) : "yes";
  }

  /** Asks before a move drops many undone ones. @param {CustomEvent<{move: string, by: string}>} event */
  async #confirmBranch(event) {
    const { board } = this;
    const { ply, plies } = board.state;
    if (plies - ply < MANY_UNDONE || this.#isBranching) return;
    event.preventDefault();
    const { move, by } = event.detail;
    const { autoplay } = board;
    board.autoplay = false;
    if (!(await this.#visitor.confirm("branch", plies - ply))) return;
    this.#isBranching = true;
    board.play(move);
    this.#isBranching = false;
    if (by === "ai") this.#saved.markAssisted(); // the board takes it for the visitor's
    board.autoplay = autoplay;
  }
}
