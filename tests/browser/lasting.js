// The long forms of tests: `cargo xtask trust` asks for them and keeps their figures in docs/figures.md.

import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { test } from "@playwright/test";

/** Whether the long forms run. */
export const isLong = process.env.PLYGROUND_LONG === "1";

/** A number for the short form and one for the long form. @param {number} short @param {number} long */
export const often = (short, long) => (isLong ? long : short);

/** Notes what a long form has measured; it is kept where the test passes. @param {string} check @param {string} figures */
export function note(check, figures) {
  if (!isLong) return;
  const { annotations, project } = test.info();
  if (project.name !== "chromium") check += `, ${project.name}`;
  annotations.push({ type: "figures", description: JSON.stringify({ check, figures }) });
}

/** Keeps what a test has noted, at its end. @param {import('@playwright/test').TestInfo} info */
export function keepNotes({ annotations, errors }) {
  const noted = annotations.filter(({ type }) => type === "figures");
  if (!noted.length || errors.length) return;
  const folder = `${process.env.CARGO_TARGET_DIR ?? "target"}/trust`;
  mkdirSync(folder, { recursive: true });
  appendFileSync(`${folder}/figures.jsonl`, noted.map(({ description }) => `${description}\n`).join(""));
}

/** Random numbers from 0 to 1 that follow from a seed (mulberry32). @param {number} seed */
export function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Bytes of memory that scripts hold after a collection, and of all processes of the browser; nodes of the page.
 * @param {import('@playwright/test').Page} page in Chromium
 */
export async function memoryOf(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  const { nodes } = await devtools.send("Memory.getDOMCounters");
  await devtools.detach();
  return { scripts: usedSize, processes: await processesOf(page), nodes };
}

/** Resident memory; 0 where the system does not tell it. @param {import('@playwright/test').Page} page */
async function processesOf(page) {
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo } = (await browser?.send("SystemInfo.getProcessInfo")) ?? { processInfo: [] };
  await browser?.detach();
  return processInfo.reduce((sum, { id }) => sum + residentOf(id), 0);
}

/** @param {number} process */
function residentOf(process) {
  const file = `/proc/${process}/status`;
  if (!existsSync(file)) return 0;
  return 1024 * Number(readFileSync(file, "utf8").match(/VmRSS:\s+(\d+)/)?.[1] ?? 0);
}

/** @param {number} bytes */
export const megabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
