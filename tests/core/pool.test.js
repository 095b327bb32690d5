// Workers that share jobs: each job is done once, whatever becomes of the workers.

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { QUIET_TICKS } from "../../www/core/worker-host.js";
import { Pool } from "../../www/pool.js";
import { pass, stopClock } from "./ticks.js";

let startClock = () => {};
beforeEach(() => void (startClock = stopClock()));
afterEach(() => startClock());

const breath = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Workers that do their jobs at once: `does` says what a worker does with a job, by default it finishes it.
 * @param {(job: number, worker: {number: number, crash: (message?: string) => void}) => boolean | void} [does] false: it is silent from then on
 */
function workersOf(does = () => {}) {
  /** @type {any[]} */
  const workers = [];
  function make() {
    const worker = {
      number: workers.length,
      /** @type {any[]} */ heard: [],
      isEnded: false,
      onmessage: /** @type {any} */ (null),
      onerror: /** @type {any} */ (null),
      onmessageerror: null,
      crash: (message = "") => worker.onerror({ message, preventDefault() {} }),
      terminate: () => void (worker.isEnded = true),
      async postMessage(/** @type {any} */ message) {
        worker.heard.push(structuredClone(message));
        await breath();
        if (message.kind === "init") worker.onmessage({ data: { id: 0, done: null } });
        if (message.kind !== "go" || message.paused) return;
        for (let job = message.from; job < message.to && !worker.isEnded; job += 1) {
          if (does(job, worker) === false || worker.isEnded) return;
          const done = job + 1 === message.to ? null : undefined;
          worker.onmessage({ data: { id: message.id, progress: { job, jobs: 1, msPerJob: 20, progress: 0 }, done } });
          await breath();
        }
      },
    };
    workers.push(worker);
    return worker;
  }
  return { make, workers };
}

/** Runs jobs to their end; answers which were told, and the error. @param {ReturnType<typeof workersOf>} hands @param {[number, number][]} open @param {number} count */
async function run({ make }, open, count) {
  /** @type {number[]} */
  const told = [];
  /** @type {any} */
  let pool;
  const error = await new Promise((resolve) => {
    pool = new Pool(make, { kind: "init" }, open, {
      onSlice: (/** @type {any} */ { job }) => told.push(job),
      onStartProgress() {},
      onDone: () => resolve(undefined),
      onError: resolve,
    });
    pool.start(count);
  });
  return { told, error, pool };
}

const sorted = (/** @type {number[]} */ numbers) => numbers.toSorted((a, b) => a - b);
const upTo = (/** @type {number} */ n) => Array.from({ length: n }, (_, i) => i);

test("each job is done once, by as many workers as are wanted and have one", async () => {
  const hands = workersOf();
  const { told } = await run(hands, [[0, 100]], 3);
  assert.deepEqual([sorted(told), hands.workers.length], [upTo(100), 3]);
  const few = workersOf();
  assert.deepEqual(
    sorted(
      (
        await run(
          few,
          [
            [3, 4],
            [7, 8],
          ],
          5,
        )
      ).told,
    ),
    [3, 7],
  );
  assert.equal(few.workers.length, 2);
});

test("without jobs no worker starts, and all is done", async () => {
  const hands = workersOf();
  assert.deepEqual([(await run(hands, [], 2)).told, hands.workers.length], [[], 0]);
});

test("a range takes about a quarter of a second", async () => {
  const hands = workersOf();
  await run(hands, [[0, 1000]], 1);
  const sizes = hands.workers[0].heard.flatMap((/** @type {any} */ { kind, from, to }) =>
    kind === "go" ? to - from : [],
  );
  assert.deepEqual(sizes.slice(0, 3), [1, 12, 12]);
  assert.equal(sizes.at(-1), 1);
});

test("a worker that crashes is replaced, and goes on with the job that it was at", async () => {
  let crashes = 0;
  const hands = workersOf((job, worker) => {
    if (job % 10 === 7 && crashes < job / 10) {
      crashes += 1;
      worker.crash("out of memory");
    }
  });
  const { told, error } = await run(hands, [[0, 50]], 2);
  assert.deepEqual([sorted(told), error], [upTo(50), undefined]);
  assert.ok(crashes >= 5);
});

test("one that falls silent is replaced too", async () => {
  const hands = workersOf((job, { number }) => {
    if (job !== 5 || number > 0) return;
    setImmediate(pass, QUIET_TICKS);
    return false;
  });
  const { told } = await run(hands, [[0, 20]], 1);
  assert.deepEqual([sorted(told), hands.workers.length], [upTo(20), 2]);
});

test("a job that breaks every worker ends all, with the reason", async () => {
  const hands = workersOf((job, worker) => void (job === 3 && worker.crash("unreachable")));
  const { error } = await run(hands, [[0, 9]], 2);
  assert.equal(error.message, "unreachable");
  assert.ok(hands.workers.every(({ isEnded }) => isEnded));
});

test("while it pauses nothing new begins, in new workers neither", async () => {
  let paused = 0;
  /** @type {Pool<any>} */
  let pool;
  const hands = workersOf((job) => {
    if (job === 4) pool.setPaused(true);
    paused += Number(job > 4);
  });
  pool = new Pool(
    hands.make,
    { kind: "init" },
    [
      [0, 5],
      [5, 6],
    ],
    { onSlice() {}, onStartProgress() {}, onDone() {}, onError() {} },
  );
  pool.start(1);
  for (let turn = 0; turn < 40; turn += 1) await breath();
  assert.equal(paused, 0);
  assert.equal(hands.workers[0].heard.at(-1).paused, true);
  pool.setPaused(false);
  assert.deepEqual([hands.workers[0].heard.at(-1).kind, hands.workers[0].heard.at(-1).on], ["pause", false]);
  pool.dispose();
});

test("workers without jobs wait for more", async () => {
  const hands = workersOf();
  const { pool, told } = await run(hands, [[0, 10]], 2);
  pool.addJobs([[10, 20]], { experiment: "the next stage" });
  while (told.length < 20) await breath();
  assert.deepEqual([sorted(told), hands.workers.length], [upTo(20), 2]);
  assert.equal(hands.workers[0].heard.at(-1).experiment, "the next stage");
  pool.dispose();
});
