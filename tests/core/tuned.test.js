// What a visitor has tuned is told from what a level sets.
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../www/catalogue.js";
import { levelsOf, tunedParams } from "../../www/core/levels.js";

for (const player of catalogue.players.filter((one) => levelsOf(one).length > 0))
  test(`no level of ${player.game} counts as tuned, and a slider does`, () => {
    for (const { values } of levelsOf(player)) {
      assert.deepEqual(tunedParams(player, values), {});
      assert.deepEqual(tunedParams(player, { ...values, tempo: 7 }), { tempo: 7 });
    }
  });

test("without levels all that differs is tuned", () => {
  const player = catalogue.players.find(({ id }) => id === "expectimax");
  assert.deepEqual(player && tunedParams(player, { empty: 5 }), { empty: 5 });
});
