/** The part of the panel for games on one board: the clock, flipping, resigning and draw offers. */

import { CLOCKS } from "../core/match/clock.js";
import { choose, confirm } from "../kit/dialog.js";
import { byId, make } from "../kit/dom.js";
import { notify } from "../kit/notices.js";
import { say } from "../kit/page-text.js";
import { reportFailure } from "../kit/report-failure.js";
import { text } from "./match-text.js";

/** The computer accepts no draw before this ply. */
const MIN_DRAW_PLY = 10;
/** The time in which the computer decides about a draw. */
const DRAW_SEARCH_MS = 400;

export class TablePanel {
  #model;
  #setups;
  #endings;
  #isByLink;
  #clock;
  #select = make(
    "select",
    { id: "table-clock" },
    make("option", { value: "" }, text.table.noClock),
    ...CLOCKS.map((clock) => make("option", { value: clock }, formatClock(clock))),
  );
  #flip = make("button", { type: "button", id: "table-flip" }, text.table.flip);
  #offer = make("button", { type: "button", id: "table-offer" }, text.table.offer);
  #resign = make("button", { type: "button", id: "table-resign" }, text.table.resign);
  #part;

  /**
   * @param {import("../core/model.js").Model} model
   * @param {import("../core/match/saved-board-setups.js").SavedBoardSetups} tables
   * @param {import("./endings.js").Endings} endings
   * @param {import("../core/match/game-clock.js").GameClock} clock
   * @param {() => boolean} isOff whether a game by link is on the board, which has its own ways
   */
  constructor(model, tables, endings, clock, isOff) {
    this.#model = model;
    this.#setups = tables;
    this.#endings = endings;
    this.#isByLink = isOff;
    this.#clock = clock;
    this.#part = make(
      "div",
      { className: "panel-part" },
      make("h3", {}, text.table.title),
      make("label", { className: "stacked", htmlFor: "table-clock" }, text.table.clock, this.#select),
      make("p", { className: "quiet" }, text.table.clockHelp),
      make("div", { className: "buttons" }, this.#flip, this.#offer, this.#resign),
    );
    byId("match-panel", HTMLElement).append(this.#part);
    this.#select.addEventListener("change", () => {
      tables.change(model.game, { clock: this.#select.value || undefined, times: undefined });
      clock.restart();
    });
    this.#flip.addEventListener("click", () => {
      tables.change(model.game, { flipped: !model.board.flipped });
      this.#draw();
    });
    this.#offer.addEventListener("click", () => reportFailure(this.#offerDraw()));
    this.#resign.addEventListener("click", () => reportFailure(this.#resignGame()));
    model.watch(() => this.#draw());
    model.board.addEventListener("position", () => this.#draw());
    model.board.addEventListener("status", () => this.#draw());
  }

  #draw() {
    const { board, game, settings } = this.#model;
    const { flipped = false, clock = "" } = this.#setups.of(game);
    const isDuel = settings.players !== "";
    this.#part.hidden = !isDuel;
    board.flipped = isDuel && flipped;
    this.#select.value = clock;
    const { plies, over } = board.state;
    const ends = plies > 0 && !over && !this.#endings.ending && !this.#isByLink();
    for (const button of [this.#offer, this.#resign]) button.setAttribute("aria-disabled", String(!ends));
    this.#select.disabled = this.#isByLink();
  }

  /** Whether the players may end the game. */
  get #canEnd() {
    return this.#resign.getAttribute("aria-disabled") !== "true";
  }

  /** Shows the last position of the game. @returns whether the players may end it */
  #goToLast() {
    const { board } = this.#model;
    const { ply, plies } = board.state;
    if (this.#canEnd && ply < plies) board.seek(plies);
    return this.#canEnd;
  }

  async #resignGame() {
    if (!this.#goToLast() || !(await confirm("resign"))) return;
    this.#end({ how: "resigned", by: this.#endings.speaker });
  }

  async #offerDraw() {
    if (!this.#goToLast()) return;
    const { humanSides } = this.#model;
    const isAgreed = humanSides.length === 1 ? await this.#computerAccepts() : (await choose("agree")) === "yes";
    if (isAgreed) this.#end({ how: "agreed" });
  }

  /** Ends the game, unless it has ended while the visitor was asked. @param {import("../core/match/types.d.ts").TableEnding} ending */
  #end(ending) {
    this.#clock.tick(); // a flag may have fallen unseen
    if (this.#canEnd) this.#endings.end(ending);
  }

  /** Whether the computer accepts a draw: when it is not ahead. */
  async #computerAccepts() {
    const { board, humanSides, player } = this.#model;
    const { side, plies, position } = board.state;
    if (side !== humanSides[0]) return notify(text.table.notYet) && false;
    if (plies < MIN_DRAW_PLY) return notify(text.table.early) && false;
    const { value, exact } = await board.think({ limits: { movetime: DRAW_SEARCH_MS } });
    const even = player.outlook === "share" ? 0.5 : 0;
    const ahead = exact ?? value - even; // of the side to move: the visitor
    const isAgreed = position === board.state.position && ahead >= 0;
    if (!isAgreed) notify(text.table.declined);
    return isAgreed;
  }
}

/** @param {string} clock */
function formatClock(clock) {
  const [n, seconds] = clock.split("+").map(Number);
  return say(text.table.choice, { n, seconds });
}
