// Copies the site's files of weights here before npm packs them, so that git holds each file once.

import { copyFile, readdir } from "node:fs/promises";

const from = new URL("../../www/weights/", import.meta.url);
for (const name of await readdir(from)) {
  if (name.endsWith(".weights")) await copyFile(new URL(name, from), new URL(name, import.meta.url));
}
