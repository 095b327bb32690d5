/** One file with everything that the browser keeps of Plyground: the texts of `localStorage`, and the runs of the lab. */
import { Keep } from "../lab/keep.js";
import { FileError, readOwn } from "../page/own-file.js";
import { forgetModules } from "../page/own-module.js";

/** @typedef {import("../core/statistics/types.d.ts").KeptFile} KeptFile */
/** @typedef {import("../core/statistics/types.d.ts").KeptRun} KeptRun */

/** All keys of Plyground begin with it. */
const PREFIX = "plyground/";
/** The version of the file. */
const VERSION = 1;

/** The browser has no room for the file, or does not change the runs of the lab. All is as it was. */
export class RefusedError extends Error {
  /** @param {"full" | "stuck"} kind */
  constructor(kind) {
    super(kind);
    this.kind = kind;
  }
}

/** Everything that is kept, and whether the runs of the lab are in it: the browser may fail to read them. @returns {Promise<{file: KeptFile, isWhole: boolean}>} */
export async function collect() {
  const all = Keep.open().then((keep) => keep.all());
  const runs = await all.catch(() => null);
  return { file: { plyground: "kept", v: VERSION, texts: kept(), runs: runs ?? [] }, isWhole: runs !== null };
}

/** Reads a file. @param {string} text @returns {KeptFile} @throws FileError */
export function read(text) {
  const { texts, runs } = readOwn(text, "kept", VERSION);
  const isText = (/** @type {unknown} */ value) => typeof value === "string";
  const isWhole =
    isObject(texts) &&
    Object.entries(texts).every(([key, value]) => key.startsWith(PREFIX) && isText(value)) &&
    Array.isArray(runs) &&
    runs.every(isRun);
  if (!isWhole) throw new FileError("damaged");
  return { plyground: "kept", v: VERSION, texts, runs };
}

/** Puts a file in the place of everything that is kept. Where that fails, all stays as it was. @param {import("../core/statistics/types.d.ts").Kept} file @throws RefusedError */
export async function replaceBy({ texts, runs }) {
  const before = kept();
  try {
    put(texts);
  } catch {
    put(before);
    throw new RefusedError("full");
  }
  try {
    const keep = await Keep.open();
    if (!keep.db && runs.length) throw new Error("no place for runs");
    await keep.replace(runs);
  } catch (error) {
    put(before);
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    throw new RefusedError(isFull ? "full" : "stuck");
  }
}

/** Removes everything, and the modules of the visitor's that are in no file. @throws RefusedError */
export async function erase() {
  await replaceBy({ texts: {}, runs: [] });
  await forgetModules();
}

/** The texts that are kept, by their keys. @returns {Record<string, string>} */
function kept() {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return Object.fromEntries(keys.sort().map((key) => [key, localStorage.getItem(key) ?? ""]));
}

/** @param {Record<string, string>} texts @throws where there is no room */
function put(texts) {
  for (const key of Object.keys(kept())) localStorage.removeItem(key);
  for (const [key, value] of Object.entries(texts)) localStorage.setItem(key, value);
}

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {any} one @returns {one is KeptRun} */
const isRun = (one) =>
  isObject(one?.run) &&
  [one.run.id, one.run.games, one.run.bytes, one.run.when].every(Number.isSafeInteger) &&
  typeof one.run.title === "string" &&
  (one.run.experiment === null || isObject(one.run.experiment)) &&
  Array.isArray(one.texts) &&
  one.texts.every((/** @type {unknown} */ text) => typeof text === "string");
