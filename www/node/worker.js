// The thinker's thread in Node.js: what ../worker.js expects of a browser's worker, then ../worker.js itself.

import { parentPort } from "node:worker_threads";
import { fetchFile } from "./thread.js";

const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);
const scope = /** @type {any} */ (globalThis);
scope.self = scope;
scope.navigator ??= {};
scope.fetch = fetchFile;
scope.postMessage = (/** @type {any} */ message) => port.postMessage(message);

await import("../worker.js");
port.on("message", (data) => scope.onmessage({ data }));
