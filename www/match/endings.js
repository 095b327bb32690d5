/** Games on one board that end outside the rules: by resignation, agreement or time. */

import { otherSide, outcomeOf } from "../core/match/compare-link.js";
import { notify } from "../kit/notices.js";
import { say } from "../kit/page-text.js";
import { text } from "./match-text.js";

/** @typedef {import("../core/match/types.d.ts").Side} Side */
/** @typedef {import("../core/match/types.d.ts").TableEnding} TableEnding */

export class Endings {
  #model;
  #setups;

  /** @param {import("../core/model.js").Model} model @param {import("../core/match/saved-board-setups.js").SavedBoardSetups} tables */
  constructor(model, tables) {
    this.#model = model;
    this.#setups = tables;
    const { board } = model;
    const guard = (/** @type {Event} */ event) => {
      if (!this.ending) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      notify(text.refused.ended);
    };
    board.addEventListener("beforemove", guard, { capture: true });
    // No move is made in a game that has ended: one that leads to its record belongs to another game.
    board.addEventListener("move", () => this.ending && tables.change(model.game, { ended: undefined }));
    board.addEventListener("position", () => this.showEnd());
    this.showEnd();
  }

  /** The ending of the game on the board; undefined where its players have not ended it. */
  get ending() {
    const { board, game } = this.#model;
    const { ended } = this.#setups.of(game);
    return ended?.record === board.record ? ended : undefined;
  }

  /** Ends the game on the board. @param {TableEnding} ending */
  end(ending) {
    const { board, game } = this.#model;
    this.#setups.change(game, { ended: { ...ending, record: board.record } });
    board.seek(board.state.plies); // shows it, also after a look back
    this.reportGameOver();
  }

  /** Dispatches the end of the game, so that it counts like one that ended by its rules. */
  reportGameOver() {
    const { ending } = this;
    if (!ending) return;
    const { board } = this.#model;
    const outcome = outcomeOf(ending);
    board.dispatchEvent(new CustomEvent("gameover", { detail: { state: { ...board.state, outcome } } }));
  }

  /** Shows how the game ended, at its last position. */
  showEnd() {
    const { ending } = this;
    const { board } = this.#model;
    if (ending && board.state.ply === board.state.plies) board.conclude(this.#describeEnd(ending));
  }

  /** @param {TableEnding} ending */
  #describeEnd(ending) {
    const { table } = text;
    const { board, humanSides } = this.#model;
    if (ending.how === "agreed")
      return { title: text.end.draw, body: humanSides.length === 2 ? table.agreed : table.agreedComputer };
    const winner = otherSide(ending.by);
    const isAlone = humanSides.length === 1;
    const who = (/** @type {Side} */ side) => (!isAlone ? "side" : humanSides.includes(side) ? "you" : "computer");
    const sides = { side: board.sideNames?.[ending.by] ?? "", winner: board.sideNames?.[winner] ?? "" };
    return { title: say(table.wins[who(winner)], sides), body: say(table[ending.how][who(ending.by)], sides) };
  }

  /** The side that the visitor acts for: their own, or, of two humans, the side to move. */
  get speaker() {
    const { humanSides, board } = this.#model;
    const { side = "x" } = board.state;
    return /** @type {Side} */ (humanSides.length === 1 ? humanSides[0] : side);
  }
}
