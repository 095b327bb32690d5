// The modules of the compiled engine: one for each game, and one for the other players and boards of 2048. A module is downloaded and
// compiled once for the whole page. Every worker gets the same `WebAssembly.Module`, and starts in about a millisecond.

import { catalogue } from "./catalogue-terse.js";
import { compile } from "./compile.js";
import { shorten, UnknownGameError } from "./core/arguments.js";
import { findFamily } from "./core/family.js";
import { gameOfRecord as gameNamed } from "./core/link.js";
import { games } from "./games.js";

export { catalogue };

/**
 * The exports of a module's script.
 * @typedef {object} EngineScript
 * @property {(options: {module_or_path: WebAssembly.Module | Promise<WebAssembly.Module>}) => Promise<unknown>} default starts the module
 * @property {typeof import("./types.d.ts").Table} Table
 * @property {typeof import("./types.d.ts").EngineThinker} Thinker
 * @property {() => bigint} randomSeed
 * @property {(game: string) => import("./types.d.ts").SettledGame} settleGame
 * @property {(id: string, params: import("./types.d.ts").Params) => string} gameName
 */

/** @typedef {EngineScript & {folder: string, module: WebAssembly.Module}} Engine */

/** The modules by their folder. */
const modules = new Map(
  Object.values(games).flatMap(({ engines }) => engines.map((module) => [module.folder, module])),
);

/** The games that the page has a board for. */
export const playable = catalogue.games.filter(({ id }) => Object.hasOwn(games, id));

/** The modules for a kind of game. @param {import("./types.d.ts").GameInfo} info */
const modulesOf = ({ id }) => games[id].engines;

/** The family of a game: 2048 for 2048-5x5. @param {string} game */
export const familyOf = (game) => findFamily(playable, game);

/** The family of a game. @param {string} game @throws an UnknownGameError that names the games there are */
export function requireFamily(game) {
  const ids = playable.map(({ id }) => id).join(", ");
  const info = familyOf(game);
  if (!info) throw new UnknownGameError(`game: there is no "${shorten(game)}" (there is ${ids})`);
  return info;
}

/** The game of a record. The module of the first game says what is wrong with a line that is none. @param {string} record */
export const gameOf = (record) => (record.includes(".") ? gameNamed(record) : playable[0].id);

/**
 * The folder of the module for a game, and for a player where one is named. A module of the first game refuses unknown games, and the
 * last of a game, which has all its players, an unknown player.
 * @param {string} game
 * @param {string} [player]
 */
export function folderOf(game, player) {
  const info = familyOf(game) ?? playable[0];
  const engines = modulesOf(info);
  const plays = engines.filter(({ variants }) => variants || game === info.id);
  const found = plays.find(({ players }) => player === undefined || players.includes(player));
  return (found ?? engines[engines.length - 1]).folder;
}

/** @type {Map<string, Promise<Engine>>} */
const loading = new Map();
/** The started modules. @type {Map<string, Engine>} */
const ready = new Map();

/**
 * Loads the module for a game, and starts it on this thread.
 * @param {string} game
 * @returns {Promise<Engine>}
 * @throws an UnknownGameError
 */
export async function loadEngine(game) {
  requireFamily(game);
  return loadFolder(folderOf(game));
}

/** The folder of the module for all rules of a kind of game. @param {import("./types.d.ts").GameInfo} info */
const fullFolderOf = (info) => modulesOf(info)[modulesOf(info).length - 1].folder;

/** Loads the module for all rules of a kind of game. @param {import("./types.d.ts").GameInfo} info */
export const loadFullEngine = (info) => loadFolder(fullFolderOf(info));

/** @param {string} folder */
function loadFolder(folder) {
  let engine = loading.get(folder);
  if (!engine) {
    engine = startModule(folder);
    loading.set(folder, engine);
    engine.then(
      (engine) => ready.set(folder, engine),
      () => loading.delete(folder),
    ); // so that a later call tries again
  }
  return engine;
}

/**
 * A module for a game, where one is loaded. A name may say the usual rules at length, such as `2048-4x4`: then the module for all
 * rules plays 2048.
 * @param {string} game
 * @throws an UnknownGameError
 */
export function loadedEngine(game) {
  const whole = fullFolderOf(requireFamily(game));
  return ready.get(folderOf(game)) ?? ready.get(whole);
}

/** @param {string} folder @returns {Promise<Engine>} */
async function startModule(folder) {
  const [script, module] = await Promise.all([loadScript(folder), compileModule(folder)]);
  await script.default({ module_or_path: module });
  return { ...script, folder, module, settleGame: (game) => withAllPlayers(script.settleGame(game)) };
}

/** Adds the players of other modules, which know the usual rules too. @param {import("./types.d.ts").SettledGame} settled */
function withAllPlayers(settled) {
  const { game, id } = settled;
  if (game !== id) return settled;
  return { ...settled, players: games[id].players };
}

/** The script of a module, before it is started. @param {string} folder */
export async function loadScript(folder) {
  return /** @type {EngineScript} */ (await moduleIn(folder).script());
}

/** Downloads and compiles a module. @param {string} folder */
export const compileModule = (folder) => compile(moduleIn(folder).wasm());

/** @param {string} folder */
function moduleIn(folder) {
  const module = modules.get(folder);
  if (!module) throw new Error(`there is no module ${folder}`);
  return module;
}
