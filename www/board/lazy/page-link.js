// The link from an embedded board to the page, with its game and its player.

import { findLevel, levelName } from "../../core/levels.js";
import { formatLink } from "../../core/link.js";
import { WWW } from "../../place.js";

/** @typedef {import("../../types.d.ts").BoardElement} BoardElement */

/** Shows the link, where there is a page. @param {HTMLElement} place @param {BoardElement} board @param {string} label */
export async function showPageLink(place, board, label) {
  const page = WWW && new URL("../index.html", WWW).href;
  if (!page || (await isMissing(page))) return;
  const link = document.createElement("a");
  link.part.add("link");
  Object.assign(link, { textContent: label, href: page, target: "_blank", rel: "noopener" });
  // Written when it is asked for: the game changes with every move. Without a game it leads to the page alone.
  const name = () =>
    board.ready.then(
      () => (link.href = `${page}#${linkOf(board)}`),
      () => {},
    );
  for (const event of ["pointerenter", "pointerdown", "focus", "keydown"]) link.addEventListener(event, name);
  link.addEventListener("keydown", (event) => event.stopPropagation()); // Enter is no move here
  place.replaceChildren(link);
}

/** Whether a host says that it has no such page: a package has none. Where it says nothing, there may be one. @param {string} page */
async function isMissing(page) {
  const answer = await fetch(page, { method: "HEAD" }).catch(() => undefined);
  return answer?.ok === false;
}

/** @param {BoardElement} board */
function linkOf({ catalogue, level, limits, params, player, players, record, settled, state }) {
  const game = { record, ...(state.ply !== state.plies && { ply: String(state.ply) }) };
  const found = level ? findLevel(catalogue.players, settled.id, level) : undefined;
  const usual = settled.players.includes(player) ? player : settled.players[0];
  const id = found?.player ?? usual;
  const info = catalogue.players.find((one) => one.game === settled.id && one.id === id);
  /** @type {[string, string][]} */
  const settings = [["player", id]];
  if (found) settings.push(["preset", levelName(level)]);
  for (const [name, value] of Object.entries(params)) settings.push([name, String(value)]);
  if (state.side !== undefined && players.includes("human")) settings.push(["players", players]);
  for (const [name, value] of Object.entries(limits)) {
    // In a link the name of a parameter means the parameter.
    if (value && !info?.params.some((param) => param.name === name)) settings.push([name, String(value)]);
  }
  return formatLink({ game, settings });
}
