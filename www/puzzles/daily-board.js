/** The daily board, a game of its own: the score, what the computer made of the same tiles, and the result. */

import { catalogue as english } from "../catalogue.js";
import { formatPairs } from "../core/link.js";
import { askToPersist } from "../core/persist.js";
import { isBoardOfDay, seedOf } from "../core/puzzles/daily.js";
import { msToNextDay, todayDate } from "../core/puzzles/dates.js";
import { dayStreak, scoreToBeat } from "../core/puzzles/days.js";
import { GAMES } from "../core/puzzles/list.js";
import { button, byId, make, setText } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { reportFailure } from "../kit/report-failure.js";
import { drawDays } from "./calendar.js";
import { formatDate, say, shortDate, text } from "./puzzles-text.js";
import { drawRanking } from "./ranking.js";
import { playRivals, RIVALS } from "./rivals.js";
import { hideShare, offerToShare } from "./share.js";

/** @typedef {import("../types.js").TileState} TileState */

/** Moves a second of a game that is watched. */
const PACE = 12;
/** A new day is looked for so often. */
const LOOK_MS = 60_000;

/** The game of the daily board: the first that one plays alone. */
const BOARD = english.games.find(({ id, sides }) => sides === 1 && GAMES.includes(id))?.id ?? GAMES[0];

export class DailyBoard {
  #board;
  #record;
  #store;
  #onDone;
  /** The day whose board is on the table for the visitor to play, while it is. */
  #date = "";
  /** Rises with each thing that comes on the table, so that a board that arrives late is dropped. */
  #turn = 0;
  /** What the game had reached after the move before: scores of the computer that it beats, and the goal. @type {{beaten: number, won: boolean} | undefined} */
  #milestones;
  /** The best score of the day before the game on the board. */
  #bestBefore = 0;
  /** The day that the computer plays now. */
  #playing = "";
  /** A game that is watched. @type {ReturnType<typeof setInterval> | undefined} */
  #watching;

  /**
   * @param {import("../types.js").BoardElement} board
   * @param {import("../core/puzzles/record.js").PuzzleRecord} record
   * @param {import("../core/storage.js").PageStore} store
   * @param {() => void} onDone  called when a day has come to count
   */
  constructor(board, record, store, onDone) {
    this.#board = board;
    this.#record = record;
    this.#store = store;
    this.#onDone = onDone;
    board.addEventListener("position", () => this.#date && this.#onPosition());
    button("watch").addEventListener("click", () => this.#watch());
    button("replay").addEventListener("click", () => {
      this.#deal();
      board.focus();
    });
    setInterval(() => this.#date && this.#offerBoard(), LOOK_MS);
  }

  /** Puts today's board on the table that `prepare` has made ready, as far as it was played. */
  begin() {
    const kept = this.#record.daily;
    this.#deal(kept?.date === todayDate() ? kept.record : undefined);
  }

  /**
   * Shows somebody's game on the board of a day.
   * @param {string} record
   * @param {string} date
   * @returns whether its tiles are those of the day, and the words about it; undefined where something else has come on the table
   */
  async show(record, date) {
    if (!(await this.prepare())) return;
    this.#board.reset({ record });
    this.#drawScores();
    button("watch").hidden = false;
    this.#offerBoard();
    const turn = this.#turn;
    const isReal = await isBoardOfDay(record, date);
    if (turn !== this.#turn) return;
    const values = { date: formatDate(date), ...this.#values };
    return { isReal, words: say(isReal ? text.today.verified : text.today.forged, values) };
  }

  /** Something else comes on the table. */
  leave() {
    this.#turn += 1;
    this.#date = "";
    clearInterval(this.#watching);
    button("watch").hidden = true;
    button("replay").hidden = true;
    hideShare();
  }

  /** Loads the game. @returns whether nothing else has come on the table meanwhile */
  async prepare() {
    this.leave();
    const turn = this.#turn;
    await this.#board.load(BOARD);
    return turn === this.#turn;
  }

  /** Deals today's board. @param {string} [record] of a game on it to continue */
  #deal(record) {
    this.leave();
    const date = todayDate();
    this.#milestones = undefined;
    this.#bestBefore = record ? 0 : (this.#day(date).best ?? 0);
    this.#date = date;
    this.#reset(date, record);
    setText(byId("task", HTMLElement), say(text.daily.heading, { date: shortDate(date) }));
    setText(byId("about", HTMLElement), text.daily.about);
    reportFailure(this.#askRivals(date));
  }

  /** A record that cannot be read gives way to a new game. @param {string} date @param {string} [record] */
  #reset(date, record) {
    try {
      if (record) return this.#board.reset({ record });
    } catch {
      // Another program wrote it.
    }
    this.#board.reset({ game: BOARD, seed: seedOf(date) });
  }

  get #values() {
    const { score, best, plies } = /** @type {TileState} */ (this.#board.state);
    return { points: score, tile: String(best), n: plies };
  }

  /** @param {string} date */
  #day = (date) => this.#record.days[date] ?? {};

  #onPosition() {
    const state = /** @type {TileState} */ (this.#board.state);
    if (state.ply < state.plies) return this.#board.seek(state.plies); // a daily board takes no move back
    this.#save(state);
    this.#draw();
    const { points, tile, n } = this.#values;
    hideShare();
    if (n === 0) return;
    button("share-copy").classList.toggle("primary", this.#board.state.over);
    const link = `#${formatPairs([
      ["daily", this.#date],
      ["record", this.#board.record],
    ])}`;
    const beaten = this.#beatenRivals().at(-1);
    const boast = beaten ? ` ${say(text.today.beat, { rival: text.rivals[beaten.name] })}` : "";
    offerToShare(say(text.today.line, { date: formatDate(this.#date), points, tile, n }) + boast, link, () =>
      this.#paint(),
    );
  }

  /** Paints the board with its result. @returns {Promise<File>} */
  async #paint() {
    const { drawBoardPicture } = await import("../page/board-picture.js");
    const { points, tile, n } = this.#values;
    const picture = await drawBoardPicture(this.#board, {
      title: say(text.daily.points, { points }),
      detail: `${say(text.daily.heading, { date: shortDate(this.#date) })} · ${say(text.daily.tile, { tile, n })}`,
      address: `${location.host}${location.pathname}`,
    });
    return new File([picture], `plyground-${this.#date}.png`, { type: "image/png" });
  }

  /** Saves the game, and what it adds to the day. @param {TileState} state */
  #save({ score, over, won, plies }) {
    this.#record.saveDaily(this.#date, this.#board.record);
    const day = this.#day(this.#date);
    const isDone = over || won;
    if (plies === 0 || (score <= (day.best ?? -1) && (day.isDone || !isDone))) return;
    this.#record.changeDay(this.#date, (changed) => {
      changed.best = Math.max(score, changed.best ?? 0);
      if (isDone) changed.isDone = true;
    });
    if (!isDone) return;
    askToPersist(this.#store);
    this.#onDone();
  }

  /** Draws the scores, the days and, where there is something to tell, the words below the board. */
  #draw() {
    this.#drawScores();
    drawDays(this.#record.days);
    this.#offerBoard();
    const { over, won, goal, plies } = /** @type {TileState} */ (this.#board.state);
    const before = this.#milestones;
    const now = { beaten: this.#beatenRivals().length, won };
    this.#milestones = now;
    if (over) this.#tell("solved", this.#resultWords());
    else if (plies === 0) this.#tell("task", this.#aimWords());
    else if (before && won && !before.won) this.#tell("on", [say(text.daily.made, { tile: String(goal) })]);
    else if (before && now.beaten > before.beaten) this.#tell("on", this.#rivalWords());
  }

  /** @param {string} what @param {string[]} lines */
  #tell(what, lines) {
    const told = byId("told", HTMLElement);
    told.dataset.what = what;
    told.replaceChildren(...lines.map((line, at) => make(at ? "span" : "strong", {}, line)));
  }

  /** How a finished game went. */
  #resultWords() {
    const { points, tile, n } = this.#values;
    const { days } = this.#record;
    const best = days[this.#date]?.best ?? 0;
    const isBest = points > this.#bestBefore && points >= best;
    const minutes = Math.ceil(msToNextDay() / 60_000);
    return [
      say(text.daily.over, { points }),
      `${say(text.daily.tile, { tile, n })} ${isBest ? text.daily.newBest : say(text.daily.notBest, { points: best })}`,
      this.#rivalWords().join(" "),
      `${say(text.days.streak, { n: dayStreak(days, todayDate()) })}. ${say(text.daily.next, { h: Math.floor(minutes / 60), min: minutes % 60 })}`,
    ].filter(Boolean);
  }

  /** The computer's players whose scores the game on the board has beaten, the weakest first. */
  #beatenRivals() {
    const scores = this.#day(this.#date).rivals ?? [];
    return RIVALS.filter((_, at) => scores[at] < this.#values.points);
  }

  /** The weakest of the computer's players that is ahead of the game on the board, with its name and score. */
  get #ahead() {
    const { rivals = [] } = this.#day(this.#date);
    const beaten = this.#beatenRivals();
    const at = RIVALS.findIndex((rival, at) => at in rivals && !beaten.includes(rival));
    return at < 0 ? undefined : { rival: text.rivals[RIVALS[at].name], points: rivals[at] };
  }

  /** Which score to beat. */
  #aimWords() {
    return this.#ahead ? [say(text.daily.aim, this.#ahead)] : [];
  }

  /** How the game stands against the computer's. */
  #rivalWords() {
    const last = this.#beatenRivals().at(-1);
    const words = last ? [say(text.daily.beaten, { rival: text.rivals[last.name] })] : [];
    if (this.#ahead) words.push(say(last ? text.daily.nextRival : text.daily.unbeaten, this.#ahead));
    return words;
  }

  #drawScores() {
    const day = this.#day(this.#date);
    const { points } = this.#values;
    const shown = { score: points, best: day.best, beat: scoreToBeat({ ...day, best: points }) };
    for (const [id, n] of Object.entries(shown)) {
      setText(byId(id, HTMLElement), n === undefined ? "–" : wholeNumber(n));
    }
    drawRanking(day.rivals, day.best);
  }

  /** Lets the computer play the board of a day, once. @param {string} date */
  async #askRivals(date) {
    if (this.#day(date).rivals?.length === RIVALS.length || this.#playing === date) return;
    this.#playing = date;
    const told = byId("rivals-told", HTMLElement);
    setText(told, text.rivals.playing);
    try {
      const rivals = await playRivals(BOARD, date, (scores) => {
        if (this.#date === date) drawRanking(scores, this.#day(date).best);
      });
      this.#record.changeDay(date, (day) => void (day.rivals = rivals));
    } finally {
      this.#playing = "";
      setText(told, "");
      if (this.#date === date) this.#draw();
    }
  }

  /** Offers today's board: again at the end, or because a new day has begun, or after somebody else's game. */
  #offerBoard() {
    const isToday = this.#date === todayDate();
    setText(button("replay"), isToday ? text.daily.again : text.daily.fresh);
    button("replay").hidden = isToday && !this.#board.state.over;
  }

  /** Plays the game on the table again from its start. */
  #watch() {
    const { plies } = this.#board.state;
    clearInterval(this.#watching);
    this.#board.seek(0);
    this.#watching = setInterval(() => {
      this.#board.seek(this.#board.state.ply + 1);
      this.#drawScores();
      if (this.#board.state.ply >= plies) clearInterval(this.#watching);
    }, 1000 / PACE);
  }
}
