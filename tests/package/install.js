// Packs the package and installs it without a network, as a project of its own would.

import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const npm = process.platform === "win32" ? "npm.cmd" : "npm";

/** Resolves with the folder of a project that has the package installed. */
export async function install() {
  const folder = await mkdtemp(join(tmpdir(), "plyground-"));
  const { stdout } = await run(npm, ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], {
    maxBuffer: 1 << 24,
  });
  const told = JSON.parse(stdout);
  const [{ filename }] = Array.isArray(told) ? told : Object.values(told);
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  await run(npm, ["install", "--offline", "--no-audit", "--no-fund", join(folder, filename)], { cwd: folder });
  return folder;
}
