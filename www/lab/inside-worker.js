// Looks inside a game for inside.html: reviews it ply by ply, and explains moves in between. It lives beside the lab's engine,
// which has every game and player.

import { catalogue } from "../catalogue.js";
import { compile } from "../compile.js";
import { playersOf } from "../core/family.js";
import { filesOf } from "../core/lab/learned.js";
import start, { Comparison, Inside, lesson } from "./pkg/plyground.js";

/** @typedef {import("../inside/types.d.ts").Request} Request */
/** @typedef {import("../inside/types.d.ts").Reply} Reply */

/** Long enough that messages cost nothing, short enough that questions are answered at once. */
const SLICE_MS = 30;
/** A comparison is told so often. */
const TELL_MS = 250;

const engine = compile(new URL("./pkg/plyground_bg.wasm", import.meta.url)).then((module) =>
  start({ module_or_path: module }),
);
// The page asks another worker, which tries again.
engine.catch((error) => reply({ type: "lost", message: reasonOf(error) }));
/** @type {Promise<Inside>} */
let inside;
/** The tree that was recorded last. @type {import("./pkg/plyground.js").TreeHandle | undefined} */
let tree;
let running = false;

const { port1: turn, port2: nextTurn } = new MessageChannel();
turn.onmessage = () => void review().catch(fail);

self.onmessage = ({ data }) => void hear(data).catch(fail);

/** @param {Request} request */
async function hear(request) {
  if (request.type === "open") {
    inside = open(request);
    return void (await inside);
  }
  if (request.type === "lesson") {
    await engine;
    return reply({ type: "lesson", lesson: lesson(request.id, request.tree) });
  }
  if (request.type === "compare") return compare(request);
  const at = await inside;
  if (request.type === "why") reply({ type: "why", ply: request.ply, why: at.why(request.ply) });
  if (request.type === "sentences") {
    reply({ type: "sentences", ply: request.ply, sentences: at.sentences(request.ply) });
  }
  if (request.type === "threat") reply({ type: "threat", ply: request.ply, threat: at.threat(request.ply) ?? null });
  if (request.type === "judge") reply({ type: "tried", judgement: at.judge(request.ply, request.move) });
  if (request.type === "tree") record(at, request);
  if (request.type === "savings") await weigh(at, request);
  if (request.type === "treeAs" && tree) {
    const { form, copies } = request;
    reply({ type: "treeText", form, copies, words: tree[form]() });
  }
  if (request.type === "review" && !running) {
    running = true;
    nextTurn.postMessage(null);
  }
}

/** Looks at a game. @param {Extract<Request, {type: "open"}>} request */
async function open({ record, player, params, weights, nodes }) {
  await engine;
  const opened = new Inside(record, player, nodes, params);
  reply({ type: "ready", player: opened.player }); // the page names it while its weights come
  const wants = () => opened.wantsWeights();
  await equip(record, opened.player, (file) => opened.provideWeights(file), { weights, wants });
  return opened;
}

/**
 * Loads the learned weights that a player needs, or plays better with.
 * @param {string} record
 * @param {string} player
 * @param {(file: Uint8Array) => void} provideWeights
 * @param {{weights?: string, wants?: () => boolean}} [options] the file; whether the player has a use for those that it can do without
 */
async function equip(record, player, provideWeights, { weights, wants = () => true } = {}) {
  const info = playersOf(catalogue, record.split(".", 1)[0]).find(({ id }) => id === player);
  const files = info ? filesOf(info) : [];
  if (!info || files.length === 0 || (info.optionalWeights && !wants())) return;
  const { chooseWeights, loadWeights } = await import("../weights.js");
  const tell = (/** @type {import("../types.d.ts").WeightsNews} */ news) => reply({ type: "weights", news });
  const loaded = loadWeights(info.game, chooseWeights(files, weights), { provideWeights }, tell);
  // The player looks at the game without those that it can do without.
  await (info.optionalWeights ? loaded.catch(() => {}) : loaded);
}

/** Plays two players side by side to the end. The page ends the worker to stop it. @param {Extract<Request, {type: "compare"}>} request */
async function compare({ record, ply, players, nodes }) {
  await engine;
  const [one, other] = players;
  const pair = new Comparison(record, ply, one, other, nodes);
  for (const player of new Set(players.map((name) => name.split("/", 1)[0]))) {
    await equip(record, player, (file) => pair.provideWeights(player, file));
  }
  for (let done = false; !done; ) {
    const comparison = pair.slice(TELL_MS);
    reply({ type: "compared", comparison });
    ({ done } = comparison);
  }
}

/** How often it was asked what switches save. */
let weighings = 0;

/** Searches with all switches as they are, then with each of them off. @param {Inside} at @param {Extract<Request, {type: "savings"}>} request */
async function weigh(at, { ply, depth }) {
  const own = ++weighings;
  const all = [null, ...at.switches()];
  for (const [i, off] of all.entries()) {
    const cost = at.cost(ply, depth, off);
    reply({ type: "saving", saving: { off, depth, cost, left: all.length - 1 - i } });
    await new Promise((resolve) => setTimeout(resolve)); // other questions come in between
    if (own !== weighings) return; // the same question about something else
  }
}

/** @param {Inside} at @param {Extract<Request, {type: "tree"}>} request */
function record(at, { ply, depth, most }) {
  try {
    const next = at.tree(ply, depth, most);
    tree?.free();
    tree = next;
    const { dropped, visited, line } = tree;
    const columns = {
      parents: tree.parents(),
      values: tree.values(),
      alphas: tree.alphas(),
      betas: tree.betas(),
      probabilities: tree.probabilities(),
      depths: tree.depths(),
      visits: tree.visits(),
    };
    const words = { labels: tree.labels(), reasons: tree.reasons(), line };
    const buffers = Object.values(columns).map(({ buffer }) => buffer);
    self.postMessage(
      {
        type: "tree",
        ply,
        tree: { depth: tree.depth, dropped, visited, iterations: tree.iterations(), ...columns, ...words },
      },
      { transfer: buffers },
    );
  } catch (error) {
    reply({ type: "noTree", ply, message: reasonOf(error) });
  }
}

async function review() {
  const judgement = (await inside).review(SLICE_MS);
  if (judgement) reply({ type: "judged", judgement });
  running = judgement !== null;
  if (running) nextTurn.postMessage(null);
  else reply({ type: "done" });
}

/** @param {unknown} error */
function fail(error) {
  running = false;
  reply({ type: "error", message: reasonOf(error) });
}

/** @param {unknown} error */
function reasonOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** @param {Reply} message */
function reply(message) {
  self.postMessage(message);
}
