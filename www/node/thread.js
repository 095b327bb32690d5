// Node's threads and files, with the interfaces of a browser.

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { extname } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

/** @typedef {import("../core/worker-host.js").Thread} ThreadFace */

/** A worker of the site, by default the one that searches. It does not keep the program running. @implements {ThreadFace} */
export class Thread {
  #worker;
  /** @type {((event: any) => any) | null} */
  onmessage = null;
  /** @type {((event: any) => any) | null} */
  onerror = null;
  /** @type {((event: any) => any) | null} */
  onmessageerror = null;

  /** @param {URL} [script] */
  constructor(script = new URL("../worker.js", import.meta.url)) {
    this.#worker = new Worker(new URL("./worker.js", import.meta.url), { workerData: script.href });
    this.#worker.on("message", (data) => this.onmessage?.({ data }));
    this.#worker.on("messageerror", () => this.onmessageerror?.({}));
    this.#worker.on("error", ({ message }) => this.onerror?.({ message, preventDefault() {} }));
    this.#worker.unref(); // while an answer is due, its host keeps the program running
  }

  /** @param {any} message */
  postMessage(message) {
    this.#worker.postMessage(message);
  }

  terminate() {
    this.#worker.terminate();
  }
}

const webFetch = globalThis.fetch;

/**
 * `fetch` that knows files, the package's own among them.
 * @param {string | URL | Request} resource
 * @param {RequestInit} [options]
 */
export async function fetchFile(resource, options) {
  const { href, protocol } = new URL(resource instanceof Request ? resource.url : resource);
  if (protocol !== "file:") return webFetch(resource, options);
  const path = fileURLToPath(href);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return new Response(null, { status: 404, statusText: `no file ${href}` });
  const { size } = found;
  const type = extname(path) === ".wasm" ? "application/wasm" : "application/octet-stream";
  const body = /** @type {ReadableStream} */ (/** @type {unknown} */ (Readable.toWeb(createReadStream(path))));
  return new Response(body, { headers: { "content-type": type, "content-length": `${size}` } });
}
