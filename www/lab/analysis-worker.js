// Analyses a game for analyse.html and runs the lessons of learn.html: reviews it ply by ply, and explains moves in between. It lives beside the lab's engine,
// which has every game and player.

import { catalogue } from "../catalogue.js";
import { compile } from "../compile.js";
import { findPlayer, needsWeights } from "../core/family.js";
import { post, serveRequests } from "../serve.js";
import start, { Analysis, Comparison, lesson } from "./pkg/plyground.js";

/** @typedef {import("../core/analysis.d.ts").Request} Request */

/** Long enough that messages cost nothing, short enough that questions are answered at once. */
const SLICE_MS = 30;
/** A comparison is told so often. */
const TELL_MS = 250;

/** The engine does not start: another worker may try again. */
class NoEngine extends Error {}

const engine = compile(new URL("./pkg/plyground_bg.wasm", import.meta.url))
  .then((module) => start({ module_or_path: module }))
  .catch((error) => {
    throw new NoEngine(reasonOf(error));
  });
engine.catch(() => {}); // each question is answered with it
/** @type {Promise<Analysis>} */
let analysis;
/** The tree that was recorded last. @type {import("./pkg/plyground.js").TreeHandle | undefined} */
let tree;
/** The question what switches save that was asked last. @type {number | undefined} */
let weighing;

/** What waits for its turn. @type {(() => void)[]} */
const waiting = [];
const { port1: turn, port2: nextTurn } = new MessageChannel();
turn.onmessage = () => waiting.shift()?.();

/** Lets other questions come in between. @returns {Promise<void>} */
function breathe() {
  nextTurn.postMessage(null);
  return new Promise((resolve) => void waiting.push(resolve));
}

serveRequests(async (/** @type {Request} */ request) => {
  await engine;
  if (request.kind === "open") {
    analysis = open(request);
    await analysis;
    return null;
  }
  if (request.kind === "lesson") return lesson(request.lesson, request.tree);
  if (request.kind === "compare") return compare(request);
  if (request.kind === "cancel") return void (request.id === weighing && (weighing = undefined));
  return answer(await analysis, request);
});

/** Answers a question about the game. @param {Analysis} at @param {Request} request */
function answer(at, request) {
  switch (request.kind) {
    case "review":
      return review(at, request.id);
    case "why":
      return at.why(request.ply, request.played ?? true, request.all ?? false);
    case "sentences":
      return at.sentences(request.ply);
    case "threat":
      return at.threat(request.ply) ?? null;
    case "judge":
      return at.judge(request.ply, request.move);
    case "tree":
      return record(at, request);
    case "treeAs":
      if (!tree) throw new Error("there is no tree");
      return tree[request.form]();
    case "savings":
      return weigh(at, request);
  }
}

/** Looks at a game. @param {Extract<Request, {kind: "open"}>} request */
async function open({ id, record, player, params, nodes }) {
  const opened = new Analysis(record, player, nodes, params);
  post({ id, progress: { player: opened.player } }); // the page names it while its weights come
  const wants = () => opened.wantsWeights();
  await equip(id, record, opened.player, (file) => opened.provideWeights(file), wants);
  return opened;
}

/**
 * Loads the learned weights that a player needs, or plays better with.
 * @param {number} id of the request, which is told how it goes
 * @param {string} record
 * @param {string} player
 * @param {(file: Uint8Array) => void} provideWeights
 * @param {() => boolean} [wants] whether the player has a use for those that it can do without
 */
async function equip(id, record, player, provideWeights, wants = () => true) {
  const info = findPlayer(catalogue, record.split(".", 1)[0], player);
  if (!info?.weights || (info.weights.optional && !wants())) return;
  const { loadWeights } = await import("../weights.js");
  const tell = (/** @type {import("../types.d.ts").WeightsNews} */ news) =>
    post({ id, progress: { weights: news }, quiet: news.state === "unpacking" });
  const loaded = loadWeights(info.game, info.weights, { provideWeights }, tell);
  // The player looks at the game without those that it can do without.
  await (needsWeights(info) ? loaded : loaded.catch(() => {}));
}

/** Plays two players side by side to the end. The page ends the worker to stop it. @param {Extract<Request, {kind: "compare"}>} request */
async function compare({ id, record, ply, players, nodes }) {
  const [one, other] = players;
  const pair = new Comparison(record, ply, one.player, one.params, other.player, other.params, nodes);
  for (const player of new Set(players.map(({ player }) => player))) {
    await equip(id, record, player, (file) => pair.provideWeights(player, file));
  }
  for (let done = false; !done; ) {
    const comparison = pair.slice(TELL_MS);
    post({ id, progress: { comparison } });
    ({ done } = comparison);
  }
  return null;
}

/** Searches with all switches as they are, then with each of them off. @param {Analysis} at @param {Extract<Request, {kind: "savings"}>} request */
async function weigh(at, { id, ply, depth }) {
  weighing = id;
  const all = [null, ...at.switches()];
  for (const [i, off] of all.entries()) {
    const cost = at.cost(ply, depth, off);
    post({ id, progress: { off, depth, cost, left: all.length - 1 - i } });
    await breathe();
    if (weighing !== id) return undefined; // it was called off, or asked about something else
  }
  return null;
}

/** @param {Analysis} at @param {Extract<Request, {kind: "tree"}>} request */
function record(at, { id, ply, depth, most }) {
  const next = at.tree(ply, depth, most);
  tree?.free();
  tree = next;
  const columns = {
    parents: tree.parents(),
    best: tree.best(),
    below: tree.below(),
    values: tree.values(),
    alphas: tree.alphas(),
    betas: tree.betas(),
    probabilities: tree.probabilities(),
    depths: tree.depths(),
    visits: tree.visits(),
  };
  const words = { labels: tree.labels(), reasons: tree.reasons() };
  const done = { depth: tree.depth, visited: tree.visited, iterations: tree.iterations(), ...columns, ...words };
  const buffers = Object.values(columns).map(({ buffer }) => buffer);
  post({ id, done }, buffers);
}

/** Judges all moves of the game, one after another. @param {Analysis} at @param {number} id */
async function review(at, id) {
  while (true) {
    const judgement = at.review(SLICE_MS);
    if (judgement) post({ id, progress: judgement });
    if (judgement === null) return at.judgements();
    await breathe();
  }
}

/** @param {unknown} error */
function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}
