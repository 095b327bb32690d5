/** The two sides beside the board, in the colours of its pieces. */

/** Custom properties of the board, without `--ply-`: the colour of each side and of text on it. */
const COLOURS = ["x", "x-ink", "o", "o-ink"];

/** Copies the colours to the page: `--piece-x`, `--piece-x-ink`, `--piece-o`, `--piece-o-ink`. @param {import("../types.js").BoardElement} board */
export function mountSides(board) {
  const show = () => {
    const style = getComputedStyle(board);
    for (const name of COLOURS)
      document.body.style.setProperty(`--piece-${name}`, style.getPropertyValue(`--ply-${name}`));
  };
  board.addEventListener("game", show);
  show();
}
