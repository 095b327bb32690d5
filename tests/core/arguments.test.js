// Options of methods: an unknown one is refused by its name, whatever it is, and every known one is taken.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { toSentences } from "../../www/board/announcer.js";
import { checkLimits, checkOptions, checkStart } from "../../www/core/arguments.js";
import { Table, Thinker } from "../../www/node/index.js";

const MIDDLE = "0,2,4,0,0,0,8,2,4,16,64,32,512,256,128,1024";

/** How a call ends: the message of its error, which must be one that people can read. @param {() => unknown} call */
async function refusal(call) {
  try {
    await call();
    return undefined;
  } catch (error) {
    assert.ok(error instanceof Error);
    assert.ok(["Error", "TypeError"].includes(error.name), error.name);
    assert.doesNotMatch(error.message, /cannot|undefined|is not a function/i);
    return error.message;
  }
}

/** @type {Record<string, [known: string[], call: (options: any) => unknown]>} */
const calls = {
  Thinker: [
    ["game", "player", "params", "limits", "seed", "weights", "onWeights", "onNotice"],
    (options) => new Thinker(options),
  ],
  think: [["limits", "lines", "signal", "onInfo"], (options) => new Thinker().think(MIDDLE, options)],
  reset: [["game", "seed", "position", "record", "ply"], checkStart],
  limits: [["movetime", "depth", "nodes"], checkLimits],
  conclude: [["title", "body"], (options) => checkOptions("conclude", options, ["title", "body"])],
};

for (const [name, [known, call]] of Object.entries(calls)) {
  test(`${name}: an unknown option is refused by its name, beside any known ones`, async () => {
    const unknown = fc.string({ minLength: 1, unit: "binary" }).filter((option) => !known.includes(option));
    await fc.assert(
      fc.asyncProperty(unknown, fc.subarray(known), fc.anything(), async (option, others, value) => {
        const options = Object.fromEntries([[option, value], ...others.map((other) => [other, null])]);
        const message = await refusal(() => call(options));
        const excerpt = option.length > 60 ? `${option.slice(0, 60)}…` : option;
        assert.equal(message, `${name}: unknown option "${excerpt}" (options: ${known.join(", ")})`);
      }),
      { numRuns: 50 },
    );
  });

  test(`${name}: what is no object is refused, and nothing is no options`, async () => {
    for (const junk of [5, "x", true, Symbol("s"), () => {}, 5n])
      assert.equal(await refusal(() => call(junk)), `${name}: should be an object`);
    if (name !== "think")
      for (const none of [undefined, null, {}]) assert.equal(await refusal(() => call(none)), undefined);
  });
}

test("every option of a thinker and of a search is taken", async () => {
  const ignore = () => {};
  /** @type {string[]} */
  const depths = [];
  const thinker = new Thinker({
    game: "2048",
    player: "expectimax",
    params: {},
    limits: { movetime: 60_000 },
    seed: 1,
    weights: "",
    onWeights: ignore,
    onNotice: ignore,
  });
  const { signal } = new AbortController();
  const limits = { movetime: 60_000, depth: 2, nodes: 10_000_000 };
  const { depth } = await thinker.think(MIDDLE, {
    limits,
    lines: 2,
    signal,
    onInfo: ({ move }) => depths.push(`${move}`),
  });
  thinker.dispose();
  assert.deepEqual([depth, depths.length > 0], [2, true]);
});

test("options with a value of another type are refused by name", async () => {
  const { signal } = new AbortController();
  for (const options of [{ onInfo: 5 }, { signal: 5 }, { signal, onInfo: {} }, { limits: "x" }])
    assert.match(
      (await refusal(() => new Thinker().think(MIDDLE, /** @type {any} */ (options)))) ?? "",
      /^(onInfo|signal|limits): /,
    );
  for (const options of [{ onWeights: 5 }, { onNotice: "x" }, { weights: 5 }, { limits: 5 }, { limits: { deph: 3 } }])
    assert.match(
      (await refusal(() => new Thinker(/** @type {any} */ (options)))) ?? "",
      new RegExp(`^${Object.keys(options)}: `),
    );
  assert.match((await refusal(() => Table.create(/** @type {any} */ ({ game: "loa" })))) ?? "", /^game: /);
  assert.match((await refusal(() => Table.create("loa", /** @type {any} */ ({ seed: 5n })))) ?? "", /^seed: /);
});

test("a title and a body are joined to sentences", () => {
  const join = (/** @type {string} */ title, /** @type {string} */ body) => toSentences({ title, body });
  assert.equal(join("Time!", "Out of time."), "Time! Out of time.");
  assert.equal(join("You won", "All connected."), "You won. All connected.");
  assert.equal(join("Black wins (on time)", "Rematch?"), "Black wins (on time). Rematch?");
  assert.equal(join("Resigned", ""), "Resigned");
});
