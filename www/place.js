// Where the files lie.

const engine = new URL("./pkg/plyground_bg.wasm", import.meta.url);

/**
 * The folder `www/`. Undefined where another project has bundled the scripts: its bundler places and names the files, and follows
 * literal addresses alone.
 */
export const WWW = engine.pathname.endsWith("/pkg/plyground_bg.wasm") ? new URL("../", engine) : undefined;
