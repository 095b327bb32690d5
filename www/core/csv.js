/** Tables as text that spreadsheets read (RFC 4180). */

/** The start of a text that a spreadsheet would run as a formula, or would strip to get at one. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** A number that comes as text. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/** @param {unknown} value */
function formatCell(value) {
  const words = String(value ?? "");
  const isNumber = typeof value === "number" || NUMBER.test(words);
  const safe = !isNumber && FORMULA.test(words) ? `'${words}` : words;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @param {unknown[][]} rows the first has the names of the columns */
export const formatCsv = (rows) => rows.map((row) => `${row.map(formatCell).join(",")}\n`).join("");
