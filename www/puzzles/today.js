/** What there is today: the daily board and a puzzle of each game, with a tick at what is done. */

import { catalogue as english } from "../catalogue.js";
import { puzzleOfDay } from "../core/puzzles/daily.js";
import { todayDate } from "../core/puzzles/dates.js";
import { GAMES, puzzleLink } from "../core/puzzles/list.js";
import { byId, make, setText } from "../kit/dom.js";
import { translateCatalogue } from "../kit/page-text.js";
import { reportFailure } from "../kit/report-failure.js";
import { loadPuzzles } from "./list.js";
import { formatDate, say, shortDate, text } from "./puzzles-text.js";
import { offerToShare } from "./share.js";

/** @typedef {import("../core/puzzles/types.d.ts").Puzzle} Puzzle */

/** A new day is looked for so often. */
const LOOK_MS = 60_000;

/** The name of a game in the language of the page. @param {string} game */
export const gameName = (game) => translateCatalogue(english).games.find(({ id }) => id === game)?.name ?? game;

/** The puzzles of the day. @param {string} date @returns {Promise<Puzzle[]>} */
const puzzlesOf = (date) => Promise.all(GAMES.map(async (game) => puzzleOfDay(await loadPuzzles(game), date)));

export class Today {
  #record;
  /** The day that is listed. */
  #listed = "";

  /** @param {import("../core/puzzles/record.js").PuzzleRecord} record */
  constructor(record) {
    this.#record = record;
    setInterval(() => this.#listed && this.#listed !== todayDate() && reportFailure(this.list()), LOOK_MS);
  }

  /** Lists what there is today. */
  async list() {
    const date = todayDate();
    this.#listed = date;
    setText(byId("today-title", HTMLElement), say(text.today.title, { date: shortDate(date) }));
    const puzzles = await puzzlesOf(date);
    const items = [
      item("#daily", text.today.board, Boolean(this.#record.days[date]?.isDone)),
      ...puzzles.map((puzzle) =>
        item(
          puzzleLink(puzzle),
          say(text.today.puzzle, { game: gameName(puzzle.game) }),
          this.#record.isSolved(puzzle),
        ),
      ),
    ];
    const list = byId("today", HTMLElement);
    const focused = [...list.children].findIndex((one) => one.contains(document.activeElement));
    list.replaceChildren(...items);
    items[focused]?.querySelector("a")?.focus();
  }

  /** Counts a puzzle that was solved, where it is one of today, and offers a line that tells of it. @param {Puzzle} puzzle @param {boolean} isFirst whether at the first try */
  async countSolved(puzzle, isFirst) {
    const date = todayDate();
    const puzzles = await puzzlesOf(date);
    if (!puzzles.includes(puzzle)) return;
    const n = puzzles.filter((one) => this.#record.isSolved(one)).length;
    this.#record.changeDay(date, (day) => void (day.puzzles = n));
    const words = isFirst ? text.today.solvedFirst : text.today.solved;
    offerToShare(say(words, { game: gameName(puzzle.game), date: formatDate(date) }), puzzleLink(puzzle));
  }
}

/** @param {string} link @param {string} label @param {boolean} isDone */
function item(link, label, isDone) {
  const choice = make("a", { href: link }, label);
  if (isDone)
    choice.append(
      make("span", { className: "tick" }, make("span", { "aria-hidden": "true" }, "✓")),
      make("span", { className: "hidden-text" }, text.today.done),
    );
  return make("li", {}, choice);
}
