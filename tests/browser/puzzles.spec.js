// Puzzles: solved by pointer, by keys and by touch; wrong moves, hints and solutions; what the browser keeps; links.
import { readFile } from "node:fs/promises";
import { expectAccessibleInThemes } from "./access.js";
import { onBoard } from "./board-table.js";
import { expect, test } from "./harness.js";
import { square } from "./loa.js";
import { hold, ready } from "./page.js";
import { hole } from "./pentago.js";

/** @typedef {import('@playwright/test').Page} Page */

/** The first shipped puzzle of a task that suits. @param {string} game @param {string} task @param {(solution: string) => boolean} [suits] */
async function shipped(game, task, suits = () => true) {
  const text = await readFile(`www/puzzles/${game}.txt`, "utf8");
  for (const line of text.split("\n")) {
    const [kind, moves, , solution, ...rest] = line.split(" ");
    if (`${kind}.${moves}` !== task || !suits(solution)) continue;
    const position = rest.join(" ");
    return { solution, position, hash: `#${new URLSearchParams({ game, kind: task, position })}` };
  }
  throw new Error(`no puzzle of ${game} asks for ${task}`);
}

/** @param {Page} page @param {string} hash */
async function open(page, hash) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`puzzles.html${hash}`);
  await ready(page);
}

const told = (/** @type {Page} */ page) => page.locator("#told");
/** The daily board among what there is today. @param {Page} page */
const dailyLink = (page) => page.locator("#today").getByRole("link", { name: "Daily board" });

test("a win is found by pointer, counts, and the next visit knows @first", async ({ page }) => {
  const { solution, hash } = await shipped("pentago", "win.1", (solution) => solution.length === 2);
  await open(page, hash);
  await expect(page.locator("#task")).toContainText("to play and win now");
  await hole(page, solution).click();
  await expect(told(page)).toContainText("Solved on the first try!");
  await expect(page.locator("#streak")).toHaveText("1");
  await expect(page.locator("#solved")).toContainText("1 of ");
  const rating = await page.locator("#rating").textContent();
  expect(Number(rating?.replace(/\D/g, ""))).toBeGreaterThan(1000);
  await expect(told(page)).toContainText(new RegExp(`Rating ${rating} \\(\\+\\d+\\)`));
  await page.reload();
  await ready(page);
  await expect(page.locator("#solved")).toContainText("1 of ");
  await expect(page.locator("#rating")).toHaveText(String(rating));
  // Solved once more it changes nothing.
  await hole(page, solution).click();
  await expect(told(page)).toHaveText("Solved!");
  await expect(page.locator("#rating")).toHaveText(String(rating));
  await expect(page.getByRole("button", { name: "Next puzzle" })).toHaveClass("primary");
  await expect(page.locator("#streak")).toHaveText("1");
});

test("a wrong move is refuted and taken back by key, then the right one counts no more @first", async ({ page }) => {
  const { solution, position, hash } = await shipped("2048", "reach.2");
  await open(page, hash);
  const legal = await onBoard(page, (board) => board.state.legal);
  const wrong = String(legal.find((move) => move !== solution));
  const key = (/** @type {string} */ move) => `Arrow${move[0].toUpperCase()}${move.slice(1)}`;
  await page.locator("plyground-board").focus();
  await page.keyboard.press(key(wrong));
  await expect(told(page)).toContainText("Not quite");
  await expect(page.getByRole("button", { name: "Try again" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => onBoard(page, (board) => board.position)).toBe(position);
  await expect(told(page)).toHaveText("Your turn: 2 moves to go.");
  await page.keyboard.press(key(solution));
  await expect(told(page)).toHaveText("Right! 1 move to go.");
  await page.getByRole("button", { name: "Solution" }).click();
  await expect(told(page)).toContainText("That was the solution");
  await expect(page.locator("#streak")).toHaveText("0");
  await expect(page.locator("#solved")).toContainText("0 of ");
});

test("a puzzle counts at its first answer, whatever comes after a reload", async ({ page }) => {
  const { solution, hash } = await shipped("2048", "reach.2");
  const press = async (/** @type {string} */ move) => {
    await page.locator("plyground-board").focus();
    await page.keyboard.press(`Arrow${move[0].toUpperCase()}${move.slice(1)}`);
  };
  await open(page, hash);
  const legal = await onBoard(page, (board) => board.state.legal);
  await press(String(legal.find((move) => move !== solution)));
  await expect(told(page)).toContainText("Not quite");
  const rating = await page.locator("#rating").textContent();
  await page.reload();
  await ready(page);
  await press(solution);
  await expect(told(page)).toHaveText("Right! 1 move to go.");
  await expect(page.locator("#rating")).toHaveText(String(rating));
  await expect(page.locator("#streak")).toHaveText("0");
});

test("a solution that was shown counts, after a reload too", async ({ page }) => {
  const { solution, hash } = await shipped("loa", "win.1");
  const [from, to] = solution.split(/[-x]/);
  await open(page, hash);
  await page.getByRole("button", { name: "Solution" }).click();
  await expect(told(page)).toContainText("That was the solution");
  const rating = await page.locator("#rating").textContent();
  expect(Number(rating?.replace(/\D/g, ""))).toBeLessThan(1000);
  await page.reload();
  await ready(page);
  await square(page, from).click();
  await square(page, to).click();
  await expect(told(page)).toHaveText("Solved!");
  await expect(page.locator("#rating")).toHaveText(String(rating));
});

test("a win in two is defended, and a hint says where it begins", async ({ page }) => {
  const { solution, hash } = await shipped("loa", "win.2");
  await open(page, hash);
  const [from, to] = solution.split(/[-x]/);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(told(page)).toContainText(`Start at ${from}.`);
  await expect.poll(() => onBoard(page, (board) => board.marks)).toEqual([{ circle: from }]);
  await square(page, from).click();
  await square(page, to).click();
  await expect(told(page)).toContainText("1 move to go");
  // The reply stands on the board.
  await expect.poll(() => onBoard(page, (board) => board.state.ply)).toBe(2);
  await page.getByRole("button", { name: "Solution" }).click();
  await expect(told(page)).toContainText("That was the solution");
  expect(await onBoard(page, (board) => board.state.over)).toBe(true);
});

test("a hint calls no right move wrong", async ({ page }) => {
  // After the first move both that are left are right.
  const { solution, hash } = await shipped("2048", "survive.2");
  await open(page, hash);
  const [wrong] = (await onBoard(page, (board) => board.state.legal)).filter((move) => move !== solution);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(told(page)).toContainText(`Moving ${wrong} does not work.`);
  await page.locator("plyground-board").focus();
  await page.keyboard.press(`Arrow${solution[0].toUpperCase()}${solution.slice(1)}`);
  await expect(told(page)).toHaveText("Right! 1 move to go.");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(told(page)).toContainText("Every move works here.");
});

test("what counts says so before, and after a right first move nothing is lost", async ({ page }) => {
  const { solution, hash } = await shipped("2048", "reach.2");
  const cost = page.locator("#cost");
  const rating = async () => Number((await page.locator("#rating").textContent())?.replace(/\D/g, ""));
  await open(page, hash);
  await expect(cost).toHaveText("Using Hint or Solution counts as a miss.");
  await expect(page.getByRole("button", { name: "Hint" })).toHaveAccessibleDescription(/counts as a miss/);
  await page.locator("plyground-board").focus();
  await page.keyboard.press(`Arrow${solution[0].toUpperCase()}${solution.slice(1)}`);
  await expect(told(page)).toHaveText("Right! 1 move to go.");
  await expect(cost).toHaveText("");
  await expect.poll(rating).toBeGreaterThan(1000);
  const after = await rating();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(told(page)).toHaveAttribute("data-what", "hint");
  await page.getByRole("button", { name: "Solution" }).click();
  await expect(told(page)).toContainText("That was the solution");
  expect(await rating()).toBe(after);
  await expect(page.locator("#streak")).toHaveText("1");

  // A hint before any move counts, and then costs no more.
  const other = await shipped("loa", "win.2");
  await open(page, other.hash);
  await page.reload();
  await ready(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(told(page)).toContainText("Start at");
  await expect(cost).toHaveText("");
  await expect.poll(rating).toBeLessThan(1000);
});

test("a refutation is drawn, and named in words for screen readers", async ({ page }) => {
  const { solution, hash } = await shipped("pentago", "win.2");
  await open(page, hash);
  const legal = await onBoard(page, (board) => board.state.legal);
  const wrong = String(legal.find((move) => move[0] !== solution[0] && move.endsWith("1L")));
  await onBoard(page, (board, move) => board.play(move), wrong);
  const words = "[a-f][1-6], then the (upper|lower) (left|right) quadrant to the (left|right)";
  await expect(told(page)).toHaveText(
    new RegExp(`^Not quite: your opponent [^.]*\\. ${words}\\.Rating \\d+ \\(−\\d+\\)$`),
  );
  const [mark] = await onBoard(page, (board) => board.marks);
  const [reply] = await onBoard(page, (board) => board.moves(1));
  expect(mark).toEqual({ move: reply, colour: "red" });
});

test("what to do is in sight at all sizes @first", async ({ page }) => {
  const { hash } = await shipped("pentago", "win.2");
  await open(page, hash);
  for (const [width, height] of [
    [1280, 800],
    [1024, 700],
    [390, 844],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height });
    for (const id of ["task", "hint", "solution", "next"]) {
      await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator("plyground-board")).toBeInViewport({ ratio: 0.95 });
  }
});

test("Back leads to the puzzle before, and Forward to the next", async ({ page }) => {
  const { hash, position } = await shipped("loa", "win.2");
  await open(page, hash);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect.poll(() => onBoard(page, (board) => board.position)).not.toBe(position);
  const other = await onBoard(page, (board) => board.position);
  await page.goBack();
  await expect.poll(() => onBoard(page, (board) => board.position)).toBe(position);
  await page.goForward();
  await expect.poll(() => onBoard(page, (board) => board.position)).toBe(other);
  await page.getByRole("link", { name: "Daily board" }).first().click();
  await expect(page.locator("#task")).toContainText("Daily board");
  await page.goBack();
  await expect.poll(() => onBoard(page, (board) => board.position)).toBe(other);
});

test("a first try in one tab counts in the other", async ({ page, context }) => {
  const { solution, hash } = await shipped("pentago", "win.1", (solution) => solution.length === 2);
  await open(page, hash);
  const other = await context.newPage();
  await open(other, hash);
  const wrong = await onBoard(page, (board) => board.state.legal);
  await onBoard(page, (board, move) => board.play(move), String(wrong.find((move) => !move.startsWith(solution))));
  await expect(told(page)).toContainText("Not quite");
  const rating = String(await page.locator("#rating").textContent());
  await expect(other.locator("#rating")).toHaveText(rating);
  await expect(other.locator("#cost")).toBeEmpty();
  await hole(other, solution).click();
  await expect(told(other)).toHaveText("Solved!");
  await expect(other.locator("#rating")).toHaveText(rating);
});

test("b reads the board, unless single keys are off", async ({ page }) => {
  const { hash } = await shipped("loa", "win.1");
  await open(page, hash);
  const spoken = page.locator("plyground-board .spoken");
  await page.keyboard.press("b");
  await expect(spoken).toContainText("Black to move");
  await page.evaluate(() => localStorage.setItem("plyground/1/single-keys", "off"));
  await page.reload();
  await ready(page);
  await page.keyboard.press("b");
  await page.keyboard.press("ArrowDown");
  await expect(spoken).not.toContainText("Black to move");
});

test("a puzzle is solved by touch @phone", async ({ page }) => {
  const { solution, hash } = await shipped("loa", "win.1");
  await open(page, hash);
  const [from, to] = solution.split(/[-x]/);
  await square(page, from).tap();
  await square(page, to).tap();
  await expect(told(page)).toContainText("Solved on the first try!");
});

test("games and tasks are chosen, and the address follows", async ({ page }) => {
  await open(page, "#game=pentago");
  await page.locator("#kind").selectOption("hold.1");
  await expect(page).toHaveURL(/kind=hold\.1/);
  await expect(page.locator("#task")).toContainText("to play and not lose");
  await page.locator("#game").selectOption("loa");
  await expect(page).toHaveURL(/game=loa/);
  await expect(page.locator("#task")).toContainText("to play");
  const before = page.url();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  const link = await page.getByRole("link", { name: "Link to this puzzle" }).getAttribute("href");
  expect(page.url()).toContain(String(link));
});

test("a game whose puzzles come late takes the place of no game that was chosen after it", async ({ page }) => {
  const arrive = await hold(page, /puzzles\/loa\.txt/);
  await open(page, "#game=pentago");
  await page.locator("#game").selectOption("loa");
  await page.locator("#game").selectOption("2048");
  await expect(page).toHaveURL(/game=2048/);
  const listed = page.getByRole("link", { name: "Lines of Action puzzle" });
  arrive();
  await expect(listed).toBeVisible(); // the puzzles have come
  await expect(page.locator("#game")).toHaveValue("2048");
  await expect(page).toHaveURL(/game=2048/);
});

test("a link to no puzzle is told, with another in its place", async ({ page }) => {
  await open(page, "#game=loa&kind=win.1&position=nonsense");
  await expect(told(page)).toContainText("has no puzzle");
  await expect(page.locator("#task")).toContainText("to play");
});

test("axe finds nothing in puzzles, in both themes", async ({ page }) => {
  const { hash } = await shipped("loa", "win.2");
  await open(page, hash);
  await expectAccessibleInThemes(page);
});

test("the board of the day is the same for everybody, and its result is verified by its link", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-25T12:00:00Z"));
  await open(page, "");
  await dailyLink(page).click();
  await expect(page.locator("#task")).toHaveText("Daily board, November 25");
  const first = await onBoard(page, (board) => board.record);
  expect(first).toMatch(/^2048\.1\.1352905\./); // 20261125
  for (const key of ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"]) {
    await page.keyboard.press(key);
  }
  const record = await onBoard(page, (board) => board.record);
  const line = await page.getByLabel("Share your result").inputValue();
  expect(line).toContain("daily board, November 25, 2026");
  // No move is taken back.
  await page.keyboard.press("Control+z");
  await expect.poll(() => onBoard(page, (board) => board.state.ply)).toBe(6);
  await expect(page.getByLabel("Share your result")).toHaveValue(line);
  const link = String(/https?:\S+/.exec(line)?.[0]);
  // The next visit goes on.
  await page.reload();
  await ready(page);
  await expect.poll(() => onBoard(page, (board) => board.record)).toBe(record);
  // Somebody else opens the link.
  await page.goto("about:blank");
  await page.goto(link);
  await ready(page);
  await expect(told(page)).toContainText("✓ Verified");
  await expect.poll(() => onBoard(page, (board) => board.record)).toBe(record);
  await page.getByRole("button", { name: "Watch this game" }).click();
  const plies = await onBoard(page, (board) => board.state.plies);
  await expect.poll(() => onBoard(page, (board) => board.state.ply)).toBe(plies);
  // Watching ends with another board.
  await page.getByRole("button", { name: "Watch this game" }).click();
  await dailyLink(page).click();
  await expect(page.getByRole("button", { name: "Watch this game" })).toBeHidden();
  await expect.poll(() => onBoard(page, (board) => board.state.ply)).toBe(plies);
  // Another day's tiles are not these.
  await page.goto("about:blank");
  await page.goto(link.replace("2026-11-25", "2026-11-24"));
  await ready(page);
  await expect(told(page)).toContainText("Not verified");
});

test("a daily board is played to its end: result, the computer's scores and the days in a row", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-25T18:30:00Z"));
  await page.addInitScript(
    (days) => {
      if (localStorage.getItem("plyground/1/puzzles")) return;
      const kept = { v: 1, streak: 0, longest: 0, ratings: {}, solved: {}, tried: {}, days };
      localStorage.setItem("plyground/1/puzzles", JSON.stringify(kept));
    },
    { "2026-11-24": { isDone: true }, "2026-11-23": { puzzles: 1 }, "2026-11-20": { isDone: true } },
  );
  await open(page, "#daily");
  await expect(page.locator("#rivals li")).toHaveCount(3);
  await expect(page.locator("#rivals-told")).toBeEmpty();
  await expect(told(page)).toHaveText("Beat the easy AI: 2,636 points.");
  await expect(page.locator("#day-streak")).toHaveText("2 days in a row");
  await onBoard(page, (board) => {
    while (!board.state.over) board.play(board.state.legal[0]);
  });
  await expect(told(page)).toContainText("Game over");
  await expect(told(page)).toContainText("3 days in a row. Next board in 5 h 30 min.");
  await expect(page.locator("#rivals li")).toHaveCount(4);
  await expect(page.locator("#rivals .you")).toContainText(String(await page.locator("#score").textContent()));
  await expect(page.locator("#calendar [aria-current=date]")).toHaveText("25 played");
  await expect(page.locator("#calendar [data-day=played]")).toHaveCount(4);
  await expect(dailyLink(page)).toContainText("done");
  const best = await page.locator("#best").textContent();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.locator("#score")).toHaveText("0");
  await expect(page.locator("#best")).toHaveText(String(best));
  await expectAccessibleInThemes(page);
});

test("a page that stays open over midnight lists the new day", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-25T23:50:00Z") });
  await open(page, "");
  const date = page.locator("#today-title");
  await expect(date).toHaveText("Today, November 25");
  const choice = dailyLink(page);
  await choice.focus();
  await page.clock.fastForward(15 * 60_000);
  await expect(date).toHaveText("Today, November 26");
  await expect(choice).toBeFocused();
});

test("a board of the day that comes late takes the place of no puzzle", async ({ page }) => {
  const arrive = await hold(page, /www\/pkg\/plyground_bg\.wasm/);
  const { solution, hash } = await shipped("pentago", "win.1", (solution) => solution.length === 2);
  await open(page, hash);
  await dailyLink(page).click();
  await hole(page, solution).click();
  await expect(told(page)).toContainText("Solved on the first try!");
  await page.getByRole("link", { name: "Pentago puzzle" }).click();
  await expect(page.locator("#task")).toContainText("to play");
  arrive();
  await onBoard(page, (board) => board.load("2048"));
  await expect.poll(() => onBoard(page, (board) => board.state.game)).toBe("pentago");
  await expect(page.locator("#task")).toContainText("to play");
  await expect(page.locator("#hint")).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({ allowErrors: true, serviceWorkers: "block" }); // the browser logs the failure

  test("an engine that has not come is asked for again with the next puzzle", async ({ page }) => {
    const module = /puzzles\/.*\.wasm/;
    await page.route(module, (route) => route.abort());
    await open(page, "");
    await expect(told(page)).toContainText("did not load");
    await page.unroute(module);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page.locator("#task")).toContainText(/\w/);
    await expect(told(page)).toHaveText("");
  });
});
