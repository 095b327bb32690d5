// Tests and tunings in the lab: decided as the command line decides, kept through a reload, and presets that come of them.

import { readFileSync } from "node:fs";
import { expectAccessible, expectToFit } from "./access.js";
import { expect, test } from "./harness.js";
import { note, often, random } from "./lasting.js";
import { notice, open as openPage, openPanel, paramsOf, ready, startRun, unfold } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */

const file = (/** @type {string} */ name) => readFileSync(new URL(`../wasm/${name}`, import.meta.url), "utf8");
const TEST = JSON.parse(file("lab-test.json"));
/** It is not decided while anyone waits. */
const LONG = { ...TEST, games: 100_000, test: { better: 0.01 } };
const TUNE = JSON.parse(file("lab-tune.json"));
/** The ends of both, which `tests/lab/course.rs` has pinned: decision, games of the test, tuned values. */
const PINNED = file("lab-course.txt").split("\n");
const [tested, tuned] = PINNED.filter((line) => line.includes("games, ratio")).map((line) => ({
  better: line.startsWith("Better"),
  games: Number(line.match(/after (\d+)/)?.[1]),
}));
const values = new Map(
  [...(PINNED.find((line) => line.startsWith("{")) ?? "").matchAll(/"([\w-]+)": ([\d.]+)/g)].map(([, name, value]) => [
    name,
    Number(value),
  ]),
);

/** @param {Page} page @param {object} experiment @param {boolean} [starts] whether it starts */
async function openLab(page, experiment, starts = false) {
  await page.goto(`./lab.html#${new URLSearchParams({ experiment: JSON.stringify(experiment) })}`);
  await ready(page);
  if (starts) await startRun(page);
}

const status = (/** @type {Page} */ page) => page.locator("#run-status");
const answer = (/** @type {Page} */ page) => page.locator("#verdict");

/** A number below the answer. @param {Page} page @param {string} name */
const figure = (page, name) =>
  page.locator("#verdict-figures > div", { has: page.getByText(name, { exact: true }) }).locator("dd");

/** @param {Page} page @param {{better: boolean, games: number}} pinned */
async function expectPinned(page, { better, games }) {
  await expect(answer(page)).toHaveText(better ? /^Yes/ : /^No/, { timeout: 50_000 });
  await expect(figure(page, "Games")).toHaveText(String(games));
}

test("a test in the page decides as the command line does, after as many games", async ({ page }) => {
  await openLab(page, TEST, true);
  await expectPinned(page, tested);
  await expect(status(page)).toHaveText(/^Done/);
  await expect(page.locator("#verdict-chart svg")).toBeVisible();
  expect(await page.locator("#verdict-chart [data-mark=line] path").count()).toBe(3); // the ratio and its bounds
  await page.reload();
  await ready(page);
  await expectPinned(page, tested);
});

test("a player that has lost all its games is worse without bounds", async ({ page }) => {
  const players = [{ player: "random" }, { player: "alpha-beta" }];
  await openLab(page, { name: "lost", game: "pentago", games: 8, limits: { nodes: 200 }, players, test: {} }, true);
  await expect(status(page)).toHaveText(/^Done/, { timeout: 30_000 });
  await expect(figure(page, "Elo difference")).toHaveText(/^< −[\d,.]+$/);
  await expect(figure(page, "Games")).toHaveText("8");
  await expect(figure(page, "Pairs")).toHaveText("4 · 0 · 0 · 0 · 0");
  await expect(page.locator("#verdict-likely")).toHaveText(/^\S+% likely to be stronger$/);
});

/** Two who throw no dice. */
const SETTLED = {
  ...{ name: "settled", game: "loa", games: 20_000, limits: { nodes: 10 }, test: { better: 1 } },
  players: [{ player: "strong" }, { player: "alpha-beta" }],
};

test("games that all repeat do not start, and the page says what to do", async ({ page }) => {
  await openLab(page, SETTLED);
  await page.locator("#more > summary").click();
  await page.locator("#opening").fill("0");
  await expect(page.locator("#setup-error")).toContainText("repeat the same two games");
  await expect(page.locator("#setup-error")).toContainText("opening: 0");
  await expect(page.locator("#start")).toBeDisabled();
  await page.locator("#opening").fill("2");
  await expect(page.locator("#setup-error")).toBeEmpty();
  await expect(page.locator("#start")).toBeEnabled();
});

test("a test ends open where its games repeat", async ({ page }) => {
  const test = { better: 1, alpha: 0.000_001, beta: 0.000_001 };
  await openLab(page, { ...SETTLED, opening: 1, test }, true);
  await expect(status(page)).toHaveText(/^Done/, { timeout: 50_000 });
  await expect(answer(page)).toHaveText(/^Undecided\. The games repeat, and only \d\d are different\.$/);
  await expect(figure(page, "Games").locator("small")).toHaveText(/^\d\d different$/);
  await expect(page.locator("#matches tbody")).toContainText(/\d, \d\d different/);
});

test("a test goes on after a reload", async ({ page }) => {
  await openLab(
    page,
    { ...TEST, players: [{ player: "expectimax" }, { player: "corner" }], limits: { nodes: 400 } },
    true,
  );
  await expect(status(page)).toHaveText(/^[1-9]\d* of/, { timeout: 20_000 });
  const games = async () => Number((await status(page).textContent())?.match(/\d+/)?.[0]);
  const before = await games();
  await page.reload();
  await ready(page);
  await expect.poll(games).toBeGreaterThanOrEqual(before - 1);
  await expect(answer(page)).toHaveText(/^Yes/, { timeout: 50_000 });
});

test("a run that goes on in one tab does not start in another", async ({ page }) => {
  await openLab(page, LONG, true);
  await expect(status(page)).toHaveText(/^[1-9]\S* of/, { timeout: 20_000 });
  const other = await page.context().newPage();
  await other.goto("./lab.html");
  await ready(other);
  await other.locator("#panel-kept > summary").click();
  await other.locator("#kept button").first().click();
  await expect(status(other)).toHaveText(/^Stopped at [1-9]/);
  await other.locator("#pause").click(); // which says: go on
  await expect(notice(other, /another tab/)).toBeVisible();
  const games = async (/** @type {Page} */ tab) =>
    Number((await status(tab).textContent())?.match(/[\d,]+/)?.[0].replaceAll(",", ""));
  const opened = await games(other);
  await expect.poll(() => games(page), { timeout: 40_000 }).toBeGreaterThan(opened + 100);
  await page.locator("#stop").click();
  await expect(status(page)).toHaveText(/^Stopped/);
  const played = await games(page);
  await expect(page.locator("#kept li")).toContainText(`${played.toLocaleString("en")} games`);
  await expect(async () => {
    // It is free as soon as the browser has let it go.
    await other.locator("#pause").click();
    await expect(status(other)).toHaveText(/of up to 200,000 games/, { timeout: 2000 });
  }).toPass();
  expect(await games(other)).toBeGreaterThanOrEqual(played); // it goes on from there
  await page.locator("#pause").click();
  await expect(notice(page, /another tab/)).toBeVisible();
});

test("a second click on Start leaves the run; one that another has replaced goes on later", async ({ page }) => {
  await openLab(page, LONG, true);
  await page.locator("#start").click();
  await page.locator("#more > summary").click();
  await page.locator("#seed").fill("77");
  await startRun(page);
  await expect(status(page)).toHaveText(/^[1-9]\S* of/, { timeout: 20_000 });
  await page.locator("#panel-kept > summary").click();
  await expect(page.locator("#kept li")).toHaveCount(2);
  await page.locator("#kept li").last().getByRole("button").first().click();
  await expect(status(page)).toHaveText(/^Stopped/);
  await page.locator("#pause").click(); // which says: go on
  await expect(status(page)).toHaveText(/^[1-9]\S* of/, { timeout: 20_000 });
  await page.locator("#stop").click();
});

test("a click on the entry of the run that goes on does not stop it", async ({ page }) => {
  await openLab(page, LONG, true);
  await expect(status(page)).toHaveText(/^[1-9]\S* of/, { timeout: 20_000 });
  const played = async () => {
    const words = (await status(page).textContent())?.match(/^([\d,]+) of/)?.[1];
    return Number(words?.replaceAll(",", ""));
  };
  await page.locator("#more > summary").click();
  await page.locator("#name").fill("another");
  await page.locator("#panel-kept > summary").click();
  await page.locator("#kept button").first().click();
  await expect(page.locator("#name")).toHaveValue(LONG.name);
  const before = await played();
  await expect.poll(played, { timeout: 20_000 }).toBeGreaterThan(before);
  await page.locator("#stop").click();
});

test("a reload goes on with the run of its own tab, and not with one that was left", async ({ page }) => {
  const title = page.locator("#run-title");
  await openLab(page, { ...LONG, name: "first" }, true);
  await expect(status(page)).toHaveText(/^[1-9]\S* of/, { timeout: 20_000 });
  const other = await page.context().newPage();
  await openLab(other, { ...LONG, name: "second" }, true);
  await expect(status(other)).toHaveText(/^[1-9]\S* of/, { timeout: 20_000 });
  await other.close();
  await page.reload();
  await ready(page);
  await expect(title).toHaveText("first");
  await expect(status(page)).toHaveText(/^[1-9]\S* of/);
  await page.locator("#panel-kept > summary").click();
  for (const name of ["second", "first"]) {
    await page.locator("#kept button").filter({ hasText: name }).click();
    await expect(title).toHaveText(name);
  }
  await page.reload();
  await ready(page);
  await expect(title).toHaveText("first");
  await expect(status(page)).toHaveText(/^Stopped at [1-9]/);
});

test("an earlier result opens while a drawing of the run on screen waits for its frame", async ({ page }) => {
  await page.addInitScript(() => {
    const frame = requestAnimationFrame.bind(window);
    /** The drawings that wait while frames are held up; null while they are not. @type {FrameRequestCallback[] | null} */
    let held = null;
    window.requestAnimationFrame = (draw) => (held ? held.push(draw) : frame(draw));
    const go = () => (held ?? []).splice(0).map((draw) => frame(draw)).length;
    const hold = () => void (held = []);
    const free = () => void (go(), (held = null));
    Object.assign(window, { heldFrames: { hold, go, free } });
  });
  /** @param {"hold" | "go" | "free"} what */
  const frames = (what) => page.evaluate((what) => /** @type {any} */ (window).heldFrames[what](), what);
  await openLab(page, TEST, true);
  await expectPinned(page, tested);
  await openLab(page, { ...LONG, name: "long" }, true);
  await expect(status(page)).toHaveText(/^[1-9]\S* of/, { timeout: 20_000 });
  const last = () => page.evaluate(() => sessionStorage.getItem("plyground/1/lab-shown"));
  const before = await last();
  await frames("hold");
  await page.locator("#pause").dispatchEvent("click");
  await expect.poll(() => frames("go")).toBeGreaterThan(0); // the parts of the page wait for their turn
  await page.locator("#kept button", { hasText: "pinned test" }).dispatchEvent("click");
  await expect.poll(last).not.toBe(before);
  await frames("free");
  await expect(page.locator("#run-title")).toHaveText("pinned test");
  await expectPinned(page, tested);
});

test("a tuning in the page finds what the command line finds; its preset is chosen beside the board", async ({
  page,
}) => {
  await openLab(page, TUNE);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find better weights");
  await expect(page.locator(".tick:checked")).toHaveCount(3);
  await startRun(page);
  await expect(page.locator("#tuning-status")).toHaveText(/^[1-9]\d* of 96 games|^Tuning (is|and test are) finished/, {
    timeout: 30_000,
  });
  await page.reload();
  await ready(page);
  await expectPinned(page, tuned);
  await expect(page.locator("#tuning-charts svg")).toHaveCount(3);
  await page.locator("#preset-name").fill("  ");
  await expect(page.locator("#preset-name:invalid")).toBeVisible(); // the browser says so
  await page.locator("#preset-name").fill("mine, tuned");
  await page.locator("#save-preset button").click();
  await expect(notice(page, /mine, tuned/)).toBeVisible();

  await openPage(page);
  await openPanel(page, "player");
  await page.locator("#preset").selectOption({ label: "mine, tuned" });
  const params = await paramsOf(page);
  for (const [name, value] of values) expect(params[name], name).toBe(value);
});

/** The games that the tuning has played. @param {Page} page */
async function gamesOf(page) {
  const told = (await page.locator("#tuning-status").textContent()) ?? "";
  return /^Tuning (is|and)/.test(told) ? Infinity : Number.parseInt(told, 10) || 0;
}

test("a tuning finds the same, however often its workers break down or end", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "a worker cannot be reached there");
  const [kills, chance] = [often(3, 100), random(2)];
  test.setTimeout(60_000 + 20_000 * kills);
  for (let killed = 0; killed < kills; ) {
    await openLab(page, TUNE, true);
    // Three in a row end the run: games must be played between them.
    for (const games of [8, 40, 72]) {
      await expect.poll(() => gamesOf(page), { timeout: 60_000 }).toBeGreaterThanOrEqual(games);
      await page.waitForTimeout(100 * chance());
      const workers = page.workers();
      const worker = workers[Math.floor(workers.length * chance())];
      if (!worker) continue; // all games are played
      const ended = new Promise((resolve) => worker.once("close", resolve));
      const breakDown = () =>
        void setTimeout(() => {
          throw new Error("broken down");
        });
      await worker.evaluate(killed % 2 ? () => self.close() : breakDown).catch(() => {}); // nobody hears of a close
      await ended;
      killed += 1;
    }
    await expectPinned(page, tuned);
    await page.evaluate(() => localStorage.clear());
  }
  note("workers that break down or end, a tuning", `${kills} at random moments, each tuning found the same`);
});

test("a preset comes as a file and as a link, and goes", async ({ page }) => {
  const preset = { name: "calm", game: "2048", player: "expectimax", settings: { empty: 300 } };
  await page.goto("./lab.html");
  await ready(page);
  const buffer = Buffer.from(JSON.stringify(preset));
  await page.locator("#import").setInputFiles({ name: "calm.json", mimeType: "application/json", buffer });
  await expect(page.locator("#presets li")).toContainText("calm");
  // The same one comes once, another of that name stands beside it.
  const other = Buffer.from(JSON.stringify({ ...preset, settings: { empty: 200 } }));
  for (const file of [buffer, other])
    await page.locator("#import").setInputFiles({ name: "calm.json", mimeType: "application/json", buffer: file });
  await expect(page.locator("#presets li", { hasText: "calm 2" })).toHaveCount(1);
  await expect(page.locator("#presets li")).toHaveCount(2);
  await page.getByRole("button", { name: "Delete calm 2" }).click();
  const bad = Buffer.from(JSON.stringify({ ...preset, settings: { speed: 1 } }));
  await page.locator("#import").setInputFiles({ name: "bad.json", mimeType: "application/json", buffer: bad });
  await expect(notice(page, /speed/)).toBeVisible();
  const shared = new URLSearchParams({ preset: JSON.stringify({ ...preset, name: "shared" }) });
  await page.goto(`./lab.html#${shared}`);
  await ready(page);
  await expect(page.locator("#presets li")).toHaveCount(2);
  await page.getByRole("button", { name: "Delete shared" }).press("Enter");
  await expect(page.locator("#presets li")).toHaveCount(1);
  await expect(page.getByRole("link", { name: /calm/ })).toBeFocused();
  await page.getByRole("link", { name: /calm/ }).click();
  await expect.poll(async () => (await paramsOf(page))?.empty).toBe(300);
});

test("the name of a preset goes where a value of it changes", async ({ page }) => {
  await openLab(page, { name: "t", game: "2048", games: 2, players: [{ player: "expectimax" }], limits: { depth: 1 } });
  const preset = { name: "calm", game: "2048", player: "expectimax", settings: { empty: 300 } };
  const buffer = Buffer.from(JSON.stringify(preset));
  await page.locator(".entry > summary").click();
  // It comes from another tab; the card stays open.
  const other = await page.context().newPage();
  await other.goto("./lab.html");
  await ready(other);
  await other.locator("#import").setInputFiles({ name: "calm.json", mimeType: "application/json", buffer });
  await page.locator("#p0-preset").selectOption("mine/calm");
  const title = page.locator(".entry-title");
  await expect(title).toHaveText("calm");
  await page.locator("#p0-empty").evaluate((slider) => slider.closest("details")?.setAttribute("open", ""));
  await page.locator("#p0-empty").press("Home");
  await expect(title).toHaveText(/^Expectimax, /);
  await expect(page.locator("#p0-name")).toHaveValue("");
});

test("a test begins with the same player twice, and starts once a setting differs", async ({ page }) => {
  await page.goto("./lab.html#question=test");
  await ready(page);
  await expect(page.locator("#setup-size")).toContainText("they are the same so far");
  await expect(page.locator("#setup-error")).toBeEmpty(); // nobody has made a mistake
  await expect(page.locator("#start")).toBeDisabled();
  await page.locator("#p0-empty").press("Home");
  await expect(page.locator("#name")).toHaveAttribute(
    "placeholder",
    /^Expectimax, Empty cells \S+ against Expectimax$/,
  );
  await page.locator("#all-nodes").fill("50");
  await expect(page.locator("#start")).toBeEnabled();
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
});

test("weights to tune are ticked at their sliders; another player has its own", async ({ page }) => {
  await page.goto("./lab.html#question=tune");
  await ready(page);
  await expect(page.locator(".tick:checked")).not.toHaveCount(0);
  await expect(page.locator("#start")).toBeEnabled();
  await page.locator("#games").fill("20");
  await expect(page.locator("#tune-count")).toContainText("Fewer rarely help");
  await page.locator("#p0-player").selectOption("alpha-beta");
  await expect(page.locator(".tick:checked")).not.toHaveCount(0);
  await expect(page.locator("#setup-error")).toBeEmpty();
  await page.locator(".tick:checked").evaluateAll((boxes) => {
    for (const box of boxes) /** @type {HTMLInputElement} */ (box).click();
  });
  await expect(page.locator("#setup-error")).toContainText("Tick at least one");
});

test("a program of one's own is refused by its field, in words", async ({ page }) => {
  const players = [{ player: "random" }, { engine: ["python3", "mine.py"] }];
  const experiment = { name: "engines", game: "pentago", games: 2, limits: { nodes: 10 }, players };
  await page.goto(`./lab.html#${new URLSearchParams({ experiment: JSON.stringify(experiment), start: "1" })}`);
  await ready(page);
  await expect(page.locator("#setup-error")).toContainText("Player 2: ");
  await expect(page.locator("#setup-error")).toContainText("can’t start programs");
  await expect(page.locator("#start")).toBeDisabled();
  await expect(page.locator("#progress-panel")).toBeHidden(); // a link that starts it does not either
});

for (const scheme of /** @type {const} */ (["light", "dark"])) {
  test(`tests and tunings are accessible, ${scheme} @phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openLab(page, { ...TUNE, games: 24 }, true);
    await expect(answer(page)).toHaveText(/^Yes|^No|^Still/, { timeout: 50_000 });
    await expect(page.locator("#verdict-chart svg")).toBeVisible();
    await unfold(page);
    await expectAccessible(page);
    await expectToFit(page);
  });
}
