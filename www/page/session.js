/** Which game is on the board, as the visitor of the page decides. */
import { Session } from "../core/session.js";
import { choose, confirm } from "../kit/dialog.js";
import { notify } from "../kit/notices.js";
import { say, text } from "../kit/page-text.js";
import { VisitorError } from "../kit/problem.js";
import { reportFailure } from "../kit/report-failure.js";
import { addToHistory } from "./address.js";

/** @param {import("../types.js").BoardElement} board @param {import("../core/saved-game.js").SavedGame} saved */
export const openSession = (board, saved) =>
  new Session(board, saved, {
    confirm,
    choose,
    reportFailure,
    onGameSwitched: addToHistory,
    onReplaced: (run) => notify(text.notices.replaced, { action: { label: text.notices.back, run } }),
    linkError: (name, value) =>
      new VisitorError(say({ ply: text.share.badPly, seed: text.share.badSeed }[name], { [name]: value })),
  });
