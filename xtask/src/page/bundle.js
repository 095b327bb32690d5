// Bundles the scripts of the site in one pass: those of all pages, their workers and the element. What several of them need is there once.

import { relative } from "node:path";
import { rolldown } from "rolldown";
import { BOARD, ENGINE, Graph, partsOf } from "./parts.js";
import { glue, places } from "./places.js";

/** Scripts whose addresses stay: that of the element is promised to other people's pages, tests load the others. */
const KEPT = [BOARD, ENGINE, "www/thinker-client.js", "www/weights.js"];

/** @typedef {{file: string, sources: string[], entry: string | null, imports: string[], later: string[]}} Chunk a file of the bundle, the scripts in it, the one that it stands for, and the files that it imports at once and later */

/**
 * Bundles scripts into a folder.
 * @param {string} folder
 * @param {Record<string, string>} pages the script of each page
 * @returns {Promise<Chunk[]>}
 */
export async function bundle(folder, pages) {
  const graph = new Graph();
  /** @type {Map<string, string>} */
  const workers = new Map();
  /** @type {import("./parts.js").Part[] | undefined} */
  let parts;
  /** @param {string} id */
  const nameOf = (id) => {
    parts ??= partsOf(graph, [...workers.keys()], pages); // all scripts are read by now
    return parts.find(({ has }) => has(id))?.name ?? null;
  };
  const build = await rolldown({
    input: pages,
    preserveEntrySignatures: false,
    plugins: [graph.plugin, places(KEPT, workers), glue, starts(Object.values(pages))],
    onLog: () => {}, // the type check and the tests say more
  });
  const { output } = await build.write({
    dir: `${folder}/www`,
    minify: true,
    // The shortest hashes that rolldown takes: a first visit reads sixty.
    entryFileNames: "[name]-[hash:7].js",
    chunkFileNames: "[name]-[hash:7].js",
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: "parts", name: nameOf }] },
  });
  const chunks = output.filter((file) => file.type === "chunk").map(chunkOf);
  check(chunks);
  return chunks;
}

/** @param {import("rolldown").OutputChunk} chunk @returns {Chunk} */
function chunkOf({ fileName, moduleIds, facadeModuleId, imports, dynamicImports }) {
  const source = (/** @type {string} */ id) => relative("", id).replaceAll("\\", "/");
  const inWww = (/** @type {string} */ file) => `www/${file}`;
  return {
    file: inWww(fileName),
    sources: moduleIds.map(source),
    entry: facadeModuleId && source(facadeModuleId),
    imports: imports.map(inWww),
    later: dynamicImports.map(inWww),
  };
}

/**
 * Runs the scripts of pages in functions: rolldown merges no files where a script waits at its top level.
 * @param {string[]} scripts
 * @returns {import("rolldown").Plugin}
 */
const starts = (scripts) => ({
  name: "starts",
  transform(code, id) {
    if (!scripts.includes(relative("", id).replaceAll("\\", "/"))) return;
    const imports = /^(?:import [^;]*;|\/\*\*.*?\*\/|\/\/[^\n]*|\s)*/s.exec(code)?.[0] ?? "";
    return `${imports}(async () => {${code.slice(imports.length)}})();`;
  },
});

/**
 * Each script stands in one file, and no files import each other in a circle, where one would run before what it needs.
 * @param {Pick<Chunk, "file" | "sources" | "imports">[]} chunks
 */
export function check(chunks) {
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const { file, sources } of chunks) {
    for (const source of sources) {
      const other = places.get(source);
      if (other) throw new Error(`the bundle has ${source} twice, in ${other} and in ${file}`);
      places.set(source, file);
    }
  }
  const imports = new Map(chunks.map((chunk) => [chunk.file, chunk.imports]));
  /** @type {Set<string>} */
  const passed = new Set();
  const follow = (/** @type {string} */ file, /** @type {string[]} */ way) => {
    if (way.includes(file)) throw new Error(`files of the bundle import each other: ${[...way, file].join(", ")}`);
    if (passed.has(file)) return;
    for (const next of imports.get(file) ?? []) follow(next, [...way, file]);
    passed.add(file);
  };
  for (const { file } of chunks) follow(file, []);
}
