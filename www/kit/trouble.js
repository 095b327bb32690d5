/** Reports saved values that are unreadable or not saved, and a second tab. Loaded with the first report. */
import { dialogWords } from "./dialog-words.js";
import { notify } from "./notices.js";
import { say } from "./page-text.js";

/** Reports a problem of the store. @type {import("../core/storage.js").ReportTrouble} */
export function reportTrouble(trouble, key, overwrite) {
  const { any, what, overwrite: label, ...own } = dialogWords().trouble;
  const [name] = key.split(/[/.]/);
  if (name === "settings" && trouble === "full") return; // the address has them
  const of = /** @type {Record<string, Record<string, string>>} */ ({ any, ...own });
  const words =
    of[name]?.[trouble] ?? say(of.any[trouble], { what: /** @type {Record<string, string>} */ (what)[name] ?? name });
  const action = overwrite && { label, run: overwrite };
  notify(words, { stays: trouble === "blocked" || trouble === "full", action });
}
