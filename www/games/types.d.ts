/** The scripts in a game's folder. The build lists them in `www/games.js`. */

import type { FaceContext, Face as FaceOfAGame } from "../board/faces.js";

/** A game in the register. */
export interface GameParts {
  /** `face.js` draws the board, takes moves and words messages. */
  face(): Promise<{ Face: new (context: FaceContext) => FaceOfAGame }>;
  /** `editor.js` sets positions up by hand. */
  editor(): Promise<Editor>;
  /** `help.js` has the rules, in words and three pictures, and the keys. */
  help(): Promise<Help>;
  /** `ratings.js` has what `cargo xtask ladder` measured, in games that have levels. */
  ratings?(): Promise<{ ratings: Ratings; ladder: MeasuredLadder }>;
  /** The picture that stands for the game before anything of it is loaded. */
  poster?(): URL;
  /** The small files of weights that its players can do without, by name. */
  weights?: Record<string, () => URL>;
  /** The ids of the players by the usual rules, the default first. */
  players: string[];
  /** The modules of the compiled engine, in the order in which they are tried. */
  engines: EngineModule[];
}

/** A module of the compiled engine. */
export interface EngineModule {
  /** Its folder in `www/`. */
  folder: string;
  /** Its script, an `EngineScript` of `www/engine.js`. */
  script(): Promise<unknown>;
  /** The address of what is compiled. */
  wasm(): URL;
  /** Whether it knows other rules of the game. */
  variants: boolean;
  /** The ids of its players, by any of its rules. */
  players: string[];
}

export interface Editor {
  pieces: EditorPieces;
  /** The help in English, from `www/words/en/games/`. */
  help: string;
}

/**
 * The ratings of levels, the first level first. Those of a player stand under its id, in Elo above random moves. Those of a rule stand
 * under its name, in per cent of the points that a simple player makes without it.
 */
export type Ratings = Record<string, number[]>;

/** All players and presets of a game, the best first, by games with so many nodes a move. */
export interface MeasuredLadder {
  nodes: number;
  rungs: MeasuredRung[];
}

/** In Elo, or by the mean score where one plays alone. */
export type MeasuredRung = { player: string; preset?: string; low: number; high: number; games: number } & (
  | { elo: number }
  | { mean: number }
);

/** The pieces of a game, for setting positions up. */
export interface EditorPieces {
  /** The next piece and the one before; `largest` is the last one. */
  next(value: number, largest: number): number;
  previous(value: number, largest: number): number;
  /** A pasted text in the engine's notation: without its spaces, tabs and new lines. */
  normalise(words: string): string;
  /** Reads a position without checking it; the engine checks it. */
  parse(words: string): Setup;
  format(setup: Setup): string;
  /** Shows a piece on a cell. */
  show(cell: HTMLElement, value: number): void;
  /** The name of a cell, in games that have names; rows and columns count from 1. */
  cellName?(row: number, column: number): string;
  /** The name of a piece, empty for none; without it the name of its side. */
  pieceName?(value: number): string;
}

/** A position that is being set up. */
export interface Setup {
  /** A value a cell; 0 is empty. */
  cells: number[];
  /** The side to move, where the cells do not determine it; by default x. */
  side?: string;
}

export interface Help {
  keys: Keys;
  lessons: Lessons;
  /** The colours of the pieces in the pictures, by side. */
  pieces?: Record<string, string>;
  /** In English, from `www/words/en/games/`. */
  words: HelpWords;
}

/** Keys, and the name of the words for what they do. */
export type Keys = [strokes: string[], does: string][];

export interface HelpWords {
  how: string;
  keys: Record<string, string>;
  /** What the three pictures of the game say. */
  lessons: Record<keyof Lessons, string>;
  /** Hints for the first moves. */
  tips: { first: string; second: string };
}

/** The goal of a game, a move, and how one wins. */
export interface Lessons {
  goal: Picture;
  move: Picture;
  win: Picture;
}

/** The parts of a picture of 60 by 40 units, the lowest first; `www/page/picture.js` draws them. */
export type Picture = (
  | [kind: "disc", side: "x" | "o" | "", x: number, y: number]
  | [kind: "box", left: number, top: number, width: number, height: number]
  | [kind: "tile", x: number, y: number, size: number, words: string]
  | [kind: "label", x: number, y: number, words: string]
  | [kind: "line" | "arrow", path: string]
)[];
