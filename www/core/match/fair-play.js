/** Fair play: the engine helps nobody in a game against a person, until that game is over. */

/**
 * Tells the model whether the engine may help, and keeps that up to date.
 * @param {import("../model.js").Model} model
 * @param {() => boolean} isContest whether people play the game on the board against each other: by links, or by a clock
 * @returns what to call when another match or clock may be on the board
 */
export function keepFair(model, isContest) {
  const { board } = model;
  /** The finished game: a look back does not begin it again. */
  let finished = "";
  const update = () => {
    if (board.status.kind === "over") finished = board.record;
    model.allowHelp(!isContest() || finished === board.record);
  };
  board.addEventListener("position", update);
  board.addEventListener("status", update);
  update();
  return update;
}
