// Bundles the scripts of a board into one file of the package, `www/plyground.js`.

import { rolldown } from "rolldown";
import { replaceAddresses } from "./places.js";

const FILE = "plyground.js";

/** The worker begins with the same file. @type {import("rolldown").Plugin} */
const addresses = {
  name: "addresses",
  transform: {
    filter: { code: /import\.meta\.url|WWW/ },
    handler: (code, id) => replaceAddresses(code, id, () => `new URL("./${FILE}", import.meta.url)`),
  },
};
const build = await rolldown({ input: "www/cdn.js", plugins: [addresses], onLog: () => {} });
await build.write({ file: `www/${FILE}`, minify: true, codeSplitting: false });
