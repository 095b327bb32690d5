/** The saved setup of each game's board: flipped or not, its clock, and how its game ended. */

import { SharedObject } from "../shared.js";

/** @typedef {import("./types.d.ts").BoardSetup} BoardSetup */

/** Checks saved data. @param {any} kept @returns {{games: Record<string, BoardSetup>}} @throws on anything else */
function checkSaved({ games }) {
  for (const { flipped, clock, times, ended } of /** @type {BoardSetup[]} */ (Object.values(games))) {
    const numbers = times ? [times.x, times.o] : [];
    const texts = [clock ?? "", times?.record ?? "", ended?.record ?? ""];
    const fits = numbers.every(Number.isFinite) && texts.every((text) => typeof text === "string");
    if (!fits || typeof (flipped ?? false) !== "boolean") throw new Error("no tables");
  }
  return { games };
}

export class SavedBoardSetups {
  /** @type {SharedObject<{games: Record<string, BoardSetup>}>} */
  #kept;
  #session;

  /** @param {import("../storage.js").PageStore} store @param {{readonly slot: number}} session of the tab */
  constructor(store, session) {
    this.#kept = new SharedObject(store, "table", checkSaved, { games: {} });
    this.#session = session;
  }

  /** The setup of a game in this tab. @param {string} game @returns {BoardSetup} */
  of(game) {
    const { games } = this.#kept.value;
    const name = this.#nameOf(game);
    return Object.hasOwn(games, name) ? games[name] : {};
  }

  /** Changes the setup of a game. @param {string} game @param {Partial<BoardSetup>} change */
  change(game, change) {
    this.#kept.change(({ games }) => void (games[this.#nameOf(game)] = { ...this.of(game), ...change }));
  }

  /** The name of a setup: each slot has its own. @param {string} game */
  #nameOf(game) {
    const { slot } = this.#session;
    return slot > 1 ? `${game}.${slot}` : game;
  }
}
