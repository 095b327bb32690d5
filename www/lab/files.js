/** Results and experiments as files. */
import { formatCsv } from "../core/csv.js";
import { button } from "../kit/dom.js";
import { download } from "../kit/download.js";

/**
 * @typedef {import("../core/lab/run.js").Run} Run
 * @typedef {import("./types.d.ts").Experiment} Experiment
 */

const COLUMNS = ["game", "player", "name", "seed", "moves", "ms", "score", "max", "nodes"];
const MATCH_COLUMNS = [
  "game",
  "player",
  "name",
  "opponent",
  "opponent_name",
  "seed",
  "opening",
  "first",
  "result",
  "moves",
  "ms",
  "nodes",
  "own_moves",
  "opponent_ms",
  "opponent_nodes",
  "opponent_moves",
];

/** Rows of results as other programs read them. @param {string[]} texts lines of JSON */
export function toCsv(texts) {
  const lines = texts.flatMap((text) => text.split("\n").filter(Boolean));
  const games = lines.map((line) => JSON.parse(line));
  const columns = games.some(({ opponent }) => opponent !== undefined) ? MATCH_COLUMNS : COLUMNS;
  return formatCsv([columns, ...games.map((game) => columns.map((name) => game[name]))]);
}

/** @param {() => Run | null} current */
export function mountExport(current) {
  /** @type {Record<string, {end: string, make: (run: Run) => BlobPart[]}>} */
  const kinds = {
    csv: { end: "csv", make: (run) => [toCsv(run.texts)] },
    jsonl: { end: "jsonl", make: (run) => run.texts },
    json: {
      end: "json",
      make: (run) => [
        `{"experiment":${JSON.stringify(run.experiment)},"results":[\n`,
        run.texts.join("").trimEnd().replaceAll("\n", ",\n"),
        "\n]}\n",
      ],
    },
    experiment: { end: "experiment.json", make: (run) => [`${JSON.stringify(run.experiment, null, 2)}\n`] },
  };
  for (const [kind, { end, make }] of Object.entries(kinds)) {
    button(`export-${kind}`).addEventListener("click", () => {
      const run = current();
      if (run) download(`${run.experiment?.name ?? "results"}.${end}`, new Blob(make(run), { type: "text/plain" }));
    });
  }
}

/**
 * The contents of a file: lines of results, with their experiment or without; an experiment alone; or a preset.
 * @param {string} words
 * @returns {{experiment: Experiment | null, lines: string, isPreset?: boolean}}
 */
export function readFile(words) {
  let whole;
  try {
    whole = JSON.parse(words);
  } catch {
    return { experiment: null, lines: words }; // a line a game, or an error for the engine to name
  }
  if (Array.isArray(whole?.results)) {
    return {
      experiment: whole.experiment ?? null,
      lines: whole.results.map((/** @type {object} */ one) => `${JSON.stringify(one)}\n`).join(""),
    };
  }
  if (whole?.settings && whole.player) return { experiment: null, lines: "", isPreset: true };
  if (Array.isArray(whole?.players)) return { experiment: whole, lines: "" };
  return { experiment: null, lines: words };
}
