/** The clipboard. */
import { notify } from "./notices.js";
import { say, text } from "./page-text.js";

/** Copies a text. @param {string} words @param {string} done the notice when it worked */
export async function copy(words, done) {
  try {
    await navigator.clipboard.writeText(words);
    notify(done);
  } catch {
    // No permission, or a page without TLS: the notice shows the text, to be copied by hand.
    notify(say(text.share.notCopied, { words }), { stays: true });
  }
}
