// A worker's host: whatever becomes of the worker, each request has one answer.

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { QUIET_TICKS, SILENT_TICKS, STARTING_TICKS, WorkerHost, WorkerLost } from "../../www/core/worker-host.js";
import { pass, stopClock } from "./ticks.js";

/** @typedef {import("../../www/core/worker-host.js").HostOptions} HostOptions */

/** @typedef {import("../../www/core/worker-host.js").Thread} Thread */

/** A worker that does what a test says. @implements {Thread} */
class Fake {
  /** What it has heard. @type {any[]} */
  heard = [];
  isEnded = false;
  /** @type {((event: any) => void) | null} */
  onmessage = null;
  /** @type {((event: any) => void) | null} */
  onerror = null;
  /** @type {((event: any) => void) | null} */
  onmessageerror = null;

  /** @param {unknown} message */
  postMessage(message) {
    this.heard.push(structuredClone(message));
  }
  terminate() {
    this.isEnded = true;
  }
  /** @param {unknown} data */
  say(data) {
    this.onmessage?.({ data });
  }
  /** @param {string} [message] */
  crash(message) {
    this.onerror?.({ message, preventDefault() {} });
  }
}

/** A host, and the workers that it has made, the newest last. @param {HostOptions} [options] */
function hostOf(options) {
  /** @type {Fake[]} */
  const workers = [];
  const make = () => {
    workers.push(new Fake());
    return workers[workers.length - 1];
  };
  return { host: new WorkerHost(make, options), workers };
}

/** How a request ends. @param {Promise<unknown>} asked @returns {Promise<{done?: unknown, name?: string, message?: string}>} */
const ending = (asked) =>
  asked.then(
    (done) => ({ done }),
    (/** @type {any} */ error) => ({
      name: error instanceof WorkerLost ? "WorkerLost" : error.name,
      message: error.message,
    }),
  );

let startClock = () => {};
beforeEach(() => void (startClock = stopClock()));
afterEach(() => startClock());

test("a request has an id, its progress, and one answer; the worker starts with it", async () => {
  const { host, workers } = hostOf();
  assert.equal(workers.length, 0);
  /** @type {unknown[]} */
  const seen = [];
  const asked = host.request({ kind: "add", of: [1, 2] }, { onProgress: (progress) => seen.push(progress) });
  const [worker] = workers;
  assert.deepEqual(worker.heard, [{ kind: "add", of: [1, 2], id: 1 }]);
  worker.say({ id: 1, progress: "half" });
  worker.say({ id: 1, progress: "all", done: 3 });
  worker.say({ id: 1, progress: "late", done: 4 });
  assert.equal(await asked, 3);
  assert.deepEqual(seen, ["half", "all"]);
});

test("answers find their requests by id, in whatever order they come", async () => {
  const { host, workers } = hostOf();
  const asked = [1, 2, 3].map((n) => ending(host.request({ kind: "same", n })));
  workers[0].say({ id: 3, done: "c" });
  workers[0].say({ id: 1, done: null });
  workers[0].say({ id: 2, error: "n: too many" });
  assert.deepEqual(await Promise.all(asked), [
    { done: null },
    { name: "Error", message: "n: too many" },
    { done: "c" },
  ]);
  assert.equal(workers.length, 1);
});

test("a request that is called off rejects at once, and its late answer is left out", async () => {
  const { host, workers } = hostOf();
  const stopper = new AbortController();
  let told = 0;
  const asked = ending(host.request({ kind: "long" }, { signal: stopper.signal, onProgress: () => (told += 1) }));
  const other = host.request({ kind: "other" });
  stopper.abort();
  workers[0].say({ id: 1, progress: 1, done: 1 });
  workers[0].say({ id: 2, done: 2 });
  assert.equal((await asked).name, "AbortError");
  assert.deepEqual([await other, told], [2, 0]);
  assert.deepEqual(workers[0].heard.at(-1), { id: 1, kind: "cancel" });
  assert.equal((await ending(host.request({ kind: "never" }, { signal: stopper.signal }))).name, "AbortError");
  assert.equal(workers[0].heard.length, 3);
});

test("what is said about a request is sent while it has no answer", async () => {
  const { host, workers } = hostOf();
  const request = { kind: "go" };
  const asked = host.request(request);
  host.send(request, "pause", { on: true });
  workers[0].say({ id: 1, done: true });
  await asked;
  host.send(request, "pause", { on: false });
  host.cancel(request, new Error("late"));
  assert.deepEqual(workers[0].heard.slice(1), [{ id: 1, kind: "pause", on: true }]);
});

for (const [how, harm] of /** @type {[string, (worker: Fake) => void][]} */ ([
  ["crashes", (worker) => worker.crash("out of memory")],
  ["ends without a word", () => pass(STARTING_TICKS + 1)],
  ["says what can't be read", (worker) => worker.onmessageerror?.({})],
  ["says that it broke down", (worker) => worker.say({ id: 1, error: "RuntimeError: unreachable", fatal: true })],
  ["says so about another request", (worker) => worker.say({ id: 77, error: "RangeError", fatal: true })],
])) {
  test(`a worker that ${how} is replaced, and the new one hears the requests`, async () => {
    let restarts = 0;
    const { host, workers } = hostOf({ maxCrashes: 2, onRestart: () => (restarts += 1) });
    const asked = [host.request({ kind: "one" }), host.request({ kind: "two" })];
    harm(workers[0]);
    assert.deepEqual([workers.length, workers[0].isEnded, restarts], [2, true, 1]);
    assert.deepEqual(workers[1].heard, workers[0].heard);
    workers[0].say({ id: 1, done: "late, from the old one" });
    workers[0].crash();
    workers[1].say({ id: 1, done: 1 });
    workers[1].say({ id: 2, done: 2 });
    assert.deepEqual(await Promise.all(asked), [1, 2]);
    assert.equal(workers.length, 2);
  });

  test(`where it ${how} too often the request is rejected, and the next one has a fresh worker`, async () => {
    let restarts = 0;
    const { host, workers } = hostOf({ onRestart: () => (restarts += 1) });
    const asked = ending(host.request({ kind: "one" }));
    harm(workers[0]);
    assert.equal((await asked).name, "WorkerLost");
    assert.deepEqual([workers.length, restarts], [1, 0]);
    const next = host.request({ kind: "two" });
    workers[1].say({ id: 2, done: 2 });
    assert.equal(await next, 2);
  });
}

test("a request that got on begins there again, and earlier crashes no longer count", async () => {
  const { host, workers } = hostOf({ maxCrashes: 2 });
  const request = { kind: "count", from: 0 };
  const asked = ending(host.request(request, { onProgress: (from) => host.updateRequest(request, { from }) }));
  for (let times = 1; times <= 5; times += 1) {
    workers[times - 1].say({ id: 1, progress: times });
    workers[times - 1].crash();
    assert.deepEqual(workers[times].heard, [{ kind: "count", from: times, id: 1 }]);
  }
  workers[5].crash("twice in a row");
  assert.deepEqual(await asked, { name: "WorkerLost", message: "twice in a row" });
});

test("a crash without a request costs nothing", async () => {
  const { host, workers } = hostOf();
  const first = host.request({ kind: "one" });
  workers[0].say({ id: 1, done: 1 });
  await first;
  workers[0].crash("idle");
  pass(10 * QUIET_TICKS);
  assert.equal(workers.length, 1);
  const next = host.request({ kind: "two" });
  workers[1].say({ id: 2, done: 2 });
  assert.equal(await next, 2);
});

describe("silence", () => {
  /** @param {HostOptions} [options] */
  function working(options) {
    const made = hostOf(options);
    const asked = ending(made.host.request({ kind: "long" }));
    made.workers[0].say({});
    return { ...made, asked, worker: made.workers[0] };
  }

  test("signs of life, whatever they are, keep a worker that is long at work", async () => {
    const { worker, asked } = working();
    for (const sign of [{}, null, undefined, "hm", 7, { id: 9, done: 1 }, { id: 1 }, { type: "pulse" }, []]) {
      pass(SILENT_TICKS);
      worker.say(sign);
    }
    worker.say({ id: 1, done: "at last" });
    assert.deepEqual(await asked, { done: "at last" });
    assert.equal(worker.isEnded, false);
  });

  test("without them it ends one tick later", async () => {
    const { worker, asked } = working();
    pass(SILENT_TICKS);
    assert.equal(worker.isEnded, false);
    pass(1);
    assert.match((await asked).message ?? "", /says nothing/);
    assert.equal(worker.isEnded, true);
  });

  test("a worker that said it would be quiet has longer, until it speaks again", async () => {
    const { worker, asked } = working();
    worker.say({ quiet: true });
    pass(QUIET_TICKS);
    assert.equal(worker.isEnded, false);
    worker.say({});
    pass(SILENT_TICKS + 1);
    assert.equal((await asked).name, "WorkerLost");
  });

  test("another request does not break it", async () => {
    const { host, worker } = working();
    for (let times = 0; times <= SILENT_TICKS; times += 1) {
      ending(host.request({ kind: "and?" }));
      pass(1);
    }
    assert.equal(worker.isEnded, true);
  });

  test("before a request that comes after a rest it does not count", async () => {
    const { host, worker } = working();
    worker.say({ id: 1, done: 1 });
    pass(100 * SILENT_TICKS);
    const next = host.request({ kind: "next" });
    pass(SILENT_TICKS);
    worker.say({ id: 2, done: 2 });
    assert.equal(await next, 2);
  });

  test("a worker that may work for ever is watched until it has started", async () => {
    const { worker, asked } = working({ silentTicks: Infinity });
    pass(100 * QUIET_TICKS);
    worker.say({ id: 1, done: 1 });
    assert.deepEqual(await asked, { done: 1 });
    const dead = hostOf({ silentTicks: Infinity });
    const lost = ending(dead.host.request({ kind: "one" }));
    pass(STARTING_TICKS + 1);
    assert.equal((await lost).name, "WorkerLost");
  });
});

test("a worker that is only late may still come, where somebody is told", async () => {
  let told = 0;
  const { host, workers } = hostOf({ onSlowStart: () => (told += 1) });
  const asked = ending(host.request({ kind: "one" }));
  pass(STARTING_TICKS + 1);
  assert.deepEqual([told, workers[0].isEnded], [1, false]);
  workers[0].say({ id: 1, progress: "at last" });
  pass(SILENT_TICKS + 1);
  assert.equal((await asked).name, "WorkerLost"); // once it has started it falls silent like others
  assert.equal(told, 1);
});

describe("the first request", () => {
  test("each worker hears it first, as it is by then; it tells news", async () => {
    let engine = "a";
    /** @type {unknown[]} */
    const news = [];
    const { host, workers } = hostOf({
      firstRequest: () => ({ kind: "init", engine }),
      onFirstProgress: (one) => news.push(one),
      maxCrashes: 2,
    });
    const asked = host.request({ kind: "one" });
    engine = "b";
    workers[0].say({ id: 0, progress: "half" });
    workers[0].crash();
    assert.deepEqual(
      workers.map(({ heard }) => heard),
      ["a", "b"].map((engine) => [
        { kind: "init", engine, id: 0 },
        { kind: "one", id: 1 },
      ]),
    );
    workers[1].say({ id: 0, progress: "all", done: null });
    workers[1].say({ id: 1, done: 1 });
    assert.equal(await asked, 1);
    assert.deepEqual(news, ["half", "all"]);
  });

  test("an error that answers it is a crash", async () => {
    const { host, workers } = hostOf({ firstRequest: () => ({ kind: "init" }) });
    const asked = ending(host.request({ kind: "one" }));
    workers[0].say({ id: 0, error: "404" });
    assert.deepEqual(await asked, { name: "WorkerLost", message: "404" });
  });

  test("until it is done the worker has the time to start, whatever it tells", async () => {
    const { host, workers } = hostOf({ firstRequest: () => ({ kind: "init" }) });
    ending(host.request({ kind: "one" }));
    workers[0].say({ id: 0, progress: "half" });
    pass(STARTING_TICKS);
    assert.equal(workers[0].isEnded, false);
    workers[0].say({ id: 0, done: null });
    pass(SILENT_TICKS + 1);
    assert.equal(workers[0].isEnded, true);
  });
});

test("a worker that can't be made, or a request that can't be sent, rejects that request alone", async () => {
  const host = new WorkerHost(() => {
    throw new TypeError("This page may start no workers.");
  });
  assert.deepEqual(await ending(host.request({ kind: "one" })), {
    name: "TypeError",
    message: "This page may start no workers.",
  });
  const { host: sound, workers } = hostOf();
  const good = sound.request({ kind: "one" });
  assert.equal((await ending(sound.request({ kind: "two", what: () => {} }))).name, "DataCloneError");
  workers[0].say({ id: 1, done: 1 });
  assert.equal(await good, 1);
});

test("an answer comes, whatever a listener throws on the way", async () => {
  const { host, workers } = hostOf();
  const onProgress = () => {
    throw new Error("told");
  };
  const asked = host.request({ kind: "one" }, { onProgress });
  assert.throws(() => workers[0].say({ id: 1, progress: 1, done: "all the same" }), /told/);
  assert.equal(await asked, "all the same");
});

test("renewed, another worker hears what has no answer yet", async () => {
  const { host, workers } = hostOf();
  const asked = [host.request({ kind: "one" }), host.request({ kind: "two" })];
  workers[0].say({ id: 1, done: 1 });
  host.restart();
  assert.deepEqual([workers[0].isEnded, workers[1].heard], [true, [{ kind: "two", id: 2 }]]);
  workers[1].say({ id: 2, done: 2 });
  assert.deepEqual(await Promise.all(asked), [1, 2]);
  host.restart();
  assert.equal(workers.length, 2); // nobody waits for a third
});

test("dismissed, it rejects what it was asked, and may be asked again", async () => {
  const { host, workers } = hostOf();
  const asked = [host.request({ kind: "one" }), host.request({ kind: "two" })].map(ending);
  host.dispose();
  assert.deepEqual(
    (await Promise.all(asked)).map(({ name }) => name),
    ["AbortError", "AbortError"],
  );
  assert.equal(workers[0].isEnded, true);
  pass(10 * QUIET_TICKS);
  const next = host.request({ kind: "three" });
  workers[1].say({ id: 3, done: 3 });
  assert.equal(await next, 3);
});

test("two hosts know nothing of each other", async () => {
  const [one, other] = [hostOf({ maxCrashes: 2 }), hostOf({ maxCrashes: 2 })];
  const [first, second] = [one.host.request({ kind: "a" }), other.host.request({ kind: "b" })];
  one.workers[0].crash();
  one.workers[1].say({ id: 1, done: "one" });
  assert.equal(await first, "one");
  assert.equal(other.workers.length, 1);
  one.host.dispose();
  other.workers[0].say({ id: 1, done: "other" });
  assert.equal(await second, "other");
});
