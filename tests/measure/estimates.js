// How right the estimates of the lab are: the time of each ready-made experiment as estimated, and as its games take it.
//
//   cargo xtask build && node tests/measure/estimates.js --seconds 20
//   cargo xtask build && node tests/measure/estimates.js --only frolov --counted
//
// Plays games of each experiment in this thread for some seconds, one of each player at least, and extrapolates. Prints a line for
// each: the estimate and the real time of all games on one core in seconds, and the one by the other. A game is given up after
// four times as long; of it the moves count, and their number is that of the estimate. On a busy machine, --counted takes the number
// of looks at the clock for the time.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { estimate } from "../../www/core/lab/estimate.js";
import { tryPlayers } from "../../www/core/lab/trial.js";
import start, * as lab from "../../www/lab/pkg/plyground.js";

/** Milliseconds between two looks at the clock: a few hundred nodes. */
const LOOK_MS = 0.25;

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "20" }, only: { type: "string" }, counted: { type: "boolean" } },
});
if (values.counted) {
  let time = 0;
  performance.now = () => (time += LOOK_MS);
}
const patience = 1000 * Number(values.seconds);
const module = await WebAssembly.compile(readFileSync("www/lab/pkg/plyground_bg.wasm"));
await start({ module_or_path: module });

/** A game that takes so long is given up, where the time is real. */
const longest = values.counted ? Infinity : 4 * patience;

/** Milliseconds of all games, by those played in the time; of a game that is given up by its moves. @param {import("../../www/lab/types.d.ts").Experiment} experiment @param {import("../../www/lab/types.d.ts").Trial} trial */
function measure(experiment, { size, tried }) {
  const runner = new lab.LabRunner(JSON.stringify(experiment));
  const round = size.most / experiment.games;
  /** Milliseconds and games of each place in a round. */
  const spent = Array.from({ length: round }, () => [0, 0]);
  const begun = performance.now();
  for (let job = 0; job < size.most; job += 1) {
    const since = performance.now();
    if (job >= round && since - begun > patience) break;
    runner.go(job, job + 1);
    /** @type {import("../../www/lab/types.d.ts").LabSlice} */
    let slice;
    do slice = runner.slice(50);
    while (!slice.done && performance.now() - since < longest / round);
    const usual = tried[size.sides === 1 ? job % round : 0]?.moves_per_game ?? slice.moves;
    spent[job % round][0] += (performance.now() - since) * (slice.done ? 1 : usual / slice.moves);
    spent[job % round][1] += 1;
    if (!slice.done) console.log(`  game ${job} is given up after ${slice.moves} moves`);
  }
  runner.free();
  return spent.reduce((sum, [ms, games]) => sum + (ms / games) * experiment.games, 0);
}

console.log("experiment          estimate, s    real, s     ratio    trial, s");
for (const experiment of lab.experiments()) {
  if (values.only && experiment.name !== values.only) continue;
  const trial = new lab.LabTrial(JSON.stringify(experiment));
  const begun = performance.now();
  const tries = await tryPlayers(trial);
  const took = performance.now() - begun;
  const { ms } = estimate(tries, 1);
  const real = measure(experiment, tries);
  const column = (/** @type {number} */ one) => one.toFixed(1).padStart(11);
  const columns = [ms / 1000, real / 1000].map(column).join(" ");
  console.log(`${experiment.name.padEnd(19)} ${columns} ${(ms / real).toFixed(2).padStart(9)} ${column(took / 1000)}`);
  trial.free();
}
process.exit();
