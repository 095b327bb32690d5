// Builds a page with the packed package in other people's bundlers and frameworks, and plays there: `node tests/frameworks/run.js [HOST...]`.
// Every folder here is what an author writes for a host; one without sources of its own builds the page that the bundlers share.
// A folder's scripts say what is tried: each `build` is served and visited, so is a `dev` server; `types` checks the types.

import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";

import { startChromium } from "../browser/chromium.js";
import { filesWith, serveFolder } from "../package/built.js";
import { pack } from "../package/install.js";
import { TRIED, visit } from "./visit.js";

const HERE = import.meta.dirname;
const SHARED = "page";
const DOCS = "docs/hosts.md";
const MARKS = ["<!-- From here on `cargo xtask frameworks` writes. -->\n", "<!-- Up to here. -->\n"];
const COLUMNS = /** @type {const} */ ([...TRIED, "types"]);
/** What a host's ways are called; others by what follows a colon. @type {Record<string, string>} */
const NAMES = { build: "", dev: "dev server" };
/** Time for a build or for the start of a server, in milliseconds. */
const PATIENCE = 600_000;

/** @typedef {{description: string, scripts: Record<string, string>, dependencies: Record<string, string>}} Manifest */
/** The notes of a row are empty where all is well, and missing where there is nothing to try. @typedef {{host: string, version: string, notes: Partial<Record<typeof COLUMNS[number], string>>}} Row */

const run = promisify(execFile);

/** The commands of a project find its server's port in their environment, and tell nobody of their use. @param {number} [port] */
const environment = (port = 0) => ({
  ...process.env,
  PORT: `${port}`,
  NEXT_TELEMETRY_DISABLED: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  NODE_ENV: undefined,
});

/** Runs npm in a project. @param {string} folder @param {...string} args @throws an Error with the last lines that it printed */
async function npm(folder, ...args) {
  try {
    await run("npm", args, { cwd: folder, env: environment(), maxBuffer: 1 << 26, timeout: PATIENCE });
  } catch (error) {
    const { stdout, stderr } = /** @type {{stdout: string, stderr: string}} */ (error);
    const lines = stripVTControlCharacters(`${stdout}\n${stderr}`)
      .split("\n")
      .filter((line) => line.trim() !== "");
    throw new Error(lines.slice(-30).join("\n") || `${error}`);
  }
}

/** A project of a host with the package installed. @param {string} host @param {string} tarball @param {string} folder */
async function install(host, tarball, folder) {
  const source = join(HERE, host);
  const files = await readdir(source);
  const isBare = !files.includes("src") && !files.includes("index.html");
  if (isBare) await cp(join(HERE, SHARED), folder, { recursive: true });
  await cp(source, folder, { recursive: true });
  const file = join(folder, "package.json");
  const manifest = JSON.parse(await readFile(file, "utf8"));
  await writeFile(
    file,
    JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, plyground: `file:${tarball}` } }),
  );
  // No script of a package runs: some fetch programs from elsewhere.
  await npm(folder, "install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--prefer-offline");
}

/** A port that nobody uses. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** Starts a project's own server. @param {string} folder @param {string} script */
async function startServer(folder, script) {
  const port = await freePort();
  const child = spawn("npm", ["run", script], { cwd: folder, env: environment(port), detached: true, stdio: "ignore" });
  const address = `http://localhost:${port}/`;
  const close = () => child.pid && process.kill(-child.pid); // with the programs that npm has started
  for (const end = Date.now() + PATIENCE; Date.now() < end && child.exitCode === null; ) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { address, close };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  if (child.exitCode === null) close();
  throw new Error(`\`npm run ${script}\` serves nothing at ${address}`);
}

/** Serves a project, built or by its server for development, and visits it. @param {import('@playwright/test').Browser} browser @param {string} folder @param {Manifest} manifest @param {string} way @returns {Promise<Row["notes"]>} */
async function play(browser, folder, { scripts }, way) {
  const isBuilt = way !== "dev";
  const dist = isBuilt && !scripts.start ? join(folder, "dist") : undefined;
  let server;
  try {
    if (isBuilt) await build(folder, way);
    server = dist ? await serveFolder(dist) : await startServer(folder, isBuilt ? "start" : "dev");
    const { notes, faults, bodies } = await visit(browser, server.address);
    if (isBuilt) faults.push(...bodies.filter(({ text }) => text.includes(folder)).map(({ url }) => betrays(url)));
    if (dist) faults.push(...(await filesWith(dist, folder)).map(betrays));
    return { ...notes, draws: [notes.draws, ...faults].filter(Boolean).join("\n") };
  } catch (error) {
    return { ...Object.fromEntries(TRIED.map((name) => [name, "there is no page"])), draws: `${error}` };
  } finally {
    server?.close();
  }
}

/** @param {string} folder @param {string} way */
async function build(folder, way) {
  for (const made of ["dist", ".next"]) await rm(join(folder, made), { recursive: true, force: true });
  await npm(folder, "run", way);
}

/** @param {string} file */
const betrays = (file) => `names the builder's folder: ${file}`;

/** Tries one host: a row for each way to build it. @param {import('@playwright/test').Browser} browser @param {string} host @param {string} tarball @returns {Promise<Row[]>} */
async function tryHost(browser, host, tarball) {
  const folder = await mkdtemp(join(tmpdir(), `plyground-${host}-`));
  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(join(HERE, host, "package.json"), "utf8"));
  const [version = ""] = Object.values(manifest.dependencies);
  const ways = Object.keys(manifest.scripts).filter((name) => /^(build|dev)/.test(name));
  const rows = [];
  try {
    await install(host, tarball, folder);
    const types = manifest.scripts.types && { types: await messageOf(npm(folder, "run", "types")) };
    for (const way of ways.length > 0 ? ways : [""]) {
      const notes = { ...(way && (await play(browser, folder, manifest, way))), ...types };
      const row = {
        host: [manifest.description, NAMES[way] ?? way.split(":")[1]].filter(Boolean).join(", "),
        version,
        notes,
      };
      console.log(`${line(row)}\n${told(row)}`);
      rows.push(row);
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What went wrong; empty where nothing did. @param {Promise<unknown>} attempt */
const messageOf = (attempt) =>
  attempt.then(
    () => "",
    (error) => `${error.message}`,
  );

/** A line of the table. @param {Row} row */
const line = ({ host, version, notes }) =>
  `| ${[host, version, ...COLUMNS.map((name) => (notes[name] === undefined ? "" : notes[name] === "" ? "yes" : "**no**"))].join(" | ")} |`;

/** What is wrong in a row. @param {Row} row */
const told = ({ notes }) =>
  Object.entries(notes)
    .filter(([, note]) => note)
    .map(([name, note]) => `  ${name}: ${note.replaceAll("\n", "\n    ")}\n`)
    .join("");

/** Writes the table into the documentation. @param {string} table */
async function document(table) {
  const text = await readFile(DOCS, "utf8");
  const [before, rest] = text.split(MARKS[0]);
  const [, after] = rest.split(MARKS[1]);
  await writeFile(DOCS, [before, MARKS[0], table, MARKS[1], after].join(""));
}

const folders = (await readdir(HERE, { withFileTypes: true }))
  .filter((file) => file.isDirectory())
  .map(({ name }) => name);
const hosts = folders.filter((name) => existsSync(join(HERE, name, "package.json"))).sort();
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !hosts.includes(name));
if (unknown !== undefined) throw new Error(`unknown host "${unknown}" (hosts: ${hosts.join(", ")})`);

const packed = await mkdtemp(join(tmpdir(), "plyground-packed-"));
const browser = await startChromium();
try {
  const tarball = join(packed, (await pack(".", packed)).filename);
  const rows = [];
  for (const host of wanted.length > 0 ? wanted : hosts) rows.push(...(await tryHost(browser, host, tarball)));
  const table = [
    `| host | version | ${COLUMNS.join(" | ")} |`,
    `|---|---|${"---|".repeat(COLUMNS.length)}`,
    ...rows.map(line),
    "",
  ].join("\n");
  console.log(table);
  if (wanted.length === 0) await document(table);
  process.exitCode = rows.some(({ notes }) => Object.values(notes).some((note) => note !== "")) ? 1 : 0;
} finally {
  await browser.close();
  await rm(packed, { recursive: true, force: true });
}
