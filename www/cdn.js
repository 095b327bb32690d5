// The scripts of a board in one file, for pages that take the package from a content delivery network: `www/plyground.js`. Its worker begins with
// the same file.

if ("document" in globalThis) await import("./board/element.js");
else if (self.name === "plyground-thinker") await import("./worker.js");

export * from "./index.js";
