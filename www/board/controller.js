// What happens on a board: games are dealt, moves played, taken back and thought about.

import { Herald } from "./announcer.js";
import { complain } from "./attributes.js";
import { obey } from "./commands.js";
import { loadFace } from "./faces.js";
import { Game, hasWon } from "./game.js";
import { Opponent } from "./opponent.js";
import { Mind } from "./thinker.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Step} Step */
/** @typedef {import("../types.d.ts").Limits} Limits */
/** @typedef {import("../types.d.ts").BoardElement} BoardElement */
/** @typedef {import("./faces.js").Face} Face */
/** @typedef {import("./keys.js").Wish} Wish */
/** @typedef {"human" | "ai"} By */

export class Play {
  #board;
  #view;
  #herald;
  game = new Game();
  mind;
  opponent;
  /** The faces that were loaded, by what their games are variants of. @type {Map<string, new (seat: import("./faces.js").Seat) => Face>} */
  #faces = new Map();
  /** Ends what the face listens to. @type {AbortController | undefined} */
  #listening;

  /** @param {BoardElement} board @param {import("./view.js").View} view */
  constructor(board, view) {
    this.#board = board;
    this.#view = view;
    this.#herald = new Herald(view, {
      goOn: () => this.#goOn(),
      newGame: () => this.#newGame(),
      takeBack: () => void (board.undo() && board.focus()),
    });
    this.mind = new Mind({
      engine: () => this.game.engine,
      request: () => this.#request(),
      emit: (name, detail) => void this.emit(name, detail),
      stopped: () => void (board.autoplay = false),
      restarted: () => view.language.words.restarted,
      player: {
        play: (move) => this.move(move, "ai"),
        over: () => board.state.over,
        restart: () => board.restart,
        again: () => this.#putOnTable(this.game.deal({}, board.game)),
        pace: () => board.pace,
      },
    });
    this.opponent = new Opponent({
      board,
      state: () => this.game.present,
      think: () => this.mind.think("answer"),
      play: (move) => void this.move(move, "ai"),
    });
  }

  /** @param {string} game */
  async load(game) {
    await this.game.open();
    const family = this.game.familyOf(game);
    const [Face] = await Promise.all([loadFace(family), this.game.load(game)]);
    this.#faces.set(family, Face);
  }

  /** @param {import("./game.js").Deal & {ply?: number}} [options] */
  reset(options = {}) {
    const table = this.game.deal(options, this.#board.game);
    this.#board.autoplay = false;
    this.#putOnTable(table, options.ply);
  }

  undo() {
    this.#board.autoplay = false;
    const state = this.game.undo((state) => this.opponent.has(state));
    if (!state) return false;
    this.#changed(state);
    this.#herald.back(state.ply);
    return true;
  }

  redo() {
    this.#board.autoplay = false;
    const step = this.game.redo((state) => this.opponent.has(state));
    if (!step) return false;
    this.#changed(step.state, step);
    this.#herald.move(step);
    return true;
  }

  /** @param {number} ply */
  seek(ply) {
    this.#board.autoplay = false;
    // One ply on is a move, seen and heard.
    const step = ply - 1 === this.game.present?.ply ? this.game.redo(() => false) : null;
    const state = step?.state ?? this.game.seek(ply);
    if (state) this.#changed(state, step);
    if (step) this.#herald.move(step);
  }

  /** @param {{position?: string, limits?: Limits}} [options] */
  async think({ position, limits } = {}) {
    this.#board.autoplay = false;
    try {
      return await this.mind.think("think", { position, limits });
    } finally {
      this.opponent.answerIfDue(); // it may have been put off
    }
  }

  async hint() {
    this.#board.autoplay = false;
    await this.opponent.answering?.catch(() => {}); // the hint is for what comes then
    const outcome = await this.mind.think("hint");
    this.#view.flush();
    this.#view.face.hint(outcome);
    this.#herald.best(outcome.move);
    return outcome;
  }

  async step() {
    const { answering } = this.opponent;
    this.#board.autoplay = false;
    if (answering) {
      this.mind.stop();
      return answering.then(() => true);
    }
    const { move } = await this.mind.think("think");
    return move !== null && this.move(move, "ai");
  }

  // -------------------------------------------------------------- the game on the table

  /** @param {import("./game.js").Table} table @param {number} [ply] */
  #putOnTable(table, ply) {
    const state = this.game.put(table, ply);
    const other = this.game.settle();
    if (other) {
      this.#board.setAttribute("game", state.game);
      if (other.another) this.mind.dispose(); // the engine of the game before
      if (other.another) this.#wear();
      this.#view.face.shape(this.game.name, other.settled);
      this.emit("game", { settled: other.settled });
    }
    this.#view.notice.hide();
    this.#changed(state, null, true);
    if (state.ply === 0) this.#herald.begin(state);
  }

  /** Takes the face of the game on the table, in the language that is spoken. */
  #wear() {
    const Face = /** @type {new (seat: import("./faces.js").Seat) => Face} */ (this.#faces.get(this.#board.settled.id));
    this.#view.wear(Face, {
      host: this.#board,
      begin: () => this.#begin(),
      play: (move) => this.act({ move }),
      say: (words) => this.#herald.say(words),
    });
    this.listen();
  }

  /** @param {string} move @param {By} by */
  move(move, by) {
    if (!this.game.present?.legal.includes(move)) return false;
    if (!this.emit("beforemove", { move, by }, true)) return false;
    const step = this.game.play(move, { player: this.#board.player, params: { ...this.#board.params } });
    if (!step) return false;
    if (this.mind.autoplaying) this.#herald.progress(step.state);
    else this.#herald.move(step);
    this.#changed(step.state, step, false, by);
    return true;
  }

  /**
   * All that follows from a new position.
   * @param {State} state
   * @param {Step | null} [step]
   * @param {boolean} [fresh]
   * @param {By} [by] given for moves that are played, not for those that are taken back or repeated
   */
  #changed(state, step = null, fresh = false, by) {
    this.mind.forget();
    this.opponent.forget();
    this.#view.show(state, step, fresh);
    this.#view.face.unhint();
    this.showControls();
    if (state.over) this.#herald.over(state);
    else this.#view.notice.pass();
    if (step && by) this.emit("move", { step, by });
    this.emit("position", { state });
    if (state !== this.#board.state) return; // a listener went on already
    if (hasWon(state) && !this.game.won) {
      this.game.won = true;
      if (!state.over) this.#herald.win(state, this.#board.autoplay);
      this.emit("win", { state });
    }
    if (state.over && by) this.emit("gameover", { state });
    this.opponent.answerIfDue(by === "ai" ? this.#board.pace : 0);
  }

  /** Somebody begins a move of several parts. */
  #begin() {
    this.#board.autoplay = false;
    return !this.opponent.answering;
  }

  /** After a win. */
  #goOn() {
    this.#view.notice.hide();
    this.#board.focus();
  }

  #newGame() {
    if (this.emit("newgame", {}, true)) this.#board.reset();
    this.#board.focus();
  }

  // -------------------------------------------------------------- keys and pointers

  /** What a key means in the game on the table. @param {KeyboardEvent} event */
  meaning(event) {
    return this.game.present ? this.#view.face.wish(event) : null;
  }

  /**
   * @param {Wish} wish
   * @returns {boolean} whether it meant anything here
   */
  act(wish) {
    if (!this.game.present) return false;
    if ("command" in wish) {
      return obey(wish.command, this.#board, {
        busy: () => this.mind.busy,
        read: () => this.#herald.read(this.#board.state),
        newGame: () => this.#newGame(),
      });
    }
    if ("input" in wish) wish.input();
    // A listener may refuse a legal one, and says why itself.
    else if (!this.#board.play(wish.move) && !this.#board.state.over && !this.#board.state.legal.includes(wish.move))
      this.#herald.blocked();
    return true;
  }

  /** The board is out of the document. */
  deafen() {
    this.#listening?.abort();
  }

  /** The face listens while the board is in a document. */
  listen() {
    this.#listening?.abort();
    if (!this.game.present || !this.#board.isConnected) return;
    const { signal } = (this.#listening = new AbortController());
    const { face } = this.#view;
    face.listen(signal);
    const selector = this.#board.getAttribute("swipe-area");
    const area = selector ? this.#board.parentElement?.closest(selector) : null;
    if (area instanceof HTMLElement) face.listenAround(area, signal);
  }

  // -------------------------------------------------------------- thinking

  #request() {
    return {
      game: this.#board.state.game,
      ...this.game.question,
      player: this.#thinker,
      params: { ...this.#board.params },
      weights: this.#board.weights,
      limits: { ...this.#board.limits },
      seed: this.game.dice,
    };
  }

  /** Who thinks: the one that is named, where that one plays this game. */
  get #thinker() {
    const { player } = this.#board;
    const players = this.#board.settled.players;
    if (players.includes(player)) return player;
    complain("player", player, `it should be one of ${players.join(", ")}`);
    return players[0];
  }

  // -------------------------------------------------------------- what is shown and told

  /** Says anew what is on the board, in another language. @param {import("../words/board.js").BoardLanguage} language */
  speak(language) {
    const focused = this.#board.shadowRoot?.activeElement;
    this.#view.language = language;
    const state = this.game.present;
    if (!state) return;
    this.#wear();
    this.#view.face.shape(this.game.name, this.game.settled);
    this.#view.show(state);
    const { kind } = this.#view.notice;
    if (kind === "over") this.#herald.over(state);
    if (kind === "win") this.#herald.win(state, this.#board.autoplay);
    if (focused) this.#board.focus();
  }

  /** Autoplay is on while the attribute is there, the element in a document and the engine loaded. */
  heedAutoplay() {
    const { autoplay, isConnected } = this.#board;
    const on = autoplay && isConnected && this.game.present !== undefined;
    if (on === this.mind.autoplaying) return;
    this.showControls();
    if (this.game.present) this.#view.face.unhint();
    this.#herald.autoplay(on);
    this.mind.setAutoplay(on);
    this.opponent.forget(); // autoplay took its search over
    this.opponent.answerIfDue();
  }

  showControls() {
    if (this.game.present) this.#view.controls.show(this.#board.state, this.#board.autoplay);
  }

  /**
   * @param {string} name
   * @param {object} detail
   * @param {boolean} [cancelable]
   * @returns {boolean} false when a listener objected
   */
  emit(name, detail, cancelable = false) {
    return this.#board.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }));
  }
}
