// <plyground-board>: the game on the table, what is drawn of it, who plays and who thinks.
// What crosses its border is described in ../types.d.ts as `BoardElement`.

import { Attributed, check, complain, controlsOf, valueOf } from "./attributes.js";
import { loadFace } from "./faces.js";
import { listenToKeys } from "./input.js";
import { Mind, messageOf } from "./mind.js";
import { whenSeen } from "./sight.js";
import { forgetKept, keep, readKept } from "./storage.js";
import { text } from "./text.js";
import { View } from "./view.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Step} Step */
/** @typedef {import("../types.d.ts").Limits} Limits */
/** @typedef {import("../types.d.ts").Params} Params */
/** @typedef {import("../types.d.ts").SettledGame} SettledGame */
/** @typedef {import("../types.d.ts").BoardElement} BoardElement */
/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {import("./faces.js").Face} Face */
/** @typedef {import("./keys.js").Wish} Wish */
/** @typedef {"human" | "ai"} By */

/** Autoplay tells a listener how it goes this often. */
const PROGRESS_MS = 6000;

/** @implements {BoardElement} */
export class PlygroundBoard extends Attributed {
  static observedAttributes = ["autoplay", "budget", "controls", "game", "keys", "player", "players", "position", "swipe-area", "theme"];

  params = early(this, "params", /** @type {Params} */ ({}));
  limits = early(this, "limits", /** @type {Limits} */ ({ movetime: 100 }));
  pace = early(this, "pace", 150);
  restart = early(this, "restart", false);

  #view;
  /** The script that knows the engines. @type {typeof import("../engine.js") | undefined} */
  #engines;
  /** The faces that were loaded, by what their games are variants of. @type {Map<string, new (seat: import("./faces.js").Seat) => Face>} */
  #faces = new Map();
  /** @type {InstanceType<Engine["Table"]> | undefined} */
  #table;
  /** @type {State | undefined} */
  #state;
  /** The game on the table. @type {SettledGame | undefined} */
  #settled;
  /** The goal was reached in this game, or before it was set up. */
  #won = false;
  /** For the players' dice. The same all game long, because the engine makes a new player for a new seed. */
  #dice = 0;

  /** Ends what listens while the element is in a document. @type {AbortController | undefined} */
  #presence;
  /** Ends what the face listens to. @type {AbortController | undefined} */
  #listening;
  /** @type {Mind} */
  #mind = new Mind({
    engine: () => this.#engine,
    request: () => this.#request(),
    emit: (name, detail) => void this.#emit(name, detail),
    stopped: () => void (this.autoplay = false),
    player: {
      play: (move) => this.#play(move, "ai"),
      over: () => this.state.over,
      restart: () => this.restart,
      again: () => this.#putOnTable(this.#deal({})),
      pace: () => this.pace,
    },
  });
  /** The search for a move by the computer, in a game of two sides. @type {Promise<unknown> | undefined} */
  #answering;
  #lastProgress = 0;
  #weights = "";

  /** @type {(value: void) => void} */
  #isReady = () => {};
  /** @type {(reason: Error) => void} */
  #isUnable = () => {};
  /** @type {Promise<void>} */
  #ready = new Promise((resolve, reject) => {
    this.#isReady = resolve;
    this.#isUnable = reject;
  });

  constructor() {
    super();
    this.#view = new View(this.attachShadow({ mode: "open", delegatesFocus: true }));
    this.#ready.catch(() => {}); // told by event and on the board as well
  }

  // -------------------------------------------------------------- life in a document

  connectedCallback() {
    for (const name of ["budget", "controls", "game", "player", "players", "storageKey", "theme", "weights", "autoplay"]) {
      const value = early(this, name, undefined);
      if (Reflect.deleteProperty(this, name) && value !== undefined) Reflect.set(this, name, value);
    }
    this.#presence = new AbortController();
    const { signal } = this.#presence;
    listenToKeys(this, (event) => this.#meaning(event), (wish) => this.#act(wish), signal);
    const key = this.getAttribute("storage-key");
    if (key) keep(this, key, signal);
    if (!this.#state) return this.#starting ? undefined : whenSeen(this, () => this.#start(), signal);
    this.#listen();
    this.#heedAutoplay();
  }

  disconnectedCallback() {
    this.#presence?.abort();
    this.#listening?.abort();
    this.#mind.dispose();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    check(this, name);
    if (name === "budget") this.limits = { movetime: this.budget };
    if (name === "controls") this.#offerControls();
    if (!this.isConnected) return;
    if (name === "swipe-area") this.#listen();
    else if (name === "position") this.#heedPosition();
    else if (name === "game") this.#heedGame();
    else if (name === "player") this.#mind.reconsider();
    else if (name === "players") this.#answerIfDue();
    else if (name === "autoplay") this.#heedAutoplay();
  }

  /** @type {Promise<void> | undefined} */
  #starting;
  #start() {
    this.#starting ??= this.#setUp().catch((error) => {
      this.#view.unable(error instanceof Unable ? error.message : text.unableLoad);
      this.#isUnable(error);
      this.#emit("error", { message: messageOf(error) });
    });
  }

  async #setUp() {
    for (const part of ["WebAssembly", "Worker"]) {
      if (!(part in globalThis)) throw new Unable(text.unableMissing(part));
    }
    for (let wanted; wanted !== this.game; ) {
      wanted = this.game; // it may change while it loads
      await this.load(wanted);
      this.#refuse(wanted);
    }
    this.#open();
    this.#view.flush();
    this.#isReady();
    this.#emit("ready", { catalogue: this.catalogue });
    this.#heedAutoplay();
  }

  /** The first game: the one that was kept, else the position in the tag, else a new one. */
  #open() {
    const autoplay = this.autoplay;
    const key = this.getAttribute("storage-key");
    const kept = key ? readKept(key) : undefined;
    try {
      if (kept && this.#engines?.gameOf(kept.record) === this.game) this.reset(kept);
    } catch {
      forgetKept(key ?? "");
    }
    const position = this.getAttribute("position");
    if (!this.#state && position !== null) this.#setUpPosition(position);
    if (!this.#state) this.reset({ game: this.game });
    this.autoplay = autoplay;
  }

  /** A name that no game has gives way to the default. @param {string} game */
  #refuse(game) {
    if (!this.hasAttribute("game")) return;
    try {
      this.#engineFor(game).settleGame(game);
    } catch (error) {
      complain("game", game, messageOf(error));
      this.removeAttribute("game");
    }
  }

  /** @param {string} position */
  #setUpPosition(position) {
    try {
      this.reset({ game: this.#state?.game ?? this.game, position });
    } catch (error) {
      complain("position", position, messageOf(error));
    }
  }

  /** A change of the attribute sets the position up. */
  #heedPosition() {
    const position = this.getAttribute("position");
    if (this.#state && position !== null) this.#setUpPosition(position);
  }

  #offerControls() {
    this.#view.controls.offer(this, controlsOf(this));
    this.#showControls();
  }

  #showControls() {
    if (this.#state) this.#view.controls.show(this.#state, this.autoplay);
  }

  /** The face listens while it is in a document. */
  #listen() {
    this.#listening?.abort();
    if (!this.#state || !this.isConnected) return;
    const { signal } = (this.#listening = new AbortController());
    const { face } = this.#view;
    face.listen(signal);
    const selector = this.getAttribute("swipe-area");
    const area = selector ? this.parentElement?.closest(selector) : null;
    if (area instanceof HTMLElement) face.listenAround(area, signal);
  }

  // -------------------------------------------------------------- what it is asked for

  get ready() {
    if (this.isConnected) this.#start(); // somebody waits, whether or not the board can be seen
    return this.#ready;
  }

  get catalogue() {
    return (this.#engines ?? this.#notReady()).catalogue;
  }

  get state() {
    return /** @type {State} */ (this.#state ?? this.#notReady());
  }

  get settled() {
    return /** @type {SettledGame} */ (this.#settled ?? this.#notReady());
  }

  get record() {
    return (this.#table ?? this.#notReady()).record();
  }

  get player() {
    return this.getAttribute("player") ?? this.#settled?.players[0] ?? "";
  }
  set player(id) {
    this.setAttribute("player", id);
  }

  get budget() {
    return Number(valueOf(this, "budget") ?? this.limits?.movetime ?? 100);
  }
  set budget(ms) {
    this.setAttribute("budget", String(ms));
  }

  get position() {
    return this.#state?.position ?? this.getAttribute("position") ?? "";
  }
  set position(position) {
    this.setAttribute("position", position);
  }

  get weights() {
    return this.#weights;
  }
  set weights(name) {
    if (name === this.#weights) return;
    this.#weights = name;
    this.renew(); // two files at once would take too much memory
  }

  /** @param {string} game */
  async load(game) {
    this.#engines ??= await import("../engine.js");
    const family = this.#engines.familyOf(game)?.id ?? this.catalogue.games[0].id; // an unknown one is refused later
    const [Face] = await Promise.all([loadFace(family), this.#engines.loadEngine(game)]);
    this.#faces.set(family, Face);
  }

  /** @param {{game?: string, seed?: bigint, position?: string, record?: string, ply?: number}} [options] */
  reset(options = {}) {
    const table = this.#deal(options);
    this.autoplay = false;
    this.#putOnTable(table, options.ply);
  }

  /** @param {string} move */
  play(move) {
    this.autoplay = false;
    return this.#play(move, "human");
  }

  undo() {
    this.autoplay = false;
    // Back to where a person has the choice.
    let state = this.#table?.undo() ?? null;
    while (state && this.#isComputers(state) && state.ply > 0) state = this.#table?.undo() ?? null;
    if (!state) return false;
    this.#changed(state);
    this.#view.announcer.say("move", text.back(state.ply));
    if (state.ply === 0) this.#answerIfDue();
    return true;
  }

  redo() {
    this.autoplay = false;
    let step = this.#table?.redo() ?? null;
    if (!step) return false;
    let last = step;
    while (step && this.#isComputers(step.state) && step.state.ply < step.state.plies) {
      step = this.#table?.redo() ?? null;
      last = step ?? last;
    }
    this.#changed(last.state, last);
    this.#view.announcer.say("move", this.#words.move(last));
    return true;
  }

  /** @param {number} ply */
  seek(ply) {
    this.autoplay = false;
    if (this.#table) this.#changed(this.#table.seek(ply));
  }

  /** @param {{position?: string, limits?: Limits}} [options] */
  async think({ position, limits } = {}) {
    this.autoplay = false;
    try {
      return await this.#mind.think("think", { position, limits });
    } finally {
      this.#answerIfDue(); // it may have been put off
    }
  }

  async hint() {
    this.autoplay = false;
    await this.#answering?.catch(() => {}); // the hint is for what comes then
    const outcome = await this.#mind.think("hint");
    const { move } = outcome;
    this.#view.flush();
    this.#view.face.hint(outcome);
    this.#view.announcer.say("hint", move === null ? text.noMove : this.#words.best(move));
    return outcome;
  }

  async step() {
    this.autoplay = false;
    if (this.#answering) {
      this.stop();
      return this.#answering.then(() => true);
    }
    const { move } = await this.#mind.think("think");
    return move !== null && this.#play(move, "ai");
  }

  stop() {
    this.#mind.stop();
  }

  renew() {
    this.#mind.renew();
  }

  async explain() {
    return this.#mind.explain();
  }

  // -------------------------------------------------------------- the game

  /** @param {{game?: string, seed?: bigint, position?: string, record?: string}} options */
  #deal({ game = this.#state?.game ?? this.game, seed, position, record }) {
    const { gameOf } = this.#engines ?? this.#notReady();
    const { Table, randomSeed } = this.#engineFor(record === undefined ? game : gameOf(record));
    if (record !== undefined) return Table.fromRecord(record);
    const chance = seed ?? randomSeed();
    if (position !== undefined) return Table.fromPosition(game, position, chance);
    return Table.create(game, chance);
  }

  /** @param {InstanceType<Engine["Table"]>} table @param {number} [ply] */
  #putOnTable(table, ply) {
    const state = ply === undefined ? table.state() : table.seek(ply);
    this.#table?.free();
    this.#table = table;
    this.#won = hasWon(state);
    this.#dice = crypto.getRandomValues(new Uint32Array(1))[0];
    this.#state = state;
    if (this.#settled?.game !== state.game) this.#settle(state);
    this.#view.notice.hide();
    this.#changed(state, null, true);
    if (state.ply === 0) this.#view.announcer.say("move", this.#words.begin(state));
  }

  /** Another game is on the table. @param {State} state */
  #settle({ game }) {
    const before = this.#settled?.id;
    const settled = (this.#settled = this.#engine.settleGame(game));
    this.setAttribute("game", game);
    if (settled.id !== before) this.#wear(settled.id);
    this.#view.face.shape(this.#info?.name ?? game, settled);
    this.#emit("game", { settled });
  }

  /** Takes the face of a game. @param {string} family */
  #wear(family) {
    const Face = this.#faces.get(family) ?? this.#notReady();
    this.#mind.dispose(); // the engine of the game before
    this.#view.wear(Face, {
      host: this,
      begin: () => this.#begin(),
      play: (move) => this.#act({ move }),
      say: (words) => this.#view.announcer.say("move", words),
    });
    this.#listen();
  }

  /** @param {string} move @param {By} by */
  #play(move, by) {
    if (!this.#table || !this.#state?.legal.includes(move)) return false;
    if (!this.#emit("beforemove", { move, by }, true)) return false;
    const step = this.#table.play(move, { player: this.player, params: this.#params });
    if (!step) return false;
    this.#announce(step);
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
    this.#mind.forget();
    this.#answering = undefined;
    this.#state = state;
    this.#view.show(state, step, fresh);
    this.#view.face.unhint();
    this.#showControls();
    if (state.over) this.#showOver(state);
    else this.#view.notice.pass();
    if (step && by) this.#emit("move", { step, by });
    this.#emit("position", { state });
    if (state !== this.#state) return; // a listener went on already
    if (hasWon(state) && !this.#won) {
      this.#won = true;
      if (!state.over) this.#showWin();
      this.#emit("win", { state });
    }
    if (state.over && by) this.#emit("gameover", { state });
    if (by || fresh) this.#answerIfDue(by === "ai" ? this.pace : 0);
  }

  /** Whether the computer has that side. @param {State} state */
  #isComputers({ side }) {
    return side !== undefined && this.players.split(",")[side === "x" ? 0 : 1] === "ai";
  }

  /** The computer moves for its side. @param {number} [pause] least milliseconds until then */
  #answerIfDue(pause = 0) {
    const state = this.#state;
    if (!state || state.over || state.ply < state.plies || !this.isConnected) return;
    if (this.autoplay || this.#answering || !this.#isComputers(state)) return;
    const rest = new Promise((resolve) => setTimeout(resolve, pause));
    const answer = Promise.all([this.#mind.think("answer"), rest]).then(([{ move }]) => {
      if (this.#answering !== answer) return;
      this.#answering = undefined;
      if (move !== null) this.#play(move, "ai");
    });
    this.#answering = answer;
    answer.catch(() => {
      if (this.#answering === answer) this.#answering = undefined; // overtaken, or an error that was told
    });
  }

  /** Somebody begins a move of several parts. */
  #begin() {
    if (this.#answering) return false;
    this.autoplay = false;
    return true;
  }

  #showWin() {
    const { notice, announcer } = this.#view;
    const actions = [
      { label: text.keepGoing, run: () => this.#closeNotice() },
      { label: text.startOver, run: () => this.#newGame() },
    ];
    const { title = "", body = "" } = this.#words.won?.(this.state) ?? {};
    notice.show("win", title, body, this.autoplay ? [] : actions);
    announcer.say("event", `${title} ${body}`);
  }

  /** @param {State} state */
  #showOver(state) {
    const { title, body } = this.#words.over(state);
    const actions = [{ label: text.startOver, run: () => this.#newGame() }];
    if (state.ply > 0) actions.push({ label: text.takeBack, run: () => void (this.undo() && this.focus()) });
    this.#view.notice.show("over", title, body, actions);
    this.#view.announcer.say("event", `${title}. ${body}.`);
  }

  #closeNotice() {
    this.#view.notice.hide();
    this.focus();
  }

  #newGame() {
    if (this.#emit("newgame", {}, true)) this.reset();
    this.focus();
  }

  /** @param {Step} step */
  #announce(step) {
    const { announcer } = this.#view;
    if (!this.#mind.autoplaying) return announcer.say("move", this.#words.move(step));
    const now = performance.now();
    if (now - this.#lastProgress < PROGRESS_MS) return;
    this.#lastProgress = now;
    announcer.say("move", this.#words.progress(step.state));
  }

  // -------------------------------------------------------------- keys and pointers

  /** What a key means in the game on the table. @param {KeyboardEvent} event */
  #meaning(event) {
    return this.#state ? this.#view.face.wish(event) : null;
  }

  /**
   * @param {Wish} wish
   * @returns {boolean} whether it meant anything here
   */
  #act(wish) {
    if (!this.#state) return "move" in wish;
    if ("move" in wish) {
      if (!this.play(wish.move) && !this.#state.over) this.#view.announcer.say("move", this.#words.blocked);
      return true;
    }
    if ("input" in wish) {
      wish.input();
      return true;
    }
    const quietly = () => {}; // errors come as events
    switch (wish.command) {
      case "undo":
        this.undo();
        return true;
      case "redo":
        this.redo();
        return true;
      case "hint":
        if (!this.#state.over) this.hint().catch(quietly);
        return true;
      case "step":
        if (!this.#state.over) this.step().catch(quietly);
        return true;
      case "autoplay":
        this.autoplay = !this.autoplay;
        return true;
      case "read":
        this.#view.announcer.say("board", this.#words.read(this.#state));
        return true;
      case "newgame":
        if (this.#state.over) this.#newGame();
        return this.#state.over;
      case "halt": {
        const { busy } = this.#mind;
        this.autoplay = false;
        this.stop();
        return busy;
      }
    }
  }

  // -------------------------------------------------------------- thinking

  #request() {
    return {
      game: this.state.game,
      position: this.state.position,
      player: this.#thinker,
      params: this.#params,
      weights: this.#weights,
      limits: { ...this.limits },
      seed: this.#dice,
    };
  }

  /** Who thinks: the one that is named, where that one plays this game. */
  get #thinker() {
    const { player } = this;
    const players = this.settled.players;
    if (players.includes(player)) return player;
    complain("player", player, `it should be one of ${players.join(", ")}`);
    return players[0];
  }

  /** Autoplay is on while the attribute is there, the element in a document and the engine loaded. */
  #heedAutoplay() {
    const on = this.autoplay && this.isConnected && this.#state !== undefined;
    if (on === this.#mind.autoplaying) return;
    this.#lastProgress = performance.now();
    this.#showControls();
    if (this.#state) this.#view.face.unhint();
    this.#view.announcer.say("event", on ? text.autoplayOn : text.autoplayOff);
    this.#mind.setAutoplay(on);
  }

  // -------------------------------------------------------------- odds and ends

  /** A new game where the attribute names another than the one on the table. */
  async #heedGame() {
    const game = this.game;
    if (!this.#state || game === this.#state.game) return;
    try {
      await this.load(game);
      if (game === this.game && game !== this.#state.game) this.reset({ game });
    } catch (error) {
      this.#emit("error", { message: messageOf(error) });
    }
  }

  get #params() {
    return { ...this.params };
  }

  get #info() {
    return this.catalogue.games.find(({ id }) => id === this.#settled?.id);
  }

  get #words() {
    return this.#view.face.words;
  }

  /** The engine of the game on the table. */
  get #engine() {
    return this.#engineFor(this.state.game);
  }

  /** @param {string} game */
  #engineFor(game) {
    const { engineOf } = this.#engines ?? this.#notReady();
    const engine = engineOf(game);
    if (!engine) throw new Error(`game: ${game} is not loaded; await the board's load("${game}")`);
    return engine;
  }

  /** @returns {never} */
  #notReady() {
    throw new Error("the board is not ready; await its `ready`");
  }

  /**
   * @param {string} name
   * @param {object} detail
   * @param {boolean} [cancelable]
   * @returns {boolean} false when a listener objected
   */
  #emit(name, detail, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }));
  }
}

/** Whether the goal was reached, in a game that goes on after it. @param {State} state */
const hasWon = (state) => "won" in state && state.won;

/** A reason that can be shown to the visitor as it is. */
class Unable extends Error {}

/**
 * A property that was set before the browser knew this element.
 * @template T
 * @param {HTMLElement} element
 * @param {string} name
 * @param {T} otherwise
 * @returns {T}
 */
function early(element, name, otherwise) {
  return Object.hasOwn(element, name) ? Reflect.get(element, name) : otherwise;
}

if (!customElements.get("plyground-board")) customElements.define("plyground-board", PlygroundBoard);
