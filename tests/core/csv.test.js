// Tables as CSV: whatever the cells hold, a spreadsheet reads them back as text, and runs none of them.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";

import { formatCsv } from "../../www/core/csv.js";

/** The cells of a CSV text, read letter by letter. @param {string} text */
function read(text) {
  /** @type {string[][]} */
  const rows = [];
  let [row, cell, isQuoted] = [/** @type {string[]} */ ([]), "", false];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += letter;
    else if (letter === ",") {
      row.push(cell);
      cell = "";
    } else if (letter === "\n") {
      rows.push([...row, cell]);
      [row, cell] = [[], ""];
    } else {
      assert.notEqual(letter, "\r", "a carriage return outside quotes");
      cell += letter;
    }
  }
  assert.deepEqual([isQuoted, row, cell], [false, [], ""], "the text ends with a row");
  return rows;
}

const letters = fc.constantFrom(..."=+-@\t\r\n,;\"'0123456789.eE AΩ𝄞|!()");
const junk = fc.oneof(fc.string({ unit: letters, maxLength: 8 }), fc.string());
const cell = fc.oneof(junk, fc.double(), fc.integer(), fc.constantFrom(null, undefined, true));

test("cells of any kind are read back as they were, but for the apostrophe before a formula", () => {
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 5 });
  fc.assert(
    fc.property(table, (rows) => {
      const found = read(formatCsv(rows));
      assert.deepEqual(
        found.map(({ length }) => length),
        rows.map(({ length }) => length),
      );
      for (const [r, row] of rows.entries())
        for (const [c, value] of row.entries()) {
          const [words, shown] = [String(value ?? ""), found[r][c]];
          if (typeof value === "number") assert.equal(shown, words);
          else assert.ok(shown === words || shown === `'${words}`, JSON.stringify([words, shown]));
          const isHarmless = typeof value === "number" || !Number.isNaN(Number(shown));
          if ("=+-@\t\r\n".includes(shown[0] ?? " ")) assert.ok(isHarmless, JSON.stringify(shown));
        }
    }),
  );
});

test("text that would run is quoted, numbers are not touched", () => {
  const rows = [
    ["Lovelace, Ada", 'the "first"', "two\nlines", "a\rb"],
    ["=1+1", "+1", "@SUM(A1)", "\t=1", "\r=1"],
    ["-3", -3, -1e-7, "-1+2", 0.5, "-"],
    ["", undefined, "a13R"],
  ];
  assert.equal(
    formatCsv(rows),
    '"Lovelace, Ada","the ""first""","two\nlines","a\rb"\n' +
      "'=1+1,'+1,'@SUM(A1),'\t=1,\"'\r=1\"\n" +
      "-3,-3,-1e-7,'-1+2,0.5,'-\n" +
      ",,a13R\n",
  );
});
