/** The stored game of each kind, and the best scores. */
import { keyOf, saveWithin } from "../storage.js";
import { notify } from "./notices.js";
import { text } from "./page-text.js";

/** A change is stored within this time. */
const SAVE_MS = 500;

/** @typedef {import("../types.js").BoardElement} BoardElement */

/** Stores the game on the board, and restores it. */
export class SavedGame {
  #board;
  #store;
  /** Whether the visitor knows that the game is not stored. */
  #toldNotKept = false;
  /** Whether the computer made a move for the visitor in this game: what comes of it is not the visitor's. */
  assisted = false;
  /** Whether the game came from a link, a record or a position: its scores are no records. */
  opened = false;
  /** Whether the game has ended once: what is played again after an undo does not count. */
  counted = false;
  /** The notice of a game that the visitor only looks at: the stored one is kept. @type {HTMLElement | undefined} */
  #looking;

  /** @param {BoardElement} board @param {import("../storage.js").PageStore} store */
  constructor(board, store) {
    this.#board = board;
    this.#store = store;
    this.save = saveWithin(SAVE_MS, () => this.#save());
    this.best = this.#readBest();
    this.restore();
    this.#listen();
  }

  /** The rules by which a kind of game was last played. @param {string} id */
  lastOf(id) {
    return this.#store.readRaw(keyOf("last", id)) ?? id;
  }

  /** The next game is only looked at: the visitor's own is kept. */
  look() {
    if (this.#looking) return;
    this.save.flush();
    const { record, state } = this.#board;
    const { assisted, opened, counted } = this;
    const run = () => {
      this.endLook();
      this.#board.reset({ record, ply: state.ply });
      Object.assign(this, { assisted, opened, counted });
    };
    const { looking, back } = text.notices;
    this.#looking = notify(looking, { stays: true, action: { label: back, run } });
    this.#looking.querySelector(".icon-button")?.remove();
  }

  /** Whether the game on the board is only looked at, and another one is stored. */
  get isLooking() {
    return this.#looking !== undefined;
  }

  /** The next game is the visitor's own again. */
  endLook() {
    this.#looking?.remove();
    this.#looking = undefined;
  }

  /** Puts the stored game on the board, where there is one. */
  restore() {
    this.endLook();
    this.#store.read(
      this.#key("game"),
      ({ game, record, ply, assisted, opened, counted }) => {
        if (game !== this.#board.state.game || typeof record !== "string") throw new Error("not a game");
        this.#board.reset({ record, ply });
        this.assisted = assisted === true;
        this.opened = opened === true;
        this.counted = counted === true;
      },
      (aside) => (aside ? notify(text.notices.badSave) : this.#tellHeld()),
    );
  }

  /** The key of a value of the game on the board. @param {"best" | "game"} name */
  #key(name) {
    return keyOf(name, this.#board.state.game);
  }

  #readBest() {
    const check = (/** @type {{hand: number, ai: number}} */ { hand, ai }) => {
      if (!Number.isSafeInteger(hand) || !Number.isSafeInteger(ai)) throw new Error("not scores");
      return { hand, ai };
    };
    return this.#store.read(this.#key("best"), check, () => {}) ?? { hand: 0, ai: 0 };
  }

  /** The unreadable game could not be copied: it is kept until the visitor lets the game on the board replace it. */
  #tellHeld() {
    const key = this.#key("game");
    this.#toldNotKept = true;
    const run = () => {
      this.#store.release(key);
      this.#toldNotKept = false;
      this.#save();
    };
    notify(text.notices.badSaveStays, { stays: true, action: { label: text.notices.overwrite, run } });
  }

  #save() {
    if (this.#looking) return;
    const { state, settled, record } = this.#board;
    const { game, ply } = state;
    const { assisted, opened, counted, best } = this;
    const other = this.#readBest(); // another tab may have done better
    best.hand = Math.max(best.hand, other.hand);
    best.ai = Math.max(best.ai, other.ai);
    this.#store.writeRaw("playing", game);
    this.#store.writeRaw(keyOf("last", settled.id), game);
    const kept = this.#store.write(this.#key("game"), { game, record, ply, assisted, opened, counted });
    this.#store.write(this.#key("best"), best);
    if (kept || this.#toldNotKept) return;
    this.#toldNotKept = true;
    notify(text.notices.notKept, { stays: true });
  }

  /** Whether the game on the board counts for the visitor, now that it has ended; asked once, the answer is no from then on. */
  counts() {
    const counts = !(this.assisted || this.opened || this.#looking || this.counted);
    this.counted = true;
    this.save();
    return counts;
  }

  #listen() {
    const board = this.#board;
    board.addEventListener("move", (event) => {
      const { by, step } = /** @type {CustomEvent<{by: string, step: import("../types.js").TileStep}>} */ (event)
        .detail;
      if (by === "ai" && !isOpponent(board.players, step.state)) this.assisted = true;
      if (this.opened || this.#looking) return;
      const whose = this.assisted ? "ai" : "hand";
      this.best[whose] = Math.max(this.best[whose], step.state.score ?? 0);
    });
    board.addEventListener("game", () => (this.best = this.#readBest()));
    board.addEventListener("position", () => {
      if (board.state.plies === 0) this.assisted = this.opened = this.counted = false;
      this.save();
    });
    let told = false;
    this.#store.onOtherTab(
      () => this.#key("game"),
      () => {
        if (!told) notify(text.notices.otherTab);
        told = true;
      },
    );
  }
}

/** Whether the move that led to a state is one of the computer against a person. @param {string} players @param {import("../types.js").State} state */
function isOpponent(players, { side }) {
  const [x, o] = players.split(",");
  return side !== undefined && x !== o && (side === "x" ? o : x) === "ai";
}
