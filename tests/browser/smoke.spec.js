// What the others stand on, the same in Chromium, Firefox and WebKit: a strict page with a board of each game.
import { test } from "@playwright/test";
import { embedding } from "./embedding.js";
import { closeServers } from "./static.js";
import { hasWebKit, ofPage, withWebKit } from "./visitor.js";

test.afterEach(closeServers);

test("a strict page with a board of each game @first @firefox", async ({ page }) => embedding(ofPage(page)));

test("a strict page with a board of each game, in WebKit @webkit", async () => {
  test.skip(!hasWebKit(), "needs the Debian packages webkit2gtk-driver and xvfb");
  await withWebKit(embedding);
});
