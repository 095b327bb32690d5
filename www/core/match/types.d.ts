/** Matches that two people play by links. */

import type { State } from "../../types.js";

export type Side = "x" | "o";

/** A game as its record tells it. */
export interface ParsedGame {
  record: string;
  /** All of the record but its plies: two games with the same head begin alike. */
  head: string;
  moves: string[];
  /** After the last move. */
  state: State;
}

/** A match as the browser keeps it. */
export interface Match {
  /** The same in all links of the match. */
  id: string;
  /** The name of the game, with its rules. */
  game: string;
  /** The side of the visitor; in a duel both play the first. */
  side: Side;
  /** The game as both know it; in a duel the visitor's own. */
  record: string;
  /** Its moves, which stay; in a duel none. */
  moves: string[];
  /** The game with a move of the visitor's that was not sent yet. */
  draft?: string;
  /** In a duel: the game of the other. */
  theirs?: string;
  /** The name of the other. */
  name: string;
  /** While it is on the board: who played which side before. */
  seats?: string;
  /** An offer of a draw for the present position. */
  offer?: "mine" | "theirs";
  /** How it ended, where the rules of the game did not end it. */
  end?: Ending;
  /** Whether it ended by the rules of the game, and nothing waits to be sent. */
  over?: boolean;
}

/** The end of a game by its players. */
export type Ending = { how: "resigned"; by: Side } | { how: "agreed" };

/** What a link says about a match. */
export interface MatchLink {
  id: string;
  played: ParsedGame;
  names: Record<Side, string>;
  draw?: "offered" | "agreed";
  resigned?: Side;
}

/**
 * What a letter is to a match of the visitor: the first of a new one, the next, nothing new; or why it is refused. `old`: the
 * visitor's game is further. `fork`: another move was played at a ply. `ahead`: it has a move of the visitor's that is not in
 * the game here. `over`: the match has ended. `claim`: it ends the match in a way that only the visitor could. `forged`: the tiles
 * are not those of its seed.
 */
export type LinkVerdict =
  | { answer: "first" | "next" | "same" }
  | { answer: "old" | "ahead" | "over" | "claim" | "forged" }
  | { answer: "fork"; ply: number };

/** The end of a game at one table: by its players, or by the clock. */
export type TableEnding = Ending | { how: "flag"; by: Side };

/** How the board of a game stands before its players. */
export interface BoardSetup {
  flipped?: boolean;
  /** The choice of a clock, such as `5+3`: minutes for each side and seconds for each move; none without. */
  clock?: string;
  /** Milliseconds that each side has left in the game of that record. */
  times?: Record<Side, number> & { record: string };
  /** How the game of that record ended, where its rules did not end it. */
  ended?: TableEnding & { record: string };
}
