// Pondering: when the computer thinks in the visitor's time, and when not. The thinker is the real one, its worker answers what a test says.

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Pondering } from "../../www/board/lazy/pondering.js";
import { BoardThinker } from "../../www/board/thinker.js";
import { catalogue } from "../../www/catalogue.js";
import { findLevel } from "../../www/core/levels.js";
import { platform } from "../../www/platform.js";

const OUTCOME = { move: "a1-a2", depth: 1 };
const { spawn } = platform;
/** The page, as far as it is seen. */
class Page extends EventTarget {
  hidden = false;
}

/** What the worker has heard, and how it answers. @type {{heard: any[], say: (data: unknown) => void}} */
let worker;
/** @type {Page} */
let page;
let end = () => {};

/** Lets answers come. */
const breath = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  page = new Page();
  Object.assign(globalThis, { document: page });
  platform.spawn = () => {
    const thread = {
      onmessage: /** @type {any} */ (null),
      onerror: null,
      onmessageerror: null,
      postMessage: (/** @type {unknown} */ message) => void worker.heard.push(structuredClone(message)),
      terminate() {},
    };
    worker = { heard: [], say: (data) => thread.onmessage({ data }) };
    return thread;
  };
});
afterEach(async () => {
  end();
  await breath();
  platform.spawn = spawn;
  Reflect.deleteProperty(globalThis, "document");
});

/** A board of Lines of Action where the computer plays O, in X's third position; it follows what changes. @param {Record<string, unknown>} [changes] to the settings */
function boardOf(changes) {
  /** @type {[string, any][]} */
  const told = [];
  const settings = { ponder: true, guest: "", limits: { movetime: 1 }, ...changes };
  const board = {
    state: /** @type {any} */ ({ ply: 2, side: "x" }),
    get game() {
      return { state: board.state, catalogue, settled: { id: "loa" } };
    },
    opponent: { isHumanVsComputer: true, isToMove: (/** @type {any} */ { side }) => side === "o" },
    status: { kind: "turn" },
    playerSettings: /** @type {{player: string, params: Record<string, number>}} */ ({ player: "strong", params: {} }),
    thinker: /** @type {any} */ (undefined),
  };
  const options = { settings: () => settings, host: { isConnected: true } };
  const pondering = new Pondering(/** @type {any} */ (board), /** @type {any} */ (options));
  board.thinker = new BoardThinker(
    /** @type {any} */ ({
      engine: () => ({}),
      settings: () => ({ game: "loa", ...board.playerSettings, limits: settings.limits }),
      searchInput: () => ({ position: "of the board", moves: Array(board.state.ply).fill("a move") }),
      guest: () => ({ address: "" }),
      emit(/** @type {string} */ name, /** @type {any} */ detail) {
        told.push([name, detail]);
        if (name === "thinking") pondering.update();
      },
      restarted: () => "",
    }),
  );
  end = () => {
    settings.ponder = false;
    board.thinker.dispose();
  };
  const ponderings = () => told.flatMap(([name, { on }]) => (name === "pondering" ? [on] : []));
  return { board, settings, options, told, follow: pondering.update, ponderings };
}

/** The last search that the worker was asked for. */
const searched = () => worker.heard.findLast(({ kind }) => kind === "go");
const isCancelled = () => worker.heard.some(({ kind, id }) => kind === "cancel" && id === searched().id);

/** A board that ponders. @param {Record<string, unknown>} [changes] */
function pondering(changes) {
  const made = boardOf(changes);
  made.follow();
  assert.deepEqual(made.ponderings(), [true]);
  return made;
}

test("it searches the position on the board, a minute at most", () => {
  pondering();
  const { moves, limits } = searched();
  assert.equal(moves.length, 2);
  assert.deepEqual(Object.keys(limits), ["movetime"]);
  assert.ok(limits.movetime > 50_000 && limits.movetime <= 60_000);
});

test("what it finds is told to nobody", async () => {
  const { told, ponderings } = pondering();
  worker.say({ id: searched().id, progress: [{ depth: 1 }], done: OUTCOME });
  await breath();
  assert.deepEqual(ponderings(), [true, false]);
  assert.ok(told.every(([name]) => name === "pondering"));
});

/** @type {[string, (made: ReturnType<typeof boardOf>) => void, ((made: ReturnType<typeof boardOf>) => void)?][]} */
const ENDS = [
  ["the switch", ({ settings }) => void (settings.ponder = false), ({ settings }) => void (settings.ponder = true)],
  [
    "a guest that plays",
    ({ settings }) => void (settings.guest = "mine.js"),
    ({ settings }) => void (settings.guest = ""),
  ],
  ["a hidden page", () => void (page.hidden = true), () => void (page.hidden = false)],
  [
    "a board out of the page",
    ({ options }) => void (options.host.isConnected = false),
    ({ options }) => void (options.host.isConnected = true),
  ],
  ["the end of the game", ({ board }) => void (board.status.kind = "over")],
  [
    "the computer's turn",
    ({ board }) => void (board.state = { ply: 3, side: "o" }),
    ({ board }) => void (board.state = { ply: 4, side: "x" }),
  ],
  ["the first position", ({ board }) => void (board.state = { ply: 0, side: "x" })],
  ["two people at the board", ({ board }) => void (board.opponent.isHumanVsComputer = false)],
];

for (const [what, change, back] of ENDS) {
  test(`${what} ends it${back ? ", and it goes on afterwards" : ""}`, async () => {
    const made = pondering();
    change(made);
    page.dispatchEvent(new Event("visibilitychange"));
    made.follow();
    await breath();
    assert.deepEqual([made.ponderings(), isCancelled()], [[true, false], true]);
    if (!back) return;
    back(made);
    page.dispatchEvent(new Event("visibilitychange"));
    made.follow();
    assert.deepEqual(made.ponderings(), [true, false, true]);
  });
}

test("a hint takes over, and then it goes on with what is left of the minute", async () => {
  const { board, ponderings, told } = pondering();
  const before = searched();
  const hint = board.thinker.advise("hint");
  await breath();
  assert.notEqual(searched().id, before.id);
  worker.say({ id: searched().id, done: OUTCOME });
  assert.equal((await hint).move, OUTCOME.move);
  await breath();
  assert.deepEqual(ponderings(), [true, false, true]);
  assert.ok(searched().limits.movetime <= before.limits.movetime);
  assert.ok(told.every(([name]) => name !== "error"));
});

test("the features are explained at once, and then it goes on", async () => {
  const { board, ponderings } = pondering();
  const explained = board.thinker.explain();
  assert.equal(isCancelled(), true);
  worker.say({ id: worker.heard.findLast(({ kind }) => kind === "explain").id, done: [] });
  assert.deepEqual(await explained, []);
  assert.deepEqual(ponderings(), [true, false, true]);
});

test("a stop ends it until the position changes", async () => {
  const { board, follow, ponderings } = pondering();
  board.thinker.stop();
  assert.deepEqual(worker.heard.at(-1), { id: searched().id, kind: "stop" });
  worker.say({ id: searched().id, done: OUTCOME });
  await breath();
  follow();
  assert.deepEqual(ponderings(), [true, false]);
  board.state = { ply: 4, side: "x" };
  follow();
  assert.deepEqual(ponderings(), [true, false, true]);
});

for (const [what, settings, thinking] of /** @type {[string, Record<string, unknown>?, object?][]} */ ([
  ["without the switch", { ponder: false }],
  ["with a limit of nodes", { limits: { nodes: 500 } }],
  ["with a limit of nodes beside that of time", { limits: { movetime: 1, nodes: 500 } }],
  ["with a limit of depth", { limits: { movetime: 1, depth: 5 } }],
  ["below the highest level", {}, findLevel(catalogue.players, "loa", 9)],
  ["where moves are chosen by dice", {}, { params: { noise: 10 } }],
  ["with a player that remembers nothing", {}, { player: "mcts" }],
  ["with a search without its table", {}, { params: { table: 0 } }],
])) {
  test(`${what} it does not think`, () => {
    const { board, follow, ponderings } = boardOf(settings);
    Object.assign(board.playerSettings, thinking);
    follow();
    assert.deepEqual(ponderings(), []);
  });
}

test("the highest level thinks", () => {
  const { board, follow, ponderings } = boardOf();
  Object.assign(board.playerSettings, findLevel(catalogue.players, "loa", 10));
  follow();
  assert.deepEqual(ponderings(), [true]);
});
