// Matches by link: two browsers play whole games by the links that the page shows. What links do to a match is in tests/core.
import { decodeQR } from "qr/decode.js";
import { expectAccessibleInThemes } from "./access.js";
import { onBoard } from "./board-table.js";
import { expect } from "./harness.js";
import { begin, card, follow, play, playOut, recordOf, take, test, title } from "./match.js";
import { notice, open, openPanel, openSheet, ready, startGame, stateOf } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */

/** Shows the saved games by link. @param {Page} page */
async function openList(page) {
  const sheet = await openSheet(page);
  await sheet.locator("label:has(input[name=opponent][value=link])").click();
  await expect(page.locator("#match-list")).toBeVisible();
}

/** A whole game, which X wins. */
const GAMES = {
  pentago: "a13L f63L b13L e63L c13L f53L d13L e53L e1".split(" "),
};

for (const [game, moves] of Object.entries(GAMES)) {
  test(`two people play a whole game of ${game} by link`, async ({ people: [ann, ben] }) => {
    test.slow();
    await begin(ann, game);
    let link = "";
    for (const [ply, move] of moves.entries()) {
      const mover = ply % 2 ? ben : ann;
      if (link) await follow(mover, link);
      await expect(title(mover)).toHaveText("Your turn");
      await expect(card(mover)).toContainText(`You play ${ply % 2 ? "Blue" : "Yellow"}.`);
      // Neither side gets help.
      if (ply < 2) {
        for (const id of ["hint", "autoplay"]) await expect(mover.locator(`#${id}`)).toBeHidden();
        await expect(mover.getByText("No engine help in a game against a person.")).toBeVisible();
        for (const key of ["i", "p", "."]) await mover.keyboard.press(key);
        expect((await stateOf(mover)).plies).toBe(ply);
      }
      if (ply === 1) await expect(mover.locator("#side-x-who")).toHaveText("Ann");
      expect(await play(mover, move), `${ply}: ${move}`).toBe(true);
      await expect(card(mover).getByLabel("Link to send")).toBeVisible();
      if (ply < 2) await mover.locator("#match-name").fill(ply ? "Ben" : "Ann");
      link = await take(mover);
      // A second move of the same side comes too early.
      if (ply < 2) {
        const { legal } = await stateOf(mover);
        expect(await play(mover, legal[0])).toBe(false);
        await expect(notice(mover, "It is not your turn")).toBeVisible();
      }
    }
    await follow(ben, link);
    for (const page of [ann, ben]) {
      expect(await stateOf(page)).toMatchObject({ over: true, outcome: "x", plies: moves.length });
      await expect(page.locator("#status-line")).toContainText("Yellow wins");
    }
    await expect(title(ben)).toHaveText("Game over.");
    // A look back changes nothing of it.
    await ben.locator("#undo").click();
    await expect(title(ben)).toHaveText("Game over.");
    await expect(ben.locator("#resign")).toBeHidden();
    await expect(ben.locator("#hint")).toBeVisible(); // it is over
    await expect(ben.locator("#side-x-who")).toHaveText("Ann");
    await expect(ann.locator("#side-o-who")).toHaveText("Ben");
    // The next visit has the game and its match.
    await ann.reload();
    await ready(ann);
    await expect(title(ann)).toContainText("Game over.");
    for (const page of [ann, ben]) {
      const kept = await page.evaluate(() => JSON.parse(String(localStorage.getItem("plyground/1/match"))));
      expect(kept.list[0].over, "makes room for another").toBe(true);
    }
  });
}

test("two people play a duel by link, each beside the game of the other", async ({ people: [ann, ben] }) => {
  await begin(ann, "2048-3x3");
  await ann.locator("#match-name").fill("Ann");
  const first = await playOut(ann, 0);
  await expect(title(ann)).toContainText("Your game is over");
  const link = await take(ann);
  await follow(ben, link);
  await expect(title(ben)).toHaveText("Race Ann move by move.");
  await expect(card(ben)).toContainText("a replay from the seed gives the same tiles");
  await expect(card(ben)).toContainText(
    `Ann scored ${first.score.toLocaleString("en")} points in ${first.plies} moves.`,
  );
  // The same tiles, and the game of Ann moves along.
  expect((await stateOf(ben)).ply).toBe(0);
  await ben.locator("#match-name").fill("Ben");
  const ghost = ben.locator(".match-ghost figcaption");
  await expect(ghost).toHaveText(`Ann, 0 of ${first.plies} moves: 0 points`);
  const { legal } = await stateOf(ben);
  await play(ben, legal[1]); // another than Ann
  await expect(ghost).toContainText(`Ann, 1 of ${first.plies} moves`);
  // Ben is behind, but still plays.
  await follow(ann, await take(ben));
  await expect(title(ann)).toContainText("Your game is over. Ben is still playing");
  const second = await playOut(ben, 1);
  const [high, low] = [Math.max(first.score, second.score), Math.min(first.score, second.score)];
  const told = `${high.toLocaleString("en")} to ${low.toLocaleString("en")} points.`;
  await expect(title(ben)).toContainText(second.score === first.score ? "tie" : told);
  await follow(ann, await take(ben));
  await expect(title(ann)).toContainText(second.score === first.score ? "tie" : told);
  await expect(card(ann)).toContainText(
    `Ben scored ${second.score.toLocaleString("en")} points in ${second.plies} moves.`,
  );
  expect((await stateOf(ann)).score).toBe(first.score);
});

test("a draw is offered and agreed, and a resignation is told, by link", async ({ people: [ann, ben] }) => {
  await begin(ann, "pentago");
  await play(ann, "a13L");
  await card(ann).getByLabel("Offer a draw").check();
  await follow(ben, await take(ann));
  await expect(title(ben)).toContainText("offers a draw");
  // Ben tries a move, and takes it back.
  await play(ben, "f63L");
  await expect(title(ben)).toContainText("Send your move");
  await ben.locator("#undo").click();
  await expect(title(ben)).toContainText("offers a draw");
  await card(ben).getByRole("button", { name: "Accept the draw" }).click();
  await expect(ben.locator("#status-line")).toHaveText("Draw. You agreed to a draw.");
  await expect(ben.locator("#board")).toBeFocused();
  await follow(ann, await take(ben));
  await expect(ann.locator("#status-line")).toHaveText("Draw. You agreed to a draw.");
  expect(await play(ann, "b13L")).toBe(false);

  await begin(ann, "loa");
  await play(ann, "g1-g3");
  await follow(ben, await take(ann));
  await ben.locator("#undo").click(); // a look back
  await ben.locator("#resign").click();
  await ben.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(ben.locator("#status-line")).toContainText("You resigned.");
  await expect(ben.locator("#board")).toBeFocused();
  // It is told once: a name that is typed does not bring its card back.
  const told = ben.locator('#board .notice[data-kind="over"]');
  await expect(told).not.toHaveAttribute("hidden");
  await ben.keyboard.press("Escape");
  await expect(told).toHaveAttribute("hidden");
  for (const name of ["Ben", ""]) await ben.locator("#match-name").fill(name);
  await expect(told).toHaveAttribute("hidden");
  await follow(ann, await take(ben));
  await expect(ann.locator("#status-line")).toHaveText("You won. Your opponent resigned.");
  // The draw is still in the list.
  await openList(ann);
  await ann.getByRole("button", { name: "Pentago with your opponent: finished" }).click();
  await expect(ann.locator("#status-line")).toHaveText("Draw. You agreed to a draw.");
});

test("the code of a link reads back, and what people do not type is accessible", async ({ people: [ann] }) => {
  await begin(ann, "pentago");
  await play(ann, "a13L");
  await card(ann).getByRole("button", { name: "QR code", exact: true }).click();
  const code = card(ann).getByRole("img", { name: "QR code of the link" });
  await expect(code).toBeVisible();
  const modules = await code.evaluate((svg) => {
    const size = Number(svg.getAttribute("viewBox")?.split(" ")[2]);
    const dark = [...String(svg.querySelector("path")?.getAttribute("d")).matchAll(/M(\d+) (\d+)/g)];
    return { size, dark: dark.map(([, x, y]) => [Number(x), Number(y)]) };
  });
  expect(decodeQR(pictureOf(modules))).toBe(await ann.locator("#match-link").inputValue());
  await expectAccessibleInThemes(ann);
});

/** A picture of a code, four pixels a module. @param {{size: number, dark: number[][]}} modules */
function pictureOf({ size, dark }) {
  const width = 4 * size;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [x, y] of dark) {
    for (let at = 0; at < 16; at++)
      data.fill(
        0,
        4 * ((4 * y + (at >> 2)) * width + 4 * x + (at & 3)),
        4 * ((4 * y + (at >> 2)) * width + 4 * x + (at & 3)) + 3,
      );
  }
  return { width, height: width, data };
}

test("a match is left and taken up again, and the computer plays as before", async ({ people: [ann] }) => {
  await begin(ann, "pentago");
  await play(ann, "a13L");
  await expect(title(ann)).toContainText("Send your move");
  // Not sent yet, it may be taken back.
  await ann.locator("#undo").click();
  await expect(title(ann)).toContainText("Your turn");
  await play(ann, "b13L");
  // A link of settings seats nobody.
  await ann.evaluate(() => void (location.hash = "#game=pentago&movetime=200"));
  await expect.poll(() => onBoard(ann, (board) => board.limits.movetime)).toBe(200);
  expect(await onBoard(ann, (board) => board.players)).toBe("human,human");
  await card(ann).getByRole("button", { name: "Close (the game is saved)" }).click();
  await expect(card(ann)).toBeHidden();
  await expect(ann.locator("#board")).toBeFocused();
  expect(await onBoard(ann, (board) => board.players)).toBe("human,ai");
  await openList(ann);
  await ann.locator("#match-list button").first().click();
  await expect(title(ann)).toContainText("Send your move");
  await expect(ann.locator("#board")).toBeFocused();
  expect(await recordOf(ann)).toBe("pentago.1..b13L");
  // Another one begins, and both are removed by key.
  await startGame(ann, { opponent: "link" });
  await openList(ann);
  const entries = ann.locator("#match-list li");
  await expect(entries).toHaveCount(2);
  await entries.first().getByRole("button").last().focus();
  await ann.keyboard.press("Enter");
  await expect(entries).toHaveCount(1);
  await expect(entries.getByRole("button").first()).toBeFocused();
  await entries.getByRole("button").last().focus();
  await ann.keyboard.press("Enter");
  await expect(entries).toHaveCount(0);
  await expect(ann.locator("#new-game-name")).toBeFocused();
});

test("a link that messengers would cut says how long it is, and goes as a file", async ({ people: [ann, ben] }) => {
  const playTo = (/** @type {number} */ plies) =>
    onBoard(
      ann,
      (board, plies) => {
        while (!board.state.over && board.state.plies < plies) board.play(board.state.legal[0]);
      },
      plies,
    );
  // Some games end early: a few are enough for a long one.
  let link = "";
  for (let games = 0; games < 8 && link.length <= 2000; games += 1) {
    await begin(ann, "2048-6x6");
    await expect(ann.locator("#match-file")).toBeHidden();
    await playTo(1500);
    link = await ann.locator("#match-link").inputValue();
  }
  expect(link.length).toBeGreaterThan(2000);
  await expect(card(ann)).toContainText(`This link has ${link.length.toLocaleString("en")} characters.`);
  const saved = ann.waitForEvent("download");
  await ann.locator("#match-file").click();
  expect((await saved).suggestedFilename()).toBe("plyground-game.txt");
  await open(ben);
  await openPanel(ben, "share");
  const file = { name: "plyground-game.txt", mimeType: "text/plain", buffer: Buffer.from(link) };
  await ben.locator("#open-file").setInputFiles(file);
  await expect(card(ben)).toBeVisible();
});

test("the clock of the board times no match by link", async ({ people: [ann] }) => {
  await ann.clock.install({ time: new Date("2026-11-25T12:00:00Z") });
  await open(ann, "#game=pentago&players=human,human");
  await startGame(ann, { clock: "1+1" });
  const clock = ann.locator("#side-o [role=timer]");
  await expect(clock).toBeVisible();
  await ann.evaluate(() => void (location.hash = "#match=abcd1234&record=pentago.1..a13L&x=Ben"));
  await expect(title(ann)).toHaveText("Your turn");
  await expect(clock).toBeHidden();
  await ann.clock.runFor(70_000);
  expect(await play(ann, "f63L")).toBe(true);
});
