/** The list of the moves of a game. Only the rows in view are in the document: a game of 2048 has thousands of moves. */

import { byId, make } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { moveWords, say, text } from "../kit/page-text.js";
import { onFrame } from "../timing.js";

/** The height of a row, as in panels.css. */
const ROW_REM = 2;
/** Moves of a row where one plays alone. Two sides have a round in a row. */
const MOVES_PER_ROW = 6;
/** Rows above and below the view. */
const SPARE = 2;

/** What the list shows: where the board stands, and how many moves stand before the first in its row. @typedef {{ply: number, plies: number, perRow: number, before: number}} Shape */

/** Fills the list. @param {import("../types.js").BoardElement} board */
export function mountMoveList(board) {
  const list = byId("move-list", HTMLElement);
  const rows = byId("move-rows", HTMLElement);
  const rowHeight = () => ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  let followed = -1;

  const draw = onFrame(() => {
    if (list.clientHeight === 0) return; // the panel is closed
    const shape = rowLayout(board.state);
    const height = rowHeight();
    const all = rowOf(shape.plies, shape) + 1;
    rows.style.height = `${all * height}px`;
    rows.style.setProperty("--columns", String(shape.perRow));
    if (followed !== shape.ply) keepInView(list, rowOf(shape.ply, shape) * height, height);
    followed = shape.ply;
    const first = Math.max(0, Math.floor(list.scrollTop / height) - SPARE);
    const last = Math.min(all, Math.ceil((list.scrollTop + list.clientHeight) / height) + SPARE);
    const focused = list.contains(document.activeElement);
    rows.replaceChildren(...rowsOf(board, shape, first, last));
    if (focused)
      /** @type {HTMLElement | null} */ (list.querySelector("[aria-current]"))?.focus({ preventScroll: true });
  });

  /** Goes to a ply; where the board stands nothing changes. @param {number} ply */
  const go = (ply) => ply === board.state.ply || board.seek(ply);
  list.addEventListener("scroll", draw);
  list.addEventListener("click", (event) => {
    const chosen = event.target instanceof Element ? event.target.closest("button") : null;
    if (chosen?.dataset.ply) go(Number(chosen.dataset.ply));
  });
  list.addEventListener("keydown", (event) => {
    const { ply, plies } = board.state;
    const { perRow } = rowLayout(board.state);
    const to = {
      ArrowLeft: ply - 1,
      ArrowRight: ply + 1,
      ArrowUp: ply - perRow,
      ArrowDown: ply + perRow,
      Home: 0,
      End: plies,
    }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault(); // the arrows play 2048 elsewhere
    go(Math.max(0, Math.min(plies, to)));
  });
  board.addEventListener("position", draw);
  new ResizeObserver(draw).observe(byId("move-list", HTMLElement)); // it may have been hidden
  draw();
}

/** @param {import("../types.js").State} state @returns {Shape} */
function rowLayout({ ply, plies, side }) {
  // A position may begin with the second side to move.
  const before = side && (side === "x") !== (ply % 2 === 0) ? 1 : 0;
  return { ply, plies, perRow: side ? 2 : MOVES_PER_ROW, before };
}

/** The row of a ply; ply 0, the start, has the first to itself. @param {number} ply @param {Shape} shape */
const rowOf = (ply, { perRow, before }) => (ply === 0 ? 0 : 1 + Math.floor((ply - 1 + before) / perRow));

/** @param {HTMLElement} list @param {number} top @param {number} height */
function keepInView(list, top, height) {
  if (top < list.scrollTop) list.scrollTop = top;
  const bottom = top + height - list.clientHeight;
  if (bottom > list.scrollTop) list.scrollTop = bottom;
}

/** @param {import("../types.js").BoardElement} board @param {Shape} shape @param {number} first @param {number} last not included */
function* rowsOf(board, shape, first, last) {
  const { perRow, before } = shape;
  for (let row = first; row < last; row++) {
    const line = make("div", { className: "move-row" });
    line.style.setProperty("--row", String(row));
    if (row === 0) line.append(moveButton(0, text.replay.start, text.replay.start, shape));
    else {
      const from = (row - 1) * perRow - before;
      line.append(make("span", { className: "move-number" }, `${wholeNumber(perRow === 2 ? row : from + 1)}.`));
      if (from < 0) line.append(make("span", {}, "…"));
      for (const [at, move] of board.moves(Math.max(0, from), from + perRow).entries()) {
        const ply = Math.max(0, from) + at + 1;
        const { arrow, name } = moveWords(move);
        line.append(moveButton(ply, arrow || name, say(text.replay.move, { ply, move: name }), shape));
      }
    }
    yield line;
  }
}

/** @param {number} ply @param {string} shown @param {string} label @param {Shape} shape */
function moveButton(ply, shown, label, shape) {
  const isCurrent = ply === shape.ply;
  const made = make(
    "button",
    { type: "button", className: "move", "aria-label": label, tabIndex: isCurrent ? 0 : -1 },
    shown,
  );
  made.dataset.ply = String(ply);
  if (isCurrent) made.setAttribute("aria-current", "step");
  made.toggleAttribute("data-undone", ply > shape.ply);
  return made;
}
