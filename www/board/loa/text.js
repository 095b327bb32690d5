// Every word that the board of Lines of Action shows or speaks.

import { count } from "../text.js";
import { squareName } from "./notation.js";

/** @typedef {import("../../types.d.ts").DuelStep} DuelStep */
/** @typedef {import("../../types.d.ts").DuelState} DuelState */

const SIDES = { x: "X", o: "O" };

/** @param {"x" | "o" | "draw"} outcome */
const resultOf = (outcome) => (outcome === "draw" ? "Draw" : `${SIDES[outcome]} wins`);

export const text = {
  help: "Arrow keys choose a square, Enter takes the man there and puts it where it may go, Escape lets go of it. G outlines the groups, U takes a move back, I gives a hint, B reads the board.",
  groups: "Groups",
  pass: "No move: pass",
  /** @param {number} square @param {"" | "x" | "o"} side */
  square: (square, side) => `${squareName(square)}: ${side === "" ? "empty" : SIDES[side]}`,
  /** @param {number} square @param {number[]} targets @param {number[]} lines along rank, file and diagonals */
  chosen: (square, targets, [rank, file, falling, rising]) =>
    `${squareName(square)} can go to ${targets.map(squareName).join(", ")}. Men on its rank ${rank}, file ${file}, diagonals ${falling} and ${rising}.`,
  stuck: "This man can't move.",
  notThere: "That can't be played here.",
  /** @param {number} x @param {number} o */
  grouped: (x, o) => `X in ${count(x, "group")}, O in ${count(o, "group")}.`,
  ungrouped: "Groups are no longer outlined.",
  words: {
    blocked: "That can't be played here.",
    /** @param {DuelStep} step */
    move: ({ move, state }) => {
      const mover = SIDES[state.side === "x" ? "o" : "x"];
      if (move === "pass") return `${mover} passes.`;
      return `${mover} ${move.slice(0, 2)} ${move[2] === "x" ? "takes" : "to"} ${move.slice(3)}.`;
    },
    begin: () => "New game. X begins.",
    /** @param {string} move */
    best: (move) => `Best move: ${move}.`,
    /** @param {DuelState} state */
    progress: ({ ply }) => `${ply} moves.`,
    /** @param {DuelState} state */
    read({ cells, side, outcome }) {
      const men = (/** @type {number} */ piece) => cells.flatMap((found, at) => (found === piece ? [squareName(at)] : [])).join(", ");
      return `X: ${men(1)}. O: ${men(2)}. ${outcome ? resultOf(outcome) : `${SIDES[side]} to move`}.`;
    },
    /** @param {DuelState} state */
    over: ({ outcome, deciding, ply }) => ({
      title: resultOf(outcome ?? "draw"),
      body: outcome !== "draw" ? `All men connected after ${count(ply, "move")}` : deciding.length ? "One move has connected both sides" : "The same position for the third time",
    }),
  },
};
