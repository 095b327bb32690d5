/** The place in the game that the board shows: the moves there are drawn on it, and a bar says who is ahead. */
import { byId, setText } from "../kit/dom.js";
import { say, text } from "./analyse-text.js";
import { isBest, nameOf } from "./verdict.js";

/** @typedef {import("../core/analysis.d.ts").Judgement} Judgement */
/** A move beside the best, as a review or the answer to a question has it. @typedef {Pick<Judgement, "move" | "best" | "grade"> & Partial<Pick<Judgement, "side">>} Judged */

/**
 * The facts of a place: the judgement of the move that was played there, and the chance of the first side. `isOff`: it is no place of the game; `pointed`: a
 * move in a list that the visitor points at.
 * @typedef {{judgement?: Judged, chance?: number, isOff: boolean, pointed?: string | null}} Known
 */

/** @param {import("../types.js").BoardElement} board @param {import("./verdict.js").Players} players @param {Known} known */
export function showPlace(board, players, { judgement, chance, isOff, pointed }) {
  const { ply, plies } = board.state;
  const { place, end, key, keySide } = text.verdict;
  const isWorse = judgement && !isBest(judgement);
  board.marks = pointed ? [{ move: pointed, colour: "blue" }] : marksOf(judgement);
  const side = judgement && nameOf(players, judgement.side ?? null);
  const words = [
    ply < plies ? say(place, { n: ply + 1, all: plies }) : end,
    isWorse ? say(side ? keySide : key, { side: side ?? "" }) : "",
  ];
  setText(byId("place", HTMLElement), isOff ? "" : words.join(" ").trim());
  const bar = byId("evaluation", HTMLElement);
  bar.hidden = !players.names;
  bar.style.visibility = chance === undefined ? "hidden" : "";
  bar.style.setProperty("--part", String(players.own === "o" ? 1 - (chance ?? 0) : chance));
}

/** The best move, and the one that was played where it was worse. @param {Judged} [judgement] @returns {import("../types.js").Mark[]} */
function marksOf(judgement) {
  if (!judgement) return [];
  const { move, best } = judgement;
  return isBest(judgement) ? [{ move }] : [{ move: best }, { move, colour: "red" }];
}
