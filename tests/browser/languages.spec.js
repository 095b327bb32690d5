// The page and the board in other languages: chosen by the browser, by the visitor, by the address, by the tag.

import { expect, onOnePage, test } from "./harness.js";
import { boardOf, forbidStorage, forget, open, openPanel, ready, remember, setPosition, stateOf } from "./page.js";
import { said } from "./said.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

/** An experiment that is soon over. */
const LAB = { name: "short", game: "2048", players: [{ player: "random" }, { player: "corner" }], games: 600 };

/** The board's last announcement. @param {import('@playwright/test').Page} page */
const announced = (page) => boardOf(page).getByRole("status");

test("a visitor plays in German, and finds it so at the next visit @first", async ({ page }) => {
  await open(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.locator("#settings").click();
  await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await ready(page);

  await expect(page.locator("#new-game")).toHaveText(said("de", "page:stage.newGame"));
  await expect(page).toHaveTitle(said("de", "page:title", { game: "2048" }));
  await setPosition(page, "1024,1024,0,0,0,0,0,0,0,0,0,0,0,0,0,0");
  await page.keyboard.press("ArrowLeft");
  await expect(announced(page)).toContainText(said("de", "games/2048:board.points", { n: 2048 }));
  await expect(page.locator("#score")).toHaveText("2.048");
  await expect(boardOf(page).getByText(said("de", "board:keepGoing"))).toBeVisible();
  await openPanel(page, "player");
  const empty = said("de", "catalogue:players.2048/expectimax.params.empty.label");
  await expect(page.locator("#param-empty")).toHaveAccessibleName(empty);

  const { position } = await stateOf(page);
  await page.reload();
  await ready(page);
  await expect(page.locator("#new-game")).toHaveText(said("de", "page:stage.newGame"));
  expect((await stateOf(page)).position).toBe(position);
  await page.locator("#settings").click();
  await page.getByRole("combobox", { name: said("de", "dialogs:language") }).selectOption("English");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await ready(page);
  await expect(page.locator("#new-game")).toHaveText("New game");
});

test("where nothing can be stored, the address keeps the language", async ({ page }) => {
  await forbidStorage(page);
  await open(page);
  await page.locator("#settings").click();
  await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await ready(page);
  await page.reload();
  await ready(page);
  await expect(page.locator("#new-game")).toHaveText(said("de", "page:stage.newGame"));
  await page.locator("#settings").click();
  await page.getByRole("combobox", { name: said("de", "dialogs:language") }).selectOption("English");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await ready(page);
});

const spoken = onOnePage(forget);
test("every page speaks the language that was chosen", spoken.all);

spoken("games of two sides speak German too", async (page) => {
  await open(page, "?lang=de&game=pentago");
  await boardOf(page).focus();
  await page.keyboard.press("Enter");
  await expect(announced(page)).toContainText(said("de", "games/pentago:board.placed", { hole: "c3" }));
  const [quadrant, spin] = ["quadrants.1", "spins.L"].map((name) => said("de", `games/pentago:board.${name}`));
  const turn = said("de", "games/pentago:board.turn", { quadrant, spin, name: "1L" });
  await expect(boardOf(page).getByRole("button", { name: turn })).toBeEnabled();
  await page.getByRole("link", { name: "Lines of Action" }).click();
  await expect(boardOf(page).getByRole("button", { name: said("de", "games/loa:board.groups") })).toBeVisible();
  await page.keyboard.press("b");
  await expect(announced(page)).toContainText(
    said("de", "board:duel.toMove", { side: said("de", "games/loa:board.sides.x") }),
  );
});

test.describe("the browser of somebody from Vienna", () => {
  test.use({ locale: "de-AT" });
  test("gets German unasked, unless the address or the visitor wants another", async ({ page }) => {
    await open(page);
    await expect(page.locator("#hint")).toHaveText(said("de", "page:stage.hint"));
    await open(page, "?lang=sv");
    await expect(page.locator("#hint")).toHaveText(said("sv", "page:stage.hint"));
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await open(page);
    await expect(page.locator("#hint")).toHaveText(said("sv", "page:stage.hint"));
    await open(page, "?lang=pl"); // there are no words in it
    await expect(page.locator("#hint")).toHaveText(said("sv", "page:stage.hint"));
  });
});

spoken("the lab speaks the same language, and another if asked", async (page) => {
  await page.goto("lab.html?lang=fr");
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page).toHaveTitle(said("fr", "lab:title"));
  await page.locator("#settings").click();
  await page.getByRole("combobox", { name: said("fr", "dialogs:language") }).selectOption("Deutsch");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await ready(page);
  await page.evaluate(() => void (location.hash = "question=ovolve"));
  await expect(page.locator("#about")).toHaveText(said("de", "experiments:ovolve"));
  const go = (/** @type {object} */ experiment) =>
    page.evaluate((words) => void (location.hash = `experiment=${words}`), JSON.stringify(experiment));
  await go({ ...LAB, players: [{ player: "expectimax" }], sweep: { over: "nodes", values: [10] } });
  const [to, times] = ["to", "times"].map((name) => said("de", `lab:setup.range.${name}`));
  await page.locator("#sweep-over").selectOption({ label: said("de", "lab:setup.nodes") });
  await page.locator("#sweep-values").fill(`1 ${to}`);
  await expect(page.locator("#setup-error")).toContainText(said("de", "lab:setup.badValues"));
  await page.locator("#sweep-values").fill(`10 ${to} 1000 ${times} 10`);
  await expect(page.locator("#setup-error")).not.toContainText(said("de", "lab:setup.badValues"));
  await go(LAB);
  const games = said("de", "lab:results.games", { n: 1200 });
  const players = said("de", "lab:setup.byPlayers", { n: 2 });
  await expect(page.locator("#setup-size")).toHaveText(said("de", "lab:setup.size", { games, players }));
  await page.locator("#start").click();
  await expect(page.locator("#run-status")).toHaveText(said("de", "lab:results.done", { games }), { timeout: 30_000 });
  await expect(page.locator("#tiles tbody")).toContainText(/\d,\d/);
  await page
    .locator(".bar")
    .getByRole("link", { name: said("de", "page:bar.play"), exact: true })
    .click();
  await ready(page);
  await expect(page.locator("#new-game")).toHaveText(said("de", "page:stage.newGame"));
});

spoken("Learn, Embed and their boards speak the same language, and another if asked", async (page) => {
  await page.goto("learn.html?lang=de#pentago");
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page).toHaveTitle(said("de", "learn:title"));
  await expect(page.locator("#pentago")).toBeInViewport();
  await expect(page.locator('[data-players="pentago"] dt').last()).toHaveText(
    said("de", "catalogue:players.pentago/random.name"),
  );
  const board = page.locator("#pentago plyground-board");
  await expect(board.getByRole("button", { name: said("de", "board:controls.hint") })).toBeVisible();
  await page.goto("embedding.html");
  await ready(page);
  await page.getByLabel(said("de", "embedding:form.game"), { exact: true }).selectOption("loa");
  await page.getByLabel(said("de", "embedding:form.side")).selectOption(said("de", "embedding:form.sides.ai,human"));
  await expect(page.locator("#tag")).toContainText('<plyground-board game="loa" players="ai,human" controls>');
  await page.locator("#settings").click();
  await page.getByRole("combobox", { name: said("de", "dialogs:language") }).selectOption("Svenska");
  await expect(page.locator("html")).toHaveAttribute("lang", "sv");
  await ready(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(said("sv", "embedding:heading"));
  await page
    .locator(".bar")
    .getByRole("link", { name: said("sv", "page:bar.play"), exact: true })
    .click();
  await ready(page);
  await expect(page.locator("#hint")).toHaveText(said("sv", "page:stage.hint"));
});

spoken("puzzles and Embed are told in the language, and so are their boards", async (page) => {
  await page.goto("puzzles.html?lang=el");
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "el");
  await expect(page.locator("main")).not.toHaveAttribute("lang"); // it has one where English stands in
  await expect(page.locator("#hint")).toHaveText(said("el", "puzzles:hint"));
  await expect(page.locator("plyground-board .frame")).toHaveAttribute("lang", "el");
  await page.goto("embedding.html?lang=et");
  await ready(page);
  await expect(page.locator("main")).not.toHaveAttribute("lang");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(said("et", "embedding:heading"));
  await expect(page.locator("plyground-board .frame").first()).toHaveAttribute("lang", "et");
});

spoken("a name that every object has is no language", async (page) => {
  await open(page, "?lang=de");
  for (const lang of ["constructor", "valueof", "__proto__"]) {
    await page.goto(`./?lang=${lang}`);
    await ready(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  }
  expect(await page.evaluate(() => localStorage.getItem("plyground/1/language"))).toBe("de");
});

test("what a language lacks is said in English", async ({ page }) => {
  /** The passages taken out of the German words, wherever the build has put them. */
  const holes = [
    "page:stage.newGame",
    "page:help.title",
    "board:restarted",
    "lab:setup.add",
    "catalogue:players.2048/random.name",
    "learn:heading",
  ]
    .filter((key) => said("de", key) !== said("en", key)) // no hole in English where that is shown anyway
    .map((key) => `${/\w+$/.exec(key)}:"${said("de", key)}"`);
  /** @type {Set<string>} */
  const dug = new Set();
  await page.route("**/www/*.js", async (route) => {
    const fetched = await route
      .fetch()
      .then((response) => response.text())
      .catch(() => null);
    if (fetched === null) return; // the page was left meanwhile
    let body = fetched;
    for (const hole of holes) {
      for (const written of [hole, hole.replaceAll('"', "`")]) {
        if (body.includes(written)) dug.add(hole);
        body = body.replaceAll(`${written},`, "").replaceAll(`,${written}`, "");
      }
    }
    await route.fulfill({ body, contentType: "text/javascript" }).catch(() => {}); // as above
  });
  await remember(page, "language", "de");
  await open(page);
  await expect(page.locator("#new-game")).toHaveText("New game");
  await expect(page.locator("#hint")).toHaveText(said("de", "page:stage.hint"));
  await page.locator("#help").click();
  await expect(page.locator("#help-dialog-title")).toHaveText("How to play");
  await page.keyboard.press("Escape");
  await openPanel(page, "player");
  await expect(page.locator("#player option[value=random]")).toHaveText("Random");
  await page.goto("lab.html");
  await ready(page);
  await expect(page.locator("#add-player")).toHaveText("Add a player");
  await expect(page.locator("#copy-link")).toHaveText("Link kopieren");
  await page.goto("learn.html");
  await ready(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Learn");
  expect([...dug].sort()).toEqual([...holes].sort());
});

test.describe("the tag", () => {
  test("speaks the language of its attribute, its property, or of what is around it", async ({ page }) => {
    await page.goto("www/board/example.html");
    const board = page.locator("plyground-board");
    await board.evaluate((/** @type {Board} */ board) => {
      Object.assign(board, { controls: "new undo", lang: "fr" });
      return board.ready;
    });
    await expect(board.getByRole("button", { name: said("fr", "board:controls.new") })).toBeVisible();
    const size = { game: "2048", rows: 4, columns: 4 };
    await expect(board.getByRole("grid", { name: said("fr", "board:board", size) })).toBeVisible();

    await board.evaluate((/** @type {Board} */ board) => {
      board.reset({ position: "2,4,2,4,4,2,4,2,2,4,2,4,8,8,2,16", seed: 1n });
      board.play("left");
    });
    await expect(board.getByText(said("fr", "games/2048:board.overTitle"), { exact: true })).toBeVisible();
    await board.evaluate((/** @type {Board} */ board) => void (board.lang = "es"));
    await expect(board.getByText(said("es", "games/2048:board.overTitle"), { exact: true })).toBeVisible();
    await expect(board.getByRole("button", { name: said("es", "board:controls.undo") }).first()).toBeVisible();

    await board.evaluate((/** @type {Board} */ board) => {
      document.documentElement.lang = "sv";
      board.removeAttribute("lang");
    });
    await expect(board.getByText(said("sv", "games/2048:board.overTitle"), { exact: true })).toBeVisible();
    await board.evaluate((/** @type {Board} */ board) => void (board.lang = "pl")); // no words in it
    await expect(board.getByText("Game over", { exact: true })).toBeVisible();
    expect(await board.evaluate((board) => board.shadowRoot?.querySelector(".frame")?.getAttribute("lang"))).toBe("en");
  });

  test("asks for no words but those it needs", async ({ page }) => {
    /** @type {string[]} */
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("www/board/example.html");
    const board = page.locator("plyground-board");
    await board.evaluate((/** @type {Board} */ board) => board.ready);
    const before = asked.length;
    await board.evaluate((/** @type {Board} */ board) => void (board.lang = "id"));
    const size = { game: "2048", rows: 4, columns: 4 };
    await expect(board.getByRole("grid", { name: said("id", "board:board", size) })).toBeVisible();
    expect(asked.slice(before).length).toBe(1);
  });
});
