/** How the board of each game stands before its players: turned or not, with which clock, ended how. Kept in the browser. */

/** @typedef {import("./types.d.ts").Table} Table */

/** Checks what the browser kept. @param {any} kept @returns {{games: Record<string, Table>}} @throws where it is something else */
function checked({ games }) {
  for (const { flipped, clock, times, ended } of /** @type {Table[]} */ (Object.values(games))) {
    const numbers = times ? [times.x, times.o] : [];
    const texts = [clock ?? "", times?.record ?? "", ended?.record ?? ""];
    const fits = numbers.every(Number.isFinite) && texts.every((text) => typeof text === "string");
    if (!fits || typeof (flipped ?? false) !== "boolean") throw new Error("no tables");
  }
  return { games };
}

export class KeptTables {
  #store;
  /** @type {{games: Record<string, Table>}} */
  #kept;

  /** @param {import("../storage.js").PageStore} store */
  constructor(store) {
    this.#store = store;
    this.#kept = store.read("table", checked, () => {}) ?? { games: {} };
  }

  /** That of a game. @param {string} game */
  of(game) {
    return Object.hasOwn(this.#kept.games, game) ? this.#kept.games[game] : {};
  }

  /** Changes that of a game. @param {string} game @param {Partial<Table>} change */
  change(game, change) {
    this.#kept.games[game] = { ...this.of(game), ...change };
    this.#store.write("table", this.#kept);
  }
}
