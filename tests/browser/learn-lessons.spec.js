// Lessons step forth and back, explain each step, ask about the next one, open by link, and take a tree of one's own.
import { expectAccessible, expectToFit } from "./access.js";
import { expect, onOnePage, test } from "./harness.js";
import { forget, ready } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {string} hash */
async function open(page, hash) {
  await page.goto(`learn.html#${hash}`);
  await ready(page);
  await expect(page.locator("#lesson-place")).toBeVisible({ timeout: 30_000 });
}

/** The step on the page, from 0. @param {Page} page */
const stepOf = async (page) => Number(await page.locator("#lesson-step").inputValue());

const stepped = onOnePage(forget);
test("lessons step, open by link and take a tree", stepped.all);

stepped("a lesson steps forth and back, with the line in hand", async (page) => {
  await open(page, "lesson=minimax");
  const [code, words] = [page.locator("#lesson-code [aria-current]"), page.locator("#lesson-words")];
  await expect(words).toHaveText("Max is to move here and wants the largest value.");
  await expect(page.getByRole("button", { name: "Back" })).toBeDisabled();
  const first = await code.textContent();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(words).toContainText("Min is to move");
  await expect(code).not.toHaveText(String(first));
  await page.keyboard.press("ArrowLeft");
  await expect(words).toContainText("Max is to move");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Next leaf" }).click();
  await expect(words).toHaveText("This leaf is worth 14.");
  await page.getByRole("slider", { name: "Step" }).press("End");
  await expect(words).toContainText("The root is worth 4: Max plays move 3. 9 of 9 leaves looked at.");
});

stepped("a cut-off says why, and is counted", async (page) => {
  await open(page, "lesson=alpha-beta");
  await page.getByRole("button", { name: "Next cut-off" }).click();
  await expect(page.locator("#lesson-words")).toHaveText(
    "Min has found 3 here. Max already has 4 elsewhere, so Max never comes here: 8 and 12 are skipped.",
  );
  await expect(page.locator("#lesson-counters")).toHaveText("Leaves looked at4 of 9Cut off2Plain minimax9");
  await expect(page.getByRole("img", { name: "leaf 2.3: cut off" })).toBeVisible();
  await page.getByRole("radio", { name: "bad" }).check();
  await expect.poll(() => stepOf(page)).toBe(0);
  await page.getByRole("slider", { name: "Step" }).press("End");
  await expect(page.locator("#lesson-words")).toContainText("9 of 9 leaves looked at, 0 cut off.");
});

stepped("a lesson plays by itself until it is paused or over", async (page) => {
  await open(page, "lesson=minimax");
  await page.getByLabel("Speed").selectOption("Fast");
  await page.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => stepOf(page)).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("slider", { name: "Step" }).press("End");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByRole("button", { name: "Play" })).toBeDisabled();
});

stepped("a question hides the next steps until it is answered, in the tree or by a button", async (page) => {
  await open(page, "lesson=alpha-beta&step=10");
  await page.getByRole("button", { name: "Ask me" }).click();
  const asks = page.locator("#lesson-asks");
  await expect(asks).toHaveText("Which leaves are cut off at the marked node?");
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeDisabled();
  await page.getByRole("button", { name: "8, 12" }).click();
  await expect(asks).toHaveText("Right: 8, 12.");
  await expect(page.locator("#lesson-words")).toContainText("8 and 12 are skipped.");
  await page.getByRole("button", { name: "Ask me another" }).click();
  await expect(asks).toContainText("Which leaf is looked at next?");
  await page.getByRole("button", { name: "leaf 3.2" }).press("Enter");
  await expect(asks).toHaveText("Not quite: leaf number 7 from the left.");
  await expect(page.locator("#lesson-words")).toHaveText("This leaf is worth 2.");
});

stepped("a lesson leads to the next one, and to a real position in the tree of a search", async (page) => {
  await open(page, "lesson=deepening");
  await page.getByRole("link", { name: "Next lesson: Expectimax" }).click();
  await expect(page.locator("#lesson-title")).toContainText("Expectimax");
  await page.getByRole("link", { name: "The same on a real position" }).click();
  await ready(page);
  await expect(page.getByRole("tab", { name: "Tree" })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("#player")).toHaveValue("expectimax");
  await expect(page.locator("#error")).toBeEmpty();
});

stepped("UCB1 is worked out for every child, from the side that moves", async (page) => {
  await open(page, "lesson=mcts");
  const bounds = page.locator("#lesson-bounds li");
  while ((await bounds.count()) === 0) await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(bounds).toHaveCount(3);
  await expect(bounds.filter({ hasText: "the largest" })).toHaveCount(1);
});

stepped("a whole game is drawn in the nodes, and learning on boards", async (page) => {
  await open(page, "lesson=tic-tac-toe");
  await expect(page.locator("#lesson-picture .grid")).toHaveCount(14);
  await open(page, "lesson=td");
  await page.getByRole("slider", { name: "Step" }).press("End");
  await expect(page.locator("#lesson-boards .values li").first()).toBeVisible();
  await expect(page.locator("#lesson-picture")).toBeHidden();
});

stepped("a link opens a tree, an algorithm and a step, under its old name too", async (page) => {
  await open(page, "lesson=alpha-beta-good&tree=((3+12)+(2+4))&step=999");
  await expect(page.locator("#lesson")).toHaveValue("alpha-beta");
  await expect(page.locator("#lesson-words")).toContainText("The root is worth 3");
  await expect(page.locator("#lesson-picture .edge.is-cut")).toHaveCount(1);
  await page.getByText("Your own tree", { exact: true }).click();
  await page.getByRole("button", { name: "Back" }).click();
  const link = await page.getByRole("link", { name: "Link to this step" }).getAttribute("href");
  const words = await page.locator("#lesson-words").textContent();
  await page.getByRole("slider", { name: "Step" }).press("Home");
  await open(page, String(link).slice(1));
  await expect(page.locator("#lesson-words")).toHaveText(String(words));
});

stepped("a step of a link that is none leads to one that is", async (page) => {
  for (const step of ["x", "1.5", "-1", "1e999"]) {
    await forget(page);
    await open(page, `lesson=minimax&step=${step}`);
    await expect(page.locator("#lesson-words")).toHaveText(/\w/);
    await expect(page.locator("#lesson-code [aria-current]")).toHaveCount(1);
  }
});

stepped("a tree that is none is refused, and every lesson runs to its summary", async (page) => {
  await open(page, "lesson=minimax&step=5");
  await page.getByText("Your own tree", { exact: true }).click();
  await page.getByLabel("Tree", { exact: true }).fill("((1 2)");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.locator("#lesson-error")).toContainText("parentheses");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  expect(await stepOf(page)).toBe(6);
  const ids = await page.locator("#lesson option").evaluateAll((all) => all.map((one) => one.getAttribute("value")));
  for (const [i, id] of ids.entries()) {
    await page.locator("#lesson").selectOption(String(id));
    await expect(page.locator("#lesson-number")).toHaveText(`Lesson ${i + 1} of ${ids.length}`);
    await expect(page.locator("#lesson-error")).toHaveText("");
    await expect.poll(() => stepOf(page)).toBe(0);
    await page.getByRole("slider", { name: "Step" }).press("End");
    await expect(page.getByRole("button", { name: "Next", exact: true })).toBeDisabled();
    await expect(page.locator("#lesson-words")).toHaveText(/\d+ (of \d+ )?(leaves|looks|simulations|corrections)/);
  }
});

stepped("a link to no lesson says so, and not that the tree is wrong", async (page) => {
  await page.goto("./learn.html#lesson=chess");
  await expect(page.locator("#lesson-error")).toContainText("The link’s lesson could not be read.");
  await page.locator("#lesson").selectOption("negamax");
  await expect(page.locator("#lesson-title")).toContainText("Negamax");
  await page.getByText("Your own tree", { exact: true }).click();
  await page.locator("#lesson-tree").fill("((");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.locator("#lesson-error")).toContainText("This is not a valid tree.");
  await page.evaluate(() => (location.hash = "lesson=alpha"));
  await expect(page.locator("#lesson-error")).toContainText("The link’s lesson could not be read.");
  await page.getByRole("button", { name: "Next", exact: true }).click(); // in the lesson before
  await expect(page.getByRole("link", { name: "Link to this step" })).toHaveAttribute("href", /lesson=negamax&step=1/);
});

stepped("on a laptop tree, sentence, buttons, counters and code are in view together", async (page) => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    for (const lesson of ["alpha-beta", "tic-tac-toe", "mcts", "td"]) {
      await open(page, `lesson=${lesson}&step=9`);
      for (const id of ["lesson-title", "lesson-words", "lesson-forth", "lesson-counters", "lesson-code"]) {
        await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

test("on a phone tree, sentence and buttons are in view together", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "lesson=alpha-beta&step=11");
  for (const id of ["lesson-picture", "lesson-words", "lesson-forth", "lesson-play"]) {
    await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 });
  }
  await expectToFit(page);
});

stepped("a reader that cannot see hears the sentence, and each node by its way from the root", async (page) => {
  await open(page, "lesson=alpha-beta&tree=((4 9) (3 8))&step=11");
  await expect(page.getByRole("tabpanel", { name: "Lessons" })).toMatchAriaSnapshot(`
    - 'heading "Alpha-beta: skip what cannot matter"'
    - group "The tree of the lesson":
      - 'img "Max, root: 4"'
      - 'img "Min 1: 4"'
      - 'img "leaf 1.1: 4"'
      - 'img "leaf 1.2: 9"'
      - 'img "Min 2: 3"'
      - 'img "leaf 2.1: 3"'
      - 'img "leaf 2.2: cut off"'
    - status: /8 is skipped/
    - list "Pseudocode"
  `);
});

stepped("axe finds nothing in a lesson, nor while it asks", async (page) => {
  for (const lesson of ["mcts&step=20", "td&step=9"]) {
    await open(page, `lesson=${lesson}`);
    await expectAccessible(page, { within: "#panel-lessons" });
  }
  await open(page, "lesson=alpha-beta");
  await page.getByRole("button", { name: "Ask me" }).click();
  await expectAccessible(page, { within: "#panel-lessons" });
});
