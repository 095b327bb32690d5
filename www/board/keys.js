// From key presses to what they ask for.

/**
 * A move; something inside the game's face that is none yet, such as its cursor; or a command.
 * @typedef {{move: string} | {input: () => void} | {command: Command}} Wish
 * @typedef {"undo" | "redo" | "hint" | "autoplay" | "step" | "read" | "halt" | "newgame"} Command
 */

/** Single-key commands, by letter. @type {Record<string, Command>} */
export const commandKeys = {
  u: "undo",
  r: "redo",
  i: "hint",
  p: "autoplay",
  ".": "step",
  b: "read",
  n: "newgame", // at game over only
  Escape: "halt",
};

/** Roles whose widgets want arrow or letter keys for themselves. */
const KEY_ROLES = new Set(
  "slider spinbutton textbox searchbox combobox listbox option menu menubar menuitem radio radiogroup tab tablist tree treeitem grid gridcell application".split(
    " ",
  ),
);
/** Inputs that do nothing with arrows and letters. */
const QUIET_INPUTS = new Set(["button", "checkbox", "reset", "submit", "image", "file"]);

/** Whether a key is pressed without another that changes its meaning. @param {KeyboardEvent} event */
export const isPlain = ({ isComposing, altKey, ctrlKey, metaKey, shiftKey }) =>
  !(isComposing || altKey || ctrlKey || metaKey || shiftKey);

/**
 * What a key press asks of the board whatever the game, or null.
 * @param {KeyboardEvent} event
 * @returns {Wish | null}
 */
export function wishOf(event) {
  if (event.isComposing || event.altKey) return null;
  const letter = letterOf(event);
  if (event.ctrlKey || event.metaKey) {
    if (letter === "z") return { command: event.shiftKey ? "redo" : "undo" };
    if (letter === "y" && !event.shiftKey) return { command: "redo" };
    return null;
  }
  if (event.shiftKey && letter !== ".") return null; // some keyboards have the full stop there
  const command = commandKeys[letter];
  return command ? { command } : null;
}

/**
 * The key's letter; on keyboards of other scripts, the Latin one at its place.
 * @param {KeyboardEvent} event
 */
export function letterOf({ key, code }) {
  if (/^[!-~]$/.test(key)) return key.toLowerCase();
  const place = /^Key([A-Z])$/.exec(code);
  return place ? place[1].toLowerCase() : key;
}

/**
 * Whether the element that has the focus uses such keys itself.
 * @param {EventTarget | undefined} target
 */
export function wantsKeys(target) {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target instanceof HTMLInputElement) return !QUIET_INPUTS.has(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLMediaElement || target instanceof HTMLIFrameElement) return true;
  return KEY_ROLES.has(target.getAttribute("role") ?? "") || target.closest("dialog, [role=dialog]") !== null;
}
