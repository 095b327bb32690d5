// What happens in a ply, as one hears it: it follows from the pieces before and after, whatever the game.

/** @typedef {import("../types.d.ts").Step} Step */
/** @typedef {"move" | "place" | "turn" | "merge" | "capture" | "win" | "end"} Kind */

/** @param {number[]} cells */
const pieces = (cells) => cells.filter((piece) => piece !== 0).length;

/** The sounds of a ply, in their order. @param {number[]} before the cells before it @param {Step} step @returns {Kind[]} */
export function kindsOf(before, step) {
  const ending = endingOf(step.state);
  const kinds = moveOf(before, step);
  return ending ? [...kinds, ending] : kinds;
}

/** @param {number[]} before @param {Step} step @returns {Kind[]} */
function moveOf(before, step) {
  if (step.gain > 0) return ["merge"];
  if ("slides" in step) return ["move"];
  const after = step.state.cells;
  const more = pieces(after) - pieces(before);
  if (more <= 0) return [more < 0 ? "capture" : "move"];
  const changed = after.filter((piece, cell) => piece !== before[cell]).length;
  return changed > 1 ? ["place", "turn"] : ["place"];
}

/** @param {Step["state"]} state @returns {Kind | undefined} */
function endingOf(state) {
  if (!state.over) return undefined;
  const won = "outcome" in state ? state.outcome !== "draw" : "won" in state && state.won;
  return won ? "win" : "end";
}
