// The controller of a board: starts games, plays and undoes moves, asks the thinker, and updates the view. It knows the element
// by its options only.

import { Game, hasWon, notLoadedError } from "../core/game.js";
import { findLevel } from "../core/levels.js";
import { Opponent } from "../core/opponent.js";
import { Announcer, toSentences } from "./announcer.js";
import { warnInvalid } from "./attributes.js";
import { loadFaceClass } from "./faces.js";
import { listenToKeys } from "./keyboard.js";
import { BoardThinker, SHOWN_LINES } from "./thinker.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Step} Step */
/** @typedef {import("../types.d.ts").Limits} Limits */
/** @typedef {import("./faces.js").Face} Face */
/** @typedef {import("./keyboard.js").KeyAction} KeyAction */
/** @typedef {"human" | "ai"} By */
/** @typedef {import("./announcer.js").Words} Words */

/**
 * The settings of a board, as its attributes and properties have them.
 * @typedef {Pick<import("../types.d.ts").BoardElement, "autoplay" | "game" | "guest" | "level" | "limits" | "pace" | "params" | "player" | "players" | "ponder" | "restart" | "weights">} Settings
 */

/**
 * @typedef {object} ControllerOptions
 * @property {HTMLElement} host  the element that listens to keys and gets the focus
 * @property {() => Settings} settings  the present ones
 * @property {(on: boolean) => void} setAutoplay  changes the setting
 * @property {(game: string) => void} onGame  another game is on the board
 * @property {(name: string, detail: object, cancelable?: boolean) => boolean} emit  dispatches an event; false where a listener cancelled it
 */

const ignore = () => {}; // errors come as events

/** Controls the game, the thinker and the view of one board. */
export class Controller {
  #options;
  #view;
  #announcer;
  thinker;
  opponent;
  /** The rules, the position and the history. */
  game = new Game();
  /** The faces that are loaded, by the kind of game. @type {Map<string, new (context: import("./faces.js").FaceContext) => Face>} */
  #faces = new Map();
  /** Removes the key listeners; undefined while the board is in no document. @type {AbortController | undefined} */
  #connection;
  /** Counts stops, so that what is still waiting to start can notice one. */
  #stopCount = 0;
  /** Pondering, once it has been switched on. @type {Promise<import("./lazy/pondering.js").Pondering | void> | undefined} */
  #pondering;
  /** Describes why the game ended, where its rules did not end it. @type {(() => Words) | null} */
  #earlyEnd = null;
  /** Why the computer cannot think, until it can. @type {import("./lazy/trouble.js").Trouble | void} */
  #trouble = undefined;
  /** The search for its cause, while that runs. @type {Promise<import("./lazy/trouble.js").Trouble | void> | undefined} */
  #asked;

  /** @param {import("./view.js").View} view @param {ControllerOptions} options */
  constructor(view, options) {
    this.#view = view;
    this.#options = options;
    const { emit, settings } = options;
    this.#announcer = new Announcer(view, {
      keepPlaying: () => this.#keepPlaying(),
      newGame: () => this.#newGame(),
      takeBack: () => this.undo() && options.host.focus(),
      canTakeBack: (state) => this.opponent.canUndo(state),
      guestName: () => this.guestName,
    });
    this.thinker = new BoardThinker({
      engine: () => this.game.engine,
      settings: () => this.#searchSettings,
      searchInput: () => this.game.searchInput,
      guest: () => ({ address: settings().guest, game: this.game }),
      record: () => ({ record: this.game.record, ply: this.game.state.ply }),
      emit: (name, detail) => {
        emit(name, detail);
        if (name === "forfeit") this.#onForfeit(/** @type {import("../types.d.ts").Forfeiture} */ (detail));
        if (name === "bestmove") this.#endTrouble();
        if (name === "thinking" || name === "guestinfo") this.#updateStatus();
      },
      game: {
        play: (move) => this.#move(move, "ai"),
        isOver: () => this.game.state.over,
        shouldRestart: () => settings().restart,
        startGame: () => this.#putOnBoard(this.game.createTable({}, settings().game)),
        pace: () => settings().pace,
      },
      onAutoplayEnd: () => options.setAutoplay(false),
      onFailure: (error) => void this.#onFailure(error),
      restarted: () => view.language.words.restarted,
    });
    this.opponent = new Opponent({
      state: () => this.game.stateIfAny,
      players: () => settings().players,
      isIdle: () => this.#connection !== undefined && !settings().autoplay && !this.#earlyEnd,
      think: () => this.thinker.chooseMove(),
      play: (move) => this.#move(move, "ai"),
    });
  }

  get #settings() {
    return this.#options.settings();
  }

  // -------------------------------------------------------------- life in a document

  /** Called when the board is put into a document. */
  connect() {
    this.#connection = new AbortController();
    listenToKeys(
      this.#options.host,
      (event) => (this.game.stateIfAny ? this.#view.face.keyAction(event) : null),
      (action) => this.#runAction(action),
      this.#connection.signal,
    );
    if (!this.game.stateIfAny) return;
    this.updateAutoplay();
    this.updatePondering();
    this.opponent.answerIfDue();
  }

  /** Called when the board is taken out of the document. */
  disconnect() {
    this.#connection?.abort();
    this.#connection = undefined;
    this.thinker.dispose();
    this.opponent.cancel();
  }

  // -------------------------------------------------------------- games

  /** Loads the engine and the face of a game. @param {string} game @throws an UnknownGameError */
  async load(game) {
    await this.game.loadEngineScript();
    const family = this.game.familyOf(game);
    const [Face] = await Promise.all([loadFaceClass(family), this.game.loadEngine(game)]);
    this.#faces.set(family, Face);
    this.game.checkRules(game);
  }

  /** Starts a game: a new one, a position or a record. @param {import("../core/game.js").GameStart & {ply?: number}} [options] */
  reset(options = {}) {
    const table = this.game.createTable(options, this.#settings.game);
    this.#faceOf(table.state().game); // another board may have loaded the engine
    this.#options.setAutoplay(false);
    this.#putOnBoard(table, options.ply);
  }

  /** @param {import("../core/game.js").Table} table @param {number} [ply] */
  #putOnBoard(table, ply) {
    const state = this.game.setTable(table, ply);
    const other = this.game.updateRules();
    if (other) {
      this.#options.onGame(state.game);
      if (other.another) this.thinker.dispose(); // its worker has the engine of the game before
      if (other.another) this.#setFace();
      this.#view.face.makeBoard(this.game.name, other.settled);
      this.#options.emit("game", { settled: other.settled });
      if (this.game.stateIfAny !== state) return; // a listener has put another game there
    }
    this.#view.notice.hide();
    this.#onPosition(state, null, true);
    if (state.ply === 0 && !state.over) this.#announcer.announceStart(state);
  }

  /** The face of a game. @param {string} game @throws where it is not loaded */
  #faceOf(game) {
    const Face = this.#faces.get(this.game.familyOf(game));
    if (!Face) throw notLoadedError(game);
    return Face;
  }

  /** Shows the face of the current game in the current language. */
  #setFace() {
    this.#view.setFace(this.#faceOf(this.game.state.game), {
      host: this.#options.host,
      beginMove: () => this.#beginMove(),
      play: (move) => this.#playByHand(move),
      say: (words) => this.#announcer.say(words),
      refuse: (words) => this.#refuse(words),
      onPromptChanged: () => {
        this.updateControls();
        this.#updateStatus();
      },
    });
  }

  // -------------------------------------------------------------- moves

  /** Plays a move for the visitor. @param {string} move @returns whether it was played */
  play(move) {
    this.#options.setAutoplay(false);
    return this.#move(move, "human");
  }

  /** @param {string} move @param {By} by */
  #move(move, by) {
    const { emit } = this.#options;
    // A move may say the answer of chance too, after a plus sign.
    if (!this.game.stateIfAny?.legal.includes(move.split("+", 1)[0])) return false;
    const before = this.game.stateIfAny;
    const plan = { move, by, opponent: this.playerSettings }; // a listener may name another opponent
    if (!emit("beforemove", plan, true) || this.game.stateIfAny !== before) return false;
    const step = this.game.play(move, plan.opponent);
    if (!step) return false;
    if (this.thinker.isAutoplaying) this.#announcer.announceProgress(step.state);
    else this.#announcer.announceMove(step);
    this.#onPosition(step.state, step, false, by);
    return true;
  }

  /** Takes back a part of a move, else undoes moves until a human is to move. */
  undo() {
    this.#options.setAutoplay(false);
    if (this.game.stateIfAny && this.#view.face.takeBack?.()) return true;
    const state = this.game.undo((state) => this.opponent.isSkipped(state));
    if (!state) return false;
    this.#onPosition(state);
    this.#announcer.announceUndo(state.ply);
    return true;
  }

  /** @param {State} state */
  #canUndo(state) {
    const { face } = this.#view;
    return (face.takeBack !== undefined && face.pendingCell !== undefined) || this.opponent.canUndo(state);
  }

  /** Redoes moves until a human is to move. */
  redo() {
    this.#options.setAutoplay(false);
    const step = this.game.redo((state) => this.opponent.isSkipped(state));
    if (!step) return false;
    this.#onPosition(step.state, step);
    this.#announcer.announceMove(step);
    return true;
  }

  /** Goes to a ply of the game. @param {number} ply */
  seek(ply) {
    this.#options.setAutoplay(false);
    // The next ply is shown and announced as a move.
    const step = ply - 1 === this.game.stateIfAny?.ply ? this.game.redo(() => false) : null;
    const state = step?.state ?? this.game.seek(ply);
    if (state) this.#onPosition(state, step);
    if (step) this.#announcer.announceMove(step);
  }

  /**
   * Shows a new position, dispatches its events, and lets the computer answer.
   * @param {State} state
   * @param {Step | null} [step]
   * @param {boolean} [fresh]
   * @param {By} [by] who played the move; undefined for undo and redo
   */
  #onPosition(state, step = null, fresh = false, by) {
    const { emit } = this.#options;
    this.thinker.cancel();
    this.opponent.cancel();
    this.#earlyEnd = null;
    this.#view.show(state, step, fresh);
    this.#view.face.clearHint();
    this.updateControls();
    if (state.over) this.#announcer.showGameOver(state, this.opponent.winnerKind(state));
    else this.#view.notice.hideAfterMove();
    if (step && by) emit("move", { step, by });
    if (state !== this.game.stateIfAny) return;
    emit("position", { state });
    this.#updateStatus();
    if (state !== this.game.stateIfAny) return; // a listener has changed it again
    if (hasWon(state) && !this.game.won) {
      this.game.won = true;
      if (!state.over) this.#announcer.showWin(state, this.#settings.autoplay);
      emit("win", { state });
    }
    if (state.over && by) emit("gameover", { state });
    this.opponent.answerIfDue(by === "ai" ? this.#settings.pace : 0);
  }

  // -------------------------------------------------------------- keys, pointers and buttons

  /** Begins a move of the visitor, which ends autoplay. @returns false while the computer is to move */
  #beginMove() {
    this.#options.setAutoplay(false);
    return !this.opponent.pendingAnswer;
  }

  /** Continues after a win. */
  #keepPlaying() {
    this.#view.notice.hide();
    this.#options.host.focus();
  }

  #newGame() {
    if (this.#options.emit("newgame", {}, true)) this.reset();
    this.#options.host.focus();
  }

  /** Plays a move from the face or a key, unless the computer is to move. @param {string} move @returns whether it was played */
  #playByHand(move) {
    if (!this.#beginMove()) return false;
    const isPlayed = this.play(move);
    if (!isPlayed) this.#refuseMove(move);
    return isPlayed;
  }

  /**
   * Runs the action of a key.
   * @param {KeyAction} action
   * @returns {boolean} whether it had an effect
   */
  #runAction(action) {
    if (!this.game.stateIfAny) return false;
    if ("command" in action) return this.runCommand(action.command);
    if ("input" in action) {
      this.#view.flush(); // a position that a late frame draws would take back what the key begins
      action.input();
    } else this.#playByHand(action.move);
    return true;
  }

  /** Refuses an illegal move. A listener that cancels a legal one announces that itself. @param {string} move */
  #refuseMove(move) {
    const { legal, over } = this.game.state;
    if (!over && !legal.includes(move)) this.#refuse(this.#view.face.words.blocked);
  }

  /** @param {string} words */
  #refuse(words) {
    this.#announcer.say(words);
    this.#view.shake();
  }

  /** Runs the command of a key or a button. @param {import("./keyboard.js").Command} command @returns {boolean} whether it had an effect */
  runCommand(command) {
    const { over } = this.game.state;
    if (command === "halt") return this.#stopAll() || this.#closeNotice();
    if (command === "undo") this.undo();
    else if (command === "redo") this.redo();
    else if (command === "new") this.reset();
    else if (command === "read") this.#announcer.readBoard(this.game.state);
    else if (command === "autoplay") this.#options.setAutoplay(!this.#settings.autoplay);
    else if (command === "newgame") {
      const isOver = this.status.kind === "over"; // also for a reason outside of its rules
      if (isOver) this.#newGame();
      return isOver;
    } else if (!over) this[command]().catch(ignore);
    return true;
  }

  /** Removes the card over the board. @returns whether there was one */
  #closeNotice() {
    const { kind } = this.#view.notice;
    this.#view.notice.hide();
    return kind !== null;
  }

  /** Ends thinking and autoplay. @returns whether something was running */
  #stopAll() {
    const { isBusy } = this.thinker;
    this.stop();
    this.#options.setAutoplay(false); // after the stop: on its own turn the computer searches again
    return isBusy;
  }

  // -------------------------------------------------------------- thinking

  /** Ends the search early, with the best move so far. */
  stop() {
    this.#stopCount += 1;
    this.thinker.stop();
  }

  /** Searches without playing. @param {{position?: string, limits?: Limits, lines?: number}} [options] */
  async think({ position, limits, lines } = {}) {
    this.#options.setAutoplay(false);
    return this.#search("think", { position, limits, lines });
  }

  /**
   * Analyses the position until it changes, without changing the status. Not during autoplay, whose searches it would end.
   * @param {{limits?: Limits, lines?: number}} [options]
   */
  async analyse({ limits, lines = SHOWN_LINES } = {}) {
    if (this.thinker.isAutoplaying) throw new DOMException("Autoplay thinks.", "AbortError");
    return this.#search("analysis", { limits, lines });
  }

  /**
   * Searches on request. This may overtake the computer's answer, which then starts again after the last such search.
   * @param {"hint" | "think" | "analysis"} purpose
   * @param {{position?: string, limits?: Limits, lines?: number}} options
   */
  async #search(purpose, options) {
    try {
      return await this.thinker.advise(purpose, options);
    } finally {
      if (!this.thinker.isSearching) this.opponent.answerIfDue();
    }
  }

  /** Searches, and marks the best move. @param {{lines?: number}} [options] */
  async hint({ lines = SHOWN_LINES } = {}) {
    this.#options.setAutoplay(false);
    const stops = this.#stopCount;
    const { pendingAnswer } = this.opponent;
    if (pendingAnswer) await pendingAnswer.catch(ignore); // the hint is for the position after the computer's move
    const search = this.#search("hint", { lines });
    if (stops !== this.#stopCount) this.thinker.stop();
    const outcome = await search.catch((error) => {
      this.#showTrouble();
      throw error;
    });
    this.#view.flush();
    this.#view.face.showHint(outcome);
    this.#announcer.announceHint(outcome.move, this.#settings.guest !== "");
    return outcome;
  }

  /**
   * Says on the console why the board does not work.
   * @param {unknown} error
   * @returns {Promise<import("./lazy/trouble.js").Trouble | void>} none without a connection, or where the engine refuses a request
   */
  findTrouble(error) {
    const isPlaying = this.game.stateIfAny !== undefined;
    return import("./lazy/trouble.js")
      .then(({ explain }) => explain(error, this.#settings.game, this.#view, isPlaying))
      .catch(ignore);
  }

  /** Says once why the computer cannot think, unless it thinks again before the cause is found. @param {unknown} error */
  async #onFailure(error) {
    if (this.#trouble || this.#asked) return;
    const asked = (this.#asked = this.findTrouble(error));
    const trouble = await asked;
    if (this.#asked !== asked) return;
    this.#asked = undefined;
    this.#trouble = trouble ?? undefined;
    this.#showTrouble();
    this.#updateStatus();
  }

  /** The computer thinks again. */
  #endTrouble() {
    if (this.#trouble && this.#view.notice.kind === "unable-to-think") this.#view.notice.hide();
    this.#trouble = this.#asked = undefined;
  }

  #showTrouble() {
    if (!this.game.state.over) this.#trouble?.show(() => this.#keepPlaying());
  }

  /** Plays one move by the computer. @returns whether there was one */
  async step() {
    const { pendingAnswer } = this.opponent;
    this.#options.setAutoplay(false);
    if (pendingAnswer) {
      this.thinker.stop();
      return pendingAnswer.then(() => true);
    }
    const { move } = await this.thinker.chooseMove();
    return move !== null && this.#move(move, "ai");
  }

  /** Starts or ends autoplay: it runs while the setting is on, the board in a document and a game on it. */
  updateAutoplay() {
    const on = this.#settings.autoplay && this.#connection !== undefined && this.game.stateIfAny !== undefined;
    if (on === this.thinker.isAutoplaying) return;
    this.updateControls();
    if (this.game.stateIfAny) this.#view.face.clearHint();
    this.#announcer.announceAutoplay(on);
    this.thinker.setAutoplay(on);
    this.opponent.cancel(); // autoplay has overtaken its search
    this.opponent.answerIfDue();
  }

  /** Starts or ends pondering, after a change of anything that decides about it. */
  async updatePondering() {
    if (this.#settings.ponder && this.game.stateIfAny)
      this.#pondering ??= import("./lazy/pondering.js").then(
        ({ Pondering }) => new Pondering(this, this.#options),
        ignore, // without a connection it does not ponder
      );
    (await this.#pondering)?.update();
  }

  /** A search request without the position. */
  get #searchSettings() {
    const { limits, weights } = this.#settings;
    return {
      game: this.game.state.game,
      ...this.playerSettings,
      weights,
      limits: { ...limits },
      seed: this.game.engineSeed,
    };
  }

  /** The player and its parameters: those of the level, if one is set, else those of the settings. */
  get playerSettings() {
    const { level, params, player } = this.#settings;
    const { id, players } = this.game.settled;
    const usual = players.includes(player) ? player : players[0];
    const found = level ? findLevel(this.game.catalogue.players, id, level) : undefined;
    if (level && !found) warnInvalid("level", String(level), "there is none");
    else if (!level && usual !== player) warnInvalid("player", player, `it should be one of ${players.join(", ")}`);
    return { player: usual, ...found, params: { ...found?.params, ...params } };
  }

  // -------------------------------------------------------------- what is shown

  /** Shows the board in another language. @param {import("../words/board.js").BoardLanguage} language */
  setLanguage(language) {
    this.#view.language = language;
    const state = this.game.stateIfAny;
    if (!state) return;
    this.redraw(() => {
      this.#setFace();
      this.#view.face.makeBoard(this.game.name, this.game.settled);
    });
    const { kind } = this.#view.notice;
    if (this.#earlyEnd) this.#announcer.showEarlyEnd(state, this.#earlyEnd());
    else if (kind === "over") this.#announcer.showGameOver(state, this.opponent.winnerKind(state));
    if (kind === "win") this.#announcer.showWin(state, this.#settings.autoplay);
    this.#updateStatus();
  }

  /** Redraws the position, and keeps a move that the visitor has begun. @param {() => void} [change] of the face */
  redraw(change = () => {}) {
    const state = this.game.stateIfAny;
    if (!state) return;
    this.#view.flush();
    const { pendingCell } = this.#view.face;
    change();
    this.#view.show(state);
    this.#view.flush();
    this.#view.face.pendingCell = pendingCell;
  }

  /** Called when the player has changed: the hint is of another player. */
  onPlayerChanged() {
    this.thinker.onPlayerChanged();
    if (this.game.stateIfAny) this.#view.face.clearHint();
  }

  /** Ends the game, because the guest has lost. @param {import("../types.d.ts").Forfeiture} lost */
  #onForfeit(lost) {
    this.conclude(() => this.#announcer.describeForfeit(lost));
  }

  /** Ends the game for a reason outside its rules, until the position changes. @param {() => Words} words in the current language */
  conclude(words) {
    this.#earlyEnd = words;
    this.#options.setAutoplay(false);
    this.thinker.cancel();
    this.opponent.cancel();
    this.#announcer.showEarlyEnd(this.game.state, words());
    this.#updateStatus();
  }

  /** Called when the guest has changed. */
  onGuestChanged() {
    this.thinker.closeGuest();
    if (!this.game.stateIfAny) return;
    this.updateControls();
    if (this.#earlyEnd) this.#view.notice.hide();
    this.#earlyEnd = null;
    this.opponent.cancel();
    this.opponent.answerIfDue();
    this.#updateStatus();
  }

  /** Called when the players have changed. The computer stops thinking for a side that is human now. */
  onPlayersChanged() {
    if (this.opponent.pendingAnswer && !this.opponent.isToMove(this.game.state)) {
      this.thinker.cancel();
      this.opponent.cancel();
    }
    this.updateControls();
    this.opponent.answerIfDue();
    this.#updateStatus();
  }

  /** The message of the last status event. */
  #lastStatus = "";
  /** Updates the status, and dispatches an event if it has changed. */
  #updateStatus() {
    if (!this.game.stateIfAny) return;
    this.updatePondering();
    const { status } = this;
    if (status.message === this.#lastStatus) return;
    this.#lastStatus = status.message;
    this.#view.controls.showStatus(status.message);
    this.#options.emit("status", status);
  }

  /** Whose turn it is and what to do, or the result. @returns {import("../types.d.ts").Status} @throws before the first game */
  get status() {
    return { ...this.#describe(), canUndo: this.#canUndo(this.game.state) };
  }

  /** @returns {Omit<import("../types.d.ts").Status, "canUndo">} */
  #describe() {
    const { state } = this.game;
    const { say, words } = this.#view.language;
    const { status } = words;
    const name = this.guestName;
    if (state.over) {
      const { message, ...result } = this.#announcer.describeResult(state, this.opponent.winnerKind(state));
      return { kind: "over", message, result };
    }
    if (this.#earlyEnd) {
      const result = this.#earlyEnd();
      return { kind: "over", message: toSentences(result), result };
    }
    if (this.thinker.isAutoplaying)
      return { kind: "thinking", message: name ? say(status.guestPlaying, { name }) : status.playing };
    const mustAnswer = this.opponent.mustAnswer(state);
    if (this.#trouble && mustAnswer && !this.thinker.isBusy) return { kind: "unable", message: this.#trouble.status };
    if (mustAnswer && name) return { kind: "thinking", message: say(status.guestThinking, { name }) };
    if (this.thinker.isBusy || mustAnswer) return { kind: "thinking", message: status.thinking };
    const isOwn = this.opponent.isHumanVsComputer && !this.opponent.isToMove(state);
    return { kind: "turn", message: this.#announcer.describeTurn(state, isOwn) };
  }

  /** What the guest is called; empty without one. */
  get guestName() {
    return this.thinker.guestName;
  }

  /** The names of the sides; null where one plays alone. @throws before the first game */
  get sideNames() {
    return this.game.state.side ? this.#announcer.sideNames : null;
  }

  /** Updates the buttons of the board. */
  updateControls() {
    const state = this.game.stateIfAny;
    const { autoplay, guest } = this.#settings;
    if (state) this.#view.controls.update(state, autoplay, this.#canUndo(state), guest !== "");
  }
}
