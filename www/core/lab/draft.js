// An experiment while it is written: players that fit the game, limits for those that search, a name that follows.

import { findFamily, findPlayer } from "../family.js";
import { advisedGames, defaultLimits, defaultParams, isBoundless, isLimit, playersOffered } from "./offered.js";
import { beginExperiment, leastPlayers, questionOf, ratedPlayers } from "./questions.js";

/**
 * @typedef {import("../../lab/engine.js").Engine} Engine
 * @typedef {import("../../lab/types.d.ts").Experiment} Experiment
 * @typedef {import("../../lab/types.d.ts").Entry} Entry
 */

/** The most games of an experiment that has changed to another game, which may take much longer. */
const MOST_GAMES_AFTER_CHANGE = 100;

export class Draft {
  #engine;
  /** Names an experiment after its players. */
  #nameOf;
  /** The number of parameters to tune, as it was last. */
  #tuned;
  /** Whether the name was typed, or comes from a file. */
  #hasOwnName;
  /** The player that each entry had when its limits were seen to. @type {WeakMap<Entry, string>} */
  #limitedPlayers;

  /**
   * @param {Engine} engine
   * @param {Experiment} experiment changed in place
   * @param {(experiment: Experiment) => string} nameOf
   */
  constructor(engine, experiment, nameOf) {
    this.#engine = engine;
    this.#nameOf = nameOf;
    this.experiment = experiment;
    this.#limitedPlayers = new WeakMap(experiment.players.map((entry) => [entry, entry.player]));
    this.#tuned = experiment.tune?.params.length ?? 0;
    const { name } = experiment;
    const isReadyMade = engine.experiments.some((one) => one.name === name);
    this.#hasOwnName = name !== "" && name !== nameOf(experiment) && !isReadyMade;
    if (!name) this.#rename();
  }

  get question() {
    return questionOf(this.experiment);
  }

  /** The name that was typed; empty where it follows the players. */
  get ownName() {
    return this.#hasOwnName ? this.experiment.name : "";
  }

  /** @param {string} name empty for one that follows the players */
  set ownName(name) {
    this.#hasOwnName = name.trim() !== "";
    this.experiment.name = name;
    this.#rename();
  }

  #rename() {
    if (!this.#hasOwnName) this.experiment.name = this.#nameOf(this.experiment);
  }

  /** The games of a tuning follow the number of its parameters until the visitor has typed another number. */
  #followParams() {
    const { experiment } = this;
    const before = this.#tuned;
    const advised = (/** @type {number} */ n) => advisedGames(this.#engine, n, experiment.tune?.method);
    const now = experiment.tune?.params.length ?? 0;
    if (now && before && experiment.games === advised(before)) experiment.games = advised(now);
    this.#tuned = now || before;
  }

  /** Sees to what follows from a change: parameters that nobody has any more, limits, the name. @returns whether it gave anyone limits */
  onChanged() {
    this.#removeUnknownParams();
    this.#followParams();
    const gaveLimits = this.#addMissingLimits();
    delete this.experiment.about;
    this.#rename();
    return gaveLimits;
  }

  /** Another game takes other players; a game of two sides takes two. @param {string} game */
  setGame(game) {
    const { experiment } = this;
    const { games } = this.#engine.catalogue;
    const isOther = findFamily(games, game) !== findFamily(games, experiment.game);
    experiment.game = game;
    if (isOther) {
      this.#limitedPlayers = new WeakMap();
      if (isBoundless(experiment.limits ?? {})) delete experiment.limits;
      if (experiment.sweep) delete experiment.sweep.equal;
      delete experiment.openings;
      if (this.question === "ladder") experiment.players = ratedPlayers(this.#engine, game);
      else resetPlayers(experiment);
    }
    this.#removeOtherPlayers();
    if (!this.#engine.isForTwo(game)) delete experiment.opening;
    while (experiment.players.length < leastPlayers(this.#engine, experiment)) this.addPlayer();
    if (this.question === "compare" || this.question === "sweep") {
      experiment.games = Math.min(experiment.games, MOST_GAMES_AFTER_CHANGE);
    }
    this.onChanged();
  }

  /** Removes players that do not play the game. */
  #removeOtherPlayers() {
    const { experiment } = this;
    const known = playersOffered(this.#engine, experiment.game).map(({ id }) => id);
    experiment.players = experiment.players.filter(({ player, engine }) => engine || known.includes(player));
  }

  /** Adds a player of the game, of another kind than those there where possible; to a test the first one as it is by default. */
  addPlayer() {
    const { players, game, ladder } = this.experiment;
    if (ladder) return void players.push({ player: "", engine: [""] });
    const taken = players.map(({ player }) => player);
    if (this.question === "test" && taken[0]) return void players.push({ player: taken[0] });
    const { players: offered } = beginExperiment(this.#engine, "compare", game);
    const all = [...offered.map(({ player }) => player), ...playersOffered(this.#engine, game).map(({ id }) => id)];
    players.push({ player: all.find((id) => !taken.includes(id)) ?? all[0] ?? "" });
  }

  /** @param {number} place */
  removePlayer(place) {
    this.experiment.players.splice(place, 1);
  }

  /** The player whose parameters are tuned. */
  get tunedPlayer() {
    const { game, players } = this.experiment;
    return players.length ? findPlayer(this.#engine.catalogue, game, players[0].player) : undefined;
  }

  /** Removes parameters from the tuning and the sweep that no player has any more. */
  #removeUnknownParams() {
    const { tune, sweep, players, game } = this.experiment;
    if (tune) {
      const known = tune.params.filter((name) => this.tunedPlayer?.params.some((param) => param.name === name));
      const isOther = known.length < tune.params.length; // nothing is ticked where the visitor has unticked all
      tune.params = known.length || !isOther ? known : defaultParams(this.tunedPlayer, players[0] ?? { player: "" });
    }
    const infos = players.map(({ player }) => findPlayer(this.#engine.catalogue, game, player));
    if (!sweep || isLimit(sweep.over) || infos.some((info) => info?.params.some(({ name }) => name === sweep.over)))
      return;
    if (infos.some(Boolean)) this.experiment.sweep = { over: "depth", values: [1, 2, 3] };
  }

  /** A player that is put in and searches gets the usual limit, where it has none, or one that limits nothing. */
  #addMissingLimits() {
    const { experiment } = this;
    const { game, players, sweep } = experiment;
    const usual = () => defaultLimits(this.#engine.catalogue, game);
    let gave = false;
    for (const entry of players) {
      const isKnown = this.#limitedPlayers.get(entry) === entry.player;
      this.#limitedPlayers.set(entry, entry.player);
      const isLimited = entry.limits || isLimit(sweep?.over);
      if (isKnown || isLimited || !(entry.engine || this.#engine.searches(game, entry.player))) continue;
      if (!experiment.limits) experiment.limits = usual();
      else if (isBoundless(experiment.limits)) entry.limits = usual();
      else continue;
      gave = true;
    }
    return gave;
  }
}

/** Leaves each player once, by its id: its settings are of another game. Modules stay. @param {Experiment} experiment */
function resetPlayers(experiment) {
  const ids = new Set(experiment.players.filter(({ engine }) => !engine).map(({ player }) => player));
  const modules = experiment.players.filter(({ engine }) => engine);
  experiment.players = [...[...ids].map((player) => ({ player })), ...modules];
}
