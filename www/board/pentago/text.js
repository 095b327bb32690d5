// Every word that Pentago's board shows or speaks.

import { cellName, count } from "../text.js";

/** @typedef {import("../../types.d.ts").DuelStep} DuelStep */
/** @typedef {import("../../types.d.ts").DuelState} DuelState */

const QUADRANTS = ["upper left", "upper right", "lower left", "lower right"];
const SPINS = { L: "to the left", R: "to the right" };
const SIDES = { x: "X", o: "O" };

/** @param {"x" | "o" | "draw"} outcome */
const resultOf = (outcome) => (outcome === "draw" ? "Draw" : `${SIDES[outcome]} wins`);

export const text = {
  help: "Arrow keys choose a hole, Enter puts a marble there. Then 1 to 4 or the arrows choose a quadrant, and L or R turns it. U takes back, I gives a hint, B reads the board.",
  turns: "Turn a quadrant",
  /** @param {number} quadrant @param {"L" | "R"} spin */
  turn: (quadrant, spin) => `Turn the ${QUADRANTS[quadrant]} quadrant ${SPINS[spin]} (${quadrant + 1}${spin})`,
  /** @param {number} quadrant */
  chosen: (quadrant) => `Quadrant ${quadrant + 1}, ${QUADRANTS[quadrant]}. L or R turns it.`,
  /** @param {number} hole @param {"" | "x" | "o"} side */
  hole: (hole, side) => `${cellName(hole, 6)}: ${side === "" ? "empty" : SIDES[side]}`,
  /** @param {number} hole */
  placed: (hole) => `Marble at ${cellName(hole, 6)}. Now turn a quadrant.`,
  taken: "A marble lies there.",
  takenBack: "Marble taken back.",
  words: {
    blocked: "That can't be played here.",
    /** @param {DuelStep} step */
    move: ({ move, state }) => {
      const hole = move.slice(0, 2);
      const turn = move.length > 2 ? `, ${QUADRANTS[Number(move[2]) - 1]} quadrant ${SPINS[/** @type {"L" | "R"} */ (move[3])]}` : "";
      return `${SIDES[state.ply % 2 === 1 ? "x" : "o"]} ${hole}${turn}.`;
    },
    begin: () => "New game. X begins.",
    /** @param {string} move */
    best: (move) => `Best move: ${move}.`,
    /** @param {DuelState} state */
    progress: ({ ply }) => `${ply} moves.`,
    /** @param {DuelState} state */
    read({ cells, side, outcome }) {
      const rows = [];
      for (let start = 0; start < cells.length; start += 6) {
        rows.push(cells.slice(start, start + 6).map((piece) => ["empty", "X", "O"][piece]).join(", "));
      }
      const last = outcome ? resultOf(outcome) : `${SIDES[side]} to move`;
      return `${rows.map((row, i) => `Row ${i + 1}: ${row}`).join(". ")}. ${last}.`;
    },
    /** @param {DuelState} state */
    over: ({ outcome, deciding, ply }) => ({
      title: resultOf(outcome ?? "draw"),
      body: outcome === "draw" ? (deciding.length ? "Both have five in a row" : "The board is full") : `Five in a row after ${count(ply, "move")}`,
    }),
  },
};
