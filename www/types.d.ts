/**
 * The words in which the page, the worker and the engine talk.
 *
 * Three seams use these types:
 *  1. `plyground.js` in `www/pkg` and its neighbours (made by the build): the wasm face of the engine, classes `Table` and `Thinker`; and
 *     `www/catalogue.js` with the one `Catalogue`. `www/engine.js` knows which module is for which game.
 *  2. `www/worker.js` <-> `www/thinker-client.js`: the worker protocol (`Request`), in the messages of `www/core/`.
 *  3. `<plyground-board>`: its properties, methods and events (`www/board/`).
 *
 * Cells are numbered row by row from the upper left, from 0. Times are milliseconds.
 */

// ---------------------------------------------------------------- the catalogue

export interface Catalogue {
  version: string;
  /**
   * The value of an immediate win in games for two. Each ply to the end takes 1 from it. A value above half of it, or below
   * minus half, means that the game is decided.
   */
  won: number;
  games: GameInfo[];
  players: PlayerInfo[];
}

export interface GameInfo {
  id: string; // "2048"
  name: string;
  /** The number of sides: 1 against chance, or 2. */
  sides: number;
  rows: number;
  columns: number;
  /** All names of moves in a fixed order, "up", "right", "down", "left" in 2048. Empty in games with many moves. */
  moves: string[];
  /** The player that thinks if you name none. */
  defaultPlayer: string;
  /** Nodes per move in an experiment that sets no limit. */
  labNodes: number;
  /** The rules you can choose, in display order. `gameName` makes a name from their values. */
  params: Param[];
  presets: Preset[];
}

/** The part of a game that a module of the engine has. */
export interface Offer {
  id: string;
  /** Whether it plays the game by other rules too. */
  variants: boolean;
  /** Its players there, the default first. */
  players: string[];
}

/** A game and its rules: what a name such as "2048-5x5-evil" means. */
export interface SettledGame {
  /** The shortest name of the game. */
  game: string;
  /** The `id` of the game in the catalogue. */
  id: string;
  rows: number;
  columns: number;
  /** The largest value of a cell. In 2048, the largest tile. */
  largest: number;
  /** The value of every parameter of the game. */
  params: Params;
  /** The ids of its players, the default first. */
  players: string[];
}

/**
 * What a value means. "share": the expected share of the points in a game for two, 0.5 for an even position. "odds": that share is
 * 1 / (1 + e^(-value / odds)). "points": the points still to come in a game for one. "fixed": this difference means all points.
 */
export type ValueScale = "share" | "points" | { odds: number } | { fixed: number };

export interface PlayerInfo {
  id: string;
  game: string;
  name: string;
  help: string;
  /** Its parameters, in display order. */
  params: Param[];
  presets: Preset[];
  /** The names of the most important parameters, the most important first. Absent if none stands out. */
  main?: string[];
  /** What its values say about the end of a game. Absent if that is unknown. */
  outlook?: ValueScale;
  /** Its file of learned weights. Usually absent. */
  weights?: WeightsInfo;
}

/** A file of learned weights that the site offers, `weights/GAME-NAME.weights` in `www/`. */
export interface WeightsInfo {
  name: string; // the board it is for, such as `4x4`, or the part of the player
  bytes: number; // the size of the file
  optional: boolean; // the player also plays without it, but less well in some positions
}

export interface Param {
  name: string; // the key in URLs, files and flags
  label: string;
  help: string;
  /** Heading under which the page groups the slider ("Evaluation", "Search"). */
  group: string;
  kind: "number" | "toggle" | "power"; // a toggle is 0 or 1, a power is an exponent of 2
  min: number;
  max: number;
  step: number;
  default: number;
  /** "memory": what the player remembers from move to move. "handicap": how much worse it plays on purpose. */
  role?: "memory" | "handicap"; // 0 is off
}

export interface Preset {
  name: string;
  label: string;
  help: string;
  /** Only what differs from the defaults. */
  values: Params;
}

export type Params = Record<string, number>;

/** Parameters of a player with a name of the visitor's: what a tuning leaves, and files keep. */
export interface SavedPreset {
  name: string;
  about?: string;
  /** The game without its variants. */
  game: string;
  player: string;
  settings: Params;
}

/** The search ends at the first limit it reaches. Set at least one. Monte Carlo players ignore `depth`. */
export interface Limits {
  movetime?: number; // ms
  depth?: number; // plies of the player
  nodes?: number;
}

// ---------------------------------------------------------------- rules (main thread)

/** A position with its legal moves. `side` tells the two kinds apart. */
export type State = TileState | DuelState;

interface AnyState {
  /** The name of the game with its rules, such as "2048" or "2048-5x5-evil". */
  game: string;
  rows: number;
  columns: number;
  /** The position as text: tile values with commas in 2048, cells and the side to move in the other games. */
  position: string;
  /** Row by row from the upper left. 0 is empty. 2048: the value of a tile. Other games: 1 for the first side, 2 for the second. */
  cells: number[];
  /** The legal moves. Empty when the game is over. */
  legal: string[];
  over: boolean;
  /** Plies played before this position. */
  ply: number;
  /** Plies in the whole game, undone ones too. */
  plies: number;
}

/** 2048. */
export interface TileState extends AnyState {
  side?: undefined;
  score: number;
  /** The largest tile. */
  best: number;
  /** The tile that wins. */
  goal: number;
  /** The goal, or a larger tile, is on the board. */
  won: boolean;
}

/** A game for two. */
export interface DuelState extends AnyState {
  /** The side to move. "x" moves first. */
  side: "x" | "o";
  /** The result, null until the game is over. */
  outcome: "x" | "o" | "draw" | null;
  /** The cells that won the game. Empty until it is won. */
  deciding: number[];
  /** The last move. */
  last: string | null;
}

/** The names of the two sides in the board's language, such as "Black" and "White". */
export interface SideNames {
  x: string;
  o: string;
}

/** A move that was played. */
export type Step = TileStep | DuelStep;

export interface DuelStep {
  move: string;
  /** Always 0: these games have no points. */
  gain: number;
  state: DuelState;
}

export interface TileStep {
  move: string;
  /** Every tile that was on the board, including those that stay. */
  slides: Slide[];
  /** The new tile. */
  spawn: { cell: number; name: string; value: number } | null;
  /** Points this move scored. */
  gain: number;
  state: TileState;
}

export interface Slide {
  from: number;
  to: number;
  /** The value before the move. Two tiles with `merged` and the same `to` become one of twice the value. */
  value: number;
  merged: boolean;
}

/** The player whose evaluation an evil game uses. */
export interface Opponent {
  player: string;
  params: Params;
}

/** A game with all its moves, undone ones too. */
export declare class Table<T extends Step = Step> {
  /** A new game; `seed` decides every spawn. */
  static create(game: string, seed: bigint): Table;
  /** Any position (throws an Error that names the cell and the value). */
  static fromPosition(game: string, position: string, seed: bigint): Table;
  /** Reads what `record()` wrote (throws an Error that says what is wrong). */
  static fromRecord(line: string): Table;
  /** The whole game as one line of text, undone moves too. It needs no escaping in a URL. */
  record(): string;
  /** The position and its legal moves. */
  state(): T["state"];
  /** The moves from ply `from` up to, but not including, ply `to`, undone ones too. */
  moves(from: number, to: number): string[];
  /** The position and the moves that led to it, for a worker of your own. `think` takes the table itself. */
  question(): Question;
  /**
   * Plays a move and drops undone ones. Throws an `Error` that says what is wrong with an illegal move.
   *
   * In an evil game of 2048, new tiles go by the evaluation of `opponent`.
   */
  play(move: string, opponent?: Opponent): T;
  /** Takes a move back. Returns null at the start. */
  undo(): T["state"] | null;
  /** Plays an undone move again. Returns null at the end. */
  redo(): T | null;
  /** Goes to a ply of the game, within its ends. */
  seek(ply: number): T["state"];
  free(): void;
}

/** A seed from the system's source of randomness. */
export declare function randomSeed(): bigint;
/** The rules that the name of a game settles (throws an Error that names the part that is wrong). */
export declare function settleGame(game: string): SettledGame;
/** The name of the game with these parameters; what is missing takes its default. */
export declare function gameName(id: string, params: Params): string;
/** The games and players of this module of the engine. */
export declare function offers(): Offer[];

// ---------------------------------------------------------------- thinking (worker)

/** A position to think about: `moves` led from it to the position that counts, so that one that comes up again counts as in a game. */
export interface Question {
  position: string;
  moves: string[];
}

export interface ThinkRequest {
  game: string;
  position: string;
  /** Moves played after the position. */
  moves?: string[];
  player: string;
  /** Missing ones take their defaults; unknown names and values out of range are an error. */
  params: Params;
  limits: Limits;
  /** How many of the best moves get exact values, a whole number; at least one does. Missing: 1. */
  lines?: number;
  /** A safe integer from 0. */
  seed?: number;
  /** Where the player's learned weights are: a file's address or a folder's address. Missing or empty: where the site has them. */
  weights?: string;
  /** Nothing holds the player back: its parameters of the role "handicap" count as 0. */
  advice?: boolean;
}

/** A game that the thinker plays on by itself, from a ply of a record and the moves after it. */
export interface PlayRequest extends Omit<ThinkRequest, "position" | "moves" | "lines"> {
  record: string;
  ply: number;
  moves: string[];
}

export interface MoveValue {
  move: string;
  value: number;
  /** The value is only an upper bound: other moves are better. */
  bound?: true;
  /** The expected line, this move first, if the value is exact and the player keeps lines. */
  pv?: string[];
}

/** What a search has found so far. */
export interface Info {
  /** The best move. It is null when the game is over. */
  move: string | null;
  /** Its value for the side to move, in units of the evaluation. */
  value: number;
  /** The proven value for the side to move: 1 is a win, 0 a draw, -1 a loss. It is null if unknown. */
  exact: number | null;
  depth: number;
  nodes: number;
  ms: number;
  /** All legal moves, in the game's order. */
  moves: MoveValue[];
  /** The expected moves. In 2048 also the new tiles: "left", "b3=2", "up". */
  pv: string[];
}

/** What a search has found when it ends. */
export type Outcome = Info;

export interface Slice {
  /** Reports that came up in this slice. */
  infos: Info[];
  /** Nodes and time of the search so far. */
  nodes: number;
  ms: number;
  /** Set when the search is done. */
  outcome: Outcome | null;
}

/** The contribution of one feature of the evaluation to a position's value. */
export interface Contribution {
  name: string; // the parameter's name
  label: string;
  value: number;
}

/** The searcher inside the worker. A search is cut into slices so that messages get through. */
export declare class EngineThinker {
  constructor();
  /** Hands over a file of learned weights (throws an Error that says in what way it is none, damaged or too new). */
  provideWeights(game: string, player: string, file: Uint8Array): void;
  /** Whether the player would think better with its optional weights, which it does not have. Ends a search that runs. */
  wantsWeights(request: ThinkRequest): boolean;
  /** Starts a search, dropping one that runs. Throws an Error that names the field. */
  go(request: ThinkRequest): void;
  /** Runs for about `ms`; reports that came up, and the outcome when done. */
  slice(ms: number): Slice;
  /** The next `slice` ends the search with the best move so far. */
  stop(): void;
  explain(request: Omit<ThinkRequest, "limits">): Contribution[];
}

// ---------------------------------------------------------------- worker protocol

/** Page to worker. A new `go` or `play` stops the old one. The last three are about a request that was sent before. */
export type Request =
  /** What the worker starts with; its progress is the `WeightsNews` of players. */
  | { id: 0; kind: "init"; folder: string; module: WebAssembly.Module }
  /** Progress: `Info[]`; done: an `Outcome`. */
  | ({ id: number; kind: "go" } & ThinkRequest)
  /** Plays on until the game is over. Progress: `{infos, outcomes}`, what has been played since the last time. */
  | ({ id: number; kind: "play" } & PlayRequest)
  /** Done: `Contribution[]`. */
  | ({ id: number; kind: "explain" } & Omit<ThinkRequest, "limits">)
  /** The page has taken the moves that it was told; more may follow. */
  | { id: number; kind: "heard" }
  /** Ends the search with the best move so far. */
  | { id: number; kind: "stop" }
  /** Nobody waits for the answer any more. */
  | { id: number; kind: "cancel" };

/** The state of a player's learned weights. */
export type WeightsNews =
  /** Bytes, at least every 250 ms. `total` is 0 if unknown. */
  | { state: "loading"; loaded: number; total: number }
  /** The file is here. For a few seconds the worker does not react. */
  | { state: "unpacking" }
  | { state: "ready" }
  /** The game's default player thinks instead, until you call `renew`. */
  | { state: "failed"; message: string };

// ---------------------------------------------------------------- <plyground-board>

/** How a guest lost: it did not start, was too late, made an illegal move, made none, or crashed. */
export interface Forfeiture {
  /** The guest's name, as in `guestName`. */
  name: string;
  fault: "unstarted" | "late" | "illegal" | "silent" | "broken";
  /** Its answer or its error. Empty if unknown. */
  detail: string;
}

/** A guest's report on its search, in its own units. */
export interface GuestInfo {
  depth?: number;
  nodes?: number;
  value?: number;
  /** The moves it expects. May be empty. */
  pv: string[];
  /** Anything else. */
  text?: string;
}

/**
 * A mark on the board: an arrow or a circle between cells, a text of 1 to 12 characters, or a move. Cells have the names at the board's
 * edge, moves those of `state.legal`. In Pentago `4L` alone is a turn. Marks are green unless you name a colour.
 */
export type Mark = (
  | { arrow: [from: string, to: string] }
  | { circle: string }
  | { text: string; at: string }
  | { move: string }
) & { colour?: "green" | "red" | "blue" | "yellow" };

/** The status line of a board, in the visitor's language. */
export interface Status {
  kind: "turn" | "thinking" | "unable" | "over";
  message: string;
  /** Whether `undo` can take back a move, or a part of one. */
  canUndo: boolean;
  /** How the game ended: a headline and a sentence. */
  result?: { title: string; body: string };
}

/**
 * Events are of the type `CustomEvent`. All but `error` bubble and leave shadow trees.
 *
 * The comments here, and those of the attributes and members below, are also the descriptions in custom-elements.json and
 * docs/embedding-reference.md: `cargo xtask docs` writes both.
 */
export interface BoardEvents {
  /** The first position is on screen. */
  ready: CustomEvent<{ catalogue: Catalogue }>;
  /**
   * A move is about to be played. Cancel the event to refuse the move.
   *
   * A listener may set `opponent`, whose evaluation an evil game of 2048 uses. Without it, the default player's evaluation is used.
   */
  beforemove: CustomEvent<{ move: string; by: "human" | "ai"; opponent?: Opponent }>;
  /** A move was played. */
  move: CustomEvent<{ step: Step; by: "human" | "ai" }>;
  /** The position changed, for any reason. */
  position: CustomEvent<{ state: State }>;
  /**
   * The status line changed. Its `kind` is `turn`, `thinking`, `over`, or `unable` if the computer is to move and cannot.
   *
   * `result` is there only at the end of a game.
   */
  status: CustomEvent<Status>;
  /** A search has completed another depth. */
  info: CustomEvent<Info>;
  /** A search is done. */
  bestmove: CustomEvent<Outcome>;
  /** A search began or ended. */
  thinking: CustomEvent<{ on: boolean; purpose: "hint" | "autoplay" | "think" | "answer" | "analysis" }>;
  /** A search during the visitor's turn began or ended. */
  pondering: CustomEvent<{ on: boolean }>;
  /** Autoplay was switched on or off. */
  autoplay: CustomEvent<{ on: boolean }>;
  /** The game is over. */
  gameover: CustomEvent<{ state: State }>;
  /** Another game is on the board, or the same game with other rules. */
  game: CustomEvent<{ settled: SettledGame }>;
  /** The visitor reached the goal for the first time in this game. */
  win: CustomEvent<{ state: State }>;
  /** A player's file of learned weights is loading, ready, cancelled or failed. */
  weights: CustomEvent<{ player: string } & (WeightsNews | { state: "cancelled" })>;
  /**
   * A message for the visitor, in the board's language.
   *
   * `worker-restarted`: the engine's worker crashed and was started again. `not-kept`: the browser's storage is full or forbidden, so the
   * game cannot be saved under `storage-key`. A board sends this one only once.
   */
  notice: CustomEvent<{ kind: "worker-restarted" | "not-kept"; message: string }>;
  /** The guest starts to think, or reports its search, up to ten times a second. Only `pv` is always there. */
  guestinfo: CustomEvent<GuestInfo>;
  /** The guest has lost its game. */
  forfeit: CustomEvent<Forfeiture>;
  /**
   * The visitor asks for a new game, on a card over the board or by pressing `n` when the game is over. Cancel the event to prevent it.
   *
   * The button of `controls` and `reset` start a new game without this event.
   */
  newgame: CustomEvent<object>;
  /** Something failed. The event does not bubble, so listen on the board itself. */
  error: CustomEvent<{ message: string }>;
}

/** The events of a board with those of every element. */
export interface BoardEventMap extends Omit<HTMLElementEventMap, keyof BoardEvents>, BoardEvents {}

/** The value of an attribute that needs none. */
export type Bare = boolean | "" | "true" | "false";

/**
 * Most attributes have a property of the same name: `storage-key` is `storageKey`, and `swipe-area` has none. You can change any of
 * them later, except `storage-key`.
 *
 * An invalid value is reported on the console with the attribute's name, and the default is used. Of `controls`, the valid words are used.
 * An invalid `game` or `position` also fires `error`. Setting an invalid `game` later fires `error` and keeps the current game.
 *
 * Templates may write `"true"` and `"false"` for an attribute without a value. A property set to `null`, `undefined` or `false` removes its
 * attribute.
 */
export interface BoardAttributes {
  /**
   * The game on the board, such as `2048-5x5`, `pentago`, `loa` (Lines of Action) or `loa-mover`. Changing it starts a new game.
   * @default "2048"
   */
  game?: string;
  /**
   * How well the computer plays Pentago and Lines of Action, from 1 to 10. 2048 has no levels.
   *
   * `level` overrides `player`. `params` still apply on top.
   */
  level?: number | string;
  /**
   * Loads nothing of the engine before a click. The value is the address of a picture to show until then.
   *
   * Without a value the board shows a drawing of the game. Remove the attribute to start the board.
   */
  poster?: string | boolean;
  /**
   * Who moves for each side in a game for two: `human` or `ai`. One word stands for both sides.
   * @default "human,human"
   */
  players?: "human" | "ai" | "human,human" | "human,ai" | "ai,human" | "ai,ai" | (string & {});
  /** The id of the player that thinks. Without it, the game's default player thinks. */
  player?: string;
  /** The address of your own module that makes the computer's moves, relative to the site's folder. See docs/engine-protocol.md. */
  guest?: string;
  /** Turns the board of a game for two by 180 degrees. */
  flipped?: Bare;
  /** In a game for two, the computer also thinks during the visitor's turn, up to a minute per move. See docs/strength.md. */
  ponder?: Bare;
  /**
   * The time the computer has for a move, in milliseconds.
   * @default "100"
   */
  budget?: number | string;
  /** As an attribute, the position the game starts from, as text. The property reads the current position. Setting either sets up a new one. */
  position?: string;
  /** The computer plays by itself. */
  autoplay?: Bare;
  /**
   * The row below the board: any of `status score new undo redo hint step autoplay open`. Without a value: `score new undo hint autoplay`.
   *
   * `status` says whose turn it is. `open` is a link to the same game on the Plyground site that the script comes from.
   */
  controls?: string | boolean;
  /**
   * `light`, `dark`, or `auto` for the visitor's system setting. Without it, the board follows the page's `color-scheme`.
   *
   * In a page without `color-scheme`, the colour of the page's text decides: light text makes a dark board.
   */
  theme?: "light" | "dark" | "auto" | (string & {});
  /**
   * Saves the game in the browser under this name and resumes it at the next visit. A saved game goes before `position`.
   *
   * If the saved game is a different game from the tag's, it is discarded. If two boards share a name, the game that moved last is saved.
   * Set the attribute before you add the board to the page.
   */
  "storage-key"?: string;
  /**
   * When the board listens to the keyboard. `board`: only while it has focus. `page`: also while nothing else has focus.
   *
   * `moves` and `arrows` work like `page` with fewer keys. `off` turns keys off. In a frame the default is `page`.
   * @default "board"
   */
  keys?: "page" | "board" | "moves" | "arrows" | "off" | (string & {});
  /**
   * The board's language: `en`, `de`, `es`, `fr`, `et`, `sv`, `id` or `el`. Without it, the nearest `lang` around the board counts.
   *
   * Any other language becomes English. Changing the board's own `lang` works immediately. After changing one around it, add the board
   * to the page again. The engine's own errors, about a position for example, are always in English.
   */
  lang?: string;
  /** A CSS selector. The nearest ancestor that matches it takes swipes too. */
  "swipe-area"?: string;
}

/** What templates of frameworks may set on the tag: attributes, properties, and listeners such as `onmove`. */
export interface BoardProps
  extends BoardAttributes,
    Partial<Pick<BoardElement, "limits" | "pace" | "params" | "restart" | "storageKey" | "weights">>,
    BoardListeners {
  marks?: readonly Mark[] | null;
}

/** A listener for each event, as the properties of templates. */
export type BoardListeners = { [Name in keyof BoardEvents as `on${Name}`]?: (event: BoardEvents[Name]) => unknown };

/**
 * `hint`, `analyse` and `think` give advice: the board's player answers at full strength, whatever its `level`. They find the exact values of the
 * best moves, as many as `lines`. A value with `bound: true` is only an upper bound.
 *
 * A newer search, a changed position or removing the board ends a search. Its promise then rejects with a `DOMException` named
 * `AbortError`, and no `error` event fires. Autoplay stops when you call `undo`, `redo`, `seek`, `reset`, `conclude`, `think`, `hint` or
 * `step`, and when a visitor moves. `moveBefore` moves a board without ending its search.
 *
 * An unknown option throws an `Error` that names it and lists the known ones.
 */
export interface BoardElement extends HTMLElement {
  /** Resolves when the first position is on screen and keys work. The engine's worker may still be loading. */
  readonly ready: Promise<void>;
  /** All games and players. */
  readonly catalogue: Catalogue;
  /** The position and its legal moves. */
  readonly state: State;
  /** Whose turn it is, or the result. */
  readonly status: Status;
  /** The names of the two sides, after the colours of their pieces. It is null in games for one. */
  readonly sideNames: SideNames | null;
  /** The guest's file, with the name the guest gives itself. It is empty without a guest. */
  readonly guestName: string;
  /** The game on the board and its rules. */
  readonly settled: SettledGame;
  /** The whole game as one line of text. To set up another one, call `reset({ record })`. */
  readonly record: string;

  // These mirror the attributes of their names.
  autoplay: boolean;
  /** Setting it replaces `limits`. */
  budget: number;
  controls: string;
  flipped: boolean;
  game: string;
  guest: string;
  keys: string;
  /** 0 stands for none. */
  level: number;
  player: string;
  players: string;
  /** Works only with a time limit alone, and only for a player at full strength that remembers what it finds. */
  ponder: boolean;
  /** Reads as the position on the board. Setting it changes the attribute. */
  position: string;
  poster: string;
  storageKey: string;
  theme: string;

  /** How long or how far the computer thinks about a move. A change counts from the next search. */
  limits: Limits;
  /** The marks on the board. Setting them works like `mark`, but a wrong mark fires `error`. */
  get marks(): Mark[];
  set marks(marks: readonly Mark[] | null);
  /** The least time between two moves of autoplay, in milliseconds. 0 plays as fast as the computer thinks. */
  pace: number;
  /** The player's parameters. Missing ones have their defaults. */
  params: Params;
  /** Autoplay starts a new game when one ends. */
  restart: boolean;
  /** Where the player's learned weights are: a file's address or a folder's address. See docs/javascript.md. */
  weights: string;

  /**
   * Thinks without disturbing the game or its status line, until the position changes. `lines` is 3 unless you set it.
   *
   * Rejects with an `AbortError` when the position changes, and while autoplay runs.
   */
  analyse(options?: { limits?: Limits; lines?: number }): Promise<Outcome>;
  /** Ends the game for a reason outside its rules, such as a resignation, until the position changes. */
  conclude(words: { title: string; body: string }): void;
  /** What each feature of the evaluation adds to the value of the position. */
  explain(): Promise<Contribution[]>;
  /** Thinks, and marks the best move on the board until the next move. `lines` is 3 unless you set it. */
  hint(options?: { lines?: number }): Promise<Outcome>;
  /**
   * Loads what a game needs, so that `reset({ game })` can show it. Rejects if there is no such game.
   *
   * You don't need it for the game in the attribute.
   */
  load(game: string): Promise<void>;
  /**
   * Draws arrows, circles, texts and moves over the board, and removes earlier marks. `null` or an empty list removes all.
   *
   * Marks stay while the position changes, until another game is on the board. They turn with a `flipped` board, and screen readers
   * hear them. A wrong mark rejects with an `Error` that names it, and the earlier marks stay.
   */
  mark(marks: readonly Mark[] | null): Promise<void>;
  /** The moves from ply `from` up to, but not including, ply `to`, undone ones too. Without arguments, all moves of the game. */
  moves(from?: number, to?: number): string[];
  /** Plays a legal move. Returns false for an illegal or cancelled one. In 2048, `left+b3=2` also names the new tile. */
  play(move: string): boolean;
  /** Plays an undone move again. Returns false at the end. */
  redo(): boolean;
  /** Starts the engine's worker again, so that a failed download is retried. */
  renew(): void;
  /**
   * Starts a new game, or sets up a position or a record and goes to its `ply`. `seed` decides all chance.
   *
   * Without `game`, the game on the board stays. Another game must be loaded first, see `load`. A record names its game itself. If
   * anything is wrong, it throws and changes nothing.
   */
  reset(options?: { game?: string; position?: string; record?: string; ply?: number; seed?: bigint }): void;
  /** Goes to a ply of the game, within its ends. */
  seek(ply: number): void;
  /** The computer makes one move. Resolves to false if there is none. */
  step(): Promise<boolean>;
  /** Ends the search now, with the best move so far. Autoplay continues. */
  stop(): void;
  /** Thinks about the position on the board, or about another one, without playing. `lines` is 1 unless you set it. */
  think(options?: { position?: string; limits?: Limits; lines?: number }): Promise<Outcome>;
  /** Takes a move back. Returns false at the start. */
  undo(): boolean;

  addEventListener<Name extends keyof BoardEventMap>(
    type: Name,
    listener: (this: BoardElement, event: BoardEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof BoardEventMap>(
    type: Name,
    listener: (this: BoardElement, event: BoardEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Style a part with `plyground-board::part(NAME)`. */
export interface BoardParts {
  /** The board. */
  board: HTMLElement;
  /** The card over the board. */
  notice: HTMLElement;
  /** A mark that your script drew on the board. */
  mark: SVGElement;
  /** The row below the board. */
  controls: HTMLElement;
  /** A button in that row. Each also has a part of its own, such as `button-undo`. */
  button: HTMLElement;
  /** The score in that row. */
  score: HTMLElement;
  /** The status line in that row. */
  status: HTMLElement;
  /** The place of the link to Plyground in that row. */
  open: HTMLElement;
  /** The link itself. */
  link: HTMLElement;
  /** What the board shows before a click. */
  poster: HTMLElement;
  /** The button of the poster. */
  play: HTMLElement;
  /** A cell of 2048, a hole of Pentago or a square of Lines of Action. */
  cell: HTMLElement;
  /** A tile of 2048. */
  tile: HTMLElement;
  /** The best move in 2048. */
  hint: HTMLElement;
  /** A quadrant of Pentago. */
  quadrant: HTMLElement;
  /** A marble of Pentago. */
  marble: HTMLElement;
  /** A button that turns a quadrant of Pentago. */
  turn: HTMLElement;
  /** A piece of Lines of Action. */
  man: HTMLElement;
  /** The number of a rank, in Pentago and Lines of Action. */
  rank: HTMLElement;
  /** The letter of a file, in Pentago and Lines of Action. */
  file: HTMLElement;
  /** The captured pieces of a side, in Lines of Action. */
  taken: HTMLElement;
  /** A captured piece. */
  lost: HTMLElement;
  /** The button that outlines connected groups, in Lines of Action. */
  groups: HTMLElement;
  /** The button to pass, in Lines of Action. */
  pass: HTMLElement;
}

/**
 * The tiles of 2048 have a pair each: `--ply-tile-2` is the tile, `--ply-tile-2-ink` its number, and so on up to 131072. Messages name the
 * sides by their usual colours (yellow and blue, black and white), even if you change them.
 */
export interface BoardStyle {
  /** The board. */
  "--ply-board"?: string;
  /** The board's edge. */
  "--ply-edge"?: string;
  /** An empty cell. */
  "--ply-cell"?: string;
  /** Text. */
  "--ply-ink"?: string;
  /** Quieter text. */
  "--ply-ink-soft"?: string;
  /** Buttons. */
  "--ply-accent"?: string;
  /** The text of buttons. */
  "--ply-accent-ink"?: string;
  /** Cards over the board. */
  "--ply-sheet"?: string;
  /** The focus ring. */
  "--ply-focus"?: string;
  /** A length: the space around the board that takes swipes. */
  "--ply-margin"?: string;
  /** A length: rounded corners. */
  "--ply-radius"?: string;
  /** The typeface. */
  "--ply-font"?: string;
  /** Green marks. */
  "--ply-mark-green"?: string;
  /** Red marks. */
  "--ply-mark-red"?: string;
  /** Blue marks. */
  "--ply-mark-blue"?: string;
  /** Yellow marks. */
  "--ply-mark-yellow"?: string;
  /** The first side's pieces: yellow in Pentago, black in Lines of Action. */
  "--ply-x"?: string;
  /** Their shaded edge. */
  "--ply-x-deep"?: string;
  /** The second side's pieces: blue in Pentago, white in Lines of Action. */
  "--ply-o"?: string;
  /** Their shaded edge. */
  "--ply-o-deep"?: string;
  /** A quadrant of Pentago. */
  "--ply-quadrant"?: string;
  /** An empty hole of Pentago. */
  "--ply-hole"?: string;
  /** A light square of Lines of Action. */
  "--ply-square"?: string;
  /** A dark square of Lines of Action. */
  "--ply-square-shade"?: string;
}
