// The messages of Lines of Action, in the words of a language.

import { makeDuelText } from "../../board/duel-text.js";
import { words as english } from "../../words/en/games/loa/board.js";
import { withEnglishFallback } from "../../words/language.js";
import { PASS, squareName } from "./notation.js";

/** @typedef {import("../../types.d.ts").DuelStep} DuelStep */
/** @typedef {import("../../types.d.ts").DuelState} DuelState */

/** The messages of the board in a language. @param {import("../../words/board.js").BoardLanguage} language */
export function textIn(language) {
  const { say } = language;
  const words = withEnglishFallback(english, language.words.games?.loa);
  const { help, choose, go, groups, pass, stuck, ungrouped } = words;
  const duel = makeDuelText(language, words.sides);

  return {
    help,
    choose,
    go,
    groups,
    pass,
    stuck,
    ungrouped,
    notThere: duel.words.blocked,
    /** @param {number} square @param {"" | "x" | "o"} side */
    square: (square, side) => `${squareName(square)}: ${duel.piece(side)}`,
    /** @param {number} square @param {number[]} targets @param {number[]} lines along rank, file and diagonals */
    chosen: (square, targets, [rank, file, falling, rising]) =>
      say(words.chosen, {
        square: squareName(square),
        targets: targets.map(squareName).join(", "),
        rank,
        file,
        falling,
        rising,
      }),
    /** @param {number} x @param {number} o */
    grouped: (x, o) => say(words.grouped, { x: say(words.count, { n: x }), o: say(words.count, { n: o }) }),
    words: {
      ...duel.words,
      /** @param {DuelStep} step */
      move: ({ move, state }) => {
        const side = duel.sides[state.side === "x" ? "o" : "x"];
        if (move === PASS) return say(words.passes, { side });
        return say(move[2] === "x" ? words.takes : words.moved, { side, from: move.slice(0, 2), to: move.slice(3) });
      },
      /** @param {DuelState} state */
      read(state) {
        const pieces = (/** @type {number} */ piece) =>
          state.cells.flatMap((found, at) => (found === piece ? [squareName(at)] : [])).join(", ");
        return `${duel.sides.x}: ${pieces(1)}. ${duel.sides.o}: ${pieces(2)}. ${duel.standing(state)}.`;
      },
      /** @param {DuelState} state */
      over: ({ outcome, deciding, ply }) => ({
        title: duel.result(outcome ?? "draw"),
        body: outcome !== "draw" ? say(words.connected, { n: ply }) : deciding.length ? words.both : words.third,
      }),
    },
  };
}

/** @typedef {ReturnType<typeof textIn>} Text */
