/** The line that tells of a result, to hand on or to copy, and a picture that goes with it. */

import { button, byId, input, setText } from "../kit/dom.js";
import { download } from "../kit/download.js";
import { canShare, shareNatively } from "../kit/hand-over.js";
import { reportFailure } from "../kit/report-failure.js";
import { writeToClipboard } from "../kit/to-clipboard.js";
import { text } from "./puzzles-text.js";

/** Paints the result that is offered, where there is a picture of it. @type {(() => Promise<File>) | undefined} */
let paint;

/** Lets the visitor share what stands there. */
export function mountShare() {
  setText(button("share-copy"), canShare() ? text.today.send : text.today.copy);
  button("share-copy").addEventListener("click", () => reportFailure(share()));
  button("share-picture").addEventListener("click", () => reportFailure(savePicture()));
}

/** Offers a line to share. @param {string} line @param {string} hash of its link @param {() => Promise<File>} [picture] paints it */
export function offerToShare(line, hash, picture) {
  paint = picture;
  const link = new URL(hash, location.href);
  link.search = "";
  input("share-line").value = `${line} ${link.href}`;
  setText(byId("share-told", HTMLElement), "");
  button("share-picture").hidden = !picture || canShare(); // a device that shares takes both at once
  byId("share", HTMLElement).hidden = false;
}

export function hideShare() {
  button("share-copy").classList.remove("primary");
  byId("share", HTMLElement).hidden = true;
}

async function share() {
  const field = input("share-line");
  if (canShare()) {
    const files = paint ? [await paint()] : [];
    if ((await shareNatively({ text: field.value, files })) || (await shareNatively({ text: field.value }))) return;
  }
  if (await writeToClipboard(field.value)) setText(byId("share-told", HTMLElement), text.today.copied);
  else field.select(); // the visitor copies by hand
}

async function savePicture() {
  const file = await paint?.();
  if (file) download(file.name, file);
}
