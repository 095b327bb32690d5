/** The saved game of each kind, and the best scores. */

import { Slots, slotKey } from "./slots.js";
import { keyOf } from "./storage.js";

/** A change is stored within this time. */
const SAVE_MS = 500;

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./storage.js").PageStore} PageStore */
/** @typedef {{tab: import("./types.js").Tab, showPreviewNotice: import("./types.js").ShowPreviewNotice, onAssisted?: () => void}} Page */
/** Whose game it is: the first ply by which the computer helped, whether it came from elsewhere, whether it has counted. @typedef {{assisted?: number | boolean, opened?: boolean, counted?: boolean}} Ownership */

/** Stores the game on the board, and restores it. */
export class SavedGame {
  #board;
  #store;
  #page;
  #slots;
  /** The slot of this tab for the game on the board. */
  slot = 1;
  /** The first ply that the computer made for the visitor. The result is the computer's from there on, until the ply is taken back. */
  #firstAssistedPly = Infinity;
  /** Whether the game came from a link, a record or a position, so that its scores set no record. */
  opened = false;
  /** Whether the game has already counted: it does not count again after an undo. */
  counted = false;
  /** Whether the store had the best scores the last time. */
  #isBestSaved = false;
  /** The notice of a preview, during which the saved game stays as it is. @type {{remove(): void} | undefined} */
  #previewNotice;

  /** @param {Board} board @param {PageStore} store @param {Page} page */
  static async open(board, store, page) {
    const saved = new SavedGame(board, store, page);
    saved.restore(await saved.takeSlot(board.state.game));
    saved.#listen();
    return saved;
  }

  /** @param {Board} board @param {PageStore} store @param {Page} page */
  constructor(board, store, page) {
    this.#board = board;
    this.#store = store;
    this.#page = page;
    this.#slots = new Slots(store, page.tab);
    this.save = page.tab.saveWithin(SAVE_MS, () => this.#save());
    this.best = this.#readBest();
  }

  /** Takes a slot for a game that no other tab has. @param {string} game */
  takeSlot(game) {
    return this.#slots.takeSlot(game);
  }

  /** The rules last used in a family of games. @param {string} id */
  lastRulesOf(id) {
    return this.#store.readRaw(keyOf("last", id)) ?? id;
  }

  /** Starts a preview: the next game does not replace the saved one. */
  startPreview() {
    if (this.#previewNotice) return;
    this.save.flush();
    const { record, state } = this.#board;
    const { ownership } = this;
    this.#previewNotice = this.#page.showPreviewNotice(() => {
      this.endPreview();
      this.#board.reset({ record, ply: state.ply });
      this.ownership = ownership;
    });
  }

  /** Whether the computer made a move for the visitor that still stands on the board. */
  get assisted() {
    return this.#board.state.ply >= this.#firstAssistedPly;
  }

  /** Whether no game of the visitor's own has brought more points than the one on the board. */
  get isBest() {
    const { state } = this.#board;
    const score = state.side === undefined ? state.score : 0;
    return score > 0 && score >= this.best.hand && !(this.assisted || this.opened || this.#previewNotice);
  }

  /** Whose game it is, as it is stored. @returns {Ownership} */
  get ownership() {
    const { opened, counted } = this;
    return { ...(this.#firstAssistedPly < Infinity && { assisted: this.#firstAssistedPly }), opened, counted };
  }
  set ownership({ assisted, opened, counted }) {
    // `true` stands in games that were stored without the ply.
    this.#firstAssistedPly = assisted === true ? 0 : Number.isSafeInteger(assisted) ? Number(assisted) : Infinity;
    this.opened = opened === true;
    this.counted = counted === true;
  }

  /** The computer has made the last move for the visitor. */
  markAssisted() {
    const wasOwn = !this.assisted && this.#board.state.ply > 1;
    this.#firstAssistedPly = Math.min(this.#firstAssistedPly, this.#board.state.ply);
    if (wasOwn && !this.opened && !this.#previewNotice && !this.counted) this.#page.onAssisted?.();
  }

  /** Whether the game on the board is a preview, and another one is saved. */
  get isPreview() {
    return this.#previewNotice !== undefined;
  }

  /** Ends the preview: the next game is the visitor's own again. */
  endPreview() {
    this.#previewNotice?.remove();
    this.#previewNotice = undefined;
  }

  /** Puts the saved game of a slot on the board, if there is one. @param {number} slot of this tab */
  restore(slot) {
    this.slot = slot;
    this.endPreview();
    this.#store.read(this.#key, ({ game, record, ply, ...ownership }) => {
      if (game !== this.#board.state.game || typeof record !== "string") throw new Error("not a game");
      this.#board.reset({ record, ply });
      this.ownership = ownership;
    });
  }

  /** Keeps the visitor's game, before another one replaces it on the board. */
  setAside() {
    this.save.flush(); // of a preview nothing is saved: the stored game is the visitor's
    const stored = this.#store.readRaw(this.#key);
    if (stored !== null) this.#store.writeRaw(this.#replacedKey, stored);
  }

  /** Whether a replaced game by the rules on the board waits. */
  get hasReplaced() {
    return this.#store.read(this.#replacedKey, ({ record }) => !record.endsWith(".")) ?? false;
  }

  /** Brings the replaced game back; the visitor's present one waits in its place. */
  bringBack() {
    const replaced = this.#store.readRaw(this.#replacedKey);
    if (replaced === null) return;
    this.setAside();
    this.#store.writeRaw(this.#key, replaced);
    this.restore(this.slot);
  }

  get #replacedKey() {
    return keyOf("replaced", this.#board.state.game);
  }

  /** The key of the game on the board. */
  get #key() {
    return slotKey(this.#board.state.game, this.slot);
  }

  get #bestKey() {
    return keyOf("best", this.#board.state.game);
  }

  #readBest() {
    const check = (/** @type {{hand: number, ai: number}} */ { hand, ai }) => {
      if (!Number.isSafeInteger(hand) || !Number.isSafeInteger(ai)) throw new Error("not scores");
      return { hand, ai };
    };
    const kept = this.#store.read(this.#bestKey, check);
    this.#isBestSaved = kept !== null;
    return kept ?? { hand: 0, ai: 0 };
  }

  #save() {
    if (this.#previewNotice) return;
    const { state, settled, record } = this.#board;
    const { game, ply } = state;
    const isErased = this.#isBestSaved && this.#store.isEmpty(this.#bestKey); // by another tab
    const other = this.#readBest(); // another tab may have done better
    const best = (this.best = isErased ? other : this.best);
    best.hand = Math.max(best.hand, other.hand);
    best.ai = Math.max(best.ai, other.ai);
    this.#page.tab.storage.write("playing", game);
    this.#store.writeRaw("playing", game);
    this.#store.writeRaw(keyOf("last", settled.id), game);
    this.#store.writeRaw(keyOf("slot", game), String(this.slot));
    const kept = this.#store.write(this.#key, { game, record, ply, ...this.ownership });
    this.#isBestSaved = kept && this.#store.write(this.#bestKey, best);
  }

  /** Whether the finished game counts for the visitor; true at most once a game. */
  claimResultOnce() {
    const counts = !(this.assisted || this.opened || this.#previewNotice || this.counted);
    this.counted ||= counts;
    this.save();
    return counts;
  }

  /** Gives a claimed result back, because it could not be counted: the next visit tries again. @param {string} record of the game */
  releaseResult(record) {
    if (record !== this.#board.record) return; // another game may be there by now
    this.counted = false;
    this.save();
  }

  #listen() {
    const board = this.#board;
    board.addEventListener("move", (event) => {
      const { by, step } = /** @type {CustomEvent<{by: string, step: import("../types.js").TileStep}>} */ (event)
        .detail;
      if (step.state.ply <= this.#firstAssistedPly) this.#firstAssistedPly = Infinity; // another move is in its place
      if (by === "ai" && !isOpponentsMove(board.players, step.state)) this.markAssisted();
      if (this.opened || this.#previewNotice) return;
      const whose = this.assisted ? "ai" : "hand";
      this.best[whose] = Math.max(this.best[whose], step.state.score ?? 0);
    });
    board.addEventListener("game", () => (this.best = this.#readBest()));
    board.addEventListener("position", () => {
      if (board.state.plies === 0) this.ownership = {};
      this.save();
    });
    // No other tab writes there, unless the browser has no locks, or a file with everything is opened.
    this.#store.onOtherTabWrite(
      () => this.#key,
      () => {
        this.slot = this.#slots.moveToFreeSlot(board.state.game);
        this.#store.reportTrouble("otherTab", this.#key);
        this.#save();
      },
    );
  }
}

/** Whether the last move was made by the computer against a human. @param {string} players @param {import("../types.js").State} state */
function isOpponentsMove(players, { side }) {
  const [x, o] = players.split(",");
  return side !== undefined && x !== o && (side === "x" ? o : x) === "ai";
}
