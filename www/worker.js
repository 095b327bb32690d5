// The worker that searches. A search runs in slices of some milliseconds; between two slices the event loop runs, so that
// `stop` and newer requests arrive without shared memory.

import { checkLimits, messageOf } from "./core/arguments.js";
import { findPlayer, needsWeights } from "./core/family.js";
import { catalogue, compileModule, familyOf, folderOf, loadScript } from "./engine.js";
import { PULSE_MS, post, postError, serveRequests, startPulse } from "./serve.js";
import { WorkerGame } from "./worker-game.js";

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
/** A search, and the game that it is for where that is played here. @typedef {{request: Go, thinker: Thinker, game: WorkerGame | null, lastMessage: number}} Job */
/** The running search. @type {Job | null} */
let job = null;
/** The search that is waiting for weights or a module. @type {Go | null} */
let waitingRequest = null;
/** The id of a search that was stopped while waiting: it answers as soon as it can. @type {number | null} */
let stoppedWhileWaiting = null;
/** The state of the weights, by the key of their player. @type {Map<string, "loading" | "ready" | "failed">} */
const weightsState = new Map();
/** Requests to explain that are waiting for the search to end: a module has one player at a time. @type {Extract<Request, {kind: "explain"}>[]} */
const waitingExplanations = [];

/** The key of a player: players of several games may have the same id. @param {Pick<PlayerInfo, "game" | "id">} player */
const playerKey = ({ game, id }) => `${game}/${id}`;

const { port1: yieldReceiver, port2: yieldChannel } = new MessageChannel();
yieldReceiver.onmessage = ({ data }) => runSlice(data);

serveRequests(onRequest);

/** @param {Request} request */
function onRequest(request) {
  switch (request.kind) {
    case "init":
      return init(request);
    case "go":
    case "play":
      dropJob();
      waitingRequest = null;
      answerExplanations();
      return startWhenLoaded(request);
    case "heard":
      return onMovesTaken(request.id);
    case "stop":
      if (waitingRequest?.id === request.id) stopWaiting(waitingRequest);
      else if (job?.request.id === request.id) job.thinker.stop();
      return;
    case "cancel":
      if (waitingRequest?.id === request.id) waitingRequest = null;
      if (job?.request.id !== request.id) return;
      dropJob();
      return answerExplanations();
    case "explain":
      waitingExplanations.push(request);
      if (!job) answerExplanations();
  }
}

/** Drops the running search. */
function dropJob() {
  job?.game?.free();
  job = null;
}

/** Starts the module that the page has compiled. @param {Extract<Request, {kind: "init"}>} request */
async function init({ folder, module }) {
  await startEngine(folder, module);
  return null;
}

/**
 * Loads and starts a module.
 * @param {string} folder
 * @param {WebAssembly.Module} [module] where the page has compiled it
 */
function startEngine(folder, module) {
  let asked = engines.get(folder);
  if (!asked) {
    asked = loadScript(folder).then(async (script) => {
      await script.default({ module_or_path: module ?? (await compileModule(folder)) });
      scripts.set(folder, script);
      thinkers.set(folder, new script.Thinker());
      return script;
    });
    engines.set(folder, asked);
    asked.catch(() => engines.delete(folder)); // so that a later request tries again
  }
  return asked;
}

/** Starts a search as soon as the module and the weights of its player are loaded. @param {Go} request */
function startWhenLoaded(request) {
  const player = playerOf(request);
  if (!player || !needsWeights(player)) {
    const thinker = thinkerOf(request);
    if (thinker && !(player?.weights && mustAwaitWeights(player, thinker, request))) return startJob(request);
    waitingRequest = request;
    return thinker ? undefined : void loadModule(request);
  }
  switch (weightsState.get(playerKey(player))) {
    case "ready":
      return startJob(request);
    case "failed":
      return startWhenLoaded(withDefaultPlayer(request));
    case undefined:
      loadPlayerWeights(player, folderOf(request.game, player.id), request.weights);
  }
  waitingRequest = request;
}

/**
 * Whether a player must wait for optional weights. They load with the first position that it wants them for; if that fails, it
 * searches without them.
 * @param {PlayerInfo} player @param {Thinker} thinker @param {Go} request
 */
function mustAwaitWeights(player, thinker, request) {
  const state = weightsState.get(playerKey(player));
  if (state === "ready" || state === "failed" || stoppedWhileWaiting === request.id) return false;
  try {
    if (!thinker.wantsWeights(searchInput(request))) return false;
  } catch {
    return false; // a bad request: the search will say so
  }
  if (!state) {
    // A folder holds every file; the address of a file means another player's.
    const folder = request.weights?.endsWith("/") ? request.weights : undefined;
    loadPlayerWeights(player, folderOf(player.game, player.id), folder, () => {});
  }
  return true;
}

/** @param {Go} request */
function startJob(request) {
  waitingRequest = null;
  const thinker = thinkerOf(request);
  tryCall(request.id, () => {
    const script = scripts.get(folderOf(request.game, request.player));
    if (!thinker || !script) throw new Error(NO_PART);
    checkLimits(request.limits);
    const game = request.kind === "play" ? new WorkerGame(script, request) : null;
    const next = { request, thinker, game, lastMessage: performance.now() };
    startSearch(next);
    job = next;
    if (stoppedWhileWaiting === request.id) thinker.stop();
  });
  runSlice(request.id);
}

/** Starts the search of a request, or the next one of its game. @param {Job} job */
function startSearch({ request, thinker, game }) {
  thinker.go({ ...searchInput(request), ...(game && { record: undefined, ...game.searchInput }) });
}

/** Stops a waiting search: it continues without weights, with the default player. @param {Go} request */
function stopWaiting(request) {
  stoppedWhileWaiting = request.id;
  const player = playerOf(request);
  if (player?.weights) startWhenLoaded(needsWeights(player) ? withDefaultPlayer(request) : request);
}

/** @param {{game: string, player: string}} request */
const playerOf = ({ game, player }) => findPlayer(catalogue, game, player);

/** The thinker for a request, where its module is loaded. @param {{game: string, player: string}} request */
const thinkerOf = ({ game, player }) => thinkers.get(folderOf(game, player));

/** The request for the game's default player. @param {Go} request @returns {Go} */
function withDefaultPlayer(request) {
  const family = familyOf(request.game);
  return { ...request, player: family?.defaultPlayer ?? request.player, params: {} };
}

/** Loads the module for a request, then continues the requests that wait for it. @param {{game: string, player: string}} request */
async function loadModule({ game, player }) {
  const rest = startPulse();
  const folder = folderOf(game, player);
  try {
    await startEngine(folder);
    if (!job) answerExplanations();
    if (waitingRequest) startWhenLoaded(waitingRequest);
  } catch (error) {
    const lost = (/** @type {Go | (typeof waitingExplanations)[number]} */ one) =>
      folderOf(one.game, one.player) === folder;
    const ids = waitingExplanations.filter(lost).map((one) => one.id);
    for (const id of ids)
      waitingExplanations.splice(
        waitingExplanations.findIndex((one) => one.id === id),
        1,
      );
    if (waitingRequest && lost(waitingRequest)) {
      ids.push(waitingRequest.id);
      waitingRequest = null;
    }
    for (const id of ids) post({ id, error: `${NO_PART} (${messageOf(error)})`, lost: true });
  } finally {
    rest();
  }
}

/**
 * Loads a player's weights and the module that uses them.
 * @param {Pick<PlayerInfo, "game" | "id" | "weights">} player @param {string} folder
 * @param {string} [at] the address of the file or its folder
 * @param {(news: import("./types.d.ts").WeightsNews) => void} [tell] by default the page hears how it goes
 */
async function loadPlayerWeights(
  { game, id: player, weights },
  folder,
  at,
  tell = (news) => post({ id: 0, progress: { player, ...news }, quiet: news.state === "unpacking" }),
) {
  const key = playerKey({ game, id: player });
  weightsState.set(key, "loading");
  const rest = startPulse();
  try {
    const { loadWeights } = await import("./weights.js");
    const taker = startEngine(folder).then(
      () => ({
        provideWeights: (/** @type {Uint8Array} */ file) => thinkers.get(folder)?.provideWeights(game, player, file),
      }),
      () => {
        throw new Error(NO_PART);
      },
    );
    taker.catch(() => {}); // reported below, unless something else fails first
    if (weights) await loadWeights(game, { ...weights, at }, taker, tell);
    await taker;
    weightsState.set(key, "ready");
    tell({ state: "ready" });
  } catch (error) {
    weightsState.set(key, "failed");
    const script = scripts.get(folder);
    // An engine that broke down, as for want of memory, leaves its thinker locked.
    if (script && error instanceof WebAssembly.RuntimeError) thinkers.set(folder, new script.Thinker());
    tell({ state: "failed", message: error instanceof Error ? error.message : String(error) });
  } finally {
    rest();
  }
  if (waitingRequest) startWhenLoaded(waitingRequest);
}

/** @param {number} id */
function runSlice(id) {
  if (job?.request.id !== id) return; // replaced since this turn was asked for
  try {
    const slice = job.thinker.slice(SLICE_MS);
    if (job.game) return continueGame(job, job.game, slice);
    const { infos, outcome } = slice;
    const now = performance.now();
    if (infos.length || outcome || now - job.lastMessage >= PULSE_MS) {
      job.lastMessage = now;
      post({ id, progress: infos, done: outcome ?? undefined });
    }
    if (!outcome) return yieldChannel.postMessage(id);
    dropJob();
    answerExplanations();
  } catch (error) {
    job = null;
    post({ id, error: String(error), fatal: true });
  }
}

/** Plays the move of a finished search, and starts the next. @param {Job} job @param {WorkerGame} game @param {import("./types.d.ts").Slice} slice */
function continueGame(job, game, slice) {
  game.addSlice(slice);
  reportMoves(job.request.id, game);
  if (game.isOver) dropJob();
  if (slice.outcome) answerExplanations(); // between two searches
  if (game.isOver) return;
  if (slice.outcome) startSearch(job);
  if (!game.isFull) yieldChannel.postMessage(job.request.id);
}

/** Reports moves to the page, if a report is due. @param {number} id @param {WorkerGame} game */
function reportMoves(id, game) {
  const news = game.takeReport();
  if (news) post({ id, progress: news, done: game.isOver ? null : undefined });
}

/** Continues a game when the page has acknowledged its moves. @param {number} id */
function onMovesTaken(id) {
  if (job?.request.id !== id || !job.game) return;
  const { game } = job;
  const waited = game.isFull;
  game.acknowledge();
  if (!waited) return;
  reportMoves(id, game);
  yieldChannel.postMessage(id);
}

function answerExplanations() {
  for (const request of waitingExplanations.splice(0)) {
    const player = playerOf(request);
    const learned = player && needsWeights(player);
    const thinker = thinkerOf(request);
    if (!learned && !thinker) {
      waitingExplanations.push(request);
      loadModule(request);
      continue;
    }
    tryCall(request.id, () => {
      // Learned weights have no names: there is nothing to explain.
      const contributions = learned || !thinker ? [] : thinker.explain(searchInput(request));
      post({ id: request.id, done: contributions });
    });
  }
}

/** Calls the engine for a request that has waited, and posts an error if it fails. @param {number} id @param {() => void} work */
function tryCall(id, work) {
  try {
    work();
  } catch (error) {
    postError(id, error);
  }
}

/**
 * The engine's part of a request, with a position and moves or with a record.
 * @param {Go | Extract<Request, {kind: "explain"}>} request
 * @returns {import("./types.d.ts").ThinkRequest}
 */
function searchInput({ kind, id, ...rest }) {
  return /** @type {any} */ (rest);
}
