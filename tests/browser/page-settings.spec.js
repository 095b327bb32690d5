// The player and its settings: sliders, presets, settings as text and in the address.
import { expect, test } from "./harness.js";
import { boardOf, notice, open, openPanel, paramsOf, ready, setPosition, stateOf } from "./page.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

const MESSY = "2,4,8,16,4,2,0,2,0,8,2,4,2,0,4,2";

test("there is a slider for every parameter, and it reaches the search", async ({ page }) => {
  await open(page);
  await openPanel(page, "player");
  const params = await boardOf(page).evaluate((board) => {
    const { catalogue, player } = /** @type {Board} */ (board);
    return catalogue.players.find(({ id }) => id === player)?.params ?? [];
  });
  expect(params.length).toBeGreaterThan(3);
  await expect(page.locator("#sliders .param")).toHaveCount(params.length);
  for (const { name, label, min, max } of params.filter(({ kind }) => kind === "number")) {
    const slider = page.locator("#sliders").getByRole("slider", { name: label, exact: true });
    await expect(slider).toHaveAttribute("id", `param-${name}`);
    await slider.press("End");
    expect((await paramsOf(page))[name]).toBe(max);
    await slider.press("Home");
    expect((await paramsOf(page))[name]).toBe(min);
  }
});

test("a weight of nothing takes its feature out of the evaluation", async ({ page }) => {
  await open(page);
  await openPanel(page, "player");
  await openPanel(page, "thinking");
  await setPosition(page, MESSY);
  await openPanel(page, "thinking");
  const feature = page.locator("#explain-list li").filter({ hasText: "Empty cells" }).first();
  await expect(feature.locator(".number")).not.toHaveText("0");
  await page.locator("#param-empty").press("Home");
  await page.keyboard.press("ArrowLeft"); // the slider has the focus: the board must not move
  expect((await stateOf(page)).ply).toBe(0);
  await expect(feature).toHaveCount(0); // it adds nothing
});

test("the evaluation by feature follows a slider that is moved during a search", async ({ page }) => {
  await open(page, "#movetime=1500");
  for (const name of ["player", "thinking"]) await openPanel(page, name);
  await setPosition(page, MESSY);
  await page.locator("#hint").click();
  await openPanel(page, "thinking");
  await page.waitForTimeout(400); // it is asked for, and waits for the search
  await page.locator("#param-empty").press("Home");
  const feature = page.locator("#explain-list li").filter({ hasText: "Empty cells" }).first();
  await expect(feature).toHaveCount(0); // it adds nothing
});

test("help unfolds, and each parameter can be put back", async ({ page }) => {
  await open(page);
  await openPanel(page, "player");
  const row = page.locator(".param").filter({ has: page.locator("#param-empty") });
  await row.getByRole("button", { name: /means/ }).click();
  await expect(row.locator(".param-help")).toBeVisible();
  const normal = await page.locator("#param-empty").inputValue();
  const reset = row.getByRole("button", { name: /^Reset/ });
  await expect(reset).toBeHidden();
  await row.getByRole("spinbutton").selectText();
  await page.keyboard.type("123");
  await page.keyboard.press("Enter");
  expect((await paramsOf(page)).empty).toBe(123);
  await reset.click();
  await expect(page.locator("#param-empty")).toHaveValue(normal);
  await expect(page.locator("#param-empty")).toBeFocused();
});

test("weights changed rapidly during autoplay neither stop nor break it", async ({ page }) => {
  await open(page, "#movetime=1&pace=0");
  await openPanel(page, "player");
  await page.locator("#autoplay").click();
  await expect.poll(async () => (await stateOf(page)).ply).toBeGreaterThan(10);
  await page.locator("#param-empty").evaluate((slider) => {
    const range = /** @type {HTMLInputElement} */ (slider);
    for (let at = 0; at <= 300; at += 1) {
      range.value = String(at * 5);
      range.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
  const { ply } = await stateOf(page);
  await expect.poll(async () => (await stateOf(page)).ply).toBeGreaterThan(ply + 20);
  expect((await paramsOf(page)).empty).toBe(1500);
  await expect(page.locator("#notices .notice")).toHaveCount(0);
  await expect(page.locator("#autoplay")).toHaveText("Pause");
});

test("presets set the sliders, a touch makes them your own, reset undoes all", async ({ page }) => {
  await open(page);
  await openPanel(page, "player");
  const normal = await paramsOf(page);
  await page.locator("#preset").selectOption("preset:ovolve");
  const preset = await paramsOf(page);
  expect(preset).not.toEqual(normal);
  await expect(page.locator("#param-empty")).toHaveValue(String(preset.empty));
  await page.locator("#param-empty").press("End");
  await expect(page.locator("#preset")).toHaveValue("own");
  await page.locator("#reset-all").click();
  expect(await paramsOf(page)).toEqual(normal);
  await expect(page.locator("#reset-all")).toBeDisabled();
  await expect(page.locator("#reset-all")).toBeFocused(); // and the keyboard goes on from there
});

test("settings go out and in as text; a bad one is named and nothing is taken", async ({ page }) => {
  await open(page);
  await openPanel(page, "player");
  await page.locator("#settings-text").click();
  const area = page.locator("#settings-area");
  await expect(area).toHaveValue(/^player=expectimax\n(.*\n)*empty=/);
  const before = await paramsOf(page);

  await area.fill("merges=5\nempty=soup\nfoo=1\nmovetime=9000000\nhello");
  await page.locator("#settings-apply").click();
  const error = page.locator("#settings-error");
  await expect(error).toContainText("hello");
  await area.fill("merges=5\nempty=soup\nfoo=1\nmovetime=9000000");
  await page.locator("#settings-apply").click();
  await expect(error).toContainText("empty=soup: should be a number from 0 to");
  await expect(error).toContainText("foo=1: there is no such setting");
  await expect(error).toContainText("movetime=9000000: should be a number from 1 to 3600000");
  expect(await paramsOf(page)).toEqual(before);

  // Opened again, it has the settings, with which nothing is wrong.
  await page.keyboard.press("Escape");
  await page.locator("#settings-text").click();
  await expect(area).toHaveAttribute("aria-invalid", "false");
  await area.fill("# mine\nempty = 300\nmerges=5\nmovetime=20\n");
  await page.locator("#settings-apply").click();
  await expect(page.locator("#settings-dialog")).toBeHidden();
  expect(await paramsOf(page)).toEqual({ ...before, empty: 300, merges: 5 });
  await expect(page.locator("#movetime-value")).toHaveText("20 ms");
});

test("text that is selected beyond a dialog stays in it", async ({ page }) => {
  await open(page);
  await openPanel(page, "player");
  await page.locator("#settings-text").click();
  const area = page.locator("dialog[open] textarea");
  await area.fill("mine");
  const box = await area.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(3, 3, { steps: 3 });
  await page.mouse.up();
  await expect(area).toHaveValue("mine");
  await page.mouse.click(3, 3); // beside it
  await expect(area).toBeHidden();
});

test("settings that differ stand in the address, survive a reload and travel in a link", async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page);
  await openPanel(page, "player");
  await page.locator("#param-empty").press("End");
  await expect.poll(() => new URL(page.url()).hash).toBe("#empty=2000");
  const link = page.url();
  await page.reload();
  await ready(page);
  expect((await paramsOf(page)).empty).toBe(2000);
  await page.goto(`${baseURL}`); // without the link, from storage
  await page.reload();
  await ready(page);
  expect((await paramsOf(page)).empty).toBe(2000);
  await openPanel(page, "player");
  await page.locator("#param-empty").press("Home");
  await page.goto("learn.html"); // at once
  await open(page);
  expect((await paramsOf(page)).empty).toBe(0);

  const stranger = await browser.newPage();
  await stranger.goto(link);
  await ready(stranger);
  expect((await paramsOf(stranger)).empty).toBe(2000);
  await stranger.close();
});

test("what is wrong in a link is named, and the default is used", async ({ page }) => {
  await open(page, "#player=hal&empty=-1&merges=12");
  await expect(notice(page, "player=hal: should be one of")).toBeVisible();
  await expect(notice(page, "empty=-1: should be a number from")).toBeVisible();
  expect((await paramsOf(page)).merges).toBe(12);
  await openPanel(page, "player");
  await expect(page.locator("#player")).toHaveValue("expectimax");
  await expect.poll(() => new URL(page.url()).hash).toBe("#merges=12");
});

test("another player brings its own sliders and plays, and each keeps its own", async ({ page }) => {
  await open(page);
  await openPanel(page, "player");
  await page.locator("#param-empty").press("End");
  await page.locator("#player").selectOption("random");
  await expect(page.locator("#param-empty")).toHaveCount(0);
  await page.keyboard.press(".");
  await expect(page.locator("#moves")).toHaveText("1");
  await expect.poll(() => new URL(page.url()).hash).toBe("#player=random");
  await page.reload();
  await ready(page);
  await openPanel(page, "player");
  await page.locator("#player").selectOption("expectimax");
  expect((await paramsOf(page)).empty).toBe(2000);
});

test("players of one name have the sliders of their game", async ({ page }) => {
  await open(page, "?game=pentago");
  await openPanel(page, "player");
  await expect(page.locator("#player")).toHaveValue("strong");
  await expect(page.locator("#param-middle")).toHaveCount(1);
  await page.locator("#games").getByRole("link", { name: "Lines of Action" }).click();
  await expect(page.locator("#player")).toHaveValue("strong");
  await expect(page.locator("#param-middle")).toHaveCount(0);
  await page.locator("#param-walls").press("End");
  const { walls } = await paramsOf(page);
  await expect.poll(() => new URL(page.url()).hash).toContain(`walls=${walls}`);
  await page.reload();
  await ready(page);
  expect((await paramsOf(page)).walls).toBe(walls);
  await expect(page.locator("#notices .notice")).toHaveCount(0);
});

test("autoplay starts, pauses, steps, restarts and counts its games", async ({ page }) => {
  await open(page, "#player=random&movetime=1&pace=0");
  await openPanel(page, "autoplay");
  await page.locator("#restart").check();
  await page.keyboard.press("p");
  await expect(page.locator("#autoplay")).toHaveText("Pause");
  await expect(page.locator("#stats-games")).toHaveText("2", { timeout: 15_000 });
  await expect(page.locator("#stats-mean")).toHaveText(/\d/);
  await expect(page.locator("#stats-best")).toHaveText(/\d/);
  await expect(page.locator("#stats-rate")).toHaveText(/\d/);
  await expect(page.locator("#stats-reached dd").first()).toHaveText("0%");
  await expect(page.locator("#best-label")).toHaveText("AI’s best");

  await page.locator("#autoplay").click();
  await expect(page.locator("#autoplay")).toHaveText("Watch the AI");
  await page.locator("#stats-reset").click();
  await expect(page.locator("#stats")).toBeHidden(); // until there are results again
  await expect(page.locator("#watching summary")).toBeFocused();
  await setPosition(page, MESSY);
  await page.keyboard.press(".");
  await expect(page.locator("#moves")).toHaveText("1");
});

test("the sliders of autoplay span one millisecond to five seconds and full speed", async ({ page }) => {
  await open(page);
  for (const name of ["player", "autoplay"]) await openPanel(page, name);
  const settings = () =>
    boardOf(page).evaluate((board) => {
      const { limits, pace } = /** @type {Board} */ (board);
      return { ...limits, pace };
    });
  await page.locator("#movetime").press("Home");
  await page.locator("#speed").press("Home");
  expect(await settings()).toEqual({ movetime: 1, pace: 1000 });
  await expect(page.locator("#speed-value")).toHaveText("1 move per second");
  await page.locator("#movetime").press("End");
  await page.locator("#speed").press("End");
  expect(await settings()).toEqual({ movetime: 5000, pace: 0 });
  await expect(page.locator("#speed-value")).toHaveText("maximum");
});

test("the thinking panel shows what a hint found", async ({ page }) => {
  await open(page);
  await openPanel(page, "thinking");
  await setPosition(page, MESSY);
  await page.locator("#hint").click();
  await expect(page.locator("#thinking-status")).toHaveText(/ is best[.,]/);
  await expect(page.locator("#thinking-values .number").filter({ hasText: "best" })).toHaveCount(1);
  await expect(page.locator("#thinking-values li")).toHaveCount(4);
  await expect(page.locator("#thinking-values .is-best")).toHaveCount(1);
  await expect(page.locator("#thinking-depth")).toHaveText(/^[1-9]/);
  await expect(page.locator("#thinking-nodes")).toHaveText(/^[1-9]/);
  await expect(page.locator("#thinking-line .ply").first()).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("#thinking-how")).toHaveText(/^From an earlier position/);
});

test("a hint follows the sliders, and goes with its player", async ({ page }) => {
  await open(page);
  await openPanel(page, "thinking");
  await openPanel(page, "player");
  await page.evaluate(() =>
    document.getElementById("board")?.addEventListener("bestmove", () => {
      document.body.dataset.answers = String(Number(document.body.dataset.answers ?? 0) + 1);
    }),
  );
  const answers = page.locator("body");
  const chips = page.locator("plyground-board .chip");
  await page.keyboard.press("i");
  await expect(answers).toHaveAttribute("data-answers", "1");
  await expect(chips).not.toHaveCount(0);
  // Other settings leave it there.
  await openPanel(page, "autoplay");
  await page.locator("#speed").press("Home");
  await expect(chips).not.toHaveCount(0);
  await page.locator("#sliders input[type=range]").nth(1).press("ArrowRight");
  await expect(answers).toHaveAttribute("data-answers", "2");
  await expect(page.locator("#thinking")).not.toHaveAttribute("data-stale");
  await page.locator("#player").selectOption("corner");
  await expect(page.locator("#thinking")).toBeHidden();
  await expect(page.locator("#thinking-depth")).toBeHidden();
  await expect(page.locator("plyground-board [data-best]")).toHaveCount(0);
});
