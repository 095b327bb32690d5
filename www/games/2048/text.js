// The messages of 2048, in the words of a language.

import { cellName, rowsOf } from "../../board/board-text.js";
import { words as english } from "../../words/en/games/2048/board.js";
import { withEnglishFallback } from "../../words/language.js";

/** @typedef {import("../../types.d.ts").TileStep} Step */
/** @typedef {import("../../types.d.ts").TileState} State */

/** The messages of the board in a language. @param {import("../../words/board.js").BoardLanguage} language */
export function textIn(language) {
  const { id, say, words } = language;
  const tiles = withEnglishFallback(english, words.games?.[2048]);
  const moves = /** @type {Record<string, string>} */ (tiles.moves);
  const points = (/** @type {number} */ n) => say(tiles.points, { n });

  return {
    help: tiles.help,
    task: tiles.task,
    swipe: tiles.swipe,
    chip: tiles.chip,
    /** @param {number} cell @param {number} columns @param {number} value */
    cell: (cell, columns, value) =>
      say(tiles.cell, {
        row: Math.floor(cell / columns) + 1,
        column: (cell % columns) + 1,
        value: String(value || words.empty),
      }),
    /** @param {Step} step @param {number} columns */
    move({ move, gain, spawn }, columns) {
      const said = [moves[move] ?? move];
      if (gain > 0) said.push(points(gain));
      if (spawn) said.push(say(tiles.spawn, { value: String(spawn.value), cell: cellName(spawn.cell, columns) }));
      return `${said.join(". ")}.`;
    },
    /** The whole board, row by row. @param {State} state @param {number} columns */
    read: ({ cells, score }, columns) =>
      `${rowsOf(
        language,
        cells.map((value) => String(value || words.empty)),
        columns,
      )}. ${points(score)}.`,
    words: {
      blocked: tiles.blocked,
      /** @param {State} state */
      begin: ({ cells }) => say(tiles.begin, { n: cells.filter((value) => value > 0).length }),
      /** @param {string} move */
      best: (move) => say(words.best, { move: (moves[move] ?? move).toLocaleLowerCase(id) }),
      /** @param {State} state */
      progress: ({ score, best }) => say(tiles.progress, { points: points(score), best: String(best) }),
      /** @param {State} state */
      over: ({ score, best }) => ({
        title: tiles.overTitle,
        body: say(tiles.over, { points: points(score), best: String(best) }),
      }),
      /** @param {State} state */
      won: ({ goal }) => ({ title: `${goal}!`, body: tiles.won }),
    },
  };
}

/** @typedef {ReturnType<typeof textIn>} Text */
