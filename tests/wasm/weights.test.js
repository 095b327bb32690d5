// The download of learned weights.

import assert from "node:assert/strict";
import { test } from "node:test";

import { loadWeights } from "../../www/weights.js";

const outOfMemory = () => {
  throw new WebAssembly.RuntimeError("unreachable");
};

const noEngine = () => {
  const engine = Promise.reject(new Error("no engine"));
  engine.catch(() => {}); // it is awaited later
  return engine;
};

const info = { name: "4x4", bytes: 8, optional: false };

test("a download that brings nothing more is given up", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  let body = /** @type {ReadableStreamDefaultController<Uint8Array>} */ (/** @type {unknown} */ (undefined));
  t.mock.method(globalThis, "fetch", async (/** @type {string} */ _url, /** @type {RequestInit} */ { signal }) => {
    const stream = new ReadableStream({ start: (controller) => void (body = controller) });
    signal?.addEventListener("abort", () => body.error(signal.reason));
    return new Response(stream);
  });
  const turns = () => new Promise((resolve) => setImmediate(resolve));
  /** @type {number[]} */
  const loaded = [];
  let failure = "";
  const taker = { provideWeights: () => assert.fail("nothing came in whole") };
  const done = loadWeights("2048", info, taker, (news) => news.state === "loading" && loaded.push(news.loaded)).catch(
    (error) => (failure = error.message),
  );
  await turns();
  t.mock.timers.tick(29_000);
  body.enqueue(new Uint8Array(3));
  await turns();
  t.mock.timers.tick(29_000);
  await turns();
  assert.equal(loaded.at(-1), 3, "a part that comes in time is taken");
  assert.equal(failure, "");
  t.mock.timers.tick(2000);
  await done;
  assert.match(failure, /broke off/);
});

for (const [how, engine, error] of /** @type {const} */ ([
  ["does not start", noEngine, { message: "no engine" }],
  ["breaks down over it", () => ({ provideWeights: outOfMemory }), WebAssembly.RuntimeError],
])) {
  test(`an engine that ${how} says nothing of the file, which is kept`, async (t) => {
    /** @type {Map<string, Response>} */
    const files = new Map();
    const cache = {
      match: async (/** @type {string} */ url) => files.get(url)?.clone(),
      put: async (/** @type {string} */ url, /** @type {Response} */ file) => void files.set(url, file),
      delete: async (/** @type {string} */ url) => files.delete(url),
    };
    Object.defineProperty(globalThis, "caches", { value: { open: async () => cache }, configurable: true });
    t.after(() => Reflect.deleteProperty(globalThis, "caches"));
    const fetched = t.mock.method(globalThis, "fetch", async () => new Response("weights"));
    for (const _ of ["downloaded", "kept"]) await assert.rejects(loadWeights("2048", info, engine()), error);
    assert.equal(files.size, 1);
    assert.equal(fetched.mock.callCount(), 1);
    const refusing = { provideWeights: () => assert.fail("damaged") };
    await assert.rejects(loadWeights("2048", info, refusing), { message: "damaged" });
    assert.equal(files.size, 0, "a file that the engine refuses goes");
  });
}
