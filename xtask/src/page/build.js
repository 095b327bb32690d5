// Prerenders the pages of `dist/`, and bundles the scripts of index.html.

import { readFile, writeFile } from "node:fs/promises";
import { words as pageWords } from "../../../www/words/en/page.js";
import { bundle } from "./bundle.js";
import { namePreloads } from "./preloads.js";
import { Prerendered } from "./prerender.js";
import { nameCard } from "./social.js";

const DIST = "dist";
/** Where the site will be, where that is known. */
const [address] = process.argv.slice(2);

/** The words of the bar that all pages share. */
const { bar } = pageWords;

for (const [page, part] of Object.entries({
  "index.html": "page",
  "lab.html": "lab",
  "guide.html": "guide",
  "inside.html": "inside",
  "puzzles.html": "puzzles",
  "statistics.html": "statistics",
  "about.html": "about",
})) {
  const { words } = await import(`../../../www/words/en/${part}.js`);
  const prerendered = await Prerendered.from(await readFile(`${DIST}/${page}`, "utf8"), { bar, ...words });
  if (page === "index.html") namePreloads(prerendered.document, await bundle(DIST));
  nameCard(prerendered.document, page, address);
  await writeFile(`${DIST}/${page}`, prerendered.html);
}
