// The examples of a page of documentation: blocks of code and what they say they print.

import { readFile } from "node:fs/promises";

/**
 * The blocks in one language, in order.
 * @param {string} page
 * @param {string} language
 */
export async function blocks(page, language) {
  const text = await readFile(page, "utf8");
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, is]) => is === language)
    .map(([, , code]) => code);
}

/** What a block says that it prints: the comments that begin with an arrow. @param {string} code */
export const promised = (code) => [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, words]) => words);

/** The content security policies that a page of documentation names, in order. @param {string} page */
export const policies = async (page) =>
  (await blocks(page, "http")).map((header) => header.trim().replace("Content-Security-Policy: ", ""));
