// What the keys that mean the same in every game ask of a board.

/** @typedef {import("../types.d.ts").BoardElement} BoardElement */
/** @typedef {import("./keys.js").Command} Command */

const quietly = () => {}; // errors come as events

/**
 * What only the board's inside knows.
 * @typedef {{busy: () => boolean, read: () => void, newGame: () => void}} Inside
 */

/**
 * @param {Command} command
 * @param {BoardElement} board
 * @param {Inside} inside
 * @returns {boolean} whether it meant anything here
 */
export function obey(command, board, inside) {
  const { over } = board.state;
  switch (command) {
    case "undo":
      board.undo();
      return true;
    case "redo":
      board.redo();
      return true;
    case "hint":
      if (!over) board.hint().catch(quietly);
      return true;
    case "step":
      if (!over) board.step().catch(quietly);
      return true;
    case "autoplay":
      board.autoplay = !board.autoplay;
      return true;
    case "read":
      inside.read();
      return true;
    case "newgame":
      if (over) inside.newGame();
      return over;
    case "halt": {
      const busy = inside.busy();
      board.stop();
      board.autoplay = false; // only then: on its own turn the computer thinks afresh
      return busy;
    }
  }
}
