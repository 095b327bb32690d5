// Bundles libraries of other people for the page, each into one file: browsers cannot load packages by name. TypeScript does not check them.

import { readFile, writeFile } from "node:fs/promises";
import { rolldown } from "rolldown";

/** The parts that the page uses, the file that they go to, and the names of the libraries. */
const LIBRARIES = [
  { parts: "www/kit/charts/library.js", file: "www/vendor/plot.js", names: "Observable Plot and D3" },
  { parts: "www/match/qr-library.js", file: "www/vendor/qr.js", names: "qr" },
];
/** The licences of all packages in the files, which copies must carry. */
const LICENCES = "www/vendor/licences.txt";
/** The folder of a package; its name may have a scope. */
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** @type {Set<string>} */
const packages = new Set();
for (const { parts, file, names } of LIBRARIES) {
  const build = await rolldown({ input: parts });
  const { output } = await build.write({
    file,
    minify: true,
    postBanner: `/*! ${names}; licences in ${LICENCES} */\n// @ts-nocheck`,
  });
  for (const id of output[0].moduleIds) {
    const [, name] = PACKAGE.exec(id.replaceAll("\\", "/")) ?? [];
    if (name) packages.add(name);
  }
}
const texts = [...packages]
  .sort()
  .map(async (name) => `${name}\n\n${(await readFile(`node_modules/${name}/LICENSE`, "utf8")).trim()}\n\n`);
await writeFile(LICENCES, (await Promise.all(texts)).join(""));
