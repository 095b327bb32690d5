/** The side that moves at a ply. */
import { otherSide } from "./match/compare-link.js";

/** A side; none where one plays alone. @typedef {"x" | "o" | undefined} Mover */

/** The side to move at a ply of a game, or of a line from it: O begins some games that were set up. @param {{side?: Mover, ply: number}} state at any ply @param {number} ply @returns {Mover} */
export const moverAt = ({ side, ply: from }, ply) => (side && (ply - from) % 2 ? otherSide(side) : side);
