// Packs the packages and installs them without a network, as a project of its own would.

import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The learned weights, which are a package of their own. */
export const WEIGHTS = "packages/weights";

/** @param {string[]} args @param {string} [cwd] */
async function npm(args, cwd) {
  const windows = process.platform === "win32"; // where npm is a script, and Node.js starts scripts by a shell alone
  return run(windows ? "npm.cmd" : "npm", args, { cwd, maxBuffer: 1 << 24, shell: windows });
}

/**
 * Packs a folder; with no place to go to it is only tried.
 * @param {string} from
 * @param {string} [to]
 * @returns {Promise<{filename: string, size: number, files: {path: string}[]}>} what npm tells of it; sizes are in bytes
 */
export async function pack(from, to) {
  const where = to === undefined ? ["--dry-run"] : ["--pack-destination", to];
  const { stdout } = await npm(["pack", "--json", "--silent", ...where], from);
  const told = JSON.parse(stdout.slice(stdout.search(/[[{]/)));
  const [packed] = Array.isArray(told) ? told : Object.values(told);
  return packed;
}

/**
 * Resolves with the folder of a project that has the package installed, and others beside it.
 * @param {...string} others the folders that they are packed from
 */
export async function install(...others) {
  const folder = await mkdtemp(join(tmpdir(), "plyground-"));
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  const packed = await Promise.all([".", ...others].map((from) => pack(from, folder)));
  const files = packed.map(({ filename }) => `./${filename}`);
  await npm(["install", "--offline", "--no-audit", "--no-fund", ...files], folder);
  return folder;
}
