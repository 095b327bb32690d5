/** Every word the page shows, in one place. Static ones fill `data-text` and `data-label` in index.html. */

const MOVES = {
  up: { arrow: "↑", name: "Up" },
  right: { arrow: "→", name: "Right" },
  down: { arrow: "↓", name: "Down" },
  left: { arrow: "←", name: "Left" },
};

/** @param {number} n @param {string} one @param {string} many */
const plural = (n, one, many) => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

export const text = {
  tagline: "Board games that think",
  games: "Games",
  /** @param {string} game */
  title: (game) => `Plyground: ${game} that thinks`,
  lab: "Lab",

  /** A move's arrow and name; games yet to come may use names of their own. @param {string} move */
  move: (move) => MOVES[/** @type {keyof typeof MOVES} */ (move)] ?? { arrow: "", name: move },

  stage: {
    label: "Game",
    controls: "Game controls",
    score: "Score",
    best: "Best",
    bestByAi: "AI’s best",
    moves: "Moves",
    sides: { x: "X", o: "O" },
    seats: { human: "You", ai: "Computer" },
    toMove: "to move",
    wins: "wins",
    draw: "draw",
    newGame: "New game",
    undo: "Undo",
    redo: "Redo",
    hint: "Hint",
    autoplay: "Autoplay",
    pause: "Pause",
    step: "Step",
  },

  panels: { watch: "Watch it think", settle: "Set it up" },

  theme: {
    auto: "Theme: as your system has it",
    light: "Theme: light",
    dark: "Theme: dark",
  },

  thinking: {
    title: "Thinking",
    idle: "Ask for a hint, or start autoplay.",
    on: "Thinking…",
    done: "What it thinks of this position",
    other: "What it thought of another position",
    values: "Value of each move",
    best: "best",
    depth: "Depth",
    nodes: "Positions",
    rate: "Per second",
    time: "Time",
    line: "What it expects",
    /** @param {number} value */
    proven: (value) => (value > 0 ? "Proven: the side to move wins" : value < 0 ? "Proven: the side to move loses" : "Proven: a draw"),
    /** @param {number} plies */
    wins: (plies) => `wins in ${plies}`,
    /** @param {number} plies */
    loses: (plies) => `loses in ${plies}`,
    /** @param {number} depth @param {string} rate */
    peek: (depth, rate) => `depth ${depth} · ${rate}/s`,
  },

  explain: {
    title: "Evaluation by feature",
    help: "What every feature adds to the value of the position on the board, before any search.",
    empty: "This player judges positions without features.",
  },

  game: {
    title: "Game",
    who: "Who plays",
    players: {
      "human,ai": "You begin",
      "ai,human": "The computer begins",
      "human,human": "Two people",
    },
    whoHelp: "To watch the computer play both sides, press Autoplay.",
    preset: "Rules",
    play: "Play by these rules",
    keeps: "Every set of rules keeps its own game and best score.",
  },

  player: {
    title: "Player",
    who: "Who thinks",
    preset: "Preset",
    presetDefault: "Default",
    presetOwn: "Your own",
    peekOwn: "tuned by you",
    none: "This player has nothing to tune.",
    resetAll: "Reset all",
    text: "As text…",
    /** @param {string} label */
    help: (label) => `What “${label}” means`,
    /** @param {string} label */
    reset: (label) => `Reset “${label}”`,
    /** @param {string} label */
    exact: (label) => `${label}, exact value`,
  },

  settings: {
    title: "Settings as text",
    help: "One name=value per line. Copy it to keep it, or paste one and apply it.",
    copy: "Copy",
    apply: "Apply",
    close: "Close",
    copied: "Settings copied.",
    applied: "Settings applied.",
    /** @param {string} name @param {string} value @param {string} wanted */
    bad: (name, value, wanted) => `${name}=${value}: should be ${wanted}.`,
    /** @param {string} name @param {string} value */
    unknown: (name, value) => `${name}=${value}: there is no setting of that name.`,
    /** @param {string} line */
    notPair: (line) => `“${line}”: should be name=value.`,
    /** @param {number} min @param {number} max */
    between: (min, max) => `a number from ${min} to ${max}`,
    onOff: "0 or 1",
    /** @param {string[]} ids */
    oneOf: (ids) => `one of ${ids.join(", ")}`,
  },

  autoplay: {
    title: "Autoplay",
    movetime: "Time to think per move",
    speed: "Speed, at most",
    restart: "Start again at game over",
    full: "as fast as it thinks",
    /** @param {string} n */
    perSecond: (n) => (n === "1" ? "1 move a second" : `${n} moves a second`),
  },

  stats: {
    title: "Games it finished",
    games: "Games",
    mean: "Mean",
    best: "Best",
    rate: "Moves/s",
    reached: "Share that reached",
    ended: "How they ended",
    ends: { x: "X wins", o: "O wins", draw: "Draws" },
    reset: "Start counting afresh",
    /** @param {number} n */
    peek: (n) => plural(n, "game", "games"),
  },

  replay: {
    title: "Share and replay",
    ply: "Move",
    play: "Replay",
    pause: "Pause",
    speed: "Replay speed",
    /** @param {number} n */
    perSecond: (n) => `${n} a second`,
    /** @param {number} ply @param {number} plies */
    at: (ply, plies) => `${ply.toLocaleString("en")} of ${plies.toLocaleString("en")}`,
  },

  share: {
    link: "Copy link",
    record: "Copy record",
    open: "Open a link or a record",
    openButton: "Open",
    copiedLink: "Link copied. Whoever opens it sees this very game.",
    copiedRecord: "Record copied.",
    /** @param {string} words */
    notCopied: (words) => `Copying was not allowed. Here it is: ${words}`,
    empty: "Paste a link or a record first.",
    /** @param {string} ply */
    badPly: (ply) => `ply=${ply}: should be a number of moves.`,
  },

  editor: {
    title: "Position",
    help: "Click a cell to raise its tile; shift-click or right-click to lower it. With keys: arrows move, + and − change.",
    grid: "Position to set up",
    /** @param {number} row @param {number} column @param {number} value */
    cell: (row, column, value) => `Row ${row}, column ${column}: ${value || "empty"}`,
    pentago: {
      help: "Click a hole to change its marble: none, X, O. X begins, so there are as many X as O or one more. With keys: arrows move, + and − change.",
      /** @param {number} row @param {number} column @param {string} piece */
      cell: (row, column, piece) => `Row ${row}, column ${column}: ${piece || "empty"}`,
    },
    loa: {
      help: "Click a square to change who stands there: nobody, X, O; each side has 1 to 12 men. The text says after the board who is to move. With keys: arrows move, + and − change.",
      /** @param {string} square @param {string} piece */
      cell: (square, piece) => `${square}: ${piece || "empty"}`,
    },
    text: "Or as text, row by row",
    copy: "Take from board",
    clear: "Clear",
    best: "Best move",
    play: "Play from here",
    values: "Value of each move in this position",
    thinking: "Thinking…",
    over: "No move is possible here.",
    /** @param {string} name @param {number} depth */
    answer: (name, depth) => `Best move: ${name} (depth ${depth})`,
  },

  confirm: {
    newGame: {
      title: "Start a new game?",
      message: "The game on the board will be gone.",
      yes: "New game",
      no: "Keep playing",
    },
    link: {
      title: "Open this game?",
      message: "It takes the place of the game you are playing.",
      yes: "Open it",
      no: "Keep mine",
    },
    position: {
      title: "Play from this position?",
      message: "It takes the place of the game you are playing.",
      yes: "Play from here",
      no: "Keep mine",
    },
    /** @param {number} n */
    branch: (n) => ({
      title: "Play on from here?",
      message: `The ${plural(n, "move", "moves")} after this one will be dropped.`,
      yes: "Play on",
      no: "Keep them",
    }),
  },

  help: {
    open: "Keys and help",
    title: "How to play",
    guide: "How the games and the players work, and how to put a board into your own page",
    single: "Single-letter shortcuts",
    close: "Got it",
    games: /** @type {Record<string, {how: string, keys: {keys: string[], does: string}[]}>} */ ({
      2048: {
        how: "Slide all tiles at once. Two equal tiles become one. Reach 2048, then see how far it goes.",
        keys: [{ keys: ["←↑↓→", "WASD", "hjkl"], does: "Move (or swipe)" }],
      },
      pentago: {
        how: "Put a marble into a hole, then turn one of the four quadrants: press an arrow beside it, or drag it around. Five in a row win, before the turn or after it.",
        keys: [
          { keys: ["←↑↓→"], does: "Choose a hole; then a quadrant" },
          { keys: ["Enter"], does: "Put a marble there" },
          { keys: ["1", "2", "3", "4"], does: "Choose a quadrant" },
          { keys: ["L", "R"], does: "Turn it to the left or to the right" },
        ],
      },
      loa: {
        how: "Bring all your men together, each beside another. A man goes exactly as many squares as there are men on the whole line it moves along. It may jump your own men, but not the other side's; landing on one takes it.",
        keys: [
          { keys: ["←↑↓→"], does: "Choose a square" },
          { keys: ["Enter"], does: "Take a man; put it where it may go" },
          { keys: ["Esc"], does: "Let go of it" },
          { keys: ["g"], does: "Outline connected groups" },
        ],
      },
    }),
    keys: [
      { keys: ["u", "Ctrl Z"], does: "Undo" },
      { keys: ["r", "Ctrl Y"], does: "Redo" },
      { keys: ["i"], does: "Hint" },
      { keys: ["p"], does: "Autoplay: start or pause" },
      { keys: ["."], does: "One move by the computer" },
      { keys: ["Esc"], does: "Stop thinking" },
      { keys: ["b"], does: "Read the board aloud (for screen readers)" },
      { keys: ["n"], does: "New game" },
      { keys: ["?"], does: "This list" },
    ],
  },

  notices: {
    close: "Dismiss",
    update: "A newer version of Plyground is ready.",
    reload: "Load it",
    badSave: "The saved game could not be read. It was set aside, and here is a fresh one.",
    badSettings: "The saved settings could not be read. They were set aside, and the defaults are in use.",
    otherTab: "Plyground is open in another tab too. The game played last is the one that is kept.",
    /** @param {string} problem */
    link: (problem) => `The link says ${problem}`,
    /** @param {string} name @param {string} reason */
    linkGame: (name, reason) => `The link’s ${name} could not be read: ${reason}`,
    /** @param {string} reason */
    failed: (reason) => `That did not work: ${reason}`,
    /** @param {string} reason */
    cannotStart: (reason) => `Plyground cannot start here: ${reason}`,
  },

  units: {
    ms: "ms",
    s: "s",
    infinite: "∞",
  },
};
