/** The settings of the game on the board, in the page: in its words, and in its address. */
import { Model } from "../core/model.js";
import { showInAddress } from "./address.js";
import { inWords } from "./page-text.js";
import { tab } from "./tab.js";

/** @param {import("../types.js").BoardElement} board @param {import("../core/storage.js").PageStore} store */
export const openModel = (board, store) =>
  new Model(board, store, { catalogue: inWords(board.catalogue), tab, tell: showInAddress });
