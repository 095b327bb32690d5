// Puts the pages of `dist/` together: bundles their scripts, names the files that come of them, and writes the words into the pages.

import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { words as pageWords } from "../../../www/words/en/page.js";
import { bundle } from "./bundle.js";
import { namePreloads, scriptOf } from "./preloads.js";
import { Prerendered } from "./prerender.js";
import { nameCard } from "./social.js";

const DIST = "dist";
/** Where the site will be, where that is known. */
const [address] = process.argv.slice(2);

/** The words of a page, with the bar that all pages but the frame share. @param {string} name */
async function wordsOf(name) {
  const file = new URL(`../../../www/words/en/${name === "index" ? "page" : name}.js`, import.meta.url);
  return existsSync(file) ? { bar: pageWords.bar, ...(await import(file.href)).words } : {};
}

/** @type {Map<string, Prerendered>} */
const pages = new Map();
/** @type {Record<string, string>} */
const scripts = {};
for (const file of (await readdir(DIST)).filter((file) => file.endsWith(".html")).sort()) {
  const name = file.replace(".html", "");
  const page = await Prerendered.from(await readFile(`${DIST}/${file}`, "utf8"), await wordsOf(name));
  pages.set(file, page);
  const script = scriptOf(page.document)?.getAttribute("src"); // an old address has none
  if (script) scripts[name] = script;
}
const chunks = await bundle(DIST, scripts);
for (const [file, page] of pages) {
  if (scriptOf(page.document)) namePreloads(page.document, chunks);
  nameCard(page.document, file, address);
  await writeFile(`${DIST}/${file}`, page.html);
}
