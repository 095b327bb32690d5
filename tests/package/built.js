// Serves and searches the folder that a bundler has built.

import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, relative } from "node:path";

import { TYPES } from "../browser/static.js";

/** Serves a folder at an address of this computer. @param {string} folder @param {Record<string, string>} [headers] */
export async function serveFolder(folder, headers = {}) {
  const server = createServer(async ({ url }, response) => {
    const path = normalize(new URL(url ?? "/", "http://x").pathname);
    try {
      const body = await readFile(join(folder, path === "/" ? "index.html" : path));
      const type = TYPES[extname(path) || ".html"] ?? "text/plain";
      response.writeHead(200, { "content-type": type, ...headers }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${port}/`, close };
}

/** The files of a folder that hold a text, by their paths in it. @param {string} folder @param {string} text */
export async function filesWith(folder, text) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const found = await Promise.all(paths.map(async (path) => (await readFile(join(folder, path))).includes(text)));
  return paths.filter((_, i) => found[i]);
}
