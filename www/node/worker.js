// A worker of the site in Node.js: the globals of a browser's worker, then its script.

import { parentPort, workerData } from "node:worker_threads";
import { store } from "../weights.js";
import { fetchFile } from "./thread.js";
import { locate, resolve } from "./weights.js";

const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);
const scope = /** @type {any} */ (globalThis);
scope.self = scope;
scope.navigator ??= {};
scope.fetch = fetchFile;
scope.postMessage = (/** @type {any} */ message, /** @type {any} */ options) =>
  port.postMessage(message, options?.transfer);
// Between two slices of a search the worker posts a message to itself. A port of Node.js delivers up to a thousand messages
// before another port is read, also messages that are posted meanwhile: `stop` would arrive seconds later.
scope.MessageChannel = class {
  /** @type {{onmessage: (event: {data: any}) => void}} */
  port1 = { onmessage() {} };
  port2 = { postMessage: (/** @type {any} */ data) => void setImmediate(() => this.port1.onmessage({ data })) };
};
Object.assign(store, { locate, resolve });

await import(workerData);
port.on("message", (data) => scope.onmessage({ data }));
