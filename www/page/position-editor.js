/** Any position: clicked together or pasted, judged by the engine, and played from. */
import { games } from "../games.js";
import { dialogWords, wordsOfGame } from "./dialog-words.js";
import { button, byId, make, reasonOf, setText } from "./dom.js";
import { mountValues, movesOf } from "./move-values.js";
import { moveOf, say, text } from "./page-text.js";

/** @typedef {import("../games/types.d.ts").Setup} Setup */

/**
 * @param {import("../types.js").BoardElement} board
 * @param {import("./session.js").Session} session
 * @param {{about: (position?: string) => void}} thinking
 */
export function mountEditor(board, session, thinking) {
  const said = dialogWords().editor;
  const words = byId("editor-text", HTMLTextAreaElement);
  const grid = byId("editor-grid", HTMLElement);
  let showValues = mountValues(byId("editor-values", HTMLElement), []);
  /** @type {import("../games/types.d.ts").Pieces} */
  let pieces;
  /** @type {Setup} */
  let setup = { cells: [] };
  let asked = 0;
  let { largest, columns } = board.settled;
  const raise = (/** @type {number} */ value) => pieces.raise(value, largest);
  const lower = (/** @type {number} */ value) => pieces.lower(value, largest);

  const makeCells = () =>
    setup.cells.map((_, at) => {
      const cell = make("button", { type: "button", className: "editor-cell", tabIndex: at === 0 ? 0 : -1 });
      cell.addEventListener("click", (event) => change(at, event.shiftKey ? lower : raise));
      cell.addEventListener("contextmenu", (event) => {
        event.preventDefault();
        change(at, lower);
      });
      cell.addEventListener("focus", () =>
        cells.forEach((one) => {
          one.tabIndex = one === cell ? 0 : -1;
        }),
      );
      return cell;
    });
  /** @type {HTMLButtonElement[]} */
  let cells = [];
  const normal = (/** @type {string} */ said) => pieces.normal(said);

  /** An empty board of the size of the game on the table. */
  async function shape() {
    const { id, game } = board.settled;
    const loaded = await games[id].editor();
    if (game !== board.settled.game) return; // another one by now
    pieces = loaded.pieces;
    ({ largest, columns } = board.settled);
    showValues = mountValues(byId("editor-values", HTMLElement), movesOf(board));
    setText(byId("editor-help", HTMLElement), wordsOfGame(id).editor ?? loaded.help);
    setup = { cells: Array(board.settled.rows * columns).fill(0) };
    cells = makeCells();
    grid.style.setProperty("--columns", String(columns));
    grid.replaceChildren(...cells);
    words.value = "";
    fresh();
    draw();
    begin();
  }

  grid.addEventListener("keydown", (event) => {
    const at = cells.findIndex((cell) => cell === event.target);
    const column = at % columns;
    const to = {
      ArrowLeft: column > 0 ? at - 1 : at,
      ArrowRight: column < columns - 1 ? at + 1 : at,
      ArrowUp: at - columns,
      ArrowDown: at + columns,
    }[event.key];
    if (to !== undefined) cells[to]?.focus();
    else if (event.key === "+" || event.key === "=") change(at, raise);
    else if (event.key === "-" || event.key === "_") change(at, lower);
    else if (event.key === "Delete" || event.key === "Backspace" || event.key === "0") change(at, () => 0);
    else if (event.key.length > 1 || event.key === " ") return;
    else return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation(); // Keys pressed here are the editor's: the board must not move.
  });

  /** @param {number} at @param {(value: number) => number} how */
  function change(at, how) {
    setup.cells[at] = how(setup.cells[at]);
    words.value = pieces.write(setup);
    fresh();
    draw();
  }

  function draw() {
    cells.forEach((cell, at) => {
      const stands = setup.cells[at];
      pieces.dress(cell, stands);
      const [row, column, value] = [
        Math.floor(at / columns) + 1,
        (at % columns) + 1,
        pieces.piece(stands) || text.empty,
      ];
      const place = pieces.place?.(row, column);
      cell.setAttribute("aria-label", place ? `${place}: ${value}` : say(said.cell, { row, column, value }));
    });
  }

  /** What was answered was about another position. */
  function fresh() {
    asked += 1;
    setText(byId("editor-error", HTMLElement), "");
    setText(byId("editor-answer", HTMLElement), "");
    words.setAttribute("aria-invalid", "false");
    showValues([]);
  }

  /** @param {unknown} reason */
  function refuse(reason) {
    setText(byId("editor-answer", HTMLElement), "");
    setText(byId("editor-error", HTMLElement), reasonOf(reason));
    words.setAttribute("aria-invalid", "true");
  }

  /** @param {string} position */
  function set(position) {
    words.value = position;
    fresh();
    readWords();
  }

  /** The grid follows the words. */
  function readWords() {
    const read = pieces.read(normal(words.value));
    if (read.cells.length !== setup.cells.length || !read.cells.every((n) => Number.isInteger(n) && n >= 0)) return;
    setup = read;
    draw();
  }

  words.addEventListener("input", () => {
    fresh();
    readWords();
  });
  button("editor-copy").addEventListener("click", () => set(board.state.position));
  button("editor-clear").addEventListener("click", () => set(pieces.write({ cells: setup.cells.map(() => 0) })));

  button("editor-best").addEventListener("click", async () => {
    fresh();
    const question = asked;
    setText(byId("editor-answer", HTMLElement), said.thinking);
    try {
      const position = normal(words.value);
      await session.check({ position });
      thinking.about(position);
      const outcome = await board.think({ position });
      if (question !== asked) return;
      setText(
        byId("editor-answer", HTMLElement),
        outcome.move === null ? said.over : say(said.answer, { name: moveOf(outcome.move).name, depth: outcome.depth }),
      );
      showValues(outcome.moves, outcome.move);
    } catch (error) {
      if (question === asked) refuse(error);
    } finally {
      thinking.about();
    }
  });

  button("editor-play").addEventListener("click", async () => {
    try {
      if (!(await session.open({ position: normal(words.value) }, "position"))) return;
      fresh();
      board.scrollIntoView({ block: "nearest" });
      board.focus();
    } catch (error) {
      refuse(error);
    }
  });

  words.addEventListener("change", () => session.check({ position: normal(words.value) }).catch(refuse));

  // It opens on the position at hand, unless one is being set up already.
  const panel = byId("panel-position", HTMLDetailsElement);
  const begin = () => {
    if (panel.open && words.value === "") set(board.state.position);
  };
  panel.addEventListener("toggle", begin);
  board.addEventListener("game", shape);
  return shape();
}
