// The table of results for spreadsheets: a row for each player, or for each two that met, and nothing where nothing is known.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { formatCsv } from "../../www/core/csv.js";
import { resultsTable } from "../../www/core/lab/results-table.js";
import start, { LabTally } from "../../www/lab/pkg/plyground.js";

await start({ module_or_path: await WebAssembly.compile(readFileSync("www/lab/pkg/plyground_bg.wasm")) });

/** The table of the results in a file, as text in columns. @param {string} file */
function tableOf(file) {
  const tally = new LabTally();
  tally.add(readFileSync(`tests/wasm/${file}`, "utf8"));
  const rows = resultsTable(tally.standings(), tally.matches(), ({ player, name }) => name ?? player);
  const [head, ...lines] = formatCsv(
    rows.map((row) => row.map((cell) => (typeof cell === "string" ? cell.replaceAll(",", ";") : cell))),
  )
    .trimEnd()
    .split("\n")
    .map((line) => line.split(","));
  return lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at]])));
}

test("players have a row each, without an interval of few games", () => {
  const rows = tableOf("lab.jsonl");
  assert.deepEqual(
    rows.map(({ games }) => games),
    ["4", "4", "4"],
  );
  for (const { mean, mean_low, mean_high, median, best } of rows) {
    assert.ok(Number(mean) > 0 && Number(median) <= Number(best));
    assert.deepEqual([mean_low, mean_high], ["", ""]);
  }
});

test("every two that met have a row with their score, and its pairs by five outcomes", () => {
  for (const row of tableOf("lab-match.jsonl")) {
    assert.equal(Number(row.games), Number(row.wins) + Number(row.draws) + Number(row.losses));
    const pairs = ["pairs_0", "pairs_half", "pairs_1", "pairs_one_and_half", "pairs_2"].map((name) =>
      Number(row[name]),
    );
    assert.equal(pairs.reduce((sum, n) => sum + n, 0) * 2, Number(row.different));
    const points = pairs.reduce((sum, n, half) => sum + (n * half) / 2, 0);
    assert.ok(Math.abs(points / Number(row.different) - Number(row.score)) < 1e-9);
  }
});
