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

/** A game in progress with its whole history: `state()`, `question()`, `play(move)`, `undo()`, `redo()`, `seek(ply)`, `moves(from, to)`, `record()`. */
export type Table = EngineTable;

/** Sets games up. Each promise rejects with an Error that says what is wrong with the game, the position or the record. */
export declare const Table: {
  /** A new game, of 2048 where none is named. `seed` decides all that chance does; without one it is random. */
  create(game?: string, seed?: bigint): Promise<Table>;
  /** A game that begins in a position. */
  fromPosition(game: string, position: string, seed?: bigint): Promise<Table>;
  /** Reads what `record()` wrote. */
  fromRecord(record: string): Promise<Table>;
};

export interface ThinkerOptions {
  /** The game of positions that come as text. Default: "2048". */
  game?: string;
  /** The player's id; without one the game's default player thinks. */
  player?: string;
  /** The player's parameters; missing ones take their defaults. */
  params?: Params;
  /** For each search that names none of its own. Default: `{ movetime: 100 }`. */
  limits?: Limits;
  /** For the player's dice, a safe integer from 0: with the same seed and a limit of nodes or depth it finds the same moves everywhere. */
  seed?: number;
  /**
   * The file of a player that needs weights: its name, its address, or the address of its folder with a slash at the end.
   * In browsers an address is relative to the page's origin; in Node.js it may be a path.
   */
  weights?: string;
  /** How it stands with the weights of a player that needs some. */
  onWeights?: (news: { player: string } & WeightsNews) => void;
  /** The thread broke down and was replaced. */
  onNotice?: (notice: { kind: string; message: string }) => void;
}

export interface SearchOptions {
  limits?: Limits;
  /** How many of the best moves get exact values, a whole number; values of others may be upper bounds. Missing: 1. */
  lines?: number;
  /** Gives the search up: its promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called after each completed depth. */
  onInfo?: (info: Info) => void;
}

/** The learned weights of a player cannot be loaded. The message says what to install or to set. */
export declare class WeightsError extends Error {
  constructor(player: string, reason: string);
  readonly name: "WeightsError";
  /** Its id. */
  readonly player: string;
}

/**
 * Thinks in a thread of its own, which starts with the first question. One search at a time: a newer one rejects the
 * older with an `AbortError`; several thinkers think side by side.
 */
export declare class Thinker {
  constructor(options?: ThinkerOptions);
  /**
   * Searches a position, given as text or as a table. Repetitions count only with a table, which knows the earlier positions.
   * The move is null when the game is over. Rejects with a `WeightsError` if the player's weights cannot be loaded.
   */
  think(position: string | Table, options?: SearchOptions): Promise<Outcome>;
  /** The contribution of each feature of the evaluation to the position's value. While a search runs, it waits for its end. */
  explain(position: string | Table): Promise<Contribution[]>;
  /** Ends the search early; its promise resolves with the best move so far. */
  stop(): void;
  /** Ends the thread; what was asked rejects with an `AbortError`. A further question starts another. */
  dispose(): void;
}
