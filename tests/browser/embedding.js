// The embedding test that every browser passes: a strict page with a board of each game, played by hand and by the computer.
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { COPY, pageOf, serve } from "./static.js";

/** @typedef {import('../../www/types.d.ts').BoardElement} Board */

const STRICT = {
  "content-security-policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'",
};
const TOLD = `window.told = [];
addEventListener('error', ({ message }) => told.push(message));
addEventListener('unhandledrejection', ({ reason }) => told.push(String(reason)));
addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => told.push(violatedDirective + ' ' + blockedURI));
console.warn = console.error = (...words) => told.push(words.join(' '));`;

/** @param {import('./visitor.js').Visitor} visitor */
export async function embedding(visitor) {
  const tags = ["2048", "pentago", "loa"].map(
    (game) => `<plyground-board game="${game}" budget="50" controls="undo" keys="board"></plyground-board>`,
  );
  const pages = {
    "/blog/post": pageOf(
      `..${COPY}`,
      tags.join("").replace('budget="50"', 'budget="soon"'),
      '<script src="../told.js"></script><script src="../axe.js"></script>',
    ),
    "/told.js": TOLD,
    "/axe.js": readFileSync("node_modules/axe-core/axe.min.js", "utf8"),
  };
  await visitor.open(`${await serve(pages, STRICT)}/blog/post`);

  /** Where a button of a board is, or its middle. @param {number} i @param {string} [name] */
  const place = (i, name) =>
    visitor.evaluate(
      ([i, name]) => {
        const board = document.querySelectorAll("plyground-board")[i];
        const buttons = [...(board.shadowRoot?.querySelectorAll("button") ?? [])];
        const target = name
          ? buttons.find((button) => button.textContent?.includes(name) || button.ariaLabel?.includes(name))
          : board;
        target?.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = target?.getBoundingClientRect() ?? new DOMRect(-1, -1);
        return { x: x + width / 2, y: y + height / 2 };
      },
      /** @type {const} */ ([i, name]),
    );
  /** How far each game is. */
  const plies = () =>
    visitor.evaluate(
      () => [...document.querySelectorAll("plyground-board")].map((board) => /** @type {Board} */ (board).state.ply),
      null,
    );
  /** A move by the computer. @param {number} i */
  const step = (i) =>
    visitor.evaluate(async (i) => {
      const board = /** @type {Board} */ (document.querySelectorAll("plyground-board")[i]);
      board.scrollIntoView({ block: "center" });
      await customElements.whenDefined("plyground-board");
      await board.ready;
      await board.step();
    }, i);

  await step(0);
  await step(1);
  await step(2);
  expect(await plies()).toEqual([1, 1, 1]);

  // One of four moves is legal wherever 2048 goes on.
  await visitor.click(await place(0));
  for (const arrow of /** @type {const} */ (["Left", "Up", "Right", "Down"])) await visitor.arrow(arrow);
  await expect.poll(async () => (await plies())[0]).toBeGreaterThan(1);
  const [played] = await plies();
  await visitor.click(await place(0, "Undo"));
  await expect.poll(plies).toEqual([played - 1, 1, 1]);

  const { violations, told } = await visitor.evaluate(async () => {
    const { axe, told } = /** @type {any} */ (window);
    return {
      violations: (await axe.run()).violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes[0].html}`),
      told,
    };
  }, null);
  expect(violations).toEqual([]);
  expect(told).toEqual([expect.stringContaining('budget="soon"')]);
}
