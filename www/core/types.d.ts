/** What a page gives to what it decides. */

import type { BoardElement, Catalogue } from "../types.js";
import type { TabStorage } from "./storage.js";

/** Saves soon after it is called; `flush` saves what is due, `cancel` drops it. */
export interface DelayedSave {
  (): void;
  flush(): void;
  cancel(): void;
}

/** The tab that the page is in. */
export interface Tab {
  storage: TabStorage;
  /** Holds a name until the page is left or the answer is called; null where another tab holds it. */
  hold(name: string, options: { ifAvailable?: boolean; signal?: AbortSignal }): Promise<(() => void) | null>;
  /** Saves within so many milliseconds, and before the page is left. */
  saveWithin(ms: number, save: () => void): DelayedSave;
}

/** How the settings of the board get around. */
export interface ModelContext {
  catalogue: Catalogue;
  tab: Pick<Tab, "saveWithin">;
  /** Names the game and its settings in the address. `kept` is whether they are stored. */
  showInAddress(game: string, pairs: [string, string][], kept: boolean): void;
}

/** Whom the visitor's answers come from. */
export interface Visitor {
  /** Whether the visitor agrees. */
  confirm(question: "newGame" | "branch", count?: number): Promise<boolean>;
  /** What becomes of the game on the board: it goes, it stays, or the other one is only looked at. */
  choose(question: "link" | "match" | "position"): Promise<"yes" | "no" | "other">;
  /** Tells of the failure of something that nobody waits for. */
  reportFailure(done: Promise<unknown>): void;
  /** Another game is on the board: Back leads to the one before. */
  onGameSwitched(from: string, to: string): void;
  /** What is wrong with a word of a link. */
  linkError(name: "ply" | "seed", value: string): Error;
}

/** Says that a game is only looked at, until it is removed. */
export type ShowPreviewNotice = (back: () => void) => { remove(): void };

/** A board as the core knows it. */
export type Board = Pick<
  BoardElement,
  | "addEventListener"
  | "autoplay"
  | "focus"
  | "load"
  | "moves"
  | "play"
  | "players"
  | "record"
  | "reset"
  | "seek"
  | "settled"
  | "state"
  | "status"
>;
