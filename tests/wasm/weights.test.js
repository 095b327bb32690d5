// The download of learned weights.

import assert from "node:assert/strict";
import { test } from "node:test";

import { loadWeights } from "../../www/weights.js";

const outOfMemory = () => {
  throw new WebAssembly.RuntimeError("unreachable");
};

const info = { name: "large", label: "", help: "", bytes: 8 };

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
  ["does not start", () => Promise.reject(new Error("no engine")), { message: "no engine" }],
  ["breaks down over it", () => ({ provideWeights: outOfMemory }), WebAssembly.RuntimeError],
])) {
  test(`an engine that ${how} leaves the cached file`, async (t) => {
    const cache = { match: async () => new Response("weights"), delete: t.mock.fn(async () => true) };
    Object.defineProperty(globalThis, "caches", { value: { open: async () => cache }, configurable: true });
    t.after(() => Reflect.deleteProperty(globalThis, "caches"));
    const fetched = t.mock.method(globalThis, "fetch", async () => new Response("weights"));
    await assert.rejects(loadWeights("2048", info, engine()), error);
    assert.equal(cache.delete.mock.callCount() + fetched.mock.callCount(), 0);
  });
}
