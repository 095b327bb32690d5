/** The buttons of a game of two sides: resign, offer a draw, flip the board. And the sentence that says that nobody gets help. */

import { choose, confirm } from "../kit/dialog.js";
import { byId, make } from "../kit/dom.js";
import { notify } from "../kit/notices.js";
import { reportFailure } from "../kit/report-failure.js";
import { text } from "./match-text.js";

/** The computer accepts no draw before this ply. */
const MIN_DRAW_PLY = 10;
/** The time in which the computer decides about a draw. */
const DRAW_SEARCH_MS = 400;

export class DuelControls {
  #model;
  #matches;
  #setups;
  #endings;
  #clock;
  #row = byId("duel-controls", HTMLElement);
  #resign = make("button", { type: "button", id: "resign" }, text.table.resign);
  #offer = make("button", { type: "button", id: "offer-draw" }, text.table.offer);
  #flip = make("button", { type: "button", id: "flip" }, text.table.flip);
  #fairness = make("p", { className: "quiet fairness", id: "fairness", hidden: true }, text.table.fair);

  /**
   * @param {import("../core/model.js").Model} model
   * @param {import("./main.js").Duels & {endings: import("./endings.js").Endings, clock: import("../core/match/game-clock.js").GameClock}} duels
   */
  constructor(model, { matches, setups, endings, clock }) {
    this.#model = model;
    this.#matches = matches;
    this.#setups = setups;
    this.#endings = endings;
    this.#clock = clock;
    this.#row.setAttribute("aria-label", text.table.label);
    this.#row.replaceChildren(this.#resign, this.#offer, this.#flip);
    this.#row.after(this.#fairness);
    this.#resign.addEventListener("click", () => reportFailure(this.#resignGame()));
    this.#offer.addEventListener("click", () => reportFailure(this.#offerDraw()));
    this.#flip.addEventListener("click", () => {
      setups.change(model.game, { flipped: !model.board.flipped });
      this.#draw();
    });
    model.watch(() => this.#draw());
    matches.watch(() => this.#draw());
    for (const name of ["position", "status"]) model.board.addEventListener(name, () => this.#draw());
  }

  #draw() {
    const { board, game, settings, allowsHelp } = this.#model;
    const isDuel = settings.players !== "";
    const { flipped = false } = this.#setups.of(game);
    this.#row.hidden = !isDuel;
    board.flipped = isDuel && flipped;
    this.#resign.hidden = !this.#canEnd;
    // By link a draw is offered with a move, on the card of the match.
    this.#offer.hidden = !this.#canEnd || this.#matches.saved.open !== undefined;
    this.#fairness.hidden = allowsHelp;
  }

  /** Whether the players may end the game. */
  get #canEnd() {
    const { board } = this.#model;
    const { open } = this.#matches.saved;
    return open ? this.#matches.canResign : board.state.plies > 0 && !board.state.over && !this.#endings.ending;
  }

  /** Shows the last position of the game. @returns whether the players may end it */
  #goToLast() {
    const { board } = this.#model;
    const { ply, plies } = board.state;
    if (this.#canEnd && ply < plies) board.seek(plies);
    return this.#canEnd;
  }

  async #resignGame() {
    if (this.#matches.saved.open) return this.#matches.resign();
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
    if (!this.#canEnd) return;
    this.#endings.end(ending);
    this.#model.board.focus(); // the button is gone
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
