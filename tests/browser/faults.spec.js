// Files that are missing, damaged or never come, on every page: it works all the same or says in words that it does not, and the game
// is kept.

import { readFileSync } from "node:fs";
import { expect, test } from "./harness.js";
import { isLong, note } from "./lasting.js";
import { boardOf, open, playKnownGame } from "./page.js";

test.use({ allowErrors: true, serviceWorkers: "block" });

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Route} Route */
/**
 * What a visitor does. `works` shows once it has worked.
 * @typedef {{address: string, works: string, act?: string}} Visit
 */

const HINT = { act: "#hint", works: 'plyground-board .spoken:has-text("Best move")' };

/** @type {Record<string, Visit>} */
const VISITS = {
  2048: { address: "./", ...HINT },
  Pentago: { address: "./#game=pentago", ...HINT },
  "Lines of Action": { address: "./#game=loa", ...HINT },
  lab: { address: "lab.html#question=random", act: "#start", works: "#progress" },
  analyse: { address: "analyse.html#record=pentago.1..b21L_c22L", works: "#review-status:not(:empty)" },
  puzzles: { address: "puzzles.html", works: "#task:not(:empty)" },
  statistics: { address: "statistics.html", works: "body.is-ready" },
  learn: { address: "learn.html", works: "body.is-ready" },
  embedding: { address: "embedding.html", works: "body.is-ready" },
  frame: { address: "embed.html", works: "plyground-board .frame" },
};

/** Those of the short form. */
const SAMPLE = ["2048", "lab", "frame"];

const kindOf = (/** @type {Route} */ route) => /\.\w+$/.exec(new URL(route.request().url()).pathname)?.[0] ?? "";
const TYPES = /** @type {Record<string, string>} */ ({ ".js": "text/javascript", ".css": "text/css" });
const typeOf = (/** @type {Route} */ route) => TYPES[kindOf(route)] ?? "application/wasm";
/** A script and a module that are whole, and not of this build. */
const OTHERS = /** @type {Record<string, Buffer>} */ ({
  ".wasm": Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]),
  ".js": Buffer.from("export const other = 1;"),
});

const HANGING = "hanging";
/** @type {Record<string, (route: Route) => unknown>} */
const FAULTS = {
  missing: (route) => route.fulfill({ status: 404, body: "not found" }),
  truncated: async (route) => {
    const whole = await (await route.fetch()).body();
    await route.fulfill({ contentType: typeOf(route), body: whole.subarray(0, whole.length / 2) });
  },
  "of another type": (route) => route.fulfill({ contentType: "text/html", body: readFileSync("index.html") }),
  "of another build": (route) =>
    route.fulfill({ contentType: typeOf(route), body: OTHERS[kindOf(route)] ?? Buffer.from("x") }),
  unreachable: (route) => route.abort(),
  [HANGING]: () => {}, // never answered
};

/** Leaves a page: an address that differs in its hash alone would load nothing. @param {Page} page */
async function leave(page) {
  // Firefox may still be on its way to the page that is left.
  await expect(() => page.goto("about:blank")).toPass({ timeout: 10_000 });
}

/** @param {Page} page @param {Visit} visit */
async function begin(page, { address }) {
  await leave(page);
  await page.goto(address, { waitUntil: "commit" });
}

/** Does what there is to do, until something comes of it. @param {Page} page @param {Visit} visit @param {Locator} shown */
async function expectAtLast(page, { act }, shown, pass = async () => {}) {
  await expect(async () => {
    await pass();
    // What is pressed may not be there.
    if (act && !(await shown.isVisible())) await page.click(act, { timeout: 500 }).catch(() => {});
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 45_000 });
}

/** Where a visit works, or says that it does not. @param {Page} page @param {Visit} visit */
const outcome = (page, { works }) =>
  page
    .locator("#not-started, #notices, .told, .error, [role=alert], #run-error")
    .filter({ hasText: /\w/ })
    .or(page.locator(works))
    .or(page.locator("plyground-board").getByText(/cannot|could not|did not/))
    .filter({ visible: true })
    .first();

/** The files of a visit: scripts, modules, styles and what the engine reads. @param {Page} page @param {Visit} visit */
async function filesOf(page, visit) {
  const asked = new Set();
  const hear = (/** @type {import('@playwright/test').Request} */ request) =>
    asked.add(new URL(request.url()).pathname);
  page.on("request", hear);
  await begin(page, visit);
  await expectToWork(page, visit);
  page.off("request", hear);
  return [...asked].filter((path) => /\.(js|wasm|css|txt|weights)$/.test(path) && !path.endsWith("late.js"));
}

/** Waits for an outcome; where a file hangs, time passes faster. @param {Page} page @param {Visit} visit @param {string} fault */
const expectOutcome = (page, visit, fault) =>
  expectAtLast(page, visit, outcome(page, visit), async () => {
    if (fault === HANGING) await page.clock.runFor(2000);
  });

/** @param {Page} page @param {Visit} visit */
const expectToWork = (page, visit) => expectAtLast(page, visit, page.locator(visit.works).first());

/** The game of 2048 that the page opens, or a new one of two moves. @param {Page} page */
async function recordOf(page) {
  await leave(page);
  await open(page, "#game=2048");
  const record = () => boardOf(page).evaluate((board) => /** @type {any} */ (board).record);
  if (!(await record()).includes("..")) await playKnownGame(page);
  return record();
}

/** Each fault of each file. The short form has two of them. @param {string[]} files @param {number} visit its number */
function casesOf(files, visit) {
  const kinds = Object.keys(FAULTS);
  if (isLong) return files.flatMap((file) => kinds.map((fault) => ({ file, fault })));
  return [0, 1].map((i) => ({
    file: files[(5 * visit + 3 * i) % files.length],
    fault: kinds[(2 * visit + i) % kinds.length],
  }));
}

for (const [name, visit] of Object.entries(VISITS)) {
  if (!isLong && !SAMPLE.includes(name)) continue;
  test(`${name}: a file that does not come as it should is told of, and the next visit works`, async ({ page }) => {
    test.setTimeout(isLong ? 3_600_000 : 120_000);
    const files = await filesOf(page, visit);
    expect(files.length).toBeGreaterThan(2);
    const cases = casesOf(files, Object.keys(VISITS).indexOf(name));
    const kept = await recordOf(page);
    for (const { file, fault } of cases) {
      await test.step(`${file}, ${fault}`, async () => {
        await page.route(`**${file}`, FAULTS[fault]);
        if (fault === HANGING) await page.clock.install();
        await begin(page, visit);
        await expectOutcome(page, visit, fault);
        await page.unrouteAll({ behavior: "ignoreErrors" });
      });
    }
    await page.clock.resume();
    await begin(page, visit);
    await expectToWork(page, visit);
    expect(await recordOf(page)).toBe(kept);
    note(`faults of files, ${name}`, `${files.length} files, ${cases.length} faults: told, or without effect`);
  });
}

const BLANK = [
  ["learn", "learn.css"],
  ["learn", "early.js"],
  ["frame", "embed.css"],
];
for (const [name, file] of isLong ? BLANK : BLANK.slice(0, 1)) {
  test(`a page is painted without what keeps it blank: ${name}, ${file}`, async ({ page, browserName }) => {
    test.skip(browserName === "firefox", "what its driver holds back cannot be stopped");
    const visit = VISITS[name];
    await page.clock.install();
    await page.route(`**/${file}`, FAULTS[HANGING]);
    await begin(page, visit);
    await expectOutcome(page, visit, HANGING);
    await page.clock.runFor(15_000);
    await page.screenshot({ timeout: 10_000 }); // fails where nothing is painted
  });
}
