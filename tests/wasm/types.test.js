// The types of www/types.d.ts and www/lab/types.d.ts fit the engine: the compiler checks real values of every type,
// with every property that is declared and none besides.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import * as lab from "../../target/wasm-node-lab/plyground.js";
import * as loa from "../../target/wasm-node-loa/plyground.js";
import * as pentago from "../../target/wasm-node-pentago/plyground.js";
import * as tiles from "../../target/wasm-node-players/plyground.js";
import { catalogue } from "../../www/catalogue.js";

const ROOT = new URL("../../", import.meta.url);
const OPTIONS = { exactOptionalPropertyTypes: true, allowImportingTsExtensions: true };

/** Values that the engine gave, by the name of their type. @type {Map<string, object[]>} */
const samples = new Map();

/** @param {string} type @param {...unknown} values */
function keep(type, ...values) {
  const known = samples.get(type) ?? [];
  samples.set(type, [...known, .../** @type {object[]} */ (values)]);
}

/**
 * Plays a game to its end or for some plies, and keeps everything that the table and the thinker give.
 * @param {any} engine @param {string} game @param {string} player @param {string} kind "Tile" or "Duel"
 */
function sampleGame(engine, game, player, kind) {
  keep("Offer", ...engine.offers());
  keep("SettledGame", engine.settleGame(game));
  const table = engine.Table.create(game, 1n);
  for (let ply = 0; ply < 400 && !table.state().over; ply += 1) {
    const { legal } = table.state();
    keep(`${kind}Step`, table.play(legal[(ply * 7) % legal.length]));
    keep(`${kind}State`, table.state());
  }
  keep("Question", table.question());
  keep(`${kind}State`, table.undo());
  keep(`${kind}Step`, table.redo());
  keep(`${kind}State`, table.seek(4));
  const thinker = new engine.Thinker();
  const request = { game, player, params: {}, ...table.question() };
  thinker.go({ ...request, limits: { depth: 2 }, seed: 1 });
  const slice = thinker.slice(1e9);
  keep("Slice", slice);
  keep("Outcome", slice.outcome);
  keep("Info", ...slice.infos);
  keep("MoveValue", ...slice.outcome.moves);
  keep("Contribution", ...thinker.explain(request));
}

const PRESET = catalogue.players.find(({ id }) => id === "expectimax")?.presets[0]?.name;

/** Experiments that have every field between them. */
const SOLO = {
  name: "solo",
  about: "one player against chance",
  game: "2048-3x3",
  players: [{ player: "expectimax", name: "Preset", preset: PRESET, settings: {}, limits: { movetime: 1 } }],
  games: 2,
  seed: 1,
  limits: { movetime: 5, depth: 1, nodes: 100 },
};
/** Without chance: a line knows its moves. */
const EVIL = { ...SOLO, name: "evil", game: "2048-3x3-evil", players: [{ player: "corner" }], games: 1 };
const MATCH = {
  name: "match",
  game: "loa",
  players: [
    { player: "random", name: "One" },
    { player: "strong", name: "Other", limits: { movetime: 1 } },
  ],
  games: 2,
  opening: 2,
};
const BOOK = { ...MATCH, name: "book", opening: 0, openings: { lines: ["b1-b3", "start"], order: "random" } };
const SWEEP = {
  name: "sweep",
  game: "2048-3x3",
  players: [{ player: "expectimax" }],
  games: 1,
  sweep: { over: "depth", values: [1, 2], from: 1, to: 2, step: 1, factor: 2, equal: false },
};
const TUNING = {
  name: "tuning",
  game: "loa",
  players: [{ player: "strong" }],
  games: 400,
  limits: { nodes: 100 },
  test: { none: 0, better: 10, alpha: 0.05, beta: 0.05 },
  tune: { params: ["walls"], method: "spsa", pairs: 8, reach: 0.3, test_games: 100 },
};
const LADDER = { ...MATCH, name: "ladder", games: 8, limits: { nodes: 9 }, ladder: { error: 500 } };
/** What a line says where a program was at fault: the engine plays no program here, but reads such lines. */
const FAULT = { reason: "crashed", detail: "exit status 3" };
const PROGRAM = { player: "", engine: ["python3", "mine.py"] };

/** @param {object} experiment */
function sampleExperiment(experiment) {
  const text = JSON.stringify(experiment);
  const runner = new lab.LabRunner(text);
  runner.go(0, new lab.LabPlan(text).jobs);
  const tally = new lab.LabTally();
  for (let done = false; !done; ) {
    const slice = runner.slice(20);
    ({ done } = slice);
    keep("LabSlice", slice);
    const lines = slice.lines.split("\n").filter(Boolean);
    const parsed = lines.map((/** @type {string} */ line) => JSON.parse(line));
    const lost = parsed.map((/** @type {object} */ line) => ({ ...line, fault: FAULT }));
    keep("opening" in experiment ? "MatchLine" : "SoloLine", ...parsed, ...lost);
    const known = new lab.LabTally().add(lost.map((/** @type {object} */ line) => JSON.stringify(line)).join("\n"));
    assert.equal(known.split("\n").filter(Boolean).length, lost.length);
    tally.add(slice.lines);
  }
  keep("Standing", ...tally.standings());
  keep("MatchStanding", ...tally.matches());
}

/** A tuning that has just begun, and a test. */
function sampleCourses() {
  const tuning = new lab.LabCourse(JSON.stringify({ ...TUNING, about: "a tuning" }));
  const test = new lab.LabCourse(JSON.stringify({ ...MATCH, test: {} }));
  keep("CourseState", tuning.state(), test.state());
  keep("TuningState", tuning.state().tuning ?? {});
  keep("Verdict", test.state().verdict ?? {});
  keep("SavedPreset", tuning.preset() ?? {});
}

/** A ladder with a round of games. */
function sampleLadder() {
  const text = JSON.stringify(LADDER);
  const [ladder, runner] = [new lab.LabCourse(text), new lab.LabRunner(text)];
  const [from, to] = ladder.missing();
  runner.turn(ladder.stage ?? "");
  runner.go(from, to);
  for (let done = false; !done; ) {
    const slice = runner.slice(20);
    ({ done } = slice);
    ladder.add(slice.lines);
  }
  keep("CourseState", ladder.state());
  keep("LadderRung", ...ladder.rungs());
}

/** A literal for each sample, and one with all keys that were seen. @param {[string, object[]]} entry */
function checked([type, values]) {
  const keys = new Set(
    values.flatMap((value) => Object.keys(value).filter((key) => /** @type {any} */ (value)[key] !== undefined)),
  );
  const texts = [...new Set(values.map((value) => JSON.stringify(value)))];
  const seen = [...keys].map((key) => `${JSON.stringify(key)}: true`).join(", ");
  return [
    `export const some${type}: types.${type}[] = [\n${texts.slice(0, 60).join(",\n")}];`,
    `export const keysOf${type}: Keys<types.${type}> = { ${seen} };`,
  ].join("\n");
}

test("every value of the engine has the type that pages know it by", () => {
  sampleGame(tiles, "2048", "expectimax", "Tile");
  sampleGame(pentago, "pentago", "strong", "Duel");
  sampleGame(loa, "loa", "strong", "Duel");
  keep("Catalogue", catalogue);
  keep("GameInfo", ...catalogue.games);
  keep("PlayerInfo", ...catalogue.players);
  keep("WeightsInfo", ...catalogue.players.flatMap(({ weights }) => weights ?? []));
  keep("Param", ...catalogue.players.flatMap(({ params }) => params));
  keep("Preset", ...catalogue.players.flatMap(({ presets }) => presets));
  keep("TileSlide", .../** @type {any[]} */ (samples.get("TileStep")).flatMap(({ slides }) => slides));
  sampleExperiment(SOLO);
  sampleExperiment(EVIL);
  sampleExperiment(MATCH);
  sampleExperiment(BOOK);
  keep("Experiment", ...lab.experiments(), SOLO, MATCH, BOOK, SWEEP, TUNING, LADDER);
  keep("Entry", ...SOLO.players, PROGRAM);
  keep("Sweep", SWEEP.sweep);
  keep("Tuning", TUNING.tune);
  keep("Hypotheses", TUNING.test);
  keep("LadderGoal", LADDER.ladder);
  sampleCourses();
  sampleLadder();
  keep("Limits", SOLO.limits);

  const folder = new URL("target/types/", ROOT);
  mkdirSync(folder, { recursive: true });
  const head = `import type * as page from "../../www/types.d.ts";
import type * as laboratory from "../../www/lab/types.d.ts";
/** Every property that may have a value. */
type Keys<T> = { [K in keyof T as T[K] extends undefined ? never : K]-?: true };
declare namespace types {
${[...samples.keys()].map((type) => `  type ${type} = ${homeOf(type)};`).join("\n")}
}
`;
  const file = new URL("samples.ts", folder);
  writeFileSync(file, head + [...samples].map(checked).join("\n"));
  const settings = { extends: "../../tsconfig.json", compilerOptions: OPTIONS, include: ["samples.ts"], exclude: [] };
  writeFileSync(new URL("tsconfig.json", folder), JSON.stringify(settings));
  const compiler = fileURLToPath(new URL("node_modules/typescript/bin/tsc", ROOT));
  try {
    execFileSync(process.execPath, [compiler, "--project", fileURLToPath(folder)], { encoding: "utf8" });
  } catch (error) {
    const { stdout } = /** @type {{stdout: string}} */ (error);
    assert.fail(stdout.split("\n").slice(0, 20).join("\n"));
  }
});

/** Where a type is declared. @param {string} type */
function homeOf(type) {
  if (type === "TileSlide") return "page.Slide";
  const declared = readFileSync(new URL("www/lab/types.d.ts", ROOT), "utf8");
  return new RegExp(`export (interface|type) ${type}\\b`).test(declared) ? `laboratory.${type}` : `page.${type}`;
}

/** What the engine says to a field that nobody knows. @param {object} experiment */
function known(experiment) {
  try {
    new lab.LabPlan(JSON.stringify(experiment));
  } catch (error) {
    const names = String(error).split(/expected (?:one of )?/)[1] ?? "";
    return [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort();
  }
  return assert.fail("an unknown field was taken");
}

test("the fields of an experiment are those that the engine reads", () => {
  const [player] = SOLO.players;
  const unknown = { nobody: 1 };
  const whole = { ...SOLO, ...BOOK, ...SWEEP, ...TUNING, ...LADDER };
  const entry = { ...PROGRAM, ...player };
  assert.deepEqual(known({ ...SOLO, ...unknown }), Object.keys(whole).sort());
  assert.deepEqual(known({ ...SOLO, players: [{ ...player, ...unknown }] }), Object.keys(entry).sort());
  assert.deepEqual(known({ ...SWEEP, sweep: { ...SWEEP.sweep, ...unknown } }), Object.keys(SWEEP.sweep).sort());
  const openings = { file: "book.txt", ...BOOK.openings };
  assert.deepEqual(known({ ...BOOK, openings: { ...openings, ...unknown } }), Object.keys(openings).sort());
  assert.deepEqual(known({ ...TUNING, tune: { ...TUNING.tune, ...unknown } }), Object.keys(TUNING.tune).sort());
  assert.deepEqual(known({ ...TUNING, test: { ...TUNING.test, ...unknown } }), Object.keys(TUNING.test).sort());
  assert.deepEqual(known({ ...LADDER, ladder: { ...LADDER.ladder, ...unknown } }), Object.keys(LADDER.ladder).sort());
  assert.deepEqual(known({ ...SOLO, limits: { ...SOLO.limits, ...unknown } }), Object.keys(SOLO.limits).sort());
});
