// The address that a worker starts from, in any page.

import { trustScript } from "./trusted-types.js";

/** Addresses of scripts that only import one of another origin. @type {Map<string, string>} */
const importers = new Map();

/**
 * The address that a worker may start from. It must have the origin of the page, but the script there may import one of another. A page
 * without an origin, such as a sandboxed frame, has no blobs for workers either.
 * @param {URL} script
 * @returns {string} as the page trusts it
 */
export const workerAddress = ({ href, origin }) => trustScript(origin === self.origin ? href : importerOf(href));

/** @param {string} script */
function importerOf(script) {
  const code = `import ${JSON.stringify(script)};`;
  if (self.origin === "null") return `data:text/javascript,${encodeURIComponent(code)}`;
  const made = importers.get(script) ?? URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  importers.set(script, made);
  return made;
}
