// The site with weights that tests make up: slow, broken, changed or missing ones.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { TYPES } from "./static.js";

/** @typedef {import('node:http').ServerResponse} Response */

// Weights of a very small network, by way of a checkpoint in a folder:
//   cargo workshop train FOLDER/tiny --shape 0123,4567 --threads 1 --games 300
//   cargo workshop weights quantise FOLDER/tiny tests/data/2048-tiny.weights
export const tiny = await readFile("tests/data/2048-tiny.weights");

/** Serves `dist/`, but for the weights, which `answer` sends. */
export async function serveWeights() {
  const site = {
    /** @type {(response: Response) => void} */
    answer: (response) => send(response, tiny),
    /** Weights asked for, such as `GET 4x4`. @type {string[]} */
    asked: [],
    url: "",
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
  const server = createServer(async ({ method, url }, response) => {
    const path = normalize(new URL(url ?? "/", "http://x").pathname);
    const [, name] = path.match(/(?:2048|pentago)-(\w+)\.weights$/) ?? [];
    if (name) {
      site.asked.push(`${method} ${name}`);
      return site.answer(response);
    }
    try {
      const body = await readFile(join("dist", path.endsWith("/") ? `${path}index.html` : path));
      response.writeHead(200, { "content-type": TYPES[extname(path) || ".html"] ?? "text/plain" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
  const address = server.address();
  if (address && typeof address === "object") site.url = `http://127.0.0.1:${address.port}/`;
  return site;
}

/** @param {Response} response @param {Uint8Array | string} body @param {Record<string, string | number>} [headers] */
export function send(response, body, headers = {}) {
  response
    .writeHead(200, { "content-type": "application/octet-stream", "content-length": body.length, ...headers })
    .end(body);
}
