/** The parts of a page that the core is given: its tab, its dialogs, its board. */

import type { BoardElement, Catalogue } from "../types.js";
import type { TabStorage } from "./storage.js";

/** A save that runs soon after it is called; `flush` saves what is due, `cancel` drops it. */
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
  /** Makes a save that runs within `ms` of a call, and before the page is left. */
  saveWithin(ms: number, save: () => void): DelayedSave;
}

/** What the settings of a board need from their page. */
export interface ModelContext {
  catalogue: Catalogue;
  tab: Pick<Tab, "saveWithin">;
  /** Writes the game and its settings into the address. `kept` says whether they are stored. */
  showInAddress(game: string, pairs: [string, string][], kept: boolean): void;
}

/** The questions that a page puts to its visitor, and what it tells them. */
export interface Visitor {
  /** Whether the visitor agrees. */
  confirm(question: "newGame" | "branch", count?: number): Promise<boolean>;
  /** What becomes of the game on the board: it goes, it stays, or the other one is only looked at. */
  choose(question: "link" | "match" | "position"): Promise<"yes" | "no" | "other">;
  /** Reports the failure of a promise that is not awaited. */
  reportFailure(done: Promise<unknown>): void;
  /** Called when another game is on the board: Back leads to the one before. */
  onGameSwitched(from: string, to: string): void;
  /** Called when another game has replaced the visitor's, which is saved; `back` brings it back. */
  onReplaced(back: () => void): void;
  /** The error for an invalid ply or seed of a link. */
  linkError(name: "ply" | "seed", value: string): Error;
}

/** Shows the notice of a preview; `back` returns to the visitor's own game. */
export type ShowPreviewNotice = (back: () => void) => { remove(): void };

/** A board as the core knows it. */
export type Board = Pick<
  BoardElement,
  | "addEventListener"
  | "autoplay"
  | "focus"
  | "load"
  | "mark"
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
