/** The clipboard. */
import { notify } from "./notices.js";
import { say, text } from "./page-text.js";
import { writeToClipboard } from "./to-clipboard.js";

/** Copies a text, and shows a notice. @param {string} words @param {string} done the notice of success */
export async function copy(words, done) {
  if (await writeToClipboard(words)) notify(done);
  // The notice shows the text, to be copied by hand.
  else notify(say(text.share.notCopied, { words }), { stays: true });
}
