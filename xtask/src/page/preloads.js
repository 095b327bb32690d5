// Names the files of a first visit in the page, so that the browser fetches them before the scripts ask for them.

import { games } from "../../../www/games.js";
import { BOARD, ENTRY } from "./bundle.js";

/** @typedef {import("./bundle.js").Chunk} Chunk */

/**
 * Adds the preloads: the scripts of every visit, and the files of each game. The latter wait for early.js, which knows the game.
 * @param {Document} document @param {Chunk[]} chunks
 */
export function namePreloads(document, chunks) {
  const always = filesOf([ENTRY, BOARD, "www/engine.js"], chunks);
  const script = /** @type {Element} */ (document.querySelector(`script[src="${ENTRY}"]`));
  const add = (/** @type {Record<string, string>} */ attributes) => {
    const link = document.createElement("link");
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    script.before(link);
  };
  script.setAttribute("src", always[0]);
  for (const href of always.slice(1)) add({ rel: "modulepreload", href });
  for (const [game, { engines }] of Object.entries(games)) {
    const folder = `www/${engines[0].folder}`;
    const wasm = { as: "fetch", type: "application/wasm", crossorigin: "" };
    add({ "data-rel": "preload", "data-game": game, href: `${folder}/plyground_bg.wasm`, ...wasm });
    const face = filesOf([`www/games/${game}/face.js`], chunks).filter((file) => !always.includes(file));
    for (const href of [...face, `${folder}/plyground.js`])
      add({ "data-rel": "modulepreload", "data-game": game, href });
  }
}

/** The files with these scripts, and all that they import at once. @param {string[]} sources @param {Chunk[]} chunks */
function filesOf(sources, chunks) {
  const found = new Set(
    sources.flatMap((source) => {
      const files = chunks.filter((chunk) => chunk.sources.includes(source)).map(({ file }) => file);
      if (!files.length) throw new Error(`the bundle has no file for ${source}`);
      return files;
    }),
  );
  for (const file of found)
    for (const next of chunks.find((chunk) => chunk.file === file)?.imports ?? []) found.add(next);
  return [...found];
}
