// The words of every board, in English; the words of one game’s board are in its folder. Braces hold what is filled in.

/** @typedef {import("../language.js").Plural} Plural */

export const words = {
  board: "{game} board, {rows} by {columns}",
  empty: "empty",
  best: "Best move: {move}.",
  back: "Back to move {ply}.",
  noMove: "No move is possible.",
  autoplayOn: "Autoplay on.",
  autoplayOff: "Autoplay off.",
  restarted: "The thinker had to be restarted; nothing is lost.",
  notKept:
    "This browser cannot keep the game: it allows no storage, or has no room left. The moves are gone when the page is closed.",
  linkVersion:
    "The link is of version {version}, which this Plyground does not know yet. Reload the page, then open the link again.",
  row: "Row {row}: {cells}",

  play: "Play",

  keepGoing: "Keep going",
  startOver: "New game",
  takeBack: "Take back",

  controls: {
    label: "Game controls",
    new: "New game",
    undo: "Undo",
    redo: "Redo",
    hint: "Hint",
    engineHint: "Engine hint",
    step: "Move",
    autoplay: "Autoplay",
    pause: "Pause",
    score: "Score {points}",
    open: "Open in Plyground",
  },

  unable: {
    title: "The board cannot be shown",
    missing: "This browser has no {what}, which the game needs. Any browser from the last few years has it.",
    load: "The engine could not be loaded. Check the connection, then reload the page.",
  },

  status: {
    thinking: "The computer is thinking …",
    playing: "The computer plays for you.",
  },

  forfeit: {
    title: "{name} loses",
    late: "It did not answer in time.",
    illegal: "It answered “{detail}”, which is no legal move.",
    silent: "It answered without a move.",
    broken: "It broke down: {detail}",
    lost: "It could not be loaded, or it broke down.",
  },

  // Games of two sides.
  duel: {
    yourTurn: "Your turn: {task}",
    turnOf: "{side} to move: {task}",
    wins: "{side} wins",
    youWin: "You win",
    computerWins: "The computer wins",
    draw: "Draw",
    toMove: "{side} to move",
    begin: "New game. X begins.",
    blocked: "That can’t be played here.",
    progress: /** @type {Plural} */ ({ one: "{n} move.", other: "{n} moves." }),
  },
};

/** @typedef {typeof words} Words */
