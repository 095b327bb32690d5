// Two builds of the command line side by side: the same answers, and the ratio of their times.
//
//   node tests/measure/paired.js OLD NEW [NODES] [RUNS]
//
// Both think about the positions of tests/data/2048_positions.txt, NODES nodes each, in turn. Value, nodes, moves and principal variation must be the
// same, or the first difference is said. Then a JSON object a player: the processor time of OLD in that of NEW, without what it takes to start,
// in every pair of runs, and their median. Of a busy machine the ratios say more than the times.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [old, young, nodes = "30000", runs = "5"] = process.argv.slice(2);
const file = new URL("../data/2048_positions.txt", import.meta.url);
const positions = readFileSync(file, "utf8").split("\n").slice(1).join("\n");

/** Seconds of the processor, and what was written. @param {string} program @param {string} player @param {string} input @returns {[number, string]} */
function run(program, player, input) {
  const think = [program, "think", "2048", "-", "--player", player, "--nodes", nodes];
  const shell = ["-c", 'TIMEFORMAT=%U; { time "$@" 2>&3; } 2>&1 3>/dev/null', "bash", ...think];
  const lines = execFileSync("bash", shell, { input, encoding: "utf8", maxBuffer: 1 << 28 })
    .trimEnd()
    .split("\n");
  return [Number(lines.pop()), lines.join("\n").replaceAll(/"ms":[^,]*,/g, "")];
}

/** Whether both wrote the same. @param {string} player @param {string[]} answers */
function compare(player, answers) {
  const [before, after] = answers.map((answer) => answer.split("\n"));
  const other = before.findIndex((line, i) => line !== after[i]);
  if (other < 0 && before.length === after.length) return;
  throw new Error(`${player}, position ${other + 1}:\n${before[other]}\n${after[other]}`);
}

for (const player of ["learned", "expectimax"]) {
  const ratios = Array.from({ length: Number(runs) }, () => {
    const results = [old, young].map((program) => {
      const [start] = run(program, player, "");
      const [all, answers] = run(program, player, positions);
      return { seconds: all - start, answers };
    });
    compare(
      player,
      results.map(({ answers }) => answers),
    );
    return Number((results[0].seconds / results[1].seconds).toFixed(2));
  });
  const median = ratios.toSorted((a, b) => a - b)[ratios.length >> 1];
  console.log(JSON.stringify({ player, nodes: Number(nodes), ratios, median }));
}
