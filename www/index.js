// The programming interface, without a board: games and those who think about them. ./plyground.d.ts describes it.

import { catalogue, gameOf, loadEngine } from "./engine.js";
import { ThinkerClient } from "./thinker-client.js";

/** @typedef {import("./plyground.d.ts").ThinkerOptions} ThinkerOptions */
/** @typedef {import("./plyground.d.ts").SearchOptions} SearchOptions */
/** @typedef {import("./plyground.d.ts").Table} EngineTable */
/** @typedef {import("./types.d.ts").ThinkRequest} ThinkRequest */
/** @typedef {import("./plyground.d.ts").Thinker} ThinkerFace */

const GAME = "2048";
const LIMITS = { movetime: 100 };

export { catalogue };

/** @type {typeof import("./plyground.d.ts").Table} */
export const Table = {
  async create(game = GAME, seed) {
    const engine = await loadEngine(game);
    return engine.Table.create(game, seed ?? engine.randomSeed());
  },
  async fromPosition(game, position, seed) {
    const engine = await loadEngine(game);
    return engine.Table.fromPosition(game, position, seed ?? engine.randomSeed());
  },
  async fromRecord(record) {
    return (await loadEngine(gameOf(record))).Table.fromRecord(record);
  },
};

/** @implements {ThinkerFace} */
export class Thinker {
  #options;
  /** @type {ThinkerClient | undefined} */
  #client;

  /** @param {ThinkerOptions} [options] */
  constructor(options = {}) {
    this.#options = options;
  }

  /** @param {string | EngineTable} position @param {SearchOptions} [options] */
  async think(position, { signal, onInfo, limits = this.#options.limits ?? LIMITS } = {}) {
    const { client, question } = await this.#ask(position);
    return client.think({ ...question, limits }, { signal, onInfo });
  }

  /** @param {string | EngineTable} position */
  async explain(position) {
    const { client, question } = await this.#ask(position);
    return client.explain(question);
  }

  stop() {
    this.#client?.stop();
  }

  dispose() {
    this.#client?.dispose();
    this.#client = undefined;
  }

  /** @param {string | EngineTable} position */
  async #ask(position) {
    const { game: usual = GAME, player, params = {}, weights, seed, onWeights, onNotice } = this.#options;
    const isText = typeof position === "string";
    const asked = isText ? { game: usual, position } : position.state();
    const engine = await loadEngine(asked.game);
    this.#client ??= new ThinkerClient(() => engine, onNotice, onWeights);
    /** @type {Omit<ThinkRequest, "limits">} */
    const question = {
      game: asked.game,
      position: asked.position,
      earlier: isText ? [] : position.earlier(),
      player: player ?? engine.settleGame(asked.game).players[0],
      params,
      ...(weights !== undefined && { weights }),
      ...(seed !== undefined && { seed }),
    };
    return { client: this.#client, question };
  }
}
