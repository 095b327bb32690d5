// What crosses between the pages of analysis and lessons, its worker and the engine.

import type { Params } from "../types";

/** What a feature adds to a value. */
export interface FeatureValue {
  name: string;
  value: number;
  /** The cells that it looks at, where they are not all. */
  cells?: number[];
}

/** The state of a search when it has looked ahead so far. */
export interface IterationSummary {
  depth: number;
  nodes: number;
  move: string | null;
  value: number;
}

/** A principal variation as a game; `crates/lab/src/review/why.rs`. */
export interface Variation {
  record: string;
  /** Its plies, each with the answer of chance. */
  plies: string[];
}

/** The cost of looking so deep; the depth is less where the positions ran out. */
export interface Cost {
  nodes: number;
  depth: number;
  /** Whether the search came to its end before the positions ran out. */
  whole: boolean;
}

/** The cost of a search with a switch off, or with all as they are. */
export interface Saving {
  off: string | null;
  /** The depth that was asked for. */
  depth: number;
  cost: Cost;
  /** Switches that are still to come. */
  left: number;
}

/** The counts of an iteration: nodes, and how many were cut, by the reason. */
export interface IterationCounts {
  depth: number;
  nodes: number;
  reasons: Record<string, number>;
}

export type Grade = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

/** A ply beside the best that could have been played; `crates/lab/src/review/grade.rs`. */
export interface Judgement {
  ply: number;
  side: "x" | "o" | null;
  move: string;
  value: number | null;
  best: string;
  best_value: number;
  /**
   * The outlook before the ply: where two play, the share of the points that `x` may expect; where one plays, the score to
   * expect in the end.
   */
  before: number | null;
  /** The same after the ply: where two play, the outlook before the next one. */
  after: number | null;
  /** Where two play, the difference of the outlooks. */
  cost: number | null;
  grade: Grade | null;
  exact: -1 | 0 | 1 | null;
  pv: string[];
  /** The best reply to the move that was played, where it is known. */
  reply: string | null;
  /** The line expected after the move that was played, the reply first. */
  pv_after: string[];
  depth: number;
  nodes: number;
}

/** A saved mistake: the move that was played in a position, and the best by a player. */
export interface SavedMistake {
  game: string;
  position: string;
  move: string;
  best: string;
  player: string;
  /** Its parameters where they differ from the defaults. */
  params?: Params;
  /** Positions a move that the player looks at. */
  nodes: number;
  /** How often in a row it was played right. */
  right: number;
  /** The day, counted from 1970, on which it is to be met again. */
  due: number;
}

/** The first answer to a question of a worksheet. */
export interface Answer {
  /** The number of the question, from 1; in a file of an earlier version its place says that. */
  question?: number;
  /** Plies before the position; 0 in a lesson. */
  ply: number;
  /** A move. In a lesson what the question asks for, such as the number of the move at the root, from 1. */
  move: string;
  best: string;
  cost: number | null;
  grade: Grade | null;
}

/** The answers that a visitor hands in. */
export interface AnswerFile {
  name: string;
  /** The words of the link. */
  exercise: string;
  answers: Answer[];
}

/** A legal move, with the features of what it leads to. */
export interface ExplainedMove {
  move: string;
  value: number;
  bound?: boolean;
  features: FeatureValue[];
}

/** What a player thinks of a position, and why. */
export interface Why {
  move: string | null;
  value: number;
  exact: -1 | 0 | 1 | null;
  depth: number;
  nodes: number;
  moves: ExplainedMove[];
  pv: string[];
  iterations: IterationSummary[];
  features: FeatureValue[];
  /** The static evaluation of the position, the sum of its features; null where the player has none. */
  static_value: number | null;
  comparison: MoveComparison | null;
  line: Variation;
}

/** The best move and another one, by the features of what they lead to; `crates/lab/src/review/move_comparison.rs`. */
export interface MoveComparison {
  best: string;
  other: string;
  /** Whether the other move is the one that was played; else it is the second best. */
  played: boolean;
  best_value: number;
  other_value: number | null;
  /** The features that differ, the largest difference first. Each column adds up to `sum`. */
  rows: ComparedFeature[];
  sum: { best: number; other: number; difference: number };
  /** Whether the features say why the best move is better. */
  explains: boolean;
}

/** The share of a feature after two moves, for the side that makes them. */
export interface ComparedFeature {
  name: string;
  best: number;
  other: number;
  difference: number;
  cells?: number[];
}

/**
 * A recorded tree: a number of each node in a column, the root first, a parent before those below it. -1 is no node, no
 * depth, no visits; NaN is no number. Labels and reasons are a line each.
 */
export interface TreeColumns {
  depth: number;
  /** Nodes of the whole search. */
  visited: number;
  iterations: IterationCounts[];
  parents: Int32Array;
  /** The best node below each; where it was cut off, the one that refutes. From the root on: the principal variation. */
  best: Int32Array;
  /** Nodes that the search visited below each, those included that there was no room for. */
  below: Uint32Array;
  values: Float32Array;
  alphas: Float32Array;
  betas: Float32Array;
  probabilities: Float32Array;
  depths: Int32Array;
  visits: Int32Array;
  labels: string;
  reasons: string;
}

/** Something true of a position, checked before it is said; `crates/lab/src/review/sentence.rs`. */
export type Sentence =
  | { kind: "wins"; move: string; plies: number }
  | { kind: "loses"; plies: number }
  | { kind: "only"; move: string }
  | { kind: "refuted"; move: string; reply: string; plies: number }
  | { kind: "feature"; move: string; other: string; name: string; difference: number; cells?: number[] }
  | { kind: "steady"; move: string; nodes: number };

/** The best of the other side if the side to move passed; `crates/lab/src/review/threat.rs`. */
export interface Threat {
  move: string;
  /** Plies to the end at most, where it wins. */
  plies: number | null;
  pv: string[];
}

/** Data of a node of a lesson from a step on; `crates/lab/src/lessons/step.rs`. */
export interface NodeChange {
  node: number;
  state: "new" | "open" | "done" | "cut";
  /** The values that Max and Min have elsewhere; infinite for nothing. */
  alpha: number | null;
  beta: number | null;
  value: number | null;
  visits: number | null;
}

/** A side, or chance. */
export type Mover = "max" | "min" | "chance";

/** The event of a lesson's step, in numbers; `crates/lab/src/lessons/event.rs`. Moves are numbered from 1, from the left. */
export type LessonEvent =
  | { kind: "depth"; depth: number }
  | { kind: "enter"; mover: Mover; alpha: number; beta: number }
  | { kind: "order"; number: number; reason: "best" | "killer" | "history"; history: number }
  | { kind: "leaf" | "estimate"; value: number }
  | { kind: "take"; mover: Mover; found: number; before: number | null }
  | { kind: "negate"; below: number; before: number | null }
  | { kind: "average"; found: number; probability: number; value: number }
  | { kind: "cut"; mover: Mover; value: number; rival: number; leaves: number[] }
  | { kind: "return"; mover: Mover; value: number; bound: boolean }
  | { kind: "choose"; number: number; value: number }
  | { kind: "select"; simulation: number; mover: Mover; bounds: { mean: number; bonus: number }[]; number: number }
  | { kind: "expand"; simulation: number; fresh: number; number: number }
  | { kind: "playout"; value: number; result: number }
  | { kind: "backup"; simulation: number; result: number }
  | { kind: "visits"; number: number; visits: number }
  | { kind: "zero" }
  | { kind: "game"; game: number; cells: number[] }
  | { kind: "move"; direction: string; points: number; value: number; from: number[]; cells: number[] }
  | { kind: "end"; cells: number[] }
  | { kind: "update"; cells: number[]; old: number; points: number; next: number; new: number };

/** A step of a lesson: the line in hand, the node in hand, what happens, and what changes. */
export interface LessonStep {
  line: number;
  node: number;
  event: LessonEvent;
  changes: NodeChange[];
}

/** A node of the tree of a lesson. */
export interface LessonNode {
  parent: number | null;
  mover: Mover | "leaf";
  children: number[];
  value: number;
  /** How likely chance answers with it; null where a side chooses. */
  probability: number | null;
  /** A position of tic-tac-toe, row by row; null where the tree is one of numbers. */
  board: string | null;
}

/** An algorithm that ran to its end on a small tree. */
export interface Lesson {
  id: string;
  code: string[];
  tree: string;
  /** The same tree with the best moves last, and first; null where the order makes no difference. */
  orders: [string, string] | null;
  nodes: LessonNode[];
  steps: LessonStep[];
  /** The move that the algorithm chose, as the place of a child of the root; null where there is nothing to choose. */
  choice: number | null;
}

/** A question about a lesson; `lesson-questions.js`. */
export interface LessonQuestion {
  /** The move at the root, the value of a node, the leaves that are cut off, the child that UCB1 takes, or the next leaf. */
  ask: "choice" | "value" | "cut" | "ucb" | "next";
  /** The last step that may be seen before the answer. */
  step: number;
  /** The step that shows the answer and why. */
  reveal: number;
  /** The node that is asked about. */
  node: number;
  answer: string;
  /** The answers to choose from. */
  choices: string[];
  /** The nodes of the choices, where they can be clicked in the tree. */
  nodes?: number[];
}

/** What a player thinks of a position; `crates/lab/src/review/comparison.rs`. */
export interface Opinion {
  move: string;
  value: number;
  exact: -1 | 0 | 1 | null;
  depth: number;
  nodes: number;
  pv: string[];
  /** The value of the other's choice. */
  other: { move: string; value: number; bound?: boolean } | null;
}

/** A player that is compared with another, with its parameters that differ from the defaults. */
export interface Compared {
  player: string;
  params: Params;
}

/** What has come of a choice so far. */
export interface Continuation {
  record: string;
  plies: number;
  done: boolean;
  over: boolean;
  winner: "x" | "o" | null;
  points: { score: number } | null;
}

/** How far a comparison of two players is. */
export interface ComparisonState {
  agreed: number;
  difference: { ply: number; opinions: [Opinion, Opinion] } | null;
  continuations: Continuation[];
  done: boolean;
}

/** A form of a tree as text. */
export type TreeForm = "text" | "dot" | "json";

/** To the worker. Each is answered by what its comment says. */
export type Request = {
  id: number;
} /** What it starts with. Progress: `{player}`, then `{weights}` with their `WeightsNews`. */ & (
  | { kind: "open"; record: string; player?: string; params?: Params; nodes: number }
  /** `Judgement[]`. Progress: a `Judgement` a ply, whose outlook may still change where two play. */
  | { kind: "review" }
  /** A `Why`, which compares the best move with the one `played` there by default. With `all` it has exact values for all moves, as far as the search comes. */
  | { kind: "why"; ply: number; played?: boolean; all?: boolean }
  /** `Sentence[]`. */
  | { kind: "sentences"; ply: number }
  /** A `Threat` or null. */
  | { kind: "threat"; ply: number }
  /** A `Judgement`. */
  | { kind: "judge"; ply: number; move: string }
  /** `TreeColumns`. */
  | { kind: "tree"; ply: number; depth: number; most: number }
  /** The text of the tree that was recorded last. */
  | { kind: "treeAs"; form: TreeForm }
  /** Progress: a `Saving` for each switch. */
  | { kind: "savings"; ply: number; depth: number }
  /** Progress: `{weights}`, and `{comparison}`, a `ComparisonState`. */
  | { kind: "compare"; record: string; ply: number; players: [Compared, Compared]; nodes: number }
  /** A `Lesson`. */
  | { kind: "lesson"; lesson: string; tree?: string }
  | { kind: "cancel" }
);
