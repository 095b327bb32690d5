/** Sharing the game on the board by a link. */
import { makeLink } from "./address.js";
import { copy } from "./clipboard.js";
import { text } from "./page-text.js";

/**
 * The link to the game on the board, where it stands.
 * @param {import("./model.js").Model} model
 */
export function linkOf(model) {
  const { record, state } = model.board;
  const game = { record, ...(state.ply !== state.plies && { ply: String(state.ply) }) };
  return makeLink({ game, settings: model.pairs({ all: false }) });
}

/** Offers the link as this device shares things, else copies it. @param {import("./model.js").Model} model */
export async function share(model) {
  const url = linkOf(model);
  const touch = matchMedia("(pointer: coarse)").matches;
  if (!touch || !navigator.canShare?.({ url })) return copy(url, text.share.copiedLink);
  await navigator.share({ url, title: document.title }).catch(() => {}); // the visitor thought better of it
}
