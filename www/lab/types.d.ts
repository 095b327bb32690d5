/** The messages between the lab's page, its workers and its engine (`www/lab/pkg/plyground.js`). */

import type { Slice as PoolSlice } from "../pool.js";
import type { Catalogue, Limits, Params, SavedPreset } from "../types";

export type { Catalogue, SavedPreset };

/** An experiment as a file says it; docs/lab-files.md describes the fields. */
export interface Experiment {
  name: string;
  about?: string;
  game: string;
  players: Entry[];
  games: number;
  seed?: number;
  limits?: Limits;
  /** Random moves before the players take over, where two play. */
  opening?: number;
  /** Openings from a list in place of random moves, where two play. */
  openings?: OpeningBook;
  sweep?: Sweep;
  /** What a test decides between: of two players, or at the end of a tuning. */
  test?: Hypotheses;
  tune?: Tuning;
  /** All players are rated together; then `games` are the most of each two neighbours. */
  ladder?: LadderGoal;
}

export interface OpeningBook {
  /** Only the command line reads files. */
  file?: string;
  /** A position or moves each. */
  lines?: string[];
  order?: "sequential" | "random";
}

export interface LadderGoal {
  /** The half interval of the difference between neighbours, in Elo. */
  error?: number;
}

/** A place on a ladder. */
export interface LadderRung {
  /** The place of the player in the experiment. */
  player: number;
  elo: number;
  low: number;
  high: number;
  /** Half of the interval of the difference to the next above. */
  error: number;
  games: number;
  /** Those that differ move by move; only they count. */
  different: number;
}

/** Differences in Elo, or in per cent of the mean score; and rates of error. Each has a default. */
export interface Hypotheses {
  none?: number;
  better?: number;
  alpha?: number;
  beta?: number;
}

export interface Entry {
  player: string;
  /** A program in place of the player: its command and arguments; in the page the address of a module. */
  engine?: string[];
  name?: string;
  preset?: string;
  settings?: Params;
  limits?: Limits;
}

export interface Sweep {
  over: string;
  values?: number[];
  from?: number;
  to?: number;
  step?: number;
  factor?: number;
  /** In games of two sides: only players at the same value meet. */
  equal?: boolean;
}

export interface Tuning {
  /** The names of the parameters. */
  params: string[];
  method?: "spsa" | "cma-es" | "coordinate";
  /** Pairs of games of a step. */
  pairs?: number;
  /** How far candidates lie from the centre at first, as a share of the value. */
  reach?: number;
  /** The most games of the test at the end. */
  test_games?: number;
}

/** How a test or a tuning stands. */
export interface CourseState {
  games: number;
  /** The most games that it takes, of a ladder about. */
  total: number;
  /** Whether the games are those of the test. */
  testing: boolean;
  done: boolean;
  verdict: Verdict | null;
  tuning: TuningState | null;
}

export interface Verdict {
  decision: "better" | "not better" | "undecided";
  /** The games of complete pairs. */
  games: number;
  /** Those of pairs that differ; only they count. */
  different: number;
  /** Whether they repeat, so that more will hardly say more. */
  exhausted: boolean;
  /** In Elo, or in per cent of the mean score; null where it has no bounds. */
  difference: number | null;
  low: number | null;
  high: number | null;
  /** The probability that the player is better at all, 0 to 1; null where games are too few. */
  los: number | null;
  /** The log-likelihood ratio. */
  ratio: number;
  /** The ratios at which the test ends: not better, better. */
  bounds: [number, number];
}

export interface TuningState {
  start: Params;
  best: Params;
  games: number;
  total: number;
}

/** One game: a line of a file of results. */
export type Line = SoloLine | MatchLine;

interface AnyLine {
  game: string;
  player: string;
  name?: string;
  seed: number;
  moves: number;
  ms: number;
  nodes: number;
  /** Why a guest lost it, if that was not by the rules. */
  fault?: {
    reason: "not started" | "crashed" | "closed" | "no answer" | "illegal move" | "too late";
    detail?: string;
  };
  record?: string;
  /** Of the moves, where no chance plays along. */
  checksum?: number;
}

/** By one player. */
export interface SoloLine extends AnyLine {
  score: number;
  max: number;
}

/** Between two. */
export interface MatchLine extends AnyLine {
  opponent: string;
  opponent_name?: string;
  /** Random moves before the players took over; none in files of earlier versions. */
  opening?: number;
  /** The line of the opening, where it came from a list. */
  start?: string;
  /** Whether the player moved first. */
  first: boolean;
  result: "win" | "draw" | "loss";
  own_moves: number;
  opponent_ms: number;
  opponent_nodes: number;
  opponent_moves?: number;
}

export interface Interval {
  low: number;
  high: number;
}

/** The standing of a player: the sums over its games. */
export interface Standing {
  game: string;
  player: string;
  name?: string;
  games: number;
  /** Those that differ move by move; only they count in scores and shares. */
  different: number;
  mean: number;
  /** Null below five different games, as all intervals. */
  mean_interval: Interval | null;
  median: number;
  best: number;
  moves_per_second: number;
  ms_per_move: number;
  ms_per_game: number;
  nodes_per_second: number;
  tiles: { tile: number; games: number; share: number; interval: Interval | null }[];
}

/** The sums over the games between two players, from the first one's view. */
export interface MatchStanding {
  game: string;
  player: string;
  name?: string;
  opponent: string;
  opponent_name?: string;
  games: number;
  /** Those that differ move by move; only they count in the score, in Elo and in the pairs. */
  different: number;
  wins: number;
  draws: number;
  losses: number;
  /** Share of the games that whoever moved first won. */
  first: number;
  score: number;
  score_interval: Interval | null;
  elo: { difference: number | null; low: number | null; high: number | null };
  /** Normalised Elo, of complete pairs alone. */
  nelo: { difference: number | null; low: number | null; high: number | null };
  /** The likelihood of superiority, 0 to 1; null where games are too few. */
  los: number | null;
  /** Pairs of games by their points: 0, 1/2, 1, 3/2, 2. */
  pairs: number[];
  ms_per_move: number;
  opponent_ms_per_move: number;
  nodes_per_move: number;
  opponent_nodes_per_move: number;
}

/** The number of games of an experiment, and whose they are. */
export interface ExperimentSize {
  /** How many play a game. */
  sides: number;
  /** All games, or the most. */
  most: number;
  /** As many as are likely, where results decide on the end. */
  likely: number;
  /** The share of each player in them; together 1. */
  shares: number[];
}

/** How a player fared in a trial. */
export interface Tried {
  /** Games that came to their end. */
  games: number;
  moves: number;
  nodes: number;
  ms: number;
  /** Milliseconds of the longest move, where it was cut off. */
  cut: number | null;
  /** Moves of a game, counted or else guessed; of both sides, where two play. */
  moves_per_game: number;
  /** Milliseconds of a game by this player on all sides; null where nobody knows. */
  ms_per_game: number | null;
}

/** A trial of the players, in the order of the experiment. */
export interface Trial {
  size: ExperimentSize;
  /** Null for a player whose turn did not come. */
  tried: (Tried | null)[];
}

/** How long an experiment takes. */
export interface Estimate {
  /** Milliseconds that are likely. */
  ms: number;
  /** The most milliseconds; the same where the number of games is known. */
  most: number;
  /** Whether it takes longer, nobody knows how much. */
  isAtLeast: boolean;
  /** Milliseconds of a move that was cut off in the trial; null where all were played. */
  firstMove: number | null;
  /** Bytes of learned weights to be loaded. */
  bytes: number;
}

/** A player of a game. */
export interface Seated {
  /** As lines of results name it. */
  player: string;
  name?: string | null;
}

export interface LabSlice {
  /** A line for each game that ended. */
  lines: string;
  games: number;
  /** Moves of the game that goes on, and who plays it. */
  moves: number;
  players: Seated[];
  done: boolean;
  /** What a guest is asked; the game goes on with its answer. */
  question?: SeatQuestion | null;
}

/** A question to a guest: the position, how the game came there, the legal moves and the limits. */
export interface GuestQuestion {
  position: string;
  start?: string | null;
  moves: string[];
  legal: string[];
  limits: Limits;
}

/** A question to a guest, which has a seat of its own in each game. */
export interface SeatQuestion extends GuestQuestion {
  seat: number;
  /** Of its module. */
  address: string;
  game: string;
}

/** Page to worker. */
export type Request =
  /**
   * The experiment is a stage of the whole one, or all of it; the weights of all players of the whole are loaded. Progress: the
   * `WeightsNews`.
   */
  | { id: 0; kind: "init"; module: WebAssembly.Module; whole: string; experiment: string }
  /** Games from number `from` to before `to`, of another experiment with the same players if there is one. Progress: a `GamesSlice`. */
  | { id: number; kind: "go"; from: number; to: number; paused: boolean; experiment?: string }
  /** Plays one game again. Done: its record. */
  | { id: number; kind: "record"; job: number }
  /** Lets the players of an experiment play for a moment. Done: a `Trial`. */
  | { id: number; kind: "trial"; module: WebAssembly.Module; experiment: string }
  /** Calls off a trial. */
  | { id: number; kind: "cancel" }
  | { id: number; kind: "pause"; on: boolean };

/** The results of a slice of the games from `go`, one a line. */
export interface GamesSlice extends PoolSlice {
  lines: string;
  /** The players of the game that goes on. */
  players: Seated[];
}
