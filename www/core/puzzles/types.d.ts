/** The words between puzzles.html, its worker and the engine. */

/** What a puzzle asks for. */
export type Kind = "win" | "hold" | "reach" | "survive";

/** A puzzle of the list of its game. */
export interface Puzzle {
  game: string;
  kind: Kind;
  /** Own moves that the task takes. */
  moves: number;
  /** From its place in the list, which has the easiest first. */
  rating: number;
  position: string;
}

/** The engine's answer to a move. */
export interface Answer {
  right: boolean;
  /** Whether the task is done. */
  done: boolean;
  /** The best defence after a right move, the refutation of a wrong one. */
  reply: string | null;
}

/** Page to worker. */
export type Request =
  | ({ kind: "set"; task: Puzzle["kind"] } & Pick<Puzzle, "game" | "moves" | "position">)
  /** Answered by an `Answer`. */
  | { kind: "play"; move: string }
  /** Answered by the right moves. */
  | { kind: "keeping" };

/** What the browser keeps. */
export interface SavedRecord {
  /** Puzzles solved in a row at the first try. */
  streak: number;
  longest: number;
  /** The rating by game. */
  ratings: Record<string, number>;
  /** Names of solved puzzles by game. */
  solved: Record<string, string[]>;
  /** Names of puzzles by game that were tried, and are not solved. */
  tried: Record<string, string[]>;
  /** The game on the last daily board that was played. */
  daily?: { date: string; record: string };
  /** What was played, by the date in UTC. */
  days: Record<string, Day>;
}

/** What was played on a day. */
export interface Day {
  /** The best score on the daily board. */
  best?: number;
  /** Whether the board was played to its end, or its goal was reached. */
  isDone?: boolean;
  /** How many of the day's puzzles were solved on that day. */
  puzzles?: number;
  /** What the computer made of the board, by the weakest player first. */
  rivals?: number[];
}
