/** Tables as text that spreadsheets read (RFC 4180). */

/** Text that a spreadsheet would run as a formula; a number such as -3 is none. */
const FORMULA = /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/;

/** @param {unknown} value */
function formatCell(value) {
  const words = String(value ?? "");
  const safe = FORMULA.test(words) ? `'${words}` : words;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @param {unknown[][]} rows the first has the names of the columns */
export const formatCsv = (rows) => rows.map((row) => `${row.map(formatCell).join(",")}\n`).join("");
