/** The game on the table: score, controls, saving and opening. */
import { gameOf, loadEngine } from "../engine.js";
import { keyOf } from "../storage.js";
import { atMostEvery, onFrame } from "../timing.js";
import { confirm } from "./dialog.js";
import { button, byId, setIcon, setText } from "./dom.js";
import { notify } from "./notices.js";
import { count } from "./numbers.js";
import { say, text } from "./page-text.js";

/** So many undone moves are worth a question before a new move drops them. */
const WORTH_ASKING = 10;

/**
 * @typedef {import("../types.js").BoardElement} BoardElement
 * @typedef {import("../storage.js").Store} Store
 */

export class Keeper {
  /** @param {BoardElement} board @param {Store} store */
  constructor(board, store) {
    this.board = board;
    this.store = store;
    /** Whether the computer made a move in this game: its scores are not the visitor's. */
    this.assisted = false;
    /** Counts the games asked for: of two that load, the later one counts. */
    this.asked = 0;
    /** Whether the visitor knows that the game is not kept. */
    this.toldNotKept = false;
    this.save = atMostEvery(500, () => this.saveNow());
    this.draw = onFrame(() => this.drawNow());
    this.best = this.savedBest();
    this.restore();
    this.listen();
    this.drawNow();
  }

  /** A game is under way that would be missed. */
  running() {
    const { plies, over } = this.board.state;
    return plies > 0 && !over;
  }

  /** The game of that kind that was played last, whatever its rules. @param {string} id */
  lastOf(id) {
    return this.store.readRaw(keyOf("last", id)) ?? id;
  }

  /** Where something about the game on the table is kept: every game has its own. @param {string} name */
  key(name) {
    return keyOf(name, this.board.state.game);
  }

  /** Puts another game on the table as it was left, if it is still wanted when it is loaded; throws what is wrong with its name. @param {string} game */
  async switchTo(game) {
    const asked = ++this.asked;
    if (game === this.board.state.game) return;
    await this.board.load(game);
    if (asked !== this.asked) return;
    this.save.flush();
    this.board.reset({ game });
    this.restore();
  }

  savedBest() {
    return (
      this.store.read(
        this.key("best"),
        ({ hand, ai }) => {
          if (!Number.isSafeInteger(hand) || !Number.isSafeInteger(ai)) throw new Error("not scores");
          return { hand, ai };
        },
        () => {},
      ) ?? { hand: 0, ai: 0 }
    );
  }

  restore() {
    const { board, store } = this;
    store.read(
      this.key("game"),
      (saved) => {
        if (saved.game !== board.state.game || typeof saved.record !== "string") throw new Error("not a game");
        board.reset({ record: saved.record, ply: saved.ply });
        this.assisted = saved.assisted === true;
        return saved;
      },
      (aside) => (aside ? notify(text.notices.badSave) : this.tellHeld(this.key("game"))),
    );
  }

  /** What was saved is neither readable nor set aside: it stays, unless the visitor would rather keep the game on the table. @param {string} key */
  tellHeld(key) {
    this.toldNotKept = true;
    const run = () => {
      this.store.release(key);
      this.toldNotKept = false;
      this.saveNow();
    };
    notify(text.notices.badSaveStays, { stays: true, action: { label: text.notices.overwrite, run } });
  }

  saveNow() {
    const { board, store, best, assisted } = this;
    const { game, ply } = board.state;
    const other = this.savedBest(); // Another tab may have done better.
    best.hand = Math.max(best.hand, other.hand);
    best.ai = Math.max(best.ai, other.ai);
    store.writeRaw("playing", game);
    store.writeRaw(keyOf("last", board.settled.id), game);
    const kept = store.write(this.key("game"), { game, record: board.record, ply, assisted });
    store.write(this.key("best"), best);
    if (kept || this.toldNotKept) return;
    this.toldNotKept = true;
    notify(text.notices.notKept, { stays: true });
  }

  listen() {
    const { board } = this;
    board.addEventListener("move", (event) => {
      const { by, step } = /** @type {CustomEvent<{by: string, step: import("../types.js").TileStep}>} */ (event)
        .detail;
      if (by === "ai") this.assisted = true;
      const whose = this.assisted ? "ai" : "hand";
      this.best[whose] = Math.max(this.best[whose], step.state.score ?? 0);
    });
    board.addEventListener("game", () => {
      this.best = this.savedBest();
    });
    board.addEventListener("position", () => {
      if (board.state.plies === 0) this.assisted = false;
      this.draw();
      this.save();
    });
    board.addEventListener("autoplay", this.draw);
    board.addEventListener("beforemove", (event) => this.guardBranch(/** @type {CustomEvent} */ (event)));

    // A tab may be closed, or frozen and never woken.
    addEventListener("pagehide", () => this.save.flush());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.save.flush();
    });
    // The notice on the board, at the end of a game, has a button of its own.
    board.addEventListener("newgame", (event) => {
      event.preventDefault();
      this.newGame();
    });
    let told = false;
    this.store.onOtherTab(
      () => this.key("game"),
      () => {
        if (!told) notify(text.notices.otherTab);
        told = true;
      },
    );
  }

  /** Asks before a move drops many undone ones. @param {CustomEvent<{move: string, by: string}>} event */
  guardBranch(event) {
    const { board } = this;
    const { ply, plies } = board.state;
    if (plies - ply < WORTH_ASKING || this.branching) return;
    event.preventDefault();
    const { move, by } = event.detail;
    const { autoplay } = board;
    board.autoplay = false;
    confirm("branch", plies - ply).then((yes) => {
      if (!yes) return;
      this.assisted ||= by === "ai"; // the board takes it for the visitor's
      this.branching = true;
      board.play(move);
      this.branching = false;
      board.autoplay = autoplay;
    });
  }

  async newGame() {
    if (this.running() && !(await confirm("newGame"))) return;
    this.board.reset();
    this.board.focus();
  }

  /**
   * Throws what the engine has against a game, a position or a record; says which game it is of.
   * @param {{record?: string, position?: string, game?: string}} what
   */
  async check({ record, position, game = this.board.state.game }) {
    const { Table } = await loadEngine(record ? gameOf(record) : game);
    const table = record
      ? Table.fromRecord(record)
      : position === undefined
        ? Table.create(game, 0n)
        : Table.fromPosition(game, position, 0n);
    const { game: found } = table.state();
    table.free();
    return found;
  }

  /**
   * Puts another game on the table, if it is a good one and nobody objects; throws what is wrong with it.
   * @param {import("../link.js").LinkedGame} what the game where no record says it
   * @param {import("./dialog.js").Question} question
   */
  async open({ record, position, ply, game, seed }, question) {
    const { board } = this;
    if (ply !== undefined && !/^\d+$/.test(ply)) throw new Error(say(text.share.badPly, { ply }));
    if (seed !== undefined && !isSeed(seed)) throw new Error(say(text.share.badSeed, { seed }));
    const before = board.state.game;
    // The question is about the game that would have to go, so that one comes on the table first.
    const found = await this.check({ record, position, game });
    await this.switchTo(found);
    if (found !== board.state.game) return false;
    if (record !== board.record && this.running() && !(await confirm(question))) {
      await this.switchTo(before);
      return false;
    }
    board.reset({
      record,
      position,
      ply: ply === undefined ? undefined : Number(ply),
      seed: seed === undefined ? undefined : BigInt(seed),
    });
    this.assisted = true; // Points from elsewhere are no record of the visitor's.
    this.draw();
    return true;
  }

  drawNow() {
    const { board, best, assisted } = this;
    const { state } = board;
    const { ply, plies, over } = state;
    if (state.side) {
      drawSides(state, board.players);
    } else {
      setText(byId("score", HTMLElement), count(state.score));
      setText(byId("best", HTMLElement), count(assisted ? best.ai : best.hand));
      setText(byId("best-label", HTMLElement), assisted ? text.stage.bestByAi : text.stage.best);
    }
    setText(byId("moves", HTMLElement), count(ply));
    // Not `disabled`: a button that loses the focus while it is being pressed strands the keyboard.
    button("undo").setAttribute("aria-disabled", String(ply === 0));
    button("redo").setAttribute("aria-disabled", String(ply === plies));
    button("hint").setAttribute("aria-disabled", String(over));
    button("step").setAttribute("aria-disabled", String(over));
    const control = button("autoplay");
    setIcon(control, board.autoplay ? "pause" : "play");
    const label = control.querySelector("span");
    if (label) setText(label, board.autoplay ? text.stage.pause : text.stage.autoplay);
  }
}

/** Whether the engine takes it for a seed, a number of 64 bits. @param {string} words */
const isSeed = (words) => /^\d{1,20}$/.test(words) && BigInt(words) < 1n << 64n;

/** Whose turn it is, or who won. @param {import("../types.js").DuelState} state @param {string} players */
function drawSides({ side, outcome }, players) {
  const seats = players.split(",");
  /** @type {const} */ (["x", "o"]).forEach((one, at) => {
    const box = byId(`side-${one}`, HTMLElement);
    const alone = seats[0] === seats[1];
    setText(
      byId(`side-${one}-who`, HTMLElement),
      alone ? one.toUpperCase() : text.stage[/** @type {"human" | "ai"} */ (seats[at])],
    );
    setText(
      byId(`side-${one}-state`, HTMLElement),
      outcome === one
        ? text.stage.wins
        : outcome === "draw"
          ? text.stage.draw
          : outcome === null && side === one
            ? text.stage.toMove
            : "",
    );
    box.toggleAttribute("data-active", outcome === null ? side === one : outcome === one);
  });
}
