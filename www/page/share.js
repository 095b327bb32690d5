/** Sharing the game on the board: by a link, with a picture where the device takes one. */

import { copy } from "../kit/clipboard.js";
import { download } from "../kit/download.js";
import { canShare, shareNatively } from "../kit/hand-over.js";
import { text } from "../kit/page-text.js";
import { makeLink } from "./address.js";

/**
 * The link to the game on the board, where it stands.
 * @param {import("../core/model.js").Model} model
 */
export function gameLink(model, settings = model.settingPairs({ all: false })) {
  const { record, state } = model.board;
  const game = { record, ...(state.ply !== state.plies && { ply: String(state.ply) }) };
  return makeLink({ game, settings });
}

/** The link to the analysis of the game on the board by its player, even if that is the default. @param {import("../core/model.js").Model} model */
export function analysisLink(model) {
  const settings = new Map([["player", model.player.id], ...model.settingPairs({ all: false })]);
  return `inside.html${new URL(gameLink(model, [...settings]), location.href).hash}`;
}

/** Offers the link as this device shares things, else copies it. @param {import("../core/model.js").Model} model */
export async function share(model) {
  const url = gameLink(model);
  const game = { url, title: document.title };
  // Without a picture the link is enough.
  const files = canShare()
    ? await pictureFile(model).then(
        (file) => [file],
        () => [],
      )
    : [];
  if (files.length && (await shareNatively({ ...game, files }))) return;
  if (!(await shareNatively(game))) copy(url, text.share.copiedLink);
}

/** Offers a picture of the board as this device shares things, else as a file. @param {import("../core/model.js").Model} model */
export async function sharePicture(model) {
  const file = await pictureFile(model);
  if (!(await shareNatively({ files: [file], title: document.title }))) download(file.name, file);
}

/** @param {import("../core/model.js").Model} model */
async function pictureFile({ board, game }) {
  const { drawBoardPicture } = await import("./board-picture.js");
  return new File([await drawBoardPicture(board)], `plyground-${game}.png`, { type: "image/png" });
}
