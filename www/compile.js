// Compiles WebAssembly from an address, for the page and the lab.

/** The part that differs in Node.js, where www/node/index.js replaces it. */
export const source = {
  /** @param {URL} url @returns {Promise<Response>} */
  fetch: (url) => fetch(url),
};

/** Downloads and compiles a module. @param {URL} url */
export async function compile(url) {
  const response = await source.fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status} ${response.statusText}`);
  // Some static servers do not know the type `application/wasm`, which streaming insists on.
  if (response.headers.get("content-type")?.startsWith("application/wasm")) {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}
