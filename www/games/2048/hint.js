// The hint: a chip at the edge of the best move, and of every move as good.

import { makeBox } from "../../board/box.js";
import { directions } from "./directions.js";

/** @typedef {import("../../types.d.ts").Outcome} Outcome */

/** The chips around the board. */
export class Hint {
  #layer;
  #text;

  /** @param {HTMLElement} layer @param {import("./text.js").Text} text */
  constructor(layer, text) {
    this.#layer = layer;
    this.#text = text;
  }

  /** @param {Outcome} outcome */
  show({ move: best, moves }) {
    const top = moves.find(({ move }) => move === best)?.value ?? NaN;
    const chips = moves.flatMap(({ move, value }) => {
      const direction = directions[move];
      if (!direction || !(move === best || value === top)) return [];
      const chip = makeBox("chip");
      chip.dataset.move = move;
      chip.toggleAttribute("data-best", move === best);
      chip.append(makePart("arrow", direction.glyph), makePart("worth", move === best ? this.#text.chip : "="));
      return [chip];
    });
    this.#layer.replaceChildren(...chips);
    this.#layer.hidden = chips.length === 0;
  }

  hide() {
    if (this.#layer.hidden) return;
    this.#layer.hidden = true;
    this.#layer.replaceChildren();
  }
}

/** @param {string} name @param {string} words */
function makePart(name, words) {
  const made = makeBox(name, "span");
  made.textContent = words;
  return made;
}
