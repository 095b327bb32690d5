// Where scripts name other files. What is bundled lies in `www/`, wherever it came from.

import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Before the address of a script that stays where it is. */
const AT = "at:";

/** An address that a script writes. It starts from `WWW` where other people's bundlers should not follow. */
const ADDRESS = /new URL\("([^"]+)", (import\.meta\.url|WWW)\)/g;

/**
 * Makes addresses in scripts start from `www/`, and bundles the scripts of workers.
 * @param {string[]} kept scripts that have a file at their own address too
 * @param {Map<string, string>} workers takes the scripts of workers, with what stands for their files
 * @returns {import("rolldown").Plugin}
 */
export const places = (kept, workers) => ({
  name: "places",
  buildStart() {
    for (const script of kept)
      this.emitFile({ type: "chunk", id: AT + script, fileName: fromWww(script), preserveSignature: "strict" });
  },
  // A script of its own, so that bundled files import what it names and not its file.
  resolveId: { filter: { id: /^at:/ }, handler: (id) => id },
  load: {
    filter: { id: /^at:/ },
    handler: (id) => `export * from ${JSON.stringify(resolve(id.slice(AT.length)))};`,
  },
  transform: {
    filter: { code: /import\.meta\.url|WWW/ },
    handler(code, id) {
      return replaceAddresses(code, id, (file) => {
        const name = fromWww(file).slice(0, -3).replaceAll("/", "-");
        const worker = workers.get(file) ?? this.emitFile({ type: "chunk", id: file, name });
        workers.set(file, worker);
        return `new URL(import.meta.ROLLUP_FILE_URL_${worker})`;
      });
    },
  },
});

/**
 * Makes addresses in a script start from `www/`.
 * @param {string} code @param {string} id where the script lies
 * @param {(script: string) => string} addressOf gives the address of a worker's script
 */
export const replaceAddresses = (code, id, addressOf) =>
  code.replace(ADDRESS, (_, address, base) => {
    const file = fileURLToPath(new URL(address, pathToFileURL(base === "WWW" ? resolve("www/any") : id)));
    const path = fromWww(file);
    return path.endsWith(".js") && existsSync(file) ? addressOf(file) : `new URL("./${path}", import.meta.url)`;
  });

/** Leaves the glue of the engine whole: it names its module from where it lies. @type {import("rolldown").Plugin} */
export const glue = {
  name: "glue",
  resolveId: {
    filter: { id: /\/pkg[^/]*\/plyground\.js$/ },
    handler: (id, importer = "") => ({ id: `./${fromWww(resolve(importer, "..", id))}`, external: true }),
  },
};

/** The address of a file or a folder from `www/`. @param {string} file */
function fromWww(file) {
  const path = relative("www", file).replaceAll("\\", "/");
  return path && file.endsWith("/") ? `${path}/` : path;
}
