// The tree of a search on the page: the engine's own, as a picture and as text, with search, keys and files.
import { readFile } from "node:fs/promises";
import { expectAccessible } from "./access.js";
import { expect, onOnePage, test } from "./harness.js";
import { forget, hold, ready } from "./page.js";
import { said } from "./said.js";

/** @typedef {import('@playwright/test').Page} Page */

const GAME = "2048-3x3.1.1.112300000.";
const PENTAGO = "pentago.1..b21L_c22L_e51L_c63L";

/** Records a tree. @param {Page} page @param {string} record @param {number} depth @param {string} [player] */
async function grow(page, record, depth, player) {
  await page.goto(`analyse.html#record=${record}`);
  await ready(page);
  await expect(page.locator("#player")).not.toHaveValue("");
  if (player) await page.locator("#player").selectOption(player);
  await page.locator("#tab-tree").click();
  await page.locator("#tree-depth").selectOption(String(depth));
  await page.locator("#tree-record").click();
  await expect(page.locator("#tree-place")).toBeVisible({ timeout: 30_000 });
}

/** Shows the tree as text. @param {Page} page */
const asText = (page) => page.getByRole("radio", { name: "Text" }).check();

/** @param {Page} page */
const path = (page) => page.locator("#tree-path button");

const grown = onOnePage(forget);
test("the tree of a search is shown, searched and saved", grown.all);

grown("the tree of the engine's search, by keys, with the way from the root", async (page) => {
  await grow(page, GAME, 2, "expectimax");
  await expect(page.locator("#tree-status")).toContainText("nodes of the last iteration");
  await expect(path(page)).toHaveText(["root"]);
  await page.locator("#tree-picture").focus();
  for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await expect(path(page)).toHaveCount(3);
  await expect(page.locator("#tree-node")).toContainText("Probability");
  await page.keyboard.press("Home");
  await expect(path(page)).toHaveText(["root"]);
});

grown("the principal variation is followed step by step, and others are folded", async (page) => {
  await grow(page, PENTAGO, 2, "alpha-beta");
  const value = () => page.locator("#tree-node dd").first();
  const best = String(await value().textContent());
  const follow = page.getByRole("button", { name: "Follow the principal variation" });
  for (const steps of [2, 3]) {
    await follow.click();
    await expect(path(page)).toHaveCount(steps);
    await expect(value()).toHaveText(best); // from one side all along the line
  }
  await follow.click();
  await expect(path(page)).toHaveText(["root"]);
  await page.locator("#tree-picture").focus();
  await page.keyboard.press("ArrowRight");
  for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowDown");
  await expect(path(page).last()).toHaveText(/^\d+ others$/);
  // Another order may fold other moves, so the way back leads above the fold.
  await page.getByRole("radio", { name: "Best first" }).check();
  await expect(path(page)).toHaveText(["root"]);
  await page.getByRole("radio", { name: "As searched" }).check();
  await page.locator("#tree-picture").focus();
  await page.keyboard.press("ArrowRight");
  for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowDown");
  await expect(path(page).last()).toHaveText(/^\d+ others$/);
  await page.keyboard.press("Enter");
  await expect(path(page).last()).not.toHaveText(/others/);
  await expect(path(page)).toHaveCount(2);
});

grown("the sides of a tree are those of the game, whatever line is on the board", async (page) => {
  await grow(page, PENTAGO, 1, "alpha-beta");
  const root = page.locator("#tree-view-root");
  const name = String(await root.textContent());
  await page.locator("#tab-position").click();
  await page.locator("#why-line button").first().click();
  await expect(page.locator("#off-game")).toBeVisible();
  await page.locator("#tab-tree").click();
  await page.locator("#tree-depth").selectOption("2");
  await page.locator("#tree-record").click();
  await expect(path(page)).toHaveText(["root"]);
  await expect(page.locator("#tree-counts-rows tr")).toHaveCount(2);
  await expect(root).toHaveText(name);
});

grown("a cut-off names the move that refutes and what the opponent has, with links", async (page) => {
  await grow(page, PENTAGO, 3, "alpha-beta");
  await asText(page);
  const cut = page.getByRole("treeitem", { name: / cut$/, level: 2 }).first();
  await cut.locator("> .outline-words").click();
  const why = page.locator("#tree-cut");
  await expect(why).toContainText(
    /Cut off after \S+, which gives .*\. (Yellow|Blue) already has \S+ with .* and will not come here\./,
  );
  const [reply] = await why.getByRole("button").allTextContents();
  await why.getByRole("button").first().click();
  await expect(path(page).last()).toHaveText(reply);
});

grown("a move is found wherever it is hidden", async (page) => {
  await grow(page, GAME, 2, "expectimax");
  await page.getByRole("searchbox", { name: "Find a move" }).fill("c1=4");
  await page.keyboard.press("Enter");
  await expect(page.locator("#tree-found")).toContainText("1 of");
  await expect(path(page).last()).toHaveText("c1=4");
  await page.keyboard.press("Enter");
  await expect(page.locator("#tree-found")).toContainText("2 of");
  await page.getByRole("searchbox").fill("nowhere");
  await page.keyboard.press("Enter");
  await expect(page.locator("#tree-found")).toHaveText("Not in this tree.");
});

grown("moves of a tree have the words of the page", async (page) => {
  await page.goto("analyse.html?lang=de");
  await ready(page);
  await grow(page, GAME, 1, "expectimax");
  const down = said("de", "games/2048:board.moves.down");
  await page.locator("#tree-wanted").fill(down.toLowerCase());
  await page.locator("#tree-wanted").press("Enter");
  await expect(path(page).last()).toHaveText(down);
});

grown("the text is a tree for screen readers", async (page) => {
  await grow(page, GAME, 2, "expectimax");
  await asText(page);
  const tree = page.getByRole("tree");
  const root = tree.locator("> [role=treeitem]");
  await expect(root).toHaveAttribute("aria-expanded", "true");
  await root.focus();
  await page.keyboard.press("ArrowDown");
  await expect(tree.locator("[aria-level='2']").first()).toBeFocused();
  // It opens along the principal variation, and a name is that of the node alone.
  const open = tree.locator("[aria-level='2'][aria-expanded=true]");
  await expect(open).toHaveCount(1);
  await expect(open).toHaveAccessibleName(/^\S+ +[\d.,]+/);
  await open.locator("> .outline-words").click();
  await expect(tree.locator("[aria-level='3']")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(tree.locator("[aria-level='3']").first()).toBeVisible();
  await expect(path(page)).toHaveCount(2);
  // The node in hand stands in the picture too, where nobody has opened the way to it.
  await page.keyboard.press("ArrowRight");
  await expect(path(page)).toHaveCount(3);
  const above = String(await path(page).nth(1).textContent());
  await page.getByRole("radio", { name: "Picture" }).check();
  await page.locator("#tree-picture").press("ArrowDown");
  await expect(path(page).nth(1)).toHaveText(above);
  await expect(path(page)).toHaveCount(3);
});

grown("files of the tree are those of the command line", async (page) => {
  await grow(page, GAME, 2, "expectimax");
  /** @param {string} name */
  const file = async (name) => {
    const arrives = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).click();
    return readFile(await (await arrives).path(), "utf8");
  };
  await page.getByText("Export", { exact: true }).click();
  await expect(page.locator("#tree-sizes")).toHaveText(/SVG holds the open nodes \(\d+\)\. .* all \d+\./);
  const json = JSON.parse(await file("JSON"));
  expect(json.nodes.length).toBeGreaterThan(20);
  expect(json.nodes[0].parent).toBeNull();
  expect((await file("Text")).trimEnd().split("\n")).toHaveLength(json.nodes.length);
  expect((await file("DOT")).match(/ -> /g)).toHaveLength(json.nodes.length - 1);
  await page.getByRole("button", { name: "Open all" }).click();
  expect((await file("SVG")).match(/<text /g)).toHaveLength(2 * json.nodes.length);
});

test("a tree whose view comes late is not shown beside another game", async ({ page }) => {
  const arrive = await hold(page, /\/tree-view-[^/]*\.js$/);
  await page.goto(`analyse.html#record=${GAME}`);
  await ready(page);
  await expect(page.locator("#player")).not.toHaveValue("");
  await page.locator("#player").selectOption("expectimax");
  await page.locator("#tab-tree").click();
  const asked = page.waitForRequest(/\/tree-view-/);
  await page.locator("#tree-record").click();
  await asked;
  await page.locator("#effort").selectOption({ index: 1 });
  const came = page.waitForResponse(/\/tree-view-/);
  arrive();
  await (await came).finished();
  await page.waitForTimeout(200);
  await expect(page.locator("#tree-place")).toBeHidden();
  await expect(page.locator("#tree-status")).toBeEmpty();
});

grown("who has no tree says so", async (page) => {
  await page.goto("analyse.html#record=2048.1.1.1123000000000000.");
  await ready(page);
  await expect(page.locator("#player")).not.toHaveValue("");
  await page.locator("#player").selectOption("frolov");
  await page.locator("#tab-tree").click();
  await page.getByRole("button", { name: "Search and draw" }).click();
  await expect(page.locator("#tree-status")).toContainText("has no tree");
});

grown("axe finds nothing in the tree", async (page) => {
  await grow(page, GAME, 2, "expectimax");
  await asText(page);
  await expectAccessible(page, { within: "#panel-tree" });
});
