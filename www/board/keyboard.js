// Keys: which board listens, and the commands that all games share.

import { validAttribute } from "./attributes.js";

/**
 * The meaning of a key: a move; an input to the face that is no move yet, such as a step of its cursor; or a command.
 * @typedef {{move: string} | {input: () => void} | {command: Command}} KeyAction
 */
/**
 * The commands of keys and buttons to a board. `new` deals a game at once, `newgame` asks the page first and counts at game over
 * only, `halt` ends thinking and autoplay, `read` speaks the board.
 * @typedef {"autoplay" | "halt" | "hint" | "new" | "newgame" | "read" | "redo" | "step" | "undo"} Command
 */

/** Commands by the letter of their key. @type {Record<string, Command>} */
const COMMANDS = {
  u: "undo",
  r: "redo",
  i: "hint",
  p: "autoplay",
  ".": "step",
  b: "read",
  n: "newgame",
  Escape: "halt",
};

/** Roles of elements that use arrow or letter keys themselves; a region that takes the focus scrolls. */
const KEY_ROLES = new Set(
  "slider spinbutton textbox searchbox combobox listbox option menu menubar menuitem radio radiogroup region tab tablist tree treeitem grid gridcell application".split(
    " ",
  ),
);
/** Types of inputs that ignore arrows and letters. */
const QUIET_INPUTS = new Set(["button", "checkbox", "reset", "submit", "image", "file"]);

/** The board used last, which listens to keys pressed outside all boards. @type {HTMLElement | null} */
let activeBoard = null;

/**
 * Listens to keys on behalf of a board.
 * @param {HTMLElement} host the board
 * @param {(event: KeyboardEvent) => KeyAction | null} actionOf  what a key means in the game on the board
 * @param {(action: KeyAction) => boolean} run  false where the action means nothing now: the page may use the key
 * @param {AbortSignal} signal
 */
export function listenToKeys(host, actionOf, run, signal) {
  const activate = () => void (activeBoard = host);
  host.addEventListener("focusin", activate, { signal });
  host.addEventListener("pointerdown", activate, { signal });
  signal.addEventListener("abort", () => {
    if (activeBoard === host) activeBoard = null;
  });

  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.defaultPrevented) return;
    const scope = scopeOf(host);
    if (hearsPageKeys(scope) && !(activeBoard && isListening(activeBoard))) activeBoard = host;
    if (!hearsKey(event, host, scope)) return;
    const action = actionOf(event) ?? commandOf(event);
    if (action && isAllowed(event, action, scope) && run(action)) event.preventDefault();
  };
  host.ownerDocument.addEventListener("keydown", onKey, { signal });
}

/** The attribute `keys`. @param {HTMLElement} host */
const scopeOf = (host) => validAttribute(host, "keys") ?? "board";

/** Whether a board listens to keys pressed outside it. @param {string} scope its attribute `keys` */
const hearsPageKeys = (scope) => scope !== "board" && scope !== "off";

/** Whether a board is still listening to the keys of the page. @param {HTMLElement} host */
const isListening = (host) => hearsPageKeys(scopeOf(host)) || host.matches(":focus-within");

/** Whether a key is for a board: by its attribute `keys`, by the focus, and by what else the key does there. @param {KeyboardEvent} event @param {HTMLElement} host @param {string} scope */
function hearsKey(event, host, scope) {
  const path = event.composedPath();
  if (scope === "off") return false;
  if (path.includes(host)) return true;
  if (!hearsPageKeys(scope) || activeBoard !== host || usesKeys(path[0]) || pressesControl(event)) return false;
  return document.querySelector("dialog:modal")?.contains(host) !== false;
}

/** Whether the attribute `keys` and the repetition of the key allow an action. @param {KeyboardEvent} event @param {KeyAction} action @param {string} scope */
function isAllowed(event, action, scope) {
  const character = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
  if (character && scope === "arrows") return false;
  if (character && scope === "moves" && "command" in action && action.command !== "read") return false;
  // A key held down repeats moves, undo and redo; the rest would flicker.
  return !event.repeat || !("command" in action) || action.command === "undo" || action.command === "redo";
}

/** Elements that Enter or the space bar press. */
const PRESSABLE = "a, button, input, summary, [role=button], [role=checkbox], [role=link], [role=switch]";

/** Whether the key presses the button or link with the focus, which may lie in the shadow tree of another element. @param {KeyboardEvent} event */
function pressesControl(event) {
  const [focused] = event.composedPath();
  return (event.key === "Enter" || event.key === " ") && focused instanceof Element && focused.matches(PRESSABLE);
}

/** Whether the element with the focus uses arrows and letters itself. @param {EventTarget | undefined} target */
function usesKeys(target) {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target instanceof HTMLInputElement) return !QUIET_INPUTS.has(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLMediaElement || target instanceof HTMLIFrameElement) return true;
  return KEY_ROLES.has(target.getAttribute("role") ?? "") || target.closest("dialog, [role=dialog]") !== null;
}

/** The command of a key, whatever the game. @param {KeyboardEvent} event @returns {KeyAction | null} */
function commandOf(event) {
  if (event.isComposing || event.altKey) return null;
  const letter = letterOf(event);
  if (event.ctrlKey || event.metaKey) {
    if (letter === "z") return { command: event.shiftKey ? "redo" : "undo" };
    if (letter === "y" && !event.shiftKey) return { command: "redo" };
    return null;
  }
  if (event.shiftKey && letter !== ".") return null; // some keyboards have the full stop there
  const command = COMMANDS[letter];
  return command ? { command } : null;
}

/** Whether a key is pressed without another that changes its meaning. @param {KeyboardEvent} event */
export const isPlain = ({ isComposing, altKey, ctrlKey, metaKey, shiftKey }) =>
  !(isComposing || altKey || ctrlKey || metaKey || shiftKey);

/** The key's letter; on keyboards of other scripts, the Latin letter at its place. @param {KeyboardEvent} event */
export function letterOf({ key, code }) {
  if (/^[!-~]$/.test(key)) return key.toLowerCase();
  const place = /^Key([A-Z])$/.exec(code);
  return place ? place[1].toLowerCase() : key;
}
