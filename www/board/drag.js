// Dragging, on boards of several games.

/**
 * Stops the click that a browser may send after a drag.
 * @param {HTMLElement} board
 */
export function swallowClick(board) {
  const over = new AbortController();
  board.addEventListener("click", (click) => click.stopPropagation(), {
    capture: true,
    once: true,
    signal: over.signal,
  });
  // The browser sends the click at once, or, after the drag of a finger, not at all.
  board.addEventListener("pointerdown", () => over.abort(), { capture: true, once: true, signal: over.signal });
  setTimeout(() => over.abort(), 50);
}
