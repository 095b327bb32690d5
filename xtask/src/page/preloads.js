// Names the files of a page's start in the page, so that the browser fetches them before the scripts ask for them.

import { games } from "../../../www/games.js";
import { BOARD, ENGINE } from "./parts.js";

/** @typedef {import("./bundle.js").Chunk} Chunk */

/** The script of a page. @param {Document} document */
export const scriptOf = (document) => document.querySelector("script[type=module]");

/**
 * Names the files of the page's script, and adds preloads of all that it loads at once. The board with its engine is among them: they
 * only wait for the page's words. The first page has the files of each game too; early.js knows which of them come.
 * @param {Document} document @param {Chunk[]} chunks
 */
export function namePreloads(document, chunks) {
  const script = /** @type {Element} */ (scriptOf(document));
  const source = script.getAttribute("src");
  const start = chunks.find(({ entry }) => entry === source);
  if (!start) throw new Error(`the bundle has no file for ${source}`);
  const board = start.later.includes(fileOf(BOARD, chunks)) ? [BOARD, ENGINE].map((part) => fileOf(part, chunks)) : [];
  const always = withImports([start.file, ...board], chunks);
  const add = (/** @type {Record<string, string>} */ attributes) => {
    const link = document.createElement("link");
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    script.before(link);
  };
  script.setAttribute("src", start.file);
  for (const href of always.slice(1)) add({ rel: "modulepreload", href });
  if (!document.querySelector("nav#games")) return;
  for (const [game, { engines }] of Object.entries(games)) {
    const folder = `www/${engines[0].folder}`;
    const wasm = { as: "fetch", type: "application/wasm", crossorigin: "" };
    add({ "data-rel": "preload", "data-game": game, href: `${folder}/plyground_bg.wasm`, ...wasm });
    const face = withImports([fileOf(`www/games/${game}/face.js`, chunks)], chunks);
    for (const href of [...face.filter((file) => !always.includes(file)), `${folder}/plyground.js`])
      add({ "data-rel": "modulepreload", "data-game": game, href });
  }
}

/** The file that has a script. @param {string} script @param {Chunk[]} chunks */
function fileOf(script, chunks) {
  const chunk = chunks.find(({ sources }) => sources.includes(script));
  if (!chunk) throw new Error(`the bundle has no file for ${script}`);
  return chunk.file;
}

/** Files, and all that they import at once. @param {string[]} files @param {Chunk[]} chunks */
function withImports(files, chunks) {
  const found = new Set(files);
  for (const file of found)
    for (const next of chunks.find((chunk) => chunk.file === file)?.imports ?? []) found.add(next);
  return [...found];
}
