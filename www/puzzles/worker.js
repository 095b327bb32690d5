// Judges moves and defends, for puzzles.html.

import { compile } from "../compile.js";
import start, { Quest } from "./pkg/plyground.js";

/** @typedef {import("./types.d.ts").Request} Request */

/** @type {Promise<unknown> | undefined} */
let engine;
/** @type {Quest | undefined} */
let quest;

self.onmessage = async ({ data }) => {
  const id = data?.id;
  try {
    await (engine ??= load());
    self.postMessage({ id, value: answer(data) });
  } catch (error) {
    self.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};

/** Loads the engine. After a failure the next question tries again. */
async function load() {
  try {
    await start({ module_or_path: await compile(new URL("./pkg/plyground_bg.wasm", import.meta.url)) });
  } catch (error) {
    engine = undefined;
    throw error;
  }
}

/** @param {Request} request */
function answer(request) {
  if (request.type === "set") {
    const { game, kind, moves, position } = request;
    const next = new Quest(game, kind, moves, position);
    quest?.free();
    quest = next;
    return null;
  }
  if (!quest) throw new Error("there is no puzzle");
  return request.type === "play" ? quest.play(request.move) : quest.keeping();
}
