// Where the files lie. Bundled scripts lie in this folder too, wherever their sources are.

/** The address of `www/`. */
export const WWW = new URL("./", import.meta.url);
