// Where Node.js finds files of learned weights: in the repository or a copy of the site, else in a package of their own.

import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";

export const PACKAGE = "plyground-weights";

/** The usual address of a file. @param {string} file @throws an Error that says what is missing */
export function locate(file) {
  const beside = new URL(`../weights/${file}`, import.meta.url);
  if (existsSync(beside)) return beside.href;
  try {
    const found = createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`);
    return new URL(file, pathToFileURL(found)).href;
  } catch {
    throw new Error(`the package ${PACKAGE} is not installed`);
  }
}

/** An address in full. @param {string} address an address, or a path from the folder that the program runs in */
export function resolve(address) {
  const isPath = isAbsolute(address) || !URL.canParse(address);
  return (isPath ? pathToFileURL(address) : new URL(address)).href;
}
