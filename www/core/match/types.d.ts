/** Types of matches by link. */

import type { State } from "../../types.js";

export type Side = "x" | "o";

/** A parsed record. */
export interface ParsedGame {
  record: string;
  /** The record without its plies: games with the same head start from the same position. */
  head: string;
  moves: string[];
  /** After the last move. */
  state: State;
}

/** A saved match. */
export interface Match {
  /** The same in all links of the match. */
  id: string;
  /** The name of the game, with its rules. */
  game: string;
  /** The side of the visitor; in a duel both play the first. */
  side: Side;
  /** The game that both players know; in a duel the visitor's own. */
  record: string;
  /** The moves that were sent or received; none in a duel. */
  moves: string[];
  /** The game with the visitor's move that was not sent yet. */
  draft?: string;
  /** In a duel: the opponent's game. */
  theirs?: string;
  /** The opponent's name. */
  name: string;
  /** While the match is on the board: the setting `players` from before. */
  seats?: string;
  /** An offer of a draw for the present position. */
  offer?: "mine" | "theirs";
  /** How it ended, where the rules of the game did not end it. */
  end?: Ending;
  /** Whether it ended by the rules of the game, with nothing left to send. */
  over?: boolean;
}

/** The end of a game by its players. */
export type Ending = { how: "resigned"; by: Side } | { how: "agreed" };

/** The match in a link. */
export interface MatchLink {
  id: string;
  played: ParsedGame;
  names: Record<Side, string>;
  draw?: "offered" | "agreed";
  resigned?: Side;
}

/**
 * The result of comparing a link with the saved match: the first link of a new match, the next, nothing new, or why it is refused.
 * `old`: the saved game is further. `fork`: another move was played at a ply. `ahead`: it has a move of the visitor's that was not made
 * here. `over`: the match has ended. `claim`: it ends the match as only the visitor could. `forged`: the tiles are not those of its seed.
 */
export type LinkVerdict =
  | { answer: "first" | "next" | "same" }
  | { answer: "old" | "ahead" | "over" | "claim" | "forged" }
  | { answer: "fork"; ply: number };

/** The end of a game on one board: by its players, or by the clock. */
export type TableEnding = Ending | { how: "flag"; by: Side };

/** The setup of a game's board. */
export interface BoardSetup {
  flipped?: boolean;
  /** The choice of a clock, such as `5+3`: minutes for each side and seconds for each move; none without. */
  clock?: string;
  /** Milliseconds that each side has left in the game of that record. */
  times?: Record<Side, number> & { record: string };
  /** How the game of that record ended, where its rules did not end it. */
  ended?: TableEnding & { record: string };
}
