// Why no engine can run in this page, whatever its files.

import { messageOf } from "./core/arguments.js";

/**
 * A cause: its `kind` is the name of the visitor's words in the room `trouble`, `detail` is for the owner of the page.
 * @typedef {{kind: "missing" | "policy" | "file" | "offline" | "refused" | "broken", detail: string, what?: string}} Cause
 */

/** The shortest module. */
const NOTHING = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/** What the browser lacks, or the page forbids. @returns {Promise<Cause | undefined>} */
export async function findEngineFault() {
  const what = ["WebAssembly", "Worker"].find((name) => !(name in globalThis));
  if (what) return { kind: "missing", what, detail: `this browser has no ${what}, or it is switched off` };
  try {
    await WebAssembly.compile(NOTHING);
  } catch (error) {
    const detail = `WebAssembly may not run: the script-src of the content security policy needs 'wasm-unsafe-eval' (${messageOf(error)})`;
    return { kind: "policy", detail };
  }
}
