// The bar of every page: where it leads, and its help.
import { expect, onOnePage, test } from "./harness.js";
import { forget, open, ready } from "./page.js";

const PAGES = ["learn", "analyse", "puzzles", "lab", "statistics", "embedding"];
/** Of these no link of the bar leads to. */
const ASIDE = ["statistics", "embedding"];

const barred = onOnePage(forget);
test("the bar is the same on every page", barred.all);

barred("five links, the present page marked, and help by key", async (page) => {
  for (const name of PAGES) {
    await page.goto(`${name}.html`);
    await ready(page);
    await expect(page.locator(".bar-pages a")).toHaveText(["Play", "Puzzles", "Learn", "Analyse", "Lab"]);
    const current = page.locator(".bar-pages [aria-current]");
    if (ASIDE.includes(name)) await expect(current).toHaveCount(0);
    else await expect(current).toHaveAttribute("href", `${name}.html`);
    await page.keyboard.press("?");
    await expect(page.locator("#help-dialog svg.picture")).toHaveCount(3);
    await page.locator("#help-dialog").getByRole("button", { name: "Close" }).click();
    await expect(page.locator("#help-dialog")).toBeHidden();
  }
});

barred("the help tells of the game at hand, else lets the visitor choose one", async (page) => {
  await open(page, "?game=loa");
  await page.locator("#help").click();
  await expect(page.locator("#help-rules .lessons")).toHaveAttribute("data-game", "loa");
  await expect(page.locator("#help-games")).toBeHidden();
  await page.goto("statistics.html");
  await ready(page);
  await page.locator("#help").click();
  await expect(page.locator("#help-rules .lessons")).toHaveAttribute("data-game", "2048");
  await page.getByRole("radio", { name: "Pentago" }).check();
  await expect(page.locator("#help-rules .lessons")).toHaveAttribute("data-game", "pentago");
  await expect(page.locator("#help-keys")).toBeEmpty();
});

test("a phone has no keys to tell of @phone", async ({ page }) => {
  await open(page);
  await page.locator("#help").click();
  await expect(page.locator("#help-how")).toBeVisible();
  await expect(page.locator("#help-keys")).toBeEmpty();
  await page.keyboard.press("Escape");
  await page.locator("#settings").click();
  await expect(page.locator("#preferences")).toBeVisible();
  await expect(page.locator("#single-keys")).toHaveCount(0);
});
