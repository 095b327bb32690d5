/**
 * Cuts a text to a length, without cutting a character in half.
 * @param {string} words
 * @param {number} most UTF-16 units, as `maxLength` and the lab's engine count them
 */
export const truncate = (words, most) => words.slice(0, most).replace(/[\ud800-\udbff]$/, "");
