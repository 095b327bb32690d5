/** The card of a finished game: its result, the course of the chances, and what to do next. */

import { reducesMotion } from "../board/motion.js";
import { catalogue } from "../catalogue.js";
import { chanceIn, findTurningPoint } from "../core/course.js";
import { findFamily, playersOf } from "../core/family.js";
import { Table, Thinker } from "../index.js";
import { drawCourse } from "../kit/course-picture.js";
import { dialogWords } from "../kit/dialog-words.js";
import { byId, make, setText } from "../kit/dom.js";
import { percentage, wholeNumber } from "../kit/numbers.js";
import { say } from "../kit/page-text.js";
import { reportFailure } from "../kit/report-failure.js";
import { celebrate } from "./celebration.js";
import { style } from "./end-style.js";
import { offerNextLevel } from "./next-level.js";
import { reviewLink, sharePicture } from "./share.js";

/** @typedef {import("../types.js").State} State */

/** Enough positions a ply to see who is ahead, few enough for a phone: a game takes a second or two. */
const NODES = 1500;
/** The board is seen before the page scrolls to the card. */
const PAUSE_MS = 1400;

/**
 * @param {import("../core/model.js").Model} model
 * @param {import("../core/session.js").Session} session
 * @param {import("../core/saved-game.js").SavedGame} saved
 */
export function mountEndCard(model, session, saved) {
  document.adoptedStyleSheets.push(style);
  return new EndCard(model, session, saved);
}

class EndCard {
  #words = dialogWords().end;
  #card = byId("end", HTMLElement);
  #title = make("h2", { id: "end-title" });
  #body = make("p");
  #course = make("figure", { hidden: true });
  #next = make("div", { className: "next-level", id: "next-level" });
  #buttons = make("div", { className: "buttons" });
  #model;
  #session;
  #saved;
  /** The record of the game that is shown. */
  #shown = "";
  /** Ends the search for the chances. @type {AbortController | undefined} */
  #search;

  /**
   * @param {import("../core/model.js").Model} model
   * @param {import("../core/session.js").Session} session
   * @param {import("../core/saved-game.js").SavedGame} saved
   */
  constructor(model, session, saved) {
    this.#model = model;
    this.#session = session;
    this.#saved = saved;
    this.#card.replaceChildren(this.#title, this.#body, this.#course, this.#next, this.#buttons);
    for (const event of ["status", "position", "autoplay"]) model.board.addEventListener(event, () => this.#follow());
    this.#follow();
  }

  /** Shows the game that has ended, or hides the card. */
  #follow() {
    const { board } = this.#model;
    const { kind, result } = board.status;
    const record = kind === "over" && !(board.autoplay && board.restart) ? board.record : "";
    if (record === this.#shown) return;
    this.#shown = record;
    this.#search?.abort();
    this.#card.hidden = record === "";
    document.body.toggleAttribute("data-lost", record !== "" && isLost(board.state));
    if (!record || !result) return;
    this.#describe(board.state, result);
    this.#fillButtons();
    this.#course.hidden = true;
    if (board.state.side) reportFailure(this.#showCourse(record, board.state.plies));
    reportFailure(offerNextLevel(this.#model, this.#session, this.#next));
  }

  /** @param {State} state @param {{title: string, body: string}} result */
  #describe(state, { title, body }) {
    const { made, best, before } = this.#words;
    const sentence = `${body}.`.replace(/\.\.$/, ".");
    if (state.side) {
      setText(this.#title, title);
      setText(this.#body, sentence);
      return;
    }
    const { isBest, best: scores } = this.#saved;
    const told = [sentence, isBest ? best : scores.hand > 0 ? say(before, { best: wholeNumber(scores.hand) }) : ""];
    setText(this.#title, state.won ? say(made, { tile: String(state.goal) }) : title);
    setText(this.#body, told.join(" ").trim());
  }

  /** A game has just ended: celebrates a record, and brings the card into view where it is below the window. */
  present() {
    const { board } = this.#model;
    if (this.#saved.isBest) celebrate(board);
    const shown = this.#shown;
    setTimeout(() => {
      if (shown === this.#shown)
        this.#card.scrollIntoView({ block: "nearest", behavior: reducesMotion() ? "auto" : "smooth" });
    }, PAUSE_MS);
  }

  #fillButtons() {
    const { again, rematch, review, picture } = this.#words;
    const { board, store, playerNames } = this.#model;
    const act = (/** @type {string} */ label, /** @type {() => Promise<unknown>} */ run, className = "") => {
      const made = make("button", { type: "button", className }, label);
      made.addEventListener("click", () => reportFailure(run()));
      return made;
    };
    const isByLink = playerNames !== undefined || store.readRaw("match") !== null; // its card has what comes next
    const next = act(board.state.side ? rematch : again, () => this.#session.newGame(), "primary");
    this.#buttons.replaceChildren(
      ...(isByLink ? [] : [next]),
      make("a", { className: "button", href: reviewLink(this.#model) }, review),
      act(picture, () => sharePicture(this.#model)),
    );
  }

  /** Judges every position of the game, then draws the chances. @param {string} record @param {number} plies */
  async #showCourse(record, plies) {
    const { signal } = (this.#search = new AbortController());
    const { id } = this.#model.settled;
    const info = playersOf(catalogue, id).find(
      ({ id: player }) => player === findFamily(catalogue.games, id)?.defaultPlayer,
    );
    if (!info?.outlook) return;
    const table = await Table.fromRecord(record);
    const thinker = new Thinker({ player: info.id, limits: { nodes: NODES } });
    const chances = (await isUsualStart(table)) ? [0.5] : []; // even, whatever a solver knows of perfect play
    try {
      for (let ply = chances.length; ply <= plies; ply += 1) {
        const chance = await chanceIn(table.seek(ply), info.outlook, () => thinker.think(table, { signal }));
        if (signal.aborted || chance === undefined) return;
        chances.push(chance);
      }
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    } finally {
      thinker.dispose();
      table.free();
    }
    this.#drawCourse(chances);
  }

  /** @param {number[]} chances of the first side */
  #drawCourse(chances) {
    const { board, humanSides } = this.#model;
    const { course, yourCourse, turned, chances: told } = this.#words;
    const side = humanSides.length === 1 ? humanSides[0] : "x";
    const shown = side === "x" ? chances : chances.map((chance) => 1 - chance);
    const turn = findTurningPoint(chances, (board.state.side && board.state.outcome) ?? this.#model.earlyOutcome());
    const title = humanSides.length === 1 ? yourCourse : say(course, { side: board.sideNames?.x ?? "" });
    const caption = make("figcaption", {}, title);
    if (turn) caption.append(" ", make("a", { href: reviewLink(this.#model, turn - 1) }, say(turned, { n: turn })));
    const [first, last] = [shown[0], shown[Math.max(0, shown.length - 2)]].map((chance) => percentage(chance, 1));
    const label = say(told, { title, first, last });
    this.#course.replaceChildren(
      caption,
      drawCourse(shown, label, { marks: turn ? [{ ply: turn, kind: "turn" }] : [] }),
    );
    this.#course.hidden = false;
  }
}

/** Whether a game began as its rules say. @param {import("../plyground.d.ts").Table} table set to its start */
async function isUsualStart(table) {
  const { game, position } = table.seek(0);
  const usual = await Table.create(game, 0n);
  const isUsual = usual.state().position === position;
  usual.free();
  return isUsual;
}

/** Whether a game of one side ended without its goal. @param {State} state */
const isLost = (state) => state.over && state.side === undefined && !state.won;
