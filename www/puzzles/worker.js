// Judges moves and defends, for puzzles.html.

import { compile } from "../compile.js";
import { serveRequests } from "../serve.js";
import start, { Quest } from "./pkg/plyground.js";

/** @typedef {import("../core/puzzles/types.d.ts").Request} Request */

/** @type {Promise<unknown> | undefined} */
let engine;
/** @type {Quest | undefined} */
let quest;

serveRequests(async (/** @type {Request} */ request) => {
  await (engine ??= load());
  if (request.kind === "set") {
    const { game, task, moves, position } = request;
    const next = new Quest(game, task, moves, position);
    quest?.free();
    quest = next;
    return null;
  }
  if (!quest) throw new Error("there is no puzzle");
  return request.kind === "play" ? quest.play(request.move) : quest.keeping();
});

/** Loads the engine. After a failure the next question tries again. */
async function load() {
  try {
    await start({ module_or_path: await compile(new URL("./pkg/plyground_bg.wasm", import.meta.url)) });
  } catch (error) {
    engine = undefined;
    throw error;
  }
}
