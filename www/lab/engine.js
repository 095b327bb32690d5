// The lab's engine: loaded once for the page, its module handed to every worker.

import { compile } from "../compile.js";
import start, * as engine from "./pkg/plyground.js";

/**
 * @typedef {object} Engine
 * @property {WebAssembly.Module} module
 * @property {import("./types.d.ts").Catalogue} catalogue
 * @property {import("./types.d.ts").Experiment[]} experiments the ready-made ones
 * @property {typeof engine.LabPlan} LabPlan
 * @property {typeof engine.LabTally} LabTally
 * @property {typeof engine.LabCourse} LabCourse
 * @property {typeof engine.readPreset} readPreset
 * @property {typeof engine.scoresOf} scoresOf
 * @property {typeof engine.isForTwo} isForTwo
 * @property {typeof engine.playerIds} playerIds
 * @property {typeof engine.searches} searches
 */

/** @returns {Promise<Engine>} */
export async function loadEngine() {
  const module = await compile(new URL("./pkg/plyground_bg.wasm", import.meta.url));
  await start({ module_or_path: module });
  return { ...engine, module, catalogue: engine.catalogue(), experiments: engine.experiments() };
}
