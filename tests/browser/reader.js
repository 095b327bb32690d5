// Reads a part of a page aloud, from its start to its end, as a screen reader does.
import { createRequire } from "node:module";

const READER = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");
/** Where the page finds it: a module of the site itself, as its content security policy wants. */
const ADDRESS = "www/virtual-screen-reader.js";

/** Phrases of a part that are read at most. */
const MOST = 400;

/**
 * The phrases that are read of the part.
 * @param {import('@playwright/test').Page} page
 * @param {string} part a selector
 * @returns {Promise<string[]>}
 */
export async function readAloud(page, part) {
  await page.route(`**/${ADDRESS}`, (route) => route.fulfill({ path: READER, contentType: "text/javascript" }));
  return page.evaluate(
    async ({ part, address, most }) => {
      const { virtual } = await import(new URL(address, document.baseURI).href);
      const container = document.querySelector(part);
      await virtual.start({ container });
      const [first] = await virtual.spokenPhraseLog();
      for (let n = 0; n < most; n++) {
        await virtual.next();
        if ((await virtual.lastSpokenPhrase()) === `end of ${first}`) break;
      }
      const spoken = await virtual.spokenPhraseLog();
      await virtual.stop();
      return spoken;
    },
    { part, address: ADDRESS, most: MOST },
  );
}
