/** What a game's folder has for the page. `www/games.js`, made by the build, lists the games with it. */

import type { FaceContext, Face as FaceOfAGame } from "../board/faces.js";

/** A game in the register. */
export interface Parts {
  /** `face.js`: what is drawn, how moves are entered, what is said of them. */
  face(): Promise<{ Face: new (context: FaceContext) => FaceOfAGame }>;
  /** `editor.js`: how positions are set up by hand. */
  editor(): Promise<Editor>;
  /** `help.js`: how it is played and by which keys. */
  help(): Promise<Help>;
  /** The modules of the compiled engine; the first that has what is asked for serves. */
  engines: EngineModule[];
}

/** A module of the compiled engine. */
export interface EngineModule {
  /** Its folder in `www/`. */
  folder: string;
  /** Its script, a `Face` of `www/engine.js`. */
  script(): Promise<unknown>;
  /** Whether it plays the game by other rules too. */
  variants: boolean;
  /** Ids of those who play the game there. */
  players: string[];
}

export interface Editor {
  pieces: Pieces;
  /** How positions are set up, in English; other languages have it in `www/words/`. */
  help: string;
}

/** How positions of a game are set up. */
export interface Pieces {
  /** The piece after this one, and the one before; `largest` is the largest there is. */
  raise(value: number, largest: number): number;
  lower(value: number, largest: number): number;
  /** The engine's notation, of what people paste: boards with spaces, tabs and new lines. */
  normal(words: string): string;
  /** As far as the words make a board; the engine has the last word. */
  read(words: string): Setup;
  write(setup: Setup): string;
  /** Shows a piece on a cell. */
  dress(cell: HTMLElement, value: number): void;
  /** The name of a cell, where it has one; rows and columns count from 1. */
  place?(row: number, column: number): string;
  /** What stands on a cell, in a word; nothing where it is empty. */
  piece(value: number): string;
}

/** A position that is being set up. */
export interface Setup {
  /** A value a cell; 0 is empty. */
  cells: number[];
  /** Who is to move, where the cells do not tell; x where nobody is named. */
  side?: string;
}

export interface Help {
  keys: Keys;
  /** In English; other languages have them in `www/words/`. */
  words: HelpWords;
}

/** Which keys do what, by the names of the words for it. */
export type Keys = [strokes: string[], does: string][];

export interface HelpWords {
  how: string;
  keys: Record<string, string>;
}
