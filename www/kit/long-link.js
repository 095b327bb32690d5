/** Links that messengers would cut: how long they are, and a file in their place. */
import { copy } from "./clipboard.js";
import { dialogWords } from "./dialog-words.js";
import { download } from "./download.js";
import { notify } from "./notices.js";
import { say } from "./page-text.js";

/** The longest link that the common messengers carry whole, in characters. */
const MAX_LINK = 2000;

/** Whether a messenger may cut a link. @param {string} link */
export const isLong = (link) => link.length > MAX_LINK;

/** Says how long a link is. @param {string} link */
export const describeLength = (link) => say(dialogWords().longLink.message, { n: link.length });

/** Saves a link as a file, which the tab of the moves opens again. @param {string} link */
export const saveLink = (link) => download("plyground-game.txt", new Blob([link], { type: "text/plain" }));

/** Copies a link. With a long one comes the offer of a file. @param {string} link @param {string} copied said once it is copied */
export async function copyLink(link, copied) {
  await copy(link, copied);
  if (!isLong(link)) return;
  const action = { label: dialogWords().longLink.file, run: () => saveLink(link) };
  notify(describeLength(link), { stays: true, action });
}
