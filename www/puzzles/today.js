/** The section about today: the board of the day, the puzzles of the day, and the line to share. */

import { catalogue as english } from "../catalogue.js";
import { formatPairs } from "../core/link.js";
import { isBoardOfDay, puzzleOfDay, seedOf } from "../core/puzzles/daily.js";
import { todayDate } from "../core/puzzles/dates.js";
import { GAMES, puzzleLink } from "../core/puzzles/list.js";
import { button, byId, input, make, setText } from "../kit/dom.js";
import { shareNatively } from "../kit/hand-over.js";
import { translateCatalogue } from "../kit/page-text.js";
import { reportFailure } from "../kit/report-failure.js";
import { writeToClipboard } from "../kit/to-clipboard.js";
import { loadPuzzles } from "./list.js";
import { formatDate, say, text } from "./puzzles-text.js";

/** @typedef {import("../core/puzzles/types.d.ts").Puzzle} Puzzle */
/** @typedef {import("../types.js").TileState} TileState */

/** Moves a second of a game that is watched. */
const PACE = 12;
/** A new day is looked for so often. */
const LOOK_MS = 60_000;

/** The game of the board of the day: the first that one plays alone. */
const BOARD = english.games.find(({ id, sides }) => sides === 1 && GAMES.includes(id))?.id ?? GAMES[0];

/** The name of a game in the language of the page. @param {string} game */
const gameName = (game) => translateCatalogue(english).games.find(({ id }) => id === game)?.name ?? game;

export class Today {
  #board;
  #record;
  #choose;
  /** The day that is listed. */
  #listed = "";
  /** The day whose board is on the table, while it is. */
  #date = "";
  /** Rises with each thing that comes on the table, so that a board that arrives late is dropped. */
  #boardCount = 0;
  /** A game that is watched. @type {ReturnType<typeof setInterval> | undefined} */
  #watching;

  /**
   * @param {import("../types.js").BoardElement} board
   * @param {import("../core/puzzles/record.js").PuzzleRecord} record
   * @param {{puzzle: (puzzle: Puzzle) => Promise<void>, board: () => Promise<void>}} choose what a visitor chooses
   */
  constructor(board, record, choose) {
    this.#board = board;
    this.#record = record;
    this.#choose = choose;
    board.addEventListener("position", () => this.#date && this.#showBoard());
    button("share-copy").addEventListener("click", () => this.#copy());
    button("watch").addEventListener("click", () => this.#watch());
    setInterval(() => this.#listed && this.#listed !== todayDate() && reportFailure(this.list()), LOOK_MS);
  }

  /** Lists what there is today. */
  async list() {
    const date = todayDate();
    this.#listed = date;
    setText(byId("today-title", HTMLElement), say(text.today.title, { date: formatDate(date) }));
    const items = GAMES.map(async (game) => {
      const puzzle = puzzleOfDay(await loadPuzzles(game), date);
      const done = this.#record.isSolved(puzzle) ? ` ${text.today.done}` : "";
      return item(say(text.today.puzzle, { game: gameName(game) }) + done, () => this.#choose.puzzle(puzzle));
    });
    const own = item(say(text.today.board, { game: gameName(BOARD) }), () => this.#choose.board());
    const all = [own, ...(await Promise.all(items))];
    const list = byId("today", HTMLElement);
    const focused = [...list.children].findIndex((one) => one.contains(document.activeElement));
    list.replaceChildren(...all);
    all[focused]?.querySelector("button")?.focus();
  }

  /** Puts the board of the day on the table, as far as it was played. @returns the words about it; undefined where something else has come there */
  async begin() {
    if (!(await this.#makeRoom())) return;
    const date = todayDate();
    const kept = this.#record.daily;
    this.#date = date;
    this.#board.controls = "score";
    if (kept?.date === date) this.#board.reset({ record: kept.record });
    else this.#board.reset({ game: BOARD, seed: seedOf(date) });
    return say(text.today.task, { date: formatDate(date) });
  }

  /** Shows somebody's game on the board of a day, and whether it is one. @param {string} record @param {string} date @returns undefined where something else has come on the table */
  async show(record, date) {
    if (!(await this.#makeRoom())) return;
    this.#board.controls = "score";
    this.#board.reset({ record });
    button("watch").hidden = false;
    const turn = this.#boardCount;
    const isReal = await isBoardOfDay(record, date);
    if (turn !== this.#boardCount) return;
    const values = { date: formatDate(date), ...this.#values };
    return { isReal, words: say(isReal ? text.today.verified : text.today.forged, values) };
  }

  /** Offers a line that tells of the puzzle of the day, now that it is solved. @param {Puzzle} puzzle @param {boolean} isFirst whether at the first try */
  async shareSolved(puzzle, isFirst) {
    const date = todayDate();
    if (puzzle !== puzzleOfDay(await loadPuzzles(puzzle.game), date)) return;
    const words = isFirst ? text.today.solvedFirst : text.today.solved;
    this.#showShareLine(say(words, { game: gameName(puzzle.game), date: formatDate(date) }), puzzleLink(puzzle));
  }

  /** Makes room for a board. @returns whether nothing else has come on the table meanwhile */
  async #makeRoom() {
    this.leave();
    const turn = this.#boardCount;
    await this.#board.load(BOARD);
    return turn === this.#boardCount;
  }

  /** Something else comes on the table. */
  leave() {
    this.#boardCount += 1;
    this.#date = "";
    this.#board.removeAttribute("controls");
    clearInterval(this.#watching);
    button("watch").hidden = true;
    byId("share", HTMLElement).hidden = true;
  }

  get #values() {
    const { score, best, plies } = /** @type {TileState} */ (this.#board.state);
    return { points: score, tile: String(best), n: plies };
  }

  /** Keeps the game, and writes the line that tells of it. */
  #showBoard() {
    const { record, state } = this.#board;
    if (state.ply < state.plies) return; // a look back
    this.#record.saveDaily(this.#date, record);
    const link = `#${formatPairs([
      ["daily", this.#date],
      ["record", record],
    ])}`;
    this.#showShareLine(say(text.today.line, { date: formatDate(this.#date), ...this.#values }), link);
    byId("share", HTMLElement).hidden = this.#values.n === 0;
  }

  /** Offers a line to share. @param {string} line @param {string} hash of its link */
  #showShareLine(line, hash) {
    const link = new URL(hash, location.href);
    link.search = "";
    input("share-line").value = `${line} ${link.href}`;
    setText(byId("share-told", HTMLElement), "");
    byId("share", HTMLElement).hidden = false;
  }

  async #copy() {
    const field = input("share-line");
    if (await shareNatively({ text: field.value })) return;
    if (await writeToClipboard(field.value)) setText(byId("share-told", HTMLElement), text.today.copied);
    else field.select(); // the visitor copies by hand
  }

  /** Plays the game on the table again from its start. */
  #watch() {
    const { plies } = this.#board.state;
    clearInterval(this.#watching);
    this.#board.seek(0);
    this.#watching = setInterval(() => {
      this.#board.seek(this.#board.state.ply + 1);
      if (this.#board.state.ply >= plies) clearInterval(this.#watching);
    }, 1000 / PACE);
  }
}

/** @param {string} label @param {() => Promise<void>} act */
function item(label, act) {
  const choice = make("button", { type: "button" }, label);
  choice.addEventListener("click", () => reportFailure(act()));
  return make("li", {}, choice);
}
