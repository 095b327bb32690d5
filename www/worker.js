// The worker that searches. A search runs in slices of some milliseconds; between two slices the event loop runs, so that
// `stop` and newer requests arrive without shared memory.

import { playersOf } from "./core/family.js";
import { catalogue, familyOf, folderOf, scriptOf } from "./engine.js";
import { OwnGame } from "./own-game.js";
import { PULSE_MS, pulse, refuse, say, serve } from "./serve.js";

/** @typedef {import("./types.d.ts").Request} Request */
/** @typedef {import("./types.d.ts").PlayerInfo} PlayerInfo */
/** @typedef {Extract<Request, {kind: "go" | "play"}>} Go */

const SLICE_MS = 8;
const NO_PART = "part of the engine did not load; is there a connection?";

/** @typedef {import("./types.d.ts").EngineThinker} Thinker */
/** @typedef {import("./engine.js").EngineScript} EngineScript */

/** The modules that are loaded or loading, by folder. @type {Map<string, Promise<EngineScript>>} */
const engines = new Map();
/** The loaded modules, by folder. @type {Map<string, EngineScript>} */
const scripts = new Map();
/** Their thinkers. @type {Map<string, Thinker>} */
const thinkers = new Map();
/** A search, and the game that it is for where that is played here. @typedef {{request: Go, by: Thinker, game: OwnGame | null, spoke: number}} Job */
/** The running search. @type {Job | null} */
let job = null;
/** The search that waits for weights or for a module. @type {Go | null} */
let parked = null;
/** The id of the waiting search that was stopped: it answers as soon as it can. @type {number | null} */
let hurried = null;
/** The state of the weights, by the key of their player. @type {Map<string, "loading" | "ready" | "failed">} */
const weights = new Map();
/** Requests to explain that wait for the search to end: a module has one player at a time. @type {Extract<Request, {kind: "explain"}>[]} */
const waiting = [];

/** The key of a player: players of several games may have the same id. @param {Pick<PlayerInfo, "game" | "id">} player */
const keyOf = ({ game, id }) => `${game}/${id}`;

const { port1: turn, port2: nextTurn } = new MessageChannel();
turn.onmessage = ({ data }) => think(data);

serve(hear);

/** @param {Request} request */
function hear(request) {
  switch (request.kind) {
    case "init":
      return init(request);
    case "go":
    case "play":
      drop();
      parked = null;
      explainWaiting();
      return prepare(request);
    case "heard":
      return goOnFrom(request.id);
    case "stop":
      if (parked?.id === request.id) hurry(parked);
      else if (job?.request.id === request.id) job.by.stop();
      return;
    case "cancel":
      if (parked?.id === request.id) parked = null;
      if (job?.request.id !== request.id) return;
      drop();
      return explainWaiting();
    case "explain":
      waiting.push(request);
      if (!job) explainWaiting();
  }
}

/** Forgets the running search. */
function drop() {
  job?.game?.free();
  job = null;
}

/** Starts the module that the page has compiled. @param {Extract<Request, {kind: "init"}>} request */
async function init({ folder, module }) {
  await engine(folder, module);
  return null;
}

/**
 * Loads and starts a module.
 * @param {string} folder
 * @param {WebAssembly.Module} [module] where the page has compiled it
 */
function engine(folder, module) {
  let asked = engines.get(folder);
  if (!asked) {
    asked = scriptOf(folder).then(async (script) => {
      await (module ? script.default({ module_or_path: module }) : script.default());
      scripts.set(folder, script);
      thinkers.set(folder, new script.Thinker());
      return script;
    });
    engines.set(folder, asked);
    asked.catch(() => engines.delete(folder)); // so that a later request tries again
  }
  return asked;
}

/** Begins a search as soon as the module and the weights of its player are loaded. @param {Go} request */
function prepare(request) {
  const player = infoOf(request);
  if (!player?.weights.length) {
    const thinker = thinkerOf(request);
    if (thinker && !(player?.optionalWeights && awaits(player, thinker, request))) return begin(request);
    parked = request;
    return thinker ? undefined : void fetchFor(request);
  }
  switch (weights.get(keyOf(player))) {
    case "ready":
      return begin(request);
    case "failed":
      return prepare(substitute(request));
    case undefined:
      load(player, folderOf(request.game, player.id), request.weights);
  }
  parked = request;
}

/**
 * Whether a player waits for weights that it can do without. They load when it first thinks about a position that it wants them
 * for; where that fails it thinks without them.
 * @param {PlayerInfo} player @param {Thinker} thinker @param {Go} request
 */
function awaits({ id, game, optionalWeights }, thinker, request) {
  const state = weights.get(keyOf({ game, id }));
  if (state === "ready" || state === "failed" || hurried === request.id) return false;
  try {
    if (!thinker.wantsWeights(question(request))) return false;
  } catch {
    return false; // a bad request: the search will say so
  }
  if (!state && optionalWeights) {
    // A folder holds every file; a name or the address of a file means another player's.
    const folder = request.weights?.endsWith("/") ? request.weights : undefined;
    load({ game, id, weights: [optionalWeights] }, folderOf(game, id), folder, () => {});
  }
  return true;
}

/** @param {Go} request */
function begin(request) {
  parked = null;
  const by = thinkerOf(request);
  attempt(request.id, () => {
    const script = scripts.get(folderOf(request.game, request.player));
    if (!by || !script) throw new Error(NO_PART);
    const game = request.kind === "play" ? new OwnGame(script, request) : null;
    const next = { request, by, game, spoke: performance.now() };
    search(next);
    job = next;
    if (hurried === request.id) by.stop();
  });
  think(request.id);
}

/** Starts the search of a request, or the next one of its game. @param {Job} job */
function search({ request, by, game }) {
  by.go({ ...question(request), ...(game && { record: undefined, ...game.question }) });
}

/** Stops a waiting search: it goes on without weights, with the default player. @param {Go} request */
function hurry(request) {
  hurried = request.id;
  const player = infoOf(request);
  if (player?.weights.length) prepare(substitute(request));
  else if (player?.optionalWeights) prepare(request);
}

/** @param {{game: string, player: string}} request */
const infoOf = ({ game, player }) => playersOf(catalogue, game).find(({ id }) => id === player);

/** The thinker for a request, where its module is loaded. @param {{game: string, player: string}} request */
const thinkerOf = ({ game, player }) => thinkers.get(folderOf(game, player));

/** The request for the game's default player. @param {Go} request @returns {Go} */
function substitute(request) {
  const family = familyOf(request.game);
  return { ...request, player: family?.defaultPlayer ?? request.player, params: {} };
}

/** Loads the module for a request; then the requests that wait for it go on. @param {{game: string, player: string}} request */
async function fetchFor({ game, player }) {
  const rest = pulse();
  const folder = folderOf(game, player);
  try {
    await engine(folder);
    if (!job) explainWaiting();
    if (parked) prepare(parked);
  } catch {
    const lost = (/** @type {Go | (typeof waiting)[number]} */ one) => folderOf(one.game, one.player) === folder;
    const ids = waiting.filter(lost).map((one) => one.id);
    for (const id of ids)
      waiting.splice(
        waiting.findIndex((one) => one.id === id),
        1,
      );
    if (parked && lost(parked)) {
      ids.push(parked.id);
      parked = null;
    }
    for (const id of ids) say({ id, error: NO_PART });
  } finally {
    rest();
  }
}

/**
 * Loads a player's weights and the module that uses them.
 * @param {Pick<PlayerInfo, "game" | "id" | "weights">} player @param {string} folder
 * @param {string} [wanted]
 * @param {(news: import("./types.d.ts").WeightsNews) => void} [tell] by default the page hears how it goes
 */
async function load(
  { game, id: player, weights: files },
  folder,
  wanted,
  tell = (news) => say({ id: 0, progress: { player, ...news }, quiet: news.state === "unpacking" }),
) {
  const key = keyOf({ game, id: player });
  weights.set(key, "loading");
  const rest = pulse();
  try {
    const { chooseWeights, loadWeights } = await import("./weights.js");
    const taker = engine(folder).then(
      () => ({
        provideWeights: (/** @type {Uint8Array} */ file) => thinkers.get(folder)?.provideWeights(game, player, file),
      }),
      () => {
        throw new Error(NO_PART);
      },
    );
    taker.catch(() => {}); // reported below, unless something else fails first
    await loadWeights(game, chooseWeights(files, wanted), taker, tell);
    await taker;
    weights.set(key, "ready");
    tell({ state: "ready" });
  } catch (error) {
    weights.set(key, "failed");
    const script = scripts.get(folder);
    // An engine that broke down, as for want of memory, leaves its thinker locked.
    if (script && error instanceof WebAssembly.RuntimeError) thinkers.set(folder, new script.Thinker());
    tell({ state: "failed", message: error instanceof Error ? error.message : String(error) });
  } finally {
    rest();
  }
  if (parked) prepare(parked);
}

/** @param {number} id */
function think(id) {
  if (job?.request.id !== id) return; // replaced since this turn was asked for
  try {
    const slice = job.by.slice(SLICE_MS);
    if (job.game) return goOn(job, job.game, slice);
    const { infos, outcome } = slice;
    const now = performance.now();
    if (infos.length || outcome || now - job.spoke >= PULSE_MS) {
      job.spoke = now;
      say({ id, progress: infos, done: outcome ?? undefined });
    }
    if (!outcome) return nextTurn.postMessage(id);
    drop();
    explainWaiting();
  } catch (error) {
    job = null;
    say({ id, error: String(error), fatal: true });
  }
}

/** Plays the move of a search, and goes on with the next. @param {Job} job @param {OwnGame} game @param {import("./types.d.ts").Slice} slice */
function goOn(job, game, slice) {
  game.take(slice);
  tellMoves(job.request.id, game);
  if (game.over) drop();
  if (slice.outcome) explainWaiting(); // between two searches
  if (game.over) return;
  if (slice.outcome) search(job);
  if (!game.isAhead) nextTurn.postMessage(job.request.id);
}

/** Tells the page what was played, where it is time. @param {number} id @param {OwnGame} game */
function tellMoves(id, game) {
  const news = game.news();
  if (news) say({ id, progress: news, done: game.over ? null : undefined });
}

/** The page has taken the moves that it was told. @param {number} id */
function goOnFrom(id) {
  if (job?.request.id !== id || !job.game) return;
  const { game } = job;
  const waited = game.isAhead;
  game.hear();
  if (!waited) return;
  tellMoves(id, game);
  nextTurn.postMessage(id);
}

function explainWaiting() {
  for (const request of waiting.splice(0)) {
    const learned = infoOf(request)?.weights.length;
    const thinker = thinkerOf(request);
    if (!learned && !thinker) {
      waiting.push(request);
      fetchFor(request);
      continue;
    }
    attempt(request.id, () => {
      // Learned weights have no names: there is nothing to explain.
      const contributions = learned || !thinker ? [] : thinker.explain(question(request));
      say({ id: request.id, done: contributions });
    });
  }
}

/** Runs a call of the engine for a request that has waited. @param {number} id @param {() => void} work */
function attempt(id, work) {
  try {
    work();
  } catch (error) {
    refuse(id, error);
  }
}

/**
 * The engine's part of a request; a record may stand in the place of a position and moves.
 * @param {Go | Extract<Request, {kind: "explain"}>} request
 * @returns {import("./types.d.ts").ThinkRequest}
 */
function question({ kind, id, ...rest }) {
  return /** @type {any} */ (rest);
}
