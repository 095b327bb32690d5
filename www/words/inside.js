// The words of inside.html in each language: English, until somebody translates them.

import { words as english } from "./en/inside.js";

/** @typedef {import("./en/inside.js").Words} Words */

/** @param {string} _id a language @returns {Promise<Words>} */
export const insideIn = async (_id) => english;
