// Workers that are sent anything at all: they throw nothing, and answer the next sound question. The long form is
// tests/browser/strange-messages.spec.js.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as fc from "fast-check";
import { Thread } from "../../www/node/thread.js";
import { WORKERS } from "./strange.js";

/** So many workers of each kind. */
const TIMES = 8;

const root = new URL("../../", import.meta.url);

for (const [name, { script, module, heard, sound, answers }] of Object.entries(WORKERS)) {
  test(`${name} throws nothing and answers, whatever it has heard`, { timeout: 120_000 }, async () => {
    const compiled = module && (await WebAssembly.compile(readFileSync(new URL(module, root))));
    const filled = (/** @type {any} */ message) => (message?.module ? { ...message, module: compiled } : message);
    const answered = fc.asyncProperty(fc.array(heard, { maxLength: 30, size: "max" }), async (messages) => {
      const done = await converse(new URL(script, root), [...messages, ...sound].map(filled));
      assert.ok(answers(done), String(done));
    });
    await fc.assert(answered, { numRuns: TIMES, seed: 1 });
  });
}

/** Sends messages to a new worker. Resolves with its answer to the one with the id 99. @param {URL} script @param {unknown[]} messages */
async function converse(script, messages) {
  const thread = new Thread(script);
  const hold = setInterval(() => {}, 1000); // threads do not keep the program running
  try {
    return await new Promise((resolve, reject) => {
      thread.onmessage = ({ data }) => {
        if (data.id === 99 && data.done !== undefined) resolve(data.done);
        // The module is in an unknown state.
        else if (/RuntimeError|RangeError/.test(data.error) || (data.id === 99 && data.error))
          reject(new Error(data.error));
      };
      thread.onerror = ({ message }) => reject(new Error(`it broke: ${message}`));
      for (const message of messages) thread.postMessage(message);
    });
  } finally {
    clearInterval(hold);
    thread.terminate();
  }
}
