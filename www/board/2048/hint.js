// Marks the best move: a chip at each edge saying how far the move falls short of it.

import { directions } from "./directions.js";
import { difference, text } from "../text.js";

/** @typedef {import("../../types.d.ts").Outcome} Outcome */

export class Hint {
  #layer;

  /** @param {HTMLElement} layer */
  constructor(layer) {
    this.#layer = layer;
  }

  /** @param {Outcome} outcome */
  show({ move: best, moves }) {
    const top = moves.find(({ move }) => move === best)?.value ?? NaN;
    const chips = moves.flatMap(({ move, value }) => {
      const direction = directions[move];
      if (!direction) return [];
      const chip = document.createElement("div");
      chip.className = "chip";
      chip.dataset.move = move;
      chip.toggleAttribute("data-best", move === best);
      chip.append(part("arrow", direction.glyph), part("worth", move === best ? text.bestChip : difference(value - top)));
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
function part(name, words) {
  const made = document.createElement("span");
  made.className = name;
  made.textContent = words;
  return made;
}
