// Workers and frames that are sent anything at all: they throw nothing, and answer the next sound question.
import * as fc from "fast-check";
import { catalogue } from "../../www/catalogue.js";
import { expect, test } from "./harness.js";
import { note, often } from "./lasting.js";

const TILES = "128,64,16,4,32,16,8,2,4,2,2,0,0,0,2,0";
const MARBLES = "X.OX.X.OOO...X..O.OX.OX.X.O...XX.O.X O";
const RECORD = "pentago.1..a13L_f63L";
const MODULE = "the compiled module"; // stands for it, which no test can write down
const GAMES = [...catalogue.games.map(({ id }) => id), "2048-3x3"];
const PLAYERS = ["expectimax", "strong", "random", "mcts", "learned"];
const EXPERIMENT = JSON.stringify({ name: "two", game: "2048", players: [{ player: "random" }], games: 2, seed: 9 });

/** Any value, and numbers that a sound message may have. */
const junk = fc.oneof(fc.anything({ maxDepth: 1, maxKeys: 3, withBigInt: true }), fc.integer({ min: -2, max: 50 }));
/** One of these values, or now and then anything. @param {...unknown} values */
const like = (...values) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: junk });
/** A message of these fields, of which some may be missing, or now and then anything. @param {Record<string, fc.Arbitrary<unknown>>} fields */
const message = (fields) =>
  fc.oneof({ weight: 9, arbitrary: fc.record(fields, { requiredKeys: [] }) }, { weight: 1, arbitrary: junk });

const limits = fc.oneof(
  fc.record({ movetime: like(1), depth: like(1, 2), nodes: like(100) }, { requiredKeys: [] }),
  junk,
);

/**
 * Where each listens, what it hears, and a sound question with the answer to it. A long comparison is not among the messages: the page
 * ends the worker to stop it.
 * @type {Record<string, {script: string, module?: string, heard: fc.Arbitrary<unknown>, sound: object[], awaited: Record<string, unknown>, answer: Record<string, unknown>}>}
 */
const WORKERS = {
  "the thinker": {
    script: "www/worker.js",
    module: "www/pkg/plyground_bg.wasm",
    heard: message({
      kind: like("init", "go", "play", "heard", "stop", "cancel", "explain"),
      id: like(1, 2, 3),
      folder: like("pkg", "pkg-loa"),
      module: like(MODULE, undefined),
      game: like(...GAMES),
      position: like(TILES, MARBLES),
      record: like(RECORD),
      ply: like(0, 1, 2),
      moves: like([], ["left"], ["up", "left"]),
      player: like(...PLAYERS),
      params: like({}, { depth: 2 }),
      limits,
      lines: like(1, 3),
      seed: like(1),
      weights: like("plain"),
    }),
    sound: [
      { kind: "go", id: 99, game: "2048", position: TILES, player: "expectimax", params: {}, limits: { depth: 2 } },
    ],
    awaited: { id: 99 },
    answer: { done: { move: expect.any(String) } },
  },
  "the lab": {
    script: "www/lab/worker.js",
    module: "www/lab/pkg/plyground_bg.wasm",
    heard: message({
      kind: like("init", "go", "record", "pause"),
      id: like(0, 1, 2),
      module: like(MODULE),
      whole: like(EXPERIMENT, "{}"),
      experiment: like(EXPERIMENT, "{}"),
      from: like(0, 1),
      to: like(1, 2),
      job: like(0, 1, 9),
      on: like(true, false),
    }),
    sound: [
      { kind: "init", id: 0, module: MODULE, whole: EXPERIMENT, experiment: EXPERIMENT },
      { kind: "record", id: 99, job: 1 },
    ],
    awaited: { id: 99 },
    answer: { done: expect.stringMatching(/^2048\.1\./) },
  },
  "the view from inside": {
    script: "www/lab/inside-worker.js",
    heard: message({
      kind: like(
        "open",
        "review",
        "why",
        "sentences",
        "threat",
        "judge",
        "tree",
        "treeAs",
        "savings",
        "lesson",
        "cancel",
      ),
      id: like(0, 1, 2),
      record: like(RECORD, "2048.1.14a32d."),
      player: like(...PLAYERS, undefined),
      nodes: like(100, 1000),
      ply: like(0, 1, 2),
      move: like("a13L", "f63L", "left"),
      depth: like(1, 2),
      most: like(100),
      form: like("indented", "dot", "svg", "json"),
      lesson: like("minimax", "alpha-beta"),
      tree: like("(3 5)", undefined),
    }),
    sound: [
      { kind: "open", id: 0, record: RECORD, player: "strong", nodes: 100 },
      { kind: "judge", id: 99, ply: 0, move: "b13L" },
    ],
    awaited: { id: 99 },
    answer: { done: { move: "b13L" } },
  },
  "the worker of puzzles": {
    script: "www/puzzles/worker.js",
    heard: message({
      kind: like("set", "play", "keeping"),
      id: like(1, 2),
      game: like(...GAMES),
      task: like("win", "hold", "reach", "survive"),
      moves: fc.constantFrom(1, 2, 1.5, null, "two"), // a deeper search may take a minute
      position: like(TILES, MARBLES),
      move: like("left", "a13L"),
    }),
    sound: [
      { kind: "set", id: 98, game: "2048", task: "reach", moves: 2, position: "16,32,64,4,0,4,16,64,0,2,4,2,0,0,2,4" },
      { kind: "keeping", id: 99 },
    ],
    awaited: { id: 99 },
    answer: { done: ["left"] },
  },
};

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

/** So many workers, and frames, hear messages. */
const times = often(15, 200);
/** A worker that says nothing for so long is stuck, in milliseconds. */
const PATIENCE = 20_000;

for (const [name, { script, module, heard, sound, awaited, answer }] of Object.entries(WORKERS)) {
  test(`${name} throws nothing and answers, whatever it has heard`, async ({ page }) => {
    test.setTimeout(60_000 + PATIENCE * times);
    await page.goto("about.html");
    let heardInAll = 0;
    const answers = fc.asyncProperty(fc.array(heard, { maxLength: 30, size: "max" }), async (messages) => {
      heardInAll += messages.length;
      const told = await page.evaluate(converse, {
        script,
        module,
        messages: [...messages, ...sound],
        awaited,
        patience: PATIENCE,
      });
      expect(told).toMatchObject(answer);
    });
    await fc.assert(answers, { numRuns: times, seed: 1 });
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
 * Sends messages to a new worker. Answers what it says of the last of them, or of its end.
 * @param {{script: string, module?: string, messages: unknown[], awaited: object, patience: number}} one
 */
async function converse({ script, module, messages, awaited, patience }) {
  const compiled = module && (await WebAssembly.compileStreaming(fetch(module)));
  /** @param {any} message */
  const filled = (message) => (message?.module ? { ...message, module: compiled } : message);
  /** @param {any} data @param {unknown} wanted @returns {boolean} */
  const fits = (data, wanted) =>
    typeof wanted === "object" && wanted
      ? Object.entries(wanted).every(([name, value]) => fits(data?.[name], value))
      : data === wanted;
  const worker = new Worker(new URL(script, location.href), { type: "module" });
  try {
    return await new Promise((resolve) => {
      worker.onmessage = ({ data }) => {
        const isPart = data.progress && !data.done;
        if (fits(data, awaited) && !isPart) resolve(data);
        // The module is in an unknown state.
        else if (/RuntimeError|RangeError/.test(data.message ?? data.error)) resolve(data);
      };
      worker.onerror = ({ message }) => resolve(`it broke: ${message}`);
      setTimeout(resolve, patience, "it says nothing");
      for (const message of messages) worker.postMessage(filled(message));
    });
  } finally {
    worker.terminate();
  }
}
