// The pictures that stand for games before anything of them is loaded.

import { findFamily } from "./core/family.js";
import { games } from "./games.js";

const kinds = Object.keys(games).map((id) => ({ id }));

/** The address of the picture of a game; undefined for an unknown one. @param {string} game */
export function posterUrl(game) {
  const kind = findFamily(kinds, game);
  return kind && games[kind.id].poster?.().href;
}
