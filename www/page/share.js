/** Sharing the game on the board: by a link, with a picture where the device takes one. */

import { byId } from "../kit/dom.js";
import { download } from "../kit/download.js";
import { shareNatively } from "../kit/hand-over.js";
import { wholeNumber } from "../kit/numbers.js";
import { text } from "../kit/page-text.js";
import { makeLink } from "./address.js";

/**
 * The link to the game on the board, where it stands.
 * @param {import("../core/model.js").Model} model
 */
export function gameLink(model, settings = model.settingPairs({ all: false }), ply = model.board.state.ply) {
  const { record, state } = model.board;
  const game = { record, ...(ply !== state.plies && { ply: String(ply) }) };
  return makeLink({ game, settings });
}

/** The link to the review of the game on the board by its player, even if that is the default. @param {import("../core/model.js").Model} model @param {number} [ply] where it begins */
export function reviewLink(model, ply = model.board.state.ply) {
  const settings = new Map([["player", model.player.id], ...model.settingPairs({ all: false })]);
  return `analyse.html${new URL(gameLink(model, [...settings], ply), location.href).hash}`;
}

/** Offers a picture of the game on the board, with a link to it, as this device shares things; else the picture as a file. @param {import("../core/model.js").Model} model */
export async function sharePicture(model) {
  const file = await pictureFile(model);
  const { title } = document;
  if (!(await shareNatively({ files: [file], title, url: gameLink(model) }))) download(file.name, file);
}

/** @param {import("../core/model.js").Model} model */
async function pictureFile({ board, game }) {
  const { drawBoardPicture } = await import("./board-picture.js");
  const address = location.host + location.pathname.replace(/[^/]*$/, "").replace(/\/$/, "");
  const picture = await drawBoardPicture(board, { ...captionOf(board), address });
  return new File([picture], `plyground-${game}.png`, { type: "image/png" });
}

/** The result and the players, or the points. @param {import("../types.js").BoardElement} board */
function captionOf({ catalogue, settled, state, status }) {
  const { moves, score } = text.stage;
  const game = catalogue.games.find(({ id }) => id === settled.id)?.name ?? "";
  const title = status.result?.title ?? game;
  const played = `${moves}: ${wholeNumber(state.ply)}`;
  if (state.side === undefined)
    return { title: `${score}: ${wholeNumber(state.score)}`, detail: `${game} · ${state.best} · ${played}` };
  const [first, second] = ["x", "o"].map((side) => byId(`side-${side}-who`, HTMLElement).textContent);
  return { title, detail: `${first} – ${second} · ${game} · ${played}` };
}
