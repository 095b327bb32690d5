// The words as they lie in www/words: LANGUAGE/ROOM.json, in the form of i18next (JSON v4).

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LANGUAGES } from "../../../www/words/language.js";

/** What is said at a place: a sentence, or its forms by the categories of `Intl.PluralRules`. @typedef {string | Record<string, string>} Message */
/** The words of a file: sentences under names, which may be nested; `name_one` and `name_other` are forms of one message. @typedef {{[name: string]: string | Tree}} Tree */
/** The same with the forms of a message in an object, as the page wants them. @typedef {{[name: string]: Message | Words}} Words */
/** What a translation was made from: for `ROOM:key` the hashes of the English message and of its translation. @typedef {Record<string, string>} MadeFrom */

/** The folder of the words. */
export const WORDS = "www/words";
/** All but English, by their ids. */
export const OTHERS = Object.keys(LANGUAGES).filter((id) => id !== "en");
/** The file of hashes beside a language's rooms. */
const MADE_FROM = "made-from.json";

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

/** The rooms of a language by their names, such as `page` or `games/2048`; none where there is no folder. @param {string} id @returns {Promise<Map<string, Tree>>} */
export async function roomsOf(id, folder = WORDS) {
  const home = join(folder, id);
  const files = await readdir(home, { recursive: true }).catch(() => /** @type {string[]} */ ([]));
  const rooms = files.filter((file) => file.endsWith(".json") && file !== MADE_FROM).sort();
  const named = async (/** @type {string} */ file) =>
    /** @type {[string, Tree]} */ ([
      file.slice(0, -".json".length).replaceAll("\\", "/"),
      await readTree(join(home, file)),
    ]);
  return new Map(await Promise.all(rooms.map(named)));
}

/** @param {string} file @returns {Promise<Tree>} */
async function readTree(file) {
  const text = await readFile(file, "utf8");
  try {
    return JSON.parse(text, (name, value) => {
      if (/[.:]/.test(name)) throw new Error(`"${name}": a name may not have "." or ":"`);
      if (typeof value === "string" || (typeof value === "object" && value !== null)) return value;
      throw new Error(`"${name}" is ${value}, not a sentence`);
    });
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** @param {string} id @returns {Promise<MadeFrom>} */
export const madeFrom = async (id, folder = WORDS) =>
  JSON.parse(await readFile(join(folder, id, MADE_FROM), "utf8").catch(() => "{}"));

/** What translators should know of a message, by `ROOM:key`. @returns {Promise<Record<string, string>>} */
export const notes = async (folder = WORDS) =>
  JSON.parse(await readFile(join(folder, "notes.json"), "utf8").catch(() => "{}"));

/** @param {string} id @param {MadeFrom} hashes */
export const keepMadeFrom = (id, hashes, folder = WORDS) => writeJson(join(folder, id, MADE_FROM), hashes);

/** @param {string} id @param {string} room @param {Tree} words */
export const keepRoom = (id, room, words, folder = WORDS) => writeJson(join(folder, id, `${room}.json`), words);

/** @param {string} file @param {object} data */
const writeJson = (file, data) => write(file, `${JSON.stringify(data, null, 2)}\n`);

/** Leaves a file alone that says so already: who watches it would think that it changed. @param {string} file @param {string} text */
export async function write(file, text) {
  if ((await readFile(file, "utf8").catch(() => undefined)) === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Every message of a language by `ROOM:key`; what is empty, as tools leave it, is none. @param {Map<string, Tree>} rooms @returns {Map<string, Message>} */
export function messagesOf(rooms) {
  /** @type {Map<string, Message>} */
  const found = new Map();
  const collect = (/** @type {Tree} */ tree, /** @type {string} */ at) => {
    for (const [name, value] of Object.entries(tree)) {
      const [, message = name, form] = PLURAL.exec(name) ?? [];
      const key = at + message;
      if (typeof value !== "string") collect(value, `${at}${name}.`);
      else if (value !== "" && form) found.set(key, { .../** @type {object} */ (found.get(key)), [form]: value });
      else if (value !== "") found.set(key, value);
    }
  };
  for (const [room, tree] of rooms) collect(tree, `${room}:`);
  return found;
}

/** Messages by their rooms and names, the forms of each together. @param {Iterable<[string, Message]>} messages @returns {Map<string, Words>} */
export function wordsOf(messages) {
  /** @type {Map<string, Words>} */
  const rooms = new Map();
  for (const [key, message] of messages) {
    const [room, path] = key.split(":");
    const names = path.split(".");
    const last = /** @type {string} */ (names.pop());
    let part = rooms.get(room) ?? {};
    rooms.set(room, part);
    for (const name of names) part = /** @type {Words} */ ((part[name] ??= {}));
    part[last] = message;
  }
  return rooms;
}

/** The same as files have it, a name for each form. @param {Iterable<[string, Message]>} messages */
export const treesOf = (messages) =>
  /** @type {Map<string, Tree>} */ (
    wordsOf(
      [...messages].flatMap(([key, message]) =>
        typeof message === "string"
          ? [/** @type {[string, Message]} */ ([key, message])]
          : Object.entries(message).map(([form, said]) => /** @type {[string, Message]} */ ([`${key}_${form}`, said])),
      ),
    )
  );

/** Six digits tell two sentences of one place apart; the order of forms does not count. @param {Message} message */
export function hash(message) {
  const inOrder = typeof message === "string" ? message : Object.fromEntries(Object.entries(message).sort());
  return createHash("sha256").update(JSON.stringify(inOrder)).digest("hex").slice(0, 6);
}
