// The tiles' part of the board's style sheet (../../board/style.js).
// Its comments are here, because visitors load the sheet as it is. Coordinates stand between the tiles and the edge. Gold and beyond shine. A
// stand-in lies above the cells and below what it turns into. A new largest tile sends out a ring.

import { makeStyleSheet } from "../../board/palette.js";
import { tileProperties, tileRules } from "./colours.js";

/** The style sheet of 2048. */
export const style = makeStyleSheet(`
:host {
  ${tileProperties}
}
.board {
  grid-template-rows: repeat(var(--rows), 1fr);
  gap: var(--gap);
  padding: var(--gap);
}
.row { display: grid; grid-template-columns: repeat(var(--columns), 1fr); gap: var(--gap); }
.cell { position: relative; border-radius: var(--corner); background: var(--ply-cell); }

.files, .ranks { position: absolute; display: grid; gap: var(--gap); place-items: center; font: 600 max(6px, calc(var(--gap) * .85))/1 var(--ply-font); color: var(--ply-ink-soft); }
.files { inset: auto var(--gap) 0; block-size: var(--gap); grid-template-columns: repeat(var(--columns), 1fr); }
.ranks { inset: var(--gap) auto var(--gap) 0; inline-size: var(--gap); grid-template-rows: repeat(var(--rows), 1fr); }

.tile {
  position: absolute;
  inset: 0;
  z-index: 2;
  display: grid;
  place-items: center;
  border-radius: var(--corner);
  background: var(--fill);
  color: var(--ink);
  font-size: calc(var(--unit) * .46);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -.02em;
  line-height: 1;
  box-shadow: inset 0 -.5cqi 0 #0000001c, 0 .4cqi .8cqi #0000001f;
}
.tile[hidden] { display: none; }
.tile.ghost { z-index: 1; } .tile[data-digits="3"] { font-size: calc(var(--unit) * .37); }
.tile[data-digits="4"] { font-size: calc(var(--unit) * .3); }
.tile[data-digits="5"] { font-size: calc(var(--unit) * .245); }
.tile[data-digits="6"] { font-size: calc(var(--unit) * .21); }
.tile:is([data-digits="7"], [data-digits="8"]) { font-size: calc(var(--unit) * .165); }
.tile:is([data-digits="9"], [data-digits="10"]) { font-size: calc(var(--unit) * .135); }
.tile:is([data-digits="11"], [data-digits="12"]) { font-size: calc(var(--unit) * .11); }
.tile, .cell { --fill: var(--ply-sheet); --ink: var(--ply-ink); }
${tileRules}

.tile[data-grand] {
  background-image: linear-gradient(150deg, #ffffff59, #ffffff00 45%, #0000001a);
  box-shadow: inset 0 0 0 .45cqi #ffffff4d, 0 0 3.2cqi color-mix(in oklab, var(--fill) 65%, transparent);
}
.tile[data-value="65536"] { background-image: radial-gradient(circle at 28% 22%, light-dark(#8a5cd0, #ffffff), transparent 62%); }
.tile[data-value="131072"] {
  border: .7cqi solid transparent;
  background:
    radial-gradient(circle at 30% 20%, light-dark(#3a4374, #ffffff), var(--fill) 65%) padding-box,
    conic-gradient(from 210deg, #ff5f6d, #ffc371, #7bed9f, #38bdf8, #a78bfa, #ff5f6d) border-box;
}

.tile::after {
  content: "";
  position: absolute;
  inset: 0;
  border-radius: inherit;
  box-shadow: 0 0 0 .8cqi var(--fill);
  opacity: 0;
  pointer-events: none;
}

.hint {
  position: absolute;
  inset: 0;
  z-index: 3;
  margin: auto;
  inline-size: var(--width);
  block-size: var(--height);
  pointer-events: none;
}
.hint[hidden] { display: none; }
.chip {
  --chip: 4.1cqi;
  position: absolute;
  display: flex;
  align-items: center;
  gap: .3em;
  padding: .28em .7em;
  border-radius: 99px;
  background: var(--ply-sheet);
  color: var(--ply-ink-soft);
  box-shadow: 0 0 0 1px var(--ply-edge), 0 .6cqi 1.6cqi #00000038;
  font-size: max(11px, var(--chip));
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  white-space: nowrap;
}
.chip[data-best] {
  --chip: 4.6cqi;
  background: var(--ply-accent);
  color: var(--ply-accent-ink);
  box-shadow: 0 0 0 .6cqi color-mix(in oklab, var(--ply-accent) 30%, transparent), 0 .6cqi 1.6cqi #00000038;
}
.arrow { font-weight: 800; }
.chip[data-move="up"] { inset-block-start: 0; left: 50%; translate: -50% -1cqi; }
.chip[data-move="down"] { inset-block-end: 0; left: 50%; translate: -50% 1cqi; }
.chip[data-move="left"], .chip[data-move="right"] {
  top: 50%;
  flex-direction: column;
  gap: 0;
  padding: .45em .55em;
  border-radius: 1em;
}
.chip[data-move="left"] { left: 0; translate: -1cqi -50%; }
.chip[data-move="right"] { right: 0; translate: 1cqi -50%; }

@media (prefers-reduced-motion: no-preference) {
  .hint:not([hidden]) { animation: fade .16s; }
}
@media (forced-colors: active) {
  .cell, .tile, .chip { border: 1px solid CanvasText; }
  .chip[data-best] { border: 3px solid Highlight; }
}
`);
