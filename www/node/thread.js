// Node's threads and files, with the interfaces of a browser.

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

/** @typedef {import("../platform.js").Thread} ThreadFace */

/** The worker that searches. It does not keep the program running. @implements {ThreadFace} */
export class Thread {
  #worker = new Worker(new URL("./worker.js", import.meta.url), { name: "plyground-thinker" });
  /** @type {((event: any) => any) | null} */
  onmessage = null;
  /** @type {((event: any) => any) | null} */
  onerror = null;
  /** @type {((event: any) => any) | null} */
  onmessageerror = null;

  constructor() {
    this.#worker.on("message", (data) => this.onmessage?.({ data }));
    this.#worker.on("messageerror", () => this.onmessageerror?.({}));
    this.#worker.on("error", ({ message }) => this.onerror?.({ message, preventDefault() {} }));
    this.#worker.unref(); // while an answer is due, the client's watchdog keeps the program running
  }

  /** @param {any} message */
  postMessage(message) {
    this.#worker.postMessage(message);
  }

  terminate() {
    this.#worker.terminate();
  }
}

/**
 * `fetch` for the package's own files.
 * @param {string | URL | Request} resource
 */
export async function fetchFile(resource) {
  const path = fileURLToPath(resource instanceof Request ? resource.url : resource);
  const { size } = await stat(path);
  const type = extname(path) === ".wasm" ? "application/wasm" : "application/octet-stream";
  const body = /** @type {ReadableStream} */ (/** @type {unknown} */ (Readable.toWeb(createReadStream(path))));
  return new Response(body, { headers: { "content-type": type, "content-length": `${size}` } });
}
