// A teacher's worksheet: made of positions and lessons, answered once, and gathered.
import { readFile } from "node:fs/promises";
import { expectAccessible } from "./access.js";
import { expect, onOnePage, test } from "./harness.js";
import { forget, hold, ready } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

/** X overlooks a win with its seventh move; with its eighth O lets X win at once. */
const LOST = "pentago.1..b21L_c22L_e51L_c63L_c11R_f63R_a13R_b13R_d4";
/** The links of 0.2.0. */
const OLD_LINK = `record=${LOST}&ply=6&judge=strong&effort=2000&exercise=2`;
const OLD_LESSON = "lesson=minimax&tree=((3+12)+(2+4)+(9+8))&step=0&exercise=1";

/** @param {Page} page @param {string} address */
async function open(page, address) {
  await page.goto(address);
  await ready(page);
}

/** @param {Page} page @param {string} move */
const play = (page, move) =>
  page
    .locator("plyground-board")
    .first()
    .evaluate((board, move) => /** @type {Board} */ (/** @type {unknown} */ (board)).play(move), move);

/** The file of answers that the page saves. @param {Page} page @param {string} name the student's */
async function saved(page, name) {
  await page.getByLabel("Your name").fill(name);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save my answers" }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

/** @param {string} name @param {string} text */
const file = (name, text) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });

const linked = onOnePage(forget);
test("a worksheet asks its question, or says why not", linked.all);

test("a worksheet is made, answered in another browser, and gathered", async ({ page, browser }) => {
  // The teacher asks about a position and about a lesson.
  await open(page, `analyse.html#record=${LOST}&ply=8&judge=alpha-beta`);
  await page.getByRole("tab", { name: "Position" }).click();
  await page.getByRole("button", { name: "Ask about this position" }).click();
  await expect(page.locator("#notices")).toContainText("has 1 question");
  await open(page, "learn.html#teachers");
  for (const question of ["Which move", "worth"]) {
    const label = await page.locator("#sheet-offers option", { hasText: question }).first().textContent();
    await page.locator("#sheet-offers").selectOption({ label: String(label) });
    await page.getByRole("button", { name: "Add the question" }).click();
  }
  await page.getByLabel("Title").fill("Wins & trees");
  await expect(page.locator("#sheet-questions li")).toHaveText([
    /^Pentago: /,
    /^Minimax, step 1: /,
    /^Minimax, .*worth/,
  ]);
  await page.getByRole("button", { name: "Move down: Pentago" }).click();
  await expect(page.locator("#sheet-questions li")).toHaveText([/^Minimax, step 1: /, /^Pentago: /, /^Minimax, /]);
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void document.body.setAttribute("data-copied", text);
  });
  await page.getByRole("button", { name: "Copy link for students" }).click();
  const link = String(await page.locator("body").getAttribute("data-copied"));

  // The student answers on both pages.
  const student = await (await browser.newContext({ locale: "en" })).newPage();
  await open(student, link);
  await expect(student.locator("#exercise")).toContainText("Wins & trees");
  await expect(student.locator("#exercise-at")).toHaveText("Question 1 of 3");
  await expect(student.getByRole("tab", { name: "For teachers" })).toBeHidden();
  await student.getByRole("button", { name: "Move 2" }).click();
  await expect(student.locator("#exercise-words")).toContainText("You answered 2.");
  // The answer stays after a reload, and the worksheet goes on.
  await student.reload();
  await ready(student);
  await expect(student.locator("#exercise-at")).toHaveText("Question 1 of 3");
  await expect(student.locator("#exercise-words")).toContainText("You answered 2.");
  await student.getByRole("button", { name: "Next question" }).click();
  await expect(student).toHaveURL(/analyse\.html/);
  await expect(student.locator("#exercise-words")).toContainText("Play the best move");
  await play(student, "d4");
  await expect(student.locator("#exercise-words")).toHaveText("Right: d4.");
  await student.getByRole("button", { name: "Next question" }).click();
  await expect(student).toHaveURL(/learn\.html/);
  await expect(student.locator("#lesson-asks")).toContainText("worth");
  await student.locator("#lesson-moves button").first().click();
  await expect(student.locator("#exercise-count")).toContainText("3 questions answered");
  const { name, text } = await saved(student, "Ada L.");
  expect(name).toBe("answers-Ada-L-.json");

  // The teacher gathers.
  const { answers } = JSON.parse(text);
  const [{ best }, , last] = answers;
  const wrong = { ...last, move: "–", best: "7", grade: "mistake" };
  const files = [
    { name: "Ada L.", answers: [answers[0], answers[1], wrong] },
    { name: "=Bob", answers: [{ ...answers[0], move: best, grade: "best" }, answers[1]] },
  ];
  await page
    .locator("#teacher-files")
    .setInputFiles(files.map((own) => file(`${own.name}.json`, JSON.stringify({ ...JSON.parse(text), ...own }))));
  const rows = page.locator("#teacher-tables tbody tr");
  await expect(rows).toHaveText([
    `Ada L.1 / 3✗ 2, right: ${best}✓ d4✗ none, right: 7`,
    `=Bob2 / 3✓ ${best}✓ d4–`,
    "Class1.5 / 31 / 22 / 20 / 2",
  ]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as CSV" }).click(),
  ]);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv).toMatch(/^\uFEFFName,/);
  expect(csv).toContain(`Ada L.,1,3,2,${best},0,d4,d4,1,–,7,0\n'=Bob,2,3,`);
  await student.context().close();
});

test("a link of 0.2.0 asks twice, locks what the teacher chose, and the answers come back", async ({ page }) => {
  await open(page, `analyse.html#${OLD_LINK}`);
  await expect(page.locator("#exercise-words")).toHaveText(
    "Play the best move for Yellow. Only your first answer counts.",
  );
  await expect(page.locator("#player")).toHaveValue("strong");
  await expect(page.locator("#effort")).toHaveValue("2000");
  for (const id of ["player", "effort", "hide"]) await expect(page.locator(`#${id}`)).toBeDisabled();
  for (const id of ["why-best", "review-chart", "tree", "back", "answer"]) {
    await expect(page.locator(`#${id}`)).toBeHidden();
  }
  await play(page, "a13R");
  await expect(page.locator("#exercise-words")).toContainText("You played a13R: −");
  await expect(page.locator("#why-best")).toBeVisible();
  await expect
    .poll(() => page.locator("plyground-board").evaluate((/** @type {any} */ board) => board.marks))
    .toHaveLength(2);
  const best = /(\S+) is best/.exec(String(await page.locator("#exercise-words").textContent()))?.[1] ?? "";
  // Neither a second try nor a reload repairs the answer.
  await play(page, best);
  await page.reload();
  await ready(page);
  await expect(page.locator("#exercise-words")).toContainText("You played a13R: −");
  await expect(page.locator("#why-best")).toBeVisible();
  await page.getByRole("button", { name: "Next question" }).click();
  await expect(page.locator("#exercise-at")).toHaveText("Question 2 of 2");
  await expect(page.locator("#why-best")).toBeHidden();
  await play(page, "d4");
  await expect(page.locator("#exercise-count")).toContainText("2 questions answered, 1 right.");
  const { text } = await saved(page, "");
  expect(JSON.parse(text)).toMatchObject({
    plyground: "answers",
    v: 1,
    name: "",
    answers: [
      { question: 1, ply: 6, move: "a13R", best },
      { question: 2, ply: 8, move: "d4", best: "d4" },
    ],
  });
});

test("files that cannot be read are named, and those of 0.2.0 are", async ({ page }) => {
  await open(page, "learn.html#teachers");
  const old = JSON.stringify({
    plyground: "answers",
    v: 1,
    name: "Ada",
    exercise: OLD_LINK,
    answers: [
      { ply: 6, move: "a13R", best: "d14R", cost: 0.448, grade: "blunder" },
      { ply: 8, move: "d4", best: "d4", cost: null, grade: null },
    ],
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
      file("gone.json", old),
      file("ada.json", old),
      file("new.json", old.replace('"v":1', '"v":2')),
      file("other.json", "{}"),
      file("cut.json", old.slice(0, -20)),
    ]);
  await expect(page.locator("#teacher-tables tbody tr").first()).toHaveText("Ada1 / 2✗ a13R, right: d14R✓ d4");
  const errors = page.locator("#teacher-error");
  await expect(errors).toContainText("new.json: This file needs a newer Plyground.");
  await expect(errors).toContainText("gone.json: This file could not be read.");
  await expect(errors).toContainText("other.json: This is not a file of answers.");
  await expect(errors).toContainText("cut.json: This file of answers is damaged.");
  // Later files are added, and one that is chosen twice counts once.
  await page
    .locator("#teacher-files")
    .setInputFiles([file("bo.json", old.replace("Ada", "Bo")), file("ada.json", old)]);
  await expect(page.locator("#teacher-tables tbody tr th, #teacher-tables tbody tr td:first-child")).toHaveText([
    "Ada",
    "Bo",
    "Class",
  ]);
});

linked("a move counts though its judgement finds the visitor elsewhere", async (page) => {
  const arrive = await hold(page, /lab\/pkg\/plyground_bg\.wasm/);
  await open(page, `analyse.html#${OLD_LINK}`);
  await play(page, "a13R");
  await page.locator("plyground-board").focus();
  await page.keyboard.press("Control+z");
  arrive();
  await expect(page.locator("#exercise-words")).toContainText("You played a13R", { timeout: 30_000 });
});

linked("a link with an unknown judge names it, and the usual player judges", async (page) => {
  await open(page, `analyse.html#record=${LOST}&ply=6&judge=hal&effort=2000`);
  await expect(page.locator("#error")).toHaveText(/^judge=hal: should be one of .*strong/);
  await expect(page.locator("#player")).toHaveValue("strong");
});

linked("a question that cannot be opened says so", async (page) => {
  await open(page, "analyse.html#record=pentago.1..zz&ply=6&effort=50000&exercise=1");
  await expect(page.getByRole("alert").first()).toContainText("This is not a valid game.");
  await expect(page.locator("#effort")).toHaveValue("2000");
  await expect(page.locator("#record")).toBeHidden();
});

linked("nothing is asked where no move can be made", async (page) => {
  await open(page, `analyse.html#record=${LOST}`);
  await page.getByRole("tab", { name: "Position" }).click();
  await expect(page.getByRole("button", { name: "Ask about this position" })).toBeDisabled();
  await open(page, `learn.html#teachers`);
  await expect(page.getByText("No questions yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy link for students" })).toBeHidden();
});

linked("one link after another asks its own question, and none asks nothing", async (page) => {
  const go = (/** @type {string} */ hash) => page.evaluate((hash) => (location.hash = hash), hash);
  const ply = () => page.locator("plyground-board").evaluate((/** @type {any} */ board) => board.state.ply);
  await open(page, `analyse.html#record=${LOST}&ply=6&exercise=1`);
  await expect.poll(ply).toBe(6);
  await go(`record=${LOST}&ply=8&exercise=1`);
  await expect.poll(ply).toBe(8);
  await expect(page.locator("#hide")).toBeChecked();
  await go("");
  await expect(page.locator("#exercise")).toBeHidden();
  await expect(page.locator("#hide")).not.toBeChecked();
});

linked("a game with fewer positions than a link of 0.2.0 asks for ends there", async (page) => {
  await open(page, `analyse.html#${OLD_LINK.replace("exercise=2", "exercise=9")}`);
  await play(page, "a13R");
  await page.getByRole("button", { name: "Next question" }).click();
  await expect(page.locator("#exercise-at")).toHaveText("Question 2 of 9");
  await play(page, "d4");
  await page.getByRole("button", { name: "Next question" }).click();
  await expect(page.locator("#exercise-count")).toContainText("2 questions answered, 1 right.");
});

linked("a preview saves no answer", async (page) => {
  await open(page, `analyse.html#${OLD_LINK}&preview`);
  await expect(page.locator("#exercise-note")).toContainText("preview");
  await play(page, "a13R");
  await expect(page.locator("#exercise-words")).toContainText("You played a13R");
  await page.reload();
  await ready(page);
  await expect(page.locator("#exercise-at")).toHaveText("Question 1 of 2");
  await expect(page.locator("#why-best")).toBeHidden();
});

linked("an answer in a preview does not count, and the first of two tabs does", async (page) => {
  await open(page, `analyse.html#${OLD_LINK}&at=1&preview`);
  await play(page, "a13R");
  await expect(page.locator("#exercise-words")).toContainText("You played a13R");
  await page.evaluate((link) => (location.hash = link), `${OLD_LINK}&at=1`);
  await expect(page.locator("#exercise-words")).toContainText("Play the best move");
  const other = await page.context().newPage();
  await open(other, `analyse.html#${OLD_LINK}`);
  await play(other, "a13R");
  await expect(other.locator("#exercise-words")).toContainText("You played a13R");
  await other.close();
  await play(page, "d14R");
  await expect(page.locator("#exercise-words")).toContainText("You played a13R");
});

/** A worksheet. @param {string[]} questions */
const sheetOf = (...questions) => String(new URLSearchParams([["sheet", ""], ...questions.map((one) => ["q", one])]));

linked("a worksheet goes on after a game that is over", async (page) => {
  await open(page, `analyse.html#${sheetOf(`record=${LOST}`, `record=${LOST}&ply=8&effort=2000`)}`);
  await expect(page.locator("#exercise-words")).toHaveText("This game is over: there is nothing to answer.");
  await page.getByRole("button", { name: "Next question" }).click();
  await expect(page.locator("#exercise-words")).toContainText("Play the best move");
  await play(page, "d4");
  await expect(page.locator("#exercise-words")).toHaveText("Right: d4.");
});

linked("a late judgement does not answer the next question", async (page) => {
  const judge = await hold(page, /lab\/pkg\/plyground_bg\.wasm/);
  const show = await hold(page, /loa.*\.wasm/);
  const sheet = sheetOf(`record=${LOST}&ply=8&effort=2000`, "game=loa&effort=2000");
  await open(page, `analyse.html#${sheet}&at=1`);
  await play(page, "d4");
  await page.evaluate((link) => (location.hash = link), `${sheet}&at=2`);
  await expect(page.locator("#exercise-at")).toHaveText("Question 2 of 2");
  judge();
  await expect(page.locator("#retry-words")).toContainText("d4", { timeout: 30_000 });
  show();
  await expect(page.locator("#exercise-words")).toContainText("Play the best move");
});

linked("a lesson of a link of 0.2.0 stops before the answer", async (page) => {
  await open(page, `learn.html#${OLD_LESSON}`);
  await expect(page.locator("#lesson-asks")).toContainText("Which move");
  await page.getByRole("button", { name: "Move 3" }).click();
  await expect(page.locator("#exercise-words")).toHaveText("Right: 3.");
  const { text } = await saved(page, "Ada");
  expect(JSON.parse(text).answers).toEqual([{ question: 1, ply: 0, move: "3", best: "3", cost: null, grade: "best" }]);
});

linked("axe finds nothing in a question, nor on the page of the teacher", async (page) => {
  await open(page, `analyse.html#${OLD_LINK}`);
  await expect(page.locator("#exercise-words")).not.toBeEmpty();
  await expectAccessible(page, { within: "#exercise" });
  await open(page, "learn.html#teachers");
  await page.getByRole("button", { name: "Add the question" }).click();
  await expectAccessible(page, { within: "#panel-teachers" });
});
