// Methods and properties of the element with values of every type: what is refused is refused by name, and the game goes on.

import { onBoard, openBoard, positions, setUp } from "./board-table.js";
import { expect, onOnePage, test } from "./harness.js";
import { isLong, note } from "./lasting.js";

/** What only the engine of JavaScript would say. */
const JARGON = /cannot|undefined|null|is not a function|memory|unreachable|\bof '/i;

test("attributes that are set again to what they are change nothing: a game that has ended stays so", async ({
  page,
}) => {
  await openBoard(page);
  const seen = await onBoard(page, async (board) => {
    await board.load("pentago");
    Object.assign(board, { players: "human,human", guest: "examples/mine.js" });
    board.reset({ game: "pentago" });
    board.setAttribute("controls", "hint undo");
    board.conclude({ title: "Resigned", body: "" });
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    /** @type {string[]} */
    const seen = [];
    const observer = new MutationObserver(() => {});
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const name of ["players", "guest", "controls"]) {
      observer.takeRecords();
      board.setAttribute(name, board.getAttribute(name) ?? "");
      if (observer.takeRecords().length) seen.push(name);
    }
    return [...seen, board.status.kind];
  });
  expect(seen).toEqual(["over"]);
});

const ended = onOnePage(openBoard);
test("a search that is stopped in the same task ends at once", ended.all);

test("values of any type are refused by name, or mean nothing", async ({ page }) => {
  await openBoard(page);
  await setUp(page, positions.free);
  const answers = await onBoard(page, async (board) => {
    const values = [null, 5, Number.NaN, -3, "zzz", "x".repeat(1e5), {}, [1], Symbol("s"), true, () => 1, 5n];
    const parts = ["position", "limits", "lines", "record", "seed", "game", "ply", "title"];
    const arguments_ = [...values, ...parts.flatMap((part) => values.slice(0, 8).map((value) => ({ [part]: value })))];
    const methods = "load reset moves play seek think analyse hint step undo redo explain renew conclude".split(" ");
    const { position } = board.state;
    const messages = new Set();
    for (const name of methods) {
      const method = /** @type {(argument: unknown) => unknown} */ (Reflect.get(board, name));
      for (const argument of arguments_) {
        board.reset({ position });
        try {
          const answer = method.call(board, argument);
          if (name !== "explain") board.stop(); // its answer comes at once
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
  expect(answers).toContain("conclude: title: should be a text");
  expect(answers).toContain("reset: record: should be a text");
  for (const answer of answers) {
    expect(answer).not.toMatch(JARGON);
    expect(answer.length).toBeLessThan(400);
  }
  await page.keyboard.press("ArrowUp");
  expect(await onBoard(page, (board) => board.state.ply)).toBe(1);
  const withTiles = await onBoard(page, (board) => {
    board.reset({ position: "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2" });
    return ["left+b3=64", "left+z9=2", "left+", "left+d4=2"].map((move) => board.play(move));
  });
  expect(withTiles).toEqual([false, false, false, true]);
});

ended("options that a method does not have are refused by name, and nothing changes", async (page) => {
  const told = await onBoard(page, async (board) => {
    const { record } = board;
    /** @type {Record<string, string>} */
    const told = {};
    const unknown = { recrod: 1 };
    const names = /** @type {const} */ (["reset", "think", "analyse", "hint", "conclude"]);
    for (const name of names) {
      const method = /** @type {(options: object) => unknown} */ (board[name]);
      const call = async () => method.call(board, unknown);
      told[name] = await call().then(
        () => "",
        ({ message }) => message,
      );
    }
    const limits = /** @type {any} */ ({ depth: 1, deph: 3 });
    told.limits = await board.think({ limits }).then(
      () => "",
      ({ message }) => message,
    );
    board.limits = limits;
    told.property = await board.step().then(
      () => "",
      ({ message }) => message,
    );
    return { ...told, isAsBefore: board.record === record && board.status.kind };
  });
  const refused = (/** @type {string} */ name, /** @type {string} */ known, option = "recrod") =>
    `${name}: unknown option "${option}" (options: ${known})`;
  expect(told).toEqual({
    reset: refused("reset", "game, seed, position, record, ply"),
    think: refused("think", "position, limits, lines"),
    analyse: refused("analyse", "limits, lines"),
    hint: refused("hint", "lines"),
    conclude: refused("conclude", "title, body"),
    limits: refused("limits", "movetime, depth, nodes", "deph"),
    property: refused("limits", "movetime, depth, nodes", "deph"),
    isAsBefore: "turn",
  });
});

for (const [name, players] of [
  ["think", "human"],
  ["hint", "human"],
  // The hint waits for the computer's move, and the stop is for both.
  ["hint", "ai,human"],
]) {
  ended(`${name} that is stopped in the same task ends at once, players ${players}`, async (page) => {
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

for (const game of ["2048", "loa"]) {
  test(`calls in any order in one task leave a game that goes on, ${game}${game === "loa" ? "" : " @long"}`, async ({
    page,
  }) => {
    test.setTimeout(isLong ? 3_600_000 : 60_000);
    await openBoard(page);
    await onBoard(page, (board, game) => board.load(game), game);
    const orders = await onBoard(
      page,
      async (board, [game, isLong]) => {
        board.budget = 5;
        const first = () => board.state.legal[0];
        /** @type {(() => unknown)[]} */
        const calls = [
          () => board.reset({ game }),
          () => board.play(first()),
          () => board.undo(),
          () => board.redo(),
          () => board.seek(0),
          () => board.think(),
          () => board.analyse(),
          () => board.hint(),
          () => board.step(),
          () => board.stop(),
          () => board.explain(),
          () => board.renew(),
          () => board.conclude({ title: "Over", body: "" }),
          () => (board.autoplay = !board.autoplay),
          () => (board.players = board.players === "ai,human" ? "human" : "ai,human"),
        ];
        const pairs = calls.flatMap((one) => calls.map((other) => [one, other]));
        const orders = isLong ? pairs.flatMap((pair) => calls.map((call) => [...pair, call])) : pairs;
        for (const order of orders) {
          board.autoplay = false;
          board.players = "human";
          board.reset({ game });
          board.play(first());
          const answers = order.map((call) => call());
          await Promise.allSettled(answers);
          board.autoplay = false;
          board.players = "human";
          const said = order.map(String).join(", ");
          const { record, state } = board;
          board.reset({ record });
          if (board.state.plies !== state.plies) throw new Error(`${said}: ${record} has ${board.state.plies} plies`);
          const ply = board.state.ply;
          if (!board.play(first()) || board.state.ply !== ply + 1) throw new Error(`${said}: no move can be made`);
        }
        return orders.length;
      },
      /** @type {const} */ ([game, isLong]),
    );
    expect(orders).toBeGreaterThan(200);
    note(`calls of a board in one task, ${game}`, `${orders} orders, the game goes on after each`);
  });
}
