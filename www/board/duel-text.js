// Messages of games of two sides, in the words of a language.

/** @typedef {import("../types.d.ts").DuelState} DuelState */

/**
 * The messages that all games of two sides have.
 * @param {import("../words/board.js").BoardLanguage} language
 * @param {import("../types.d.ts").SideNames} [sides] after the colours of the pieces
 */
export function makeDuelText({ words: { best, duel, empty }, say }, sides = duel.sides) {
  const result = (/** @type {"x" | "o" | "draw"} */ outcome) =>
    outcome === "draw" ? duel.draw : say(duel.wins, { side: sides[outcome] });
  /** The side that won, or the side to move. @param {DuelState} state */
  const standing = ({ outcome, side }) => (outcome ? result(outcome) : say(duel.toMove, { side: sides[side] }));
  return {
    sides,
    result,
    piece: (/** @type {"" | "x" | "o"} */ side) => (side === "" ? empty : sides[side]),
    standing,
    words: {
      sides,
      blocked: duel.blocked,
      begin: (/** @type {DuelState} */ state) =>
        state.side === "x" ? say(duel.begin, { side: sides.x }) : `${standing(state)}.`,
      best: (/** @type {string} */ move) => say(best, { move }),
      progress: (/** @type {DuelState} */ { ply }) => say(duel.progress, { n: ply }),
    },
  };
}
