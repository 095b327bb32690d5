// Plays whole games of an experiment in the engine. Between two slices the event loop runs, so that a pause can arrive; to stop, the
// page ends the worker.

import { catalogue } from "../catalogue.js";
import { findEntrants } from "../core/lab/learned.js";
import { tryPlayers } from "../core/lab/trial.js";
import { Guest } from "../guest.js";
import { post, postError, serveRequests, startPulse } from "../serve.js";
import start, { LabRunner, LabTrial } from "./pkg/plyground.js";

/** @typedef {import("./types.d.ts").Request} Request */

/** Long enough that messages cost nothing, short enough that the page sees it move. */
const SLICE_MS = 50;

/** @type {Promise<LabRunner>} */
let runnerPromise;
/** The experiment that the runner plays. */
let currentExperiment = "";
/** The requested games, while they are played: how many are over, and since when. @type {{id: number, games: number, since: number} | null} */
let currentRange = null;
/** The trial that is wanted; 0 for none. */
let currentTrial = 0;
let isPaused = false;
/** Whether the next slice is scheduled: a second one would report the end twice. */
let isScheduled = false;
/** Whether a guest is thinking about its move. */
let isAskingGuest = false;
/** The guests of the game that is played, by their seats. @type {Map<number, Promise<Guest>>} */
const guests = new Map();

const { port1: yieldReceiver, port2: yieldChannel } = new MessageChannel();
yieldReceiver.onmessage = () => {
  isScheduled = false;
  void playSlice().catch((error) => postError(currentRange?.id, error));
};

serveRequests(onRequest);
// The page replaces a worker that falls silent: one that waits for weights, a guest or jobs does not. In a long
// move no timer fires: there the engine sends the same message.
startPulse();

/** @param {Request} request */
async function onRequest(request) {
  switch (request.kind) {
    case "init":
      runnerPromise = createRunner(request);
      await runnerPromise;
      return null;
    case "go":
      isPaused = request.paused;
      await switchExperiment(request.experiment);
      (await runnerPromise).go(request.from, request.to);
      currentRange = { id: request.id, games: 0, since: performance.now() };
      return scheduleSlice();
    case "pause":
      isPaused = request.on;
      return scheduleSlice();
    case "trial":
      return runTrial(request);
    case "cancel":
      if (currentTrial === request.id) currentTrial = 0;
      return undefined;
    case "record": {
      const record = (await runnerPromise).record(request.job);
      if (record === undefined) throw new Error(`There is no game ${request.job}.`);
      return record;
    }
  }
}

/** Switches to another experiment with the same players. @param {string} [experiment] */
async function switchExperiment(experiment = currentExperiment) {
  if (experiment === currentExperiment) return;
  (await runnerPromise).turn(experiment);
  currentExperiment = experiment;
}

/** @param {Extract<Request, {kind: "init"}>} request */
async function createRunner({ module, whole, experiment }) {
  await start({ module_or_path: module });
  currentExperiment = experiment;
  const runner = new LabRunner(experiment);
  const entered = findEntrants(catalogue, JSON.parse(whole));
  const tell = (/** @type {import("../types.d.ts").WeightsNews} */ news) =>
    post({ id: 0, progress: news, quiet: news.state === "unpacking" });
  for (const { game, id, weights } of entered) {
    if (!weights) continue;
    const { loadWeights } = await import("../weights.js");
    const taker = { provideWeights: (/** @type {Uint8Array} */ file) => runner.provideWeights(game, id, file) };
    await loadWeights(game, weights, taker, tell);
    tell({ state: "ready" });
  }
  return runner;
}

/** @param {Extract<Request, {kind: "trial"}>} request */
async function runTrial({ id, module, experiment }) {
  currentTrial = id;
  await start({ module_or_path: module });
  const trial = new LabTrial(experiment);
  try {
    return await tryPlayers(trial, () => currentTrial !== id);
  } finally {
    trial.free();
  }
}

function scheduleSlice() {
  if (!currentRange || isPaused || isScheduled || isAskingGuest) return;
  isScheduled = true;
  yieldChannel.postMessage(null);
}

async function playSlice() {
  if (isPaused || !currentRange) return;
  const { id, since } = currentRange;
  const { lines, games: jobs, moves: progress, players, done, question } = (await runnerPromise).slice(SLICE_MS);
  currentRange.games += jobs;
  const msPerJob = (performance.now() - since) / currentRange.games;
  if (jobs) closeGuests();
  if (done) currentRange = null;
  post({ id, progress: { lines, jobs, msPerJob, progress, players }, done: done ? null : undefined });
  if (question) await askGuest(question);
  scheduleSlice();
}

/** Asks a guest for its move. A guest that fails loses. @param {import("./types.d.ts").SeatQuestion} question */
async function askGuest({ seat, address, game, ...question }) {
  isAskingGuest = true;
  const guest = guests.get(seat) ?? Guest.start(address, game);
  guests.set(seat, guest);
  const lab = await runnerPromise;
  await guest
    .then((one) => one.chooseMove(question))
    .then(
      (move) => lab.answer(move),
      ({ fault = "broken", message }) => lab.fail(fault, message),
    );
  isAskingGuest = false;
}

/** Closes the guests of the last game: each game has new ones. */
function closeGuests() {
  for (const guest of guests.values()) guest.then((one) => one.close()).catch(() => {});
  guests.clear();
}
