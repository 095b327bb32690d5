// Messages to workers: anything at all, and then a sound question with the answer to it.
import * as fc from "fast-check";
import { catalogue } from "../../www/catalogue.js";

export const TILES = "128,64,16,4,32,16,8,2,4,2,2,0,0,0,2,0";
const MARBLES = "X.OX.X.OOO...X..O.OX.OX.X.O...XX.O.X O";
export const RECORD = "pentago.1..a13L_f63L";
const MODULE = "the compiled module"; // stands for it, which no test can write down
const GAMES = [...catalogue.games.map(({ id }) => id), "2048-3x3"];
const PLAYERS = ["expectimax", "strong", "random", "mcts", "learned"];
const EXPERIMENT = JSON.stringify({ name: "two", game: "2048", players: [{ player: "random" }], games: 2, seed: 9 });

/** Any value, and numbers that a sound message may have. */
export const junk = fc.oneof(
  fc.anything({ maxDepth: 1, maxKeys: 3, withBigInt: true }),
  fc.integer({ min: -2, max: 50 }),
);
/** One of these values, or now and then anything. @param {...unknown} values */
export const like = (...values) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: junk });
/** A message of these fields, of which some may be missing, or now and then anything. @param {Record<string, fc.Arbitrary<unknown>>} fields */
export const message = (fields) =>
  fc.oneof({ weight: 9, arbitrary: fc.record(fields, { requiredKeys: [] }) }, { weight: 1, arbitrary: junk });

const limits = fc.oneof(
  fc.record({ movetime: like(1), depth: like(1, 2), nodes: like(100) }, { requiredKeys: [] }),
  junk,
);

/**
 * Where each worker listens, what it hears, and at last sound questions: what answers the one with the id 99. A long comparison is not
 * among the messages: the page ends the worker to stop it.
 * @type {Record<string, {script: string, module?: string, heard: fc.Arbitrary<unknown>, sound: object[], answers: (done: any) => boolean}>}
 */
export const WORKERS = {
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
    answers: ({ move }) => typeof move === "string",
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
    answers: (record) => /^2048\.1\./.test(record),
  },
  "the worker of analyse": {
    script: "www/lab/analysis-worker.js",
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
    answers: ({ move }) => move === "b13L",
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
    answers: (moves) => String(moves) === "left",
  },
};
