// Every player finds the same in Chromium, Firefox and WebKit as in the library: tests/signature.txt.
import { test as bare } from "@playwright/test";
import { seats, WEIGHTS } from "../signature.js";
import { expect, test } from "./harness.js";
import { closeServers, serve } from "./static.js";
import { hasWebKit, ofPage, withWebKit } from "./visitor.js";

/** @param {import('./visitor.js').Visitor} visitor */
async function searches(visitor) {
  // The programming interface lies in the sources alone.
  await visitor.open(`${await serve({ "/pins.html": "<!doctype html>" }, {}, ".")}/pins.html`);
  for (const { asked, found, needsWeights, ...seat } of seats()) {
    const answers = await visitor.evaluate(
      async ({ seat, asked, weights }) => {
        const { Thinker } = await import(`${location.origin}/plyground/www/index.js`);
        const answers = [];
        for (const { position, limits } of asked) {
          // A thinker remembers its last search.
          const thinker = new Thinker({ ...seat, weights, seed: 1 });
          const { nodes, move, value } = await thinker.think(position, { limits });
          answers.push({ nodes, move, value });
          thinker.dispose();
        }
        return answers;
      },
      { seat, asked, weights: needsWeights ? `/plyground/${WEIGHTS}` : undefined },
    );
    expect(answers, `${seat.game} ${seat.player}`).toEqual(found);
  }
}

test.afterEach(closeServers);

test("players find the same @firefox", async ({ page }) => {
  test.slow();
  await searches(ofPage(page));
});

// Without the fixtures of the harness: they would start another browser.
bare("players find the same, in WebKit @webkit", async () => {
  bare.slow();
  bare.skip(!hasWebKit(), "needs the Debian packages webkit2gtk-driver and xvfb");
  await withWebKit(searches);
});
