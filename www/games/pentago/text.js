// The messages of Pentago, in the words of a language.

import { rowsOf } from "../../board/board-text.js";
import { makeDuelText } from "../../board/duel-text.js";
import { isFlipped } from "../../board/flip.js";
import { words as english } from "../../words/en/games/pentago/board.js";
import { withEnglishFallback } from "../../words/language.js";
import { holeName, SIDE } from "./notation.js";

/** @typedef {import("../../types.d.ts").DuelStep} DuelStep */
/** @typedef {import("../../types.d.ts").DuelState} DuelState */
/** @typedef {import("./notation.js").Spin} Spin */

/** The messages of the board in a language. @param {import("../../words/board.js").BoardLanguage} language @param {Element} host which may be turned */
export function textIn(language, host) {
  const { say } = language;
  const words = withEnglishFallback(english, language.words.games?.pentago);
  const { help, place, turnNow, quadrants, spins, turns, taken, takenBack, placeFirst } = words;
  const duel = makeDuelText(language, words.sides);
  /** Where a quadrant is seen. @param {number} quadrant */
  const nameOf = (quadrant) => quadrants[/** @type {1 | 2 | 3 | 4} */ (isFlipped(host) ? 4 - quadrant : quadrant + 1)];

  return {
    help,
    place,
    turnNow,
    turns,
    taken,
    takenBack,
    placeFirst,
    /** @param {number} quadrant @param {Spin} spin */
    turn: (quadrant, spin) =>
      say(words.turn, { quadrant: nameOf(quadrant), spin: spins[spin], name: `${quadrant + 1}${spin}` }),
    /** @param {number} quadrant */
    chosen: (quadrant) => say(words.chosen, { number: quadrant + 1, quadrant: nameOf(quadrant) }),
    /** @param {number} hole @param {"" | "x" | "o"} side */
    hole: (hole, side) => `${holeName(hole)}: ${duel.piece(side)}`,
    /** @param {number} hole */
    placed: (hole) => say(words.placed, { hole: holeName(hole) }),
    words: {
      ...duel.words,
      /** @param {DuelStep} step */
      move: ({ move, state }) => {
        const said = { side: duel.sides[state.side === "x" ? "o" : "x"], hole: move.slice(0, 2) };
        if (move.length === 2) return say(words.moved, said);
        return say(words.turned, {
          ...said,
          quadrant: nameOf(Number(move[2]) - 1),
          spin: spins[/** @type {Spin} */ (move[3])],
        });
      },
      /** @param {DuelState} state */
      read: (state) =>
        `${rowsOf(
          language,
          state.cells.map((piece) => duel.piece(/** @type {const} */ (["", "x", "o"])[piece])),
          SIDE,
        )}. ${duel.standing(state)}.`,
      /** @param {DuelState} state */
      over: ({ outcome, deciding, ply }) => ({
        title: duel.result(outcome ?? "draw"),
        body: outcome !== "draw" ? say(words.five, { n: ply }) : deciding.length ? words.both : words.full,
      }),
    },
  };
}

/** @typedef {ReturnType<typeof textIn>} Text */
