// The board in the layouts and styles of other people's pages: what it inherits, and where it gets its size from.
import { LANGUAGES } from "../../www/words/language.js";
import { expect, onOnePage, test } from "./harness.js";
import { COPY, closeServers, pageOf, serve } from "./static.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

test.afterEach(closeServers);

/** A page with boards, all of them ready. @param {Page} page @param {string} tags @param {string} [head] */
async function open(page, tags, head) {
  const site = await serve({ "/post": pageOf(`.${COPY}`, tags, head) });
  await page.goto(`${site}/post`);
  await page.evaluate(() =>
    Promise.all([...document.querySelectorAll("plyground-board")].map((board) => /** @type {Board} */ (board).ready)),
  );
}

/** Where each board and its drawn part lie, and how wide the page is. @param {Page} page */
const measured = (page) =>
  page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    boards: [...document.querySelectorAll("plyground-board")].map((host) => {
      const parts = [host, ...["board", "controls"].map((part) => host.shadowRoot?.querySelector(`[part~=${part}]`))];
      const [own, board, controls] = parts.map((part) => /** @type {Element} */ (part).getBoundingClientRect());
      return { own, board, controls };
    }),
  }));

const BOARD = "<plyground-board></plyground-board>";
const styled = (/** @type {string} */ style) => `<plyground-board style="${style}"></plyground-board>`;
const within = (/** @type {string} */ style, tags = BOARD) => `<div style="${style}">${tags}</div>`;

/** Layouts that ask the board for its size. @type {Record<string, string>} */
const layouts = {
  "a flex row": within("display: flex"),
  "a flex row, centred": within("display: flex; justify-content: center; align-items: center"),
  "a flex row in another": within("display: flex", within("display: flex; justify-content: center")),
  "a flex row with words": within("display: flex", `${BOARD}<p>Some words beside it, more than fit into one line</p>`),
  "a flex column, centred": within("display: flex; flex-direction: column; align-items: center"),
  "a box in a flex row": within("display: flex; justify-content: center", within("")),
  "a grid, centred": within("display: grid; place-items: center"),
  "a grid of its size": within("display: grid; grid-template-columns: auto 1fr", `${BOARD}<i>i</i>`),
  "an inline block": within("", styled("display: inline-block")),
  "in an inline block": within("display: inline-block"),
  "an inline flex box": within("display: inline-flex"),
  "a float": within("", styled("float: left")),
  "in a float": within("float: right"),
  "out of the flow": within("position: relative; height: 400px", styled("position: absolute")),
  "fit-content": within("", styled("width: fit-content")),
  "max-content": within("", styled("width: max-content")),
  "min-content": within("", styled("width: min-content")),
  "in a box of its size": within("width: fit-content; margin: auto"),
  "a cell of a table": `<table><tr><td>${BOARD}</td></tr></table>`,
};

const sized = onOnePage();
test("a board has the size of its block, or that a page gives it", sized.all);

test("a board can be seen in any layout, wide and narrow, with controls and without", async ({ page }) => {
  for (const width of [320, 1000])
    for (const controls of ["", " controls", ' controls="status new undo"']) {
      await page.setViewportSize({ width, height: 700 });
      const styles = "<style>body, td { margin: 0; padding: 0 } main { display: flow-root }</style>";
      const tags = Object.values(layouts).map((layout) => within("display: flow-root; margin-bottom: 9px", layout));
      await open(
        page,
        tags.join("").replaceAll("<plyground-board", `<plyground-board game="pentago"${controls}`),
        styles,
      );
      const { wide, boards } = await measured(page);
      expect(wide, "nothing is wider than the page").toBeLessThanOrEqual(width);
      Object.keys(layouts).forEach((name, i) => {
        const { own, board } = boards[i];
        expect(board.width, name).toBeGreaterThan(200);
        expect(board.width, name).toBeLessThanOrEqual(600);
        expect(board.height, name).toBeCloseTo(board.width, 0);
        expect(own.width, name).toBeCloseTo(board.width, 0);
        if (!controls) expect(own.height, name).toBeCloseTo(own.width, 0);
      });
    }
});

sized("a board in a block is as wide as the block", async (page) => {
  const column = within("display: flex; flex-direction: column");
  await open(page, within("width: 600px", BOARD + column + within("display: grid") + styled("--ply-margin: 20px")));
  const { boards } = await measured(page);
  expect(boards.map(({ own }) => [own.width, own.height])).toEqual(boards.map(() => [600, 600]));
  expect(boards.map(({ board }) => board.width)).toEqual([600, 600, 600, 560]);
});

sized("a board has the size that a page gives it", async (page) => {
  const sizes = [
    "width: 136px",
    "height: 136px",
    "max-width: 136px",
    "width: 136px; height: 300px",
    "height: 136px; width: 300px",
  ];
  await open(page, sizes.map(styled).join("") + within("display: flex", styled("width: 136px")));
  const { boards } = await measured(page);
  expect(boards.map(({ board }) => [board.width, board.height])).toEqual(boards.map(() => [136, 136]));
});

sized("a board without a size fits into the window, with its controls", async (page) => {
  const tags = [...["", "controls", 'controls="status new undo"'], 'game="loa" controls="status"'];
  for (const [width, height, most] of [
    [1280, 720, 600],
    [1920, 1080, 600],
    [1280, 420, 404],
    [360, 740, 360],
  ]) {
    await page.setViewportSize({ width, height });
    await open(page, tags.map((words) => `<plyground-board ${words}></plyground-board>`).join(""));
    const { boards } = await measured(page);
    for (const [i, { own, board }] of boards.entries()) {
      expect(own.height, tags[i]).toBeLessThanOrEqual(height);
      expect(board.width, tags[i]).toBeLessThanOrEqual(most);
      expect(board.width, tags[i]).toBeGreaterThan(Math.min(width, most) - 130);
      expect(board.width, tags[i]).toBeCloseTo(own.width, 0);
    }
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, ["width: 900px", "height: 900px", "width: 300px", "max-width: 300px"].map(styled).join(""));
  expect((await measured(page)).boards.map(({ board }) => board.width)).toEqual([900, 900, 300, 300]);
});

/** The buttons of each board, line by line: how many, and whether all stay within the board. @param {Page} page */
const linesOfButtons = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("plyground-board")].map((host) => {
      const own = host.getBoundingClientRect();
      const boxes = [...(host.shadowRoot?.querySelectorAll(".controls button") ?? [])].map((button) =>
        button.getBoundingClientRect(),
      );
      const tops = boxes.map(({ top }) => Math.round(top));
      return {
        lines: [...new Set(tops)].map((top) => tops.filter((one) => one === top).length),
        within: boxes.every(({ left, right }) => left >= own.left - 0.1 && right <= own.right + 0.1),
        height: Math.min(...boxes.map(({ height }) => height)),
      };
    }),
  );

sized("controls fill their lines evenly in every language", async (page) => {
  const lists = ["", "new undo hint autoplay", "status new undo redo hint step autoplay", "new undo hint"];
  const tags = Object.keys(LANGUAGES).flatMap((lang) =>
    lists.map((list) => `<plyground-board lang="${lang}" controls="${list}"></plyground-board>`),
  );
  await open(page, `<section>${tags.join("")}</section>`);
  for (const width of [240, 300, 320, 360, 390]) {
    await page.locator("section").evaluate((section, width) => void (section.style.width = `${width}px`), width);
    for (const { lines, within, height } of await linesOfButtons(page)) {
      expect(within, `${width}`).toBe(true);
      expect(height).toBeGreaterThanOrEqual(36);
      if (width >= 300 && lines.length > 1) expect(lines.at(-1), `${width}: ${lines}`).toBeGreaterThan(1);
    }
  }
});

for (const size of [
  "height: 300px",
  "max-height: 300px",
  "width: 500px; height: 300px",
  "height: 300px; display: block",
])
  sized(`the controls stand within the board's size: ${size}`, async (page) => {
    await page.setViewportSize({ width: 700, height: 700 });
    const tags = ["2048", "pentago", "loa"].map(
      (game) => `<plyground-board game="${game}" controls="status new undo" style="${size}"></plyground-board>`,
    );
    await open(page, tags.join(""));
    for (const { own, board, controls } of (await measured(page)).boards) {
      expect(own.height).toBe(300);
      expect(board.width).toBeGreaterThan(150);
      expect(board.height).toBeCloseTo(board.width, 0);
      expect(board.top).toBeGreaterThanOrEqual(own.top);
      expect(controls.top).toBeGreaterThanOrEqual(board.bottom);
      expect(controls.bottom).toBeLessThanOrEqual(own.bottom + 0.1);
    }
  });

sized("a page that resets every space leaves the margin of a board", async (page) => {
  const preflight =
    "<style>*, ::before, ::after, ::backdrop { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }</style>";
  await open(page, within("width: 300px", styled("--ply-margin: 24px")), preflight);
  const [{ board }] = (await measured(page)).boards;
  expect([board.left, board.width]).toEqual([24, 252]);
});

/** Where the parts of each board lie in it, in pixels. @param {Page} page */
const drawn = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("plyground-board")].map((board) => {
      const root = /** @type {ShadowRoot} */ (board.shadowRoot);
      const { x, y } = board.getBoundingClientRect();
      for (const animation of root.getAnimations()) animation.finish();
      return [...root.querySelectorAll(".frame *:not(.notice *, .spoken), .controls")].flatMap((part) => {
        const box = part.getBoundingClientRect();
        if (box.width === 0) return [];
        const place = [box.x - x, box.y - y, box.width, box.height].map(Math.round);
        return `${part.getAttribute("part") ?? part.getAttribute("class") ?? part.localName} ${place.join(" ")}`;
      });
    }),
  );

/** A board of each game, with pieces on it. */
const BOARDS = [
  ["2048", "0,2,4,0,8,0,0,0,0,0,0,16,128,0,1024,0"],
  ["pentago", "X.O....X.........O..X.....O.....X..O X"],
  ["loa", ".xxxxxx./o......o/o......o/o......o/o......o/o......o/o......o/.xxxxxx. x"],
]
  .map(
    ([game, position]) =>
      `<plyground-board game="${game}" position="${position}" controls="status new"></plyground-board>`,
  )
  .map((tag) => within("width: 300px; margin-bottom: 9px", tag))
  .join("");

/** A button of Pentago's that turns a quadrant, a square of Lines of Action. @param {Page} page @param {string} name */
const part = (page, name) => page.locator("plyground-board").locator(name);

/** Shows hints, a man with its lines and a marble that waits for the turn. @param {Page} page */
async function fill(page) {
  await part(page, "#square-1").click();
  await part(page, "#hole-1").click();
  await page.evaluate(() => /** @type {Board | null} */ (document.querySelector("plyground-board"))?.hint());
}

const RIGHT_TO_LEFT = {
  "its page": [BOARDS, '<script>document.documentElement.dir = "rtl"</script>'],
  "an element around it": [within("", BOARDS).replace("<div", '<div dir="rtl"')],
  itself: [BOARDS.replaceAll("<plyground-board", '<plyground-board dir="rtl"')],
  "a style": [within("direction: rtl", BOARDS)],
};
test("a board is not mirrored where its page, an element, itself or a style says right to left", async ({ page }) => {
  await open(page, BOARDS);
  await fill(page);
  const usual = await drawn(page);
  await expect(part(page, ".status").first()).toHaveCSS("direction", "ltr");
  for (const [who, [tags, head]] of Object.entries(RIGHT_TO_LEFT)) {
    await open(page, tags, head);
    await fill(page);
    expect(await drawn(page), who).toEqual(usual);
    for (const name of [".status", ".notice"]) await expect(part(page, name).first()).toHaveCSS("direction", "rtl");
  }
});

test("keys and clicks mean the same in a page from right to left", async ({ page }) => {
  await open(page, within("", BOARDS).replace("<div", '<div dir="rtl"'));
  const boards = page.locator("plyground-board");
  const left = async (/** @type {string} */ name) => (await part(page, name).first().boundingBox())?.x ?? NaN;

  await boards.nth(0).focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => part(page, ".ghost").count()).toBe(0);
  const tiles = await boards.nth(0).evaluate(async (/** @type {Board} */ board) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))); // the move is drawn
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    for (const animation of root.getAnimations()) animation.finish();
    return [...root.querySelectorAll(".row:first-child .tile:not([hidden])")].map((tile) => ({
      value: tile.textContent,
      from: tile.getBoundingClientRect().x - board.getBoundingClientRect().x,
    }));
  });
  expect(tiles.slice(0, 2)).toEqual([
    { value: "2", from: expect.closeTo(7.2, 0) },
    { value: "4", from: expect.closeTo(80.4, 0) },
  ]);

  // The quadrant that an arrow turns lies beside it; a click on a square is for that square.
  expect(await left('[data-turn="1L"]')).toBeLessThan(await left('[data-turn="2L"]'));
  expect(await left("#hole-0")).toBeLessThan(await left("#hole-5"));
  const b8 = { x: 300 * (0.06 + 0.11 * 1.5), y: 300 * (0.065 + 0.11 * 0.5) };
  await boards.nth(2).click({ position: b8 });
  await expect(part(page, ".cell[data-chosen]")).toHaveAttribute("aria-label", /^b8/);
  const lines = await part(page, ".drawing .line").first().boundingBox();
  const man = await part(page, "#square-1 .man").boundingBox();
  expect(lines?.x).toBeLessThan(man?.x ?? 0);
  const counts = await part(page, ".drawing .count").allTextContents();
  expect(counts.length).toBeGreaterThan(0);
});

/** What a page may say of text, and boards inherit. */
const TEXT = `text-indent: 20px; letter-spacing: 6px; word-spacing: 20px; text-transform: uppercase; line-height: 4; white-space: nowrap;
text-align: right; text-align-last: right; font: italic small-caps 900 expanded 16px/4 monospace; font-feature-settings: "smcp"; text-shadow: 0 0 9px red;
hyphens: auto; word-break: break-all; overflow-wrap: anywhere; text-emphasis: dot; tab-size: 1; -webkit-text-stroke: 1px red;
-webkit-text-fill-color: transparent; text-orientation: upright; quotes: none; font-variant-numeric: slashed-zero; text-wrap: balance`;

test("a board is drawn the same whatever the style of the text around it, and of every element", async ({ page }) => {
  await open(page, within("font-size: 16px", BOARDS));
  await fill(page);
  const usual = await drawn(page);
  for (const tags of [within(TEXT, BOARDS), `<style>* { ${TEXT} }</style>${BOARDS}`]) {
    await open(page, tags);
    await fill(page);
    expect(await drawn(page)).toEqual(usual);
    for (const place of [".tile:not([hidden])", ".status", ".rank"])
      for (const [property, value] of [
        ["text-indent", "0px"],
        ["text-transform", "none"],
        ["text-shadow", "none"],
        ["font-style", "normal"],
        ["font-variant-caps", "normal"],
        ["white-space", "normal"],
        ["hyphens", "manual"],
      ])
        await expect(part(page, place).first()).toHaveCSS(property, value);
  }
});

sized("a board stays upright in vertical text", async (page) => {
  await open(
    page,
    within("writing-mode: vertical-rl; block-size: 300px", BOARD) +
      within("width: 300px", styled("writing-mode: vertical-lr")),
  );
  for (const { own, board } of (await measured(page)).boards) {
    expect(board.width).toBeGreaterThan(200);
    expect(board.height).toBeCloseTo(board.width, 0);
    expect(own.width).toBeCloseTo(own.height, 0);
  }
  await expect(part(page, ".tile").first()).toHaveCSS("writing-mode", "horizontal-tb");
});
