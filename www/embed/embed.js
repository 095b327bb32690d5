// The board in a frame of somebody else's page: the address says how it is, messages say what it shall do.
// docs/embedding.md describes both.

import "../board/element.js";

/** @typedef {import("../types.d.ts").BoardElement} BoardElement */

const ATTRIBUTES = ["game", "player", "players", "budget", "position", "autoplay", "controls", "theme", "storage-key", "keys", "lang"];
const EVENTS = ["ready", "move", "position", "info", "bestmove", "gameover", "win", "autoplay", "notice", "error"];
const METHODS = ["reset", "play", "undo", "redo", "seek", "hint", "think", "step", "stop"];

const board = document.createElement("plyground-board");
for (const [name, value] of new URLSearchParams(location.search)) {
  if (ATTRIBUTES.includes(name)) board.setAttribute(name, value);
}

/** What may cross the border: the catalogue stays, big numbers too. @param {unknown} detail */
const plain = (detail) => JSON.parse(JSON.stringify(detail ?? null, (key, value) => (key === "catalogue" || typeof value === "bigint" ? undefined : value)));

// Nothing secret is told: a game, to whoever shows the frame.
for (const name of EVENTS) {
  board.addEventListener(name, (event) => {
    if (parent !== window && event instanceof CustomEvent) parent.postMessage({ plyground: name, detail: plain(event.detail) }, "*");
  });
}

addEventListener("message", async ({ data, source, origin }) => {
  if (source !== parent || typeof data !== "object" || data === null || typeof data.plyground !== "string") return;
  const { plyground: asked, id, args = [] } = data;
  const answer = (/** @type {object} */ told) => source?.postMessage({ plyground: "answer", id, ...told }, { targetOrigin: origin === "null" ? "*" : origin });
  try {
    await board.ready;
    answer({ result: plain(await act(asked, Array.isArray(args) ? args : [])) });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
});

/** @param {string} asked @param {any[]} args */
function act(asked, args) {
  if (asked === "state") return board.state;
  if (asked === "record") return board.record;
  if (asked === "set") {
    if (!ATTRIBUTES.includes(args[0])) throw new Error(`there is no attribute "${args[0]}", but ${ATTRIBUTES.join(", ")}`);
    return void (args[1] === null ? board.removeAttribute(args[0]) : board.setAttribute(args[0], String(args[1])));
  }
  if (!METHODS.includes(asked)) throw new Error(`there is no "${asked}", but ${["state", "record", "set", ...METHODS].join(", ")}`);
  return /** @type {any} */ (board)[asked](...args);
}

document.querySelector("main")?.append(board);
