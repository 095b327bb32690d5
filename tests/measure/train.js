// Two builds of the program `workshop` train side by side, on one thread: the ratio of their times.
//
//   node tests/measure/train.js OLD NEW [GAMES] [RUNS]
//
// Both learn the four tuples of six cells from the same games, in turn. One JSON object: the processor time of OLD in that of NEW, without what
// it takes to start and to save, in every pair of runs, and their median. Both are told to lay their tables in
// large pages, which newer ones do by themselves on Linux.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SHAPE = "012345,456789,012456,45689a";
const [old, young, games = "2000", runs = "5"] = process.argv.slice(2);
const env = { ...process.env, GLIBC_TUNABLES: "glibc.malloc.hugetlb=1" };

/** Seconds of the processor to learn from so many games. @param {string} program @param {string} games */
function seconds(program, games) {
  const folder = mkdtempSync(join(tmpdir(), "plyground-"));
  const train = [program, "train", join(folder, "training"), "--shape", SHAPE, "--threads", "1", "--games", games];
  const shell = ["-c", 'TIMEFORMAT=%U; { time "$@" >/dev/null 2>&1; } 2>&1', "bash", ...train];
  const time = execFileSync("bash", shell, { env, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return Number(time);
}

const learning = (/** @type {string} */ program) => seconds(program, games) - seconds(program, "1");
const ratios = Array.from({ length: Number(runs) }, () => Number((learning(old) / learning(young)).toFixed(2)));
const median = ratios.toSorted((a, b) => a - b)[ratios.length >> 1];
console.log(JSON.stringify({ games: Number(games), ratios, median }));
