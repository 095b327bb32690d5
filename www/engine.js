// The compiled engine: a module for each game, and one with more for what few ask for. Each is fetched and
// compiled once for the whole page, whoever asks first; the same `WebAssembly.Module` is handed to every
// worker, which then starts in about a millisecond.

import { catalogue } from "./catalogue.js";
import { compile } from "./compile.js";
import { familyIn } from "./family.js";
import { games } from "./games.js";

export { gameOf } from "./link.js";
export { catalogue };

/**
 * What the script of a module has.
 * @typedef {object} Face
 * @property {(options?: {module_or_path: WebAssembly.Module | Promise<WebAssembly.Module>}) => Promise<unknown>} default starts it
 * @property {typeof import("./types.d.ts").Table} Table
 * @property {typeof import("./types.d.ts").EngineThinker} Thinker
 * @property {() => bigint} randomSeed
 * @property {(game: string) => import("./types.d.ts").SettledGame} settleGame
 * @property {(id: string, params: import("./types.d.ts").Params) => string} gameName
 */

/** @typedef {Face & {folder: string, module: WebAssembly.Module}} Engine */

/** The scripts, by the folder that a module lies in. */
const scripts = new Map(
  Object.values(games).flatMap(({ engines }) => engines.map(({ folder, script }) => [folder, script])),
);

/** The games that the page can put on the table. */
export const playable = catalogue.games.filter(({ id }) => Object.hasOwn(games, id));

/** The modules that play a kind of game. @param {import("./types.d.ts").GameInfo} info */
const enginesOf = ({ id }) => games[id].engines;

/** What a game is a variant of. @param {string} game */
export const familyOf = (game) => familyIn(playable, game);

/**
 * The folder of the module that plays the game, with that player where one is named. A game that nobody
 * knows is for the first module to refuse, and so is a player.
 * @param {string} game
 * @param {string} [player]
 */
export function folderOf(game, player) {
  const info = familyOf(game) ?? playable[0];
  const engines = enginesOf(info);
  const plays = engines.filter(({ variants }) => variants || game === info.id);
  const found = plays.find(({ players }) => player === undefined || players.includes(player)) ?? plays[0];
  return (found ?? engines[engines.length - 1]).folder;
}

/** @type {Map<string, Promise<Engine>>} */
const loading = new Map();
/** Those that are ready. @type {Map<string, Engine>} */
const ready = new Map();

/**
 * The engine that plays a game, ready for use on this thread.
 * @param {string} game
 * @returns {Promise<Engine>}
 */
export function loadEngine(game) {
  return loadFrom(folderOf(game));
}

/** The engine that plays a kind of game by all its rules. @param {import("./types.d.ts").GameInfo} info */
export const loadWhole = (info) => loadFrom(enginesOf(info)[enginesOf(info).length - 1].folder);

/** @param {string} folder */
function loadFrom(folder) {
  let engine = loading.get(folder);
  if (!engine) {
    engine = load(folder);
    loading.set(folder, engine);
    engine.then(
      (engine) => ready.set(folder, engine),
      () => loading.delete(folder),
    ); // a later board may try again
  }
  return engine;
}

/** The engine that plays a game, if it was loaded. @param {string} game */
export const engineOf = (game) => ready.get(folderOf(game));

/** @param {string} folder @returns {Promise<Engine>} */
async function load(folder) {
  const [face, module] = await Promise.all([
    faceOf(folder),
    compile(new URL(`./${folder}/plyground_bg.wasm`, import.meta.url)),
  ]);
  await face.default({ module_or_path: module });
  return { ...face, folder, module, settleGame: (game) => withEveryone(face.settleGame(game)) };
}

/** A module names the players that it has; the usual rules are played by all. @param {import("./types.d.ts").SettledGame} settled */
function withEveryone(settled) {
  const { game, id } = settled;
  if (game !== id) return settled;
  return { ...settled, players: catalogue.players.filter((player) => player.game === id).map(({ id }) => id) };
}

/** The script of a module, not started. @param {string} folder */
export async function faceOf(folder) {
  const script = scripts.get(folder);
  if (!script) throw new Error(`there is no module ${folder}`);
  return /** @type {Face} */ (await script());
}
