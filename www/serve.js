// A worker's end of the messages that ./core/worker-host.js describes.

/** @typedef {import("./core/worker-host.js").WorkerMessage} WorkerMessage */

/** A worker gives a sign of life within this time, so that the page does not replace it. */
export const PULSE_MS = 200;

/** Posts a message to the page. @param {WorkerMessage} answer @param {Transferable[]} [transfer] */
export const post = (answer, transfer = []) => self.postMessage(answer, { transfer });

/** Starts sending signs of life; returns a function that ends them. */
export function startPulse() {
  const timer = setInterval(post, PULSE_MS, {});
  return () => clearInterval(timer);
}

/**
 * Answers a request with an error. A plain `Error` refuses a bad request; anything else (a trap, a stack overflow) leaves the module in
 * an unknown state.
 * @param {number | undefined} id
 * @param {unknown} error
 */
export function postError(id, error) {
  const isPlain = error instanceof Error && error.constructor === Error;
  post({ id, error: isPlain ? error.message : String(error), fatal: !isPlain });
}

/**
 * Answers requests with what `handle` returns. Where it returns undefined, it posts the answer itself.
 * @param {(request: any) => unknown} handle
 */
export function serveRequests(handle) {
  self.onmessage = async ({ data }) => {
    const request = Object(data);
    try {
      const done = await handle(request);
      if (done !== undefined) post({ id: request.id, done });
    } catch (error) {
      postError(request.id, error);
    }
  };
}
