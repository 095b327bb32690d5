// The catalogue: boards and the page start without help in it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { catalogue as terse } from "../../www/catalogue-terse.js";

/** Everything that has a help. */
const helped = [...terse.games, ...terse.players].flatMap((one) => [
  ...("help" in one ? [one] : []),
  ...one.params,
  ...one.presets,
]);

test("loading the whole catalogue fills in the help, in place", async () => {
  assert.deepEqual([...new Set(helped.map(({ help }) => help))], [""]);
  const { catalogue } = await import("../../www/catalogue.js");
  assert.equal(catalogue, terse);
  assert.deepEqual(
    helped.filter(({ help }) => !help),
    [],
  );
  const { default: english } = await import("../../www/words/en/catalogue.json", { with: { type: "json" } });
  const player = catalogue.players.find(({ game, id }) => game === "loa" && id === "strong");
  assert.equal(player?.help, english.players["loa/strong"].help);
  assert.equal(player?.presets.at(-1)?.help, english.players["loa/strong"].presets["level-10"].help);
});
