// Autoplay, hints and single steps.

import { expectDrawn, onBoard, openBoard, positions, setUp } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";

/** A board with a quick player. @param {import('@playwright/test').Page} page */
async function open(page) {
  await openBoard(page);
  await onBoard(page, (board) => Object.assign(board, { limits: { movetime: 5 }, pace: 0 }));
}

const ply = (/** @type {import('@playwright/test').Page} */ page) => onBoard(page, (board) => board.state.ply);
const isOn = (/** @type {import('@playwright/test').Page} */ page) => onBoard(page, (board) => board.autoplay);

const paced = onOnePage(open);
test("autoplay plays, pauses and ends @first", paced.all);
const quick = onOnePage(open);
test("autoplay at full speed", quick.all);
const asked = onOnePage(open);
test("hints and single steps @first", asked.all);

paced("plays by itself until told to stop", async (page) => {
  await page.keyboard.press("p");
  await expect.poll(() => ply(page)).toBeGreaterThan(20);
  await page.keyboard.press("p");
  const stopped = await ply(page);
  await page.waitForTimeout(200);
  expect(await ply(page)).toBe(stopped);
  await expectDrawn(page);
});

for (const [name, act] of /** @type {const} */ ([
  ["a move by hand", "Arrows"],
  ["undo", "u"],
  ["Escape", "Escape"],
])) {
  paced(`${name} pauses it`, async (page) => {
    await onBoard(page, (board) => (board.autoplay = true));
    await expect.poll(() => ply(page)).toBeGreaterThan(5);
    for (const key of act === "Arrows" ? ["ArrowLeft", "ArrowUp", "ArrowRight"] : [act]) await page.keyboard.press(key);
    expect(await isOn(page)).toBe(false);
  });
}

paced("keeps its pace", async (page) => {
  const moves = await onBoard(page, async (board) => {
    /** @type {number[]} */
    const moves = [];
    board.addEventListener("move", () => moves.push(performance.now()));
    board.pace = 200;
    board.autoplay = true;
    while (moves.length < 4) await new Promise((resolve) => setTimeout(resolve, 50));
    board.autoplay = false;
    return moves;
  });
  for (let i = 1; i < moves.length; i++) expect(moves[i] - moves[i - 1]).toBeGreaterThan(195);
});

paced("takes new settings with the next move, however fast they come", async (page) => {
  await onBoard(page, (board) => {
    board.addEventListener("bestmove", (event) =>
      Object.assign(globalThis, { depth: /** @type {CustomEvent} */ (event).detail.depth }),
    );
    Object.assign(board, { limits: { depth: 1 }, pace: 20, autoplay: true });
  });
  const depth = () => page.evaluate(() => /** @type {any} */ (globalThis).depth);
  await expect.poll(depth).toBe(1);
  await onBoard(page, async (board) => {
    const player = board.catalogue.players.find(({ id }) => id === board.player);
    const { name, min, max } = /** @type {import('../../www/types.js').PlayerInfo} */ (player).params[0];
    for (let i = 0; i <= 30; i++) {
      board.params = { [name]: min + ((max - min) * i) / 30 };
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    board.params = {};
    board.limits = { depth: 2 };
  });
  await expect.poll(depth).toBe(2);
  expect(await isOn(page)).toBe(true);
});

quick("an evil game at full speed goes on where the weights change", async (page) => {
  await onBoard(page, async (board) => {
    await board.load("2048-5x5-evil");
    board.reset({ game: "2048-5x5-evil" });
    Object.assign(board, { limits: { depth: 1 }, restart: true, autoplay: true });
    for (let i = 0; i < 40; i++) {
      board.params = { empty: i % 2 ? 0 : 270 };
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  });
  const before = await ply(page);
  expect(await isOn(page)).toBe(true);
  await expect.poll(() => ply(page)).not.toBe(before);
});

quick("full speed plays the same game as any pace", async (page) => {
  const [start, moves] = ["2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2", 40];
  const game = (/** @type {number} */ pace) =>
    onBoard(
      page,
      (board, [pace, start, moves]) =>
        new Promise((resolve) => {
          board.reset({ position: String(start), seed: 7n });
          const count = () => {
            if (board.state.ply < Number(moves)) return;
            board.removeEventListener("position", count);
            board.autoplay = false;
            board.seek(Number(moves));
            resolve(board.moves(0, Number(moves)));
          };
          board.addEventListener("position", count);
          Object.assign(board, { limits: { depth: 1 }, pace, autoplay: true });
        }),
      /** @type {const} */ ([pace, start, moves]),
    );
  expect(await game(0)).toEqual(await game(1));
});

quick("full speed tells of every move and best move, in turn", async (page) => {
  const told = await onBoard(page, async (board) => {
    const [moves, best] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
    board.addEventListener("move", (event) => void moves.push(/** @type {CustomEvent} */ (event).detail.step.move));
    board.addEventListener("bestmove", (event) => void best.push(/** @type {CustomEvent} */ (event).detail.move));
    Object.assign(board, { limits: { depth: 1 }, autoplay: true });
    while (moves.length < 100) await new Promise((resolve) => setTimeout(resolve, 10));
    board.autoplay = false;
    return { moves, best, plies: board.state.ply };
  });
  expect(told.best).toEqual(told.moves);
  expect(told.moves).toHaveLength(told.plies);
});

quick("a page that refuses a move ends autoplay at full speed before it", async (page) => {
  const [plies, on] = await onBoard(page, async (board) => {
    board.addEventListener("beforemove", (event) => board.state.ply === 30 && event.preventDefault());
    const ended = new Promise((resolve) => {
      board.addEventListener("autoplay", (event) => /** @type {CustomEvent} */ (event).detail.on || resolve(null));
    });
    Object.assign(board, { limits: { depth: 1 }, autoplay: true });
    await ended;
    return [board.state.ply, board.autoplay];
  });
  expect([plies, on]).toEqual([30, false]);
});

paced("goes on where an analysis is asked for, which is refused", async (page) => {
  const [reason, before] = await onBoard(page, async (board) => {
    board.autoplay = true;
    const reason = await board.analyse().catch(({ name }) => name);
    return [reason, board.state.ply];
  });
  expect(reason).toBe("AbortError");
  await expect.poll(() => ply(page)).toBeGreaterThan(before + 20);
  expect(await isOn(page)).toBe(true);
});

paced("ends at game over, or starts again", async (page) => {
  await setUp(page, positions.nearlyOver);
  const end = await onBoard(page, (board) => {
    const over = new Promise((resolve) => board.addEventListener("gameover", () => resolve(true), { once: true }));
    board.player = "corner";
    board.autoplay = true;
    return over;
  });
  expect(end).toBe(true);
  await expect.poll(() => isOn(page)).toBe(false);
  await onBoard(page, (board) => Object.assign(board, { restart: true, autoplay: true, player: "expectimax" }));
  await expect.poll(() => onBoard(page, (board) => board.state.ply > 3 && !board.state.over)).toBe(true);
  expect(await isOn(page)).toBe(true);
});

quick("at full speed the page goes on drawing", async (page) => {
  await onBoard(page, (board) => Object.assign(board, { limits: { movetime: 1 }, restart: true }));
  const frames = await onBoard(page, async (board) => {
    let frames = 0;
    const draw = () => {
      frames += 1;
      if (board.autoplay) requestAnimationFrame(draw);
    };
    await new Promise((resolve) => {
      let moves = 0;
      board.addEventListener("move", () => {
        moves += 1;
        if (moves === 300) resolve(null);
      });
      board.autoplay = true;
      draw();
    });
    board.autoplay = false;
    return frames;
  });
  expect(frames).toBeGreaterThan(5);
  await expectDrawn(page);
});

asked("a hint tells equal moves as equal", async (page) => {
  await setUp(page, "2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0");
  await onBoard(page, (board) => Object.assign(board, { limits: { depth: 1 } }));
  await page.keyboard.press("i");
  const chips = page.locator("plyground-board .chip");
  await expect(chips).toHaveCount(2);
  await expect(chips.and(page.locator(":not([data-best])")).locator(".worth")).toHaveText("=");
});

asked("a hint marks the best move until the next one", async (page) => {
  await setUp(page, "0,2,4,0,0,0,8,2,4,16,64,32,512,256,128,1024");
  await page.keyboard.press("i");
  const chips = page.locator("plyground-board .chip");
  await expect(chips).toHaveCount(1);
  await expect(page.locator("plyground-board .chip[data-best]")).toHaveCount(1);
  const best = await page.locator("plyground-board .chip[data-best]").getAttribute("data-move");
  await expect(page.getByRole("status")).toContainText(`Best move: ${best}.`);
  expect(await ply(page)).toBe(0);
  await onBoard(page, (board, move) => board.play(move), String(best));
  await expect(chips).toHaveCount(0);
  await expectDrawn(page);
});

asked("a single step plays one move", async (page) => {
  await page.keyboard.press(".");
  await expect.poll(() => ply(page)).toBe(1);
  await page.waitForTimeout(150);
  expect(await ply(page)).toBe(1);
});

asked("the full stop steps wherever a keyboard has it", async (page) => {
  const board = page.locator("plyground-board");
  await board.dispatchEvent("keydown", { key: ".", code: "Comma", shiftKey: true }); // French
  await expect.poll(() => ply(page)).toBe(1);
  await board.dispatchEvent("keydown", { key: ".", code: "KeyE" }); // Dvorak
  await expect.poll(() => ply(page)).toBe(2);
});

asked("after the last move there is no best one", async (page) => {
  await setUp(page, "2,4,8,16,4,8,16,32,8,16,32,64,16,32,64,128");
  const [move, stepped] = await onBoard(
    page,
    async (board) => /** @type {const} */ ([(await board.think()).move, await board.step()]),
  );
  expect([move, stepped]).toEqual([null, false]);
});
