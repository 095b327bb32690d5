/** What a click asks for, and what the visitor hears where it fails. */
import { reasonOf } from "./dom.js";
import { notify } from "./notices.js";
import { text } from "./page-text.js";

/** Tells of the failure of something that nobody waits for, such as a script that does not arrive. @param {Promise<unknown>} promise */
export const acting = (promise) =>
  promise.catch((error) => void notify(text.notices.failed, { kind: "error", details: reasonOf(error) }));
