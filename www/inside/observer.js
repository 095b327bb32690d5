/** The worker that looks inside a game. Another game or another player takes another worker. */
import { WatchedWorker } from "../watched-worker.js";

/** @typedef {import("./types.d.ts").Request} Request */
/** @typedef {import("./types.d.ts").Reply} Reply */
/** @typedef {WatchedWorker<Reply, Request>} InsideWorker */

/**
 * A new worker with the engine.
 * @param {(reply: Reply) => void} hear
 * @param {{isQuick?: boolean}} [options]
 * @returns {InsideWorker}
 */
export function startWorker(hear, options) {
  const worker = new Worker(new URL("../lab/inside-worker.js", import.meta.url), {
    type: "module",
    name: "plyground-inside",
  });
  const fail = (/** @type {Error} */ { message }) => hear({ type: "lost", message });
  return new WatchedWorker(worker, { hear, fail }, options);
}

/** A worker that opens a game and reviews it. @param {Extract<Request, {type: "open"}>} game @param {(reply: Reply) => void} hear */
export function lookInside(game, hear) {
  const worker = startWorker(hear);
  worker.ask(game);
  worker.ask({ type: "review" });
  return worker;
}
