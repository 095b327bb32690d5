/** Which game is on the board, as the visitor of the page decides. */
import { Session } from "../core/session.js";
import { acting } from "./acting.js";
import { addToHistory } from "./address.js";
import { choose, confirm } from "./dialog.js";
import { say, text } from "./page-text.js";
import { PlainError } from "./problem.js";

/** @param {import("../types.js").BoardElement} board @param {import("../core/saved-game.js").SavedGame} saved */
export const openSession = (board, saved) =>
  new Session(board, saved, {
    confirm,
    choose,
    acting,
    moved: addToHistory,
    refusal: (name, value) =>
      new PlainError(say({ ply: text.share.badPly, seed: text.share.badSeed }[name], { [name]: value })),
  });
