// Judges moves and defends, for puzzles.html.

import { compile } from "../compile.js";
import start, { Quest } from "./pkg/plyground.js";

/** @typedef {import("./types.d.ts").Request} Request */

const engine = compile(new URL("./pkg/plyground_bg.wasm", import.meta.url)).then((module) =>
  start({ module_or_path: module }),
);
/** @type {Quest | undefined} */
let quest;

self.onmessage = async ({ data }) => {
  const id = data?.id;
  try {
    await engine;
    self.postMessage({ id, value: answer(data) });
  } catch (error) {
    self.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};

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
