// A board in a frame of another page. The address sets it up, messages control it.
// docs/frames.md describes both.

import "../board/element.js";
import { checkOptions, messageOf, shorten } from "../core/arguments.js";
import { parsePairs, splitPairs, UnknownVersionError } from "../core/link.js";
import { trustOwnScripts } from "../trusted-types.js";
import { languageOfBoard, loadBoardLanguage } from "../words/board.js";
import { findLanguage } from "../words/language.js";
import { applyLink, setAttributes } from "./board-setup.js";

/** @typedef {import("../types.d.ts").BoardElement} BoardElement */

trustOwnScripts();
document.documentElement.classList.add("started"); // tells late.js

/** Attributes in the address; all other words are a link. */
const ADDRESS_ATTRIBUTES = [
  "autoplay",
  "controls",
  "flipped",
  "theme",
  "storage-key",
  "keys",
  "lang",
  "level",
  "poster",
];
const ATTRIBUTES = ["game", "player", "players", "ponder", "budget", "position", ...ADDRESS_ATTRIBUTES];
const EVENTS = ["ready", "move", "position", "info", "bestmove", "gameover", "win", "autoplay", "notice", "error"];
const METHODS = ["reset", "play", "undo", "redo", "seek", "hint", "think", "mark", "step", "stop"];

const place = /** @type {HTMLElement} */ (document.querySelector("main"));
const board = document.createElement("plyground-board");
board.keys = "page"; // a frame has nothing else that uses keys
const visitorLanguage = findLanguage(navigator.languages);
if (visitorLanguage) document.documentElement.lang = visitorLanguage;
for (const [name, value] of new URLSearchParams(location.search)) {
  if (ADDRESS_ATTRIBUTES.includes(name)) board.setAttribute(name, value);
}

/** A copy for a message, without the catalogue and big integers. @param {unknown} detail */
const toPlain = (detail) =>
  JSON.parse(
    JSON.stringify(detail ?? null, (key, value) =>
      key === "catalogue" || typeof value === "bigint" ? undefined : value,
    ),
  );

/** Sends an event to the page around the frame, of any origin: a game is no secret. @param {string} name @param {unknown} detail */
function sendEvent(name, detail) {
  if (parent !== window) parent.postMessage({ plyground: name, detail: toPlain(detail) }, "*");
}
for (const name of EVENTS)
  board.addEventListener(name, (event) => event instanceof CustomEvent && sendEvent(name, event.detail));

/** Sets the board up by the words after `?` and `#`. @returns the link @throws where it cannot be read */
async function setUpBoard() {
  const link = await linkInAddress();
  setAttributes(board, link);
  place.replaceChildren(board);
  return link;
}

/** Opens the game of a link. @param {Awaited<ReturnType<typeof setUpBoard>>} link */
async function open(link) {
  // Wrong parts of the link are told, and the rest is used.
  await applyLink(board, link).catch((error) => sendEvent("error", { message: messageOf(error) }));
}

async function linkInAddress() {
  try {
    return splitPairs(parsePairs(`${location.search}&${location.hash.slice(1)}`));
  } catch (error) {
    if (!(error instanceof UnknownVersionError)) throw error;
    // The board is not in the document yet, whose language it will have.
    const { say, words } = await loadBoardLanguage(languageOfBoard(board.hasAttribute("lang") ? board : place));
    throw new Error(say(words.linkVersion, { version: error.version }));
  }
}

const setUp = setUpBoard();
const opened = setUp.then(open);
opened.catch((error) => {
  place.replaceChildren(Object.assign(document.createElement("p"), { textContent: messageOf(error) }));
  sendEvent("error", { message: messageOf(error) });
});

addEventListener("message", async ({ data, source, origin }) => {
  if (source !== parent || typeof data !== "object" || data === null || typeof data.plyground !== "string") return;
  const { plyground: asked, id } = data;
  const answer = (/** @type {object} */ told) =>
    source?.postMessage({ plyground: "answer", id, ...told }, { targetOrigin: origin === "null" ? "*" : origin });
  try {
    const args = readArguments(data);
    // A board with a poster waits for an attribute to go.
    if (asked === "set") await setUp;
    else await opened.then(() => board.ready);
    answer({ result: toPlain(await runMethod(asked, args)) });
  } catch (error) {
    answer({ error: messageOf(error) });
  }
});

/** The arguments in a message. @param {{args?: unknown}} message @returns {any[]} @throws where it says anything that means nothing */
function readArguments(message) {
  const { args } = checkOptions(
    "message",
    message,
    /** @type {(keyof typeof message)[]} */ (["plyground", "id", "args"]),
  );
  if (!Array.isArray(args ?? [])) throw new TypeError("args: should be a list");
  return /** @type {any[]} */ (args ?? []);
}

/** @param {string} asked @param {any[]} args */
function runMethod(asked, args) {
  if (asked === "state") return board.state;
  if (asked === "record") return board.record;
  if (asked === "set") {
    if (!ATTRIBUTES.includes(args[0]))
      throw new Error(`there is no attribute "${shorten(args[0])}", but ${ATTRIBUTES.join(", ")}`);
    return void (args[1] === null ? board.removeAttribute(args[0]) : board.setAttribute(args[0], String(args[1])));
  }
  if (!METHODS.includes(asked))
    throw new Error(`there is no "${shorten(asked)}", but ${["state", "record", "set", ...METHODS].join(", ")}`);
  return /** @type {any} */ (board)[asked](...args);
}
