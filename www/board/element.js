// <plyground-board>: the custom element. It turns attributes, properties and methods into calls of its controller
// (controller.js), which knows the element by its options only. ../types.d.ts describes the interface as `BoardElement`.

import { checkNumber, checkOptions, checkStart, checkString, messageOf, UnknownGameError } from "../core/arguments.js";
import { boardStore } from "../storage.js";
import { saveWithin } from "../timing.js";
import { languageOfBoard, loadBoardLanguage } from "../words/board.js";
import {
  AttributeElement,
  checkAttribute,
  DEFAULT_BUDGET,
  hasAttribute,
  readControls,
  takeEarlyProperty,
  validAttribute,
  warnInvalid,
  writeAttribute,
} from "./attributes.js";
import { loadHelp } from "./catalogue-help.js";
import { Controller } from "./controller.js";
import { onceVisible } from "./sight.js";
import { View } from "./view.js";

/** @typedef {import("../types.d.ts").Limits} Limits */
/** @typedef {import("../types.d.ts").Params} Params */
/** @typedef {import("../types.d.ts").BoardElement} BoardElement */
/** @typedef {import("../types.d.ts").Mark} Mark */
/** @typedef {import("../core/game.js").GameStart} GameStart */

/** A change is stored within this time. */
const SAVE_MS = 400;
const stored = boardStore();

/** The element `<plyground-board>`. @implements {BoardElement} */
export class PlygroundBoard extends AttributeElement {
  static observedAttributes = [
    "autoplay",
    "budget",
    "controls",
    "flipped",
    "game",
    "guest",
    "keys",
    "lang",
    "level",
    "player",
    "players",
    "ponder",
    "position",
    "poster",
    "swipe-area",
    "theme",
  ];

  pace = takeEarlyProperty(this, "pace", 150);
  restart = takeEarlyProperty(this, "restart", false);

  #params = takeEarlyProperty(this, "params", /** @type {Params} */ ({}));
  #limits = takeEarlyProperty(this, "limits", /** @type {Limits} */ ({ movetime: DEFAULT_BUDGET }));
  #view;
  #controller;
  #weights = "";
  /** @type {Mark[]} */
  #marks = [];

  /** Ends the listeners of the time in a document. @type {AbortController | undefined} */
  #connection;
  /** @type {(value: void) => void} */
  #resolveReady = () => {};
  /** @type {(reason: Error) => void} */
  #rejectReady = () => {};
  /** @type {Promise<void>} */
  #ready = new Promise((resolve, reject) => {
    this.#resolveReady = resolve;
    this.#rejectReady = reject;
  });

  constructor() {
    super();
    this.#view = new View(this.attachShadow({ mode: "open", delegatesFocus: true }));
    this.#controller = new Controller(this.#view, {
      host: this,
      settings: () => this,
      setAutoplay: (on) => void (this.autoplay = on),
      onGame: (game) => {
        this.game = game;
        this.#marks = [];
        this.#view.clearMarks();
      },
      emit: (name, detail, cancelable) => this.#emit(name, detail, cancelable),
    });
    this.#ready.catch(() => {}); // also told by an event and on the board
  }

  // -------------------------------------------------------------- life in a document

  connectedCallback() {
    for (const name of [...PlygroundBoard.observedAttributes, "storageKey", "weights", "marks"]) {
      const value = takeEarlyProperty(this, name, undefined);
      if (value !== undefined) Reflect.set(this, name, value);
    }
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    const key = this.getAttribute("storage-key");
    if (key)
      this.addEventListener(
        "position",
        saveWithin(SAVE_MS, () => this.#save(key), signal),
        { signal },
      );
    if (this.#game.stateIfAny || this.#starting) this.#updateLanguage();
    else if (this.#hasPoster) this.#showPoster().catch(() => this.#start());
    else onceVisible(this, () => this.#start(), signal);
    onceVisible(this, () => this.#view.keepColours(), signal);
    this.#view.connect(this.#swipeArea);
    this.#controller.connect();
  }

  /** Called when `moveBefore` moves the board within the document: it keeps thinking. */
  connectedMoveCallback() {
    this.#updateLanguage();
    this.#view.connect(this.#swipeArea);
  }

  disconnectedCallback() {
    this.#connection?.abort();
    this.#view.disconnect();
    this.#controller.disconnect();
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    checkAttribute(this, name);
    if (name === "budget") this.limits = { movetime: Number(validAttribute(this, "budget") ?? DEFAULT_BUDGET) };
    if (name === "position") this.#updatePosition();
    if (name === "swipe-area" && this.isConnected) this.#view.connect(this.#swipeArea);
    if (before === value) return; // only these three mean something when they are set again
    if (name === "controls") this.#updateControls();
    else if (name === "game") this.#updateGame();
    else if (name === "guest") this.#controller.onGuestChanged();
    else if (name === "player" || name === "level") this.#controller.onPlayerChanged();
    else if (name === "players") this.#controller.onPlayersChanged();
    else if (name === "ponder") this.#controller.updatePondering();
    else if (name === "autoplay") this.#controller.updateAutoplay();
    else if (name === "flipped") this.#controller.redraw(); // it says where parts of the board are
    if (!this.isConnected) return;
    if (name === "lang") this.#updateLanguage();
    else if (name === "poster" && !this.#hasPoster) this.#start();
  }

  /** @type {Promise<void> | undefined} */
  #starting;
  #start() {
    this.#starting ??= this.#load().catch(async (error) => {
      this.#rejectReady(error);
      this.#emit("error", { message: messageOf(error) });
      await this.#updateLanguage(); // its words may come later than the failure
      this.#view.showUnavailable(this.#view.language.words.unable.load); // finding the cause may take a while
      const trouble = await this.#controller.findTrouble(error);
      if (trouble) this.#view.showUnavailable(trouble.why);
    });
  }

  get #hasPoster() {
    return hasAttribute(this, "poster");
  }

  /** Shows the poster. Rejects where its script does not load. */
  async #showPoster() {
    const [{ showPoster }] = await Promise.all([import("./lazy/poster.js"), this.#updateLanguage()]);
    // It may have been asked to start meanwhile, or has one already.
    if (!this.#hasPoster || this.shadowRoot?.querySelector(".poster")) return;
    showPoster(this, this.#view.language.words.play);
  }

  async #load() {
    const spoken = Promise.all([this.#updateLanguage(), loadHelp()]);
    for (const what of ["WebAssembly", "Worker"]) {
      if (!(what in globalThis)) throw new Error(`this browser has no ${what}`);
    }
    for (let wanted; wanted !== this.game; ) {
      wanted = this.game; // the attribute may change while a game loads
      await this.load(wanted).catch((error) => this.#replaceUnknownGame(wanted, error));
    }
    await spoken;
    this.#openFirstGame();
    this.#view.flush();
    this.#resolveReady();
    this.#emit("ready", { catalogue: this.catalogue });
    this.#controller.updateAutoplay();
  }

  /** Opens the first game: the stored one, else the position of the attribute, else a new one. */
  #openFirstGame() {
    const { autoplay } = this;
    const key = this.getAttribute("storage-key");
    if (key) stored.read(key, (saved) => this.#openSaved(saved));
    const position = this.getAttribute("position");
    if (!this.#game.stateIfAny && position !== null) this.#setUpPosition(position);
    if (!this.#game.stateIfAny) this.reset({ game: this.game });
    this.autoplay = autoplay;
  }

  /** Opens a stored game, unless it is another than the tag names. @param {{record: string, ply: number}} saved @throws where it is none */
  #openSaved({ record, ply }) {
    if (!Number.isInteger(ply)) throw new Error("not a game");
    // The tag may name the rules in another order than records do.
    const { game } = this.#game.engineFor(this.game).settleGame(this.game);
    if (this.#game.gameOf(record) === game) this.reset({ record, ply });
  }

  #hasReportedNotKept = false;
  /** @param {string} key */
  #save(key) {
    if (stored.write(key, { record: this.record, ply: this.state.ply }) || this.#hasReportedNotKept) return;
    this.#hasReportedNotKept = true;
    this.#emit("notice", { kind: "not-kept", message: this.#view.language.words.notKept });
  }

  /** Replaces an unknown game by the default. @param {string} game @param {unknown} error @throws the error where it is another */
  #replaceUnknownGame(game, error) {
    if (!(error instanceof UnknownGameError)) throw error;
    if (this.getAttribute("game") !== game) return; // it may have changed meanwhile
    this.#reportInvalid("game", game, error);
    this.removeAttribute("game");
  }

  /** @param {string} position */
  #setUpPosition(position) {
    try {
      this.reset({ game: this.#game.stateIfAny?.game ?? this.game, position });
    } catch (error) {
      this.#reportInvalid("position", position, error);
    }
  }

  /** Reports a value that the engine refuses. @param {string} name @param {string} value @param {unknown} error */
  #reportInvalid(name, value, error) {
    const message = messageOf(error);
    warnInvalid(name, value, message, this.#game.stateIfAny && "the game on the board stays");
    this.#emit("error", { message });
  }

  /** Sets up the position of the attribute, which is of the game that was named before it. */
  async #updatePosition() {
    if (this.#gameChange) await this.#gameChange;
    const position = this.getAttribute("position");
    if (this.#game.stateIfAny && position !== null) this.#setUpPosition(position);
  }

  /** Loads the language of the document around. */
  async #updateLanguage() {
    const wanted = languageOfBoard(this);
    if (wanted === this.#view.language.id) return;
    const language = await loadBoardLanguage(wanted).catch(() => this.#view.language); // no connection: the language before
    if (wanted !== languageOfBoard(this) || language === this.#view.language) return;
    this.#controller.setLanguage(language);
    this.#updateControls();
  }

  #updateControls() {
    this.#view.controls.setButtons(readControls(this), this.#view.language, {
      run: (command) => this.#controller.runCommand(command),
      wayOut: (place, label) =>
        import("./lazy/page-link.js").then(
          ({ showPageLink }) => showPageLink(place, this, label),
          (error) => this.#emit("error", { message: messageOf(error) }),
        ),
    });
    this.#controller.updateControls();
  }

  /** The change to another game, while that loads. @type {Promise<void> | undefined} */
  #gameChange;

  /** Starts a game where the attribute names another than the one on the board. */
  #updateGame() {
    const game = this.game;
    if (!this.#game.stateIfAny || game === this.state.game) return;
    const change = this.#changeGame(game).finally(() => {
      if (this.#gameChange === change) this.#gameChange = undefined;
    });
    this.#gameChange = change;
  }

  /** @param {string} game */
  async #changeGame(game) {
    try {
      await this.load(game);
      if (game === this.game && game !== this.state.game) this.reset({ game });
    } catch (error) {
      this.#emit("error", { message: messageOf(error) });
    }
  }

  get #game() {
    return this.#controller.game;
  }

  /** The element around the board that the attribute `swipe-area` selects. */
  get #swipeArea() {
    const selector = validAttribute(this, "swipe-area");
    const area = selector ? this.parentElement?.closest(selector) : null;
    return area instanceof HTMLElement ? area : null;
  }

  /** @param {string} name @param {object} detail @param {boolean} [cancelable] @returns {boolean} false where a listener cancelled it */
  #emit(name, detail, cancelable = false) {
    const isOpen = name !== "error"; // pages listen to the errors of all their elements, and those have no `detail`
    return this.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: isOpen, composed: isOpen }));
  }

  // -------------------------------------------------------------- its interface

  get ready() {
    if (this.isConnected && !this.#hasPoster) this.#start(); // also a board out of sight
    return this.#ready;
  }

  get catalogue() {
    return this.#game.catalogue;
  }

  get state() {
    return this.#game.state;
  }

  get status() {
    return this.#controller.status;
  }

  get sideNames() {
    return this.#controller.sideNames;
  }

  get guestName() {
    return this.#controller.guestName;
  }

  get settled() {
    return this.#game.settled;
  }

  get record() {
    return this.#game.record;
  }

  get player() {
    return this.getAttribute("player") ?? (this.#game.stateIfAny && this.settled.players[0]) ?? "";
  }
  set player(id) {
    writeAttribute(this, "player", id);
  }

  get params() {
    return this.#params;
  }
  set params(params) {
    this.#params = params || {};
  }

  get limits() {
    return this.#limits;
  }
  set limits(limits) {
    this.#limits = limits || { movetime: DEFAULT_BUDGET };
  }

  get budget() {
    return Number(validAttribute(this, "budget") ?? this.limits.movetime ?? DEFAULT_BUDGET);
  }
  set budget(ms) {
    writeAttribute(this, "budget", ms);
  }

  get position() {
    return this.#game.stateIfAny?.position ?? this.getAttribute("position") ?? "";
  }
  set position(position) {
    writeAttribute(this, "position", position);
  }

  get weights() {
    return this.#weights;
  }
  set weights(address) {
    const name = address || "";
    if (name === this.#weights) return;
    this.#weights = name;
    this.renew(); // two files at once need too much memory
  }

  get marks() {
    return this.#marks;
  }
  set marks(marks) {
    this.mark(marks).catch((error) => this.#emit("error", { message: messageOf(error) }));
  }

  /** @param {readonly Mark[] | null} marks */
  async mark(marks) {
    await this.#ready;
    await this.#gameChange; // they are for the game that is loading, also where a template names it after them
    const { drawMarks } = await import("./lazy/marks.js");
    this.#marks = await drawMarks(this, this.#view, marks ?? []);
  }

  /** @param {string} game */
  async load(game) {
    return this.#controller.load(checkString("game", game));
  }

  /** @param {GameStart & {ply?: number}} [options] */
  reset(options) {
    this.#controller.reset(checkStart(options));
  }

  /** @param {number} [from] @param {number} [to] */
  moves(from = 0, to = this.state.plies) {
    return this.#game.moves(checkNumber("from", from), checkNumber("to", to));
  }

  /** @param {string} move */
  play(move) {
    return typeof move === "string" && this.#controller.play(move);
  }

  /** @param {{title: string, body: string}} words */
  conclude(words) {
    const said = checkOptions("conclude", words, ["title", "body"]);
    const [title, body] = [checkString("title", said.title), checkString("body", said.body)];
    this.#controller.conclude(() => ({ title, body }));
  }

  undo() {
    return this.#controller.undo();
  }

  redo() {
    return this.#controller.redo();
  }

  /** @param {number} ply */
  seek(ply) {
    this.#controller.seek(checkNumber("ply", ply));
  }

  /** @param {{position?: string, limits?: Limits, lines?: number}} [options] */
  async think(options) {
    return this.#controller.think(checkOptions("think", options, ["position", "limits", "lines"]));
  }

  /** @param {{limits?: Limits, lines?: number}} [options] */
  async analyse(options) {
    return this.#controller.analyse(checkOptions("analyse", options, ["limits", "lines"]));
  }

  /** @param {{lines?: number}} [options] */
  async hint(options) {
    return this.#controller.hint(checkOptions("hint", options, ["lines"]));
  }

  step() {
    return this.#controller.step();
  }

  stop() {
    this.#controller.stop();
  }

  renew() {
    this.#controller.thinker.renew();
  }

  async explain() {
    return this.#controller.thinker.explain();
  }
}

const elements = globalThis.customElements; // on a server there are none
if (elements && !elements.get("plyground-board")) elements.define("plyground-board", PlygroundBoard);
