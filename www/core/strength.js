/** How strong the computer plays: the levels of its player, or of a rule that makes a game of one side harder. */
import { loadFullEngine } from "../engine.js";
import { playersOf } from "./family.js";
import { levelOf, levelsOf } from "./levels.js";
import { keyOf } from "./storage.js";

/**
 * @typedef {import("../types.js").PlayerInfo} PlayerInfo
 * @typedef {import("../types.js").State} State
 * @typedef {import("../games/types.js").Ratings} Ratings
 * @typedef {import("./model.js").Model} Model
 * @typedef {import("./session.js").Session} Session
 */

/** The levels behind the words Easy, Medium and Hard. */
export const NAMED_LEVELS = { easy: 2, medium: 5, hard: 10 };

/**
 * Suggests a level after a game; the same one means none.
 * @param {number} level
 * @param {number} most
 * @param {boolean} won
 * @param {boolean} before whether the visitor ever won: until then a loss leads half the way down
 */
export function suggestLevel(level, most, won, before) {
  if (won) return Math.min(most, level + 1);
  return Math.max(1, before ? level - 1 : Math.floor(level / 2));
}

/** Another level for the next game, and whether the visitor has won this one. @typedef {{won: boolean, level: number, other: number, start: () => Promise<void>}} NextLevel */

/**
 * Another level, after a game that the visitor played without help and that was no draw.
 * @param {Model} model
 * @param {Session} session
 * @param {Ratings} ratings what was measured of the game
 * @param {State} state its end
 * @returns {NextLevel | undefined}
 */
export function findNextLevel(model, session, ratings, state) {
  const { store, game, board } = model;
  const levels = PlayerLevels.of(model) ?? RuleLevels.of(model, ratings);
  const won = levels?.hasWon(state);
  if (!levels?.level || won === undefined || session.assisted || session.isShared || session.isPreview || board.guest)
    return;
  const { level, most } = levels;
  const key = keyOf("won", game);
  const other = suggestLevel(level, most, won, store.readRaw(key) !== null);
  if (won) store.writeRaw(key, "yes");
  return other === level ? undefined : { won, level, other, start: () => levels.start(session, other) };
}

/** The levels of a player of two sides. */
export class PlayerLevels {
  #model;
  #player;

  /** @param {Model} model @param {PlayerInfo} player */
  constructor(model, player) {
    this.#model = model;
    this.#player = player;
  }

  /** The levels of the game on the board. @param {Model} model */
  static of(model) {
    const player = playersOf(model.catalogue, model.game).find((player) => levelsOf(player).length > 0);
    return player && new PlayerLevels(model, player);
  }

  get most() {
    return levelsOf(this.#player).length;
  }

  /** The level in use; 0 where the settings are those of none. */
  get level() {
    const { player, changedParams } = this.#model;
    return player.id === this.#player.id ? levelOf(player, changedParams) : 0;
  }

  /** Gives the settings a level. @param {import("./settings.js").Settings} settings changed @param {number} level */
  apply(settings, level) {
    settings.player = this.#player.id;
    settings.params[this.#player.id] = { ...levelsOf(this.#player)[level - 1].values };
  }

  /** Starts a game at a level. @param {Session} session @param {number} level */
  async start(session, level) {
    const model = this.#model;
    await session.startGame(model.settled.game, () => model.change((settings) => this.apply(settings, level)));
  }

  /** The Elo of a level over random moves. @param {Ratings} ratings @param {number} level @returns {number | undefined} */
  rating(ratings, level) {
    return ratings[this.#player.id]?.[level - 1];
  }

  /** Whether the visitor has won a game; undefined for a draw, and where the computer plays no side. @param {State} state its end */
  hasWon(state) {
    const { humanSides } = this.#model;
    if (humanSides.length !== 1 || !state.side || !state.outcome || state.outcome === "draw") return undefined;
    return humanSides.includes(state.outcome);
  }
}

/** The levels of a rule that makes a game harder for whoever plays it alone. */
export class RuleLevels {
  #model;
  #rule;

  /** @param {Model} model @param {import("../types.js").Param} rule */
  constructor(model, rule) {
    this.#model = model;
    this.#rule = rule;
  }

  /** The rule of the game on the board that was rated, where it is in force. @param {Model} model @param {Ratings} ratings */
  static of(model, ratings) {
    const { params } = model.settled;
    const rules = model.catalogue.games.find(({ id }) => id === model.game)?.params ?? [];
    const rule = ratedRule(rules, ratings);
    return rule && params[rule.name] > 0 ? new RuleLevels(model, rule) : undefined;
  }

  get most() {
    return this.#rule.max;
  }

  get level() {
    return this.#model.settled.params[this.#rule.name];
  }

  /** Continues the game at that level that was played last, or begins one. @param {Session} session @param {number} level */
  async start(session, level) {
    const { catalogue, settled } = this.#model;
    const info = catalogue.games.find(({ id }) => id === settled.id);
    if (!info) return;
    const rules = { ...settled.params, [this.#rule.name]: level };
    await session.switchTo((await loadFullEngine(info)).gameName(info.id, rules));
  }

  /** @param {State} state the end of a game */
  hasWon(state) {
    return state.side ? undefined : state.won;
  }
}

/** The rule of a game that has levels. @param {import("../types.js").Param[]} rules @param {Ratings} ratings */
export const ratedRule = (rules, ratings) => rules.find(({ name }) => Object.hasOwn(ratings, name));
