/** Reports failures of what a click does: a script may not load, offline or after an update. */
import { isAborted } from "../aborted.js";
import { notify } from "./notices.js";
import { text } from "./page-text.js";
import { describeError } from "./problem.js";

/** Reports the failure of a promise that is not awaited. The next click tries again. @param {Promise<unknown> | void} promise */
export const reportFailure = (promise) =>
  promise?.catch((error) => {
    if (isAborted(error)) return; // a newer click took its place
    const [told, details] = describeError(error, text.notices.again);
    notify(told, { kind: "error", details });
  });
