// Sets a board up by a link.

import { dealOf, gameOf, readPlayers } from "../link.js";

/** @typedef {import("../types.d.ts").BoardElement} BoardElement */
/** @typedef {import("../link.js").Link} Link */

/**
 * Sets the attributes of a board, before it is in the document; `finish` does the rest.
 * @param {BoardElement} board
 * @param {Link} link
 */
export function putOn(board, { game, settings }) {
  const said = new Map(settings);
  const { sides, named } = readPlayers(said.get("players") ?? "");
  const player = said.get("player") ?? named[0];
  /** @type {[string, string | undefined][]} */
  const attributes = [
    ["game", game.record ? gameOf(game.record) : game.game],
    ["position", game.position],
    ["players", said.has("players") ? sides : undefined],
    ["player", player || undefined],
    ["budget", said.get("movetime")],
    ["ponder", (said.get("ponder") ?? "0") === "0" ? undefined : ""],
  ];
  for (const [name, value] of attributes) if (value !== undefined) board.setAttribute(name, value);
}

/**
 * Sets what only a ready board can take: the record, the player's parameters and further limits.
 * @param {BoardElement} board
 * @param {Link} link
 * @throws an Error that says what is wrong with the record
 */
export async function finish(board, { game, settings }) {
  await board.ready;
  const said = new Map(settings);
  const { id: kind, players } = board.settled;
  const player = board.catalogue.players.find(
    ({ game, id }) => game === kind && id === board.player && players.includes(id),
  );
  const preset = player?.presets.find(({ name }) => name === said.get("preset"));
  const params = { ...preset?.values };
  for (const { name } of player?.params ?? []) {
    if (said.has(name)) params[name] = Number(said.get(name));
  }
  board.params = params;
  board.weights = said.get("weights") ?? "";
  const limits = ["movetime", "depth", "nodes"].filter(
    (name) => said.has(name) && !player?.params.some((param) => param.name === name),
  );
  if (limits.some((name) => name !== "movetime"))
    board.limits = Object.fromEntries(limits.map((name) => [name, Number(said.get(name))]));
  const isKept = board.state.plies > 0; // a stored game goes on
  if (isKept || !(game.record ?? game.seed)) return;
  const { autoplay } = board;
  board.reset(dealOf(game));
  board.autoplay = autoplay;
}
