// Step mode: lessons step forth and back, open by link, and take a tree of one's own.
import { expectAccessible } from "./access.js";
import { expect, onOnePage, test } from "./harness.js";
import { forget, ready } from "./page.js";

/** @param {import('@playwright/test').Page} page @param {string} hash */
async function open(page, hash) {
  await page.goto(`analyse.html#${hash}`);
  await ready(page);
  await expect(page.locator("#lesson-place")).toBeVisible({ timeout: 30_000 });
}

const stepped = onOnePage(forget);
test("lessons step, open by link and take a tree", stepped.all);

stepped("a lesson steps forth and back, with the line in hand", async (page) => {
  await open(page, "lesson=minimax");
  const [code, words] = [page.locator("#lesson-code [aria-current]"), page.locator("#lesson-words")];
  await expect(words).toContainText("1 of ");
  await expect(page.getByRole("button", { name: "Previous step" })).toBeDisabled();
  const first = await code.textContent();
  await page.getByRole("button", { name: "Next step" }).click();
  await expect(words).toContainText("2 of ");
  await expect(code).not.toHaveText(String(first));
  await page.getByRole("button", { name: "Previous step" }).click();
  await expect(code).toHaveText(String(first));
  await page.getByRole("button", { name: "Last step" }).click();
  await expect(words).toContainText("value 4");
});

stepped("a link opens a tree, an algorithm and a step", async (page) => {
  await open(page, "lesson=alpha-beta-good&tree=((3+12)+(2+4))&step=999");
  await expect(page.locator("#lesson-words")).toContainText("value 3");
  await expect(page.locator("#lesson-picture .is-cut")).toHaveCount(1);
  await page.getByRole("button", { name: "Previous step" }).click();
  const link = await page.getByRole("link", { name: "Link to this step" }).getAttribute("href");
  const words = await page.locator("#lesson-words").textContent();
  await page.getByRole("button", { name: "First step" }).click();
  await open(page, String(link).slice(1));
  await expect(page.locator("#lesson-words")).toHaveText(String(words));
});

stepped("a step of a link that is none leads to one that is", async (page) => {
  for (const step of ["x", "1.5", "-1", "1e999"]) {
    await forget(page);
    await open(page, `lesson=minimax&step=${step}`);
    await expect(page.locator("#lesson-words")).toContainText(/^\d+ of /);
    await expect(page.locator("#lesson-code [aria-current]")).toHaveCount(1);
  }
});

stepped("a tree that is none is refused, and every lesson runs", async (page) => {
  await open(page, "lesson=minimax&step=5");
  await page.getByLabel("Tree", { exact: true }).fill("((1 2)");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.locator("#lesson-error")).toContainText("parentheses");
  await page.getByRole("button", { name: "Next step" }).click();
  await expect(page.locator("#lesson-words")).toContainText("7 of ");
  for (const id of await page
    .locator("#lesson option")
    .evaluateAll((all) => all.map((one) => one.getAttribute("value")))) {
    await page.locator("#lesson").selectOption(String(id));
    await expect(page.locator("#lesson-error")).toHaveText("");
    await page.getByRole("button", { name: "Last step" }).click();
    await expect(page.locator("#lesson-words")).toContainText(/^(\d+) of \1:/);
  }
});

stepped("a link to no lesson says so, and not that the tree is wrong", async (page) => {
  await page.goto("./learn.html#lesson=alpha-beta");
  await expect(page.locator("#lesson-error")).toContainText("The link’s lesson could not be read.");
  await page.locator("#lesson").selectOption("minimax");
  await expect(page.locator("#lesson-words")).toContainText("1 of");
  await page.locator("#lesson-tree").fill("((");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.locator("#lesson-error")).toContainText("This is not a valid tree.");
  await page.evaluate(() => (location.hash = "lesson=alpha"));
  await expect(page.locator("#lesson-error")).toContainText("The link’s lesson could not be read.");
  await page.getByRole("button", { name: "Next step" }).click(); // in the lesson before
  await expect(page.getByRole("link", { name: "Link to this step" })).toHaveAttribute("href", /lesson=minimax&step=1/);
});

stepped("axe finds nothing in a lesson", async (page) => {
  await open(page, "lesson=mcts&step=20");
  await expectAccessible(page, { within: "#lessons" });
});
