/** The status of the game beside the board: score or sides, moves, and which buttons can be pressed. */

import { button, byId, setIcon, setText } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { say, text } from "../kit/page-text.js";
import { onFrame } from "../timing.js";

/** @typedef {import("../types.js").Status} Status */

/** A search is told after so many milliseconds: the line stays calm where the computer answers at once. */
const CALM_MS = 350;

/**
 * Shows the status, and keeps it up to date.
 * @param {import("../core/model.js").Model} model
 * @param {import("../core/saved-game.js").SavedGame} saved
 */
export function mountStatus(model, saved) {
  const { board } = model;
  const draw = onFrame(() => {
    const { state } = board;
    if (state.side) drawSides(state, model);
    else drawScore(state.score, saved);
    setText(byId("moves", HTMLElement), wholeNumber(state.ply));
    drawButtons(board);
  });
  board.addEventListener("status", (event) => drawStatus(/** @type {CustomEvent<Status>} */ (event).detail));
  drawStatus(board.status);
  board.addEventListener("status", draw); // a game may end where it stands
  board.addEventListener("position", draw);
  board.addEventListener("autoplay", draw);
  model.watch(draw);
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let thinkingTimer;

/** Shows whose turn it is and what to do, or the result. @param {Status} status */
function drawStatus({ kind, message }) {
  const line = byId("status-line", HTMLElement);
  const show = () => {
    line.dataset.kind = kind;
    setText(line, message);
  };
  clearTimeout(thinkingTimer);
  if (kind === "thinking") thinkingTimer = setTimeout(show, CALM_MS);
  else show();
}

/** @param {number} score @param {import("../core/saved-game.js").SavedGame} saved */
function drawScore(score, { assisted, best }) {
  setText(byId("score", HTMLElement), wholeNumber(score));
  setText(byId("best", HTMLElement), wholeNumber(assisted ? best.ai : best.hand));
  setText(byId("best-label", HTMLElement), assisted ? text.stage.bestByAi : text.stage.best);
}

/** @param {import("../types.js").BoardElement} board */
function drawButtons(board) {
  const { over, ply, plies } = board.state;
  // Not `disabled`: a button that loses the focus while it is being pressed strands the keyboard.
  const isIdle = { undo: !board.status.canUndo, redo: ply === plies, hint: over, step: over };
  for (const [id, is] of Object.entries(isIdle)) button(id).setAttribute("aria-disabled", String(is));
  const control = button("autoplay");
  setIcon(control, board.autoplay ? "pause" : "play");
  const label = control.querySelector("span");
  const watch = board.guest ? text.stage.watchEngine : text.stage.autoplay;
  if (label) setText(label, board.autoplay ? text.stage.pause : watch);
}

/** Shows which side is to move, or which has won. @param {import("../types.js").DuelState} state @param {import("../core/model.js").Model} model */
function drawSides({ side, outcome: byRules }, model) {
  const { status } = model.board;
  const outcome = byRules ?? (status.kind === "over" ? model.earlyOutcome() : undefined);
  for (const one of /** @type {const} */ (["x", "o"])) {
    const name = playerName(one, model);
    setText(byId(`side-${one}-who`, HTMLElement), name);
    const isToMove = status.kind !== "over" && side === one;
    const wins = name === text.stage.human ? text.stage.youWin : text.stage.wins;
    const result = outcome === one ? wins : outcome === "draw" ? text.stage.draw : "";
    const standing =
      name === text.stage.ai && model.level
        ? say(text.stage.level, { level: model.level })
        : isToMove
          ? text.stage.toMove
          : "";
    setText(byId(`side-${one}-state`, HTMLElement), result || standing);
    byId(`side-${one}`, HTMLElement).toggleAttribute("data-active", isToMove || outcome === one);
  }
}

/** Who plays a side: by name, you, the computer or a module in its place, or the colour. @param {"x" | "o"} side @param {import("../core/model.js").Model} model */
function playerName(side, { board, humanSides, playerNames }) {
  const named = playerNames?.[side];
  if (named) return named;
  if (humanSides.length === 2) return board.sideNames?.[side] ?? "";
  return humanSides.includes(side) ? text.stage.human : board.guestName || text.stage.ai;
}
