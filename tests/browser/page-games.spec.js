// Games that come and go: positions set up by hand, links, records, replay.
import { onBoard } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";
import {
  boardOf,
  catchCopies,
  copied,
  forget,
  hold,
  notice,
  open,
  openPanel,
  playKnownGame,
  ready,
  stateOf,
} from "./page.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

const setup = onOnePage(forget);
test("positions are set up by hand", setup.all);
const linked = onOnePage(forget);
test("a link and the game that was there", linked.all);
const replayed = onOnePage(forget);
test("records and replays @first", replayed.all);
const overtaken = onOnePage(forget);
test("a game that comes late takes the place of none", overtaken.all);

setup("a position is clicked together and played from", async (page) => {
  await open(page);
  await openPanel(page, "position");
  const cell = (/** @type {number} */ at) => page.locator(".editor-cell").nth(at);
  await expect(cell(0)).toBeVisible();
  await page.locator("#editor-clear").click();
  await cell(0).click();
  await cell(0).click();
  await cell(1).click({ modifiers: ["Shift"] });
  await cell(2).click({ button: "right" });
  await cell(2).click({ button: "right" });
  await cell(5).focus();
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("-");
  await page.keyboard.press("+");
  for (const key of ["Control+-", "Control+0", "Alt+ArrowLeft"]) await page.keyboard.press(key); // the browser's
  await expect(page.locator("#editor-text")).toHaveValue("4,131072,65536,0,0,2,2,0,0,0,0,0,0,0,0,0");
  await expect(cell(2)).toHaveAccessibleName("Row 1, column 3: 65536");
  expect((await stateOf(page)).ply).toBe(0); // the arrows were the editor's

  await page.locator("#editor-play").click();
  await expect.poll(async () => (await stateOf(page)).position).toBe("4,131072,65536,0,0,2,2,0,0,0,0,0,0,0,0,0");
});

setup("in Lines of Action x is to move in a position set up afresh, unless the words say otherwise", async (page) => {
  await open(page, "?game=loa");
  await openPanel(page, "position");
  const words = page.locator("#editor-text");
  const cell = page.locator(".editor-cell").first();
  const board = ".xxxxxx./o......o/o......o/o......o/o......o/o......o/o......o/.xxxxxx.";
  await words.fill(`${board} o`);
  await cell.click();
  await expect(words).toHaveValue(`x${board.slice(1)} o`);
  await words.fill(board);
  await cell.click();
  await expect(words).toHaveValue(`x${board.slice(1)} x`);
  await words.fill(`${board} o`);
  await page.locator("#editor-clear").click();
  await cell.click();
  await expect(words).toHaveValue(/^x\.{7}.* x$/);
});

setup("a pasted board is judged by the engine, and its best move is found", async (page) => {
  await open(page);
  await openPanel(page, "position");
  const words = page.locator("#editor-text");
  const error = page.locator("#editor-error");
  await expect(page.locator(".editor-cell").first()).toBeVisible(); // the script of the editor is there
  await expect(words).not.toHaveValue("");
  for (const [bad, named] of /** @type {[string, RegExp][]} */ ([
    ["2,2,3,0,0,0,0,0,0,0,0,0,0,0,0,0", /c1.*3/],
    ["2,2", /16/],
    ["soup", /./],
  ])) {
    await words.fill(bad);
    await expect(error).toHaveText(named); // at once
    await page.locator("#editor-best").click();
    await expect(error).toHaveText(named);
    await expect(words).toHaveAttribute("aria-invalid", "true");
    await page.locator("#editor-play").click();
    await expect(error).toHaveText(named);
  }
  expect((await stateOf(page)).plies).toBe(0);
  await expect(page.locator("#editor-grid")).toHaveAttribute("data-stale", ""); // no board can be drawn of the text

  await words.fill("2 2 0 0\n4 0 0 0\n8 0 0 0\n16 0 0 0"); // as a table has it
  await expect(error).toHaveText("");
  await expect(page.locator("#editor-grid")).not.toHaveAttribute("data-stale");
  await expect(page.locator(".editor-cell").nth(12)).toHaveText("16");
  await page.locator("#editor-best").click();
  await expect(page.locator("#editor-answer")).toHaveText(/^Best move: (Up|Right|Down|Left) \(depth \d+\)$/);
  await expect(page.locator("#editor-values .is-best")).toHaveCount(1);
  await words.fill("2,4,2,4,4,2,4,2,2,4,2,4,4,2,4,2");
  await page.locator("#editor-best").click();
  await expect(page.locator("#editor-answer")).toHaveText("No move is possible here.");
});

setup("the thinking panel comes back to the board from a position that is changed meanwhile", async (page) => {
  await open(page, "#movetime=800");
  for (const name of ["thinking", "position"]) await openPanel(page, name);
  await page.locator("#editor-text").fill("2,4,8,16,4,2,0,2,0,8,2,4,2,0,4,2");
  await page.locator("#editor-best").click();
  await page.locator(".editor-cell").first().click();
  const how = page.locator("#thinking-how");
  await expect(how).toHaveText(/^From an earlier position/);
  await page.locator("#hint").click();
  await expect(how).not.toHaveText(/^From/);
});

test("a link carries game, place in it and settings to another browser @first", async ({ page, browser }) => {
  await catchCopies(page);
  await open(page);
  await openPanel(page, "player");
  await playKnownGame(page);
  await page.locator("#param-empty").press("End");
  await page.locator("#undo").click();
  // After the slider: the panel of the player grows by it, and moves what lies below.
  await openPanel(page, "share");
  await page.locator("#copy-link").click();
  await expect(notice(page, "Link copied")).toBeVisible();
  const link = await copied(page);
  const { position, ply, plies, score } = await stateOf(page);

  const stranger = await browser.newPage();
  await stranger.goto(link);
  await ready(stranger);
  expect(await stateOf(stranger)).toMatchObject({ position, ply, plies, score });
  await expect(stranger.locator(".shared")).toHaveText(/^This is a shared game/);
  await openPanel(stranger, "player");
  await expect(stranger.locator("#param-empty")).toHaveValue("2000");
  // The game has left the address: a reload must not undo what is played now.
  await stranger.keyboard.press("ArrowDown");
  await expect(stranger.locator(".shared")).toHaveCount(0); // it is the visitor's by now
  const later = await stateOf(stranger);
  await stranger.reload();
  await ready(stranger);
  expect(await stateOf(stranger)).toEqual(later);
  await stranger.close();
});

linked("a link does not replace a running game unasked", async (page) => {
  await open(page);
  await playKnownGame(page);
  const mine = await stateOf(page);
  await page.evaluate(() => void (location.hash = "#position=2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0"));
  await expect(page.locator("#confirm")).toBeVisible();
  await page.locator("#confirm-no").click();
  expect(await stateOf(page)).toEqual(mine);
  await page.evaluate(() => void (location.hash = "#position=2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0"));
  await page.locator("#confirm-yes").click();
  await expect.poll(async () => (await stateOf(page)).position).toBe("2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0");
});

test("a page that waits for an answer does not say that a part of it is missing", async ({ page }) => {
  await page.clock.install();
  await open(page);
  await playKnownGame(page);
  const mine = await stateOf(page);
  await page.goto("about:blank");
  await page.goto("./#position=2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0");
  await expect(page.locator("#confirm")).toBeVisible();
  await page.clock.runFor(16_000);
  await expect(page.locator("#not-started")).toBeHidden();
  await page.locator("#confirm-no").click();
  await ready(page);
  expect(await stateOf(page)).toEqual(mine);
});

linked("a game from a link can be looked at while one's own is kept", async (page) => {
  await open(page);
  await playKnownGame(page);
  const mine = await stateOf(page);
  const follow = () => page.evaluate(() => void (location.hash = "#position=2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0"));
  await follow();
  await page.getByRole("button", { name: "View only" }).click();
  await expect(page.locator(".shared")).toContainText("Your own game is safe");
  await boardOf(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => (await stateOf(page)).ply).toBe(1);
  await page.getByRole("button", { name: "Back to my game" }).click();
  expect(await stateOf(page)).toEqual(mine);

  await follow();
  await page.getByRole("button", { name: "View only" }).click();
  await expect(page.locator(".shared")).toContainText("Your own game is safe");
  await page.reload();
  await ready(page);
  expect(await stateOf(page)).toEqual(mine);
  await expect(page.locator("#notices .notice")).toHaveCount(0);
});

linked("one's own game is kept while one link after another is looked at", async (page) => {
  await open(page);
  await playKnownGame(page);
  const mine = await stateOf(page);
  const follow = (/** @type {string} */ words) => page.evaluate((words) => void (location.hash = words), words);
  // These games have not begun, so nobody would miss them.
  await follow("#position=2,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0");
  await page.getByRole("button", { name: "View only" }).click();
  await expect(page.locator(".shared")).toBeVisible();
  await follow("#position=4,4,0,0,0,0,0,0,0,0,0,0,0,0,0,0");
  await page.getByRole("button", { name: "View only" }).click();
  await expect.poll(async () => (await stateOf(page)).position).toMatch(/^4,4/);
  await page.evaluate(() => document.querySelector("plyground-board")?.setAttribute("pace", "0"));
  const record = await boardOf(page).evaluate((board) => Reflect.get(board, "record"));
  await follow(`#record=${encodeURIComponent(record)}&ply=0`);
  await expect(page.locator("#confirm")).toBeHidden();
  // The notice with the way back outlives others.
  await openPanel(page, "share");
  for (const id of ["copy-record", "copy-link", "copy-record"]) await page.locator(`#${id}`).click();
  await page.getByRole("button", { name: "Back to my game" }).click();
  expect(await stateOf(page)).toEqual(mine);
});

linked("a link whose record is damaged says so", async (page) => {
  await open(page, "#record=2048.1.1.rubbish&ply=3");
  await expect(notice(page, "record could not be read")).toBeVisible();
  expect((await stateOf(page)).plies).toBe(0);
});

replayed("a record is copied and opened again", async (page) => {
  await catchCopies(page);
  await open(page);
  await openPanel(page, "share");
  await playKnownGame(page);
  const { position } = await stateOf(page);
  await page.locator("#copy-record").click();
  await expect(notice(page, "Game text copied")).toBeVisible();
  const record = await copied(page);
  await page.keyboard.press("n");
  await page.locator("#confirm-yes").click();

  await page.locator("#open-record").fill("rubbish");
  await page.keyboard.press("Enter");
  await expect(page.locator("#open-error")).toContainText("rubbish");
  await page.locator("#open-record").fill(record);
  await page.locator("#open-game").click();
  await expect.poll(async () => (await stateOf(page)).position).toBe(position);
  await expect(page.locator("#open-error")).toHaveText("");
});

replayed("a game is replayed by slider and by itself", async (page) => {
  await open(page);
  await openPanel(page, "share");
  await playKnownGame(page);
  const { plies, position } = await stateOf(page);
  const slider = page.locator("#ply");
  await slider.press("Home");
  await expect(page.locator("#ply-value")).toHaveText(`0 of ${plies}`);
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await stateOf(page)).ply).toBe(1);

  await page.locator("#replay-speed").selectOption("60");
  await page.locator("#replay-play").click();
  await expect.poll(() => stateOf(page)).toMatchObject({ ply: plies, position });
  await expect(page.locator("#replay-play")).toHaveText("Replay");

  await page.locator("#replay-speed").selectOption("2");
  await page.locator("#replay-play").click(); // from the start again
  await expect(page.locator("#replay-play")).toHaveText("Pause");
  await page.locator("#replay-play").click();
  expect((await stateOf(page)).ply).toBeLessThan(plies);
});

replayed("a move in the middle of a replay asks before it drops the rest", async (page) => {
  await open(page);
  await playKnownGame(
    page,
    Array.from({ length: 24 }, (_, at) => ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"][at % 4]),
  );
  const { plies } = await stateOf(page);
  expect(plies).toBeGreaterThan(12);
  await onBoard(page, (board) => board.seek(1));
  const { legal } = await stateOf(page);
  const key = `Arrow${legal[0][0].toUpperCase()}${legal[0].slice(1)}`;
  await page.keyboard.press(key);
  await page.locator("#confirm-no").click();
  await expect(page.locator("#confirm-no")).toBeHidden();
  expect(await stateOf(page)).toMatchObject({ ply: 1, plies });
  await page.keyboard.press(key);
  await page.locator("#confirm-yes").click();
  await expect.poll(() => stateOf(page)).toMatchObject({ ply: 2, plies: 2 });
});

overtaken("of two games chosen one after the other the later stays, whichever loads first", async (page) => {
  await page.route("**/pkg-pentago/*.wasm", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await open(page);
  for (const [later, cells] of /** @type {const} */ ([
    ["2048", 16],
    ["Lines of Action", 64],
  ])) {
    await page.reload();
    await ready(page);
    const late = page.waitForResponse(/pkg-pentago\/.*wasm/);
    await page.getByRole("link", { name: "Pentago" }).click();
    await page.getByRole("link", { name: later }).click();
    await expect(boardOf(page).getByRole("gridcell")).toHaveCount(cells);
    await late;
    await page.waitForTimeout(500);
    await expect(boardOf(page).getByRole("gridcell")).toHaveCount(cells);
  }
});

overtaken("a link that another game overtakes leaves that game its settings", async (page) => {
  const arrive = await hold(page, /pkg-pentago\/.*\.wasm/);
  await open(page);
  await page.evaluate(() => void (location.hash = "#game=pentago&movetime=300"));
  await page.getByRole("link", { name: "Lines of Action" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-game", "loa");
  const late = page.waitForResponse(/pkg-pentago\/.*wasm/);
  arrive();
  await late;
  await page.waitForTimeout(500);
  expect(await onBoard(page, (board) => board.limits.movetime)).toBe(1000);
});

replayed("a step in the middle of a replay is one move, and the computer’s", async (page) => {
  await open(page);
  await playKnownGame(
    page,
    Array.from({ length: 24 }, (_, at) => ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"][at % 4]),
  );
  await expect(page.locator("#best-label")).toHaveText("Best");
  await onBoard(page, (board) => board.seek(1));
  await page.keyboard.press(".");
  await page.locator("#confirm-yes").click();
  await expect.poll(() => stateOf(page)).toMatchObject({ ply: 2, plies: 2 });
  await page.waitForTimeout(500);
  expect((await stateOf(page)).ply).toBe(2);
  await expect(page.locator("#autoplay")).toHaveText("Watch the AI");
  await expect(page.locator("#best-label")).toHaveText("AI’s best");
});

replayed("autoplay that had to ask before it drops the rest goes on", async (page) => {
  await open(page);
  await playKnownGame(
    page,
    Array.from({ length: 24 }, (_, at) => ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"][at % 4]),
  );
  await onBoard(page, (board) => board.seek(1));
  await page.locator("#autoplay").click();
  await page.locator("#confirm-yes").click();
  await expect.poll(async () => (await stateOf(page)).ply).toBeGreaterThan(4);
  await expect(page.locator("#autoplay")).toHaveText("Pause");
});

test("Back and Forward lead through the games", async ({ page }) => {
  await open(page);
  await page.keyboard.press("ArrowLeft");
  const choose = (/** @type {string} */ name) => page.locator("#games").getByRole("link", { name }).click();
  const game = () => onBoard(page, (board) => board.state.game);
  await choose("Pentago");
  await expect.poll(game).toBe("pentago");
  await choose("Lines of Action");
  await expect.poll(game).toBe("loa");
  for (const [step, expected] of /** @type {const} */ ([
    ["goBack", "pentago"],
    ["goBack", "2048"],
    ["goForward", "pentago"],
    ["goForward", "loa"],
    ["goBack", "pentago"],
  ])) {
    await page[step]();
    await expect.poll(game).toBe(expected);
    await expect(page.locator("#games a[aria-current]")).toHaveAttribute("data-game", expected);
  }
  await page.reload();
  await ready(page);
  expect(await game()).toBe("pentago");
  // A question is about the game that Back leaves.
  await onBoard(page, (board) => board.play("a13L"));
  await page.evaluate(() => void (location.hash = "#record=pentago.1..b13L"));
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goBack();
  await expect.poll(game).toBe("2048");
  await boardOf(page).evaluate((board) =>
    /** @type {Board} */ (board).play(/** @type {Board} */ (board).state.legal[0]),
  );
  await page.locator("#new-game").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(game).toBe("pentago");
  const record = () => onBoard(page, (board) => board.record);
  expect(await record()).toContain("a13L");
});

linked("Back leads from a link to the game before, with its settings", async (page) => {
  await open(page, "#movetime=200");
  const game = () => onBoard(page, (board) => board.state.game);
  const movetime = () => onBoard(page, (board) => board.limits.movetime);
  await page.evaluate(() => void (location.hash = "#game=pentago&movetime=300"));
  await expect.poll(game).toBe("pentago");
  await expect.poll(movetime).toBe(300);
  await page.goBack();
  await expect.poll(game).toBe("2048");
  expect(await movetime()).toBe(200);
  await page.goForward();
  await expect.poll(game).toBe("pentago");
  expect(await movetime()).toBe(300);

  // Settings of the same game come and go with their entries too.
  await page.evaluate(() => void (location.hash = "#game=pentago&movetime=400"));
  await expect.poll(movetime).toBe(400);
  await page.goBack();
  await expect.poll(movetime).toBe(300);
});

linked("the points of a game from a link are nobody’s record", async (page) => {
  await open(page, "#game=2048&position=1024,1024,0,0,0,0,0,0,0,0,0,0,0,0,0,0");
  await openPanel(page, "share");
  await page.locator("#move-list .move").first().click(); // its start, where it stands
  await boardOf(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("#score")).toHaveText("2,048");
  await expect(page.locator("#best-label")).toHaveText("Best");
  await expect(page.locator("#best")).toHaveText("0");
  // The computer has helped in another game than that of the next link.
  const record = await onBoard(page, (board) => board.record);
  await page.keyboard.press(".");
  await expect(page.locator("#best-label")).not.toHaveText("Best");
  await page.evaluate((record) => void (location.hash = `#record=${encodeURIComponent(record)}`), record);
  await page.getByRole("dialog").getByRole("button", { name: "Open" }).click();
  await expect(page.locator("#best-label")).toHaveText("Best");
});

replayed("a hint tells values from upper bounds", async (page) => {
  await open(page, "?game=loa#nodes=30000");
  await openPanel(page, "thinking");
  await page.locator("#hint").click();
  const numbers = page.locator("#thinking-values .number");
  await expect(page.locator("#thinking-values .is-bound")).toHaveCount(3);
  const bounds = async () => (await numbers.allTextContents()).map((number) => number.startsWith("up to "));
  await expect.poll(bounds).toEqual([false, false, false, true, true, true]);
  const { moves, move } = await boardOf(page).evaluate((/** @type {Board} */ board) => board.hint({ lines: 5 }));
  const best = moves.toSorted((a, b) => b.value - a.value || Number(a.bound ?? false) - Number(b.bound ?? false));
  expect(best.slice(0, 5).map(({ bound }) => bound)).toEqual(Array(5).fill(undefined));
  // The start is its own mirror image: moves may be equally good.
  const equal = best.filter(({ value, bound }) => value === best[0].value && !bound);
  expect(equal.map(({ pv }) => pv?.[0])).toContain(move);
});

setup("coordinates stand beside their ranks and files", async (page) => {
  for (const game of ["2048", "pentago", "loa"]) {
    await open(page, `?game=${game}`);
    const cells = boardOf(page).locator(".cell");
    await expect(cells).not.toHaveCount(0);
    const labels = await boardOf(page).evaluate((/** @type {HTMLElement} */ board) => {
      const root = /** @type {ShadowRoot} */ (board.shadowRoot);
      const middle = (/** @type {Element} */ part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      // Cells of 2048 have no such names.
      const cells = [...root.querySelectorAll(".cell")].map((cell, at) => ({
        name: /[a-h][1-8]/.exec(cell.getAttribute("aria-label") ?? "")?.[0] ?? `${"abcd"[at % 4]}${(at >> 2) + 1}`,
        place: middle(cell),
      }));
      const places = (/** @type {string} */ label) =>
        [...root.querySelectorAll(label)].map((part) => ({ name: part.textContent ?? "", place: middle(part) }));
      return { cells, files: places(".file"), ranks: places(".rank") };
    });
    expect(labels.files).toHaveLength(Math.sqrt(labels.cells.length));
    for (const { name, place } of labels.cells) {
      const at = /([a-h])([1-8])/.exec(name) ?? [];
      const near = (
        /** @type {number} */ axis,
        /** @type {{name: string, place: number[]}[]} */ of,
        /** @type {string} */ label,
      ) => Math.abs((of.find((one) => one.name === label)?.place[axis] ?? 0) - place[axis]);
      expect(near(0, labels.files, at[1]), name).toBeLessThan(3);
      expect(near(1, labels.ranks, at[2]), name).toBeLessThan(3);
    }
  }
});
