// The words of the page, in English. Those without braces that stand in index.html by `data-text` or `data-label`
// are filled in by their place here.

/** @typedef {import("../language.js").Plural} Plural */

export const words = {
  games: "Games",
  title: "Plyground: {game} that thinks",
  bar: {
    board: "Plyground: play",
    play: "Play",
    lab: "Lab",
    guide: "Guide",
    inside: "Inside",
    statistics: "Statistics",
    about: "About",
    puzzles: "Puzzles",
    missing: "A part of this page did not arrive. Your game is kept.",
    again: "Load it again",
  },
  moves: { up: "Up", right: "Right", down: "Down", left: "Left" },
  empty: "empty",

  stage: {
    loading: "Setting up the board …",
    label: "Game",
    controls: "Game controls",
    score: "Score",
    best: "Best",
    bestByAi: "AI’s best",
    moves: "Moves",
    human: "You",
    ai: "Computer",
    toMove: "to move",
    wins: "wins",
    youWin: "win",
    draw: "draw",
    newGame: "New game",
    undo: "Undo",
    redo: "Redo",
    hint: "Hint",
    review: "Review",
    share: "Share",
    autoplay: "Autoplay",
    pause: "Pause",
    step: "Step",
  },

  panels: { watch: "Watch it think", settle: "Set it up" },

  theme: { auto: "Theme: as your system has it", light: "Theme: light", dark: "Theme: dark" },

  thinking: {
    title: "Thinking",
    live: "Think about every position",
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
    won: "Proven: the side to move wins",
    lost: "Proven: the side to move loses",
    drawn: "Proven: a draw",
    wins: "wins in {n}",
    loses: "loses in {n}",
    atMost: "At most: the search has shown that other moves are better",
    peek: "depth {depth} · {rate}/s",
  },

  explain: {
    title: "Evaluation by feature",
    help: "What every feature adds to the value of the position on the board, before any search.",
    empty: "This player judges positions without features.",
  },

  game: {
    title: "Game",
    preset: "Rules",
    play: "Play by these rules",
    keeps: "Every set of rules keeps its own game and best score.",
  },

  player: {
    title: "Who plays, how long",
    seatsWho: "Who plays",
    seats: { "human,ai": "You begin", "ai,human": "The computer begins", "human,human": "Two people" },
    seatsHelp: "To watch the computer play both sides, press Autoplay.",
    movetime: "Time to think per move",
    who: "Who thinks",
    preset: "Preset",
    presetDefault: "Default",
    presetOwn: "Your own",
    peekOwn: "tuned by you",
    none: "This player has nothing to tune.",
    resetAll: "Reset all",
    text: "As text…",
    help: "What “{label}” means",
    reset: "Reset “{label}”",
    exact: "{label}, exact value",
  },

  settings: {
    bad: "{name}={value}: should be {wanted}.",
    unknown: "{name}={value}: there is no setting of that name.",
    between: "a number from {min} to {max}",
    onOff: "0 or 1",
    oneOf: "one of {ids}",
  },

  autoplay: {
    title: "Autoplay",
    speed: "Speed, at most",
    restart: "Start again at game over",
    full: "as fast as it thinks",
    perSecond: /** @type {Plural} */ ({ one: "{rate} move a second", other: "{rate} moves a second" }),
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
    peek: /** @type {Plural} */ ({ one: "{n} game", other: "{n} games" }),
  },

  replay: {
    title: "Moves and sharing",
    moves: "Moves of this game",
    move: "Move {ply}: {move}",
    start: "Start",
    ply: "Move",
    play: "Replay",
    pause: "Pause",
    speed: "Replay speed",
    perSecond: "{n} a second",
    at: "{ply} of {plies}",
  },

  match: "Play with others",

  share: {
    link: "Copy link",
    record: "Copy record",
    inside: "Look inside: review this game",
    open: "Open a link or a record",
    openButton: "Open",
    copiedLink: "Link copied. Whoever opens it sees this very game.",
    copiedRecord: "Record copied.",
    notCopied: "Copying was not allowed. Here it is: {words}",
    empty: "Paste a link or a record first.",
    badPly: "ply={ply}: should be a number of moves.",
    badSeed: "seed={seed}: should be a whole number from 0 to 18446744073709551615.",
  },

  editor: {
    title: "Position",
    grid: "Position to set up",
    text: "Or as text, row by row",
    copy: "Take from board",
    clear: "Clear",
    best: "Best move",
    play: "Play from here",
    values: "Value of each move in this position",
  },

  help: {
    open: "Keys, help and language",
    title: "How to play",
    done: "Got it",
    stuck: "Stuck? Hint shows the best move; Undo takes one back.",
  },

  notices: {
    badPosition: "This position can’t be used.",
    badGame: "This game can’t be opened.",
    badRules: "These rules don’t fit together.",
    looking: "You are looking at a game from a link. It is not kept; yours is.",
    back: "Back to mine",
    close: "Dismiss",
    update: "A newer version of Plyground is ready.",
    reload: "Load it",
    details: "Details",
    link: "Part of the link could not be used; the rest was.",
    linkGame: "The link’s {name} could not be read.",
    linkVersion:
      "The link is of version {version}, which this Plyground does not know yet. Reload the page, then open the link again.",
    failed: "That did not work.",
    again: "That did not work. Try it again; if that does not help, reload the page.",
    chart: "The chart could not be drawn. Reload the page to try again.",
  },
};

/** @typedef {typeof words} Words */
