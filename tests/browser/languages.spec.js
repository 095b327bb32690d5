// The page and the board in other languages: chosen by the browser, by the visitor, by the address, by the tag.

import { expect, test } from "./harness.js";
import { boardOf, forbidStorage, open, openPanel, ready, remember, setPosition, stateOf } from "./page.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

/** An experiment that is soon over. */
const LAB = { name: "short", game: "2048", players: [{ player: "random" }, { player: "corner" }], games: 600 };

/** The board's last announcement. @param {import('@playwright/test').Page} page */
const spoken = (page) => boardOf(page).getByRole("status");

test("a visitor plays in German, and finds it so at the next visit @first", async ({ page }) => {
  await open(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.locator("#help").click();
  await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await ready(page);

  await expect(page.locator("#new-game")).toHaveText("Neues Spiel");
  await expect(page).toHaveTitle("Plyground: 2048, das mitdenkt");
  await setPosition(page, "1024,1024,0,0,0,0,0,0,0,0,0,0,0,0,0,0");
  await page.keyboard.press("ArrowLeft");
  await expect(spoken(page)).toHaveText(/^Links\. 2\.048 Punkte\. Neue [24] auf [a-d][1-4]\./);
  await expect(page.locator("#score")).toHaveText("2.048");
  await expect(boardOf(page).getByText("Weiterspielen")).toBeVisible();
  await openPanel(page, "player");
  await expect(page.getByRole("slider", { name: "Leere Felder", exact: true })).toHaveAttribute("id", "param-empty");

  const { position } = await stateOf(page);
  await page.reload();
  await ready(page);
  await expect(page.locator("#new-game")).toHaveText("Neues Spiel");
  expect((await stateOf(page)).position).toBe(position);
  await page.locator("#help").click();
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("English");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await ready(page);
  await expect(page.locator("#new-game")).toHaveText("New game");
});

test("where nothing can be stored, the address keeps the language", async ({ page }) => {
  await forbidStorage(page);
  await open(page);
  await page.locator("#help").click();
  await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await ready(page);
  await page.reload();
  await ready(page);
  await expect(page.locator("#new-game")).toHaveText("Neues Spiel");
  await page.locator("#help").click();
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("English");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await ready(page);
});

test("games of two sides speak German too", async ({ page }) => {
  await remember(page, "language", "de");
  await open(page, "?game=pentago");
  await boardOf(page).focus();
  await page.keyboard.press("Enter");
  await expect(spoken(page)).toContainText("Kugel auf c3. Jetzt einen Quadranten drehen.");
  await expect(boardOf(page).getByRole("button", { name: "Quadrant oben links nach links drehen (1L)" })).toBeEnabled();
  await page.getByRole("link", { name: "Lines of Action" }).click();
  await expect(boardOf(page).getByRole("button", { name: "Gruppen" })).toBeVisible();
  await page.keyboard.press("b");
  await expect(spoken(page)).toContainText("X ist am Zug");
});

test.describe("the browser of somebody from Vienna", () => {
  test.use({ locale: "de-AT" });
  test("gets German unasked, unless the address or the visitor wants another", async ({ page }) => {
    await open(page);
    await expect(page.locator("#hint")).toHaveText("Tipp");
    await open(page, "?lang=sv");
    await expect(page.locator("#hint")).toHaveText("Tips");
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await open(page);
    await expect(page.locator("#hint")).toHaveText("Tips");
    await open(page, "?lang=pl"); // there are no words in it
    await expect(page.locator("#hint")).toHaveText("Tips");
  });
});

test("the lab speaks the same language, and another if asked", async ({ page }) => {
  await page.goto("lab.html?lang=fr");
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page).toHaveTitle("Plyground : le labo");
  await page.getByRole("combobox", { name: "Langue" }).selectOption("Deutsch");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await ready(page);
  await page.locator("#ready-made").selectOption("ovolve");
  await expect(page.locator("#about")).toHaveText("Das erste bekannte Programm mit seinen 100 ms je Zug.");
  await page.evaluate((experiment) => {
    location.hash = `experiment=${JSON.stringify(experiment)}`;
  }, LAB);
  await expect(page.locator("#setup-size")).toHaveText("1.200 Spiele von 2 Spielern");
  await page.locator("#more > summary").click();
  await page.locator("#sweep-over").selectOption({ label: "Knoten" });
  await page.locator("#sweep-values").fill("1 bis");
  await expect(page.locator("#setup-error")).toContainText("ein Bereich wie 1 bis 7 Schritt 2");
  await page.locator("#sweep-values").fill("10 bis 1000 mal 10");
  await expect(page.locator("#setup-error")).not.toContainText("Bereich");
  await page.locator("#sweep-over").selectOption("");
  await page.locator("#start").click();
  await expect(page.locator("#run-status")).toHaveText("Fertig: 1.200 Spiele", { timeout: 30_000 });
  await expect(page.locator("#tiles td").first()).toContainText(",0");
  await page.locator(".bar").getByRole("link", { name: "Spielen", exact: true }).click();
  await ready(page);
  await expect(page.locator("#new-game")).toHaveText("Neues Spiel");
});

test("the guide and its boards speak the same language, and another if asked", async ({ page }) => {
  await page.goto("guide.html?lang=de#pentago");
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page).toHaveTitle("Plyground: wie es funktioniert");
  await expect(page.locator("#pentago")).toBeInViewport();
  await expect(page.locator('[data-players="pentago"] dt').last()).toHaveText("Zufall");
  const board = page.locator("#pentago plyground-board");
  await expect(board.getByRole("button", { name: "Tipp" })).toBeVisible();
  await page.getByLabel("Spiel", { exact: true }).selectOption("loa");
  await page.getByLabel("Der Computer spielt").selectOption("als Erster");
  await expect(page.locator("#tag")).toContainText('<plyground-board game="loa" players="ai,human" controls>');
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("Svenska");
  await expect(page.locator("html")).toHaveAttribute("lang", "sv");
  await ready(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Så fungerar det");
  await page.locator(".bar").getByRole("link", { name: "Spela", exact: true }).click();
  await ready(page);
  await expect(page.locator("#hint")).toHaveText("Tips");
});

test("puzzles and what Plyground is are told in the language, and so are their boards", async ({ page }) => {
  await page.goto("puzzles.html?lang=el");
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "el");
  await expect(page.locator("main")).not.toHaveAttribute("lang"); // it has one where English stands in
  await expect(page.locator("#today-title")).toHaveText(/^Σήμερα, \d+ /);
  await expect(page.locator("plyground-board .frame")).toHaveAttribute("lang", "el");
  await page.goto("about.html?lang=et");
  await ready(page);
  await expect(page.locator("main")).not.toHaveAttribute("lang");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mis see on");
  await expect(page.locator("plyground-board .frame").first()).toHaveAttribute("lang", "et");
});

test("a name that every object has is no language", async ({ page }) => {
  await remember(page, "language", "de");
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
    'newGame:"Neues Spiel"',
    'title:"So wird gespielt"',
    'restarted:"Die Zugsuche musste neu gestartet werden; verloren ist nichts."',
    'add:"Spieler hinzufügen"',
    'name:"Zufall"',
    'heading:"Wie es funktioniert"',
  ];
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
  await expect(page.locator("#hint")).toHaveText("Tipp");
  await page.locator("#help").click();
  await expect(page.locator("#help-title")).toHaveText("How to play");
  await openPanel(page, "player");
  await expect(page.locator("#player option[value=random]")).toHaveText("Random");
  await page.goto("lab.html");
  await ready(page);
  await expect(page.locator("#add-player")).toHaveText("Add a player");
  await expect(page.locator("#copy-link")).toHaveText("Link kopieren");
  await page.goto("guide.html");
  await ready(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How it works");
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
    await expect(board.getByRole("button", { name: "Nouvelle partie" })).toBeVisible();
    await expect(board.getByRole("grid", { name: "Plateau de 2048, 4 sur 4" })).toBeVisible();

    await board.evaluate((/** @type {Board} */ board) => {
      board.reset({ position: "2,4,2,4,4,2,4,2,2,4,2,4,8,8,2,16", seed: 1n });
      board.play("left");
    });
    await expect(board.getByText("Partie terminée", { exact: true })).toBeVisible();
    await board.evaluate((/** @type {Board} */ board) => void (board.lang = "es"));
    await expect(board.getByText("Fin de la partida", { exact: true })).toBeVisible();
    await expect(board.getByRole("button", { name: "Deshacer" }).first()).toBeVisible();

    await board.evaluate((/** @type {Board} */ board) => {
      document.documentElement.lang = "sv";
      board.removeAttribute("lang");
    });
    await expect(board.getByText("Spelet är slut", { exact: true })).toBeVisible();
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
    await expect(board.getByRole("grid", { name: "Papan 2048, 4 kali 4" })).toBeVisible();
    expect(asked.slice(before).length).toBe(1);
  });
});
