// Methods and properties of the element with values of every type: what is refused is refused by name, and the game goes on.

import { onBoard, openBoard, positions, setUp } from "./board-table.js";
import { expect, test } from "./harness.js";

/** What only the engine of JavaScript would say. */
const JARGON = /cannot|undefined|null|is not a function|memory|unreachable|\bof '/i;

test("values of any type are refused by name, or mean nothing", async ({ page }) => {
  await openBoard(page);
  await setUp(page, positions.free);
  const answers = await onBoard(page, async (board) => {
    const values = [null, 5, Number.NaN, -3, "zzz", "x".repeat(1e5), {}, [1], Symbol("s"), true, () => 1, 5n];
    const parts = ["position", "limits", "lines", "record", "seed", "game", "ply"];
    const arguments_ = [...values, ...parts.flatMap((part) => values.slice(0, 8).map((value) => ({ [part]: value })))];
    const methods = /** @type {const} */ (["load", "reset", "moves", "play", "seek", "think", "analyse", "hint"]);
    const { position } = board.state;
    const messages = new Set();
    for (const name of methods) {
      const method = /** @type {(argument: unknown) => unknown} */ (board[name]);
      for (const argument of arguments_) {
        board.reset({ position });
        try {
          const answer = method.call(board, argument);
          board.stop();
          await answer;
        } catch (error) {
          if (/** @type {Error} */ (error).name !== "AbortError")
            messages.add(`${name}: ${/** @type {Error} */ (error).message}`);
        }
      }
    }
    board.reset({ position });
    return [...messages];
  });
  expect(answers).toContain("seek: ply: should be a number");
  expect(answers).toContain("reset: record: should be a text");
  for (const answer of answers) {
    expect(answer).not.toMatch(JARGON);
    expect(answer.length).toBeLessThan(400);
  }
  await page.keyboard.press("ArrowUp");
  expect(await onBoard(page, (board) => board.state.ply)).toBe(1);
});

for (const [name, players] of [
  ["think", "human"],
  ["hint", "human"],
  // The hint waits for the computer's move, and the stop is for both.
  ["hint", "ai,human"],
]) {
  test(`${name} that is stopped in the same task ends at once, players ${players}`, async ({ page }) => {
    await openBoard(page);
    // A minute a search: the test would not wait so long.
    await onBoard(page, (board) => board.load("loa").then(() => (board.budget = 60_000)));
    const move = await onBoard(
      page,
      async (board, [method, sides]) => {
        board.reset({ game: "loa" });
        board.players = sides;
        const answer = method === "hint" ? board.hint() : board.think({ limits: { movetime: 60_000 } });
        board.stop();
        return (await answer).move;
      },
      [name, players],
    );
    expect(move).not.toBeNull();
  });
}
