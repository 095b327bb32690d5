// The board for everyone: assistive technology, colours, old browsers, broken loads, small screens.
import { expectAccessible } from "./access.js";
import { onBoard, openBoard, positions, setTheme, setUp } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";

const ladder = "2,4,8,16,32,64,128,256,512,1024,2048,4096,8192,16384,32768,0";

/** Until what moves has come to rest. @param {import('@playwright/test').Page} page */
const atRest = (page) =>
  onBoard(page, async (board) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled((board.shadowRoot?.getAnimations() ?? []).map(({ finished }) => finished));
  });

const heard = onOnePage(openBoard);
test("a board is heard, and keeps the focus", heard.all);

test("axe finds nothing, in both themes, playing and at the end", async ({ page }) => {
  test.slow();
  await openBoard(page);
  for (const theme of ["light", "dark"]) {
    await setTheme(page, theme);
    await setUp(page, ladder);
    await onBoard(page, (board) => board.hint());
    await atRest(page);
    await expectAccessible(page, { colours: theme === "dark" });
    for (const position of [positions.nearlyWon, positions.nearlyOver]) {
      await setUp(page, position);
      await page.keyboard.press("ArrowLeft");
      await atRest(page);
      await expectAccessible(page, { within: "plyground-board", colours: theme === "dark" });
    }
  }
});

heard("a grid of labelled cells", async (page) => {
  await setUp(page, ladder);
  await expect(page.getByRole("grid", { name: "2048 board, 4 by 4" })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(4);
  await expect(page.getByRole("gridcell")).toHaveCount(16);
  await expect(page.getByRole("gridcell", { name: "row 1 column 2: 4", exact: true })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "row 4 column 4: empty" })).toBeVisible();
});

heard("moves are announced, many of them in one breath", async (page) => {
  const spoken = page.getByRole("status");
  await setUp(page, "2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0");
  await page.keyboard.press("ArrowLeft");
  await expect(spoken).toHaveText(/Left\. 4 points\. New [24] at [a-d][1-4]\./);
  await setUp(page, positions.stuckUp);
  await page.keyboard.press("ArrowUp");
  await expect(spoken).toContainText("Nothing moves that way.");
  await page.keyboard.press("b");
  await expect(spoken).toContainText("Row 1: 2, 4, 8, 16");
});

heard("the board can be reached by Tab and shows it", async (page) => {
  await page.keyboard.press("Tab");
  const focused = await onBoard(page, (board) => {
    const inner = board.shadowRoot?.activeElement;
    return inner && [inner.getAttribute("role"), inner.matches(":focus-visible"), getComputedStyle(inner).boxShadow];
  });
  expect(focused?.slice(0, 2)).toEqual(["grid", true]);
  expect(focused?.[2]).toContain("3px");
});

for (const key of ["u", "Escape"])
  heard(`the focus goes to the board where ${key} removes the card that has it`, async (page) => {
    await setUp(page, positions.nearlyOver);
    await page.keyboard.press("ArrowLeft");
    const takeBack = page.getByRole("button", { name: "Take back" });
    await takeBack.focus();
    await page.keyboard.press(key);
    await expect(takeBack).toBeHidden();
    await expect(page.getByRole("grid")).toBeFocused();
  });

heard("the focus goes to the board where another card takes the place of the one that has it", async (page) => {
  await setUp(page, positions.nearlyWon);
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "Keep going" }).focus();
  await onBoard(page, (board) => board.conclude({ title: "Time is up", body: "" }));
  await expect(page.getByText("Time is up", { exact: true })).toBeVisible();
  await expect(page.getByRole("grid")).toBeFocused();
});

heard("a board that is moved while it loads speaks the language of its new place", async (page) => {
  await onBoard(page, async (board) => {
    const there = document.createElement("div");
    there.lang = "de";
    board.after(there);
    const moved = /** @type {typeof board} */ (document.createElement("plyground-board"));
    there.before(moved);
    const { ready } = moved;
    there.append(moved);
    await ready;
  });
  await expect(page.locator("[lang=de] .frame")).toHaveAttribute("lang", "de");
});

heard("the focus stays on the board where a script puts another game on it", async (page) => {
  await onBoard(page, async (board) => {
    await board.load("loa");
    board.focus();
    board.reset({ game: "loa" });
  });
  await expect(page.getByRole("grid", { name: "Lines of Action board, 8 by 8" })).toBeFocused();
});

heard("a button below the board keeps the focus when there is nothing more to do", async (page) => {
  await setUp(page, positions.free);
  await onBoard(page, (board) => void (board.controls = "undo redo autoplay"));
  const [undo, redo, autoplay] = ["Undo", "Redo", "Autoplay"].map((name) => page.getByRole("button", { name }));
  await expect(undo).toBeDisabled();
  await page.keyboard.press("ArrowLeft");
  await undo.focus();
  await page.keyboard.press("Enter");
  await expect(undo).toBeDisabled();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(undo).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(redo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(redo).toBeDisabled();
  expect(await onBoard(page, (board) => board.state.ply)).toBe(1);
  await autoplay.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Pause" })).not.toHaveAttribute("aria-pressed"); // the name says it already

  // So it does where the row is made anew; where it goes, the board has the focus.
  await undo.focus();
  await onBoard(page, (board) => void (board.controls = "hint undo"));
  await expect(undo).toBeFocused();
  await onBoard(page, (board) => void (board.lang = "de"));
  await expect(page.getByRole("button", { name: "Zurück", exact: true })).toBeFocused();
  await onBoard(page, (board) => void (board.controls = "hint"));
  await expect(page.getByRole("grid")).toBeFocused();
});

test("every number fits its tile, from 320 pixels up", async ({ page }) => {
  await openBoard(page);
  for (const width of [320, 768, 2560]) {
    await page.setViewportSize({ width, height: Math.round(width * 0.8) + 200 });
    await page.waitForTimeout(100);
    await setUp(page, "131072,65536,32768,16384,1024,2048,4096,8192,512,256,128,64,4,8,2,2");
    const tooWide = await onBoard(page, async (board) => {
      await Promise.allSettled((board.shadowRoot?.getAnimations() ?? []).map(({ finished }) => finished)); // tiles pop up larger than they are; one that is cut short rejects
      const tiles = [...(board.shadowRoot?.querySelectorAll(".tile") ?? [])];
      return tiles.flatMap((tile) => {
        const words = document.createRange();
        words.selectNodeContents(tile);
        return words.getBoundingClientRect().width > tile.clientWidth * 0.96 ? [tile.textContent] : [];
      });
    });
    expect(tooWide, `${width} pixels`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} pixels`).toBe(true);
  }
});

test.describe("where it cannot run", () => {
  test.use({ allowErrors: true });

  test("it says what is missing", async ({ context }) => {
    for (const [missing, told] of [
      ["WebAssembly", "no WebAssembly"],
      ["Worker", "no Worker"],
      ["engine", "did not load"],
    ]) {
      const page = await context.newPage();
      if (missing === "engine") await page.route("**/*.wasm", (route) => route.abort());
      else await page.addInitScript((name) => void Reflect.deleteProperty(globalThis, name), missing);
      if (missing !== "engine") {
        await page.goto("./");
        await expect(page.locator("#board")).toContainText(told);
      }
      await page.goto("www/board/example.html");
      await expect(page.getByRole("alert")).toContainText(told);
      const ready = onBoard(page, (board) => board.ready.then(Boolean, () => "unable"));
      expect(await ready, missing).toBe("unable");
    }
  });
});
