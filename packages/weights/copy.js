// Copies the site's files of weights here before npm packs them, so that git holds each file once.

import { copyFile, readdir, rm } from "node:fs/promises";

const here = new URL(".", import.meta.url);
const from = new URL("../../www/weights/", here);
const weightsIn = async (/** @type {URL} */ folder) =>
  (await readdir(folder)).filter((name) => name.endsWith(".weights"));
for (const name of await weightsIn(here)) await rm(new URL(name, here)); // the site may not have it any more
for (const name of await weightsIn(from)) await copyFile(new URL(name, from), new URL(name, here));
