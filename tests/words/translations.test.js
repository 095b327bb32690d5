// Translations beside an English that changes, in a folder of their own.
import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { pathToFileURL } from "node:url";
import { build } from "../../xtask/src/words/build.js";
import { all, faultsOf, neededForms } from "../../xtask/src/words/check.js";
import { madeFrom } from "../../xtask/src/words/data.js";
import { reportOne } from "../../xtask/src/words/report.js";

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "words-"));
  await write("package.json", { type: "module" });
});
afterEach(() => rm(folder, { recursive: true }));

/** @param {string} file @param {object} words */
async function write(file, words) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), JSON.stringify(words));
}

/** What is in a file. @param {string} file */
const read = async (file) => JSON.parse(await readFile(join(folder, file), "utf8"));

let builds = 0;
/** Builds, and answers the words of a module. @param {string} name */
async function built(name) {
  await build(folder);
  builds += 1;
  return (await import(`${pathToFileURL(join(folder, name))}?${builds}`)).words;
}

/** The states of German. */
async function states() {
  const { translations } = await all(["de"], folder);
  return Object.fromEntries(translations[0].states);
}

/** What is wrong with German. */
async function faults() {
  const { english, translations } = await all(["de"], folder);
  return faultsOf(translations[0], english);
}

const ENGLISH = { title: "Games", part: { n_one: "{n} game", n_other: "{n} games" } };
const GERMAN = { title: "Spiele", part: { n_one: "{n} Spiel", n_other: "{n} Spiele" } };

test("forms of a message become one, in both languages", async () => {
  await write("en/guide.json", ENGLISH);
  await write("de/guide.json", GERMAN);
  const part = { n: { one: "{n} game", other: "{n} games" } };
  assert.deepEqual(await built("en/guide.js"), { title: "Games", part });
  const own = { n: { one: "{n} Spiel", other: "{n} Spiele" } };
  assert.deepEqual(await built("de/guide.js"), { title: "Spiele", part: own });
});

test("another language brings the words of games and of the catalogue along", async () => {
  await write("en/board.json", { empty: "empty" });
  await write("en/dialogs.json", { keys: "Keys" });
  await write("en/page.json", { title: "Games" });
  await write("en/catalogue.json", { groups: { Rules: "Rules" } });
  await write("en/games/2048.json", { board: { task: "Slide." }, help: { how: "Slide all." }, editor: "Click." });
  await write("de/games/2048.json", { board: { task: "Schieb." }, editor: "Klick." });
  await write("de/catalogue.json", { groups: { Rules: "Regeln" } });
  assert.deepEqual(await built("en/games/2048/editor.js"), "Click.");
  assert.deepEqual(await built("de/board.js"), { games: { 2048: { task: "Schieb." } } });
  assert.deepEqual(await built("de/page.js"), {
    dialogs: { games: { 2048: { editor: "Klick." } } },
    catalogue: { groups: { Rules: "Regeln" } },
  });
});

test("when English changes, a translation is stale and English is shown, until somebody translates it anew", async () => {
  await write("en/guide.json", ENGLISH);
  await write("de/guide.json", GERMAN);
  await reportOne("de", [], folder);
  await write("en/guide.json", { ...ENGLISH, title: "Board games" });
  assert.equal((await states())["guide:title"], "stale");
  assert.equal((await built("de/guide.js")).title, undefined);
  assert.deepEqual(await faults(), []);

  // To note what is new makes nothing current that is stale.
  await reportOne("de", [], folder);
  assert.equal((await states())["guide:title"], "stale");

  await write("de/guide.json", { ...GERMAN, title: "Brettspiele" });
  assert.equal((await built("de/guide.js")).title, "Brettspiele");
  await reportOne("de", [], folder);
  await write("en/guide.json", { ...ENGLISH, title: "Games on boards" });
  assert.equal((await states())["guide:title"], "stale");
});

test("a stale translation may still be right, and is never a fault", async () => {
  await write("en/guide.json", ENGLISH);
  await write("de/guide.json", GERMAN);
  await reportOne("de", [], folder);
  await write("en/guide.json", { title: "Games!", part: { n_one: "{n} of {all}", n_other: "{n} of {all}" } });
  assert.deepEqual(await faults(), []);
  await reportOne("de", ["guide:title"], folder);
  assert.deepEqual(await states(), { "guide:title": "current", "guide:part.n": "stale" });
  await assert.rejects(reportOne("de", ["guide:title"], folder), /not stale: guide:title/);
});

test("what English had once goes away, what it never had is a fault", async () => {
  await write("en/guide.json", ENGLISH);
  await write("de/guide.json", GERMAN);
  await reportOne("de", [], folder);
  await write("en/guide.json", { part: ENGLISH.part });
  await write("de/guide.json", { ...GERMAN, titel: "Spiele" });
  assert.deepEqual(await faults(), ["guide:titel: English has no such key"]);
  assert.equal((await states())["guide:title"], "dropped");
  assert.equal((await built("de/guide.js")).title, undefined);
  await reportOne("de", [], folder);
  assert.deepEqual(await read("de/guide.json"), { part: GERMAN.part, titel: "Spiele" });
  assert.deepEqual(Object.keys(await madeFrom("de", folder)), ["guide:part.n"]);
});

test("what English renames or moves to another room goes along", async () => {
  await write("en/guide.json", ENGLISH);
  await write("de/guide.json", GERMAN);
  await reportOne("de", [], folder);
  await write("en/guide.json", { heading: ENGLISH.title });
  await write("en/games/go.json", { help: ENGLISH.part });
  await reportOne("de", [], folder);
  assert.deepEqual(await read("de/guide.json"), { heading: "Spiele" });
  assert.deepEqual(await read("de/games/go.json"), { help: GERMAN.part });
  assert.deepEqual(await states(), { "guide:heading": "current", "games/go:help.n": "current" });
});

test('the only name "other" that is left is no form of a message', async () => {
  await write("en/guide.json", { part: { b: "b", other: "another" } });
  await write("de/guide.json", { part: { other: "ein anderes" } });
  await reportOne("de", [], folder);
  assert.deepEqual(await read("de/guide.json"), { part: { other: "ein anderes" } });
});

test("what is missing or empty is English", async () => {
  await write("en/guide.json", ENGLISH);
  await write("de/guide.json", { title: "", part: { n_one: "", n_other: "" } });
  assert.deepEqual(await states(), { "guide:title": "missing", "guide:part.n": "missing" });
  assert.deepEqual(await faults(), []);
  assert.deepEqual(await built("de/guide.js"), {});
  assert.deepEqual(await built("fr/guide.js"), {});
});

test("a file that is damaged is named", async () => {
  await write("en/guide.json", ENGLISH);
  await write("de/guide.json", { title: null });
  await assert.rejects(states(), /de.guide\.json: "title" is null, not a sentence/);
  await writeFile(join(folder, "de/guide.json"), "{");
  await assert.rejects(states(), /de.guide\.json: .*JSON/);
});

test("the order of forms does not count", async () => {
  await write("en/guide.json", { n_one: "{n} game", n_other: "{n} games" });
  await write("de/guide.json", { n_one: "{n} Spiel", n_other: "{n} Spiele" });
  await reportOne("de", [], folder);
  await write("en/guide.json", { n_other: "{n} games", n_one: "{n} game" });
  assert.deepEqual(await states(), { "guide:n": "current" });
});

test("a module goes with its room", async () => {
  await write("en/guide.json", ENGLISH);
  await write("en/about.json", ENGLISH);
  await built("de/about.js");
  await rm(join(folder, "en/about.json"));
  await build(folder);
  await assert.rejects(readFile(join(folder, "de/about.js")), { code: "ENOENT" });
});

test("places to fill, blanks and forms are those that the language needs", async () => {
  await write("en/guide.json", { a: "{name} won", b: "b", n_one: "{n} move", n_other: "{n} moves" });
  await write("de/guide.json", { a: "gewonnen", b: " b", n_one: "{n} Zug" });
  assert.deepEqual(await faults(), [
    'guide:a: "gewonnen" should have {name}',
    'guide:b: blanks around " b"',
    'guide:n: needs the form "_other"',
  ]);
  await write("de/guide.json", { a: "{name}: {n}", b_one: "b", b_other: "b", n: "{n} Züge" });
  assert.deepEqual(await faults(), [
    'guide:a: "{name}: {n}" should have {name}',
    'guide:b: has forms for one and many, as "_one" and "_other"',
    'guide:n: needs forms for one and many, as "_one" and "_other"',
  ]);
  await write("de/guide.json", { n_one: "{n} Zug", n_few: "{n} Züge", n_other: "{n} Züge" });
  assert.deepEqual(await faults(), ['guide:n: the language has no form "_few"']);
});

test("a language needs the forms of numbers that people meet", () => {
  assert.deepEqual(neededForms("fr").sort(), ["one", "other"]);
  assert.deepEqual(neededForms("id"), ["other"]);
  assert.deepEqual(neededForms("pl").sort(), ["few", "many", "one", "other"]);
  assert.deepEqual(neededForms("ar").sort(), ["few", "many", "one", "other", "two", "zero"]);
});
