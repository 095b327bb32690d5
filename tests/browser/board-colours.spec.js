// Both sides can be told apart whatever the browser does to colours: forced ones, pages that it darkens, print without backgrounds.
import { expect, test } from "./harness.js";
import { ready } from "./page.js";
import { COPY, closeServers, pageOf, serve } from "./static.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

test.afterEach(closeServers);

const TAGS = [
  ["pentago", "X.O....X.........O..X.....O.....X..O X"],
  ["loa", ".xxxx.../o......o/o......o/o...x..o/o......o/o......o/o......./.xxxxxx. x"],
]
  .map(
    ([game, position]) =>
      `<plyground-board game="${game}" position="${position}" style="width: 400px"></plyground-board>`,
  )
  .join("");

/** @param {Page} page @param {string} [tags] */
async function open(page, tags = TAGS) {
  const site = await serve({ "/post": pageOf(`.${COPY}`, `<style>body { color: #222 }</style>${tags}`) });
  await page.goto(`${site}/post`);
  await page.evaluate(() =>
    Promise.all([...document.querySelectorAll("plyground-board")].map((board) => /** @type {Board} */ (board).ready)),
  );
}

/** The colour of a part of the page: red, green and blue of a point off its middle, where some have a ring. @param {Locator} part */
async function colourOf(part) {
  const png = (await part.screenshot({ animations: "disabled" })).toString("base64");
  return part.page().evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const sheet = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    sheet?.drawImage(picture, 0, 0);
    return [...(sheet?.getImageData(picture.width * 0.5, picture.height * 0.8, 1, 1).data ?? [])].slice(0, 3);
  }, png);
}

/** How far two parts differ in colour, from 0 to 255. @param {Locator} one @param {Locator} other */
async function difference(one, other) {
  const [a, b] = [await colourOf(one), await colourOf(other)];
  return Math.max(...a.map((value, i) => Math.abs(value - b[i])));
}

/** @param {Page} page @param {"x" | "o"} side @param {string} kind */
const pieceOf = (page, side, kind) => page.locator("plyground-board").locator(`.${kind}[data-side=${side}]`).first();

test("forced colours leave a difference between the sides and between the players' cards", async ({ page }) => {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await open(page);
    for (const kind of ["marble", "man", "taken"]) {
      const [x, o] = [pieceOf(page, "x", kind), pieceOf(page, "o", kind)].map((piece) =>
        kind === "taken" ? piece.locator(".lost").first() : piece,
      );
      expect(await difference(x, o), kind).toBeGreaterThan(100);
      expect(await o.evaluate((piece) => getComputedStyle(piece).borderTopStyle), kind).toBe("solid");
    }
    // Where the piece in hand may go, the last move and the buttons can be seen too.
    const board = page.locator("plyground-board").nth(1);
    await board.locator("#square-1").click();
    const middle = (/** @type {Locator} */ cell) =>
      cell.evaluate((cell) => getComputedStyle(cell, "::after").backgroundColor);
    const ground = await board.evaluate(
      (board) => getComputedStyle(board.shadowRoot?.querySelector(".cell") ?? board).backgroundColor,
    );
    expect(await middle(board.locator("[data-target]:not([data-prey])").first())).not.toBe(ground);
    await board.evaluate((/** @type {Board} */ board) => board.play("b1-b3"));
    for (const cell of ["from", "to"])
      await expect(board.locator(`[data-${cell}]`)).toHaveCSS("border-top-width", "3px");
    await expect(board.locator(".groups")).toHaveCSS("border-top-style", "solid");
  }
  await page.goto("./?game=loa&players=human,ai");
  await ready(page);
  const disc = (/** @type {string} */ side) =>
    page.locator(`#side-${side}`).evaluate((card) => {
      const { borderTopStyle, backgroundColor } = getComputedStyle(card, "::before");
      return { borderTopStyle, backgroundColor };
    });
  const [x, o] = [await disc("x"), await disc("o")];
  expect([x.borderTopStyle, o.borderTopStyle]).toEqual(["solid", "solid"]);
  expect(x.backgroundColor).not.toBe(o.backgroundColor);
});

test("a browser that darkens pages leaves the light pieces light", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  for (const theme of ["", 'theme="light"', 'theme="dark"', 'theme="auto"']) {
    await open(page, TAGS.replaceAll("<plyground-board", `<plyground-board ${theme}`));
    for (const kind of ["man", "marble"])
      expect(await difference(pieceOf(page, "x", kind), pieceOf(page, "o", kind)), theme).toBeGreaterThan(100);
    expect(Math.min(...(await colourOf(pieceOf(page, "o", "man")))), theme).toBeGreaterThan(130);
  }
});

test("pieces, tiles and squares are printed", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await open(page, `${TAGS}<plyground-board style="width: 400px"></plyground-board>`);
  for (const part of [".man", ".marble", ".tile", ".cell", ".quadrant", ".board", ".lost"])
    await expect(page.locator("plyground-board").locator(part).first()).toHaveCSS("print-color-adjust", "exact");
  await page.goto("./?game=pentago&players=human,ai");
  await ready(page);
  for (const side of ["x", "o"])
    expect(
      await page.locator(`#side-${side}`).evaluate((card) => getComputedStyle(card, "::before").printColorAdjust),
    ).toBe("exact");
});

test("a board that begins where it is not seen has the right colours once it shows", async ({ page }) => {
  for (const isDark of [false, true])
    for (const inFrame of [false, true]) {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setAutoDarkModeOverride", { enabled: isDark });
      const site = await serve({
        "/inner": pageOf(`.${COPY}`, ""),
        "/post": inFrame
          ? '<!doctype html><iframe src="/inner" width="500" height="500" hidden></iframe>'
          : pageOf(`.${COPY}`, "<section></section>"),
      });
      await page.goto(`${site}/post`);
      const frame = inFrame ? page.frames()[1] : page.mainFrame();
      if (!inFrame) await page.evaluate(() => document.querySelector("section")?.attachShadow({ mode: "open" }));
      await frame.evaluate(async () => {
        await customElements.whenDefined("plyground-board");
        const board = /** @type {Board} */ (document.createElement("plyground-board"));
        board.style.width = "400px";
        (document.querySelector("section") ?? document.body).append(board);
        await board.ready;
      });
      const whole = frame.locator("plyground-board .whole");
      await expect(whole).not.toHaveAttribute("data-darkened");
      await page.evaluate(() => {
        const section = document.querySelector("section")?.shadowRoot;
        if (section) section.innerHTML = "<slot></slot>";
        for (const frame of document.querySelectorAll("iframe")) frame.hidden = false;
      });
      await expect(frame.locator("plyground-board .cell").first()).toBeVisible();
      if (isDark) await expect(whole).toHaveAttribute("data-darkened", "");
      else await expect(frame.locator("plyground-board .room")).toHaveCSS("color-scheme", "normal");
    }
});

test("a page with light text that names no colour scheme gets dark boards, also when it turns dark later", async ({
  page,
}) => {
  const tags = ["", 'theme="light"', 'style="color-scheme: light"', 'style="color: oklch(20% 0 0)"'].map(
    (words) => `<plyground-board ${words}></plyground-board>`,
  );
  const dark = () =>
    page.locator("plyground-board").evaluateAll((boards) =>
      boards.map((board) => {
        const drawn = board.shadowRoot?.querySelector(".board");
        return drawn && getComputedStyle(drawn).colorScheme === "dark";
      }),
    );
  await open(page, tags.join(""));
  expect(await dark()).toEqual([false, false, false, false]);
  for (const colour of ["#eee", "hsl(40 20% 90% / 90%)", "oklch(90% 0.02 90)"]) {
    await page.evaluate((colour) => document.body.style.setProperty("color", colour), colour);
    await expect.poll(dark, colour).toEqual([true, false, false, false]);
    await page.evaluate(() => document.body.style.removeProperty("color"));
    await expect.poll(dark).toEqual([false, false, false, false]);
  }
});
