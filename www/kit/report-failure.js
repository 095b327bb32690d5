/** Tells the visitor where a click cannot do what it should: a script may not arrive, offline or after a new build. */
import { isAborted } from "../aborted.js";
import { notify } from "./notices.js";
import { text } from "./page-text.js";
import { describeError } from "./problem.js";

/** Tells of the failure of something that nobody waits for. The next click tries again. @param {Promise<unknown> | void} promise */
export const reportFailure = (promise) =>
  promise?.catch((error) => {
    if (isAborted(error)) return; // a newer click took its place
    const [told, details] = describeError(error, text.notices.again);
    notify(told, { kind: "error", details });
  });
