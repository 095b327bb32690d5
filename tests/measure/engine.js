// The engines that the page loads beside the native one, the same searches node by node and the same games, in turn.
//
//   cargo build --release && cargo xtask build && node tests/measure/engine.js
//
// One JSON object each, in thousand nodes or in games a second. Times are what the engines report themselves: the search or the games alone, not
// the start of a program. A first run of each warms both up. Then `native` and `wasm` are medians of some runs, and `share` is the median of the
// ratios of runs side by side, with the least and the greatest.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const RUNS = 7;
/**
 * By name: game, position, how deep to search it (for a second or so), and parameters of the player. From 18 marbles on Pentago's solver
 * takes over. The page loads the network of Lines of Action apart.
 */
const SEARCHES = [
  ["2048, expectimax", "2048", "2048,1024,512,256,16,32,64,128,8,4,2,0,0,0,2,0", { nodes: 4_000_000 }],
  ["Pentago, 8 marbles", "pentago", "X..O..OX...X..O...XO................ X", { depth: 5 }],
  ["Pentago, 12 marbles", "pentago", "X..O..OX...X..O...XO...X..O....X.O.. X", { depth: 5 }],
  ["Pentago, solver, 18 marbles", "pentago", ".X.O.XXO.OXO.OOO.X.O..X.XO.X...X.... X", { depth: 40 }],
  [
    "Lines of Action, nine features, the start",
    "loa",
    ".xxxxxx./o......o/o......o/o......o/o......o/o......o/o......o/.xxxxxx. x",
    { depth: 11 },
    { network: 0 },
  ],
];
/** By name: players of 2048, and how many games. */
const GAMES = /** @type {const} */ ([
  ["random", {}, 10_000],
  ["corner", {}, 5000],
  ["mcts-corner", { settings: { simulations: 20 }, limits: { nodes: 1_000_000_000 } }, 20],
]);
const PACKAGES = /** @type {Record<string, string>} */ ({
  2048: "pkg",
  pentago: "pkg-pentago",
  loa: "pkg-loa",
  lab: "lab/pkg",
});

/** An engine, as the page has it. @param {string} name */
async function engine(name) {
  const folder = new URL(`../../www/${PACKAGES[name]}/`, import.meta.url);
  const module = await import(new URL("plyground.js", folder).href);
  await module.default({ module_or_path: readFileSync(new URL("plyground_bg.wasm", folder)) });
  return module;
}

/** What the command line writes. @param {string[]} args */
function native(args) {
  const { stdout, stderr, status } = spawnSync("target/release/plyground", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** The time of games and their number, from their lines. @param {string} lines @returns {[number, number]} */
function timeOf(lines) {
  const games = lines
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  return [games.reduce((sum, { ms }) => sum + ms, 0), games.length];
}

/** @param {string} name @param {() => [number, number]} native milliseconds, and what was done in them @param {() => [number, number]} wasm */
function compare(name, native, wasm) {
  const times = /** @type {[number, number][]} */ ([]);
  let [, count] = native();
  wasm();
  for (let run = 0; run < RUNS; run++) {
    const both = [native(), wasm()];
    count = both[0][1];
    if (both[1][1] !== count) throw new Error(`${name}: ${count} native, ${both[1][1]} in WebAssembly`);
    times.push([both[0][0], both[1][0]]);
  }
  const sorted = (/** @type {number[]} */ all) => all.sort((a, b) => a - b);
  const rate = (/** @type {0 | 1} */ side) => {
    const ms = sorted(times.map((both) => both[side]))[RUNS >> 1];
    return Number(((count / ms) * (count > 1e5 ? 1 : 1000)).toPrecision(4));
  };
  const shares = sorted(times.map(([native, wasm]) => Number((native / wasm).toFixed(2))));
  console.log(
    JSON.stringify({
      name,
      count,
      native: rate(0),
      wasm: rate(1),
      share: shares[RUNS >> 1],
      least: shares[0],
      greatest: shares[RUNS - 1],
    }),
  );
}

/** @typedef {Record<string, number>} Numbers */
for (const [name, game, position, limits, params = {}] of /** @type {[string, string, string, Numbers, Numbers?][]} */ (
  SEARCHES
)) {
  const { Thinker } = await engine(game);
  const [[limit, most]] = Object.entries(limits);
  const player = game === "2048" ? "expectimax" : "strong";
  const set = Object.entries(params).flatMap(([param, value]) => ["--set", `${param}=${value}`]);
  compare(
    name,
    () => {
      const { ms, nodes } = JSON.parse(
        native(["think", game, position, `--${limit}`, `${most}`, "--player", player, ...set]),
      );
      return [ms, nodes];
    },
    () => {
      const thinker = new Thinker();
      thinker.go({ game, position, player, params, limits, seed: 1 });
      for (;;) {
        const { outcome } = thinker.slice(1000);
        if (outcome) return [outcome.ms, outcome.nodes];
      }
    },
  );
}

const { LabRunner } = await engine("lab");
const folder = mkdtempSync(join(tmpdir(), "plyground-"));
for (const [player, settings, games] of GAMES) {
  const experiment = JSON.stringify({ name: player, game: "2048", players: [{ player, ...settings }], games, seed: 1 });
  const file = join(folder, `${player}.json`);
  spawnSync("tee", [file], { input: experiment });
  compare(
    `games of ${player}`,
    () => {
      const results = join(folder, `${player}.jsonl`);
      rmSync(results, { force: true });
      native(["lab", "run", file, "--threads", "1", "--quiet", "--out", results]);
      return timeOf(readFileSync(results, "utf8"));
    },
    () => {
      const runner = new LabRunner(experiment);
      runner.go(0, games);
      const played = [];
      for (;;) {
        const { done, lines } = runner.slice(1000);
        played.push(lines);
        if (done) return timeOf(played.join(""));
      }
    },
  );
}
rmSync(folder, { recursive: true });
