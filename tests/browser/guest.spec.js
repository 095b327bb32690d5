// Modules of the visitor's as players: on the board and in the lab, good ones and bad ones.

import { readFileSync } from "node:fs";
import { expectToFit } from "./access.js";
import { onBoard } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";
import { boardOf, forget, notice, open, openPanel, openSheet, ready, stateOf } from "./page.js";

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

const SAMPLE = new URL("../../examples/engines/random-module.js", import.meta.url);
const sample = readFileSync(SAMPLE, "utf8");
/** It hears everything, says no name, and answers the last legal move. */
const LAST = sample.replace(/Math\.floor.*(?=\])/, "legal.length - 1").replace(/say\(`id.*/, "");

/** It says so many lines about its search before each answer. @param {string} times */
const chatty = (times) =>
  LAST.replace("say(`info", `for (let n = 1; n <= ${times}; n += 1) say(\`info nodes \${n}\`);\n    say(\`info`);

/** Modules that fail, each in its own way, with what the card over the board says, and the list of the lab. */
const BAD = {
  hanging: {
    module: LAST.replace("return", "while (true);\n  return"),
    says: "ran out of time",
    list: "too late",
  },
  cheating: {
    module: LAST.replace("return legal", 'return "z9" || legal'),
    says: "“z9”, which is not legal",
    list: "illegal move",
  },
  silent: {
    module: LAST.replace("return legal", 'return "" && legal'),
    says: "returned no move",
    list: "no move",
  },
  dying: { module: LAST.replace("return", 'throw new Error("no more");\n  return'), says: "no more", list: "crashed" },
  flooding: { module: chatty("Infinity"), says: "it wrote more than 10000 lines in a second", list: "crashed" },
  "broken-off": { module: "export const = 1;", says: "It did not start", list: "did not start" },
};

/** A file for a choice of files. @param {string} name @param {string} text */
const file = (name, text) => ({ name, mimeType: "text/javascript", buffer: Buffer.from(text) });

/** Chooses a module as a file, in the unfolded part. @param {Page} page @param {string} name @param {string} module */
async function chooseFile(page, name, module) {
  await page.locator("#guest-module-file").setInputFiles(file(name, module));
  await expect(page.locator("#guest-status")).toContainText(`${name} plays for the computer`);
}

/** Unfolds the choice of a module, and chooses one. @param {Page} page @param {string} [name] @param {string} [module] */
async function openGuest(page, name, module) {
  await openPanel(page, "player");
  await page.locator("#guest > summary").click();
  if (name && module) await chooseFile(page, name, module);
}

/** The visitor plays the first legal move; answers the last legal move after it. @param {Page} page */
const playFirst = (page) =>
  boardOf(page).evaluate((board) => {
    const own = /** @type {Board} */ (board);
    own.play(own.state.legal[0]);
    return own.state.legal.at(-1);
  });

const answered = onOnePage(forget);
test("a module of the visitor's answers, changes and goes", answered.all);

answered("a module answers on the board, and hints stay the player's", async (page) => {
  await open(page, "#game=pentago&pace=0");
  await openGuest(page, "mine.js", LAST);
  await expect(page.locator("#guest-seat")).toContainText("Hints and values come from Strong.");
  for (const ply of [2, 4]) {
    const last = await playFirst(page);
    await expect.poll(async () => (await stateOf(page)).ply).toBe(ply);
    const moves = await onBoard(page, (board) => board.moves());
    expect(moves.at(-1)).toBe(last);
  }
  const hint = await onBoard(page, (board) => board.hint());
  expect(hint.nodes).toBeGreaterThan(0);
  await page.locator("#guest-remove").click();
  await playFirst(page);
  await expect.poll(async () => (await stateOf(page)).ply).toBe(6);
});

test("a file of the visitor's plays 2048 to its end, and goes with a new game", async ({ page }) => {
  await open(page, "#pace=0");
  await openGuest(page);
  await page.locator("#guest-module-file").setInputFiles(file("mine.js", sample));
  await expect(page.locator("#guest-module")).toHaveValue("www/own/mine.js");
  await expectToFit(page);
  const play = (/** @type {Element} */ board) => {
    const own = /** @type {Board} */ (board);
    own.autoplay = true;
  };
  for (let game = 0; game < 2; game += 1) {
    await boardOf(page).evaluate(play);
    await expect.poll(async () => (await stateOf(page)).over, { timeout: 40_000 }).toBe(true);
    // It is not asked for a move where there is none.
    const hasStepped = onBoard(page, (board) => board.step());
    expect(await hasStepped).toBe(false);
    await onBoard(page, (board) => board.reset());
  }
});

answered("a module that is chosen while the computer plays at full speed makes the next moves", async (page) => {
  await open(page, "#pace=0");
  await openGuest(page);
  await boardOf(page).evaluate((board) => {
    const own = /** @type {Board} */ (board);
    own.autoplay = true;
  });
  await expect.poll(async () => (await stateOf(page)).ply).toBeGreaterThan(5);
  await page.locator("#guest-module-file").setInputFiles(file("bad.js", BAD.cheating.module));
  await expect(page.locator("#status-line")).toContainText("bad.js loses");
});

/** It answers after some milliseconds. @param {number} ms */
const late = (ms) => LAST.replace(/say\(`bestmove.*`\)/, (answer) => `setTimeout(() => ${answer}, ${ms})`);

answered("a module that is taken away while it thinks loses nothing, and the player answers", async (page) => {
  await open(page, "#game=pentago&movetime=1500&pace=0");
  await openGuest(page, "slow.js", late(60_000));
  await playFirst(page);
  await page.waitForTimeout(600); // it thinks
  await page.locator("#guest-remove").click();
  await expect.poll(async () => (await stateOf(page)).ply).toBe(2);
  await expect(page.locator("#status-line")).not.toContainText("loses");
});

answered("autoplay goes on where its module is changed or taken away while it thinks", async (page) => {
  await open(page, "#pace=100");
  await openGuest(page, "slow.js", late(60_000));
  await page.locator("#autoplay").click();
  await page.waitForTimeout(600); // it thinks
  await chooseFile(page, "mine.js", LAST);
  await expect.poll(async () => (await stateOf(page)).ply).toBeGreaterThan(1);
  await chooseFile(page, "slow.js", late(60_000));
  await page.waitForTimeout(600);
  const { ply } = await stateOf(page);
  await page.locator("#guest-remove").click();
  await expect.poll(async () => (await stateOf(page)).ply).toBeGreaterThan(ply);
  await expect(page.locator("#autoplay")).toHaveText("Pause");
});

answered("a module that starts while the position changes does not end the one that plays", async (page) => {
  const module = late(500).replace(/say\("ugiok"\)/, (answer) => `setTimeout(() => ${answer}, 700)`);
  await open(page, "#game=pentago&movetime=1500&pace=0");
  await openGuest(page, "late.js", module);
  await playFirst(page);
  await page.locator("#undo").click();
  await playFirst(page);
  await expect.poll(async () => (await stateOf(page)).ply).toBe(2);
  await expect(page.locator("#status-line")).not.toContainText("loses");
});

answered("a module that is asked twice answers the newer question, and the older one rejects", async (page) => {
  await open(page, "#game=pentago&players=human,human&pace=0");
  await openGuest(page, "slow.js", late(300));
  const asked = await boardOf(page).evaluate((board) => {
    const own = /** @type {Board} */ (board);
    return Promise.allSettled([own.step(), own.step()]);
  });
  expect(asked).toMatchObject([{ status: "rejected" }, { status: "fulfilled", value: true }]);
  expect((await stateOf(page)).ply).toBe(1);
});

answered("a module does not lose by an answer to a position that is no longer there", async (page) => {
  await open(page, "#game=pentago&pace=0");
  await openGuest(page, "slow.js", late(500));
  await playFirst(page);
  await expect.poll(async () => (await stateOf(page)).ply).toBe(2);
  const answer = await playFirst(page);
  await boardOf(page).evaluate((board, answer) => {
    const own = /** @type {Board} */ (board);
    own.analyse().catch(() => {}); // beside the game
    own.undo();
    // The visitor takes the hole of the answer, and turns another quadrant.
    own.play(own.state.legal.find((move) => move.startsWith(answer.slice(0, 2)) && move[2] !== answer[2]) ?? "");
  }, `${answer}`);
  await expect.poll(async () => (await stateOf(page)).ply).toBe(4);
  await expect(page.locator("#status-line")).not.toContainText("loses");
});

test("a module is named wherever it plays, is there again after a reload, and goes by the sheet", async ({ page }) => {
  await open(page, "#game=pentago&pace=0&movetime=10");
  await openGuest(page);
  const slow = sample.replace(/say\(`bestmove.*`\)/, (answer) => `setTimeout(() => ${answer}, 1500)`);
  await page.locator("#guest-module-file").setInputFiles(file("mine.js", slow));
  await expect(page.locator("#side-o-who")).toHaveText("mine.js");
  await playFirst(page);
  await expect(page.locator("#status-line")).toHaveText("Random (mine.js) is thinking…");
  await expect.poll(async () => (await stateOf(page)).ply).toBe(2);
  await expect(page.locator("#side-o-who")).toHaveText("Random (mine.js)");
  await expect(page.locator("#guest-info")).toContainText(/^depth 1 · 2\d\d positions · \w/);
  await expect(page.locator("#autoplay")).toHaveText("Watch engine");

  await page.reload();
  await ready(page);
  await expect(page.locator("#side-o-who")).toHaveText("mine.js");
  await playFirst(page);
  await expect.poll(async () => (await stateOf(page)).ply).toBe(4);
  await expect(page.locator("#guest-seat")).toContainText("Random (mine.js) plays for the computer.");

  const sheet = await openSheet(page);
  await expect(sheet.locator("#level-slider")).toBeHidden();
  await sheet.locator("label:has(input[value=built-in])").click();
  await expect(sheet.locator("#level-slider")).toBeVisible();
  await sheet.locator("#start-game").click();
  await expect(page.locator("#side-o-who")).toHaveText("Computer");
  await expect(page.locator("#guest-seat")).toBeHidden();
});

test("a file that the browser has lost is missed by name, and can be chosen again", async ({ page }) => {
  await open(page, "#game=pentago&pace=0");
  await openGuest(page);
  await page.locator("#guest-module-file").setInputFiles(file("mine.js", LAST));
  await expect(page.locator("#side-o-who")).toHaveText("mine.js");
  await page.evaluate(() => caches.delete("plyground-own"));
  await page.reload();
  await ready(page);
  const lost = notice(page, "Your browser no longer has mine.js. The computer plays until you choose it again.");
  await expect(page.locator("#side-o-who")).toHaveText("Computer");
  const choosing = page.waitForEvent("filechooser");
  await lost.getByRole("button", { name: "Choose file" }).click();
  await (await choosing).setFiles(file("mine.js", LAST));
  await expect(page.locator("#side-o-who")).toHaveText("mine.js");
});

test("the page hands out a module to start from, which plays by its address, and the protocol", async ({ page }) => {
  await open(page, "#game=pentago");
  await openGuest(page);
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download a starter file" }).click();
  expect(readFileSync(await (await coming).path(), "utf8")).toBe(sample);
  const protocol = page.getByRole("link", { name: "Download the protocol" });
  const answer = await page.request.get(
    await protocol.evaluate((link) => /** @type {HTMLAnchorElement} */ (link).href),
  );
  expect(await answer.text()).toContain("bestmove MOVE");
  await page.locator("#guest-module").fill("examples/engines/random-module.js");
  await page.locator("#guest-module").press("Enter");
  await playFirst(page);
  await expect(page.locator("#side-o-who")).toHaveText("Random (random-module.js)");
});

answered("thousands of lines about a search do not hold the page up, and the last one is shown", async (page) => {
  await open(page, "#game=pentago&pace=0");
  await openGuest(page, "chatty.js", chatty("5000"));
  await playFirst(page);
  await expect.poll(async () => (await stateOf(page)).ply).toBe(2);
  await expect(page.locator("#guest-info")).toContainText("depth 1");
});

test.describe("a bad module", () => {
  test.use({ allowErrors: true }); // some throw, and one cannot be read

  test("loses the game on the board, and nothing else", async ({ page }) => {
    test.slow();
    for (const { module, says } of Object.values(BAD)) {
      await forget(page);
      await open(page, "#game=pentago&movetime=10&pace=0");
      await openGuest(page, "bad.js", module);
      await playFirst(page);
      await expect(page.locator("#status-line")).toContainText("bad.js loses", { timeout: 20_000 });
      await expect(page.locator("#status-line")).toContainText(says);
      await page.locator("#undo").click();
      expect((await stateOf(page)).ply).toBe(0);
      await page.locator("#guest-remove").click();
      await playFirst(page);
      await expect.poll(async () => (await stateOf(page)).ply).toBe(2);
    }
  });

  for (const [kind, { module, list }] of Object.entries(BAD))
    test(`loses its game in the lab, and nothing else: ${kind}${kind === "dying" ? "" : " @long"}`, async ({
      page,
    }) => {
      await openLab(page, module, { games: 1, opening: 0 });
      await expect(row(page, "random")).toContainText("bad.js");
      // The module is the second of the pair with each of the others.
      for (const other of ["Random", "Monte Carlo tree search"]) {
        await expect(row(page, other).locator("th small"), other).toHaveText("against bad.js");
        await expect(row(page, other).locator("td small").first(), other).toHaveText("1 – 0 – 0");
      }
      await expect(page.locator("#matches tbody tr")).toHaveCount(3);
      await page.locator("#list-player").selectOption({ label: "Random" });
      await page.locator("#list-opponent").selectOption({ label: "bad.js" });
      await expect(page.locator("#list tbody tr")).toContainText(`won (bad.js: ${list})`);
      await expect(page.locator("#run-faults")).toContainText(`bad.js: ${list} in 2 games`);
    });
});

test("the lab says which player's file the browser has lost", async ({ page }) => {
  const players = [{ player: "random" }, { engine: ["www/own/mine.js"] }];
  const experiment = { name: "mine", game: "pentago", games: 4, opening: 2, limits: { movetime: 10 }, players };
  await page.goto(`./lab.html#experiment=${encodeURIComponent(JSON.stringify(experiment))}`);
  await ready(page);
  await expect(page.getByText("Player 2: your browser no longer has mine.js. Choose the file again.")).toBeVisible();
  await expect(page.locator("#start")).toBeDisabled();
  await page.locator(".entry > summary").nth(1).click();
  await page.locator("#p1-module-file").setInputFiles(file("mine.js", sample));
  await expect(page.locator("#start")).toBeEnabled();
});

test("the lab tells modules of the same name apart, and names them in their letters", async ({ page }) => {
  const addresses = ["a/mine.js", "b/mine.js", "b/mine.js?v=2", "www/own/%CE%B1.js"];
  const game = {
    ...{ game: "pentago", player: "random", seed: 1, opening: 2, first: true, result: "win", moves: 20 },
    ...{ ms: 1, nodes: 0, own_moves: 9, opponent_ms: 1, opponent_nodes: 0, opponent_moves: 9 },
  };
  const lines = addresses.map((address) => JSON.stringify({ ...game, opponent: `engine ${address}, 10 ms` }));
  await page.goto("./lab.html");
  await ready(page);
  await page.locator("#import").setInputFiles(file("mine.jsonl", lines.join("\n")));
  const names = ["a/mine.js", "b/mine.js", "b/mine.js?v=2", "α.js"].map((name) => `${name}, 10 ms`);
  await page.locator("#list-player").selectOption({ label: "Random" });
  await expect(page.locator("#list-opponent option")).toHaveText(names);
  for (const name of names) {
    await page.locator("#list-opponent").selectOption({ label: name });
    await expect(page.locator("#list tbody tr")).toHaveCount(1);
  }
});

/** A row of the table of matches. @param {Page} page @param {string} name */
const row = (page, name) => page.locator("#matches tbody tr").filter({ hasText: "bad.js" }).filter({ hasText: name });

/** The lab with a module chosen as a file in the place of the third player, and the match played. @param {Page} page @param {string} module @param {object} fields */
async function openLab(page, module, fields) {
  const experiment = {
    ...{ name: "mine", game: "pentago", games: 4, limits: { movetime: 10 } },
    players: [{ player: "random" }, { player: "mcts" }, { player: "genetic" }],
    ...fields,
  };
  await page.goto(`./lab.html#experiment=${encodeURIComponent(JSON.stringify(experiment))}`);
  await ready(page);
  await page.locator(".entry > summary").nth(2).click();
  await page.locator("#p2-player").selectOption("");
  await expect(page.locator("#start")).toBeDisabled();
  await expect(page.getByText("Player 3: choose a file, or enter the module’s address.")).toBeVisible();
  await page.locator("#p2-module-file").setInputFiles(file("bad.js", module));
  await expect(page.locator("#p2-module")).toHaveValue("www/own/bad.js");
  await page.locator("#start").click();
  await expect(page.locator("#run-status")).toHaveText(/^Done/, { timeout: 40_000 });
}
