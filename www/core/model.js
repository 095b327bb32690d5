/** The settings of the game on the board: changes them, saves them, and passes them to the board. */

import { levelOf } from "./levels.js";
import {
  applyPairs,
  defaultSettings,
  firstSettings,
  parseSaved,
  requirePlayer,
  setParam,
  toPairs,
} from "./settings.js";
import { keyOf } from "./storage.js";

/**
 * @typedef {import("../types.js").BoardElement} BoardElement
 * @typedef {import("./settings.js").Settings} Settings
 * @typedef {import("../types.js").Param} Param
 */

/** Browsers limit how often the address may change, and a slider changes sixty times a second. */
const SAVE_MS = 300;

/** The settings of the game on the board. */
export class Model {
  /** The longest time for a move that a clock allows, in milliseconds. */
  #maxMoveTime = Infinity;
  /** The parameters of players before their sliders moved. @type {Map<import("../types.js").PlayerInfo, import("../types.js").Params>} */
  #before = new Map();

  /** @param {BoardElement} board @param {import("./storage.js").PageStore} store @param {import("./types.js").ModelContext} around */
  constructor(board, store, { catalogue, tab, showInAddress }) {
    this.board = board;
    this.store = store;
    this.catalogue = catalogue;
    this.settled = board.settled;
    /** @type {(() => void)[]} */
    this.watchers = [];
    /** The names of the two players of a match by link, by their sides. @type {Record<string, string> | undefined} */
    this.playerNames = undefined;
    /** The outcome of a game that its players or the clock ended; matches know it. @type {() => "x" | "o" | "draw" | undefined} */
    this.earlyOutcome = () => undefined;
    /** Whether the engine may help: hints, values, analysis and its moves. In a game against a person it helps nobody. */
    this.allowsHelp = true;
    /** @type {Settings} */
    this.settings = this.loadSettings();
    this.save = tab.saveWithin(SAVE_MS, () => {
      const kept = store.write(this.key, this.settings);
      // With the player that was chosen, so that a reload keeps it.
      const pairs = toPairs(this.catalogue, this.game, this.settings, { all: false });
      showInAddress(this.settled.game, [...this.gamePairs, ...pairs], kept);
    });
    this.applyToBoard();
    board.addEventListener("game", () => this.onGameChanged());
  }

  /** The kind of game; all its rules share the settings. */
  get game() {
    return this.settled.id;
  }

  get key() {
    return keyOf("settings", this.game);
  }

  /** The chosen player, or the default where it does not play by these rules. */
  get player() {
    const { players } = this.settled;
    const { player } = this.settings;
    return requirePlayer(this.catalogue, this.game, players.includes(player) ? player : players[0]);
  }

  /** The level of the computer; 0 where it plays with other settings. */
  get level() {
    return levelOf(this.player, this.changedParams);
  }

  /** The sides that people play, in a game of two. */
  get humanSides() {
    const sides = this.settings.players.split(",");
    return ["x", "o"].filter((_, at) => sides[at] === "human");
  }

  /** The player's parameters that differ from the defaults. */
  get changedParams() {
    return (this.settings.params[this.player.id] ??= {});
  }

  /** The same before the sliders moved: on arrival, or since then as a version, a reset or a link set them. */
  get paramsBefore() {
    return this.#before.get(this.player) ?? this.changedParams;
  }

  /** The game for links; the first of the catalogue is left out. @returns {[string, string][]} */
  get gamePairs() {
    const { game } = this.settled;
    return game === this.catalogue.games[0].id ? [] : [["game", game]];
  }

  /** Loads the settings of a game. @param {string} game @returns {Settings} */
  loadSettings(game = this.game) {
    const check = (/** @type {any} */ saved) => parseSaved(this.catalogue, game, saved);
    return this.store.read(keyOf("settings", game), check) ?? firstSettings(this.catalogue, game);
  }

  /** Called when another game is on the board. */
  onGameChanged() {
    this.save.flush();
    const before = this.game;
    this.settled = this.board.settled;
    if (this.game !== before) this.settings = this.loadSettings();
    this.applyAndNotify();
    this.save.flush(); // the address must name the game before a reload or Back
  }

  /** Allows or forbids the help of the engine. @param {boolean} allowed */
  allowHelp(allowed) {
    if (this.allowsHelp === allowed) return;
    this.allowsHelp = allowed;
    this.applyAndNotify();
  }

  /** @param {Param} param */
  valueOf(param) {
    return this.changedParams[param.name] ?? param.default;
  }

  /** The settings of the player that plays. @param {{all: boolean}} options */
  settingPairs(options) {
    return toPairs(this.catalogue, this.game, { ...this.settings, player: this.player.id }, options);
  }

  /** @param {() => void} watcher called after each change */
  watch(watcher) {
    this.watchers.push(watcher);
    watcher();
  }

  /** Lets a module of the visitor's make the computer's moves. @param {string} address none: the player makes them again */
  setGuest(address) {
    this.change((settings) => void (settings.guest = address));
  }

  /** @param {(settings: Settings) => void} how */
  change(how) {
    how(this.settings);
    this.applyAndNotify();
  }

  /** Changes the settings of a kind of game that may not be on the board. @param {string} game @param {(settings: Settings) => void} how */
  changeSettingsOf(game, how) {
    if (game === this.game) return this.change(how);
    const settings = this.loadSettings(game);
    how(settings);
    this.store.write(keyOf("settings", game), settings);
  }

  applyAndNotify() {
    this.applyToBoard();
    this.save();
    for (const watcher of this.watchers) watcher();
  }

  /** @param {Param} param @param {number} value */
  setParam(param, value) {
    this.#before.set(this.player, { ...this.paramsBefore });
    this.change(() => setParam(this.changedParams, param, value));
  }

  /** @param {import("../types.js").Params} values over the defaults */
  setParams(values) {
    this.#before.delete(this.player);
    this.change((settings) => {
      settings.params[this.player.id] = {};
      for (const param of this.player.params) setParam(this.changedParams, param, values[param.name] ?? param.default);
    });
  }

  /**
   * Changes settings by name. Where no pair is valid, nothing changes.
   * @param {[string, string][]} pairs
   * @param {{allOrNothing: boolean, fromDefaults?: boolean}} options `fromDefaults`: what is not named gets its default, as in a link;
   *   players that it does not name keep their parameters
   */
  applyPairs(pairs, { allOrNothing, fromDefaults = false }) {
    const base = { ...structuredClone(this.settings), player: this.player.id };
    if (fromDefaults) {
      const { params, guest, ...normal } = defaultSettings(this.catalogue, this.game);
      Object.assign(base, normal);
      const named = applyPairs(this.catalogue, this.game, base, pairs).settings.player;
      delete base.params[named];
    }
    const { settings, problems } = applyPairs(this.catalogue, this.game, base, pairs);
    const isUsed = allOrNothing ? !problems.length : problems.length < pairs.length;
    const use = () => {
      Object.assign(this.settings, settings);
      this.#before.delete(this.player);
    };
    if (isUsed) this.change(use);
    return problems;
  }

  /** Passes the settings to the board, which uses them from its next search on. */
  applyToBoard() {
    const { guest, players, ponder, pace, restart } = this.settings;
    const { board } = this;
    board.player = this.player.id;
    board.params = Object.fromEntries(this.player.params.map((param) => [param.name, this.valueOf(param)]));
    board.guest = guest;
    if (players) board.players = players;
    this.#applyLimits();
    board.ponder = ponder === 1;
    board.pace = pace;
    board.restart = restart === 1;
  }

  /** Limits the time for a move, as a clock does; Infinity lifts that limit. @param {number} ms */
  limitMoveTime(ms) {
    this.#maxMoveTime = ms;
    this.#applyLimits();
  }

  #applyLimits() {
    const { movetime, depth, nodes } = this.settings;
    // In links and texts the name of a parameter means the parameter, not the limit.
    const isLimit = (/** @type {string} */ name) => !this.player.params.some((param) => param.name === name);
    this.board.limits = Object.fromEntries(
      Object.entries({ movetime: Math.min(movetime, this.#maxMoveTime), depth, nodes }).filter(
        ([name, most]) => most > 0 && isLimit(name),
      ),
    );
  }
}
