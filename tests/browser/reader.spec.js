// The phrases that somebody hears who reads the pages with a screen reader: a puzzle, a mistake, a lesson and a tree.
import { expect, test } from "./harness.js";
import { ready } from "./page.js";
import { readAloud } from "./reader.js";

/** X overlooks a win at the seventh move. */
const LOST = "pentago.1..b21L_c22L_e51L_c63L_c11R_f63R_a13R_b13R_d4";

test.use({ serviceWorkers: "block" }); // the page would ask it for the reader

/** Whether these phrases are heard in this order. @param {string[]} heard @param {(string | RegExp)[]} wanted */
function expectInOrder(heard, wanted) {
  let at = 0;
  for (const phrase of wanted) {
    const found = heard.findIndex(
      (one, i) => i >= at && (typeof phrase === "string" ? one === phrase : phrase.test(one)),
    );
    expect(found, `${phrase} after ${wanted[0]}, in:\n${heard.join("\n")}`).toBeGreaterThanOrEqual(0);
    at = found + 1;
  }
}

test("a puzzle is read with its task, its board and what help costs", async ({ page }) => {
  await page.goto("puzzles.html#game=pentago");
  await ready(page);
  await expect(page.locator("#task")).toHaveText(/\w/);
  const heard = await readAloud(page, "main");
  expectInOrder(heard, [/^heading, .+, level 1$/, /rated \d+/, "region, Board", /^button, Hint, .*miss/]);
  await page.locator("#hint").click();
  await expect(page.locator("#told")).toHaveAttribute("data-what", "hint");
  const hint = (await page.locator("#told").textContent()) ?? "";
  expect((await readAloud(page, "main")).join(" ")).toContain(hint.split(".")[0]);
});

test("a mistake is read with what was better, and its question when it is tried again", async ({ page }) => {
  await page.goto(`analyse.html#record=${LOST}&player=strong&ply=6`);
  await ready(page);
  await expect(page.locator("#review-status")).toHaveText("9 moves analysed", { timeout: 60_000 });
  const heard = await readAloud(page, "main");
  expectInOrder(heard, ["status", "You played", "a13R", /^, a blunder\.$/, /Your winning chance: \d+% → \d+%/]);
  expectInOrder(heard, [
    /^heading, Your mistakes/,
    /^listitem, .*current/,
    /^button, Move 7, a13R, blunder, \d+% → \d+%$/,
  ]);
  await page.getByRole("button", { name: "Try it again" }).click();
  const asked = await readAloud(page, ".board-side");
  expectInOrder(asked, ["status", "Find a better move than a13R.", "button, Show the answer"]);
  // The evaluation is hidden from ears as from eyes.
  expect((await readAloud(page, "main")).join(" ")).not.toContain("winning chance:");
});

test("a lesson is read node by node, and says each step", async ({ page }) => {
  await page.goto("learn.html#lesson=alpha-beta");
  await ready(page);
  await expect(page.locator("#lesson-words")).toHaveText(/\w/, { timeout: 30_000 });
  await page.getByRole("button", { name: "Next cut-off" }).click();
  const caption = (await page.locator("#lesson-words").textContent()) ?? "";
  const heard = await readAloud(page, "#panel-lessons");
  expectInOrder(heard, [/^heading, Alpha-beta/, /^group, The tree/, /^image, Max, root/, /^image, leaf 1\.1: \d+/]);
  expectInOrder(heard, ["status", caption, "end of status", /^button, Next$/, /^list, Pseudocode/]);
});

test("a tree is read as an outline, with values and levels", async ({ page }) => {
  await page.goto(`analyse.html#record=${LOST}&player=alpha-beta&ply=4&tab=tree`);
  await ready(page);
  await page.locator("#tree-depth").selectOption("2");
  await page.getByRole("button", { name: "Search and draw" }).click();
  await expect(page.locator("#tree-place")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("radio", { name: "Text" }).check();
  const heard = await readAloud(page, "#tree-outline");
  expectInOrder(heard, [
    /^treeitem, root \S+.*, expanded, level 1, position 1, selected, set size 1$/,
    /^treeitem, \S+ .*, expanded, level 2, position \d+, .*set size \d+$/,
    /^treeitem, \S+ .*, level 3, position \d+, .*set size \d+$/,
  ]);
});
