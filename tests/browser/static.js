// Static servers like any others.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

/** Media types by the end of a file's name. */
export const TYPES = /** @type {Record<string, string>} */ ({
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
});

/** @type {import('node:http').Server[]} */
const servers = [];

/**
 * Serves `dist/` or another folder in the folders `/deep/copy/` and `/plyground/`, and what `pages` holds beside it.
 * @param {Record<string, string>} pages @param {Record<string, string>} [headers] @param {string} [folder]
 */
export async function serve(pages, headers = {}, folder = "dist") {
  return listen(async (path) => ({
    body:
      pages[path] ??
      (await readFile(join(folder, path.replace(/^\/(deep\/copy|plyground)\//, "").replace(/^$/, "index.html")))),
    headers,
  }));
}

/** Serves a folder, each file compressed once, as most hosts do. @param {string} folder */
export async function serveCompressed(folder) {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  return listen(async (path) => {
    const file = path.replace(/\/$/, "/index.html");
    const body = files.get(file) ?? gzipSync(await readFile(join(folder, file)), { level: 9 });
    files.set(file, body);
    return {
      body,
      headers: { "content-encoding": "gzip", "content-length": `${body.length}`, "cache-control": "max-age=600" },
    };
  });
}

/**
 * Starts a server.
 * @param {(path: string) => Promise<{body: string | Buffer, headers: Record<string, string>}>} answer to a path; where it throws,
 *   nothing is found
 * @returns {Promise<string>} the address
 */
async function listen(answer) {
  const server = createServer(async ({ url }, response) => {
    const path = normalize(new URL(url ?? "/", "http://x").pathname);
    try {
      const { body, headers } = await answer(path);
      response
        .writeHead(200, { "content-type": TYPES[extname(path) || ".html"] ?? "text/plain", ...headers })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  servers.push(server);
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://127.0.0.1:${port}`;
}

/** Ends what `serve` began. */
export function closeServers() {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

/** Where the script of the element lies in the copy. */
export const COPY = "/deep/copy/www/board/element.js";

/** @param {string} script the address of element.js @param {string} tags @param {string} [head] */
export const pageOf = (script, tags, head = "") => `<!doctype html><html lang="en"><title>A page</title>${head}
<script type="module" src="${script}"></script><main><h1>A page</h1>${tags}</main></html>`;
