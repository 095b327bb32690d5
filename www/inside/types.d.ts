// What crosses between inside.html, its worker and the engine.

import type { WeightsNews } from "../types";

/** What a feature adds to a value. */
export interface FeatureValue {
  name: string;
  value: number;
}

export type Grade = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

/** A ply beside the best that could have been played; `src/review/judgement.rs`. */
export interface Judgement {
  ply: number;
  side: "x" | "o" | null;
  move: string;
  value: number | null;
  best: string;
  best_value: number;
  cost: number | null;
  grade: Grade | null;
  exact: -1 | 0 | 1 | null;
  outlook: number | null;
  pv: string[];
  depth: number;
  nodes: number;
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
  features: FeatureValue[];
}

/**
 * A recorded tree: a number of each node in a column, the root first, a parent before those below it. -1 is no parent, no
 * depth, no visits; NaN is no number. Labels and reasons are a line each.
 */
export interface TreeColumns {
  depth: number;
  /** Nodes that there was no room for. */
  dropped: number;
  /** Nodes of the whole search. */
  visited: number;
  parents: Int32Array;
  values: Float32Array;
  alphas: Float32Array;
  betas: Float32Array;
  probabilities: Float32Array;
  depths: Int32Array;
  visits: Int32Array;
  labels: string;
  reasons: string;
  /** The principal variation, with blanks between. */
  line: string;
}

/** A form of a tree as text. */
export type TreeForm = "text" | "dot" | "json";

/** To the worker. */
export type Request =
  | { type: "open"; record: string; player?: string; nodes: number }
  | { type: "review" }
  | { type: "why"; ply: number }
  | { type: "judge"; ply: number; move: string }
  | { type: "tree"; ply: number; depth: number; most: number }
  | { type: "treeAs"; form: TreeForm };

/** From the worker. */
export type Reply =
  | { type: "ready"; player: string }
  | { type: "weights"; news: WeightsNews }
  | { type: "judged"; judgement: Judgement }
  | { type: "done" }
  | { type: "why"; ply: number; why: Why }
  | { type: "tried"; judgement: Judgement }
  | { type: "tree"; ply: number; tree: TreeColumns }
  | { type: "noTree"; ply: number; message: string }
  | { type: "treeText"; form: TreeForm; words: string }
  | { type: "error"; message: string };
