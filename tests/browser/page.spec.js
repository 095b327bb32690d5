// The page around the board: play, memory, dialogs, looks.
import { expectAccessibleInThemes } from "./access.js";
import { expect, onOnePage, test } from "./harness.js";
import {
  fillStorage,
  forbidStorage,
  forget,
  notice,
  open,
  openPanel,
  playKnownGame,
  ready,
  remember,
  setPosition,
  stateOf,
} from "./page.js";

test("keys and buttons play, and the score follows @first", async ({ page }) => {
  await open(page);
  await setPosition(page, "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("#score")).toHaveText("4");
  await expect(page.locator("#moves")).toHaveText("1");
  await page.locator("#undo").click();
  await expect(page.locator("#score")).toHaveText("0");
  await page.keyboard.press("r");
  await expect(page.locator("#moves")).toHaveText("1");
});

test("a reload in mid-game brings back the game, its history and what was undone @first @firefox", async ({ page }) => {
  await open(page);
  await playKnownGame(page);
  await page.locator("#undo").click();
  await page.locator("#undo").click();
  const before = await stateOf(page);
  expect(before.ply).toBe(before.plies - 2);
  await page.reload();
  await ready(page);
  expect(await stateOf(page)).toEqual(before);
  await openPanel(page, "share");
  await page.locator("#redo").click();
  await expect(page.locator("#moves")).toHaveText(String(before.ply + 1));
  for (let ply = before.ply + 1; ply > 0; ply -= 1) await page.keyboard.press("u");
  await expect(page.locator("#moves")).toHaveText("0");
});

/** The stored values whose names begin so, in order. @param {import('@playwright/test').Page} page @param {string} start */
const stored = (page, start) =>
  page.evaluate(
    (start) =>
      Object.entries({ ...localStorage })
        .filter(([name]) => name.startsWith(`plyground/1/${start}`))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, saved]) => saved),
    start,
  );

test("what cannot be read is set aside, whatever it is, and what was set aside before it stays", async ({ page }) => {
  await open(page);
  const saves = [
    "not json {",
    '{"v":2,"game":"2048"}',
    '{"v":1,"tiles":[1,2,3]}',
    '{"v":1,"game":"2048","record":"2048.1.1.zzz"}',
    "null",
  ];
  for (const saved of [...saves, "null"]) {
    await page.evaluate((saved) => localStorage.setItem("plyground/1/game", saved), saved);
    await page.reload();
    await ready(page);
    await expect(notice(page, "could not be read. A copy is safe")).toBeVisible();
    expect((await stateOf(page)).ply).toBe(0);
  }
  expect((await stored(page, "aside/")).sort()).toEqual(saves.sort());
  await playKnownGame(page, ["ArrowLeft"]);
  await expect(page.locator("#moves")).toHaveText("1");

  await page.evaluate(() => localStorage.setItem("plyground/1/settings", '{"v":1,"player":"hal","params":{}}'));
  await page.reload();
  await ready(page);
  await expect(notice(page, "settings could not be read")).toBeVisible();
  await openPanel(page, "player");
  await expect(page.locator("#player")).toHaveValue("expectimax");
});

test("a save that could not be set aside is overwritten only when the visitor says so", async ({ page }) => {
  await open(page);
  await page.evaluate(() => localStorage.setItem("plyground/1/game", "unreadable"));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, words) {
      if (name.startsWith("plyground/1/aside/")) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, name, words);
    };
  });
  await page.reload();
  await ready(page);
  await playKnownGame(page, ["ArrowLeft"]);
  await page.evaluate(() => void dispatchEvent(new Event("pagehide")));
  expect(await stored(page, "game")).toEqual(["unreadable"]);
  await notice(page, "left as it is").getByRole("button", { name: "Overwrite" }).click();
  await expect.poll(() => stored(page, "game")).toEqual([expect.stringContaining('"record"')]);
});

test("with storage full or forbidden the game plays on, and the visitor hears once that it is not kept @firefox", async ({
  context,
}) => {
  for (const without of [fillStorage, forbidStorage]) {
    const page = await context.newPage();
    await without(page);
    await open(page);
    await expect(page.locator("#notices .notice")).toHaveCount(0);
    await playKnownGame(page, ["ArrowLeft"]);
    const told = notice(page, "can’t save your game");
    await told.getByRole("button", { name: "Dismiss" }).click();
    await playKnownGame(page, ["ArrowLeft", "ArrowUp"]);
    await page.evaluate(() => void dispatchEvent(new Event("pagehide")));
    await expect(told).toBeHidden();
    await choose(page, "Dark");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect((await stateOf(page)).ply).toBeGreaterThan(0);
    await page.close();
  }
});

/** Chooses a theme. @param {import('@playwright/test').Page} page @param {string} theme */
async function choose(page, theme) {
  await page.locator("#settings").click();
  await page.getByRole("radio", { name: theme }).check();
  await page.keyboard.press("Escape");
}

test("a running game is not thrown away unasked @first", async ({ page }) => {
  await open(page);
  await playKnownGame(page);
  const { position } = await stateOf(page);
  const dialog = page.locator("#confirm");

  await page.locator("#new-game").click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator("#new-game")).toBeFocused();
  expect((await stateOf(page)).position).toBe(position);

  await page.keyboard.press("n");
  await page.locator("#confirm-no").click();
  expect((await stateOf(page)).position).toBe(position);

  await page.keyboard.press("n");
  await page.locator("#confirm-yes").click();
  await expect(page.locator("#moves")).toHaveText("0");

  await page.keyboard.press("n"); // nothing to lose, nothing to ask
  await expect(dialog).toBeHidden();
});

const met = onOnePage(forget);
test("keys, help and the theme of the page", met.all);

met("N asks for a new game with Greek letters and with Caps Lock too", async (page) => {
  await open(page);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  for (const key of ["ν", "N"]) {
    await page.evaluate(
      (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code: "KeyN", bubbles: true })),
      key,
    );
    await page.locator("#confirm-no").click();
  }
});

met("the theme is switched, kept, and changes the colours", async (page) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page);
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await choose(page, "Dark");
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  await ready(page);
  expect(await paper()).toBe(dark);
  await choose(page, "System");
  expect(await paper()).toBe(light);
});

test("a kept theme is known to the settings, however late the early script comes", async ({ page }) => {
  await remember(page, "theme", "dark");
  await page.route("**/early.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await open(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.locator("#settings").click();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});

test("axe finds nothing, light and dark @all", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "#empty=oops");
  for (const name of ["thinking", "autoplay", "share", "player", "position"]) await openPanel(page, name);
  await page.locator("#hint").click();
  await page.locator("#tab-engine").click();
  await expect(page.locator("#thinking-values .is-best")).toBeVisible();
  await expect(page.locator("#notices .notice")).toBeVisible();
  await expectAccessibleInThemes(page);
  for (const opener of ["#help", "#settings", "#settings-text"]) {
    await page.locator(opener).click();
    await expect(page.locator("dialog[open]")).toBeVisible();
    await expectAccessibleInThemes(page, "dialog[open]");
    await page.locator("dialog[open] button[value=close]").click();
  }
});

test.describe("layout", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      /** @type {string[]} */
      const shifts = [];
      Reflect.set(window, "shifts", shifts);
      new PerformanceObserver((list) => {
        for (const entry of /** @type {any[]} */ (list.getEntries())) {
          const moved = entry.sources.map(
            (/** @type {{node?: Element}} */ { node }) => node?.id || node?.className || node?.nodeName,
          );
          // A click may make room for what it asks for. Words of another length in a centred button count as 0.0003 or so.
          if (entry.value > 0.001 && !entry.hadRecentInput)
            shifts.push(`${entry.value.toFixed(3)}: ${moved.join(" ")}`);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
  });

  test("loading shifts nothing @all", async ({ page }) => {
    await open(page);
    await frames(page);
    expect(await shifts(page)).toEqual([]);
  });

  test("nothing opens by itself @first", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page);
    await page.locator("#hint").click();
    await expect(page.locator("#thinking-values .is-best")).toBeVisible();
    await expect(page.locator("details[open]")).toHaveCount(0);
    await expect(page.locator("#tuning")).toBeHidden();
  });

  test("nothing shifts while it plays, hints and thinks", async ({ page }) => {
    await open(page);
    for (const name of ["thinking", "autoplay"]) await openPanel(page, name);
    await frames(page);
    await page.evaluate(() => void (Reflect.get(window, "shifts").length = 0)); // opening a panel is meant to move things
    await playKnownGame(page);
    await page.locator("#hint").click();
    await expect(page.locator("#thinking-values .is-best")).toBeVisible();
    await page.locator("#autoplay").click();
    const { ply } = await stateOf(page);
    await expect.poll(async () => (await stateOf(page)).ply).toBeGreaterThan(ply + 10);
    await page.locator("#autoplay").click();
    await frames(page);
    expect(await shifts(page)).toEqual([]);
  });
});

/** @param {import('@playwright/test').Page} page @returns {Promise<string[]>} */
const shifts = (page) => page.evaluate(() => Reflect.get(window, "shifts"));

/** Until what is due has been drawn. @param {import('@playwright/test').Page} page */
const frames = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test("it works from a sub-folder and asks nobody else for anything @first", async ({ page, subfolder }) => {
  /** @type {string[]} */
  const strangers = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(subfolder)) strangers.push(request.url());
  });
  await page.goto(subfolder);
  await ready(page);
  await page.keyboard.press(".");
  await expect(page.locator("#moves")).toHaveText("1");
  expect(strangers.filter((url) => !url.endsWith("/favicon.ico"))).toEqual([]);
});

met("the keyboard alone reaches everything, and help comes and goes", async (page) => {
  await open(page);
  await page.keyboard.press("?");
  await expect(page.locator("#help-dialog")).toBeVisible();
  await expect(page.locator("#help-keys")).toContainText("Undo");
  await page.keyboard.press("Escape");
  await expect(page.locator("#help-dialog")).toBeHidden();

  const unreached = new Set([
    "settings",
    "help",
    "new-game",
    "undo",
    "hint",
    "autoplay",
    "tab-engine",
    "intro-tune",
    "tune",
  ]);
  await page.locator("#settings").focus();
  for (let presses = 0; presses < 20 && unreached.size; presses += 1) {
    unreached.delete(await page.evaluate(() => document.activeElement?.id ?? ""));
    await page.keyboard.press("Tab");
  }
  expect([...unreached]).toEqual([]);
});

met("help opens at its beginning, also where it is longer than the screen", async (page) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await open(page);
  for (const _ of ["first", "again"]) {
    await page.locator("#help").click();
    await expect(page.locator("#help-dialog-title")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#help-dialog-title")).toBeFocused();
    await page.locator("#help-dialog").evaluate((dialog) => dialog.scrollTo(0, 9999));
    await page.locator("#help-dialog").getByRole("button", { name: "Close" }).click(); // in sight all the while
  }
});

met("the board hears no keys while a dialog is open", async (page) => {
  await open(page);
  await playKnownGame(page);
  const before = await stateOf(page);
  await page.locator("#help").click();
  await page.locator("#help-how").click(); // words: the focus goes to nothing
  for (const key of ["ArrowLeft", "ArrowUp", "u"]) await page.keyboard.press(key);
  expect(await stateOf(page)).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(page.locator("#help-dialog")).toBeHidden();
  await page.keyboard.press("u");
  expect((await stateOf(page)).ply).toBe(before.ply - 1);
});

met("coordinates go and come back at once", async (page) => {
  await open(page, "?game=pentago");
  const files = page.locator("plyground-board .files");
  await expect(files).toBeVisible();
  await page.locator("#settings").click();
  await page.getByLabel("Coordinates").uncheck();
  await expect(files).toBeHidden();
  await page.reload();
  await ready(page);
  await expect(files).toBeHidden();
});

met("single-letter keys can be switched off", async (page) => {
  await open(page);
  await playKnownGame(page);
  await page.locator("#settings").click();
  await page.locator("#single-keys").uncheck();
  await page.keyboard.press("Escape");
  const { ply } = await stateOf(page);
  await page.keyboard.press("u");
  await page.keyboard.press("n");
  expect((await stateOf(page)).ply).toBe(ply);
  await expect(page.locator("#confirm")).toBeHidden();
  await page.keyboard.press("Control+z");
  expect((await stateOf(page)).ply).toBe(ply - 1);
});

test("swipes on the board play; everywhere else the page scrolls @phone", async ({ page }) => {
  await open(page);
  for (const name of ["thinking", "autoplay", "player"]) await openPanel(page, name);
  const touch = await page.context().newCDPSession(page);
  const centre = async (/** @type {string} */ id) => {
    const { x, y, width, height } = (await page.locator(`#${id}`).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  for (const { id, moves, scrolls } of [
    { id: "board", moves: "1", scrolls: false },
    { id: "score", moves: "0", scrolls: true },
    { id: "undo", moves: "0", scrolls: true },
  ]) {
    await page.evaluate(() => scrollTo(0, 0));
    await setPosition(page, "0,0,0,0,2,0,0,0,0,0,0,0,2,0,0,0");
    const { x, y } = await centre(id);
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    for (let at = 1; at <= 8; at += 1) {
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y: y - at * 10 }] });
    }
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(page.locator("#moves"), id).toHaveText(moves);
    await frames(page);
    if (scrolls) await expect.poll(() => page.evaluate(() => scrollY), id).toBeGreaterThan(0);
    else expect(await page.evaluate(() => scrollY), id).toBe(0);
  }
});

met("two fingers may enlarge every part of the page", async (page) => {
  await open(page);
  const shut = await page.evaluate(() => {
    const { content = "" } = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=viewport]"));
    const parts = [...document.querySelectorAll("body, body *")].filter((part) => part.checkVisibility());
    const inBoard = [...(document.querySelector("#board")?.shadowRoot?.querySelectorAll("*") ?? [])];
    return [
      ...(/user-scalable|maximum-scale/.test(content) ? [content] : []),
      ...[...parts, ...inBoard]
        .filter((part) => !/auto|manipulation|pinch-zoom/.test(getComputedStyle(part).touchAction))
        .map((part) => part.id || part.className),
    ];
  });
  expect(shut).toEqual([]);
});
