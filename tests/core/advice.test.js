// Advice of a board: at full strength, whatever level plays on it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { BoardThinker } from "../../www/board/thinker.js";
import { catalogue } from "../../www/catalogue.js";
import { findLevel } from "../../www/core/levels.js";
import { loadEngine } from "../../www/engine.js";
import "../../www/node/index.js";

/** Four yellow marbles from b1 to b4: a marble on b5 wins. */
const COLUMN = ".X.....X..O..X.O...XO............O.. X";

test("at level 1 hints, the best move and the analysis take the win", { timeout: 30_000 }, async () => {
  const engine = await loadEngine("pentago");
  const level = findLevel(catalogue.players, "pentago", 1);
  const thinker = new BoardThinker(
    /** @type {any} */ ({
      engine: () => engine,
      settings: () => ({ game: "pentago", ...level, limits: { nodes: 2000 }, seed: 1 }),
      searchInput: () => ({ position: COLUMN, moves: [] }),
      guest: () => ({ address: "" }),
      emit: () => {},
      restarted: () => "",
    }),
  );
  for (const purpose of /** @type {const} */ (["hint", "think", "analysis"]))
    for (let lines = 1; lines <= 3; lines += 1)
      assert.equal((await thinker.advise(purpose, { lines })).move, "b5", `${purpose}, ${lines} lines`);
  thinker.dispose();
});
