// Sides are called by the colours of their pieces.

import assert from "node:assert/strict";
import { test } from "node:test";

import { makeDuelText } from "../../www/board/duel-text.js";
import { textIn as linesOfAction } from "../../www/games/loa/text.js";
import { textIn as pentago } from "../../www/games/pentago/text.js";
import { inEnglish } from "../../www/words/board.js";
import { Board } from "./board.js";

const host = /** @type {Element} */ (/** @type {unknown} */ ({ hasAttribute: () => false, getAttribute: () => null }));
const games = { loa: linesOfAction, pentago };

test("messages name the colours of the pieces, never X and O", async () => {
  /** @type {Record<string, string[]>} */
  const said = {};
  for (const [game, textIn] of Object.entries(games)) {
    const { words } = textIn(inEnglish, host);
    const board = await Board.open(game, { players: "human,human" });
    const { state } = board;
    if (!state.side) throw new Error("two sides");
    const move = state.legal[0];
    board.play(move);
    const next = /** @type {typeof state} */ (board.state);
    const over = words.over({ ...next, outcome: "o", deciding: [] });
    said[game] = [words.begin(state), words.move({ move, gain: 0, state: next }), words.read(next), over.title];
    for (const message of said[game]) assert.doesNotMatch(message, /\b[XO]\b/);
  }
  assert.deepEqual(
    Object.values(said).map(([begin, , , end]) => [begin, end]),
    [
      ["New game. Black begins.", "White wins"],
      ["New game. Yellow begins.", "Blue wins"],
    ],
  );
});

test("a game that names no colours has a first and a second side", () => {
  assert.equal(makeDuelText(inEnglish).result("o"), "Second wins");
});
