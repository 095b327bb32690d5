// The HTML of a board, by its attributes: as an element, and as a frame.

import { formatPairs } from "../core/link.js";

/** Attributes as HTML. @param {Record<string, string>} attributes an empty value is a switch */
const written = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${value}"`))
    .join("");

/** The HTML of a board. @param {Record<string, string>} attributes */
export const tagOf = (attributes) =>
  `<script type="module" src="plyground/www/board/element.js"></script>\n<plyground-board${written(attributes)}></plyground-board>`;

/** The HTML of a frame with a board. @param {Record<string, string>} attributes @param {string} site the address of the files */
export function frameOf(attributes, site) {
  const words = formatPairs([["embed", "1"], ...Object.entries(attributes)]);
  return `<iframe src="${site}?${words.replaceAll("&", "&amp;")}" title="${attributes.game}" width="400" height="460"></iframe>`;
}
