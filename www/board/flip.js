// A board of two sides, turned by half a turn: the attribute `flipped`.

import { hasAttribute } from "./attributes.js";

/** Whether a board is turned. @param {Element} host */
export const isFlipped = (host) => hasAttribute(host, "flipped");

/** The host of a turned board, in a style sheet. */
export const FLIPPED = ':host([flipped]:not([flipped="false"]))';

/**
 * The styles of a turned board, for the style sheet of a game. What is drawn of letters or of light stays upright.
 * @param {string} upright selectors of parts of the board
 * @param {string} [also] selectors of what turns with it
 */
export const makeFlippedStyle = (upright, also = "") => `
${FLIPPED} :is(.board, .marks${also && `, ${also}`}) { transform: rotate(180deg); }
${FLIPPED} :is(.file, .rank, .marks text, ${upright}) { transform: rotate(180deg); }
${FLIPPED} .notice[data-kind="over"] { align-content: start; }
${FLIPPED} .notice[data-kind="over"][data-up] { align-content: end; }
`;
