// The tag for a page, and the address for a frame, of a board that is described by attributes.

import { writeWords } from "../link.js";

/** @param {Record<string, string>} attributes those without a word are switches */
const written = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${value}"`))
    .join("");

/** @param {Record<string, string>} attributes */
export const tagOf = (attributes) =>
  `<script type="module" src="plyground/www/board/element.js"></script>\n<plyground-board${written(attributes)}></plyground-board>`;

/** @param {Record<string, string>} attributes @param {string} site where the files lie */
export function frameOf(attributes, site) {
  const words = writeWords([["embed", "1"], ...Object.entries(attributes)]);
  return `<iframe src="${site}?${words.replaceAll("&", "&amp;")}" title="${attributes.game}" width="400" height="460"></iframe>`;
}
