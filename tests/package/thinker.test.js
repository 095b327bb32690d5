// The programming interface in Node.js: what is asked while its engine is still loading, and what is heard in mid-search.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { Table, Thinker } from "../../www/node/index.js";

const MIDDLE = "0,2,4,0,0,0,8,2,4,16,64,32,512,256,128,1024";
const MINUTE = { movetime: 60_000 };
const patience = { timeout: 20_000 };

/** How a question ends. @param {Promise<unknown>} asked @returns {Promise<string>} */
const ending = (asked) =>
  asked.then(
    () => "answered",
    ({ name }) => name,
  );

test("of two questions the newer wins, though the engine of the older is loaded later", patience, async () => {
  const thinker = new Thinker();
  const table = await Table.create("pentago", 1n);
  const asked = [thinker.think(MIDDLE), thinker.think(table, { limits: { movetime: 1500 } })]; // 2048 is not loaded yet
  assert.deepEqual(await Promise.all(asked.map(ending)), ["AbortError", "answered"]);
  thinker.dispose();
});

test("a stop right after the question ends it with a move", patience, async () => {
  const thinker = new Thinker({ limits: MINUTE });
  const answer = thinker.think(MIDDLE);
  thinker.stop();
  assert.notEqual((await answer).move, null);
  assert.equal((await thinker.think(MIDDLE, { limits: { depth: 2 } })).depth, 2); // it was not for this one
  thinker.dispose();
});

test(
  "what was asked right before a thinker is dismissed is rejected, and what comes after is not",
  patience,
  async () => {
    const thinker = new Thinker({ limits: MINUTE });
    const asked = [thinker.think(MIDDLE), thinker.explain(MIDDLE)].map(ending);
    thinker.dispose();
    const further = ending(thinker.think(MIDDLE, { limits: { depth: 1 } }));
    assert.deepEqual(await Promise.all([...asked, further]), ["AbortError", "AbortError", "answered"]);
    thinker.dispose();
  },
);

test("a question is about the table as it was when it was asked", patience, async () => {
  const table = await Table.create("loa", 1n);
  table.play(table.state().legal[0]);
  const thinker = new Thinker({ limits: { depth: 1 } });
  const answer = thinker.think(table);
  table.free();
  assert.equal(typeof (await answer).move, "string");
  thinker.dispose();
});

/** A search of a minute that has begun: longer than a test may take. */
async function begin() {
  const thinker = new Thinker({ limits: MINUTE });
  let told = () => {};
  const begun = new Promise((resolve) => (told = () => resolve(null)));
  const search = thinker.think(MIDDLE, { onInfo: told });
  await begun;
  return { thinker, search };
}

test("a stop is heard in mid-search", patience, async () => {
  const { thinker, search } = await begin();
  thinker.stop();
  assert.notEqual((await search).move, null);
  thinker.dispose();
});

test("a newer question is heard in mid-search", patience, async () => {
  const { thinker, search } = await begin();
  const end = ending(search);
  await thinker.think(MIDDLE, { limits: { depth: 1 } });
  assert.equal(await end, "AbortError");
  thinker.dispose();
});

test("an unknown player is refused with the names of all others", patience, async () => {
  const thinker = new Thinker({ player: "nobody" });
  const names = /2048 has no player "nobody" \(it has expectimax, learned, .*, random\)/;
  await assert.rejects(thinker.think(MIDDLE), names);
  await assert.rejects(thinker.explain(MIDDLE), names);
  thinker.dispose();
});

test("a player of another board is refused before its weights are loaded", patience, async () => {
  let news = 0;
  const thinker = new Thinker({ player: "learned", game: "2048-3x3", onWeights: () => (news += 1) });
  const names = /2048-3x3 has no player "learned" \(it has expectimax, .*learned-3x3/;
  await assert.rejects(thinker.think("0,2,4,0,0,0,8,2,4"), names);
  await assert.rejects(thinker.explain("0,2,4,0,0,0,8,2,4"), names);
  assert.equal(news, 0);
  thinker.dispose();
});

test("what is no text is refused by its name", patience, async () => {
  const nothing = /** @type {any} */ (null);
  const number = /** @type {any} */ (5);
  const thinker = new Thinker({ game: number });
  await assert.rejects(Table.create(number), { name: "TypeError", message: "game: should be a text" });
  await assert.rejects(Table.fromPosition(nothing, MIDDLE), { message: "game: should be a text" });
  await assert.rejects(Table.create("2048", number), { name: "TypeError", message: "seed: should be a bigint" });
  await assert.rejects(Table.fromPosition("2048", MIDDLE, number), { message: "seed: should be a bigint" });
  await assert.rejects(Table.fromRecord(nothing), { message: "record: should be a text" });
  await assert.rejects(thinker.think(MIDDLE), { message: "game: should be a text" });
  await assert.rejects(thinker.explain(nothing), { message: "position: should be a text or a table" });
});

/** How many nodes a player visits one ply deep, in the first positions of games. @param {string[]} games @param {string} [weights] */
async function nodesOf(games, weights) {
  const thinker = new Thinker({ player: "strong", limits: { depth: 1 }, weights });
  const nodes = [];
  for (const game of games) nodes.push((await thinker.think(await Table.create(game))).nodes);
  thinker.dispose();
  return nodes;
}

test("a player of two games has the weights of each", patience, async () => {
  const [[loa], [pentago]] = [await nodesOf(["loa"]), await nodesOf(["pentago"])];
  assert.deepEqual(await nodesOf(["loa", "pentago"]), [loa, pentago]);
});

test("a player takes the weights that it can do without from the folder that is named", patience, async () => {
  const folder = fileURLToPath(new URL("../../www/weights/", import.meta.url));
  const [usual] = await nodesOf(["pentago"]);
  assert.deepEqual(await nodesOf(["pentago"], folder), [usual]);
  const [without] = await nodesOf(["pentago"], "./nowhere/");
  assert.notEqual(without, usual);
  assert.deepEqual(await nodesOf(["pentago"], "./2048-4x4.weights"), [usual]); // a file of another player
});
