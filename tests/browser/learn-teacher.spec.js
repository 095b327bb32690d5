// A teacher's link: its settings are locked, the first move counts, and the answers come back as a file.
import { readFile } from "node:fs/promises";
import { expectAccessible } from "./access.js";
import { expect, onOnePage, test } from "./harness.js";
import { forget, hold, ready } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

/** X overlooks a win with its seventh move; with its eighth O lets X win at once. */
const LOST = "pentago.1..b21L_c22L_e51L_c63L_c11R_f63R_a13R_b13R_d4";

/** @param {Page} page @param {string} hash */
async function open(page, hash) {
  await page.goto(`analyse.html#${hash}`);
  await ready(page);
}

/** @param {Page} page @param {string} move */
const play = (page, move) =>
  page
    .locator("plyground-board")
    .evaluate((board, move) => /** @type {Board} */ (/** @type {unknown} */ (board)).play(move), move);

/** The file of answers that the page saves. @param {Page} page */
async function saved(page) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save my answers" }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

const linked = onOnePage(forget);
test("a teacher's link asks its question, or says why not", linked.all);
const asked = onOnePage(forget);
test("an answer is judged and counts", asked.all);

test("a link asks twice, locks what the teacher chose, and the answers come back", async ({ page }) => {
  await open(page, `record=${LOST}&ply=6&judge=alpha-beta&effort=50000&exercise=2`);
  await expect(page.locator("#exercise-count")).toContainText("0 of 2");
  await expect(page.locator("#player")).toHaveValue("alpha-beta");
  await expect(page.locator("#effort")).toHaveValue("50000");
  for (const id of ["player", "effort", "hide"]) await expect(page.locator(`#${id}`)).toBeDisabled();
  for (const id of ["why-best", "review-chart", "tree", "back", "answer", "shelf"]) {
    await expect(page.locator(`#${id}`)).toBeHidden();
  }
  await play(page, "a13R");
  await expect(page.locator("#exercise-count")).toContainText("1 of 2");
  await expect(page.locator("#why-best")).toBeVisible();
  // A second try does not count.
  const best = String(await page.locator("#why-moves .is-best button").textContent());
  await play(page, best);
  // The next question follows from the one before, wherever the visitor looks meanwhile.
  await page.locator("plyground-board").focus();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await page.getByRole("button", { name: "Next question" }).click();
  await expect(page.locator("#why-best")).toBeHidden();
  // A question cannot be left out, and a position beside it is none.
  await expect(page.getByRole("button", { name: "Next question" })).toBeHidden();
  await expect(page.locator("plyground-board")).toBeFocused();
  await page.keyboard.press("Control+z");
  await play(page, "b13R");
  await expect(page.locator("#retry-words")).toContainText("Try another");
  await expect(page.locator("#exercise-count")).toContainText("1 of 2");
  await page.keyboard.press("Control+y");
  await play(page, "d4");
  await expect(page.locator("#exercise-count")).toHaveText(/^2 questions answered/);
  await page.getByLabel("Your name").fill("Ada L.");
  const { name, text } = await saved(page);
  expect(name).toBe("answers-Ada-L-.json");
  expect(JSON.parse(text)).toMatchObject({
    plyground: "answers",
    v: 1,
    name: "Ada L.",
    answers: [
      { ply: 6, move: "a13R", best },
      { ply: 8, move: "d4", best: "d4", grade: null, cost: null },
    ],
  });

  await open(page, "");
  await page.getByText("For teachers").click();
  const file = (/** @type {string} */ name, /** @type {string} */ words) => ({
    name,
    mimeType: "application/json",
    buffer: Buffer.from(words),
  });
  await page.evaluate(() => {
    const { text } = Blob.prototype;
    Blob.prototype.text = function () {
      return this instanceof File && this.name === "gone.json" ? Promise.reject(new Error("gone")) : text.call(this);
    };
  });
  await page
    .locator("#teacher-files")
    .setInputFiles([
      file("gone.json", text),
      file("ada.json", text),
      file("bob.json", text.replace("Ada L.", "Bob")),
      file("new.json", text.replace('"v": 1', '"v": 2')),
      file("other.json", "{}"),
      file("cut.json", text.slice(0, -20)),
    ]);
  await expect(page.locator("#teacher-table tbody tr")).toHaveCount(2);
  await expect(page.locator("#teacher-table tbody tr").nth(1)).toHaveText(/^Bob1 \/ 2✗ a13R✓ d4$/);
  await expect(page.locator("#teacher-error")).toContainText("new.json: This file needs a newer Plyground.");
  await expect(page.locator("#teacher-error")).toContainText("gone.json: This file could not be read.");
  await expect(page.locator("#teacher-error")).toContainText("other.json: This is not a file of answers.");
  await expect(page.locator("#teacher-error")).toContainText("cut.json: This file of answers is damaged.");
});

asked("a move counts though its judgement finds the visitor elsewhere", async (page) => {
  const arrive = await hold(page, /lab\/pkg\/plyground_bg\.wasm/);
  await open(page, `record=${LOST}&ply=6&exercise=1`);
  await play(page, "a13R");
  await page.locator("plyground-board").focus();
  await page.keyboard.press("Control+z");
  arrive();
  await expect(page.locator("#exercise-count")).toContainText("1 question answered", { timeout: 30_000 });
});

linked("a teacher makes the link from what is on the page", async (page) => {
  await open(page, `record=${LOST}&ply=6`);
  await page.getByText("For teachers").click();
  await page.getByRole("spinbutton", { name: "Questions" }).fill("3");
  await expect(page.locator("#teacher-lesson-link")).toBeHidden();
  await page.getByRole("link", { name: "Quiz link (board)" }).click();
  await expect(page).toHaveURL(/ply=6&judge=strong&effort=2000&exercise=3$/);
  await expect(page.locator("#exercise-count")).toContainText("0 of 3");
});

linked("a link with an unknown judge names it, and the usual player judges", async (page) => {
  await open(page, `record=${LOST}&ply=6&judge=hal&effort=2000`);
  await expect(page.locator("#error")).toHaveText(/^judge=hal: should be one of .*strong/);
  await expect(page.locator("#player")).toHaveValue("strong");
});

linked("a link to an exercise that cannot be opened says so", async (page) => {
  await open(page, "record=pentago.1..zz&ply=6&effort=50000&exercise=1");
  await expect(page.getByRole("alert")).toContainText("This is not a valid game.");
  await expect(page.locator("#effort")).toHaveValue("2000");
  await expect(page.getByLabel("Game text or link")).toBeHidden();
});

linked("nothing is asked where no move can be made", async (page) => {
  await open(page, `record=${LOST}`);
  await page.getByText("For teachers").click();
  await page.locator("#teacher-questions").fill("1.5");
  await expect(page.locator("#teacher-link")).toBeHidden();
  await page.getByRole("button", { name: "Previous move" }).click();
  await page.locator("#teacher-questions").hover();
  await expect(page.locator("#teacher-link")).toHaveAttribute("href", /ply=8&.*exercise=1$/);
  await open(page, "lesson=td&step=0");
  await page.locator("#teacher-questions").hover();
  await expect(page.locator("#lesson-learned li").first()).toBeVisible();
  await expect(page.locator("#teacher-lesson-link")).toBeHidden();
});

linked(
  "another question about the same game is asked at its own ply, though the board shows an answer",
  async (page) => {
    await open(page, `record=${LOST}&ply=6&exercise=1`);
    await expect(page.locator("#why-moves .is-best button")).toHaveCount(1, { timeout: 30_000 });
    await play(page, String(await page.locator("#why-moves .is-best button").textContent()));
    await expect(page.locator("#retry-words")).toContainText(/Right|was best/, { timeout: 30_000 });
    await page.evaluate((hash) => (location.hash = hash), `record=${LOST}&ply=8&exercise=1`);
    await expect(page.locator("#exercise-count")).toContainText("0 of 1");
    const ply = () => page.locator("plyground-board").evaluate((/** @type {any} */ board) => board.state.ply);
    await expect.poll(ply).toBe(8);
  },
);

linked("one link after another asks its own question, and none asks nothing", async (page) => {
  await open(page, "lesson=minimax&step=0&exercise=1");
  await expect(page.locator("#lesson-asks")).toContainText("Which move");
  const go = (/** @type {string} */ hash) => page.evaluate((hash) => (location.hash = hash), hash);
  await go(`record=${LOST}&ply=6&exercise=1`);
  await expect(page.locator("plyground-board")).toBeVisible();
  await expect(page.locator("#lessons")).toBeHidden();
  await expect(page.locator("#hide")).toBeChecked();
  await go("");
  await expect(page.locator("#hide")).not.toBeChecked();
  await expect(page.locator("#why-best")).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("#lesson-tree")).toBeEnabled();
  await expect(page.locator("#lesson-forth")).toBeEnabled();
});

asked("the right answer is what the search chose", async (page) => {
  for (const { lesson, tree } of [
    { lesson: "deepening", tree: "((5 1) (5 9))" },
    { lesson: "mcts", tree: "((1 2) (1 2))" },
  ]) {
    await forget(page);
    await open(page, String(new URLSearchParams({ lesson, tree, step: "0", exercise: "1" })));
    await page.getByRole("button", { name: "Move 2" }).click();
    await expect(page.locator("#lesson-asks")).toHaveText("Right: move 2.");
  }
});

linked("a link to a lesson asks once, whatever number a teacher chose", async (page) => {
  await open(page, "lesson=minimax&step=0");
  await page.getByText("For teachers").click();
  await page.getByRole("spinbutton", { name: "Questions" }).fill("3");
  await page.locator("#teacher-lesson-link").hover();
  await expect(page.locator("#teacher-lesson-link")).toHaveAttribute("href", /exercise=1$/);
  await open(page, "lesson=minimax&step=0&exercise=3");
  await expect(page.locator("#exercise-count")).toContainText("0 of 1");
});

asked("a lesson stops before the answer, and asks for the move at the root", async (page) => {
  await open(page, "lesson=minimax&tree=((3+12)+(2+4)+(9+8))&step=0&exercise=1");
  await expect(page.locator("#lesson-asks")).toContainText("Which move");
  await expect(page.locator("#lesson")).toBeDisabled();
  await expect(page.locator("#lesson-forth")).toBeDisabled();
  await expect(page.locator("plyground-board")).toBeHidden();
  await page.getByRole("button", { name: "Move 3" }).click();
  await expect(page.locator("#lesson-asks")).toHaveText("Right: move 3.");
  await expect(page.locator("#lesson-forth")).toBeFocused();
  const { text } = await saved(page);
  expect(JSON.parse(text).answers).toEqual([{ ply: 0, move: "3", best: "3", cost: null, grade: "best" }]);
});

asked("axe finds nothing in an exercise", async (page) => {
  await open(page, `record=${LOST}&ply=6&exercise=2`);
  await expect(page.locator("#exercise-count")).toContainText("0 of 2");
  await expectAccessible(page, { within: "#exercise" });
});
