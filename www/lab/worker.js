// Plays games of an experiment, whole games inside the engine. Between two slices the event loop gets a
// turn, so that a pause is heard; to end it, the page ends the worker.

import { catalogue } from "../catalogue.js";
import { findEntrants, weightFilesOf } from "../core/lab/learned.js";
import { Guest } from "../guest.js";
import { post, postError, serveRequests, startPulse } from "../serve.js";
import start, { LabRunner } from "./pkg/plyground.js";

/** @typedef {import("./types.d.ts").Request} Request */

/** Long enough that messages cost nothing, short enough that the page sees it move. */
const SLICE_MS = 50;

/** @type {Promise<LabRunner>} */
let runner;
/** The experiment that the runner plays. */
let played = "";
/** The games that are asked for, while they are played: how many are over, since when. @type {{id: number, games: number, since: number} | null} */
let going = null;
let paused = false;
/** Whether a turn is on its way: a second one would say twice that all is done. */
let due = false;
/** Whether a guest thinks about its move. */
let asking = false;
/** The guests of the game that is played, by their seats. @type {Map<number, Promise<Guest>>} */
const guests = new Map();

const { port1: heard, port2: nextTurn } = new MessageChannel();
heard.onmessage = () => {
  due = false;
  void play().catch((error) => postError(going?.id, error));
};

serveRequests(hear);
// The page replaces a worker that falls silent: one that waits for weights, a guest or jobs does not. In a long
// move no timer fires: there the engine sends the same message.
startPulse();

/** @param {Request} request */
async function hear(request) {
  switch (request.kind) {
    case "init":
      runner = prepare(request);
      await runner;
      return null;
    case "go":
      paused = request.paused;
      await turn(request.experiment);
      (await runner).go(request.from, request.to);
      going = { id: request.id, games: 0, since: performance.now() };
      return goOn();
    case "pause":
      paused = request.on;
      return goOn();
    case "record": {
      const record = (await runner).record(request.job);
      if (record === undefined) throw new Error(`There is no game ${request.job}.`);
      return record;
    }
  }
}

/** Goes over to another experiment of the same players. @param {string} [experiment] */
async function turn(experiment = played) {
  if (experiment === played) return;
  (await runner).turn(experiment);
  played = experiment;
}

/** @param {Extract<Request, {kind: "init"}>} request */
async function prepare({ module, whole, experiment }) {
  await start({ module_or_path: module });
  played = experiment;
  const runner = new LabRunner(experiment);
  const entered = findEntrants(catalogue, JSON.parse(whole));
  const tell = (/** @type {import("../types.d.ts").WeightsNews} */ news) =>
    post({ id: 0, progress: news, quiet: news.state === "unpacking" });
  for (const info of entered) {
    const { game, id } = info;
    const files = weightFilesOf(info);
    if (!files.length) continue;
    const { chooseWeights, loadWeights } = await import("../weights.js");
    const taker = { provideWeights: (/** @type {Uint8Array} */ file) => runner.provideWeights(game, id, file) };
    await loadWeights(game, chooseWeights(files), taker, tell);
    tell({ state: "ready" });
  }
  return runner;
}

function goOn() {
  if (!going || paused || due || asking) return;
  due = true;
  nextTurn.postMessage(null);
}

async function play() {
  if (paused || !going) return;
  const { id, since } = going;
  const { lines, games: jobs, moves: progress, done, question } = (await runner).slice(SLICE_MS);
  going.games += jobs;
  const msPerJob = (performance.now() - since) / going.games;
  if (jobs) dismiss();
  if (done) going = null;
  post({ id, progress: { lines, jobs, msPerJob, progress }, done: done ? null : undefined });
  if (question) await ask(question);
  goOn();
}

/** Asks a guest for its move. A guest that fails loses. @param {import("./types.d.ts").SeatQuestion} question */
async function ask({ seat, address, game, ...question }) {
  asking = true;
  const guest = guests.get(seat) ?? Guest.start(address, game);
  guests.set(seat, guest);
  const lab = await runner;
  await guest
    .then((one) => one.chooseMove(question))
    .then(
      (move) => lab.answer(move),
      ({ fault = "broken", message }) => lab.fail(fault, message),
    );
  asking = false;
}

/** Ends the guests of the game before: each game has new ones. */
function dismiss() {
  for (const guest of guests.values()) guest.then((one) => one.close()).catch(() => {});
  guests.clear();
}
