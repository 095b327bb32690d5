// The words in every language: none unknown, each with the places to fill that English has. What a language lacks does no harm:
// `node tests/words/complete.js` says what it is.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test"; // no page is needed
import { catalogue } from "../../www/catalogue.js";
import { translated } from "../../www/words/catalogue.js";
import { known, LANGUAGES, Language, whole } from "../../www/words/language.js";
import { compare, others } from "../words/compare.js";

test("every language has a folder, and every folder is a language", async () => {
  const found = await readdir("www/words", { withFileTypes: true });
  expect(
    found
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(LANGUAGES).sort());
});

for (const id of others) {
  test(`the words fit the places where they stand: ${LANGUAGES[/** @type {'de'} */ (id)]}`, async () => {
    const { unknown, wrong } = await compare(id);
    expect(unknown).toEqual([]);
    expect(wrong).toEqual([]);
  });
}

test("every file of a language is named in the table of its part", async () => {
  const files = (await readdir("www/words", { withFileTypes: true })).filter((entry) => entry.isFile());
  for (const { name } of files) {
    const text = await readFile(`www/words/${name}`, "utf8");
    if (!text.includes("const others")) continue;
    const named = others.filter((id) => text.includes(`import("./${id}/${name}")`));
    expect(named, name).toEqual(others.filter((id) => existsSync(`www/words/${id}/${name}`)));
  }
});

test("what a language lacks is said in English", () => {
  /** @type {{a: string, list: string[], n: import('../../www/words/language.js').Plural, part: {b: string, other: string}}} */
  const english = {
    a: "a",
    list: ["1", "2"],
    n: { one: "{n} one", other: "{n} more" },
    part: { b: "b", other: "another" },
  };
  expect(whole(english, undefined)).toEqual(english);
  expect(whole(english, { part: { b: "B" } })).toEqual({ ...english, part: { b: "B", other: "another" } });
  expect(whole(english, { a: "A", list: ["eins"], n: { other: "{n}" } })).toEqual({
    a: "A",
    list: ["eins", "2"],
    n: { other: "{n}" },
    part: english.part,
  });
});

test("what is missing from a table stays English", () => {
  expect(translated(catalogue, {})).toEqual(catalogue);
  const [{ game, id, help }] = catalogue.players;
  const named = translated(catalogue, { players: { [`${game}/${id}`]: { name: "Jemand" } } });
  expect(named.players[0]).toMatchObject({ name: "Jemand", help });
});

test("the first language that is known is chosen", () => {
  expect(known(["pl", "de-AT", "fr"])).toBe("de");
  expect(known(["EL"])).toBe("el");
  expect(known(["pl", "", "constructor", "__proto__"])).toBe(undefined);
});

test("numbers and plurals are those of the language", () => {
  const points = { one: "{n} Punkt", other: "{n} Punkte" };
  const german = new Language("de", {});
  expect(german.say(points, { n: 1 })).toBe("1 Punkt");
  expect(german.say(points, { n: 12345 })).toBe("12.345 Punkte");
  expect(new Language("fr", {}).say({ one: "{n} coup", other: "{n} coups" }, { n: 0 })).toBe("0 coup");
  expect(new Language("fr", {}).say({ one: "{n} coup", other: "{n} coups" }, { n: 1_000_000 })).toMatch(/coups$/);
  expect(german.say("{a} {b}", { a: "x", b: "{a}" })).toBe("x {a}");
});
