// Matches by link: two browsers play whole games by the links that the page shows; links that do not continue a game are refused.
import { decodeQR } from "qr/decode.js";
import { expectAccessibleInThemes } from "./access.js";
import { onBoard } from "./board-table.js";
import { expect } from "./harness.js";
import { begin, card, follow, play, playOut, recordOf, take, test, title } from "./match.js";
import { notice, open, openPanel, ready, stateOf } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */

/** Whole games, which X wins. */
const GAMES = {
  pentago: "a13L f63L b13L e63L c13L f53L d13L e53L e1".split(" "),
  loa: "g1-g3 a6-c6 b1-b3 h6-f4 b8xf4 c6-d6 d1-d4 h3-f5 f1xf5 h5-f7 g8-g6 h2-g1 c1-e3 d6-b6 e1-e4 h4-f6 c8-e6 a5xd8 b3xf7".split(
    " ",
  ),
};

for (const [game, moves] of Object.entries(GAMES)) {
  test(`two people play a whole game of ${game} by link`, async ({ people: [ann, ben] }) => {
    test.slow();
    await begin(ann, game);
    let link = "";
    for (const [ply, move] of moves.entries()) {
      const mover = ply % 2 ? ben : ann;
      if (link) await follow(mover, link);
      await expect(title(mover)).toHaveText(
        ply ? `Your turn. You play ${ply % 2 ? "O" : "X"}.` : /^Send this|^Your turn/,
      );
      if (ply === 1) await expect(mover.locator("#side-x-who")).toHaveText("Ann");
      expect(await play(mover, move), `${ply}: ${move}`).toBe(true);
      await expect(card(mover).getByLabel("Link to send")).toBeVisible();
      if (ply < 2) await mover.locator("#match-name").fill(ply ? "Ben" : "Ann");
      link = await take(mover);
      // A second move of the same side comes too early.
      if (ply < 2) {
        const { legal } = await stateOf(mover);
        expect(await play(mover, legal[0])).toBe(false);
        await expect(notice(mover, "It is the turn of")).toBeVisible();
      }
    }
    await follow(ben, link);
    for (const page of [ann, ben]) {
      expect(await stateOf(page)).toMatchObject({ over: true, outcome: "x", plies: moves.length });
      await expect(page.locator("#status-line")).toContainText("X wins");
    }
    await expect(title(ben)).toHaveText("The game is over.");
    // A look back changes nothing of it.
    await ben.locator("#undo").click();
    await expect(title(ben)).toHaveText("The game is over.");
    await expect(card(ben).getByRole("button", { name: "Resign" })).toBeHidden();
    await expect(ben.locator("#side-x-who")).toHaveText("Ann");
    await expect(ann.locator("#side-o-who")).toHaveText("Ben");
    // The next visit has the game and its match.
    await ann.reload();
    await ready(ann);
    await expect(title(ann)).toContainText("The game is over.");
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
  await expect(title(ben)).toHaveText("The game of Ann moves as you move.");
  await expect(card(ben)).toContainText("every tile came out the same");
  await expect(card(ben)).toContainText(`Ann made ${first.score.toLocaleString("en")} points in ${first.plies} moves.`);
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
  await expect(title(ann)).toContainText("Your game is over. Ben still plays");
  const second = await playOut(ben, 1);
  const [high, low] = [Math.max(first.score, second.score), Math.min(first.score, second.score)];
  const told = `${high.toLocaleString("en")} against ${low.toLocaleString("en")} points.`;
  await expect(title(ben)).toContainText(second.score === first.score ? "even" : told);
  await follow(ann, await take(ben));
  await expect(title(ann)).toContainText(second.score === first.score ? "even" : told);
  await expect(card(ann)).toContainText(
    `Ben made ${second.score.toLocaleString("en")} points in ${second.plies} moves.`,
  );
  expect((await stateOf(ann)).score).toBe(first.score);
});

test("a duel is taken up where it was left, also after another game on its tiles", async ({ people: [ann, ben] }) => {
  await begin(ann, "2048-3x3");
  for (let ply = 0; ply < 3; ply += 1) await onBoard(ann, (board) => board.play(board.state.legal[0]));
  const record = await recordOf(ann);
  await card(ann).getByRole("button", { name: "Leave this game" }).click();
  await expect(card(ann)).toBeHidden();
  const entry = ann.locator("#match-list button").first();
  await entry.click();
  await expect(card(ann)).toBeVisible();
  expect(await recordOf(ann)).toBe(record);
  const seed = BigInt(`0x${record.split(".")[2]}`);
  await open(ben, "?game=2048-3x3");
  await onBoard(ben, (board, seed) => board.reset({ seed }), seed);
  await onBoard(ben, (board) => board.play(board.state.legal[1]));
  const other = await recordOf(ben);
  const sure = ann.getByRole("dialog").getByRole("button", { name: "Open it" });
  await ann.evaluate((other) => void (location.hash = `#record=${other}`), other);
  await sure.click();
  await expect.poll(() => recordOf(ann)).toBe(other);
  await expect(card(ann)).toBeHidden();
  await entry.click();
  await sure.click();
  await expect(card(ann)).toBeVisible();
  expect(await recordOf(ann)).toBe(record);
});

test.describe("a link that does not continue the game is refused", () => {
  /** Ann and Ben have made two moves each; answers Ann's first link and the one to which Ann has answered. @param {Page} ann @param {Page} ben */
  async function fourMoves(ann, ben) {
    await begin(ann, "pentago");
    /** @type {string[]} */
    const links = [];
    for (const [ply, move] of GAMES.pentago.slice(0, 4).entries()) {
      const mover = ply % 2 ? ben : ann;
      if (ply) await follow(mover, links[ply - 1]);
      await play(mover, move);
      links.push(await take(mover));
    }
    await follow(ann, links[3]);
    await expect(title(ann)).toHaveText("Your turn. You play X.");
    return { links, record: await recordOf(ann) };
  }

  /** @param {string} link @param {(record: string) => string} change */
  const changed = (link, change) => {
    const words = new URLSearchParams(new URL(link).hash.slice(1));
    words.set("record", change(String(words.get("record"))));
    return `${link.split("#")[0]}#${words}`;
  };

  test("where it is old, forged, of another game, or none", async ({ people: [ann, ben] }) => {
    const { links, record } = await fourMoves(ann, ben);
    const [link] = links.slice(-1);
    /** @type {[string, string][]} */
    const bad = [
      [links[1], "older than your game"],
      [changed(link, (record) => record.replace("b13L", "b23L")), "at move 3 it has another move"],
      [changed(link, (record) => `${record}_c13L`), "a move of yours that you did not make"],
      [changed(link, (record) => `${record}_c13L_f53L`), "a move of yours that you did not make"],
      [changed(link, () => "loa.1..g1-g3"), "of another game"],
      [`${link}&resigned=x`, "ends the game in your name"],
      [`${link}&draw=agreed`, "ends the game in your name"],
      [changed(link, (record) => `${record}_c13L_c13L`), "could not be read"],
      [changed(link, () => "pentago.1..z9"), "could not be read"],
    ];
    for (const [forged, words] of bad) {
      await follow(ann, forged);
      await expect(notice(ann, words), forged).toBeVisible();
      await expect(title(ann)).toHaveText("Your turn. You play X.");
      expect(await recordOf(ann), forged).toBe(record);
    }
    // It goes on all the same.
    await play(ann, "c13L");
    await follow(ben, await take(ann));
    await expect(title(ben)).toHaveText("Your turn. You play O.");
  });

  test("and may be looked at", async ({ people: [ann, ben] }) => {
    const { links, record } = await fourMoves(ann, ben);
    const other = record.replace("b13L", "b23L");
    const longer = `${record}_c13L_f53L`;
    const back = () => notice(ann, "You are looking").getByRole("button", { name: "Back to mine" }).click();
    const reload = async () => {
      await ann.reload();
      await ready(ann);
    };
    for (const [seen, words, leave] of /** @type {const} */ ([
      [other, "another move", back],
      [longer, "a move of yours that you did not make", back],
      [other, "another move", reload],
    ])) {
      await follow(
        ann,
        changed(links[3], () => seen),
      );
      await notice(ann, words).getByRole("button", { name: "Just look at it" }).click();
      await ann.getByRole("button", { name: "Just look", exact: true }).click();
      await expect.poll(() => recordOf(ann)).toBe(seen);
      await expect(card(ann)).toBeHidden();
      await leave();
      await expect(title(ann)).toHaveText("Your turn. You play X.");
      expect(await onBoard(ann, (board) => board.players)).toBe("human,human");
      expect(await recordOf(ann)).toBe(record);
    }
  });

  test("where the tiles of a duel are forged, or of another seed", async ({ people: [ann, ben] }) => {
    await begin(ann, "2048-3x3");
    await playOut(ann, 0);
    const link = await take(ann);
    // Another last tile than the seed's: a capital stands for a 4.
    const other4 = (/** @type {string} */ move) => (move < "a" ? move.toLowerCase() : move.toUpperCase());
    await follow(
      ben,
      changed(link, (record) => record.replace(/[urdl](?=\w$)/i, other4)),
    );
    await expect(notice(ben, "not played on the tiles of its seed")).toBeVisible();
    await expect(card(ben)).toBeHidden();
    await follow(ben, link);
    await expect(title(ben)).toContainText("moves as you move");
    await begin(ann, "2048-3x3");
    await playOut(ann, 0);
    const other = new URLSearchParams(new URL(await take(ann)).hash.slice(1)).get("record");
    await follow(
      ben,
      changed(link, () => String(other)),
    );
    await expect(notice(ben, "on other tiles than your duel")).toBeVisible();
    await expect(title(ben)).toContainText("moves as you move");
    // The evil one of a duel goes by no slider.
    await begin(ann, "2048-3x3-evil#empty=0&merges=0&monotonicity=0&sum=0");
    await playOut(ann, 1);
    await follow(ben, await take(ann));
    await expect(card(ben)).toContainText("every tile came out the same");
  });
});

test("a draw is offered and agreed, and a resignation is told, by link", async ({ people: [ann, ben] }) => {
  await begin(ann, "pentago");
  await play(ann, "a13L");
  await card(ann).getByLabel("Offer a draw with it").check();
  await follow(ben, await take(ann));
  await expect(title(ben)).toContainText("offers a draw");
  // Ben tries a move, and takes it back.
  await play(ben, "f63L");
  await expect(title(ben)).toContainText("Send your move");
  await ben.locator("#undo").click();
  await expect(title(ben)).toContainText("offers a draw");
  await card(ben).getByRole("button", { name: "Accept the draw" }).click();
  await expect(ben.locator("#status-line")).toHaveText("Draw. You have agreed on a draw.");
  await expect(ben.locator("#board")).toBeFocused();
  await follow(ann, await take(ben));
  await expect(ann.locator("#status-line")).toHaveText("Draw. You have agreed on a draw.");
  expect(await play(ann, "b13L")).toBe(false);

  await begin(ann, "loa");
  await play(ann, "g1-g3");
  await follow(ben, await take(ann));
  await ben.locator("#undo").click(); // a look back
  await card(ben).getByRole("button", { name: "Resign" }).click();
  await ben.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(ben.locator("#status-line")).toContainText("You have resigned.");
  await expect(ben.locator("#board")).toBeFocused();
  // It is told once: a name that is typed does not bring its card back.
  const told = ben.locator('#board .notice[data-kind="over"]');
  await expect(told).not.toHaveAttribute("hidden");
  await ben.keyboard.press("Escape");
  await expect(told).toHaveAttribute("hidden");
  for (const name of ["Ben", ""]) await ben.locator("#match-name").fill(name);
  await expect(told).toHaveAttribute("hidden");
  await follow(ann, await take(ben));
  await expect(ann.locator("#status-line")).toHaveText("You win. Your partner has resigned.");
  // The draw is still in the list.
  await openPanel(ann, "match");
  await ann.getByRole("button", { name: "Pentago with your partner: over" }).click();
  await expect(ann.locator("#status-line")).toHaveText("Draw. You have agreed on a draw.");
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
  await card(ann).getByRole("button", { name: "Leave this game" }).click();
  await expect(card(ann)).toBeHidden();
  await expect(ann.locator("#board")).toBeFocused();
  expect(await onBoard(ann, (board) => board.players)).toBe("human,ai");
  await openPanel(ann, "match");
  await ann.locator("#match-list button").first().click();
  await expect(title(ann)).toContainText("Send your move");
  await expect(ann.locator("#board")).toBeFocused();
  expect(await recordOf(ann)).toBe("pentago.1..b13L");
  // Another one begins, and both are removed by key.
  await ann.locator("#match-begin").click();
  await ann.getByRole("dialog").getByRole("button", { name: "New game" }).click();
  const entries = ann.locator("#match-list li");
  await expect(entries).toHaveCount(2);
  await entries.first().getByRole("button").last().focus();
  await ann.keyboard.press("Enter");
  await expect(entries).toHaveCount(1);
  await expect(entries.getByRole("button").first()).toBeFocused();
  await entries.getByRole("button").last().focus();
  await ann.keyboard.press("Enter");
  await expect(entries).toHaveCount(0);
  await expect(ann.locator("#match-begin")).toBeFocused();
});

test("a match without moves takes no other game for its own", async ({ people: [ann] }) => {
  await open(ann, "?game=pentago");
  await openPanel(ann, "match");
  await ann.locator("#match-begin").dblclick();
  await expect(card(ann)).toBeVisible();
  await expect(ann.locator("#match-list li")).toHaveCount(1);
  await ann.evaluate(() => void (location.hash = "#record=pentago.1..a23L"));
  await expect.poll(() => recordOf(ann)).toContain("a23L");
  await expect(card(ann)).toBeHidden();
});

test("a duel takes no other game on its tiles for its own", async ({ people: [ann] }) => {
  await begin(ann, "2048-3x3");
  // The duel before its first move, as a link has it.
  const other = await onBoard(ann, (board) => {
    const { record } = board;
    board.play(board.state.legal[0]);
    board.play(board.state.legal[0]);
    return record;
  });
  const mine = await recordOf(ann);
  await ann.evaluate((record) => void (location.hash = `record=${encodeURIComponent(record)}`), other);
  await ann.getByRole("button", { name: "Just look", exact: true }).click();
  await expect.poll(() => recordOf(ann)).toBe(other);
  await expect(card(ann)).toBeHidden();
  await play(ann, (await stateOf(ann)).legal.at(-1) ?? "");
  await notice(ann, "You are looking").getByRole("button", { name: "Back to mine" }).click();
  await expect.poll(() => recordOf(ann)).toBe(mine);
  await expect(card(ann)).toBeVisible();
  const kept = await ann.evaluate(() => JSON.parse(String(localStorage.getItem("plyground/1/match"))));
  expect(kept.list[0].record).toBe(mine);
});

test("the game of a match that is looked at is played once its link is opened", async ({ people: [ann] }) => {
  await open(ann, "?game=pentago#players=human,human");
  await play(ann, "b13L");
  await ann.evaluate(() => void (location.hash = "#record=pentago.1..a13L"));
  await ann.getByRole("button", { name: "Just look", exact: true }).click();
  await ann.evaluate(() => void (location.hash = "#match=abcd1234&record=pentago.1..a13L&x=Ann"));
  await ann.getByRole("dialog").getByRole("button", { name: "Open it" }).click();
  await expect(title(ann)).toHaveText("Your turn. You play O.");
  await ann.reload();
  await ready(ann);
  await expect(title(ann)).toHaveText("Your turn. You play O.");
});

test("a new game leaves a match whose first move is not sent", async ({ people: [ann] }) => {
  await begin(ann, "pentago");
  await play(ann, "a13L");
  await ann.locator("#new-game").click();
  await ann.getByRole("dialog").getByRole("button", { name: "New game" }).click();
  await expect(card(ann)).toBeHidden();
  expect(await onBoard(ann, (board) => board.players)).toBe("human,ai");
  await expect(ann.locator("#match-list li")).toContainText("not sent yet");
});

test("the clock of the board times no match by link", async ({ people: [ann] }) => {
  await ann.clock.install({ time: new Date("2026-11-25T12:00:00Z") });
  await open(ann, "#game=pentago&players=human,human");
  await openPanel(ann, "match");
  await ann.locator("#table-clock").selectOption("1+1");
  const clock = ann.locator("#side-o [role=timer]");
  await expect(clock).toBeVisible();
  await ann.evaluate(() => void (location.hash = "#match=abcd1234&record=pentago.1..a13L&x=Ben"));
  await expect(title(ann)).toHaveText("Your turn. You play O.");
  await expect(clock).toBeHidden();
  await ann.clock.runFor(70_000);
  expect(await play(ann, "f63L")).toBe(true);
});

test("a match that is left for another game gives its seats back to its own", async ({ people: [ann] }) => {
  await begin(ann, "pentago");
  await play(ann, "a13L");
  await ann.locator('#games a[data-game="loa"]').click();
  await expect(ann.locator("body")).toHaveAttribute("data-game", "loa");
  expect(await onBoard(ann, (board) => board.players)).toBe("human,ai");
  await openPanel(ann, "player");
  await ann.locator("#seats").selectOption("ai,human");
  await ann.locator('#games a[data-game="pentago"]').click();
  await expect(ann.locator("body")).toHaveAttribute("data-game", "pentago");
  await expect(card(ann)).toBeHidden();
  expect(await onBoard(ann, (board) => board.players)).toBe("human,ai");
  await ann.locator('#games a[data-game="loa"]').click();
  await expect(ann.locator("body")).toHaveAttribute("data-game", "loa");
  expect(await onBoard(ann, (board) => board.players)).toBe("ai,human");
});

test("a resignation that crosses a move ends the match for both", async ({ people: [ann, ben] }) => {
  await begin(ann, "pentago");
  await play(ann, "a13L");
  await follow(ben, await take(ann));
  await play(ben, "f63L");
  await follow(ann, await take(ben));
  await play(ann, "b13L");
  await take(ann);
  // A look back changes no turn.
  await ann.locator("#undo").click();
  expect((await stateOf(ann)).ply).toBe(2);
  await expect(title(ann)).toContainText("Now it is the turn of");
  const moves = await recordOf(ann);
  // Ben has not seen that move.
  await card(ben).getByRole("button", { name: "Resign" }).click();
  await ben.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await follow(ann, await take(ben));
  await expect(ann.locator("#status-line")).toHaveText("You win. Your partner has resigned.");
  expect(await recordOf(ann)).toBe(moves);
});

test("a resignation is kept where its link is not opened at once", async ({ people: [ann, ben] }) => {
  await begin(ann, "pentago");
  await play(ann, "a13L");
  await follow(ben, await take(ann));
  await card(ben).getByRole("button", { name: "Resign" }).click();
  await ben.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  const link = await take(ben);
  // Ann plays another game meanwhile.
  await card(ann).getByRole("button", { name: "Leave this game" }).click();
  await play(ann, "b13L");
  await ann.evaluate((link) => void (location.hash = new URL(link).hash), link);
  await ann.getByRole("dialog").getByRole("button", { name: "Not now" }).click();
  await ann.getByRole("button", { name: "Pentago with your partner: over" }).click();
  await ann.getByRole("dialog").getByRole("button", { name: "Open it" }).click();
  await expect(ann.locator("#status-line")).toHaveText("You win. Your partner has resigned.");
});
