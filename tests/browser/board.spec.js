// Playing on the board by keys, and what it shows.

import { cellsOf, expectDrawn, onBoard, openBoard, positions, setUp } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";

const played = onOnePage(openBoard);
test("a board is played by keys, mouse and script @first", played.all);
const heeded = onOnePage(openBoard);
test("a board heeds the page around it", heeded.all);

for (const [name, keys] of Object.entries({
  arrows: ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"],
  WASD: ["w", "d", "s", "a"],
  hjkl: ["k", "l", "j", "h"],
})) {
  played(`${name} move`, async (page) => {
    for (const [at, cell] of [1, 7, 13, 4].entries()) {
      await setUp(page, positions.free);
      await page.keyboard.press(keys[at]);
      expect((await cellsOf(page))[cell], keys[at]).toBe(2);
      expect(await onBoard(page, (board) => board.state.ply)).toBe(1);
      await expectDrawn(page);
    }
  });
}

played("a move that changes nothing is no move", async (page) => {
  await setUp(page, positions.stuckUp);
  await page.keyboard.press("ArrowUp");
  expect(await onBoard(page, (board) => [board.state.ply, board.state.position])).toEqual([0, positions.stuckUp]);
});

played("keys that belong to someone else are left alone", async (page) => {
  await setUp(page, positions.free);
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.innerHTML =
      '<input id="words"><input id="slide" type="range" value="50"><button id="push" type="button">b</button>';
    document.body.append(form);
  });
  const ply = () => onBoard(page, (board) => board.state.ply);
  await page.locator("#words").pressSequentially("wasdhjkl");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("#words")).toHaveValue("wasdhjkl");
  await page.locator("#slide").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#slide")).toHaveValue("51");
  expect(await ply()).toBe(0);
  await page.locator("#push").focus();
  await page.keyboard.press("Control+ArrowLeft");
  await page.keyboard.press("Alt+ArrowDown");
  expect(await ply()).toBe(0);
  await page.keyboard.press("ArrowLeft"); // a button has no use for arrows
  expect(await ply()).toBe(1);
});

heeded("the page decides which keys count", async (page) => {
  const pressed = async (/** @type {string} */ scope, /** @type {string} */ key) => {
    await setUp(page, positions.free);
    await onBoard(page, (board, keys) => board.setAttribute("keys", keys), scope);
    await page.keyboard.press(key);
    return onBoard(page, (board) => board.state.ply > 0);
  };
  expect(await pressed("page", "a")).toBe(true);
  expect(await pressed("arrows", "a")).toBe(false);
  expect(await pressed("arrows", "ArrowLeft")).toBe(true);
  expect(await pressed("board", "ArrowLeft")).toBe(false);
  await onBoard(page, (board) => board.focus());
  expect(await pressed("board", "ArrowLeft")).toBe(true);
  expect(await pressed("off", "ArrowLeft")).toBe(false);
});

heeded("a listener that deals another game has the last word", async (page) => {
  const positions = await onBoard(page, async (board) => {
    /** @type {string[]} */
    const told = [];
    board.addEventListener("position", () => void told.push(board.position));
    board.addEventListener("game", () => board.reset({ position: "4,4,0,0,0,0,0,0,0" }), { once: true });
    await board.load("2048-3x3");
    board.reset({ game: "2048-3x3", position: "2,2,0,0,0,0,0,0,0" });
    return told;
  });
  expect(positions).toEqual(["4,4,0,0,0,0,0,0,0"]);
  await expectDrawn(page);
});

heeded("a game and a position that are set outside of a document come with the board", async (page) => {
  const seen = await onBoard(page, async (board) => {
    const place = board.parentElement;
    const outside = async (/** @type {string} */ event, /** @type {Partial<typeof board>} */ change) => {
      const told = new Promise((resolve) => board.addEventListener(event, resolve, { once: true }));
      board.remove();
      Object.assign(board, change);
      place?.append(board);
      await told;
    };
    await outside("game", { game: "2048-3x3" });
    await outside("position", { position: "4,4,0,0,0,0,0,0,0" });
    return [board.state.game, board.state.position];
  });
  expect(seen).toEqual(["2048-3x3", "4,4,0,0,0,0,0,0,0"]);
  await expectDrawn(page);
});

played("200 fast moves, none lost", async (page) => {
  const names = ["up", "right", "down", "left"];
  const arrows = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
  const chosen = Array.from({ length: 200 }, (_, i) => (i * 7 + ((i * i) >> 3)) % 4);
  await onBoard(page, (board) => board.reset({ seed: 11n }));
  for (const key of chosen) await page.keyboard.press(arrows[key]);
  const { played, wanted } = await onBoard(
    page,
    async (board, moves) => {
      const { loadEngine } = await import(/** @type {any} */ (new URL("../engine.js", location.href).href));
      const table = (await loadEngine("2048")).Table.create("2048", 11n);
      for (const move of moves) if (table.state().legal.includes(move)) table.play(move);
      return { played: board.state, wanted: table.state() };
    },
    chosen.map((key) => names[key]),
  );
  expect(played).toEqual(wanted);
  expect(played.ply).toBeGreaterThan(100);
  await expectDrawn(page);
});

played("keys in the middle of a motion apply at once", async (page) => {
  await setUp(page, "2,2,0,0,4,0,0,0,0,0,0,0,0,0,0,0");
  await page.keyboard.press("ArrowRight");
  await page.waitForTimeout(30);
  await page.keyboard.press("ArrowDown");
  expect(await onBoard(page, (board) => board.state.ply)).toBe(2);
  await expectDrawn(page);
});

played("the status says how to begin for three moves, then only whose turn it is", async (page) => {
  const messages = await onBoard(page, async (board) => {
    const messages = [board.status.message];
    for (let ply = 0; ply < 3; ply += 1) board.play(board.state.legal[0]);
    messages.push(board.status.message);
    await board.load("loa");
    board.reset({ game: "loa" });
    messages.push(board.status.message);
    for (let ply = 0; ply < 6; ply += 1) board.play(board.state.legal[0]);
    return [...messages, board.status.message];
  });
  expect(messages[0]).toContain("to move");
  expect(messages[1]).toBe("");
  expect(messages[2]).toContain(":");
  expect(messages[3]).toBe("Black to move.");
});

test("a move that is not possible shakes the board, but not for those who want no motion", async ({ page }) => {
  await openBoard(page);
  const shakes = () =>
    onBoard(page, (board) => {
      board.reset({ position: "2,4,8,16,0,0,0,0,0,0,0,0,0,0,0,0" });
      board.focus();
      const key = new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true, composed: true });
      board.shadowRoot?.querySelector(".board")?.dispatchEvent(key);
      return board.shadowRoot?.querySelector(".frame")?.getAnimations().length;
    });
  expect(await shakes()).toBe(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.waitForTimeout(300);
  expect(await shakes()).toBe(0);
});

test("motion ends, and ends right @firefox", async ({ page, browserName }) => {
  await openBoard(page);
  await setUp(page, "2,2,4,4,0,2,0,2,0,0,0,0,8,0,0,8");
  await page.waitForTimeout(600); // until the tiles are dealt
  const moving = () =>
    page.evaluate(() => document.querySelector("plyground-board")?.shadowRoot?.getAnimations().length);
  expect(await moving()).toBe(0);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(moving, { intervals: [5] }).toBeGreaterThan(0);
  await expect.poll(moving).toBe(0);
  await expectDrawn(page);
  expect((await cellsOf(page)).filter((_, cell) => [0, 1, 4, 12].includes(cell))).toEqual([4, 8, 4, 16]);

  if (browserName === "firefox") return; // where emulateMedia does nothing
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.keyboard.press("ArrowRight");
  await page.waitForTimeout(30);
  expect(await moving()).toBe(0);
  await expectDrawn(page);
});

played("undo and redo, also beyond the end of the game", async (page) => {
  await setUp(page, positions.nearlyOver);
  await page.keyboard.press("ArrowLeft");
  const over = await onBoard(page, (board) => board.state);
  expect(over.over).toBe(true);
  await expect(page.getByText("Game over", { exact: true })).toBeVisible();
  await page.keyboard.press("Control+z");
  expect(await onBoard(page, (board) => board.state.position)).toBe(positions.nearlyOver);
  await expect(page.getByText("Game over", { exact: true })).toBeHidden();
  await page.keyboard.press("Control+y");
  expect(await onBoard(page, (board) => board.state)).toEqual(over);
  await page.keyboard.press("u");
  await page.keyboard.press("r");
  expect(await onBoard(page, (board) => board.state)).toEqual(over);
  await page.getByRole("button", { name: "Take back" }).click();
  expect(await onBoard(page, (board) => board.state.position)).toBe(positions.nearlyOver);
  await page.keyboard.press("u"); // nothing before the start
  expect(await onBoard(page, (board) => board.state.ply)).toBe(0);
  await expectDrawn(page);
});

played("a new game is dealt, also when a move comes before its frame", async (page) => {
  const [tiles, dealt] = await onBoard(page, async (board) => {
    board.reset({ position: "0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0", seed: 1n });
    board.play("left");
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const shown = [...(board.shadowRoot?.querySelectorAll(".tile:not([hidden])") ?? [])];
    return [shown.length, shown.filter((tile) => tile.getAnimations().length > 0).length];
  });
  expect(tiles).toBe(2);
  expect(dealt).toBe(2);
});

heeded("a record brings the whole game back", async (page) => {
  await onBoard(page, (board) => board.reset({ seed: 3n }));
  for (let i = 0; i < 12; i++) await page.keyboard.press(["ArrowLeft", "ArrowDown", "ArrowRight"][i % 3]);
  await page.keyboard.press("u");
  const [record, before] = await onBoard(page, (board) => /** @type {const} */ ([board.record, board.state]));
  const [again, after] = await onBoard(
    page,
    (board, line) => {
      board.reset();
      board.reset({ record: line, ply: board.state.plies });
      board.reset({ record: line });
      return /** @type {const} */ ([board.record, board.state]);
    },
    record,
  );
  expect(again).toBe(record);
  expect(after.plies).toBe(before.plies);
  const sought = await onBoard(page, (board, ply) => (board.seek(ply), board.state), before.ply);
  expect(sought).toEqual(before);
  await expectDrawn(page);
});

heeded("bad input is refused and changes nothing", async (page) => {
  const before = await onBoard(page, (board) => board.record);
  const why = await onBoard(page, async (board) => {
    // It loads an engine for the whole page, and the face for itself.
    const other = /** @type {typeof board} */ (document.createElement("plyground-board"));
    other.game = "pentago";
    board.after(other);
    await other.ready;
    const said = [];
    for (const options of [
      { position: `3${",0".repeat(15)}` },
      { position: "2,2" },
      { record: "nonsense" },
      { game: "pentago" },
    ]) {
      try {
        board.reset(options);
      } catch (error) {
        said.push(/** @type {Error} */ (error).message);
      }
    }
    return said;
  });
  expect(why).toHaveLength(4);
  expect(why[0]).toContain("a1");
  expect(why[3]).toContain("pentago is not loaded");
  expect(await onBoard(page, (board) => board.record)).toBe(before);
});

played("2048: a notice, once, that does not stand in the way", async (page) => {
  await onBoard(page, (board) => {
    Object.assign(globalThis, { wins: 0 });
    board.addEventListener("win", () => {
      /** @type {any} */ (globalThis).wins += 1;
    });
  });
  await setUp(page, positions.nearlyWon);
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("2048!", { exact: true })).toBeVisible();
  await page.keyboard.press("ArrowRight"); // play goes on beneath it
  expect(await onBoard(page, (board) => board.state.ply)).toBe(2);
  await page.getByRole("button", { name: "Keep going" }).click();
  await expect(page.getByText("2048!", { exact: true })).toBeHidden();
  for (const key of ["u", "u", "r"]) await page.keyboard.press(key);
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).wins)).toBe(1);
});

heeded("the page may take the new game into its own hands", async (page) => {
  await setUp(page, positions.nearlyOver);
  await page.keyboard.press("ArrowLeft");
  await onBoard(page, (board) => board.addEventListener("newgame", (event) => event.preventDefault(), { once: true }));
  await page.keyboard.press("n");
  expect(await onBoard(page, (board) => board.state.over)).toBe(true);
  await page.keyboard.press("n");
  expect(await onBoard(page, (board) => [board.state.over, board.state.ply])).toEqual([false, 0]);
});

heeded("n begins a new game also where the page has ended the one before", async (page) => {
  await setUp(page, positions.free);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("n"); // too early
  expect(await onBoard(page, (board) => board.state.ply)).toBe(1);
  await onBoard(page, (board) => board.conclude({ title: "Time is up", body: "" }));
  await page.keyboard.press("n");
  expect(await onBoard(page, (board) => [board.state.ply, board.status.kind])).toEqual([0, "turn"]);
});

heeded("a move that a listener forbids is not made, and not called impossible", async (page) => {
  await setUp(page, positions.free);
  await onBoard(page, (board) => board.addEventListener("beforemove", (event) => event.preventDefault()));
  await page.keyboard.press("ArrowLeft");
  expect(await onBoard(page, (board) => board.state.ply)).toBe(0);
  await page.waitForTimeout(500); // what is said waits for a breath
  await expect(page.getByRole("status")).not.toContainText("Nothing moves");
});

played("a mouse may swipe too", async (page) => {
  await setUp(page, positions.free);
  const box = await page.locator("plyground-board").boundingBox();
  if (!box) throw new Error("no board");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 8, { steps: 4 });
  await page.mouse.move(x + 200, y + 8, { steps: 4 });
  await page.mouse.up();
  expect(await onBoard(page, (board) => [board.state.ply, board.state.cells[7]])).toEqual([1, 2]); // one swipe, one move
});

heeded("of two boards, the one last touched hears the keys", async (page) => {
  await page.evaluate(async () => {
    const second = /** @type {import('../../www/types.js').BoardElement} */ (document.createElement("plyground-board"));
    document.querySelector("main")?.append(second);
    await second.ready;
  });
  const plies = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("plyground-board")].map((board) => /** @type {any} */ (board).state.ply),
    );
  await page.evaluate(() =>
    document
      .querySelectorAll("plyground-board")
      .forEach((board) => /** @type {any} */ (board).reset({ position: "0,0,0,0,0,2,0,0,0,0,0,0,0,0,0,0" })),
  );
  await page.keyboard.press("ArrowLeft");
  expect(await plies()).toEqual([1, 0]);
  await page.locator("plyground-board").nth(1).click();
  await page.keyboard.press("ArrowLeft");
  expect(await plies()).toEqual([1, 1]);
});

heeded("settings made before the element is known are kept", async (page) => {
  const kept = await page.evaluate(async () => {
    const later = Object.assign(document.createElement("plyground-later"), {
      pace: 7,
      params: { a: 1 },
      player: "corner",
      keys: "off",
      position: "2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2",
    });
    document.body.append(later);
    const { PlygroundBoard } = await import(/** @type {any} */ (new URL("element.js", location.href).href));
    customElements.define("plyground-later", class extends PlygroundBoard {});
    await /** @type {any} */ (later).ready;
    const { pace, params, player, keys, position } = /** @type {any} */ (later);
    return { pace, params, player, keys, position };
  });
  const position = "2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2";
  expect(kept).toEqual({ pace: 7, params: { a: 1 }, player: "corner", keys: "off", position });
});
