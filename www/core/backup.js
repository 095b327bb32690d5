/** The backup: one file with everything that Plyground has saved in this browser. */
import { FileError, parseFile } from "./own-file.js";

/** @typedef {import("./statistics/types.d.ts").Backup} Backup */
/** @typedef {import("./statistics/types.d.ts").BackupRun} BackupRun */

/** The prefix of all keys. */
const PREFIX = "plyground/";
/** The version of the file. */
const VERSION = 1;

/**
 * Access to the saved data: `keys` and `area` to the texts, `runs` to the runs of the lab. Each call may throw.
 * @typedef {object} SavedData
 * @property {() => string[]} keys
 * @property {() => Pick<Storage, "getItem" | "setItem" | "removeItem">} area
 * @property {() => Promise<{isAvailable: boolean, all(): Promise<BackupRun[]>, replace(runs: BackupRun[]): Promise<void>}>} runs
 */

/** A backup was not restored: there is no room for it, or the runs of the lab cannot be changed. Nothing has changed. */
export class RestoreError extends Error {
  /** @param {"full" | "stuck"} kind */
  constructor(kind) {
    super(kind);
    this.kind = kind;
  }
}

/** Creates a backup. `isWhole` says whether it has the runs of the lab, which the browser may fail to read. @param {SavedData} places @returns {Promise<{file: Backup, isWhole: boolean}>} */
export async function createBackup(places) {
  const all = places.runs().then((keep) => keep.all());
  const runs = await all.catch(() => null);
  return {
    file: { plyground: "kept", v: VERSION, texts: readTexts(places), runs: runs ?? [] },
    isWhole: runs !== null,
  };
}

/** Parses a backup. @param {string} text @returns {Backup} @throws FileError */
export function parseBackup(text) {
  const { texts, runs } = parseFile(text, "kept", VERSION);
  const isText = (/** @type {unknown} */ value) => typeof value === "string";
  const isWhole =
    isObject(texts) &&
    Object.entries(texts).every(([key, value]) => key.startsWith(PREFIX) && isText(value)) &&
    Array.isArray(runs) &&
    runs.every(isBackupRun);
  if (!isWhole) throw new FileError("damaged");
  return { plyground: "kept", v: VERSION, texts, runs };
}

/** Replaces everything that is saved by a backup, or changes nothing. @param {SavedData} places @param {Pick<Backup, "texts" | "runs">} file @throws RestoreError */
export async function restoreBackup(places, { texts, runs }) {
  const before = readTexts(places);
  try {
    writeTexts(places, texts);
  } catch {
    writeTexts(places, before);
    throw new RestoreError("full");
  }
  try {
    const keep = await places.runs();
    if (!keep.isAvailable && runs.length) throw new Error("no place for runs");
    await keep.replace(runs);
  } catch (error) {
    writeTexts(places, before);
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    throw new RestoreError(isFull ? "full" : "stuck");
  }
}

/** Reads the saved texts, by key. @param {SavedData} places @returns {Record<string, string>} */
function readTexts({ keys, area }) {
  const own = keys().filter((key) => key.startsWith(PREFIX));
  return Object.fromEntries(own.sort().map((key) => [key, area().getItem(key) ?? ""]));
}

/** @param {SavedData} places @param {Record<string, string>} texts @throws where there is no room */
function writeTexts(places, texts) {
  const area = places.area();
  for (const key of Object.keys(readTexts(places))) area.removeItem(key);
  for (const [key, value] of Object.entries(texts)) area.setItem(key, value);
}

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {any} one @returns {one is BackupRun} */
const isBackupRun = (one) =>
  isObject(one?.run) &&
  [one.run.id, one.run.games, one.run.bytes, one.run.when].every(Number.isSafeInteger) &&
  typeof one.run.title === "string" &&
  (one.run.experiment === null || isObject(one.run.experiment)) &&
  Array.isArray(one.texts) &&
  one.texts.every((/** @type {unknown} */ text) => typeof text === "string");
