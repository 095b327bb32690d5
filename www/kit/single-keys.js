/** The choice whether keys of single letters count, on pages beside the first. */

/** Lets a board hear the keys of its moves and the one that reads it, as the visitor has chosen. @param {HTMLElement} board @param {import("../core/storage.js").PageStore} store */
export const hearMoves = (board, store) =>
  board.setAttribute("keys", store.readRaw("single-keys") === "off" ? "arrows" : "moves");
