// The programming interface without a board: tables and thinkers. ./plyground.d.ts describes it.

import { catalogue } from "./catalogue.js";
import { checkBigint, checkFunction, checkLimits, checkOptions, checkString, shorten } from "./core/arguments.js";
import { gameOf, loadEngine } from "./engine.js";
import { games } from "./games.js";
import { ThinkerClient } from "./thinker-client.js";

/** @typedef {import("./plyground.d.ts").ThinkerOptions} ThinkerOptions */
/** @typedef {import("./plyground.d.ts").SearchOptions} SearchOptions */
/** @typedef {import("./plyground.d.ts").Table} EngineTable */
/** @typedef {import("./types.d.ts").ThinkRequest} ThinkRequest */
/** @typedef {import("./plyground.d.ts").Thinker} ThinkerFace */

const [GAME] = Object.keys(games);
const LIMITS = { movetime: 100 };

/** @type {(keyof ThinkerOptions)[]} */
const OPTIONS = ["game", "player", "params", "limits", "seed", "weights", "onWeights", "onNotice"];
/** @type {(keyof SearchOptions)[]} */
const SEARCH_OPTIONS = ["limits", "lines", "signal", "onInfo"];

export { catalogue };

/** Makes tables: a game with its history. @type {typeof import("./plyground.d.ts").Table} */
export const Table = {
  async create(game = GAME, seed) {
    const engine = await loadEngine(checkString("game", game));
    return engine.Table.create(game, checkBigint(seed ?? engine.randomSeed()));
  },
  async fromPosition(game, position, seed) {
    const engine = await loadEngine(checkString("game", game));
    return engine.Table.fromPosition(game, position, checkBigint(seed ?? engine.randomSeed()));
  },
  async fromRecord(record) {
    return (await loadEngine(gameOf(checkString("record", record)))).Table.fromRecord(record);
  },
};

/** The learned weights of a player cannot be loaded. */
export class WeightsError extends Error {
  /** @override @type {"WeightsError"} */
  name = "WeightsError";

  /** @param {string} player @param {string} reason */
  constructor(player, reason) {
    super(
      `player ${player}: its learned weights cannot be loaded: ${reason}. In Node.js install the package plyground-weights; ` +
        'elsewhere set the option "weights" to the address of one of its files, or of a folder that ends with "/"',
    );
    this.player = player;
  }
}

/** Searches positions in a worker. @implements {ThinkerFace} */
export class Thinker {
  #options;
  /** A `dispose` ends it; the next question makes another. @type {ThinkerClient | undefined} */
  #client;
  /** The engine of the last question, which a new worker starts with. @type {import("./engine.js").Engine | undefined} */
  #engine;
  /** The latest search, which may still wait for its engine. @type {{stopped: boolean} | undefined} */
  #search;
  /** Set when the player's weights cannot be loaded. @type {WeightsError | undefined} */
  #weightsError;

  /** @param {ThinkerOptions} [options] */
  constructor(options) {
    this.#options = checkOptions("Thinker", options, OPTIONS);
    checkLimits(this.#options.limits);
    checkString("weights", this.#options.weights ?? "");
    checkFunction("onWeights", this.#options.onWeights);
    checkFunction("onNotice", this.#options.onNotice);
  }

  /** Searches a position. @param {string | EngineTable} position @param {SearchOptions} [options] */
  async think(position, options) {
    const { signal, onInfo, limits, lines = 1 } = checkOptions("think", options, SEARCH_OPTIONS);
    checkLimits(limits);
    checkFunction("onInfo", onInfo);
    if (signal && typeof signal.throwIfAborted !== "function") throw new TypeError("signal: should be an AbortSignal");
    signal?.throwIfAborted();
    const search = (this.#search = { stopped: false });
    return this.#ask(position, async (client, question) => {
      if (this.#search !== search) throw new DOMException("A newer search took over.", "AbortError");
      const answer = client.think(
        { ...question, limits: limits ?? this.#options.limits ?? LIMITS, lines },
        { signal, onInfo: (info) => void (this.#weightsError || onInfo?.(info)) },
      );
      if (search.stopped || this.#weightsError) client.stop();
      const outcome = await answer;
      if (this.#weightsError) throw this.#weightsError;
      return outcome;
    });
  }

  /** The contribution of each feature to the value of a position. @param {string | EngineTable} position */
  async explain(position) {
    return this.#ask(position, (client, question) => client.explain(question));
  }

  /** Ends the search early, with the best move so far. */
  stop() {
    if (this.#search) this.#search.stopped = true;
    this.#client?.stop();
  }

  /** Ends the worker and what it was asked. */
  dispose() {
    this.#client?.dispose();
    this.#client = this.#weightsError = undefined;
  }

  /** The default player must not pass for the one that was asked for. @param {{player: string} & import("./types.d.ts").WeightsNews} news */
  #onWeights(news) {
    this.#weightsError = news.state === "failed" ? new WeightsError(news.player, news.message) : undefined;
    if (this.#weightsError) this.#client?.stop();
    this.#options.onWeights?.(news);
  }

  /**
   * Asks as soon as the engine is loaded. The position is read at once, because the table may change meanwhile.
   * @template T
   * @param {string | EngineTable} position
   * @param {(client: ThinkerClient, question: Omit<ThinkRequest, "limits">) => Promise<T>} put
   * @returns {Promise<T>}
   */
  async #ask(position, put) {
    const { game: usual = GAME, player: wanted, params = {}, weights, seed, onNotice } = this.#options;
    const isText = typeof position === "string";
    if (!isText && typeof position?.state !== "function") throw new TypeError("position: should be a text or a table");
    const asked = isText
      ? { game: checkString("game", usual), position, moves: [] }
      : { game: position.state().game, ...position.question() };
    const known = () => /** @type {import("./engine.js").Engine} */ (this.#engine);
    const client = (this.#client ??= new ThinkerClient(known, onNotice, (news) => this.#onWeights(news)));
    const engine = await loadEngine(asked.game);
    if (this.#client !== client) throw new DOMException("The thinker was dismissed.", "AbortError");
    this.#engine = engine;
    const { game, players } = engine.settleGame(asked.game);
    const player = wanted ?? players[0];
    // Here, because a worker would load the weights of a player first.
    if (!players.includes(player))
      throw new Error(`player: ${game} has no player "${shorten(player)}" (it has ${players.join(", ")})`);
    return put(client, {
      game: asked.game,
      position: asked.position,
      moves: asked.moves,
      player,
      params,
      ...(weights !== undefined && { weights }),
      ...(seed !== undefined && { seed }),
    });
  }
}
