// The board of Lines of Action: men, lines, keys, fingers, the end of a game.
import { expectAccessible } from "./access.js";
import { onBoard, setTheme } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";
import { duelOf, marked, openLoa, shownMen, square } from "./loa.js";
import { swipe } from "./touch.js";

/** The picture shows the state. @param {import('@playwright/test').Page} page */
async function expectDrawn(page) {
  const { position } = await duelOf(page);
  await expect.poll(() => shownMen(page)).toBe(position.slice(0, 71));
}

/** @param {import('@playwright/test').Page} page @param {string} position */
const setUp = (page, position) => onBoard(page, (board, to) => board.reset({ position: to }), position);

/** The numbers beside the lines of the man in hand. @param {import('@playwright/test').Page} page */
const counts = (page) =>
  onBoard(page, (board) =>
    [...(board.shadowRoot?.querySelectorAll(".count") ?? [])].map((count) => count.textContent).join(" "),
  );

/** @param {import('@playwright/test').Page} page @param {string} name */
const middle = async (page, name) => {
  const box = await square(page, name).boundingBox();
  if (!box) throw new Error(`no square ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The next picture is drawn. @param {import('@playwright/test').Page} page */
const nextFrame = (page) => onBoard(page, () => new Promise((then) => requestAnimationFrame(then)));

/** x cannot move. */
const PASSING = "......ox/......oo/......../......../......../......../oo....../xo...... x";
/** x connects by d2-d4. */
const CLOSE = "......../......../......../..xx..../.x....../......../...x..../o......o x";

const played = onOnePage(openLoa);
test("Lines of Action is played by click, key and drag @first", played.all);
const told = onOnePage(openLoa);
test("Lines of Action tells how a game stands and ends @first", told.all);
const answered = onOnePage(openLoa);
test("the computer answers, hints and plays Lines of Action @first", answered.all);

played("a man and where it goes by click; its lines and their counts light up", async (page) => {
  await square(page, "b1").click();
  expect((await duelOf(page)).ply).toBe(0); // half a move is none
  expect(await marked(page, "data-target")).toBe("b3 d3 h1");
  // Rank, file, and both diagonals: a number at each end but the man's own.
  expect(await counts(page)).toBe("6 6 2 2 2");
  await square(page, "b3").click();
  const { last, side } = await duelOf(page);
  expect([last, side]).toEqual(["b1-b3", "o"]);
  expect([await marked(page, "data-from"), await marked(page, "data-to"), await marked(page, "data-target")]).toEqual([
    "b1",
    "b3",
    "",
  ]);
  await expectDrawn(page);
});

played("another man can be chosen, or none", async (page) => {
  await square(page, "b1").click();
  await square(page, "c1").click();
  expect(await marked(page, "data-chosen")).toBe("c1");
  await square(page, "c1").click();
  expect([await marked(page, "data-chosen"), await marked(page, "data-target"), await counts(page)]).toEqual([
    "",
    "",
    "",
  ]);
  await square(page, "a2").click(); // the other side's
  await expect(page.getByRole("status")).toContainText("That move is not possible.");
  await square(page, "b1").click();
  await square(page, "e5").click(); // nothing to go there
  expect(await marked(page, "data-chosen")).toBe("");
  expect((await duelOf(page)).ply).toBe(0);
});

played("by keys alone", async (page) => {
  await page.locator("plyground-board").focus();
  for (const key of ["Enter", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key); // from b1
  expect((await duelOf(page)).last).toBe("b1-b3");
  for (const key of ["ArrowLeft", "Enter"]) await page.keyboard.press(key);
  expect(await marked(page, "data-chosen")).toBe("a3");
  await page.keyboard.press("Escape");
  expect(await marked(page, "data-chosen")).toBe("");
  await page.keyboard.press("u");
  expect((await duelOf(page)).ply).toBe(0);
  await page.keyboard.press("r");
  expect((await duelOf(page)).ply).toBe(1);
  await expectDrawn(page);
});

played("a man is dragged, and springs back where it may not go", async (page) => {
  const drag = async (/** @type {string} */ from, /** @type {string} */ to) => {
    const [a, b] = [await middle(page, from), await middle(page, to)];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    for (let i = 1; i <= 6; i++) await page.mouse.move(a.x + ((b.x - a.x) * i) / 6, a.y + ((b.y - a.y) * i) / 6);
    await page.mouse.up();
  };
  await drag("b1", "b4");
  expect((await duelOf(page)).ply).toBe(0);
  await expectDrawn(page);
  await drag("b1", "d3");
  expect((await duelOf(page)).last).toBe("b1-d3");
  await drag("a3", "c3");
  expect((await duelOf(page)).ply).toBe(1); // three men on the line, two squares
  await expectDrawn(page);
});

played("a drag ends where the button is let go unseen", async (page) => {
  const from = await middle(page, "b1");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20, { steps: 3 });
  const man = page.locator("plyground-board .man[style*=translate]");
  await expect(man).toHaveCount(1);
  // As after a context menu: it was let go, and no event said so.
  await square(page, "b1").dispatchEvent("pointermove", {
    ...{ pointerId: 1, isPrimary: true, buttons: 0, bubbles: true, composed: true },
    ...{ clientX: from.x + 90, clientY: from.y - 90 },
  });
  expect((await duelOf(page)).ply).toBe(0);
  await page.mouse.up();
  expect((await duelOf(page)).ply).toBe(0);
  await expectDrawn(page);
});

test("@phone a finger taps and drags, and the page can still be scrolled", async ({ page }) => {
  await openLoa(page);
  await square(page, "c1").tap();
  await square(page, "c3").tap();
  expect((await duelOf(page)).last).toBe("c1-c3");
  await swipe(page, await middle(page, "a2"), await middle(page, "c2"));
  await expect.poll(async () => (await duelOf(page)).last).toBe("a2-c2");
  await expectDrawn(page);
  const actions = await onBoard(page, (board) => getComputedStyle(board).touchAction);
  expect(actions).toContain("pan-y");
  const size = await page.getByRole("button", { name: "Groups" }).boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

played("a capture is shown, with the men that are gone", async (page) => {
  await setUp(page, "......../......../...x.o../......../...x..../......../.o....../........ x");
  const lost = () =>
    onBoard(page, (board) =>
      ["x", "o"].map((side) => board.shadowRoot?.querySelectorAll(`.taken[data-side="${side}"] .lost`).length),
    );
  await expect.poll(lost).toEqual([10, 10]);
  await square(page, "d6").click();
  expect(await marked(page, "data-prey")).toBe("f6");
  await square(page, "f6").click();
  expect((await duelOf(page)).last).toBe("d6xf6");
  expect(await marked(page, "data-captured")).toBe("f6");
  await expect.poll(lost).toEqual([10, 11]);
});

told("all men connected win, are marked and end the game", async (page) => {
  await setUp(page, CLOSE);
  await square(page, "d2").click();
  await square(page, "d4").click();
  const { outcome, over, last } = await duelOf(page);
  expect([outcome, over, last]).toEqual(["x", true, "d2-d4"]);
  const deciding = await onBoard(page, (board) =>
    [...(board.shadowRoot?.querySelectorAll(".man[data-deciding]") ?? [])].map((man) =>
      man.parentElement?.getAttribute("aria-label"),
    ),
  );
  expect(deciding).toEqual(["c5: Black", "d5: Black", "b4: Black", "d4: Black"]);
  // b4-c5, c5-d5, c5-d4 and d5-d4.
  await expect(page.locator("plyground-board .drawing .win")).toHaveCount(4);
  await expect(page.getByText("Black wins", { exact: true })).toBeVisible();
  await expect(page.getByRole("status")).toContainText("Black wins. All pieces connected");
  await page.getByRole("button", { name: "Take back" }).click();
  expect((await duelOf(page)).over).toBe(false);
});

played("a side without a move passes by a button", async (page) => {
  await setUp(page, PASSING);
  const pass = page.getByRole("button", { name: "No legal move: pass" });
  await pass.focus();
  await setUp(page, PASSING); // it is needed again, and keeps the focus
  await nextFrame(page);
  await expect(pass).toBeFocused();
  await pass.click();
  const { last, side } = await duelOf(page);
  expect([last, side]).toEqual(["pass", "o"]);
  await expect(pass).toBeHidden();
  await expect(page.getByRole("grid")).toBeFocused();
});

told("the line of the status says what comes next: a man, where it goes, or a pass", async (page) => {
  await onBoard(page, (board) => void (board.controls = "status"));
  const status = page.locator("plyground-board [part=status]");
  await square(page, "b1").click();
  await expect(status).toHaveText("Black to move: choose its square.");
  await square(page, "b3").click();
  await expect(status).toHaveText("White to move: choose a piece.");
  await setUp(page, PASSING);
  await expect(status).toHaveText("Black to move: No legal move: pass");
});

answered("a visitor does not move for the computer, not even by the button", async (page) => {
  const by = await onBoard(page, (board) => {
    Object.assign(board, { players: "ai,human", limits: { movetime: 200 } });
    board.reset({ position: "......ox/......oo/......../......../......../......../oo....../xo...... x" });
    const moved = new Promise((then) => board.addEventListener("move", then, { once: true }));
    const pass = board.shadowRoot?.querySelector("button.pass");
    if (pass instanceof HTMLElement) pass.click();
    return moved.then(({ detail }) => detail.by);
  });
  expect(by).toBe("ai");
});

answered("the computer answers after what was asked on its turn", async (page) => {
  const asked = await onBoard(page, async (board) => {
    Object.assign(board, { players: "human,ai", limits: { movetime: 200 } });
    board.play("b1-b3");
    const asked = await Promise.allSettled([board.analyse(), board.analyse(), board.hint()]);
    return asked.map(({ status }) => status);
  });
  expect(asked).toEqual(["rejected", "rejected", "fulfilled"]); // each gives way to the next
  await expect.poll(async () => (await duelOf(page)).ply).toBe(2);
});

told("connected groups are outlined on demand", async (page) => {
  const groups = () => onBoard(page, (board) => board.shadowRoot?.querySelectorAll(".group").length);
  expect(await groups()).toBe(0);
  await page.getByRole("button", { name: "Groups" }).click();
  expect(await groups()).toBe(4); // each side has a row on either edge
  await expect(page.getByRole("status")).toContainText("Black has 2 groups, White has 2 groups.");
  await onBoard(page, (board) => board.play("b1-b3"));
  await expect.poll(groups).toBe(5);
  await page.locator("plyground-board").focus();
  await page.keyboard.press("g");
  expect(await groups()).toBe(0);
});

told("the third time ends the game, by the rules of the name both connected is a draw or a win", async (page) => {
  await onBoard(page, (board) => {
    for (let i = 0; i < 2; i++) for (const move of ["b1-b3", "a2-c2", "b3-b1", "c2-a2"]) board.play(move);
  });
  expect((await duelOf(page)).outcome).toBe("draw");
  await expect(page.getByText("The same position three times", { exact: true })).toBeVisible();
  const both = "......../......../......../....x.../.x.o..../....x.../.....o../........ x";
  for (const [game, outcome] of [
    ["loa", "draw"],
    ["loa-mover", "x"],
  ]) {
    await onBoard(page, (board, to) => board.reset(to), { game, position: both });
    await onBoard(page, (board) => board.play("b4xd4"));
    const state = await duelOf(page);
    expect([state.game, state.outcome, state.over]).toEqual([game, outcome, true]);
  }
});

told("a game that O begins, or that is over, is told rightly", async (page) => {
  await setUp(page, CLOSE.replace(/x$/, "o"));
  await expect(page.getByRole("status")).toContainText("White to move.");
  await setUp(page, "xx....../......../......../......../......../......../x......./.....oo. x"); // o is connected
  await expect(page.getByRole("status")).toContainText("White wins.");
  await expect(page.getByRole("status")).not.toContainText("Black begins");
});

answered("the computer answers for its side, a hint is marked, and two computers finish a game", async (page) => {
  await onBoard(page, (board) => {
    board.limits = { depth: 2 };
    board.players = "human,ai";
  });
  await square(page, "b1").click();
  await square(page, "b3").click();
  await expect.poll(async () => (await duelOf(page)).ply).toBe(2);
  const move = await onBoard(page, async (board) => (await board.hint()).move);
  expect([await marked(page, "data-hint-from"), await marked(page, "data-hint")]).toEqual([
    move?.slice(0, 2),
    move?.slice(3),
  ]);
  await expect(page.locator("plyground-board .advice path")).toHaveCount(2); // an arrow and its head
  await onBoard(page, (board) => {
    Object.assign(board, { players: "human,human", player: "random", pace: 0 });
    board.autoplay = true;
  });
  await expect.poll(async () => (await duelOf(page)).over, { timeout: 30_000 }).toBe(true);
  await expectDrawn(page);
});

test("axe finds nothing, in both themes, with a man in hand and groups outlined", async ({ page }) => {
  test.slow();
  await openLoa(page);
  for (const theme of ["light", "dark"]) {
    await setTheme(page, theme);
    await square(page, "b1").click();
    await page.getByRole("button", { name: "Groups" }).click();
    await page.waitForTimeout(800);
    await expectAccessible(page, { colours: theme === "dark" });
    await onBoard(page, (board) => board.reset());
  }
});

told("a grid of labelled squares, and the board is read aloud", async (page) => {
  await expect(page.getByRole("grid", { name: "Lines of Action board, 8 by 8" })).toBeVisible();
  await expect(page.getByRole("gridcell")).toHaveCount(64);
  await expect(page.getByRole("gridcell", { name: "b1: Black" })).toBeVisible();
  await page.keyboard.press("b");
  await expect(page.getByRole("status")).toContainText("Black: b8, c8");
  await expect(page.getByRole("status")).toContainText("Black to move");
});

answered("the computer knows which positions came before", async (page) => {
  // o's a8-a2 leads to the start a third time.
  const values = await onBoard(page, async (board) => {
    board.player = "strong";
    board.params = { "open-root": 1 };
    const there = ["b1-b3", "a2-a8", "b3-b1"];
    for (const move of [...there, "a8-a2", ...there]) board.play(move);
    const { position } = board.state;
    const values = [];
    for (const asked of [{}, { position }]) {
      const { moves } = await board.think({ ...asked, limits: { depth: 3 } });
      values.push(moves.find(({ move }) => move === "a8-a2")?.value);
    }
    return values;
  });
  expect(values[0]).toBe(0);
  expect(values[1]).not.toBe(0); // of the same position without its game
});

told("on the smallest screen the button of the groups leaves every square free", async (page) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const button = await page.getByRole("button", { name: "Groups" }).boundingBox();
  const corner = await square(page, "h8").boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(corner?.y ?? 0);
});
