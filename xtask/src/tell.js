// Writes what the page knows of the engine without loading it: `www/catalogue.js`.
//
//   node --input-type=module --eval "$(cat tell.js)" SITE PACKAGE...
//
// SITE is the folder that the packages lie in, PACKAGE the folder of a module there, such as `www/pkg`.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [, site, ...packages] = process.argv;

/** A module of the engine, started. */
async function load(folder) {
  const file = (name) => resolve(site, folder, name);
  const module = await import(pathToFileURL(file("plyground.js")));
  await module.default({ module_or_path: readFileSync(file("plyground_bg.wasm")) });
  return module;
}

/** Leaves a file alone that says so already. */
function write(name, text) {
  const path = join(site, name);
  try {
    if (readFileSync(path, "utf8") === text) return;
  } catch {} // not there yet
  writeFileSync(path, text);
}

const modules = await Promise.all(packages.map(load));

// The lab knows every game and player, so that no module of the page need hold the words of all.
const lab = modules.find((module) => "catalogue" in module);
const catalogue = JSON.stringify(lab.catalogue(), null, 1);
write(
  "www/catalogue.js",
  `// Made by the build from the engine: every game and player.

/** @type {import("./types.d.ts").Catalogue} */
export const catalogue = ${catalogue};
`,
);
