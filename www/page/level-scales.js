/** What the slider of levels sets: the presets of a player, or a rule of the game. */

import { playersOf } from "../core/family.js";
import { levelsOf } from "../core/levels.js";
import { matchPreset, presetKey } from "../core/presets.js";
import { loadFullEngine } from "../engine.js";
import { dialogWords } from "../kit/dialog-words.js";
import { wholeNumber } from "../kit/numbers.js";
import { say } from "../kit/page-text.js";

/**
 * @typedef {import("../types.js").PlayerInfo} PlayerInfo
 * @typedef {import("../types.js").State} State
 * @typedef {import("../games/types.js").Ratings} Ratings
 */

/** The levels of a player of two sides. */
export class PlayerScale {
  #words = dialogWords().level;
  #model;
  #player;
  title = this.#words.title;

  /** @param {import("../core/model.js").Model} model @param {PlayerInfo} player */
  constructor(model, player) {
    this.#model = model;
    this.#player = player;
  }

  /** The one of the game, where people play a single side of it. @param {import("../core/model.js").Model} model */
  static of(model) {
    const player = playersOf(model.catalogue, model.game).find((player) => levelsOf(player).length > 0);
    return player && model.humanSides.length === 1 ? new PlayerScale(model, player) : undefined;
  }

  get maxLevel() {
    return levelsOf(this.#player).length;
  }

  /** The level in use; 0 where the settings are those of none. */
  get level() {
    const { player, changedParams } = this.#model;
    if (player.id !== this.#player.id) return 0;
    const { key } = matchPreset(player.params, player.presets, changedParams);
    return levelsOf(player).findIndex(({ name }) => presetKey(name) === key) + 1;
  }

  /** @param {number} level */
  async setLevel(level) {
    const { id } = this.#player;
    const { values } = levelsOf(this.#player)[level - 1];
    this.#model.change((settings) => {
      settings.player = id;
      settings.params[id] = { ...values };
    });
  }

  /** What a level is rated; "" where that is not known. @param {Ratings} ratings @param {number} level */
  ratingWords(ratings, level) {
    const elo = ratings[this.#player.id]?.[level - 1];
    if (elo === undefined) return "";
    const { rated, ratedMost } = this.#words;
    return say(level === this.maxLevel ? ratedMost : rated, { elo: wholeNumber(elo) });
  }

  /** Whether the visitor has won a game; undefined for a draw. @param {State} state its end */
  hasWon(state) {
    if (!state.side || !state.outcome || state.outcome === "draw") return undefined;
    return this.#model.humanSides.includes(state.outcome);
  }
}

/** The levels of a rule that makes a game harder for whoever plays it alone. */
export class RuleScale {
  #words = dialogWords().level;
  #model;
  #session;
  #rule;

  /**
   * @param {import("../core/model.js").Model} model
   * @param {import("../core/session.js").Session} session
   * @param {import("../types.js").Param} rule
   */
  constructor(model, session, rule) {
    this.#model = model;
    this.#session = session;
    this.#rule = rule;
    this.title = say(this.#words.ruleTitle, { rule: rule.label });
  }

  /**
   * The rule of the game that was rated, where it is in force.
   * @param {import("../core/model.js").Model} model
   * @param {import("../core/session.js").Session} session
   * @param {Ratings} ratings
   */
  static of(model, session, ratings) {
    const { params } = model.settled;
    const rules = model.catalogue.games.find(({ id }) => id === model.game)?.params ?? [];
    const rule = rules.find(({ name }) => ratings[name] && params[name] > 0);
    return rule && new RuleScale(model, session, rule);
  }

  get maxLevel() {
    return this.#rule.max;
  }

  get level() {
    return this.#model.settled.params[this.#rule.name];
  }

  /** Goes on with the game at that level that was played last, or begins one. @param {number} level */
  async setLevel(level) {
    const { catalogue, settled } = this.#model;
    const info = catalogue.games.find(({ id }) => id === settled.id);
    if (!info) return;
    const rules = { ...settled.params, [this.#rule.name]: level };
    await this.#session.switchTo((await loadFullEngine(info)).gameName(info.id, rules));
  }

  /** @param {Ratings} ratings @param {number} level */
  ratingWords(ratings, level) {
    const share = ratings[this.#rule.name]?.[level - 1];
    return share === undefined ? "" : say(this.#words.ruleRated, { share: wholeNumber(share) });
  }

  /** @param {State} state the end of a game */
  hasWon(state) {
    return state.side ? undefined : state.won;
  }
}
