// What the page of statistics keeps and reads.

/** What came of the visitor's games by the same rules, against the same level. */
export interface Tally {
  /** The game with its rules, such as `2048-5x5`. */
  game: string;
  /** Who made the moves of the other side: a player and its preset, such as `strong/level-3`; "" in games of one side. */
  level: string;
  games: number;
  wins: number;
  draws: number;
  losses: number;
  /** The wins in a row that the last game ended or went on with. */
  streak: number;
  longest: number;
  /** The most points, in games of two sides the plies of the quickest win; null where there is none yet. */
  best: number | null;
  /** How many games ended with this largest tile. */
  tiles: Record<string, number>;
}

/** How a game of the visitor ended. */
export interface GameEnding {
  game: string;
  level: string;
  result: "win" | "draw" | "loss";
  plies: number;
  /** In games of points. */
  points?: number;
  /** The largest tile, where there are tiles. */
  tile?: number;
}

/** A run of the lab with its results, as pieces of text. */
export interface BackupRun {
  run: import("../../lab/run-store.js").SavedRun;
  texts: string[];
}

/** Everything that is kept. */
export interface BackupContent {
  /** The texts of `localStorage` by their keys. */
  texts: Record<string, string>;
  runs: BackupRun[];
}

/** The file with it. */
export interface Backup extends BackupContent {
  plyground: "kept";
  v: number;
}
