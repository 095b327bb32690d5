/** The list of what each feature adds to the value of the position. It is asked for while the list is open. */

import { throttle } from "../core/timing.js";
import { byId, make } from "../kit/dom.js";
import { positionValue } from "../kit/numbers.js";

/** Fills the list. @param {import("../core/model.js").Model} model */
export function mountExplanation(model) {
  const { board } = model;
  const details = byId("expert", HTMLDetailsElement);
  const list = byId("explain-list", HTMLElement);
  let asking = false;
  /** What an answer is about: it may come after the end of a long search. */
  const question = () => JSON.stringify([board.position, board.player, board.params, board.weights]);

  const ask = throttle(250, async () => {
    if (asking || !details.open) return;
    asking = true;
    const { position } = board;
    const asked = question();
    const found = await board.explain().catch(() => undefined); // overtaken, or the worker was replaced
    asking = false;
    if (board.position !== position)
      list.replaceChildren(); // the answer is about a position that is gone
    else if (found) showContributions(list, found, model.player.params);
    if (question() !== asked) ask();
  });
  details.addEventListener("toggle", ask);
  board.addEventListener("position", ask);
  ask();
  return { ask };
}

/** @param {HTMLElement} list @param {import("../types.js").Contribution[]} contributions @param {import("../types.js").Param[]} params */
function showContributions(list, contributions, params) {
  byId("explain-empty", HTMLElement).hidden = contributions.length > 0;
  const most = Math.max(1e-9, ...contributions.map((one) => Math.abs(one.value)));
  list.replaceChildren(
    ...contributions.map((one) => {
      const bar = make("span", { className: one.value < 0 ? "bar-fill minus" : "bar-fill" });
      bar.style.transform = `scaleX(${(Math.abs(one.value) / most).toFixed(3)})`;
      return make(
        "li",
        {},
        make("span", { className: "name" }, params.find(({ name }) => name === one.name)?.label ?? one.label),
        make("span", { className: "bar-track", "aria-hidden": "true" }, bar),
        make("span", { className: "number" }, positionValue(one.value)),
      );
    }),
  );
}
