// A language in the page: what it lacks, its numbers and its plurals.
import assert from "node:assert/strict";
import { test } from "node:test";
import { translateCatalogue } from "../../www/words/catalogue.js";
import { findLanguage, Language, withEnglishFallback } from "../../www/words/language.js";
import { englishOf } from "../../xtask/src/words/mirror.js";

test("what a language lacks is said in English", () => {
  /** @type {{a: string, n: import('../../www/words/language.js').Plural, part: {b: string, other: string}}} */
  const english = { a: "a", n: { one: "{n} one", other: "{n} more" }, part: { b: "b", other: "another" } };
  assert.deepEqual(withEnglishFallback(english, undefined), english);
  assert.deepEqual(withEnglishFallback(english, { part: { b: "B" } }), {
    ...english,
    part: { b: "B", other: "another" },
  });
  assert.deepEqual(withEnglishFallback(english, { a: "A", n: { other: "{n}" } }), {
    ...english,
    a: "A",
    n: { other: "{n}" },
  });
});

/** @param {string} name */
const param = (name) => ({ name, label: `${name}!`, help: `${name}?`, group: "Search" });
const catalogue = /** @type {any} */ ({
  games: [{ id: "go", params: [{ ...param("rows"), group: "Rules" }], presets: [] }],
  players: [
    { game: "go", id: "first", name: "First", help: "Plays.", params: [param("depth")], presets: [], weights: [] },
    { game: "go", id: "second", name: "Second", help: "Plays.", params: [param("depth")], presets: [], weights: [] },
  ],
});

test("what is missing from the catalogue's words stays English", () => {
  assert.deepEqual(translateCatalogue(catalogue, {}), catalogue);
  assert.deepEqual(translateCatalogue(catalogue, englishOf(catalogue)), catalogue);
  const own = { name: "Erster", params: { depth: { label: "Tiefe" } } };
  const { players } = translateCatalogue(catalogue, { groups: { Search: "Suche" }, players: { "go/first": own } });
  const depth = { name: "depth", label: "Tiefe", help: "depth?", group: "Suche" };
  assert.deepEqual(players[0], { ...catalogue.players[0], name: "Erster", params: [depth] });
  // What players share in the same words is said once.
  assert.deepEqual(players[1], { ...catalogue.players[1], params: [depth] });
  assert.deepEqual(Object.keys(englishOf(catalogue).players["go/second"]), ["name", "help"]);
});

test("the first language that is known is chosen", () => {
  assert.equal(findLanguage(["pl", "de-AT", "fr"]), "de");
  assert.equal(findLanguage(["EL"]), "el");
  assert.equal(findLanguage(["pl", "", "constructor", "__proto__"]), undefined);
});

test("numbers and plurals are those of the language", () => {
  const points = { one: "{n} Punkt", other: "{n} Punkte" };
  const moves = { one: "{n} coup", other: "{n} coups" };
  const [german, french] = [new Language("de", {}), new Language("fr", {})];
  assert.equal(german.say(points, { n: 1 }), "1 Punkt");
  assert.equal(german.say(points, { n: 12345 }), "12.345 Punkte");
  assert.equal(french.say(moves, { n: 0 }), "0 coup");
  assert.equal(french.say(moves, { n: 1 }), "1 coup");
  assert.match(french.say(moves, { n: 1_000_000 }), /coups$/);
  assert.equal(german.say("{a} {b}", { a: "x", b: "{a}" }), "x {a}");
});
