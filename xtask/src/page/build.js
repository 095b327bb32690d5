// Prerenders the pages of `dist/`, and bundles the scripts of index.html.

import { readFile, writeFile } from "node:fs/promises";
import { bundle } from "./bundle.js";
import { namePreloads } from "./preloads.js";
import { Prerendered } from "./prerender.js";

const DIST = "dist";

for (const [page, part] of Object.entries({ "index.html": "page", "lab.html": "lab", "guide.html": "guide" })) {
  const { words } = await import(`../../../www/words/en/${part}.js`);
  const prerendered = await Prerendered.from(await readFile(`${DIST}/${page}`, "utf8"), words);
  if (page === "index.html") namePreloads(prerendered.document, await bundle(DIST));
  await writeFile(`${DIST}/${page}`, prerendered.html);
}
