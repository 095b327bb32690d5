// Ladders in the lab: the measured one, and one of the visitor's.

import { ladder as scored } from "../../www/games/2048/ratings.js";
import { ladder } from "../../www/games/pentago/ratings.js";
import { expectAccessible, expectToFit } from "./access.js";
import { expect, test } from "./harness.js";
import { ready, startRun } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */

/** Small numbers of nodes play the same games everywhere. */
const EXPERIMENT = {
  ...{ name: "rated", game: "pentago", games: 12, seed: 1, limits: { nodes: 60 }, ladder: { error: 150 } },
  players: [
    { player: "random" },
    { player: "mcts" },
    { player: "strong", preset: "level-2" },
    { player: "mcts", settings: { simulations: 3 } },
  ],
};

/** @param {Page} page @param {object} [experiment] */
async function open(page, experiment) {
  await page.goto(`./lab.html${experiment ? `#experiment=${encodeURIComponent(JSON.stringify(experiment))}` : ""}`);
  await ready(page);
}

/** The cells of a table, row by row. @param {Page} page @param {string} id */
const cells = (page, id) =>
  page.locator(`#${id} tbody tr`).evaluateAll((rows) =>
    // Without the small print of a cell.
    rows.map((row) =>
      [...row.children].map((cell) => (cell.querySelector("span") ?? cell).firstChild?.textContent ?? ""),
    ),
  );

/** @param {string} words such as 1,797 */
const number = (words) => Number(words.replaceAll(",", ""));

test("the measured ladder stands in the lab, as a table and a chart", async ({ page }) => {
  await page.goto("./lab.html#question=compare");
  await ready(page);
  await page.locator("#game").selectOption("pentago");
  await page.locator("#panel-measured > summary").click();
  await expect(page.locator("#measured-chart svg")).toBeVisible();
  const rows = await cells(page, "measured");
  expect(rows.map(([, elo]) => number(elo))).toEqual(ladder.rungs.map((rung) => "elo" in rung && rung.elo));
  expect(await page.locator("#measured-chart [data-mark=dot] circle").count()).toBe(ladder.rungs.length);
  await expectToFit(page);
  await page.locator("#game").selectOption("2048");
  await expect(page.locator("#measured-about")).toContainText("mean scores");
  const scores = (await cells(page, "measured")).map(([, mean]) => number(mean));
  expect(scores).toEqual(scored.rungs.map((rung) => "mean" in rung && rung.mean));
  await open(page, { ...EXPERIMENT, ladder: {} }); // of Pentago, by a link
  await expect(page.locator("#ladder-error")).toHaveValue("25"); // as it is played
  await expect(page.locator("#measured-about")).toContainText("0 Elo");
  await open(page, { name: "small", game: "2048-3x3", games: 1, players: [{ player: "random" }] });
  await expect(page.locator("#measured-about")).toContainText("has no reference ladder"); // these rules
  await expect(page.locator("#measured-ladder")).toBeHidden();
});

test("a ladder is played to its end, the same after a reload", async ({ page }) => {
  await open(page, EXPERIMENT);
  await expect(page.locator("#ladder-players input:checked")).toHaveCount(3);
  await expect(page.locator("#entries .entry")).toHaveCount(1); // the one with settings of its own
  await startRun(page);
  // It goes on after a reload, where it is not over by then.
  await expect(page.locator("#run-status")).toHaveText(/^[1-9]\d* of|^Done/, { timeout: 30_000 });
  await page.reload();
  await ready(page);
  await expect(page.locator("#run-status")).toHaveText(/^Done/, { timeout: 50_000 });
  await expect(page.locator("#ladder-status")).toHaveText("The ladder is complete.");
  await expect(page.locator("#ladder tbody tr")).toHaveCount(4); // drawn a moment later
  const rows = await cells(page, "ladder");
  const elos = rows.map(([, elo]) => number(elo));
  expect(rows).toHaveLength(4);
  expect(elos).toEqual([...elos].sort((a, b) => b - a));
  expect(rows.find(([name]) => name === "Random")?.[1]).toBe("0");
  await expect(page.locator("#ladder-chart [data-mark=dot] circle")).toHaveCount(4);
  // The crosstable and the list have the same names, in the same order.
  const names = rows.map(([name]) => name);
  const numbered = names.map((name, at) => `${at + 1}${name}`);
  await expect(page.locator("#crosstable tbody th")).toHaveText(numbered);
  await expect(page.locator("#list-player option")).toHaveText(names);
  await page.locator("#export > summary").click();
  const [picture] = await Promise.all([page.waitForEvent("download"), page.locator("#save-svg").click()]);
  expect(picture.suggestedFilename()).toBe("rated ladder.svg");
  await expectAccessible(page);
  await expectToFit(page);
  await page.reload();
  await ready(page);
  await expect(page.locator("#ladder-status")).toHaveText("The ladder is complete.");
  await expect.poll(() => cells(page, "ladder")).toEqual(rows);
});

test("a player that joins a ladder after its first pair plays by its learned weights", async ({ page }) => {
  await open(page, EXPERIMENT);
  await startRun(page); // the strong player is not of the first pair
  const loaded = () =>
    page.evaluate(async () => (await (await caches.open("plyground-weights")).keys()).map(({ url }) => url));
  await expect.poll(loaded).toContainEqual(expect.stringContaining("pentago-openings.weights"));
});

test("players are ticked for a ladder; 2048 is rated by scores", async ({ page }) => {
  await page.goto("./lab.html#question=ladder");
  await ready(page);
  const boxes = page.locator("#ladder-players input");
  await expect(page.locator("#ladder-players input:checked")).toHaveCount(await boxes.count());
  await page.locator("#ladder-strong-level-3").uncheck();
  await expect(page.locator("#setup-size")).toHaveText("13 players");
  await page.locator("#game").selectOption("pentago"); // all of its own
  await expect(page.locator("#ladder-players input:checked")).toHaveCount(await boxes.count());
  await expect(page.locator("#name")).toHaveAttribute("placeholder", "Ladder of Pentago");
  await expect(page.locator("#start")).toBeEnabled();
  await expectToFit(page);

  await open(page, {
    ...{ name: "scored", game: "2048", games: 5, limits: { nodes: 50 }, ladder: {} },
    players: [{ player: "random" }, { player: "corner" }, { player: "expectimax" }],
  });
  await startRun(page);
  await expect(page.locator("#run-status")).toHaveText(/^Done/, { timeout: 30_000 });
  await expect(page.locator("#ladder tbody tr")).toHaveCount(3); // drawn a moment later
  const rows = await cells(page, "ladder");
  expect(rows.map(([name]) => name)[0]).toContain("Expectimax");
  expect(number(rows[0][1])).toBeGreaterThan(number(rows[1][1]));
});

test.describe("where a ladder does not arrive", () => {
  test.use({ allowErrors: true }); // the browser logs the failure

  test("none of another game stays", async ({ page }) => {
    await page.goto("./lab.html#question=compare");
    await ready(page);
    await page.locator("#panel-measured > summary").click();
    await expect(page.locator("#measured")).toBeVisible();
    await page.route(/ratings[^/]*\.js$/, (route) => route.abort());
    await page.locator("#game").selectOption("pentago");
    await expect(page.locator("#measured-about")).toContainText("did not load");
    await expect(page.locator("#measured")).toBeHidden();
  });
});
