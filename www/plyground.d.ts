/**
 * The package's programming interface: a position goes in, a move comes out; in browsers and in Node.js.
 *
 *     import { Table, Thinker } from "plyground";
 *
 * The types `State`, `Step`, `Outcome`, `Catalogue`, ... are those of the page.
 */

import type {
  Catalogue,
  Contribution,
  Table as EngineTable,
  Info,
  Limits,
  Outcome,
  Params,
  WeightsNews,
} from "./types.d.ts";

export type * from "./types.d.ts";

/** Every game and player with its parameters. */
export declare const catalogue: Catalogue;

export type Table = EngineTable;

/** Each promise rejects with an `Error` that says what is wrong with the game, the position or the record. */
export declare const Table: {
  /** A new game, 2048 unless you name another. `seed` decides all chance. Without it, chance is random. */
  create(game?: string, seed?: bigint): Promise<Table>;
  /** A game that starts from a position. */
  fromPosition(game: string, position: string, seed?: bigint): Promise<Table>;
  /** The game in the text that `record()` returned. */
  fromRecord(record: string): Promise<Table>;
};

export interface ThinkerOptions {
  /** The game of positions given as text, "2048" unless you set it. */
  game?: string;
  /** The id of the player. Without it, the game's default player thinks. */
  player?: string;
  /** The player's parameters. Missing ones have their defaults. */
  params?: Params;
  /** The limits of a search that names none, `{ movetime: 100 }` unless you set them. */
  limits?: Limits;
  /** A safe integer from 0. With the same seed and a limit of nodes or depth, a player finds the same moves everywhere. */
  seed?: number;
  /** Where the player's learned weights are: a file's address or a folder's address. In Node.js it may be a path. */
  weights?: string;
  /** Called while a player's learned weights load. */
  onWeights?: (news: { player: string } & WeightsNews) => void;
  /** Called when the thread crashed and was replaced. */
  onNotice?: (notice: { kind: string; message: string }) => void;
}

export interface SearchOptions {
  /** When the search ends. Without it, the thinker's own limits count. */
  limits?: Limits;
  /** How many of the best moves get exact values, 1 unless you set it. Other values may be upper bounds. */
  lines?: number;
  /** Aborting it ends the search. Its promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called after each completed depth. */
  onInfo?: (info: Info) => void;
}

/** A player cannot load its learned weights. The message says what to install or to set. */
export declare class WeightsError extends Error {
  constructor(player: string, reason: string);
  /** The name of the error. */
  readonly name: "WeightsError";
  /** The id of the player. */
  readonly player: string;
}

/**
 * A thinker has a thread of its own, which starts with the first question. It does one search at a time: a newer one rejects the
 * older one with an `AbortError`. Several thinkers work in parallel.
 */
export declare class Thinker {
  constructor(options?: ThinkerOptions);
  /**
   * Searches a position, given as text or as a table. Repetitions count only with a table, which knows the earlier positions.
   *
   * The move is null when the game is over. Rejects with a `WeightsError` if the player's weights cannot be loaded.
   */
  think(position: string | Table, options?: SearchOptions): Promise<Outcome>;
  /** What each feature of the evaluation adds to the value of the position. It waits for a running search. */
  explain(position: string | Table): Promise<Contribution[]>;
  /** Ends the search now. Its promise resolves with the best move so far. */
  stop(): void;
  /** Ends the thread. Open questions reject with an `AbortError`, and the next question starts a new thread. */
  dispose(): void;
}
