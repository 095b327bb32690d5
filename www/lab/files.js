/** Results and experiments as files. */
import { formatCsv } from "../core/csv.js";
import { resultsTable } from "../core/lab/results-table.js";
import { button, byId } from "../kit/dom.js";
import { download } from "../kit/download.js";
import { reportFailure } from "../kit/report-failure.js";
import { titleOf } from "./format.js";
import { png, shownChart, svg } from "./picture.js";

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
  "start",
];

/** Rows of results as other programs read them. @param {string[]} texts lines of JSON */
export function toCsv(texts) {
  const lines = texts.flatMap((text) => text.split("\n").filter(Boolean));
  const games = lines.map((line) => JSON.parse(line));
  const columns = games.some(({ opponent }) => opponent !== undefined) ? MATCH_COLUMNS : COLUMNS;
  return formatCsv([columns, ...games.map((game) => columns.map((name) => game[name]))]);
}

/** The results of a run in the forms that other programs and this page read. @type {Record<string, {end: string, make: (run: Run) => BlobPart[]}>} */
const KINDS = {
  table: { end: "table.csv", make: (run) => [formatCsv(resultsTable(run.standings(), run.matches(), titleOf))] },
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

/** The charts as files, by the ends of their names. */
const PICTURES = { svg, png };

/** @param {Run | null} run */
const nameOf = (run) => run?.experiment?.name ?? "results";

/** Makes the menu of exports work. @param {() => Run | null} current */
export function mountExport(current) {
  for (const [kind, { end, make }] of Object.entries(KINDS)) {
    button(`export-${kind}`).addEventListener("click", () => {
      const run = current();
      if (run) download(`${nameOf(run)}.${end}`, new Blob(make(run), { type: "text/plain" }));
    });
  }
  for (const [end, make] of Object.entries(PICTURES)) {
    const save = async () => {
      const { chart, kind } = shownChart();
      download(`${nameOf(current())} ${kind}.${end}`, await make(chart));
    };
    button(`save-${end}`).addEventListener("click", () => reportFailure(save()));
  }
  mountMenu(byId("export", HTMLDetailsElement));
}

/** Closes a menu with a choice, with Escape, and with a press elsewhere. @param {HTMLDetailsElement} menu */
function mountMenu(menu) {
  const close = () => {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  menu.addEventListener("click", ({ target }) => target instanceof Element && target.closest("button") && close());
  menu.addEventListener("keydown", ({ key }) => key === "Escape" && close());
  document.addEventListener("pointerdown", ({ target }) => {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
}

/** Shows the menu, with the kinds of files that there are. @param {Run | null} run @param {boolean} any whether there are results */
export function showExports(run, any) {
  byId("export", HTMLDetailsElement).hidden = !any;
  button("export-experiment").hidden = button("export-json").hidden = !run?.experiment;
  const isChart = ["chart", "ladder", "verdict"].some((name) => !byId(`${name}-panel`, HTMLElement).hidden);
  button("save-svg").hidden = button("save-png").hidden = !isChart;
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
