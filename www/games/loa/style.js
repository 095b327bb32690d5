// The men's part of the board's style sheet (../../board/style.js).
// Its comments are here, because visitors load the sheet as it is. Men are told apart without colours: O has a ring. The cursor of the
// keyboard shows while the board has the focus. Men that were captured, and the buttons, stand along the upper edge. On a small
// board the button can be pressed above its drawn part too: it is 24 pixels high, and clear of the men. The free strip of a
// turned board is the lower one.

import { FLIPPED, makeFlippedStyle } from "../../board/flip.js";
import { colourProperty, makeStyleSheet } from "../../board/palette.js";

/** The style sheet of Lines of Action. */
export const style = makeStyleSheet(`
:host {
  ${colourProperty("square", "#f1e6cf", "#2a3050")}
  ${colourProperty("square-shade", "#e6d7b8", "#232843")}
  ${colourProperty("x", "#3a3550", "#16182a")}
  ${colourProperty("x-deep", "#1c1830", "#05060d")}
  ${colourProperty("x-ink", "#ffffff", "#ffffff")}
  ${colourProperty("o", "#fffaf0", "#f4ead6")}
  ${colourProperty("o-deep", "#e0cfae", "#cbb993")}
  ${colourProperty("o-ink", "#2b2540", "#2b2540")}
  touch-action: pan-y pinch-zoom;
}
.board {
  inline-size: 100cqi;
  block-size: 100cqi;
  grid-template-rows: repeat(8, 1fr);
  padding: 6.5cqi 6cqi 5.5cqi 6cqi;
}
.row { position: relative; display: grid; grid-template-columns: repeat(8, 1fr); }
.files, .ranks { position: absolute; display: grid; place-items: center; font: 600 2.6cqi/1 var(--ply-font); color: var(--ply-ink-soft); }
.files { inset: auto 6cqi 1.2cqi 6cqi; grid-template-columns: repeat(8, 1fr); }
.ranks { inset: 6.5cqi auto 5.5cqi 2.1cqi; grid-template-rows: repeat(8, 1fr); }
.cell { position: relative; background: var(--ply-square); touch-action: inherit; }
.cell[data-shade] { background: var(--ply-square-shade); }
.board[data-open] .cell[data-mover] { cursor: pointer; touch-action: pinch-zoom; }
.cell[data-from], .cell[data-to] { box-shadow: inset 0 0 0 100cqi color-mix(in oklab, var(--ply-accent) 20%, transparent); }
.cell[data-captured]::before {
  content: "";
  position: absolute;
  inset: .35cqi;
  border: .7cqi dotted var(--ply-accent);
  border-radius: 50%;
}

.drawing {
  position: absolute;
  inset: 6.5cqi 6cqi 5.5cqi 6cqi;
  inline-size: 88cqi;
  block-size: 88cqi;
  overflow: visible;
  pointer-events: none;
  z-index: 1;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
}
.drawing.badges { z-index: 3; }
.drawing.advice { z-index: 4; color: var(--ply-accent); stroke: currentColor; opacity: .85; }
.advice .head { fill: currentColor; stroke: none; }
.drawing .group { opacity: .5; }
.drawing .group path { stroke-width: .96; }
.drawing .group[data-side="x"] path { stroke: #5a5fd6; }
.drawing .group[data-side="o"] path { stroke: #dd9d1a; }
.drawing .line { stroke: var(--ply-accent); stroke-width: .09; opacity: .75; }
.drawing .win { stroke-width: .2; }
.drawing .count { transform-box: fill-box; transform-origin: center; fill: var(--ply-accent); stroke: var(--ply-board); stroke-width: .12; paint-order: stroke; font: 800 .34px/1 var(--ply-font); text-anchor: middle; dominant-baseline: central; }

.man {
  position: absolute;
  inset: 11%;
  z-index: 2;
  border-radius: 50%;
  background: radial-gradient(circle at 36% 30%, #ffffff59, #ffffff00 40%), radial-gradient(circle at 50% 42%, var(--fill) 48%, var(--deep));
  box-shadow: 0 .4cqi .9cqi #00000052, inset 0 0 0 .35cqi var(--ring);
}
.man[hidden] { display: none; }
.man[data-side="x"] { --fill: var(--ply-x); --deep: var(--ply-x-deep); --ring: #ffffff40; }
.man[data-side="o"] { --fill: var(--ply-o); --deep: var(--ply-o-deep); --ring: #00000038; }
.man[data-side="o"]::before { content: ""; position: absolute; inset: 27%; border: .5cqi solid #00000052; border-radius: 50%; }
.man[data-held] { z-index: 4; scale: 1.12; box-shadow: 0 1.2cqi 2.4cqi #00000070; }
.cell[data-chosen] .man { box-shadow: 0 0 0 .7cqi var(--ply-accent), 0 .4cqi .9cqi #00000052; }
.board[data-decided] .man:not([data-deciding]) { opacity: .38; }
.man[data-deciding] { box-shadow: 0 0 0 .5cqi var(--ply-sheet), 0 0 0 1.1cqi var(--ply-accent), 0 .4cqi 1.6cqi #00000050; }

.cell[data-target] { cursor: pointer; }
.cell[data-target]::after { content: ""; position: absolute; inset: 32%; z-index: 2; border-radius: 50%; background: var(--ply-accent); }
.cell[data-prey]::after { inset: 3%; background: none; border: 1cqi solid var(--ply-accent); z-index: 3; }
@media (hover: hover) { .cell[data-target]:hover::after { inset: 25%; } .cell[data-prey]:hover::after { inset: 0; } }

.cell[data-hint-from] .man { outline: .8cqi dashed var(--ply-accent); outline-offset: .1cqi; }
.cell[data-hint] { box-shadow: inset 0 0 0 .7cqi var(--ply-accent); }

.board:focus-visible .cell[data-cursor] { outline: .7cqi solid var(--ply-focus); outline-offset: -.7cqi; z-index: 2; }

.taken { position: absolute; top: 1.7cqi; display: flex; gap: .5cqi; }
.taken[data-side="o"] { left: 6cqi; }
.taken[data-side="x"] { left: 42cqi; }
.lost { inline-size: 2.6cqi; block-size: 2.6cqi; border-radius: 50%; box-shadow: inset 0 0 0 .25cqi #8888; }
.taken[data-side="x"] .lost { background: var(--ply-x-deep); }
.taken[data-side="o"] .lost { background: var(--ply-o); }
.tools { position: absolute; inset: 0; z-index: 3; margin: auto; inline-size: 100cqi; block-size: 100cqi; pointer-events: none; }
.tools button { position: absolute; pointer-events: auto; }
button.groups { --hidden: max(0px, 24px - 5.9cqi); top: min(.8cqi, 6.3cqi - 24px); block-size: max(4.6cqi, 24px); right: 6cqi; min-block-size: 0; padding: var(--hidden) 2cqi 0; font-size: max(2.7cqi, 11px); line-height: 1; background: none; color: var(--ply-ink-soft); isolation: isolate; }
.groups::before { content: ""; position: absolute; z-index: -1; inset: var(--hidden) 0 0; border-radius: 999px; background: color-mix(in oklab, currentColor 14%, transparent); }
.groups[aria-pressed="true"] { color: var(--ply-accent-ink); }
.groups[aria-pressed="true"]::before { background: var(--ply-accent); }
button.pass { inset: 0; margin: auto; inline-size: fit-content; block-size: fit-content; padding: 2cqi 4cqi; background: var(--ply-accent); color: var(--ply-accent-ink); box-shadow: 0 .8cqi 3cqi #00000059; }
button.pass[hidden] { display: none; }

@media (prefers-reduced-motion: no-preference) { .cell[data-target]::after { animation: fade .15s; } }
@media (forced-colors: active) {
  .cell, .man, .lost { border: 1px solid CanvasText; }
  .man[data-side="x"], .taken[data-side="x"] .lost { background: CanvasText; forced-color-adjust: none; }
  .cell:is([data-from], [data-to]) { border: 3px solid Highlight; }
  .cell[data-chosen] .man, .man[data-deciding] { outline: 2px solid Highlight; outline-offset: 1px; }
  .cell[data-target]:not([data-prey])::after { background: Highlight; forced-color-adjust: none; }
}
${makeFlippedStyle(".man, .count")}
${FLIPPED} button.groups { top: auto; bottom: min(.8cqi, 6.3cqi - 24px); padding: 0 2cqi var(--hidden); }
${FLIPPED} .groups::before { inset: 0 0 var(--hidden); }
`);
