/** The two sides beside the board, in the colours of its pieces. */

/** What a board of a game of two sides calls them, without `--ply-`: each side's colour, and what is written on it. */
const COLOURS = ["x", "x-ink", "o", "o-ink"];

/** The page may use `--piece-x`, `--piece-x-ink`, `--piece-o`, `--piece-o-ink`. @param {import("../types.js").BoardElement} board */
export function mountSides(board) {
  const show = () => {
    const style = getComputedStyle(board);
    for (const name of COLOURS)
      document.body.style.setProperty(`--piece-${name}`, style.getPropertyValue(`--ply-${name}`));
  };
  board.addEventListener("game", show);
  show();
}
