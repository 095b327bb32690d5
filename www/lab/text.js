/** Every word of the lab, in one place. Static ones fill `data-text` and `data-label` in lab.html. */

/** @param {number} n */
const whole = (n) => n.toLocaleString("en", { maximumFractionDigits: 0 });
/** @param {number} n @param {string} one @param {string} many */
const plural = (n, one, many) => `${whole(n)} ${n === 1 ? one : many}`;

/** @param {number} bytes */
const mega = (bytes) => (bytes / 1e6).toFixed(1);

export const text = {
  title: "Lab",
  tagline: "Compare players over thousands of games",
  board: "Plyground: play",
  play: "Play",

  setup: {
    label: "Experiment",
    title: "Experiment",
    readyMade: "Begin with",
    own: "My own",
    name: "Name",
    game: "Game",
    games: "Games by each player",
    gamesOfTwo: "Games between each two",
    opening: "Random moves at first",
    seed: "First seed",
    limits: "Limits a move",
    movetime: "Milliseconds",
    depth: "Depth",
    nodes: "Nodes",
    ownLimits: "Limits of its own, in place of those above",
    players: "Players",
    add: "Add a player",
    /** @param {string} name */
    remove: (name) => `Remove ${name}`,
    player: "Player",
    preset: "Preset",
    presetNone: "Defaults",
    shownAs: "Shown as",
    more: "Vary a setting; games at a time",
    sweep: "Sweep",
    over: "Vary",
    overNothing: "nothing",
    values: "Values",
    sweepHelp: "A list like 1, 2, 5, or a range: 1 to 7, 100 to 500 step 100, 10 to 10000 times 10.",
    sweepEqual: "Only players at the same value meet",
    badValues: "sweep values: a list like 1, 2, 5, or a range like 1 to 7 step 2",
    workers: "Games at a time",
    /** @param {number} n */
    cores: (n) => `${n} (one for each core)`,
    start: "Start",
    link: "Copy link",
    copied: "The link is on the clipboard.",
    /** @param {number} games @param {number} players */
    size: (games, players) => `${plural(games, "game", "games")} by ${plural(players, "player", "players")}`,
    badLink: (/** @type {string} */ reason) => `The link's experiment can't be read: ${reason}`,
  },

  kept: {
    title: "Earlier results",
    help: "The last runs stay in this browser. Files of results come from here or from the command line.",
    open: "Open files of results",
    none: "None yet.",
    /** @param {number} games @param {string} when */
    about: (games, when) => `${plural(games, "game", "games")} · ${when}`,
    /** @param {string} name */
    remove: (name) => `Delete ${name}`,
    notKept: "This browser keeps no results: they are gone when the page is closed, unless you export them.",
    /** @param {string} name @param {string} reason */
    bad: (name, reason) => `${name} can't be read: ${reason}`,
    file: "Results from files",
  },

  results: {
    label: "Results",
    empty: "Choose players and press Start. Results appear here as they come.",
    progress: "Games played",
    stop: "Stop",
    pause: "Pause",
    resume: "Go on",
    table: "Players",
    tiles: "Share of games that reach each tile",
    intervals: "Small print: 95 % intervals, Student’s for means and Wilson’s for shares. Games a second are those of one worker.",
    /** @param {number} games @param {number} total */
    running: (games, total) => `${whole(games)} of ${plural(total, "game", "games")}`,
    /** @param {number} games */
    done: (games) => `Done: ${plural(games, "game", "games")}`,
    /** @param {number} games @param {number} total */
    paused: (games, total) => `Paused at ${whole(games)} of ${whole(total)}`,
    /** @param {number} games @param {number} total */
    stopped: (games, total) => `Stopped at ${whole(games)} of ${whole(total)}`,
    failed: "Given up",
    /** @param {import("../types.d.ts").WeightsNews} news */
    weights: (news) => (news.state === "loading" ? `loading learned weights: ${mega(news.loaded)} of ${mega(news.total || news.loaded)} MB` : "unpacking learned weights"),
    /** @param {string} left */
    left: (left) => `about ${left} left`,
    /** @param {string} rate */
    rate: (rate) => `${rate} games/s`,
    /** @param {number} moves */
    moves: (moves) => `${plural(moves, "move", "moves")} into the games on the way`,
    player: "Player",
    games: "Games",
    mean: "Mean score",
    median: "Median",
    best: "Best",
    rateHead: "Moves/s",
    time: "Time a game",
  },

  matches: {
    title: "Matches",
    player: "Player",
    opponent: "Opponent",
    games: "Games",
    wins: "Wins",
    draws: "Draws",
    losses: "Losses",
    points: "Points",
    elo: "Elo",
    time: "Time a move",
    intervals: "Small print: 95 % intervals from pairs of games with the same opening and the sides changed; the opponent’s time a move.",
  },

  chart: {
    title: "Chart",
    points: "Points",
    ends: "Wins, draws, losses",
    svg: "Save SVG",
    png: "Save PNG",
    highest: "Highest tile",
    reached: "Tiles reached",
    scores: "Scores",
    cumulative: "Scores reached",
    sweep: "Mean score over the sweep",
    means: "Mean score",
    ofGames: "share of games",
    tile: "highest tile",
    atLeast: "tile, at least",
    score: "score",
    scoreAtLeast: "score, at least",
    mean: "mean score",
    move: "move",
  },

  list: {
    title: "Games",
    player: "Of",
    order: "Order",
    best: "Best first",
    worst: "Worst first",
    longest: "Longest first",
    seed: "By seed",
    more: "Show more",
    seedHead: "Seed",
    moves: "Moves",
    score: "Score",
    max: "Tile",
    time: "Time",
    /** @param {number} seed */
    look: (seed) => `Score over the moves of the game with seed ${seed}`,
    lookShort: "Look",
    /** @param {string} player @param {number} seed */
    game: (player, seed) => `${player}, seed ${seed}: the game`,
    /** @param {string} player @param {number} seed */
    curve: (player, seed) => `${player}, seed ${seed}: score over moves`,
    result: "Result",
    side: "Moved",
    first: "first",
    second: "second",
    win: "won",
    draw: "draw",
    loss: "lost",
    playing: "Playing it again…",
    /** @param {number} score */
    end: (score) => `It ends with ${whole(score)} points.`,
    other: "This engine plays it otherwise than the one that made the results.",
    unknown: "Its moves were not kept, and its experiment is not known.",
    replay: "Open on the board",
  },

  export: {
    title: "Take along",
    help: "Results as lines are what the command line writes and reads (plyground lab show).",
    csv: "CSV",
    jsonl: "Results (JSON Lines)",
    json: "Results and experiment (JSON)",
    experiment: "Experiment (JSON)",
  },

  units: { minutes: "min", hours: "h" },
  error: (/** @type {string} */ reason) => `The lab could not start: ${reason}`,
};
