// A static server that compresses, as most hosts do.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import { TYPES } from "./static.js";

/** Serves a folder, each file compressed once. @param {string} folder @returns {Promise<string>} the address */
export async function serveCompressed(folder) {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  const server = createServer(async ({ url }, response) => {
    const path = normalize(new URL(url ?? "/", "http://x").pathname).replace(/\/$/, "/index.html");
    try {
      const body = files.get(path) ?? gzipSync(await readFile(join(folder, path)), { level: 9 });
      files.set(path, body);
      response
        .writeHead(200, {
          "content-type": TYPES[extname(path)] ?? "text/plain",
          "content-encoding": "gzip",
          "content-length": body.length,
          "cache-control": "max-age=600",
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://127.0.0.1:${port}/`;
}
