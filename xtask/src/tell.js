// Writes what the page knows without loading the engine: `www/catalogue.js`, its two parts, and `www/games.js`.
//
//   node --input-type=module --eval "$(cat tell.js)" SITE PACKAGE[=PAGE]...
//
// SITE is the folder that the packages lie in, PACKAGE the folder of a module there, such as `www/pkg`. What the page has of a
// game lies in PAGE, usually `www/games/ID`, of the folder that this runs in.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [, site, ...packages] = process.argv;
/** What a game's folder may have for the page, by the names of the scripts. */
const PARTS = ["face", "editor", "help", "ratings"];

/** A module of the engine, started. */
async function load(named) {
  const [folder, page] = named.split("=");
  const file = (name) => resolve(site, folder, name);
  const module = await import(pathToFileURL(file("plyground.js")));
  await module.default({ module_or_path: readFileSync(file("plyground_bg.wasm")) });
  return { ...module, package: folder, page };
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
const catalogue = modules.find((module) => "catalogue" in module).catalogue();

/** What has a help, in the order in which `www/catalogue.js` fills them in. */
const helped = [...catalogue.games, ...catalogue.players].flatMap((one) => [
  ...("help" in one ? [one] : []),
  ...one.params,
  ...one.presets,
]);
write(
  "www/catalogue-help.js",
  `// Made by the build from the engine: the help of every player and setting.

export const help = ${JSON.stringify(
    helped.map(({ help }) => help),
    null,
    1,
  )};
`,
);
for (const one of helped) one.help = "";
write(
  "www/catalogue-terse.js",
  `// Made by the build from the engine: every game and player, without help.

/** @type {import("./types.d.ts").Catalogue} */
export const catalogue = ${JSON.stringify(catalogue, null, 1)};
`,
);

/** Where a script in `www/` finds a file. */
const fromWww = (path) => JSON.stringify(posix.relative("www", path).replace(/^(?!\.)/, "./"));
/** Imports and addresses are literal, so that bundlers follow them. */
const importOf = (path) => `() => import(${fromWww(path)})`;
const addressOf = (path) => `() => new URL(${fromWww(path)}, import.meta.url)`;

/** The lines that register a game. */
function register(id) {
  const all = modules.flatMap(({ offers, settleGame, package: folder, page }) =>
    offers().map((offer) => ({ ...offer, settleGame, package: folder, page })),
  );
  const offers = all.filter((offer) => offer.id === id);
  const usual = new Set(offers.flatMap(({ settleGame }) => settleGame(id).players));
  const players = catalogue.players.filter((player) => player.game === id && usual.has(player.id));
  const script = (part) => `${offers[0]?.page ?? `www/games/${id}`}/${part}.js`;
  const parts = PARTS.filter((part) => existsSync(script(part)));
  const engines = offers.map(({ package: folder, variants, players }) => {
    const name = JSON.stringify(posix.relative("www", folder));
    const files = `script: ${importOf(`${folder}/plyground.js`)}, wasm: ${addressOf(`${folder}/plyground_bg.wasm`)}`;
    return `{ folder: ${name}, ${files}, variants: ${variants}, players: ${JSON.stringify(players)} }`;
  });
  const lines = parts.map((part) => `    ${part}: ${importOf(script(part))},\n`);
  const poster = `www/icons/poster-${id}.svg`;
  if (existsSync(poster)) lines.push(`    poster: ${addressOf(poster)},\n`);
  const weights = new Set(players.flatMap(({ weights }) => (weights?.optional ? weights.name : [])));
  const files = [...weights].map(
    (name) => `${JSON.stringify(name)}: ${addressOf(`www/weights/${id}-${name}.weights`)}`,
  );
  if (files.length) lines.push(`    weights: { ${files.join(", ")} },\n`);
  return `  ${JSON.stringify(id)}: {\n${lines.join("")}    players: ${JSON.stringify(players.map((player) => player.id))},\n    engines: [\n${engines.map((engine) => `      ${engine},\n`).join("")}    ],\n  },\n`;
}

write(
  "www/games.js",
  `// Made by the build: every game with its folder in www/games/ and its modules of the engine.

/** @type {Record<string, import("./games/types.d.ts").GameParts>} */
export const games = {
${catalogue.games.map(({ id }) => register(id)).join("")}};
`,
);
