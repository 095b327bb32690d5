/** A short shimmer over the board: for the goal of a game, each tile beyond it, and a new best score. */

import { reducesMotion } from "../board/motion.js";

const PIECES = 56;
const LASTS_MS = 1600;
const COLOURS = ["--page-accent", "--page-gold", "--page-ink"];

/** Celebrates the goal that was just reached, and the tiles beyond it. @param {import("../types.js").BoardElement} board */
export function celebrateTiles(board) {
  const reached = () => (board.state.side === undefined && board.state.won ? board.state.best : Infinity);
  let before = reached();
  board.addEventListener("move", () => reached() < Infinity && reached() > before && celebrate(board));
  board.addEventListener("position", () => (before = reached()));
  celebrate(board);
}

/** Lets paper fall over a board, where somebody sees it and wants motion. @param {import("../types.js").BoardElement} board */
export function celebrate(board) {
  const frame = board.parentElement;
  const isCalm = reducesMotion() || document.hidden || board.autoplay;
  if (!frame || isCalm || frame.querySelector(".shimmer")) return;
  const { width, height } = frame.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  canvas.className = "shimmer";
  canvas.ariaHidden = "true";
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) return;
  frame.append(canvas);
  const style = getComputedStyle(frame);
  const colours = COLOURS.map((name) => style.getPropertyValue(name));
  const pieces = Array.from({ length: PIECES }, (_, at) => ({
    x: Math.random() * width,
    sway: (Math.random() - 0.5) * 0.12 * width,
    rise: -Math.random() * 0.5 * height,
    size: (0.008 + 0.008 * Math.random()) * width,
    spin: (Math.random() - 0.5) * 12,
    colour: colours[at % colours.length],
  }));
  const began = performance.now();
  requestAnimationFrame(draw);

  /** @param {number} now */
  function draw(now) {
    const part = (now - began) / LASTS_MS;
    if (part >= 1 || !context) return canvas.remove();
    context.reset();
    context.globalAlpha = Math.min(1, 3 * (1 - part));
    for (const { x, sway, rise, size, spin, colour } of pieces) {
      context.setTransform(1, 0, 0, 1, x + sway * Math.sin(6 * part), rise + 1.5 * height * part * (0.4 + part));
      context.rotate(spin * part);
      context.fillStyle = colour;
      context.fillRect(-size, -size / 2, 2 * size, size);
    }
    requestAnimationFrame(draw);
  }
}
