// Compiles WebAssembly from an address, for the page and the lab.

import { platform } from "./platform.js";

/** Downloads and compiles a module. @param {URL} url */
export async function compile(url) {
  const response = await platform.fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status} ${response.statusText}`);
  // Some static servers do not know the type `application/wasm`, which streaming insists on.
  if (response.headers.get("content-type")?.startsWith("application/wasm")) {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
