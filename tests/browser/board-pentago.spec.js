// The board of Pentago: marbles, turns, keys, fingers, the end of a game.
import { expectAccessible } from "./access.js";
import { onBoard, setTheme } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";
import { arrow, duelOf, FOUR, hole, openPentago, shownMarbles } from "./pentago.js";
import { swipe } from "./touch.js";

/** @typedef {import('@playwright/test').Page} Page */

/** The picture shows the state. @param {import('@playwright/test').Page} page */
async function expectDrawn(page) {
  const { position } = await duelOf(page);
  await expect.poll(() => shownMarbles(page)).toBe(position.slice(0, 36));
}

/** @param {import('@playwright/test').Page} page @param {string} position */
const setUp = (page, position) => onBoard(page, (board, to) => board.reset({ position: to }), position);

const played = onOnePage(openPentago);
test("Pentago is played by click, key and drag @first", played.all);
const told = onOnePage(openPentago);
test("Pentago tells how a game stands and ends @first", told.all);
const answered = onOnePage(openPentago);
test("the computer answers, hints and plays Pentago @first", answered.all);

played("a marble and a turn by click", async (page) => {
  await expect(arrow(page, "1R")).toBeDisabled();
  await hole(page, "b1").click();
  expect((await duelOf(page)).ply).toBe(0); // half a move is none
  await expect.poll(() => shownMarbles(page)).toBe(`.X${".".repeat(34)}`);
  await arrow(page, "1R").click();
  const { last, side, position } = await duelOf(page);
  expect([last, side]).toEqual(["b11R", "o"]);
  expect(position).toBe(`${".".repeat(8)}X${".".repeat(27)} O`); // b1 has turned to c2
  await expectDrawn(page);
  await hole(page, "f6").click();
  await arrow(page, "3L").click();
  expect((await duelOf(page)).last).toBe("f63L");
});

played("the marble in hand can go elsewhere, or be taken back", async (page) => {
  await hole(page, "a1").click();
  await hole(page, "d5").click();
  await expect.poll(async () => (await shownMarbles(page)).indexOf("X")).toBe(27);
  await hole(page, "d5").click();
  await expect.poll(() => shownMarbles(page)).toBe(".".repeat(36));
  await expect(arrow(page, "1L")).toBeDisabled();
  await hole(page, "c3").click();
  await arrow(page, "4L").click();
  await hole(page, "c3").click(); // taken
  expect(await onBoard(page, (board) => board.shadowRoot?.querySelector("[data-turning]"))).toBeNull();
  await expect(page.getByRole("status")).toContainText("There is a marble already.");
});

played("by keys alone", async (page) => {
  await page.locator("plyground-board").focus();
  for (const key of ["ArrowRight", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect.poll(async () => (await shownMarbles(page)).indexOf("X")).toBe(21); // d4, from c3
  await page.keyboard.press("2");
  await page.keyboard.press("l");
  expect((await duelOf(page)).last).toBe("d42L");
  await expectDrawn(page); // nobody is quicker than a frame
  await expect(page.locator("plyground-board [data-last].turn")).toHaveAttribute("data-turn", "2L");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp"); // from quadrant 3 to 1
  await page.keyboard.press("r");
  expect((await duelOf(page)).last).toBe("c41R");
  await expectDrawn(page);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.keyboard.press("u"); // the marble, not the move
  expect((await duelOf(page)).ply).toBe(2);
  expect(await shownMarbles(page)).not.toContain("XX");
  await page.keyboard.press("u");
  expect((await duelOf(page)).ply).toBe(1);
  await page.keyboard.press("r");
  expect((await duelOf(page)).ply).toBe(2);
  await expectDrawn(page);
});

played("a key or a click before the frame that draws a new game counts", async (page) => {
  const shown = (/** @type {"key" | "click"} */ by) =>
    onBoard(
      page,
      (board, by) => {
        board.focus();
        board.reset({ game: "pentago" });
        const inner = board.shadowRoot?.querySelector(by === "key" ? ".board" : "#hole-14");
        const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true });
        inner?.dispatchEvent(by === "key" ? enter : new MouseEvent("click", { bubbles: true, composed: true }));
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))));
      },
      by,
    ).then(() => shownMarbles(page));
  expect([await shown("key"), await shown("click")]).toEqual(Array(2).fill(`${".".repeat(14)}X${".".repeat(21)}`));
});

played("a key that presses a button of another element of the page is no move", async (page) => {
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<div></div><span id="made" role="button" tabindex="0">b</span>');
    const other = /** @type {HTMLElement} */ (document.body.querySelector("body > div"));
    other.attachShadow({ mode: "open" }).innerHTML = '<button id="own">b</button>';
    other.addEventListener("click", () => (other.id = "pressed"));
  });
  for (const id of ["own", "made"]) {
    await page.locator(`#${id}`).focus();
    await page.keyboard.press("Enter");
  }
  await expect(page.locator("#pressed")).toHaveCount(1);
  expect(await shownMarbles(page)).toBe(".".repeat(36));
});

played("digits choose a quadrant on a French keyboard too, with Shift and without", async (page) => {
  const board = page.locator("plyground-board");
  await board.focus();
  await page.keyboard.press("Enter");
  await board.dispatchEvent("keydown", { key: "é", code: "Digit2" });
  await page.keyboard.press("l");
  await expect.poll(async () => (await duelOf(page)).last).toBe("c32L");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await board.dispatchEvent("keydown", { key: "4", code: "Digit4", shiftKey: true });
  await page.keyboard.press("r");
  await expect.poll(async () => (await duelOf(page)).last).toBe("b34R");
});

played("the focus goes to the board where another move takes the arrow that has it", async (page) => {
  await hole(page, "a1").click();
  await arrow(page, "2L").focus();
  await page.keyboard.press(".");
  await expect.poll(async () => (await duelOf(page)).ply).toBe(1);
  await expect(arrow(page, "2L")).toBeDisabled();
  await expect(page.getByRole("grid")).toBeFocused();
});

played("an arrow that is pressed twice before the next frame makes one move", async (page) => {
  await hole(page, "a1").click();
  const plies = await onBoard(page, (board) => {
    const press = () => board.shadowRoot?.querySelector('[data-turn="1L"]')?.dispatchEvent(new MouseEvent("click"));
    board.addEventListener("beforemove", (event) => event.preventDefault(), { once: true });
    press(); // refused: the marble stays in hand
    const refused = board.state.ply;
    press();
    press(); // a1 is empty again
    return [refused, board.state.ply];
  });
  expect(plies).toEqual([0, 1]);
  await expectDrawn(page);
});

played("the arrows can be reached by Tab and pressed", async (page) => {
  await page.locator("plyground-board").focus();
  for (let i = 0; i < 2; i++) await page.keyboard.down("Enter"); // held down it repeats
  await page.keyboard.up("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect((await duelOf(page)).last).toBe("c31L");
  const focused = await onBoard(page, (board) => board.shadowRoot?.activeElement?.getAttribute("role"));
  expect(focused).toBe("grid"); // the arrow is off now, and the focus is not lost
  await expect(arrow(page, "1L")).toHaveAttribute("title", /upper left quadrant/);
  await onBoard(page, (board) => void (board.flipped = true));
  await page.keyboard.press("Enter");
  await expect(arrow(page, "1L")).toHaveAttribute("title", /lower right quadrant/); // where it is seen
});

played("a marble in hand stays where the board is turned or speaks another language", async (page) => {
  await hole(page, "a1").click();
  await onBoard(page, (board) => void (board.flipped = true));
  await expect(arrow(page, "1L")).toHaveAttribute("title", /lower right quadrant/);
  await onBoard(page, (board) => void (board.lang = "de"));
  await expect(page.locator("plyground-board .frame")).toHaveAttribute("lang", "de");
  await arrow(page, "1L").click();
  expect((await duelOf(page)).last).toBe("a11L");
  await expectDrawn(page);
});

played("a quadrant is dragged around", async (page) => {
  await hole(page, "a6").click();
  const box = await onBoard(page, (board) => {
    const quadrant = board.shadowRoot?.querySelectorAll(".quadrant")[3];
    const { x, y, width, height } = /** @type {Element} */ (quadrant).getBoundingClientRect();
    return { x, y, width, height };
  });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = box.width * 0.4;
  const drag = async (/** @type {number} */ degrees) => {
    const at = (/** @type {number} */ angle) =>
      /** @type {const} */ ([
        x + reach * Math.cos((angle * Math.PI) / 180),
        y + reach * Math.sin((angle * Math.PI) / 180),
      ]);
    await page.mouse.move(...at(0));
    await page.mouse.down();
    for (let i = 1; i <= 8; i++) await page.mouse.move(...at((degrees * i) / 8));
    await page.mouse.up();
  };
  await drag(15); // too little: it springs back
  expect((await duelOf(page)).ply).toBe(0);
  await expect.poll(async () => (await shownMarbles(page)).indexOf("X")).toBe(30); // the drag was no click
  await drag(70);
  expect((await duelOf(page)).last).toBe("a64R");
  await hole(page, "a1").click();
  await drag(-60);
  expect((await duelOf(page)).last).toBe("a14L");
  await expectDrawn(page);
});

test("@phone arrows are large enough for a finger once a turn is due", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPentago(page);
  await hole(page, "c3").click();
  const sizes = await onBoard(page, (board) => {
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    return [...root.querySelectorAll(".turn")].map((arrow) => {
      const { left, top, width, height } = arrow.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isUpright = height > width;
      const hits = Array.from({ length: 81 }, (_, i) => i - 40).filter(
        (way) => root.elementFromPoint(isUpright ? x + way : x, isUpright ? y : y + way) === arrow,
      );
      return hits.length;
    });
  });
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(43); // where the page leaves room beside the board
});

test("@phone a finger places and turns, and the page can still be scrolled", async ({ page }) => {
  await openPentago(page);
  await hole(page, "e2").tap();
  const middle = await onBoard(page, (board) => {
    const { x, y, width, height } = /** @type {ShadowRoot} */ (board.shadowRoot)
      .querySelectorAll(".quadrant")[0]
      .getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, reach: width * 0.38 };
  });
  await swipe(page, { x: middle.x, y: middle.y - middle.reach }, { x: middle.x + middle.reach, y: middle.y });
  await expect.poll(async () => (await duelOf(page)).last).toBe("e21R");
  await expect(async () => {
    // the browser makes no click of a tap that comes right after a swipe
    if (await arrow(page, "2L").isDisabled()) await hole(page, "a1").tap();
    await expect(arrow(page, "2L")).toBeEnabled({ timeout: 500 });
  }).toPass();
  await arrow(page, "2L").tap();
  expect((await duelOf(page)).last).toBe("a12L");
  const actions = await onBoard(page, (board) => getComputedStyle(board).touchAction);
  expect(actions).toContain("pan-y");
  const size = await arrow(page, "2L").boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

told("five in a row win at once, are marked and end the game", async (page) => {
  await setUp(page, FOUR);
  await hole(page, "e1").click();
  const { outcome, over, last } = await duelOf(page);
  expect([outcome, over, last]).toEqual(["x", true, "e1"]);
  const marked = await onBoard(page, (board) =>
    [...(board.shadowRoot?.querySelectorAll(".marble[data-deciding]") ?? [])].map((marble) => marble.parentElement?.id),
  );
  expect(marked).toEqual(["hole-0", "hole-1", "hole-2", "hole-3", "hole-4"]);
  await expect(page.getByText("Yellow wins", { exact: true })).toBeVisible();
  await expect(page.getByRole("status")).toContainText("Yellow wins. Five in a row");
  await hole(page, "a3").click();
  expect((await duelOf(page)).ply).toBe(1);
  await page.getByRole("button", { name: "Take back" }).click();
  expect((await duelOf(page)).over).toBe(false);
});

told("the card of the end leaves the winning line free, and Escape closes it", async (page) => {
  const card = page.locator("plyground-board .card");
  for (const [position, winning] of [
    [FOUR, "e1"],
    [`${".".repeat(6)}O.OO....O...${".".repeat(12)}XXXX..`, "e6"],
  ]) {
    await setUp(page, position);
    await hole(page, winning).click();
    await expect(card).toBeVisible();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
    const [told, won] = [await card.boundingBox(), await hole(page, winning).boundingBox()];
    const apart =
      (told?.y ?? 0) >= (won?.y ?? 0) + (won?.height ?? 0) || (told?.y ?? 0) + (told?.height ?? 0) <= (won?.y ?? 0);
    expect(apart, winning).toBe(true);
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
  }
});

told("a game that O begins is told rightly", async (page) => {
  await setUp(page, `X${".".repeat(35)}`);
  await expect(page.getByRole("status")).toContainText("Blue to move.");
  await hole(page, "c3").click();
  await arrow(page, "4L").click();
  await expect(page.getByRole("status")).toContainText("Blue c3, lower right quadrant to the left.");
});

answered("the computer answers for its side, and undo leads back to a choice", async (page) => {
  await onBoard(page, (board) => {
    board.limits = { depth: 1 };
    board.players = "human,ai";
  });
  await hole(page, "c3").click();
  await arrow(page, "1L").click();
  await expect.poll(async () => (await duelOf(page)).ply).toBe(2);
  expect((await duelOf(page)).side).toBe("x");
  await onBoard(page, (board) => board.undo());
  expect((await duelOf(page)).ply).toBe(0);
  await onBoard(page, (board) => board.redo());
  expect((await duelOf(page)).ply).toBe(2);
  await onBoard(page, (board) => {
    board.players = "ai,human";
    board.reset();
  });
  await expect.poll(async () => (await duelOf(page)).ply).toBe(1);
  await onBoard(page, (board) => void (board.players = "ai")); // both sides
  await expect.poll(async () => (await duelOf(page)).ply).toBeGreaterThan(2);
  const [before, after] = await onBoard(page, (board) => [board.state.ply, (board.undo(), board.state.ply)]);
  expect(after).toBe(before - 1); // with no visitor in the game it is one move
});

for (const [what, back] of /** @type {const} */ ([
  ["redo", (/** @type {Page} */ page) => page.keyboard.press("r")],
  ["a jump to the end", (/** @type {Page} */ page) => onBoard(page, (board) => board.seek(1))],
])) {
  answered(`a move taken back while the computer thinks and brought again by ${what} is answered`, async (page) => {
    // It has no learned openings, and takes its time.
    await onBoard(page, (board) =>
      Object.assign(board, { player: "alpha-beta", limits: { movetime: 4000 }, players: "human,ai" }),
    );
    await hole(page, "c3").click();
    await arrow(page, "1L").click();
    await page.keyboard.press("u");
    expect(await duelOf(page)).toMatchObject({ ply: 0, plies: 1 });
    await back(page);
    await expect.poll(async () => (await duelOf(page)).ply).toBe(2);
  });
}

answered("undo stops where the visitor chose first: the move with which the computer began stays", async (page) => {
  await onBoard(page, (board) => {
    Object.assign(board, { controls: "undo", limits: { depth: 1 }, players: "ai,human" });
    board.reset();
  });
  await expect.poll(async () => (await duelOf(page)).ply).toBe(1);
  const begun = await duelOf(page);
  await page.keyboard.press("u");
  expect(await duelOf(page)).toEqual(begun);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await onBoard(page, (board) => board.conclude({ title: "X has resigned", body: "O wins" }));
  await expect(page.getByRole("button", { name: "New game" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Take back" })).toHaveCount(0);
  await onBoard(page, (board) => board.play(board.state.legal[0]));
  await expect.poll(async () => (await duelOf(page)).ply).toBe(3);
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  await page.keyboard.press("u");
  await page.keyboard.press("u");
  expect(await duelOf(page)).toMatchObject({ ply: 1, plies: 3, position: begun.position });
  await page.keyboard.press("r");
  expect((await duelOf(page)).ply).toBe(3);
});

answered("autoplay that is paused on its own side’s turn leaves the computer its move", async (page) => {
  await onBoard(page, (board) => Object.assign(board, { limits: { depth: 1 }, players: "human,ai", pace: 8000 }));
  await page.keyboard.press("p");
  await expect.poll(async () => (await duelOf(page)).ply).toBe(1);
  await page.keyboard.press("p"); // long before its pace is over
  await expect.poll(async () => (await duelOf(page)).ply, { timeout: 5000 }).toBe(2);
  await page.waitForTimeout(300);
  expect((await duelOf(page)).ply).toBe(2); // the next is the visitor's
});

answered("a board that is moved in the document while the computer thinks gets its answer", async (page) => {
  await onBoard(page, (board) => {
    Object.assign(board, { limits: { movetime: 300 }, players: "human,ai" });
    board.play("c31L");
    board.parentElement?.append(board);
  });
  await expect.poll(async () => (await duelOf(page)).ply).toBe(2);
});

answered("a side that the visitor takes over while the computer thinks is the visitor's at once", async (page) => {
  await onBoard(page, (board) => {
    Object.assign(board, { player: "alpha-beta", limits: { movetime: 60_000 }, players: "human,ai" });
    board.play("c31L");
    board.players = "human,human";
  });
  await hole(page, "f6").click();
  await arrow(page, "3L").click();
  expect(await duelOf(page)).toMatchObject({ ply: 2, last: "f63L" });
});

told("where the visitor looks back to a turn of the computer, the status says whose turn it is", async (page) => {
  const told = await onBoard(page, (board) => {
    for (const move of ["a13L", "f63L"]) board.play(move);
    board.players = "human,ai";
    return [1, 2].map((ply) => {
      board.seek(ply);
      return board.status;
    });
  });
  expect(told).toMatchObject([
    { kind: "turn", message: "Blue to move: place a marble." },
    { kind: "turn", message: "Your turn: place a marble." },
  ]);
});

answered("a hint marks the hole and the arrow", async (page) => {
  await setUp(page, "XXX.X.............O.OO....O.........");
  await onBoard(page, (board) => void (board.limits = { depth: 2 }));
  await hole(page, "f6").click();
  const move = await onBoard(page, async (board) => (await board.hint()).move);
  expect(move).toBe("d1");
  await expectDrawn(page); // the marble in another hole has gone back
  await expect(hole(page, "d1")).toHaveAttribute("data-hint", "");
  await hole(page, "d1").click();
  expect((await duelOf(page)).outcome).toBe("x");
});

answered("a hint draws how its turn goes, until another marble is placed", async (page) => {
  const drawn = page.locator("plyground-board .advice path");
  await onBoard(page, (board) => void (board.limits = { nodes: 300 }));
  const move = await onBoard(page, async (board) => (await board.hint()).move ?? "");
  await expect(drawn).toHaveCount(2); // an arc and its head
  await hole(page, move.slice(0, 2)).click();
  await expect(drawn).toHaveCount(2);
  await hole(page, move.startsWith("f6") ? "a1" : "f6").click();
  await expect(drawn).toHaveCount(0);
});

played("an arrow before a marble says what comes first, and undo takes a marble back", async (page) => {
  const status = () => onBoard(page, ({ status }) => status);
  await arrow(page, "1L").click({ force: true });
  expect((await status()).message).toContain("place a marble first");
  await expect(page.getByRole("status")).toContainText("place a marble first");
  expect((await status()).canUndo).toBe(false);
  await hole(page, "a1").click();
  expect((await status()).message).not.toContain("first");
  expect((await status()).canUndo).toBe(true);
  expect(await onBoard(page, (board) => board.undo())).toBe(true);
  expect(await shownMarbles(page)).toBe(".".repeat(36));
  expect((await status()).canUndo).toBe(false);
});

answered("the arrow of a hint is marked as long as the marble is that of the hint", async (page) => {
  await onBoard(page, (board) => void (board.limits = { nodes: 300 }));
  const move = await onBoard(page, async (board) => (await board.hint()).move ?? "");
  const marked = arrow(page, move.slice(2));
  await hole(page, move.slice(0, 2)).click();
  await expect(marked).toHaveAttribute("data-hint", "");
  await hole(page, move.startsWith("f6") ? "a1" : "f6").click();
  await expect(marked).not.toHaveAttribute("data-hint");
});

test("axe finds nothing, in both themes, before a turn and at the end", async ({ page }) => {
  test.slow();
  await openPentago(page);
  for (const theme of ["light", "dark"]) {
    await setTheme(page, theme);
    for (const act of [
      () => hole(page, "a6").click(),
      async () => {
        await setUp(page, FOUR);
        await hole(page, "e1").click();
      },
    ]) {
      await act();
      await page.waitForTimeout(1200);
      await expectAccessible(page, { colours: theme === "dark" });
    }
    await onBoard(page, (board) => board.reset());
  }
});

test("a turn moves, but not for those who want no motion", async ({ page, browserName }) => {
  await openPentago(page);
  const moving = () =>
    onBoard(page, async (board) => {
      await new Promise((resolve) => setTimeout(resolve, 700)); // unhurried
      board.play(board.state.legal[0]);
      let most = 0;
      for (let frame = 0; frame < 20; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const all = board.shadowRoot?.getAnimations() ?? [];
        most = Math.max(
          most,
          all.filter((animation) => !(animation instanceof CSSAnimation || animation instanceof CSSTransition)).length,
        );
      }
      return most;
    });
  expect(await moving()).toBeGreaterThan(0);
  if (browserName === "firefox") return; // where emulateMedia does nothing
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await moving()).toBe(0);
  await expectDrawn(page);
});

told("a grid of labelled holes, and the board is read aloud", async (page) => {
  await expect(page.getByRole("grid", { name: "Pentago board, 6 by 6" })).toBeVisible();
  await expect(page.getByRole("gridcell")).toHaveCount(36);
  await onBoard(page, (board) => board.reset({ record: "pentago.1..c34L" }));
  await expect(page.getByRole("gridcell", { name: "c3: Yellow" })).toBeVisible();
  await page.keyboard.press("b");
  await expect(page.getByRole("status")).toContainText("Row 3: empty, empty, Yellow");
  await expect(page.getByRole("status")).toContainText("Blue to move");
});
