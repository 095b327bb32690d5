/** The position editor: a position is set up on the grid or as text, checked by the engine, solved, and played from. */

import { isAborted } from "../aborted.js";
import { SHOWN_LINES } from "../board/thinker.js";
import { messageOf } from "../core/arguments.js";
import { games } from "../games.js";
import { dialogWords } from "../kit/dialog-words.js";
import { button, byId, setText } from "../kit/dom.js";
import { mountValues, movesOf } from "../kit/move-values.js";
import { gameWords, moveWords, say, text } from "../kit/page-text.js";
import { reportFailure } from "../kit/report-failure.js";
import { EditorGrid } from "./editor-grid.js";

/** @typedef {import("../games/types.d.ts").EditorPieces} EditorPieces */

/** A position is judged after so many milliseconds without a change. */
const PAUSE_MS = 300;

/**
 * @typedef {object} EditorOptions
 * @property {import("../core/model.js").Model} model
 * @property {import("../core/session.js").Session} session
 * @property {{setPosition: (position?: string) => void}} thinking  the panel that shows the search
 */

/** Fills the panel of the position editor. @param {EditorOptions} options */
export const mountEditor = (options) => new PositionEditor(options).reset();

class PositionEditor {
  #model;
  #board;
  #session;
  #thinking;
  #area = byId("editor-text", HTMLTextAreaElement);
  #grid = new EditorGrid(byId("editor-grid", HTMLElement), (setup) => {
    this.#area.value = this.#pieces?.format(setup) ?? "";
    this.#clearAnswer();
    this.#judgeSoon();
  });
  #showValues = mountValues(byId("editor-values", HTMLElement), []);
  /** @type {EditorPieces | undefined} */
  #pieces;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #judging;
  /** Counts the positions: an answer about an earlier one is not shown. */
  #positionCount = 0;
  /** Counts the searches: the panel of the search goes back to the board with the end of the last one. */
  #searches = 0;

  /** @param {EditorOptions} options */
  constructor({ model, session, thinking }) {
    const { board } = model;
    this.#model = model;
    this.#board = board;
    this.#session = session;
    this.#thinking = thinking;
    this.#area.addEventListener("input", () => this.#readText());
    button("editor-copy").addEventListener("click", () => this.#setPosition(board.state.position));
    button("editor-clear").addEventListener("click", () =>
      this.#setPosition(this.#pieces?.format(this.#grid.empty) ?? ""),
    );
    button("editor-best").addEventListener("click", () => this.#findBest());
    button("editor-play").addEventListener("click", () => this.#play());
    byId("editor", HTMLDetailsElement).addEventListener("toggle", () => this.#fillIfEmpty());
    board.addEventListener("game", () => reportFailure(this.reset()));
  }

  /** Makes an empty board for the game on the board. */
  async reset() {
    const { id, game } = this.#board.settled;
    const { pieces, help } = await games[id].editor();
    if (game !== this.#board.settled.game) return; // changed while it loaded
    if (this.#pieces) this.#area.value = ""; // it was of another game
    this.#pieces = pieces;
    this.#showValues = mountValues(byId("editor-values", HTMLElement), movesOf(this.#board));
    setText(byId("editor-help", HTMLElement), gameWords(id).editor ?? help);
    this.#grid.reset(pieces, this.#board);
    this.#readText();
    this.#fillIfEmpty();
  }

  /** Starts with the position on the board, where the panel is open and empty. */
  #fillIfEmpty() {
    const { open } = byId("editor", HTMLDetailsElement);
    if (open && this.#area.value === "") this.#setPosition(this.#board.state.position);
  }

  /** The position in the engine's notation. */
  get #position() {
    return this.#pieces?.normalise(this.#area.value) ?? "";
  }

  /** @param {string} position */
  #setPosition(position) {
    this.#area.value = position;
    this.#readText();
  }

  /** Shows the position of the text on the grid. */
  #readText() {
    this.#clearAnswer();
    if (this.#pieces) this.#grid.show(this.#pieces.parse(this.#position));
    this.#judgeSoon();
  }

  #check() {
    return this.#session.checkGame({ position: this.#position });
  }

  /** Says what is wrong with the position, once the visitor pauses. */
  #judgeSoon() {
    const changed = this.#positionCount;
    const judge = () => this.#check().catch((error) => changed === this.#positionCount && this.#showError(error));
    clearTimeout(this.#judging);
    if (this.#area.value !== "") this.#judging = setTimeout(judge, PAUSE_MS);
  }

  /** Removes what was answered about another position. */
  #clearAnswer() {
    this.#positionCount += 1;
    this.#showAnswer("");
    this.#showValues([]);
  }

  /** @param {string} answer @param {unknown} [error] */
  #showAnswer(answer, error) {
    setText(byId("editor-answer", HTMLElement), answer);
    setText(
      byId("editor-error", HTMLElement),
      error === undefined ? "" : `${text.notices.badPosition} ${messageOf(error)}`,
    );
    this.#area.setAttribute("aria-invalid", String(error !== undefined));
  }

  /** @param {unknown} reason */
  #showError(reason) {
    this.#showAnswer("", reason ?? "");
  }

  async #findBest() {
    const words = dialogWords().editor;
    this.#clearAnswer();
    const asked = this.#positionCount;
    this.#searches += 1;
    const search = this.#searches;
    this.#showAnswer(words.thinking);
    try {
      const position = this.#position;
      await this.#check();
      this.#thinking.setPosition(position);
      const { move, moves, depth } = await this.#board.think({ position, lines: SHOWN_LINES });
      if (asked !== this.#positionCount) return;
      this.#showAnswer(move === null ? words.over : say(words.answer, { name: moveWords(move).name, depth }));
      this.#showValues(moves, move, { scale: this.#model.player.outlook });
    } catch (error) {
      if (asked === this.#positionCount) isAborted(error) ? this.#showAnswer("") : this.#showError(error);
    } finally {
      if (search === this.#searches) this.#thinking.setPosition();
    }
  }

  async #play() {
    try {
      if (!(await this.#session.openGame({ position: this.#position }, "position"))) return;
      this.#clearAnswer();
      this.#board.scrollIntoView({ block: "nearest" });
      this.#board.focus();
    } catch (error) {
      this.#showError(error);
    }
  }
}
