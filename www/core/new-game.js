/** A new game as the visitor puts it together: the opponent, the level, the side, the clock and the rules. */
import { loadFullEngine } from "../engine.js";
import { messageOf } from "./arguments.js";
import { FIRST_LEVEL } from "./levels.js";
import { matchPreset, presetKey } from "./presets.js";
import { setParam } from "./settings.js";
import { PlayerLevels, ratedRule } from "./strength.js";

/** @typedef {import("../types.js").Param} Param */
/** @typedef {import("../types.js").Params} Params */
/** @typedef {import("./match/types.d.ts").Side} Side */
/** A friend plays at this board, or by links; alone is for games of one side. @typedef {"computer" | "here" | "link" | "alone"} OpponentKind */
/** @typedef {{matches: import("./match/matches.js").Matches, setups: import("./match/saved-board-setups.js").SavedBoardSetups}} Duels */

/** The setting of who plays, by the side of the visitor. */
const PLAYERS = { x: "human,ai", o: "ai,human" };

/** The part of the engine that knows other rules did not load. */
export class NotLoadedError extends Error {}

export class NewGame {
  #model;
  #session;
  #duels;
  #info;
  #ratings;
  /** @type {OpponentKind} */
  opponent;
  /** Whether a module of the visitor's plays for the computer. */
  usesGuest;
  /** The level of the computer; 0 where it plays with the visitor's own settings. */
  level;
  /** @type {Side | "either"} */
  side;
  /** A clock such as `5+3`; none where it is empty. */
  clock;
  /** The rules that differ from the defaults. @type {Params} */
  rules = {};

  /**
   * Begins with the choices of the game on the board.
   * @param {import("./model.js").Model} model
   * @param {import("./session.js").Session} session
   * @param {Duels} duels
   * @param {import("../games/types.js").Ratings} [ratings] what was measured of the game
   */
  constructor(model, session, duels, ratings = {}) {
    this.#model = model;
    this.#session = session;
    this.#duels = duels;
    this.#ratings = ratings;
    this.#info = model.catalogue.games.find(({ id }) => id === model.game) ?? model.catalogue.games[0];
    const { humanSides } = model;
    this.opponent = !this.isDuel ? "alone" : humanSides.length === 2 ? "here" : "computer";
    this.usesGuest = this.hasGuest;
    this.level = model.level;
    this.side = /** @type {Side} */ (humanSides.length === 1 ? humanSides[0] : "x");
    this.clock = duels.setups.of(model.game).clock ?? "";
    this.setRules(model.settled.params);
  }

  /** Whether the game has two sides. */
  get isDuel() {
    return this.#info.sides === 2;
  }

  /** @returns {OpponentKind[]} */
  get opponents() {
    return this.isDuel ? ["computer", "here", "link"] : ["alone", "link"];
  }

  /** Whether there is a module that may play for the computer. */
  get hasGuest() {
    return this.isDuel && this.#model.settings.guest !== "";
  }

  /** The levels of the computer. */
  get levels() {
    return this.isDuel ? PlayerLevels.of(this.#model) : undefined;
  }

  /** Whether a clock may be chosen. */
  get hasClock() {
    return this.isDuel && this.opponent !== "link";
  }

  /** The Elo of the level over random moves, and whether it is the strongest; none where that was not measured. */
  get rating() {
    const { levels, level } = this;
    const elo = level ? levels?.rating(this.#ratings, level) : undefined;
    return elo === undefined ? undefined : { elo, isMost: level === levels?.most };
  }

  // -------------------------------------------------------------- rules

  get presets() {
    return this.#info.presets;
  }

  /** The rules that may be set one by one. */
  get params() {
    return this.#info.params;
  }

  /** The rule that has levels. */
  get levelRule() {
    return ratedRule(this.params, this.#ratings);
  }

  /** The rule that has levels, where it is in force. */
  get hardness() {
    const rule = this.levelRule;
    return rule && this.valueOf(rule) > 0 ? rule : undefined;
  }

  /** What a simple player keeps of its points by the rule with levels, in per cent. */
  get share() {
    const rule = this.hardness;
    return rule && this.#ratings[rule.name]?.[this.valueOf(rule) - 1];
  }

  /** The preset of the rules, whatever the level of the rule that has levels. */
  get preset() {
    const { hardness } = this;
    const rules = hardness ? { ...this.rules, [hardness.name]: hardness.max } : this.rules;
    return matchPreset(this.params, this.presets, rules);
  }

  /** @param {Param} param */
  valueOf(param) {
    return this.rules[param.name] ?? param.default;
  }

  /** @param {Param} param @param {number} value */
  setParam(param, value) {
    setParam(this.rules, param, value);
  }

  /** @param {Params} values over the defaults */
  setRules(values) {
    this.rules = {};
    for (const param of this.params) this.setParam(param, values[param.name] ?? param.default);
  }

  /** Takes the rules of a preset; a rule with levels begins low. @param {string} key */
  choosePreset(key) {
    const before = this.hardness;
    const level = before ? this.valueOf(before) : FIRST_LEVEL;
    this.setRules(this.presets.find(({ name }) => presetKey(name) === key)?.values ?? {});
    if (this.hardness) this.setParam(this.hardness, level);
  }

  /** The name of the game by these rules. @throws what is wrong with them */
  async gameName() {
    const { id } = this.#info;
    if (Object.keys(this.rules).length === 0) return id;
    const engine = await loadFullEngine(this.#info).catch((error) => {
      throw new NotLoadedError(messageOf(error));
    });
    return engine.gameName(id, this.rules);
  }

  // -------------------------------------------------------------- the start

  /** Whether a game by these rules takes the place of one in progress. Other rules keep their own, matches by link are saved. @param {string} name of the game */
  isLosing(name) {
    return this.#session.wouldLose && name === this.#model.settled.game && !this.#duels.matches.saved.open;
  }

  /**
   * Starts the game, without a question.
   * @param {() => number} [random] from 0 to 1, for a side that is left to chance
   * @returns whether it has started
   */
  async start(random = Math.random) {
    const { matches, setups } = this.#duels;
    const name = await this.gameName();
    const side = this.side === "either" ? (random() < 0.5 ? "x" : "o") : this.side;
    if (this.opponent === "link") return matches.begin(side, name);
    // Each set of rules keeps its own game of one side.
    if (!this.isDuel && name !== this.#model.settled.game) return this.#session.switchTo(name);
    return this.#session.startGame(name, () => {
      if (!this.isDuel) return;
      setups.change(this.#model.game, { clock: this.clock || undefined, times: undefined });
      this.#model.change((settings) => {
        settings.players = this.opponent === "here" ? "human,human" : PLAYERS[side];
        if (this.opponent !== "computer" || this.usesGuest) return;
        settings.guest = "";
        if (this.level) this.levels?.apply(settings, this.level);
      });
    });
  }
}
