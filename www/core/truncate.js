/**
 * The beginning of a text. No sign is cut in half.
 * @param {string} words
 * @param {number} most letters, as fields of a page and the lab's engine count them
 */
export const truncate = (words, most) => words.slice(0, most).replace(/[\ud800-\udbff]$/, "");
