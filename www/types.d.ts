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
   * The value of an immediate win in games of two sides. Each ply to the end takes 1 from it. A value above half of it, or
   * below minus half, is that of a decided game.
   */
  won: number;
  games: GameInfo[];
  players: PlayerInfo[];
}

export interface GameInfo {
  id: string; // "2048"
  name: string;
  /** How many sides play: 1 against chance, or 2. */
  sides: number;
  rows: number;
  columns: number;
  /** Every move name the game knows, in a fixed order ("up", "right", "down", "left"); none where they are many. */
  moves: string[];
  /** The player used where none is named. */
  defaultPlayer: string;
  /** Nodes a move for a player that searches, in an experiment that says nothing of it. */
  labNodes: number;
  /** The rules that may differ from game to game, in display order; `gameName` makes a name of the values. */
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

/** A game with its rules settled: what a name such as "2048-5x5-evil" means. */
export interface SettledGame {
  /** The name, without anything that goes without saying. */
  game: string;
  /** The family of the game: a `GameInfo.id`. */
  id: string;
  rows: number;
  columns: number;
  /** The largest piece that may stand on a cell; 2048: the largest tile. */
  largest: number;
  /** The value of every parameter of the game. */
  params: Params;
  /** Ids of those who play it, the default first. */
  players: string[];
}

/**
 * What a value stands for. "share": a share of the points of a game of two sides, 0.5 for an even one. "odds": of these a share of
 * 1 / (1 + e^(-value / odds)). "points": the points that a game of one side will still bring. "fixed": such a difference stands for all of them.
 */
export type ValueScale = "share" | "points" | { odds: number } | { fixed: number };

export interface PlayerInfo {
  id: string;
  game: string;
  name: string;
  help: string;
  /** The single source of sliders, flags, URL and saved settings, in display order. */
  params: Param[];
  presets: Preset[];
  /** The names of the parameters that matter most, the most important first. Absent where none stands out. */
  main?: string[];
  /** What its values say of the end of a game. Absent where that is not known. */
  outlook?: ValueScale;
  /** Files of learned weights, one of which it needs; the best first, the smallest last. Mostly none. */
  weights: WeightsInfo[];
  /** A file of learned weights that it plays better with in some positions, and plays without too. */
  optionalWeights?: WeightsInfo;
}

/** A file of learned weights that the site offers, `weights/GAME-NAME.weights` in `www/`. */
export interface WeightsInfo {
  name: string; // the key in URLs and saved settings
  label: string;
  help: string;
  bytes: number; // the size of the file
}

export interface Param {
  name: string; // the key in URLs, files and flags
  label: string;
  help: string;
  /** Heading under which the page groups the slider ("Evaluation", "Search"). */
  group: string;
  kind: "number" | "toggle" | "power"; // a toggle is 0 or 1; a power stands for 2 to this power
  min: number;
  max: number;
  step: number;
  default: number;
  /** What it decides beside the way of play: what the player remembers from move to move, or by how much it plays less well on purpose. */
  role?: "memory" | "handicap"; // 0 is nothing
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

/** At least one must be set. */
export interface Limits {
  movetime?: number; // ms
  depth?: number; // plies of the player
  nodes?: number;
}

// ---------------------------------------------------------------- rules (main thread)

/** The state that the page draws; `side` tells the two kinds apart. */
export type State = TileState | DuelState;

interface AnyState {
  /** Its name, with the rules where they differ: "2048", "2048-5x5-evil". */
  game: string;
  rows: number;
  columns: number;
  /** The game's text notation (2048: the tile values with commas between; Pentago: 36 of .XO, a blank, X or O). */
  position: string;
  /** 2048: tile values; games of two sides: 1 for a piece of the first side, 2 of the second. 0 = empty. */
  cells: number[];
  /** Legal moves; empty when the game is over. */
  legal: string[];
  over: boolean;
  /** Plies played before this position, and in the whole record (more when undone). */
  ply: number;
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
  /** A tile of at least the goal is on the board. */
  won: boolean;
}

/** A game of two sides. */
export interface DuelState extends AnyState {
  /** The side to move; "x" moves first. */
  side: "x" | "o";
  /** How it ended. */
  outcome: "x" | "o" | "draw" | null;
  /** The cells that show why it was won; none while it goes on. */
  deciding: number[];
  /** The move that led here. */
  last: string | null;
}

/** The names of two sides, after the colours of their pieces, in the board's language: "Black" and "White". */
export interface SideNames {
  x: string;
  o: string;
}

/** One move, with what is needed to animate it. */
export type Step = TileStep | DuelStep;

export interface DuelStep {
  move: string;
  /** No points in these games. */
  gain: number;
  state: DuelState;
}

export interface TileStep {
  move: string;
  /** Every tile that was on the board, also those that stay (from == to). */
  slides: Slide[];
  /** The tile that chance put on the board, after the slides. */
  spawn: { cell: number; name: string; value: number } | null;
  /** Points this move scored. */
  gain: number;
  state: TileState;
}

export interface Slide {
  from: number;
  to: number;
  /** Value before the move; two tiles with `merged` and the same `to` become one of twice the value. */
  value: number;
  merged: boolean;
}

/** Whose evaluation an evil game goes by. */
export interface Opponent {
  player: string;
  params: Params;
}

/** A game in progress with its whole history. Made synchronously; every call is far below a millisecond. */
export declare class Table<T extends Step = Step> {
  /** A new game; `seed` decides every spawn. */
  static create(game: string, seed: bigint): Table;
  /** Any position (throws an Error that names the cell and the value). */
  static fromPosition(game: string, position: string, seed: bigint): Table;
  /** Reads what `record()` wrote (throws an Error that says what is wrong). */
  static fromRecord(line: string): Table;
  /** The whole game, undone plies included, as one short line of URL-safe characters. */
  record(): string;
  state(): T["state"];
  /** The moves of plies `from` to `to` (not included), undone ones among them; none beyond the end. */
  moves(from: number, to: number): string[];
  /** The question to a thinker about this position. */
  question(): Question;
  /**
   * Cuts off undone plies. An evil game answers by the opponent's evaluation. Throws an Error that says what is wrong with a move
   * that is not legal here, or with a word that is no move.
   */
  play(move: string, opponent?: Opponent): T;
  /** null at the start. */
  undo(): T["state"] | null;
  /** The undone step again; null at the end. */
  redo(): T | null;
  /** To any ply, 0..=plies (clamped). */
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
  /** For a player that needs weights: which of its files. Missing or unknown: the one that suits the device. */
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
  /** The line expected after an exact value, this move first, where the player keeps one. */
  pv?: string[];
}

/** What a search has found so far; sent after each completed depth. */
export interface Info {
  /** The best move; null when the game is over. */
  move: string | null;
  /** Its value for the side to move, in the evaluation's unit. */
  value: number;
  /** Game-theoretic value for the side to move, where known. */
  exact: number | null;
  depth: number;
  nodes: number;
  ms: number;
  /** Every legal root move, in the game's move order. */
  moves: MoveValue[];
  /** Moves and, where chance plays, spawns ("left", "b3=2", "up", ...). */
  pv: string[];
}

/** What a search has found at its end. */
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

/** How it stands with a player's weights. */
export type WeightsNews =
  /** `total` is 0 where it is unknown; both are bytes. At least every 250 ms. */
  | { state: "loading"; loaded: number; total: number }
  /** All is there; for a few seconds the worker hears nothing. */
  | { state: "unpacking" }
  | { state: "ready" }
  /** Until the worker is renewed, the game's default player thinks instead. */
  | { state: "failed"; message: string };

// ---------------------------------------------------------------- <plyground-board>

/** How a guest has lost: it did not start, answered too late, no legal move or none at all, or broke down. */
export interface Forfeiture {
  /** The guest's, as in `guestName`. */
  name: string;
  fault: "unstarted" | "late" | "illegal" | "silent" | "broken";
  /** What it answered, or the error; empty where nothing is known. */
  detail: string;
}

/** The facts of a guest's search, in its own units. Texts are short, for nobody has checked them. */
export interface GuestInfo {
  depth?: number;
  nodes?: number;
  value?: number;
  /** The moves that it expects; empty where it says none. */
  pv: string[];
  /** Anything else. */
  text?: string;
}

/**
 * A mark on the board: an arrow or a circle in the names of cells, a text of 1 to 12 characters, or a move as the game writes it. In Pentago
 * a turn alone, such as "4L", is drawn too. Its colour is green, where it names none.
 */
export type Mark = (
  | { arrow: [from: string, to: string] }
  | { circle: string }
  | { text: string; at: string }
  | { move: string }
) & { colour?: "green" | "red" | "blue" | "yellow" };

/** The status of a board in words for the visitor. */
export interface Status {
  kind: "turn" | "thinking" | "unable" | "over";
  message: string;
  /** Whether `undo` has anything to take back: a move, or a part of one. */
  canUndo: boolean;
  /** How the game ended: a headline and a sentence. */
  result?: { title: string; body: string };
}

/**
 * What a board tells: CustomEvents, all of which but `error` bubble and leave shadow trees. `BoardElement` types their listeners.
 * The first line of each comment here, and of each attribute and member below, stands in custom-elements.json and in docs/embedding.md.
 */
export interface BoardEvents {
  /** The first position is on screen. */
  ready: CustomEvent<{ catalogue: Catalogue }>;
  /**
   * A move is about to be played; cancelable. A listener may set `opponent`, whose evaluation an evil game goes by.
   *
   * Undefined stands for the evaluation of the default player.
   */
  beforemove: CustomEvent<{ move: string; by: "human" | "ai"; opponent?: Opponent }>;
  /** A move was played. */
  move: CustomEvent<{ step: Step; by: "human" | "ai" }>;
  /** The position changed, in whatever way. */
  position: CustomEvent<{ state: State }>;
  /** The status in words for the visitor has changed: whose turn it is and what to do, or the result. */
  status: CustomEvent<Status>;
  /** A depth of a search is complete. */
  info: CustomEvent<Info>;
  /** A search is done. */
  bestmove: CustomEvent<Outcome>;
  /** A search began or ended. */
  thinking: CustomEvent<{ on: boolean; purpose: "hint" | "autoplay" | "think" | "answer" | "analysis" }>;
  /** A search in the visitor's time began or ended. */
  pondering: CustomEvent<{ on: boolean }>;
  /** Autoplay was switched. */
  autoplay: CustomEvent<{ on: boolean }>;
  /** The game is over. */
  gameover: CustomEvent<{ state: State }>;
  /** Another game, or the same by other rules, is on the board. */
  game: CustomEvent<{ settled: SettledGame }>;
  /** The goal was reached, for the first time in this game. */
  win: CustomEvent<{ state: State }>;
  /** How the loading of a player's weights goes. */
  weights: CustomEvent<{ player: string } & (WeightsNews | { state: "cancelled" })>;
  /**
   * A message for the visitor, in the board's language: the worker was started again, or the game cannot be kept under `storage-key`.
   *
   * The latter is told once.
   */
  notice: CustomEvent<{ kind: "worker-restarted" | "not-kept"; message: string }>;
  /** The guest begins to think, or says how its search goes; up to ten times a second. */
  guestinfo: CustomEvent<GuestInfo>;
  /** The guest has lost its game. */
  forfeit: CustomEvent<Forfeiture>;
  /**
   * The visitor asks for a new game by a notice on the board, or by `n` when the game is over; cancelable. The button of `controls` starts one without it.
   *
   * Not cancelled, the board starts one by itself (`reset()`).
   */
  newgame: CustomEvent<object>;
  /** Something failed. It does not bubble. */
  error: CustomEvent<{ message: string }>;
}

/** The events of a board with those of every element. */
export interface BoardEventMap extends Omit<HTMLElementEventMap, keyof BoardEvents>, BoardEvents {}

/** The value of an attribute that needs none. */
export type Bare = boolean | "" | "true" | "false";

/**
 * The attributes of the tag. All but `storage-key` may change at any time.
 *
 * An invalid value is reported on the console with the attribute's name, and the default is used. One of `game` or `position`
 * brings an `error` event too. An invalid `game` that is set after the start brings only the event, and the game on the board
 * stays. A board loads nothing before it is scrolled into view, unless a script asks for `ready`.
 */
export interface BoardAttributes {
  /**
   * The game on the board, such as `2048-5x5`, `pentago`, `loa` or `loa-mover`; a change begins a new one.
   * @default "2048"
   */
  game?: string;
  /** The level of the computer, from 1 on, in games whose players have levels; it counts over `player`. */
  level?: number | string;
  /** Nothing of the engine is loaded before a click. The address of a picture to show until then, or no value. */
  poster?: string | boolean;
  /**
   * In games of two sides: who makes the moves of each, `human` or `ai`; one word stands for both.
   * @default "human,human"
   */
  players?: "human" | "ai" | "human,human" | "human,ai" | "ai,human" | "ai,ai" | (string & {});
  /** Who thinks: a player's id. Without it the game's default player. */
  player?: string;
  /** The address, from the folder of the site, of a module that makes the computer's moves in place of the player. */
  guest?: string;
  /** The board of a game of two sides is turned by 180 degrees. */
  flipped?: Bare;
  /** In games of two sides: the computer thinks in the visitor's time too, up to a minute a move. */
  ponder?: Bare;
  /**
   * Milliseconds that the player has for a move.
   * @default "100"
   */
  budget?: number | string;
  /** The game begins with it, as text; a change sets it up. */
  position?: string;
  /** The player plays by itself. */
  autoplay?: Bare;
  /** What stands below the board: some of `status score new undo redo hint step autoplay open`; without a word more the usual ones. */
  controls?: string | boolean;
  /** `light`, `dark` or `auto`; without it the page's `color-scheme` decides. */
  theme?: "light" | "dark" | "auto" | (string & {});
  /** The game is kept in the browser under this name, and goes on at the next visit. Read when the board is put into a document. */
  "storage-key"?: string;
  /**
   * Which keys count: `page`, `board`, `moves`, `arrows` or `off`.
   * @default "board"
   */
  keys?: "page" | "board" | "moves" | "arrows" | "off" | (string & {});
  /** The language it speaks: `en`, `de`, `es`, `fr`, `et`, `sv`, `id` or `el`; without it that of the nearest element with a `lang`. */
  lang?: string;
  /** A CSS selector: the nearest ancestor that matches takes swipes too. */
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
 * The custom element: tiles, input (keys, swipes), the game on the table, its own worker.
 *
 * A newer search, a changed position or removal from the document ends a search. Its promise rejects with a DOMException
 * named "AbortError", without an `error` event. Undo, redo, seek, reset, conclude, think, hint, step and moves by hand switch autoplay off.
 */
export interface BoardElement extends HTMLElement {
  /** Resolves when the first position is on screen and keys work; the worker may still be loading. */
  readonly ready: Promise<void>;
  /** All games and players. */
  readonly catalogue: Catalogue;
  /** The position and what is legal in it. */
  readonly state: State;
  /** Whose turn it is and what to do, or the result. */
  readonly status: Status;
  /** What the two sides are called, after the colours of their pieces; null where one plays alone. */
  readonly sideNames: SideNames | null;
  /** The name of the guest: its file, with the name that it says of itself; empty without a guest. */
  readonly guestName: string;
  /** The game on the board and its rules. */
  readonly settled: SettledGame;
  /** The whole game as one line; setting up another: `reset({ record })`. */
  readonly record: string;

  // These mirror the attributes of their names. One that is set to null, undefined or false takes its attribute away.
  autoplay: boolean;
  /** Set, it takes the place of `limits`. */
  budget: number;
  controls: string;
  flipped: boolean;
  game: string;
  guest: string;
  keys: string;
  /** 0 for none. */
  level: number;
  player: string;
  players: string;
  /** Only a player at its full strength that remembers what it finds ponders, and only with a limit of time alone. */
  ponder: boolean;
  /** The position on the board; set, it becomes that of the attribute. */
  position: string;
  poster: string;
  storageKey: string;
  theme: string;

  /** How long or how far the player thinks about a move; a change takes effect with the next search. */
  limits: Limits;
  /** The marks on the board. Set, they are drawn as by `mark`, and a wrong one brings an `error` event. */
  get marks(): Mark[];
  set marks(marks: readonly Mark[] | null);
  /** Least milliseconds from one move of autoplay to the next; 0 for as fast as it thinks. */
  pace: number;
  /** The player's parameters; missing ones take their defaults. */
  params: Params;
  /** Autoplay starts a new game at the end of one. */
  restart: boolean;
  /** The name or the address of the player's file of learned weights, or of its folder; "" for the one that suits the device. */
  weights: string;

  /** Thinks beside the game until the position changes, without a word in the status; rejects with an "AbortError" then, and while autoplay runs. */
  analyse(options?: { limits?: Limits; lines?: number }): Promise<Outcome>;
  /** Ends the game for a reason outside of its rules, such as a resignation, until the position changes. */
  conclude(words: { title: string; body: string }): void;
  /** What each feature of the evaluation adds to the value of the position. */
  explain(): Promise<Contribution[]>;
  /** Thinks, and marks the best move on the board until the next move. */
  hint(options?: { lines?: number }): Promise<Outcome>;
  /**
   * Gets what a game needs, by its name, so that `reset` can put it on the board; rejects where there is no such game.
   *
   * The game of the attribute is there when the board is `ready`.
   */
  load(game: string): Promise<void>;
  /**
   * Draws arrows, circles, texts and moves over the board, in the place of those before; null or an empty list for none.
   *
   * They stay until there are others, or another game is put on the board. Rejects with an Error that names a wrong one, and then those
   * before stay. While another game loads it waits for that.
   */
  mark(marks: readonly Mark[] | null): Promise<void>;
  /** The moves of plies `from` to `to` (not included), undone ones among them; without them those of the whole game. */
  moves(from?: number, to?: number): string[];
  /** Plays a legal move; false where it is not, or was cancelled. In 2048 `left+b3=2` says the new tile too. */
  play(move: string): boolean;
  /** Plays an undone move again; false at the end. */
  redo(): boolean;
  /** Starts the thinker afresh, so that a download that failed is tried again. */
  renew(): void;
  /**
   * Starts a new game, or sets up a position or a record, from which it goes to `ply`; throws, leaving all as it was, on what is wrong.
   *
   * Of the game on the board, or of `game`, which must be loaded. A record says itself which game it is.
   */
  reset(options?: { game?: string; position?: string; record?: string; ply?: number; seed?: bigint }): void;
  /** Goes to a ply of the game, within its ends. */
  seek(ply: number): void;
  /** One move by the player; false where there is none. */
  step(): Promise<boolean>;
  /** Ends the search early, with the best move so far; autoplay goes on. */
  stop(): void;
  /** Thinks about the position on the board, or another one, without playing. */
  think(options?: { position?: string; limits?: Limits; lines?: number }): Promise<Outcome>;
  /** Takes a move back; false at the start. */
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

/** The parts of a board, which a page may style by `::part()`, and what each is. */
export interface BoardParts {
  /** The board. */
  board: HTMLElement;
  /** The card over it. */
  notice: HTMLElement;
  /** A mark that the page has drawn on it. */
  mark: SVGElement;
  /** The row of buttons. */
  controls: HTMLElement;
  /** A button of it; also `button-undo` and so on. */
  button: HTMLElement;
  /** The score in it. */
  score: HTMLElement;
  /** Whose turn it is, in the row of buttons. */
  status: HTMLElement;
  /** The place of the link to Plyground in it. */
  open: HTMLElement;
  /** The link itself. */
  link: HTMLElement;
  /** What stands in the place of a board before a click. */
  poster: HTMLElement;
  /** Its button. */
  play: HTMLElement;
  /** A cell of 2048, a hole of Pentago, a square of Lines of Action. */
  cell: HTMLElement;
  /** A tile of 2048. */
  tile: HTMLElement;
  /** What marks the best move, in 2048. */
  hint: HTMLElement;
  /** A quadrant of Pentago. */
  quadrant: HTMLElement;
  /** A marble of Pentago. */
  marble: HTMLElement;
  /** A button that turns a quadrant. */
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

/** The custom properties of a board, for style sheets and `style`; those of the pieces are in `www/games/`. */
export interface BoardStyle {
  /** The board. */
  "--ply-board"?: string;
  /** Its edge. */
  "--ply-edge"?: string;
  /** An empty cell. */
  "--ply-cell"?: string;
  /** Words. */
  "--ply-ink"?: string;
  /** Quieter words. */
  "--ply-ink-soft"?: string;
  /** Buttons. */
  "--ply-accent"?: string;
  /** Words on them. */
  "--ply-accent-ink"?: string;
  /** Cards. */
  "--ply-sheet"?: string;
  /** The ring of the focus. */
  "--ply-focus"?: string;
  /** A zone around the board that takes swipes. */
  "--ply-margin"?: string;
  /** Rounded corners. */
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
}
