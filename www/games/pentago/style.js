// The marbles' part of the board's style sheet (../../board/style.js).
// Its comments are here, because visitors load the sheet as it is. Marbles are told apart without colours: O has a ring.
// The cursor of the keyboard shows while the board has the focus. A hint is a marble that is not there yet, and the arrow to press.
// Fingers can press an arrow beside its drawn part too. Quadrants can be dragged when a turn is due; the arrows around the board turn the quadrant beside them.

import { makeFlippedStyle } from "../../board/flip.js";
import { colourProperty, makeStyleSheet } from "../../board/palette.js";

/** The style sheet of Pentago. */
export const style = makeStyleSheet(`
:host {
  ${colourProperty("quadrant", "#f4ebd8", "#272c45")}
  ${colourProperty("hole", "#d9ccb2", "#171b2d")}
  ${colourProperty("x", "#f2b705", "#ffcf3f")}
  ${colourProperty("x-deep", "#c98a00", "#d99a12")}
  ${colourProperty("x-ink", "#3d2b00", "#3d2b00")}
  ${colourProperty("o", "#4a4fc4", "#7a86ff")}
  ${colourProperty("o-deep", "#272b86", "#4650c8")}
  ${colourProperty("o-ink", "#ffffff", "#10133d")}
  --strip: 8.2cqi;
  touch-action: pan-y pinch-zoom;
}
.board {
  inline-size: 100cqi;
  block-size: 100cqi;
  grid-template: 1fr 1fr / 1fr 1fr;
  gap: 2cqi;
  padding: var(--strip);
}
.quadrant {
  position: relative;
  display: grid;
  grid-template-rows: repeat(3, 1fr);
  gap: 1.2cqi;
  padding: 1.6cqi;
  border-radius: 3cqi;
  background: var(--ply-quadrant);
  box-shadow: 0 .5cqi 1.4cqi #00000026, inset 0 .3cqi 0 light-dark(#ffffffb0, #ffffff12);
}
.files, .ranks { position: absolute; display: grid; place-items: center; font: 600 2.4cqi/1 var(--ply-font); color: var(--ply-ink-soft); }
.files { inset: auto auto calc(var(--strip) - 2.9cqi) calc(var(--strip) + 1cqi); grid-template-columns: repeat(6, 12.93cqi); }
.ranks { inset: calc(var(--strip) + 1cqi) auto auto calc(var(--strip) - 2.2cqi); grid-template-rows: repeat(6, 12.93cqi); }
.file:nth-child(n + 4) { translate: 4cqi 0; }
.rank:nth-child(n + 4) { translate: 0 4cqi; }
.row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1.2cqi; }
.cell {
  position: relative;
  border-radius: 50%;
  background: var(--ply-hole);
  box-shadow: inset 0 .5cqi .9cqi #0000002b;
  touch-action: inherit;
}
.board[data-open] .cell[data-empty] { cursor: pointer; }
@media (hover: hover) {
  .board[data-open] .cell[data-empty]:hover { background: color-mix(in oklab, var(--ply-hole), var(--next) 32%); }
}
.board[data-side="x"] { --next: var(--ply-x); }
.board[data-side="o"] { --next: var(--ply-o); }

.marble {
  position: absolute;
  inset: 0;
  border-radius: 50%;
  background: radial-gradient(circle at 35% 28%, #ffffffd9, #ffffff00 34%), radial-gradient(circle at 50% 42%, var(--fill) 45%, var(--deep));
  box-shadow: 0 .5cqi 1cqi #00000045;
}
.marble[hidden] { display: none; }
.marble[data-side="x"] { --fill: var(--ply-x); --deep: var(--ply-x-deep); }
.marble[data-side="o"] { --fill: var(--ply-o); --deep: var(--ply-o-deep); }
.marble[data-side="o"]::before {
  content: "";
  position: absolute;
  inset: 27%;
  border: .55cqi solid #ffffffc0;
  border-radius: 50%;
}
.marble[data-pending] { box-shadow: 0 0 0 .7cqi var(--ply-accent), 0 .5cqi 1cqi #00000045; }
.marble[data-last]::after {
  content: "";
  position: absolute;
  inset: -.75cqi;
  border: .5cqi solid color-mix(in oklab, var(--ply-ink) 62%, transparent);
  border-radius: 50%;
}
.board[data-decided] .marble:not([data-deciding]) { opacity: .38; }
.marble[data-deciding] { box-shadow: 0 0 0 .8cqi var(--ply-sheet), 0 0 0 1.5cqi var(--ply-accent), 0 .5cqi 2cqi #00000050; z-index: 1; }
.lines { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; z-index: 1; pointer-events: none; }
.advice { fill: none; color: var(--ply-accent); stroke: currentColor; stroke-linecap: round; opacity: .8; }
.advice .head { fill: currentColor; stroke: none; }
.lines .win { stroke-width: 1.8; opacity: .85; }

.board:focus-visible .cell[data-cursor] { outline: .7cqi solid var(--ply-focus); outline-offset: .3cqi; }
.board:focus-visible .quadrant[data-chosen] { outline: .8cqi solid var(--ply-focus); outline-offset: -.4cqi; }

.cell[data-hint]::before {
  content: "";
  position: absolute;
  inset: 12%;
  border: .8cqi dashed var(--ply-accent);
  border-radius: 50%;
  background: color-mix(in oklab, var(--next) 38%, transparent);
}

.board[data-turning] .quadrant { touch-action: pinch-zoom; cursor: grab; }
.board[data-turning] .quadrant[data-held] { cursor: grabbing; z-index: 2; box-shadow: 0 1.2cqi 3.4cqi #00000059; }

.turns {
  position: absolute;
  inset: 0;
  z-index: 2;
  margin: auto;
  inline-size: 100cqi;
  block-size: 100cqi;
  pointer-events: none;
}
.turn {
  position: absolute;
  display: grid;
  place-items: center;
  min-block-size: 0;
  padding: 0;
  border-radius: 2.2cqi;
  background: none;
  color: color-mix(in oklab, var(--ply-ink-soft) 42%, transparent);
  box-shadow: none;
  pointer-events: auto;
}
button.turn + button.turn { background: none; color: color-mix(in oklab, var(--ply-ink-soft) 42%, transparent); box-shadow: none; }
.turn[aria-disabled="true"] { cursor: default; filter: none; scale: none; }
@media (pointer: coarse) {
  .turns[data-due] .turn::after { --more: min(0px, (6.8cqi - 44px) / 2); content: ""; position: absolute; inset: var(--more) 0; }
  .turns[data-due] .turn:is([data-edge="left"], [data-edge="right"])::after { inset: 0 var(--more); }
}
.turns:not([data-due]) button.turn[data-last] { color: var(--ply-accent); }
.turns[data-due] button.turn { background: var(--ply-accent); color: var(--ply-accent-ink); box-shadow: 0 .4cqi 1cqi #00000030; }
.turns[data-due] button.turn:not([data-hint]):not(:hover) { background: color-mix(in oklab, var(--ply-accent) 82%, var(--ply-board)); }
.turns button.turn[data-hint] { background: var(--ply-accent); color: var(--ply-accent-ink); box-shadow: 0 0 0 .9cqi color-mix(in oklab, var(--ply-accent) 34%, transparent); }
.turn svg { inline-size: 6.4cqi; block-size: 6.4cqi; fill: none; stroke: currentColor; stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }
.turn[data-edge="top"], .turn[data-edge="bottom"] { inline-size: 22cqi; block-size: 6.8cqi; }
.turn[data-edge="left"], .turn[data-edge="right"] { inline-size: 6.8cqi; block-size: 22cqi; }
.turn[data-edge="top"] { inset-block-start: .7cqi; }
.turn[data-edge="bottom"] { inset-block-end: .7cqi; }
.turn[data-edge="left"] { left: .7cqi; }
.turn[data-edge="right"] { right: .7cqi; }
.turn[data-half="first"]:is([data-edge="top"], [data-edge="bottom"]) { left: 18.2cqi; }
.turn[data-half="second"]:is([data-edge="top"], [data-edge="bottom"]) { right: 18.2cqi; }
.turn[data-half="first"]:is([data-edge="left"], [data-edge="right"]) { inset-block-start: 18.2cqi; }
.turn[data-half="second"]:is([data-edge="left"], [data-edge="right"]) { inset-block-end: 18.2cqi; }

@media (prefers-reduced-motion: no-preference) {
  .turns[data-due] .turn { animation: fade .2s; }
  .marble[data-deciding] { animation: glow 1.1s .5s ease-in-out 3; }
}
@keyframes glow { 50% { box-shadow: 0 0 0 .8cqi var(--ply-sheet), 0 0 0 2.4cqi var(--ply-accent), 0 .5cqi 2cqi #00000050; } }
@media (forced-colors: active) {
  .cell, .quadrant, .marble { border: 1px solid CanvasText; }
  .marble[data-side="x"] { background: CanvasText; forced-color-adjust: none; }
  .marble:is([data-pending], [data-deciding]) { outline: 2px solid Highlight; outline-offset: 1px; }
  .turns:not([data-due]) button.turn { border-color: transparent; }
  .turns button.turn[data-hint] { border: 3px solid Highlight; }
}
${makeFlippedStyle(".marble", ".turns")}
`);
