// The words in www/words, as data. What a translation lacks, or has of an earlier English, is no fault: `cargo xtask words` counts it.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { LANGUAGES } from "../../www/words/language.js";
import { all, faultsOf, faultsOfEnglish, nameOf } from "../../xtask/src/words/check.js";
import { notes, WORDS } from "../../xtask/src/words/data.js";

const { english, translations } = await all();

test("every language has a folder, and every folder is a language", async () => {
  const found = await readdir(WORDS, { withFileTypes: true });
  const folders = found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  assert.deepEqual(folders.sort(), Object.keys(LANGUAGES).sort());
});

test("the English words have no blanks around them, all their forms, and notes that belong to them", async () => {
  assert.deepEqual(faultsOfEnglish(english, await notes()), []);
});

for (const translation of translations) {
  test(`the words fit the places where they stand: ${nameOf(translation.id)}`, () => {
    assert.deepEqual(faultsOf(translation, english), []);
  });
}
