// The thinker of a board, with the real worker in a thread of Node.js: stopping, overtaking, crashing.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { BoardThinker } from "../../www/board/thinker.js";
import { SILENT_TICKS } from "../../www/core/worker-host.js";
import { loadEngine } from "../../www/engine.js";
import "../../www/node/index.js";
import { platform } from "../../www/platform.js";
import { ThinkerClient } from "../../www/thinker-client.js";
import { pass, stopClock } from "./ticks.js";

/** @typedef {import("../../www/types.d.ts").ThinkRequest} ThinkRequest */

const MIDDLE = "0,2,4,0,0,0,8,2,4,16,64,32,512,256,128,1024";
const MINUTE = { movetime: 60_000 };
const patience = { timeout: 30_000 };

const engine = await loadEngine("2048");

/** The threads that were started, the newest last. @type {import("../../www/core/worker-host.js").Thread[]} */
const threads = [];
const { spawn } = platform;
platform.spawn = () => {
  threads.push(spawn());
  return threads[threads.length - 1];
};

/** Ends a worker without a word, and lets so much time pass that this is noticed. */
function kill() {
  threads.at(-1)?.terminate();
  pass(SILENT_TICKS + 1);
}

/** @type {(() => void)[]} */
const made = [];
afterEach(() => {
  for (const end of made.splice(0)) end();
});

function clientOf(/** @type {(notice: {kind: string}) => void} */ onNotice = () => {}) {
  const client = new ThinkerClient(() => engine, onNotice);
  made.push(() => client.dispose());
  return client;
}

/** @param {Partial<ThinkRequest>} [changes] @returns {ThinkRequest} */
const question = (changes) => ({
  game: "2048",
  position: MIDDLE,
  player: "expectimax",
  params: {},
  limits: MINUTE,
  ...changes,
});

/** A board's thinker, with what it tells. @param {Partial<Omit<ThinkRequest, "position">>} [changes] to the settings */
function thinkerOf(changes) {
  /** @type {[name: string, detail: any][]} */
  const told = [];
  const { position, ...usual } = question();
  const settings = { ...usual, ...changes };
  const thinker = new BoardThinker(
    /** @type {any} */ ({
      engine: () => engine,
      settings: () => settings,
      searchInput: () => ({ position, moves: [] }),
      guest: () => ({ address: "" }),
      emit: (/** @type {string} */ name, /** @type {any} */ detail) => told.push([name, detail]),
      restarted: () => "The worker was started again.",
    }),
  );
  made.push(() => thinker.dispose());
  return {
    thinker,
    settings,
    of: (/** @type {string} */ name) => told.filter(([is]) => is === name).map(([, it]) => it),
  };
}

/** How a search ends: with a move, or the name of an error. @param {Promise<{move: string | null}>} search */
const ending = (search) =>
  search.then(
    ({ move }) => typeof move,
    ({ name }) => name,
  );

/** Resolves with the first report of a search that begins. @param {ThinkerClient} client */
async function begin(client) {
  let told = () => {};
  const begun = new Promise((resolve) => (told = () => resolve(null)));
  const search = client.think(question(), { onInfo: told });
  search.catch(() => {});
  await begun;
  return { search };
}

test("a search reports each depth and ends; the board tells when it thinks", patience, async () => {
  const { thinker, of } = thinkerOf({ limits: { depth: 4 } });
  const outcome = await thinker.advise("think");
  const infos = of("info");
  assert.deepEqual(
    infos.map(({ depth }) => depth),
    [1, 2, 3, 4],
  );
  assert.deepEqual(
    infos[0].moves.map((/** @type {any} */ { move }) => move),
    ["up", "right", "down", "left"],
  );
  assert.equal(outcome.depth, 4);
  assert.deepEqual(of("bestmove"), [outcome]);
  assert.deepEqual(of("thinking"), [
    { on: true, purpose: "think" },
    { on: false, purpose: "think" },
  ]);
});

test("of twenty requests the newest wins, and nothing is heard of the others", patience, async () => {
  const { thinker, of } = thinkerOf();
  const asked = Array.from({ length: 20 }, (_, i) =>
    thinker.advise("think", { limits: i === 19 ? { depth: 2 } : MINUTE }),
  );
  assert.deepEqual(await Promise.all(asked.map(ending)), [...Array(19).fill("AbortError"), "string"]);
  assert.deepEqual([of("bestmove").length, of("error")], [1, []]);
});

test(
  "another position on the board ends the search for the old one, not one that was about elsewhere",
  patience,
  async () => {
    const { thinker } = thinkerOf();
    const here = ending(thinker.advise("think"));
    thinker.cancel();
    assert.equal(await here, "AbortError");
    const elsewhere = ending(thinker.advise("think", { position: MIDDLE, limits: { depth: 3 } }));
    thinker.cancel();
    assert.equal(await elsewhere, "string");
  },
);

test("a bad request is refused by name and harms nothing", patience, async () => {
  const { thinker, settings, of } = thinkerOf({ params: { nonsense: 1 } });
  const message = await thinker.chooseMove().then(String, (error) => error.message);
  assert.match(message, /nonsense/);
  settings.params = {};
  settings.limits = { depth: 1 };
  assert.equal(await ending(thinker.chooseMove()), "string");
  assert.deepEqual([of("error"), of("notice")], [[{ message }], []]);
});

test("explain answers beside a search, and the same as alone", patience, async () => {
  const client = clientOf();
  const { limits, ...rest } = question();
  const alone = await client.explain(rest);
  assert.ok(alone.length > 0);
  const { search } = await begin(client);
  const beside = client.explain(rest);
  client.stop();
  assert.deepEqual(await beside, alone);
  assert.equal(await ending(search), "string");
});

test("signals and dismissal end searches", patience, async () => {
  const client = clientOf();
  const stopper = new AbortController();
  const first = ending(client.think(question(), { signal: stopper.signal }));
  stopper.abort();
  const never = ending(client.think(question(), { signal: stopper.signal }));
  assert.deepEqual([await first, await never], ["AbortError", "AbortError"]);
  const { search } = await begin(client);
  client.dispose();
  assert.equal(await ending(search), "AbortError");
  assert.equal(await ending(client.think(question({ limits: { depth: 1 } }))), "string");
});

test("an aborted call does not take over from the search that runs", patience, async () => {
  const client = clientOf();
  const { search } = await begin(client);
  assert.equal(await ending(client.think(question(), { signal: AbortSignal.abort() })), "AbortError");
  client.stop();
  assert.equal(await ending(search), "string");
});

test("renewed, it goes on with what has changed", patience, async () => {
  const client = clientOf();
  const { search } = await begin(client);
  const before = threads.length;
  client.renew({ limits: { depth: 2 } });
  const { depth } = await search;
  assert.deepEqual([depth, threads.length - before], [2, 1]);
});

test("a worker that ends in mid-search is replaced, and the search goes on", patience, async () => {
  made.push(stopClock(true));
  /** @type {string[]} */
  const notices = [];
  const client = clientOf(({ kind }) => notices.push(kind));
  let infos = 0;
  const search = client.think(question(), {
    onInfo() {
      if (notices.length) client.stop();
      else if (++infos === 1) queueMicrotask(kill);
    },
  });
  assert.equal(await ending(search), "string");
  assert.deepEqual(notices, ["worker-restarted"]);
});

test("the same search is not asked for ever, and the next one finds a fresh worker", patience, async () => {
  made.push(stopClock(true));
  const { thinker, of } = thinkerOf();
  const search = thinker.advise("think").then(String, ({ message }) => message);
  const hears = () => new Promise((resolve) => setTimeout(resolve, 5));
  while (!of("info").length) await hears();
  kill();
  const before = of("info").length;
  while (of("info").length === before) await hears();
  kill();
  assert.match(await search, /says nothing/);
  assert.deepEqual([of("error").length, of("notice").length], [1, 1]); // the second time nothing was started afresh
  assert.equal(await ending(thinker.advise("think", { limits: { depth: 1 } })), "string");
});

test("a game that a worker plays outlives it, however often it ends", patience, async () => {
  made.push(stopClock(true));
  const table = engine.Table.create("2048", 1n);
  const record = table.record();
  /** @type {string[]} */
  const moves = [];
  const end = new AbortController();
  const { position, lines, ...rest } = question({ limits: { depth: 2 } });
  const [kills, most] = [3, 400];
  const game = clientOf().play(
    { ...rest, record, ply: 0, moves: [] },
    {
      signal: end.signal,
      onMoves(outcomes) {
        for (const { move } of outcomes) if (move) moves.push(move);
        if (moves.length >= most) return end.abort();
        if (moves.length > (threads.length - first + 1) * 50 && threads.length - first < kills) queueMicrotask(kill);
      },
    },
  );
  const first = threads.length;
  await assert.rejects(game, { name: "AbortError" });
  assert.equal(threads.length - first, kills);
  // One game, in which each move is legal where it was made.
  for (const move of moves) assert.ok(table.play(move, /** @type {any} */ (undefined)));
});
