// Makes the modules that the page imports from the words in www/words: LANGUAGE/ROOM.js. They are not kept in git.
//
// English has a module for each room, and for each part of a game's room. In other languages a module also brings along what
// English has in modules of their own. It leaves out what is stale: the page says that in English, as it does with what is missing.

import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isMessage } from "../../../www/words/language.js";
import { translationOf } from "./check.js";
import { messagesOf, OTHERS, roomsOf, WORDS, wordsOf, write } from "./data.js";

/** @typedef {import("./data.js").Words} Words */

/** English says these in the engine and in the files of the experiments. */
const ELSEWHERE = ["catalogue", "experiments"];
/** The rooms that other languages bring along with these, and the parts of a game. @type {Record<string, {rooms?: string[], game?: (words: Record<string, any>) => Words}>} */
const ALONG = {
  board: { game: ({ board }) => board },
  dialogs: { game: ({ help, editor }) => ({ ...help, editor }) },
  lab: { rooms: ["experiments"] },
  page: { rooms: ["dialogs", "catalogue"] },
};
const GAMES = "games/";

/** The modules of all languages, by their files. */
export async function modules(folder = WORDS) {
  const english = messagesOf(await roomsOf("en", folder));
  const whole = wordsOf(english);
  const rooms = [...whole.keys()].filter((room) => !ELSEWHERE.includes(room));
  const inside = new Set(Object.values(ALONG).flatMap(({ rooms = [] }) => rooms));
  const alone = rooms.filter((room) => !room.startsWith(GAMES) && !inside.has(room));
  /** @type {Map<string, string>} */
  const made = new Map();
  for (const room of rooms) {
    const words = whole.get(room) ?? {};
    if (room.startsWith(GAMES))
      for (const [part, said] of Object.entries(words))
        made.set(`en/${room}/${part}.js`, englishModule(said, "../../../"));
    else made.set(`en/${room}.js`, englishModule(words, "../", alone.includes(room) ? room : undefined));
  }
  for (const id of OTHERS) {
    const own = await shown(id, english, folder);
    for (const room of alone) made.set(`${id}/${room}.js`, module(withMore(room, own)));
  }
  return made;
}

/** What is shown of a language. @param {string} id @param {Map<string, import("./data.js").Message>} english @param {string} folder */
async function shown(id, english, folder) {
  const { own, states } = await translationOf(id, english, folder);
  return wordsOf([...own].filter(([key]) => states.get(key) === "current"));
}

/** A room with what it brings along. @param {string} room @param {Map<string, Words>} all @returns {Words} */
function withMore(room, all) {
  const { rooms = [], game } = ALONG[room] ?? {};
  const words = { ...all.get(room) };
  for (const more of rooms) words[more] = withMore(more, all);
  if (game) {
    const games = [...all].filter(([name]) => name.startsWith(GAMES));
    words.games = Object.fromEntries(games.map(([name, parts]) => [name.slice(GAMES.length), game(parts)]));
  }
  return words;
}

const HEAD = "// Made by the build from the JSON files in www/words.\n\n";

/** @param {Words} words */
const module = (words) => `${HEAD}/** @type {any} It may lack some. */
export const words = ${JSON.stringify(words, null, 1)};\n`;

/** English has the types, and says where the other languages of a room are. @param {import("./data.js").Message | Words} words @param {string} home from where it lies to www/words/ @param {string} [room] */
function englishModule(words, home, room) {
  const plural = `/** @typedef {import("${home}language.js").Plural} Plural */\n\n`;
  const others = OTHERS.map((id) => `  ${id}: () => import("../${id}/${room}.js"),\n`).join("");
  return `${HEAD}${plural}export const words = ${printed(words)};

/** @typedef {typeof words} Words */
${room ? `\n/** The same in other languages. @type {Record<string, () => Promise<{words: any}>>} */\nexport const others = {\n${others}};\n` : ""}`;
}

/** @param {import("./data.js").Message | Words} words @param {string} [indent] @returns {string} */
function printed(words, indent = "") {
  if (typeof words === "string") return JSON.stringify(words);
  if (isMessage(words)) return `/** @type {Plural} */ (${JSON.stringify(words)})`;
  const deeper = `${indent} `;
  const parts = Object.entries(words).map(
    ([name, said]) => `${deeper}${JSON.stringify(name)}: ${printed(said, deeper)},\n`,
  );
  return `{\n${parts.join("")}${indent}}`;
}

/** Writes the modules, and removes those of rooms that are gone. */
export async function build(folder = WORDS) {
  const made = await modules(folder);
  for (const id of ["en", ...OTHERS]) {
    const found = await readdir(join(folder, id), { recursive: true }).catch(() => /** @type {string[]} */ ([]));
    const gone = found
      .map((file) => `${id}/${file.replaceAll("\\", "/")}`)
      .filter((file) => file.endsWith(".js") && !made.has(file));
    for (const file of gone) await rm(join(folder, file));
  }
  for (const [name, text] of made) await write(join(folder, name), text);
}
