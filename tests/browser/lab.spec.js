// The lab: experiments run, their results shown, kept, and taken along.

import { readFileSync } from "node:fs";
import { expectAccessibleInThemes, expectToFit } from "./access.js";
import { expect, onOnePage, test } from "./harness.js";
import { forget, notice, ready, startRun, stateOf, unfold } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */

const PINNED = new URL("../wasm/lab.jsonl", import.meta.url);
const EXPERIMENT = JSON.parse(readFileSync(new URL("../wasm/lab.json", import.meta.url), "utf8"));

/** @param {Page} page @param {object} [experiment] */
async function open(page, experiment) {
  await page.goto(`./lab.html${experiment ? `#experiment=${encodeURIComponent(JSON.stringify(experiment))}` : ""}`);
  await ready(page);
}

const status = (/** @type {Page} */ page) => page.locator("#run-status");

/** Starts, and waits for the end. @param {Page} page */
async function run(page) {
  await startRun(page);
  await expect(status(page)).toHaveText(/^Done/, { timeout: 30_000 });
}

/** The file that a choice of the menu of exports saves. @param {Page} page @param {string} id */
async function saved(page, id) {
  await page.locator("#export > summary").click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(`#${id}`).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** The pinned lines, and lines of a run, without their times and in a fixed order. @param {string} text */
const games = (text) =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.stringify({ ...JSON.parse(line), ms: 0 }))
    .sort();

const formed = onOnePage(forget);
test("an experiment is put together", formed.all);
const shown = onOnePage(forget);
test("results are shown as tables, charts and games", shown.all);
const kept = onOnePage(forget);
test("results are kept, and come and go as files", kept.all);

shown("the board has a link to it, and loads nothing of it", async (page) => {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("./");
  await ready(page);
  expect(asked.filter((url) => /\/lab[./]/.test(url))).toEqual([]);
  await page.getByRole("link", { name: "Lab" }).click();
  await ready(page);
  await expect(page).toHaveURL(/lab\.html$/);
  await page.locator(".bar").getByRole("link", { name: "Play", exact: true }).click();
  await expect(page.locator("#board")).toBeVisible();
});

test("the games are those of the command line", async ({ page }) => {
  await open(page, EXPERIMENT);
  await run(page);
  await expect(page.locator("#table tbody tr")).toHaveCount(3);
  const { name, bytes } = await saved(page, "export-jsonl");
  expect(name).toBe("pinned.jsonl");
  expect(games(bytes.toString())).toEqual(games(readFileSync(PINNED, "utf8")));
  const csv = (await saved(page, "export-csv")).bytes.toString().trimEnd().split("\n");
  expect([csv.length, csv[0]]).toEqual([13, "game,player,name,seed,moves,ms,score,max,nodes"]);
  expect(csv.filter((row) => row.includes('"expectimax, 60 nodes"'))).toHaveLength(4);
});

/** The bars and lines of the chart. */
const MARKS = "#chart [data-mark=bar] rect, #chart [data-mark=line] path";

/** The name of the chosen chart. @param {import("@playwright/test").Page} page */
const shownKind = (page) => page.locator("#chart-kind option:checked").evaluate((option) => option.textContent ?? "");

test("a ready-made experiment runs to its end, table and charts filled @first", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: "Repeat a published experiment" }).click();
  await page.getByRole("link", { name: /^Does always going to one corner beat random moves/ }).click();
  await expect(page.locator("#about")).toContainText("one corner");
  await page.locator("#games").fill("500");
  await expect(page.locator("#setup-size")).toHaveText("1,000 games by 2 players");
  await run(page);
  const row = page.locator("#table tbody tr").filter({ hasText: "random" });
  await expect(row.locator("td").first()).toHaveText("500");
  await expect(page.locator("#tiles thead")).toContainText("256");
  await expect(page.locator("#chart-kind option").nth(4)).toBeAttached();
  const kinds = await page
    .locator("#chart-kind option")
    .evaluateAll((options) => options.map((one) => /** @type {HTMLOptionElement} */ (one).value));
  expect(kinds.length).toBeGreaterThan(4);
  for (const kind of kinds) {
    await page.locator("#chart-kind").selectOption(kind);
    await expect(page.locator("#chart svg")).toHaveAttribute("aria-label", await shownKind(page));
    expect(await page.locator(MARKS).count(), kind).toBeGreaterThan(1);
  }
});

shown("the chart of a run begins without an error of the run before", async (page) => {
  await open(page, { ...EXPERIMENT, players: [{ player: "random" }, { player: "corner" }], games: 50 });
  await run(page);
  await page.locator("#chart-kind").selectOption("cumulative");
  await expect(page.locator("#chart svg")).toHaveAttribute("aria-label", await shownKind(page));
  await page.locator("#chart").evaluate((chart) => {
    const watch = () => chart.querySelector("p") && chart.setAttribute("data-failed", "");
    new MutationObserver(watch).observe(chart, { childList: true });
  });
  await run(page);
  await expect(page.locator("#chart svg")).toBeVisible();
  await expect(page.locator("#chart")).not.toHaveAttribute("data-failed");
});

shown("charts leave the page as SVG and PNG", async (page) => {
  await open(page, { ...EXPERIMENT, players: [{ player: "random" }, { player: "corner" }], games: 50 });
  await run(page);
  await expect(page.locator("#chart svg")).toBeVisible();
  const svg = await saved(page, "save-svg");
  expect(svg.name).toMatch(/\.svg$/);
  const drawing = svg.bytes.toString();
  expect(drawing).toContain("<svg");
  expect(drawing.match(/<rect/g)?.length).toBeGreaterThan(5);
  expect(drawing).not.toMatch(/class=|var\(/); // it needs no style sheet
  const png = await saved(page, "save-png");
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(png.bytes.length).toBeGreaterThan(5000);
});

shown("any game can be looked at, and opens on the board", async (page) => {
  await open(page, EXPERIMENT);
  await run(page);
  await page.locator("#list-player").selectOption({ label: "Corner" });
  const best = page.locator("#list tbody tr").first();
  const score = Number((await best.locator("td").nth(1).textContent())?.replaceAll(",", ""));
  await best.getByRole("button").click();
  await expect(page.locator("#curve-chart svg")).toBeVisible();
  await expect(page.locator("#curve-status")).toContainText(score.toLocaleString("en"));
  const width = () => page.locator("#curve-chart svg").evaluate((svg) => Number(svg.getAttribute("width")));
  const wide = await width();
  await page.setViewportSize({ width: 400, height: 720 });
  await expect.poll(width).toBeLessThan(wide);
  await page.locator("#curve-open").click();
  await ready(page);
  await expect.poll(async () => (await stateOf(page)).plies).toBeGreaterThan(100);
  await page.locator("#board").evaluate((board) => {
    const element = /** @type {import('../../www/types.d.ts').BoardElement} */ (board);
    element.seek(element.state.plies);
  });
  const { score: end, over } = await stateOf(page);
  expect([end, over]).toEqual([score, true]);
});

shown("the list of games follows a run to its end as soon as the focus has left it", async (page) => {
  const players = [{ player: "expectimax", limits: { nodes: 60 } }];
  await open(page, { ...EXPERIMENT, players, games: 120, seed: 57 }); // the best game is one of the last
  await startRun(page);
  await expect(page.locator("#list tbody tr")).not.toHaveCount(0, { timeout: 20_000 });
  await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector("#list tbody button")).focus());
  await expect(status(page)).toHaveText(/^Done/, { timeout: 30_000 });
  await page.locator("#list-order").focus();
  await expect(page.locator("#table tbody td").first()).toHaveText("120");
  const best = await page.locator("#table tbody td").nth(3).textContent();
  await expect(page.locator("#list tbody tr").first().locator("td").nth(1)).toHaveText(best ?? "");
});

formed("the choice of a game offers variants too", async (page) => {
  await page.goto("./lab.html#question=compare");
  await ready(page);
  await page.locator("#game").focus();
  const offered = page.locator("#game option");
  await expect
    .poll(() => offered.evaluateAll((options) => options.map((option) => option.getAttribute("value"))))
    .toEqual(expect.arrayContaining(["pentago", "loa", "2048", "2048-5x5-goal8192", "2048-goal256-evil"]));
  await expect(page.locator("#game")).toContainText("2048: Evil");
  await page.locator("#game").selectOption("loa");
  await expect(page.locator("#setup-error")).toBeEmpty();
  await expect(page.locator("#start")).toBeEnabled();
});

formed("a newcomer meets questions, and compares three players in three clicks", async (page) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page);
  await expect(page.locator("#setup")).toBeHidden();
  await page.getByRole("link", { name: "Which player is better?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Which player is better?");
  await expect(page.locator("#setup-size")).toHaveText("150 games by 3 players");
  await expect(page.locator("#start")).toBeInViewport({ ratio: 1 });
  await expect(page.locator("#setup-time")).toHaveText(/^(A few|About|Up to)/, { timeout: 20_000 });
  await expect(page.locator("#sweep-over")).toBeHidden(); // that is another question
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What do you want to find out?");
  await page.getByRole("link", { name: "Which value is best?" }).click();
  await expect(page.locator("#sweep-over")).toHaveValue("depth");
  await page.getByRole("link", { name: "All questions" }).click();
  await expect(page.locator("#setup")).toBeHidden();
});

formed("an experiment that takes long says so before it starts, and starts when asked again", async (page) => {
  const players = [{ player: "expectimax" }, { player: "alpha-beta" }];
  await open(page, { name: "hours", game: "2048", games: 10_000, limits: { movetime: 100 }, players });
  await page.locator("#start").click(); // before it is measured
  await expect(page.locator("#setup-time")).toContainText("Press Start again", { timeout: 20_000 });
  await expect(page.locator("#progress-panel")).toBeHidden();
  await page.locator("#start").click();
  await expect(status(page)).toHaveText(/of 20,000 games/);
  await page.locator("#stop").click();
});

/** Chooses the player of a card. @param {Page} page @param {number} place @param {string} player */
async function seat(page, place, player) {
  await page.locator(".entry > summary").nth(place).click();
  await page.locator(`#p${place}-player`).selectOption(player);
}

formed("a player that searches gets a limit as it is put in, and its games end", async (page) => {
  await open(page, { name: "corner", game: "2048", games: 2, players: [{ player: "corner" }, { player: "random" }] });
  await expect(page.locator("#all-nodes")).toHaveValue(""); // nobody needs any
  await seat(page, 0, "expectimax");
  await expect(page.locator("#p0-player")).toBeFocused();
  await expect(page.locator("#all-nodes")).toHaveValue("500");
  await expect(page.locator("#setup-error")).toBeEmpty();
  await run(page);
  await expect(page.locator("#table tbody tr")).toHaveCount(2);
});

formed("a limit that limits nothing is that of its own players alone", async (page) => {
  await page.goto("./lab.html#question=mcts");
  await ready(page);
  await expect(page.locator("#all-nodes")).toHaveValue("1000000000"); // they end by themselves
  await seat(page, 0, "expectimax");
  await expect(page.locator(".entry-title").first()).toHaveText("Expectimax, 500 nodes");
  await expect(page.locator("#p0-own-nodes")).toHaveValue("500");
  await expect(page.locator("#p0-player")).toBeFocused();
});

test("a first move that takes long is told of @long", async ({ page }) => {
  const players = [{ player: "alpha-beta" }, { player: "random" }];
  await open(page, { name: "endless", game: "pentago", games: 2, limits: { nodes: 1e9 }, players });
  await startRun(page);
  await expect(page.locator("#run-figures")).toContainText("the first move has taken", { timeout: 20_000 });
  await page.locator("#stop").click();
});

formed("an experiment is named after its players until a name is typed", async (page) => {
  await page.goto("./lab.html#question=compare");
  await ready(page);
  await page.locator("#more > summary").click();
  await expect(page.locator("#name")).toHaveAttribute("placeholder", "Expectimax, Greedy (one move), Alpha-beta");
  await page.getByRole("button", { name: "Remove Expectimax" }).click();
  await expect(page.locator("#name")).toHaveAttribute("placeholder", "Greedy (one move), Alpha-beta");
  await page.locator("#name").fill("mine");
  await page.getByRole("button", { name: "Remove Greedy (one move)" }).click();
  await expect(page.locator("#name")).toHaveValue("mine");
});

test("a run pauses, goes on, stops, and survives a reload", async ({ page }) => {
  await open(page, {
    ...EXPERIMENT,
    players: [{ player: "expectimax", limits: { nodes: 1500 } }, { player: "corner" }],
    games: 300,
  });
  await startRun(page);
  await expect(status(page)).toHaveText(/^[1-9]\d* of 600 games/, { timeout: 20_000 });
  await expect(status(page)).toHaveAttribute("aria-live", "off"); // a count that runs on is not read out
  await page.locator("#pause").click();
  await expect(status(page)).toHaveText(/^Paused/);
  await expect(status(page)).toHaveAttribute("aria-live", "polite");
  await page.waitForTimeout(300); // the slices that were on their way have come
  const paused = await status(page).textContent();
  await page.waitForTimeout(400);
  await expect(status(page)).toHaveText(paused ?? "");
  await page.locator("#pause").click();
  await expect(status(page)).toHaveText(/of 600 games/);
  await page.locator("#stop").click();
  await expect(status(page)).toHaveText(/^Stopped at [1-9]/);
  await expect(page.locator("#pause")).toBeFocused();
  const stopped = await status(page).textContent();
  await page.waitForTimeout(300); // what is being written may end
  await page.reload();
  await ready(page);
  await expect(status(page)).toHaveText(stopped ?? "");
  await expect(page.locator("#table tbody tr")).not.toHaveCount(0);
  await expect(page.locator("#kept li")).toHaveCount(1);
  await page.locator("#pause").click(); // which now says: go on
  const before = Number(stopped?.match(/at (\d+)/)?.[1]);
  await expect
    .poll(async () => Number((await status(page).textContent())?.match(/^(\d+) of/)?.[1]))
    .toBeGreaterThan(before);
  await page.locator("#stop").click();
});

formed("what is wrong is named before anything runs", async (page) => {
  await open(page, { name: "wrong", game: "2048", games: 1, players: [{ player: "random" }] });
  await page.locator("#more > summary").click();
  const error = page.locator("#setup-error");
  for (const games of ["0", "-1", "1.5", "100000000000", ""]) {
    await page.locator("#games").fill(games);
    await expect(error).toHaveText("Enter a number of games from 1 to 10,000,000.");
    await expect(page.locator("#start")).toBeDisabled();
  }
  await page.locator("#games").fill("10");
  await expect(error).toBeEmpty();
  await page.locator("#seed").fill("9007199254740993"); // as a number it is 9007199254740992
  await expect(error).toHaveText("random seed: a number up to 9,000,000,000,000,000");
  await page.locator("#seed").fill("9000000000000000");
  await expect(error).toBeEmpty();
  await page.locator("#games").fill("10");
  await page.locator("#add-player").click(); // a player that searches
  await page.locator("#all-movetime").fill("");
  await page.locator("#all-nodes").fill("");
  await expect(error.locator("p").first()).toHaveText(/^Players that look ahead need a limit/);
  await page.locator("#all-nodes").fill("50");
  await expect(error).toBeEmpty();
});

formed("the values of a sweep are a list or a range", async (page) => {
  await page.goto("./lab.html#question=sweep");
  await ready(page);
  await page.locator("#sweep-over").selectOption("nodes");
  await page.locator("#sweep-values").fill("1 to");
  await expect(page.locator("#setup-error")).toContainText("sweep values");
  await page.locator("#sweep-values").fill("10 to 1000 times 10");
  await expect(page.locator("#setup-size")).toHaveText("150 games by 3 players");
  await page.locator("#sweep-values").fill("10; 1000,0"); // a decimal comma
  await expect(page.locator("#setup-size")).toHaveText("100 games by 2 players");
});

shown("parameters stand on the sliders of the schema, and a sweep draws its curve", async (page) => {
  await open(page, {
    name: "weights",
    game: "2048",
    players: [{ player: "expectimax" }, { player: "random" }],
    games: 3,
    limits: { depth: 1 },
    sweep: { over: "nodes", values: [10] },
  });
  await page.locator(".entry summary").first().click();
  await page.locator("#p0-empty-exact").fill("500");
  await page.keyboard.press("Enter");
  await expect(page.locator(".entry-title").first()).toHaveText(/Empty cells 500/);
  await page.locator("#sweep-over").selectOption("monotonicity");
  await page.locator("#sweep-values").fill("0, 47, 80"); // 47 is the default, which a player's id leaves out
  await expect(page.locator("#setup-size")).toHaveText("12 games by 4 players");
  await run(page);
  await expect(page.locator("#chart-kind")).toHaveValue("sweep");
  await expect(page.locator("#chart [data-mark=dot] circle")).toHaveCount(5); // and random as a level line
  await expect(page.locator("#chart [data-mark=line] path")).toHaveCount(2);
  await expect(page.locator("#chart svg")).toContainText("Order");
});

shown("a limit with a parameter of its name has a field of its own, and one curve", async (page) => {
  const sweep = { over: "depth", values: [1, 2] };
  const players = [{ player: "alpha-beta" }];
  await open(page, { name: "deep", game: "2048-3x3", players, games: 1, limits: { nodes: 200 }, sweep });
  await expect(page.locator(".entry .inner").getByLabel("Depth", { exact: true })).toHaveId("p0-own-depth");
  await expect(page.locator("#sweep-over option[value=depth]")).toHaveCount(1);
  await run(page);
  await expect(page.locator("#chart-kind")).toHaveValue("sweep");
  await expect(page.locator("#chart [data-mark=dot] circle")).toHaveCount(2);
  await expect(page.locator("#chart [data-mark=line] path")).toHaveCount(1);
});

formed("a run with a program from outside does not go on in the page", async (page) => {
  await open(page);
  const [line] = readFileSync(PINNED, "utf8").split("\n");
  const players = [{ player: JSON.parse(line).player }, { engine: ["python3", "mine.py"] }];
  const experiment = { ...EXPERIMENT, players, limits: { nodes: 10 } };
  const buffer = Buffer.from(JSON.stringify({ experiment, results: [JSON.parse(line)] }));
  await page.locator("#panel-kept > summary").click();
  await page.locator("#import").setInputFiles({ name: "program.json", mimeType: "application/json", buffer });
  await page.locator("#pause").click();
  await expect(notice(page, /^Player 2: /)).toBeVisible();
  await expect(status(page)).toContainText("Stopped at 1 of");
});

kept("results come and go as files", async (page) => {
  await open(page, { ...EXPERIMENT, players: [{ player: "random" }], games: 30 });
  await run(page);
  await page.locator("#list-more").click();
  await expect(page.locator("#list tbody tr")).toHaveCount(30);
  await expect(page.locator("#list tbody button").nth(10)).toBeFocused();
  const whole = await saved(page, "export-json");
  const { experiment, results } = JSON.parse(whole.bytes.toString());
  expect([experiment.name, results.length]).toEqual(["pinned", 30]);
  const mean = await page.locator("#table td").nth(1).textContent();

  await open(page);
  await page.locator("#panel-kept > summary").click();
  await page.locator("#import").setInputFiles({ name: whole.name, mimeType: "application/json", buffer: whole.bytes });
  await expect(status(page)).toHaveText("Done: 30 games");
  await expect(page.locator("#table td").nth(1)).toHaveText(mean ?? "");
  await page
    .locator("#import")
    .setInputFiles({ name: "cli.jsonl", mimeType: "text/plain", buffer: readFileSync(PINNED) });
  await expect(page.locator("#table tbody tr")).toHaveCount(3);
  const empty = { name: "empty.jsonl", mimeType: "text/plain", buffer: Buffer.from("\n") };
  await page.locator("#import").setInputFiles(empty);
  await expect(notice(page, /empty\.jsonl/)).toBeVisible();
  await expect(page.locator("#table tbody tr")).toHaveCount(3); // they stay on screen
  const lines = results.map((/** @type {object} */ one) => JSON.stringify(one));
  const twice = Buffer.from([...lines, "", ...lines, ""].join("\r\n"));
  await page.locator("#import").setInputFiles({ name: "twice.jsonl", mimeType: "text/plain", buffer: twice });
  await expect(status(page)).toHaveText("Done: 30 games");
  expect((await saved(page, "export-csv")).bytes.toString().trimEnd().split("\n")).toHaveLength(31);
  expect(games((await saved(page, "export-jsonl")).bytes.toString())).toHaveLength(30);
  await page
    .locator("#import")
    .setInputFiles({ name: "bad.jsonl", mimeType: "text/plain", buffer: Buffer.from('{"game":1}\n') });
  await expect(notice(page, /bad\.jsonl.*line 1/)).toBeVisible();
  await page.locator("#kept .icon-button").first().click();
  await expect(page.locator("#kept li")).toHaveCount(3);
});

kept("the list of earlier results keeps the focus, though a run goes on or an entry goes", async (page) => {
  await open(page, { ...EXPERIMENT, players: [{ player: "random" }], games: 20 });
  await run(page);
  const players = [{ player: "expectimax", limits: { nodes: 60 } }];
  await open(page, { ...EXPERIMENT, name: "long", players, games: 1000 });
  await expect(page.locator("#name")).toHaveValue("long");
  await startRun(page);
  await expect(page.locator("#kept li")).toHaveCount(2);
  await page.locator("#panel-kept > summary").click();
  const first = page.locator("#kept button").first();
  await first.focus();
  const before = await first.textContent();
  await expect.poll(() => first.textContent()).not.toBe(before);
  await expect(first).toBeFocused();
  await page.locator("#stop").click();
  const other = await page.context().newPage();
  await open(other);
  await expect(other.locator("#kept .icon-button")).toHaveCount(2);
  await page.getByRole("button", { name: "Delete long" }).click();
  await expect(page.locator("#kept li")).toHaveCount(1);
  await expect(first).toBeFocused();
  await page.getByRole("button", { name: "Delete pinned" }).click();
  await expect(page.locator("#panel-kept > summary")).toBeFocused();
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))); // the visitor turns to it
  await expect(other.locator("#kept .icon-button")).toHaveCount(0);
});

kept("a bad file leaves the run and the form as they were", async (page) => {
  await open(page, {
    ...EXPERIMENT,
    players: [{ player: "expectimax", limits: { nodes: 1500 } }, { player: "corner" }],
    games: 300,
  });
  await page.locator("#panel-kept > summary").click();
  await startRun(page);
  await expect(status(page)).toHaveText(/^[1-9]\d* of 600 games/, { timeout: 20_000 });
  const [line] = readFileSync(PINNED, "utf8").split("\n");
  const files = {
    "lines.jsonl": '{"game":1}\n',
    "nobody.json": JSON.stringify({
      experiment: { ...EXPERIMENT, players: [{ player: "nobody" }] },
      results: [JSON.parse(line)],
    }),
    "half.json": JSON.stringify({ name: "half", players: [{ player: "random" }], games: 3 }), // of which game?
  };
  for (const [name, words] of Object.entries(files)) {
    await page.locator("#import").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(words) });
    await expect(notice(page, name)).toBeVisible();
  }
  await expect(page.locator("#name")).toHaveValue("pinned");
  const played = async () => Number((await status(page).textContent())?.match(/^(\d+) of 600/)?.[1]);
  const before = await played();
  await expect.poll(played).toBeGreaterThan(before);
  await page.locator("#stop").click();
  await expect(status(page)).toHaveText(/^Stopped at [1-9]/);
});

kept("a kept run that this version refuses is named, and the lab stays in use", async (page) => {
  await open(page, { ...EXPERIMENT, players: [{ player: "random" }], games: 20 });
  await run(page);
  await expect(page.locator("#kept li")).toContainText("20 games");
  await page.evaluate(() =>
    new Promise((resolve, reject) => {
      const asked = indexedDB.open("plyground-lab", 1);
      asked.onerror = reject;
      asked.onsuccess = () => {
        const transaction = asked.result.transaction("runs", "readwrite");
        transaction.oncomplete = resolve;
        transaction.onerror = reject;
        const runs = transaction.objectStore("runs");
        const all = runs.getAll();
        all.onsuccess = () => {
          for (const one of all.result)
            runs.put({ ...one, experiment: { ...one.experiment, players: [{ player: "nobody" }] } });
        };
      };
    }).then(() => null),
  );
  await page.reload();
  await ready(page);
  await expect(notice(page, /can’t open pinned/)).toBeVisible();
  await expect(page.locator("#questions")).toBeVisible();
  await page.reload(); // it is not tried again
  await ready(page);
  await expect(page.locator("#kept li")).toContainText("20 games");
  await expect(notice(page, /can’t open pinned/)).toHaveCount(0);
  await page.locator("#panel-kept > summary").click();
  await page.locator("#kept button").first().click();
  await expect(notice(page, /can’t open pinned/)).toBeVisible();
});

test("what a run plays before storage is ready for it is kept too", async ({ page }) => {
  await page.addInitScript(() => {
    const { add } = IDBObjectStore.prototype;
    /** The place of a run takes its time. @this {IDBObjectStore} @param {any} value */
    IDBObjectStore.prototype.add = function (value) {
      const end = performance.now() + 1500;
      const hold = () => {
        if (performance.now() < end) this.count().onsuccess = hold;
      };
      if (this.name === "runs") hold();
      return add.call(this, value);
    };
  });
  await open(page, { ...EXPERIMENT, players: [{ player: "random" }], games: 20 });
  await run(page);
  await expect(page.locator("#kept li")).toContainText("20 games");
  await page.reload();
  await ready(page);
  await expect(status(page)).toHaveText("Done: 20 games");
});

test("games that wait to be stored go to their own run, though another is on screen", async ({ page }) => {
  await page.addInitScript(() => {
    const { put, add } = IDBObjectStore.prototype;
    /** Writing takes its time. @param {"put" | "add"} name @param {Function} write */
    const slow = (name, write) =>
      Object.assign(IDBObjectStore.prototype, {
        /** @this {IDBObjectStore} @param {any[]} values */
        [name](...values) {
          const end = performance.now() + 300;
          const hold = () => {
            if (performance.now() < end) this.count().onsuccess = hold;
          };
          hold();
          return write.apply(this, values);
        },
      });
    slow("put", put);
    slow("add", add);
  });
  const players = [{ player: "alpha-beta", limits: { nodes: 300 } }, { player: "random" }];
  await open(page, { name: "first", game: "pentago", players, games: 400 });
  await startRun(page);
  await expect(status(page)).toHaveText(/^[1-9]\d* of 400 games/, { timeout: 20_000 });
  await page.locator("#games").fill("20");
  await run(page);
  await expect(status(page)).toHaveText("Done: 20 games");
  await expect(page.locator("#kept li")).toHaveCount(2);
  await expect(page.locator("#kept li").first()).toContainText("20 games");
  await page.reload();
  await ready(page);
  await expect(status(page)).toHaveText("Done: 20 games");
});

test("an earlier result that is read slowly takes the place of no newer run", async ({ page }) => {
  await page.addInitScript(() => {
    const { getAll } = IDBIndex.prototype;
    /** Reading results takes its time. @this {IDBIndex} @param {any} id */
    IDBIndex.prototype.getAll = function (id) {
      const end = performance.now() + 1000;
      const hold = () => {
        if (performance.now() < end) this.objectStore.count().onsuccess = hold;
      };
      hold();
      return getAll.call(this, id);
    };
  });
  await open(page, { ...EXPERIMENT, players: [{ player: "random" }], games: 20 });
  await run(page);
  await page.locator("#panel-kept > summary").click();
  await page.locator("#more > summary").click();
  await page.locator("#name").fill("newer");
  await expect(page.locator("#setup-time")).toHaveText(/^(?!Measuring|$)/, { timeout: 20_000 });
  await page.locator("#kept button").first().click();
  await page.locator("#start").click();
  await expect(page.locator("#kept li")).toHaveCount(2); // the result is read by now
  await expect(page.locator("#run-title")).toHaveText("newer");
  await expect(page.locator("#name")).toHaveValue("newer");
});

test("a run that pauses for a moment loses no game", async ({ page }) => {
  const players = [{ player: "alpha-beta", limits: { movetime: 150 } }, { player: "random" }];
  await open(page, { name: "moments", game: "pentago", players, games: 12 });
  await page.locator("#more > summary").click();
  await page.locator("#workers").selectOption("1");
  await startRun(page);
  await expect(status(page)).toHaveText(/^[1-9]\d* of 12 games/, { timeout: 20_000 });
  for (let i = 0; i < 3; i += 1) await page.locator("#pause").dblclick(); // within one move
  await expect(status(page)).toHaveText(/^Done/, { timeout: 30_000 });
  await expect(status(page)).toHaveText("Done: 12 games");
  await expect(page.locator("#run-title")).toBeFocused();
});

test("a move that takes longer than the page waits for a silent worker is played to its end @long", async ({
  page,
}) => {
  const players = [{ player: "alpha-beta" }, { player: "random" }];
  await open(page, { name: "long", game: "pentago", players, games: 1, limits: { movetime: 8000 } });
  await startRun(page);
  await expect(page.locator("#run-figures")).toContainText(/first game of .+ – .+: move \d/, { timeout: 25_000 });
  await expect(status(page)).toHaveText(/^0 of 1 /);
  await page.locator("#stop").click();
});

formed("the list offers the players of the run that is shown", async (page) => {
  await open(page);
  await page.locator("#panel-kept > summary").click();
  const lines = readFileSync(PINNED, "utf8").split("\n").filter(Boolean);
  for (const [other, shown] of [
    ["corner", "Corner"],
    ["expectimax, 60 nodes", "Expectimax, 60 nodes"],
  ]) {
    const two = lines.filter((line) => ["random", other].includes(JSON.parse(line).player)).join("\n");
    await page
      .locator("#import")
      .setInputFiles({ name: "two.jsonl", mimeType: "text/plain", buffer: Buffer.from(two) });
    await expect(page.locator("#list-player option")).toHaveText(["Random", shown]);
  }
});

shown("players of Pentago meet, and Elo tells them apart", async (page) => {
  await open(page, {
    name: "match",
    game: "pentago",
    players: [{ player: "alpha-beta" }, { player: "random" }, { player: "alpha-beta", limits: { depth: 1 } }],
    games: 4,
    limits: { nodes: 300 },
  });
  await expect(page.locator("#setup-size")).toHaveText("12 games by 3 players");
  await expect(page.locator("#opening")).toBeAttached();
  await run(page);
  await expect(page.locator("#matches tbody tr")).toHaveCount(3);
  await expect(page.locator("#table-panel")).toBeHidden();
  const row = page.locator("#matches tbody tr").filter({ hasText: "random" }).first();
  await expect(row).toContainText("4 of 4"); // too few for shares and Elo
  await expect(row).toContainText("4 – 0 – 0");
  await expect(row).toContainText("0 · 0 · 0 · 0 · 2"); // both pairs won
  const csv = (await saved(page, "export-csv")).bytes.toString();
  expect(csv).toMatch(/^game,player,name,opponent,opponent_name,seed,opening,first,result,/);
  expect(csv).toContain('\npentago,"alpha-beta, 300 nodes",,random,,0,2,true,win,');
  for (const kind of ["points", "ends"]) {
    await page.locator("#chart-kind").selectOption(kind);
    await expect(page.locator("#chart svg")).toHaveAttribute("aria-label", await shownKind(page));
    expect(await page.locator(MARKS).count(), kind).toBeGreaterThan(1);
  }
  await page.locator("#list button").first().click();
  await expect(page.locator("#curve-record")).not.toBeEmpty();
  await expect(page.locator("#curve-open")).toHaveAttribute("href", /^index\.html#record=pentago/);
  const last = page.locator("#crosstable tbody tr").last();
  await expect(last).toContainText("Random0/80%");
  const cell = last.getByRole("button").first();
  await expect(cell).toHaveText("0/4");
  await cell.press("Enter"); // whoever lost them sees the games as lost
  await expect(page.locator("#list-player option:checked")).toHaveText("Random");
  await expect(page.locator("#list tbody tr")).toHaveCount(4);
  await expect(page.locator("#list tbody tr").filter({ hasText: "lost" })).toHaveCount(4);
});

shown("three players are compared over 50 games and exported in four clicks", async (page) => {
  await open(page);
  await page.getByRole("link", { name: "Which player is better?" }).click();
  await page.locator("#all-nodes").fill("20"); // so that this test is soon over
  await startRun(page);
  await expect(status(page)).toHaveText("Done: 150 games", { timeout: 60_000 });
  await expect(page.locator("#run-answer")).toHaveText(/^Expectimax (wins|leads)/);
  const csv = (await saved(page, "export-csv")).bytes.toString().trimEnd().split("\n"); // two clicks
  expect(csv).toHaveLength(151);
  const table = (await saved(page, "export-table")).bytes.toString().trimEnd().split("\n");
  expect(table.map((row) => row.split(",")[0])).toEqual(["player", "Expectimax", "Greedy (one move)", "Alpha-beta"]);
  // The menu is closed, and closes with Escape too.
  await expect(page.locator("#export-csv")).toBeHidden();
  await page.locator("#export > summary").press("Enter");
  await page.locator("#export-csv").press("Escape");
  await expect(page.locator("#export-csv")).toBeHidden();
  await expect(page.locator("#export > summary")).toBeFocused();
});

shown("variants are played too, by the players of their boards", async (page) => {
  await open(page, { ...EXPERIMENT, game: "2048-7x7" });
  await expect(notice(page, /rows/)).toBeVisible();
  await open(page, { ...EXPERIMENT, game: "2048-3x3-evil", players: [{ player: "random" }], games: 30 });
  await expect(page.locator("#game")).toHaveValue("2048-3x3-evil");
  const offered = (/** @type {string} */ id) => page.locator(`#p0-player option[value=${id}]`);
  await expect(offered("learned-3x3")).toHaveCount(1);
  await expect(offered("learned")).toHaveCount(0);
  await run(page);
  await expect(page.locator("#table tbody tr")).toHaveCount(1);
  await page.locator("#list button").first().click();
  await expect(page.locator("#curve-chart svg")).toBeVisible();
});

test("it is accessible, light and dark @all", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, {
    ...EXPERIMENT,
    players: [{ player: "random" }, { player: "expectimax", limits: { nodes: 20 } }],
    games: 3,
    sweep: { over: "empty", values: [1, 2] },
  });
  await run(page);
  await unfold(page);
  await page.locator("#list button").first().click();
  await expect(page.locator("#curve-chart svg")).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectToFit(page);
});

test.describe("where nothing can be stored", () => {
  test("it runs all the same and says so", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
    await open(page, { ...EXPERIMENT, players: [{ player: "random" }], games: 20 });
    await expect(notice(page, /can’t save results/)).toBeVisible();
    await run(page);
  });
});
