/** What each feature adds to the value of the position on the board. It is asked for while somebody looks at it. */

import { throttle } from "../core/timing.js";

/** @typedef {import("../types.js").Contribution} Contribution */

/**
 * Asks for each position and after each change of the settings.
 * @param {import("../core/model.js").Model} model
 * @param {() => boolean} isWanted
 * @param {(contributions: Contribution[]) => void} show
 */
export function watchContributions(model, isWanted, show) {
  const { board } = model;
  let asking = false;
  /** Describes what an answer is about: it may come after the end of a long search. */
  const question = () => JSON.stringify([board.position, board.player, board.params]);

  const ask = throttle(250, async () => {
    if (asking || !model.allowsHelp || !isWanted()) return;
    asking = true;
    const { position } = board;
    const asked = question();
    const found = await board.explain().catch(() => undefined); // overtaken, or the worker was replaced
    asking = false;
    if (board.position !== position)
      show([]); // the answer is about a position that is gone
    else if (found) show(found);
    if (question() !== asked) ask();
  });
  board.addEventListener("position", ask);
  document.addEventListener("toggle", ask, { capture: true });
  model.watch(ask);
}
