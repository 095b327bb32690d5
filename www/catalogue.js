// Every game and player, with help. The help is a third of the catalogue, and nobody reads it before the sliders: boards and the page
// start without it. They have the same catalogue, which importing this module completes.

import { help } from "./catalogue-help.js";
import { catalogue } from "./catalogue-terse.js";

export { catalogue };

/** What has a help, in the order of `xtask/src/tell.js`. */
const helped = [...catalogue.games, ...catalogue.players].flatMap((one) => [
  ...("help" in one ? [one] : []),
  ...one.params,
  ...one.presets,
]);
for (const [at, one] of helped.entries()) one.help = help[at];
