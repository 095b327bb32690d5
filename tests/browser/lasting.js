// The long forms of tests: `cargo xtask trust` asks for them and notes their figures in docs/reliability.md.

import { appendFileSync, mkdirSync } from "node:fs";

/** Whether the long forms run. */
export const isLong = process.env.PLYGROUND_LONG === "1";

/** A number for the short form and one for the long form. @param {number} short @param {number} long */
export const often = (short, long) => (isLong ? long : short);

/** Notes what a long form has measured. @param {string} check @param {string} figures */
export function note(check, figures) {
  if (!isLong) return;
  mkdirSync("target/trust", { recursive: true });
  appendFileSync("target/trust/figures.jsonl", `${JSON.stringify({ check, figures })}\n`);
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
