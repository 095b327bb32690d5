/** The small board: where the board is out of sight, it stays in view while the settings of a player are moved. */

import { byId } from "../kit/dom.js";

/** The part of the board that must be out of sight for it. */
const HIDDEN_PART = 0.6;

/** Follows the sliders of the player. @param {HTMLElement} board */
export function mountMiniBoard(board) {
  const frame = /** @type {HTMLElement} */ (board.parentElement);
  const sliders = byId("tuning", HTMLElement);
  let hidden = false;
  let tuning = false;
  const show = () => frame.toggleAttribute("data-mini", hidden && tuning);
  const watcher = new IntersectionObserver(
    (entries) => {
      hidden = entries[entries.length - 1].intersectionRatio < 1 - HIDDEN_PART;
      show();
    },
    { threshold: 1 - HIDDEN_PART },
  );
  watcher.observe(frame);

  /** @param {Event} event */
  const begin = ({ target }) => {
    // The board stands at the other end of the screen than the slider.
    const { top } = /** @type {HTMLElement} */ (target).getBoundingClientRect();
    frame.dataset.end = top < innerHeight / 2 ? "bottom" : "top";
    tuning = true;
    show();
  };
  for (const name of ["focusin", "pointerdown"]) sliders.addEventListener(name, begin);
  /** @param {Event} event */
  const end = ({ target }) => {
    if (target instanceof Node && sliders.contains(target)) return;
    tuning = false;
    show();
  };
  for (const name of ["focusin", "pointerdown"]) document.addEventListener(name, end);
}
