/** The line that tells of a result, to hand on or to copy. */

import { button, byId, input, setText } from "../kit/dom.js";
import { canShare, shareNatively } from "../kit/hand-over.js";
import { writeToClipboard } from "../kit/to-clipboard.js";
import { text } from "./puzzles-text.js";

const place = () => byId("share", HTMLElement);

/** Lets the visitor share what stands there. */
export function mountShare() {
  setText(button("share-copy"), canShare() ? text.today.send : text.today.copy);
  button("share-copy").addEventListener("click", share);
}

/** Offers a line to share. @param {string} line @param {string} hash of its link */
export function offerToShare(line, hash) {
  const link = new URL(hash, location.href);
  link.search = "";
  input("share-line").value = `${line} ${link.href}`;
  setText(byId("share-told", HTMLElement), "");
  place().hidden = false;
}

export function hideShare() {
  button("share-copy").classList.remove("primary");
  place().hidden = true;
}

async function share() {
  const field = input("share-line");
  if (await shareNatively({ text: field.value })) return;
  if (await writeToClipboard(field.value)) setText(byId("share-told", HTMLElement), text.today.copied);
  else field.select(); // the visitor copies by hand
}
