/** The opponent's game in a duel: a small board that follows the visitor's moves. */
import { make, setText } from "../kit/dom.js";
import { say } from "../kit/page-text.js";
import { text } from "./match-text.js";

/** @typedef {import("../types.js").BoardElement} BoardElement */
/** @typedef {import("../types.js").TileState} TileState */
/** @typedef {import("../core/match/types.d.ts").ParsedGame} ParsedGame */

export class OpponentBoard {
  #caption = make("figcaption");
  figure = make("figure", { className: "match-ghost", hidden: true }, this.#caption);
  /** @type {BoardElement | undefined} */
  #board;
  /** The record on it. */
  #record = "";

  /** Shows a game at a ply, or at its end if it is shorter. @param {ParsedGame} played @param {number} ply @param {string} name */
  async show(played, ply, name) {
    this.figure.hidden = false;
    const board = (this.#board ??= this.#make(played.state.game));
    await board.ready;
    if (this.#record !== played.record) {
      await board.load(played.state.game);
      board.reset({ record: played.record, ply });
      this.#record = played.record;
    } else if (board.state.ply !== Math.min(ply, board.state.plies)) board.seek(ply);
    const { score, ply: at, plies } = /** @type {TileState} */ (board.state);
    setText(this.#caption, say(text.duel.ghost, { name, ply: at, n: plies, points: score }));
  }

  hide() {
    this.figure.hidden = true;
  }

  /** Makes the board, which screen readers skip: its caption says the same. @param {string} game */
  #make(game) {
    const board = /** @type {BoardElement} */ (document.createElement("plyground-board"));
    board.setAttribute("game", game);
    board.setAttribute("keys", "off");
    board.setAttribute("aria-hidden", "true");
    board.inert = true;
    this.figure.prepend(board);
    return board;
  }
}
