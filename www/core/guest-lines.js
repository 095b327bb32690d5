// Lines of a guest besides its moves. They are not trusted: numbers are checked, texts are short and can't be seen as others.

/** The facts of a search, as far as the guest says them, in its own units. @typedef {import("../types.d.ts").GuestInfo} GuestInfo */

const FACTS = /** @type {const} */ (["depth", "nodes", "value"]);
/** The longest line that is read. */
export const MAX_LINE = 1000;
const MAX_NAME = 40;
const MAX_TEXT = 120;
const MAX_MOVES = 10;
const MAX_MOVE = 12;

/** Whether a number can be written in a few digits. @param {number} n */
const isShort = (n) => Math.abs(n) <= Number.MAX_SAFE_INTEGER;

/** A text of up to so many characters, without those that are not seen. @param {string} text @param {number} most */
export const shorten = (text, most) => text.slice(0, most).replaceAll(/\p{C}/gu, "").trim();

/** The name in a line `id name NAME`; none in others. @param {string} line */
export const readName = (line) => shorten(/^id\s+name\s+(.*)/.exec(line)?.[1] ?? "", MAX_NAME);

/** The facts in a line `info depth N nodes N value V pv MOVE...`. A `string` has the rest of the line as a text. @param {string} line @returns {GuestInfo} */
export function readInfo(line) {
  const words = line.slice(0, MAX_LINE).trim().split(/\s+/).slice(1);
  /** @type {GuestInfo} */
  const info = { pv: [] };
  for (let at = 0; at < words.length; at += 1) {
    const rest = words.slice(at + 1);
    if (words[at] === "string") return { ...info, text: shorten(rest.join(" "), MAX_TEXT) };
    if (words[at] === "pv") return { ...info, pv: rest.slice(0, MAX_MOVES).map((move) => shorten(move, MAX_MOVE)) };
    const fact = FACTS.find((name) => name === words[at]);
    if (fact && isShort(Number(rest[0]))) info[fact] = Number(rest[0]);
  }
  return info;
}
