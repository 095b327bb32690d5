// The engine as built for Node.js, with the types that the page knows it by (www/types.d.ts).

import * as engine from "../../target/wasm-node-players/plyground.js";
import { catalogue as all } from "../../www/catalogue.js";

/** @typedef {import('../../www/types').EngineThinker} EngineThinker */
/** @typedef {import('../../www/types').Table<import('../../www/types').TileStep>} TileTable */
/** @typedef {{create: (game: string, seed: bigint) => TileTable, fromPosition: (game: string, position: string, seed: bigint) => TileTable, fromRecord: (line: string) => TileTable}} Tables */

export const { randomSeed, version } = engine;
export const catalogue = () => all;
export const settleGame = /** @type {typeof import('../../www/types').settleGame} */ (engine.settleGame);
export const gameName = /** @type {typeof import('../../www/types').gameName} */ (engine.gameName);
export const Table = /** @type {Tables} */ (/** @type {unknown} */ (engine.Table));
export const Thinker = /** @type {typeof import('../../www/types').EngineThinker} */ (
  /** @type {unknown} */ (engine.Thinker)
);
