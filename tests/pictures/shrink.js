// Makes new pictures small, with few colours: `cargo xtask pictures --renew` calls it.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const folder = new URL("kept/", import.meta.url);
for (const name of readdirSync(folder)) {
  const file = new URL(name, folder);
  const picture = readFileSync(file);
  const isSmall = "paletteBitDepth" in (await sharp(picture).metadata());
  if (isSmall) continue;
  writeFileSync(file, await sharp(picture).png({ palette: true, colours: 64, dither: 0, effort: 10 }).toBuffer());
}
