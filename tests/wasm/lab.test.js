// The lab's face: the pinned games of tests/lab/lab.rs, whatever the slices; sums; and what is refused.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import {
  catalogue,
  experiments,
  LabCourse,
  LabPlan,
  LabRunner,
  LabTally,
  playerIds,
  scoresOf,
} from "../../target/wasm-node-lab/plyground.js";

/** @param {string} name */
const file = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
const experiment = file("lab.json");
const pinned = file("lab.jsonl")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));

/** All lines of some games, played in slices of `ms`. @param {number} from @param {number} to @param {number} ms */
function play(from, to, ms, played = experiment) {
  const runner = new LabRunner(played);
  runner.go(from, to);
  let [text, games, slices] = ["", 0, 0];
  for (let done = false; !done; slices += 1) {
    const slice = runner.slice(ms);
    text += slice.lines;
    games += slice.games;
    ({ done } = slice);
  }
  const lines = text.split("\n").filter(Boolean);
  assert.equal(lines.length, games);
  // Times are left out; Rust writes a whole number of them with a point.
  const timeless = (/** @type {string} */ line) => line.replace(/("(?:opponent_)?ms"):[\d.e-]+/g, "$1:0.0");
  return { text, slices, lines: lines.map(timeless) };
}

test("the games are those of the native lab, in slices of any size and in any parts", () => {
  assert.ok(pinned.length > 0);
  const whole = play(0, pinned.length, 1e9);
  assert.deepEqual(whole.lines, pinned);
  assert.equal(whole.slices, 1);
  const cut = play(0, pinned.length, 0);
  assert.deepEqual(cut.lines, pinned);
  assert.ok(cut.slices > 100, "the expectimax gives way after each move");
  assert.deepEqual([...play(0, 5, 1).lines, ...play(5, 1e9, 1).lines], pinned);
});

test("matches are those of the native lab, and add up", () => {
  const text = file("lab-match.json");
  const { lines } = play(0, 1e9, 0, text);
  assert.deepEqual(lines, file("lab-match.jsonl").trimEnd().split("\n"));
  const tally = new LabTally();
  tally.add(lines.join("\n"));
  const matches = tally.matches();
  assert.equal(matches.length, 3);
  for (const { games, wins, draws, losses, pairs } of matches) {
    assert.deepEqual(
      [games, wins + draws + losses, pairs.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b)],
      [4, 4, 2],
    );
  }
  assert.deepEqual(tally.standings(), []);
});

/** Plays a course as workers do, some games at a time. @param {string} text */
function playCourse(text) {
  const course = new LabCourse(text);
  const runner = new LabRunner(course.stage ?? "");
  for (let stage = course.stage; stage !== undefined; stage = course.stage) {
    const [from, to] = course.missing();
    runner.turn(stage);
    runner.go(from, Math.min(to, from + 3));
    for (let done = false; !done; ) {
      const slice = runner.slice(1e9);
      course.add(slice.lines);
      ({ done } = slice);
    }
  }
  return course;
}

test("tests and tunings come to the ends of the native lab", () => {
  const ends = file("lab-course.txt")
    .split("\n")
    .filter((line) => line.includes(" games, ratio "));
  ["lab-test.json", "lab-tune.json"].forEach((name, at) => {
    const course = playCourse(file(name));
    const { verdict, done } = course.state();
    assert.ok(done && verdict, name);
    const decision = verdict.decision === "better" ? "Better" : "NotBetter";
    assert.equal(`${decision} after ${verdict.games} games, ratio ${verdict.ratio}`, ends[at]);
    const settings = course.preset()?.settings;
    const tuned = Object.entries(settings ?? {}).map(([param, value]) => `"${param}": ${value.toFixed(1)}`);
    assert.ok(file("lab-course.txt").includes(tuned.sort().join(", ")), `${tuned}`);
  });
});

test("a plan numbers its games and finds them by their lines", () => {
  const plan = new LabPlan(experiment);
  assert.equal(plan.jobs, pinned.length);
  assert.equal(plan.players, 3);
  assert.deepEqual([...plan.find(pinned.slice(3, 7).join("\n"))].sort(), [3, 4, 5, 6]);
  assert.throws(() => plan.find("{}"), /line 1/);
});

test("a tally sums lines up once", () => {
  const tally = new LabTally();
  const six = pinned.slice(0, 6).map((line) => `${line}\n`);
  assert.equal(tally.add(`\r\n${six.join("\r\n")}${six.join("")}`), six.join("")); // the lines that are new
  assert.equal(
    tally.add(pinned.join("\n")),
    pinned
      .slice(6)
      .map((line) => `${line}\n`)
      .join(""),
  );
  const standings = tally.standings();
  assert.equal(standings.length, 3);
  assert.deepEqual(JSON.parse(JSON.stringify(standings)), standings);
  const scores = pinned
    .map((line) => JSON.parse(line))
    .filter(({ player }) => player === "corner")
    .map(({ score }) => score);
  const at = standings.findIndex(({ player }) => player === "corner");
  assert.deepEqual([...tally.scores(at)], scores);
  assert.equal(standings[at].mean, scores.reduce((a, b) => a + b) / 4);
  assert.equal(standings[at].best, Math.max(...scores));
  assert.deepEqual([...tally.scores(99)], []);
});

test("the players of a game are those of its own board", () => {
  const [usual, small] = [playerIds("2048"), playerIds("2048-3x3")];
  assert.deepEqual([usual.includes("learned"), usual.includes("learned-3x3")], [true, false]);
  assert.deepEqual([small.includes("learned"), small.includes("learned-3x3")], [false, true]);
  assert.deepEqual(playerIds("chess"), []);
});

test("the score of each ply of a game", () => {
  const { moves, score } = JSON.parse(pinned[2]);
  const record = new LabRunner(experiment).record(2);
  assert.ok(record);
  const scores = scoresOf(record);
  assert.equal(scores.length, moves + 1);
  assert.equal(scores[moves], score);
  assert.equal(scores[0], 0);
  assert.ok(scores.every((score, i) => i === 0 || score >= scores[i - 1]));
  assert.throws(() => scoresOf("2048"), /record/);
});

test("a long move gives signs of life before it is over", () => {
  /** @type {object[]} */
  const said = [];
  Object.assign(globalThis, { postMessage: (/** @type {object} */ message) => said.push(message) });
  const players = [{ player: "alpha-beta" }, { player: "random" }];
  const long = { name: "long", game: "pentago", games: 1, players, limits: { movetime: 1000 } };
  const runner = new LabRunner(JSON.stringify(long));
  runner.go(0, 1);
  const { moves } = runner.slice(0); // one search
  Object.assign(globalThis, { postMessage: undefined });
  assert.ok(moves > 0 && said.length > 1, `${moves} moves, ${said.length} messages`);
  for (const message of said) assert.deepEqual(message, {});
});

test("bad experiments are refused by field and value", () => {
  for (const [old, bad, words] of /** @type {const} */ ([
    ['"games": 4', '"games": 0', /games: 0/],
    ['"games": 4', '"games": 1e12', /games: 1000000000000/],
    ['"games": 4', '"games": "NaN"', /games: .*NaN/],
    ["corner", "bob", /players\[1\].*bob/],
    ["60", "-1", /nodes/],
  ])) {
    assert.ok(experiment.includes(old));
    assert.throws(() => new LabPlan(experiment.replace(old, bad)), words);
    assert.throws(() => new LabRunner(experiment.replace(old, bad)), words);
  }
});

test("the ready-made experiments can be planned", () => {
  const all = experiments();
  assert.ok(all.some(({ name }) => name === "random"));
  for (const one of all) assert.ok(new LabPlan(JSON.stringify(one)).jobs > 0, one.name);
  assert.ok(catalogue().players.length > 2);
});

test("each pair of games has its opening from a list, and is played again with it", () => {
  const lines = ["b1-b3 a2-c2", "start moves g1-g3"];
  const text = JSON.stringify({
    name: "book",
    game: "loa",
    games: 4,
    limits: { nodes: 10 },
    players: [{ player: "strong" }, { player: "random" }],
    openings: { lines },
  });
  const runner = new LabRunner(text);
  const games = play(0, 4, 1e9, text).lines.map((line) => JSON.parse(line));
  games.forEach(({ start, checksum }, number) => {
    assert.equal(start, lines[number >> 1]);
    const record = runner.record(number) ?? "";
    assert.match(record, number < 2 ? /^loa\.\d*\.\.b1-b3_a2-c2_/ : /^loa\.\d*\.\.g1-g3_/);
    assert.ok(checksum > 0);
  });
  const bad = text.replace("g1-g3", "g1-g9");
  assert.throws(() => new LabPlan(bad), /openings\.lines\[1\]: move 1: "g1-g9"/);
});

test("matches have the figures of match runners", () => {
  const tally = new LabTally();
  const lines = file("lab-match.jsonl");
  tally.add(lines);
  for (const { games, los } of tally.matches()) assert.deepEqual([games, los], [4, null], "too few");
  const more = lines.replace(/"seed":(\d)/g, '"seed":1$1').replace(/\d}/g, "}"); // other seeds, other games
  tally.add(more);
  for (const { games, los, nelo } of tally.matches()) {
    assert.equal(games, 8);
    assert.ok(los !== null && los >= 0 && los <= 1);
    assert.deepEqual(Object.keys(nelo), ["difference", "low", "high"]);
  }
});

test("a tuning says how many games its parameters need", () => {
  assert.equal(LabCourse.advisedGames(5), 5000);
  assert.ok(LabCourse.advisedGames(5, "cma-es") > LabCourse.advisedGames(5, "spsa"));
  assert.throws(() => LabCourse.advisedGames(5, "luck"), /luck/);
});
