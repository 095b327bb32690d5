/** The settings of the game on the board, in the page: in its words, and in its address. */
import { Model } from "../core/model.js";
import { translateCatalogue } from "../kit/page-text.js";
import { tab } from "../kit/tab.js";
import { showInAddress } from "./address.js";

/** @param {import("../types.js").BoardElement} board @param {import("../core/storage.js").PageStore} store */
export const openModel = (board, store) =>
  new Model(board, store, { catalogue: translateCatalogue(board.catalogue), tab, showInAddress: showInAddress });
