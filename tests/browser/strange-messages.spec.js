// Workers and frames that are sent anything at all: they throw nothing, and answer the next sound question.
import { readdirSync } from "node:fs";
import * as fc from "fast-check";
import { junk, like, message, RECORD, TILES, WORKERS } from "../core/strange.js";
import { expect, test } from "./harness.js";
import { isLong, note, often } from "./lasting.js";

const FRAME = message({
  plyground: like(
    "state",
    "record",
    "set",
    "reset",
    "play",
    "undo",
    "redo",
    "seek",
    "hint",
    "think",
    "mark",
    "step",
    "stop",
    "remove",
  ),
  id: like(1, 2),
  args: fc.oneof(
    fc.array(like("left", "a13L", "game", "player", "budget", "position", "pentago", "strong", TILES, RECORD, 1, 0), {
      maxLength: 3,
    }),
    junk,
  ),
});

/** So many frames, and workers, hear messages. */
const times = often(15, 200);
/** A worker that says nothing for so long is stuck, in milliseconds. */
const PATIENCE = 20_000;

/** The file that the build made of a worker's script. @param {string} script */
function built(script) {
  const name = script.replace(/^www\/|\.js$/g, "").replaceAll("/", "-");
  return `www/${readdirSync("dist/www").find((file) => file.startsWith(`${name}-`))}`;
}

// tests/core/strange-messages.test.js has a short form for workers.
for (const [name, { script, module, heard, sound, answers }] of isLong ? Object.entries(WORKERS) : []) {
  test(`${name} throws nothing and answers, whatever it has heard`, async ({ page }) => {
    test.setTimeout(60_000 + PATIENCE * times);
    await page.goto("embedding.html");
    let heardInAll = 0;
    const answered = fc.asyncProperty(fc.array(heard, { maxLength: 30, size: "max" }), async (messages) => {
      heardInAll += messages.length;
      const told = await page.evaluate(converse, {
        script: built(script),
        module,
        messages: [...messages, ...sound],
        patience: PATIENCE,
      });
      expect(answers(told.done), JSON.stringify(told)).toBe(true);
    });
    await fc.assert(answered, { numRuns: times, seed: 1 });
    note(`strange messages to ${name}`, `${heardInAll} messages, ${times} workers`);
  });
}

test("a frame throws nothing and answers, whatever it has heard", async ({ page }) => {
  test.setTimeout(60_000 + PATIENCE * times);
  let heardInAll = 0;
  const answers = fc.asyncProperty(fc.array(FRAME, { maxLength: 60, size: "max" }), async (messages) => {
    heardInAll += messages.length;
    await page.goto("embed.html?game=pentago");
    const told = await page.evaluate(
      (messages) =>
        new Promise((resolve) => {
          addEventListener("message", ({ data }) => data?.plyground === "answer" && data.id === 99 && resolve(data));
          for (const message of messages) postMessage(message);
        }),
      [...messages, { plyground: "reset", id: 98, args: [] }, { plyground: "state", id: 99 }],
    );
    expect(told).toMatchObject({ result: { ply: 0, legal: expect.any(Array) } });
  });
  await fc.assert(answers, { numRuns: times, seed: 1 });
  note("strange messages to a frame", `${heardInAll} messages, ${times} frames`);
});

/**
 * Sends messages to a new worker. Answers what it says of the one with the id 99, or of its end.
 * @param {{script: string, module?: string, messages: unknown[], patience: number}} one
 * @returns {Promise<any>}
 */
async function converse({ script, module, messages, patience }) {
  const compiled = module && (await WebAssembly.compileStreaming(fetch(module)));
  /** @param {any} message */
  const filled = (message) => (message?.module ? { ...message, module: compiled } : message);
  const worker = new Worker(new URL(script, location.href), { type: "module" });
  try {
    return await new Promise((resolve) => {
      worker.onmessage = ({ data }) => {
        const isAnswer = data.id === 99 && (data.done !== undefined || data.error);
        // After such an error the module is in an unknown state.
        if (isAnswer || /RuntimeError|RangeError/.test(data.error)) resolve(data);
      };
      worker.onerror = ({ message }) => resolve({ error: `it broke: ${message}` });
      setTimeout(resolve, patience, { error: "it says nothing" });
      for (const message of messages) worker.postMessage(filled(message));
    });
  } finally {
    worker.terminate();
  }
}
