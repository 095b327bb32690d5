// Bundles the scripts of the page. A first visit loads a few files; other games, languages and rare panels are files of their own.

import { rolldown } from "rolldown";
import { games } from "../../../www/games.js";

/** The script of the page. */
export const ENTRY = "www/page/page.js";

/** The script of the board. The page imports it later, so that a browser that can't run it says why. */
export const BOARD = "www/board/element.js";

/** Scripts that are not bundled: they name other files from where they lie. */
const WHOLE = /\/(pkg[^/]*\/plyground|offline\/register)\.js$/;

/** @typedef {{file: string, sources: string[], imports: string[]}} Chunk a file of the bundle, the scripts in it or behind it, and the files that it imports at once */

/**
 * Bundles the page's scripts into a folder.
 * @param {string} folder
 * @returns {Promise<Chunk[]>}
 */
export async function bundle(folder) {
  /** @type {Map<string, readonly string[]>} */
  const imports = new Map();
  const build = await rolldown({
    input: ENTRY,
    preserveEntrySignatures: false,
    plugins: [
      { name: "imports", moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds) },
      { name: "whole", resolveId: { filter: { id: WHOLE }, handler: (id) => ({ id: besides(id), external: true }) } },
    ],
    onLog: () => {}, // the type check and the tests say more
  });
  const root = process.cwd();
  const part = (/** @type {string} */ source) => {
    /** @type {Set<string> | undefined} */
    let modules;
    return (/** @type {string} */ id) => (modules ??= reached(`${root}/${source}`, imports)).has(id);
  };
  const ofBoard = part(BOARD);
  const { output } = await build.write({
    dir: `${folder}/www`,
    minify: true,
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "[name]-[hash].js", // beside engine.js: it names the modules from where it lies
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: "page", priority: 3, test: part(ENTRY) },
        { name: "board", priority: 2, test: (id) => ofBoard(id) || /\/www\/board\/[^/]+$/.test(id) }, // with the faces' common parts
        ...Object.keys(games).map((game) => ({
          name: `face-${game}`,
          priority: 1,
          test: part(`www/games/${game}/face.js`),
        })),
        { debugName: "words", priority: 1, name: (id) => /\/words\/(?!en)(\w\w)\//.exec(id)?.[1] ?? null },
      ],
    },
  });
  return output.flatMap((chunk) =>
    chunk.type === "chunk"
      ? {
          file: `www/${chunk.fileName}`,
          sources: [chunk.facadeModuleId ?? "", ...chunk.moduleIds].map((id) => id.slice(root.length + 1)),
          imports: chunk.imports.map((file) => `www/${file}`),
        }
      : [],
  );
}

/** The address of a file in `www/`, seen from a bundled file. @param {string} id */
const besides = (id) => id.replace(/^[./]+/, "./");

/** The modules that a module imports at once, directly or not. @param {string} module @param {Map<string, readonly string[]>} imports */
function reached(module, imports) {
  const found = new Set([module]);
  for (const id of found) for (const next of imports.get(id) ?? []) found.add(next);
  return found;
}
