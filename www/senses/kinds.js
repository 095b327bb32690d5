// The sounds of a ply in any game, from the pieces before and after it.

/** @typedef {import("../types.d.ts").Step} Step */
/** @typedef {"move" | "place" | "turn" | "merge" | "capture" | "win" | "end"} SoundKind */

/** @param {number[]} cells */
const countPieces = (cells) => cells.filter((piece) => piece !== 0).length;

/** The sounds of a ply, in their order. @param {number[]} before the cells before it @param {Step} step @returns {SoundKind[]} */
export function soundsOf(before, step) {
  const ending = endSound(step.state);
  const kinds = moveSounds(before, step);
  return ending ? [...kinds, ending] : kinds;
}

/** @param {number[]} before @param {Step} step @returns {SoundKind[]} */
function moveSounds(before, step) {
  if (step.gain > 0) return ["merge"];
  if ("slides" in step) return ["move"];
  const after = step.state.cells;
  const more = countPieces(after) - countPieces(before);
  if (more <= 0) return [more < 0 ? "capture" : "move"];
  const changed = after.filter((piece, cell) => piece !== before[cell]).length;
  return changed > 1 ? ["place", "turn"] : ["place"];
}

/** @param {Step["state"]} state @returns {SoundKind | undefined} */
function endSound(state) {
  if (!state.over) return undefined;
  const won = "outcome" in state ? state.outcome !== "draw" : "won" in state && state.won;
  return won ? "win" : "end";
}
