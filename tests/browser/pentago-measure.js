// Nodes a second of Pentago's searches in WebAssembly beside native, the same searches node by node, in turn.
//
//   cargo build --release && cargo xtask build && node tests/browser/pentago-measure.js
//
// One JSON object a search. Times are those of the processor, which a busy machine lengthens less than those of the clock, and the
// best of some runs.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import init, { Thinker } from '../../www/pkg-pentago/plyground.js';

/** By name: a position, and the depth to search it to. With 19 marbles the solver takes over. */
const SEARCHES = [
  ['alpha-beta, 4 marbles', '..............OX.O.X................ X', 4],
  ['alpha-beta, 12 marbles', 'X..O..OX...X..O...XO...X..O....X.O.. X', 3],
  ['solver, 19 marbles', 'O.X.XOOX....XO.X..XX.O.OXO..O...OXX. O', 40],
];
const RUNS = 3;

// The engine that the page loads.
const engine = new URL('../../www/pkg-pentago/plyground_bg.wasm', import.meta.url);
await init({ module_or_path: readFileSync(engine) });

/** Nodes, and milliseconds of the processor. @param {string} position @param {number} depth @returns {[number, number]} */
function native(position, depth) {
  const think = ['target/release/plyground', 'think', 'pentago', position, '--depth', `${depth}`];
  const { stdout, stderr } = spawnSync('bash', ['-c', 'TIMEFORMAT=%U; time "$@"', 'bash', ...think], { encoding: 'utf8' });
  return [JSON.parse(stdout).nodes, 1000 * Number(stderr)];
}

/** @param {string} position @param {number} depth @returns {[number, number]} */
function wasm(position, depth) {
  const before = process.cpuUsage();
  const thinker = /** @type {import('../../www/types').EngineThinker} */ (/** @type {unknown} */ (new Thinker()));
  thinker.go({ game: 'pentago', position, player: 'strong', params: {}, limits: { depth }, seed: 1 });
  for (;;) {
    const { outcome } = thinker.slice(1000);
    if (outcome) return [outcome.nodes, process.cpuUsage(before).user / 1000];
  }
}

for (const [name, position, depth] of /** @type {[string, string, number][]} */ (SEARCHES)) {
  const times = [Infinity, Infinity];
  let nodes = 0;
  for (let run = 0; run < RUNS; run++) {
    const both = [native(position, depth), wasm(position, depth)];
    nodes = both[0][0];
    if (both[1][0] !== nodes) throw new Error(`${name}: ${nodes} nodes native, ${both[1][0]} in WebAssembly`);
    both.forEach(([, ms], i) => (times[i] = Math.min(times[i], ms)));
  }
  const rate = (/** @type {number} */ ms) => Math.round((nodes / ms) * 1000);
  const share = Number((times[0] / times[1]).toFixed(2));
  console.log(JSON.stringify({ name, nodes, native: rate(times[0]), wasm: rate(times[1]), share }));
}
