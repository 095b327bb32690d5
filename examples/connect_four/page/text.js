// The sentences of Connect Four's board, put together from the words of a language.

import { makeDuelText } from "../../../www/board/duel-text.js";
import { withEnglishFallback } from "../../../www/words/language.js";
import { cellName, NAMES, pileOf, topOf } from "./notation.js";
import { words as english } from "./words.js";

/** @typedef {import("../../../www/types.d.ts").DuelStep} DuelStep */
/** @typedef {import("../../../www/types.d.ts").DuelState} DuelState */

const SIDES = /** @type {const} */ (["", "x", "o"]);

/** @param {import("../../../www/words/board.js").BoardLanguage} language */
export function textIn(language) {
  const { say } = language;
  const words = withEnglishFallback(english, language.words.games?.["connect-four"]);
  const duel = makeDuelText(language, words.sides);

  return {
    help: words.help,
    task: words.task,
    /** @param {number} cell @param {"" | "x" | "o"} side */
    cell: (cell, side) => `${cellName(cell)}: ${duel.piece(side)}`,
    words: {
      ...duel.words,
      /** @param {DuelStep} step */
      move: ({ move, state }) => {
        const cell = topOf(state.cells, NAMES.indexOf(move)) ?? 0;
        return say(words.moved, { side: duel.sides[state.side === "x" ? "o" : "x"], cell: cellName(cell) });
      },
      /** @param {DuelState} state */
      read(state) {
        const piles = NAMES.map((column, at) => ({
          column,
          discs: pileOf(state.cells, at)
            .map((piece) => duel.piece(SIDES[piece]))
            .join(", "),
        }));
        const columns = piles.filter(({ discs }) => discs).map((pile) => say(words.column, pile));
        return `${columns.join(". ") || duel.piece("")}. ${duel.standing(state)}.`;
      },
      /** @param {DuelState} state */
      over: ({ outcome, ply }) => ({
        title: duel.result(outcome ?? "draw"),
        body: outcome === "draw" ? words.full : say(words.four, { n: ply }),
      }),
    },
  };
}

/** @typedef {ReturnType<typeof textIn>} Text */
