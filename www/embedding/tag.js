// The HTML of a board, by its attributes: as an element, and as a frame.

import { formatPairs } from "../core/link.js";

/** As wide as a phone, and never wider than its block. */
const FRAME_STYLE = "width: 100%; max-width: 420px; height: 480px; border: 0";

/** Attributes as HTML. @param {Record<string, string>} attributes an empty value is a switch */
const written = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === "" ? ` ${name}` : ` ${name}="${value}"`))
    .join("");

/** The HTML of a board. @param {Record<string, string>} attributes */
export const tagOf = (attributes) =>
  `<script type="module" src="plyground/www/board/element.js"></script>\n<plyground-board${written(attributes)}></plyground-board>`;

/** The HTML of a frame with a board. @param {Record<string, string>} attributes @param {string} title what a screen reader calls it @param {string} page the address of the page for frames */
export function frameOf(attributes, title, page) {
  const words = formatPairs(Object.entries(attributes)).replaceAll("&", "&amp;");
  return `<iframe src="${page}?${words}" title="${title}" style="${FRAME_STYLE}"></iframe>`;
}
