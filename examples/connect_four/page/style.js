// The discs' part of the board's style sheet (www/board/board-style.js).

import { colourProperty } from "../../../www/board/palette.js";

export const style = new CSSStyleSheet();

style.replaceSync(`
:host {
  ${colourProperty("front", "#2f62b8", "#2a4c8f")}
  ${colourProperty("front-ink", "#ffffff", "#e9ebf7")}
  ${colourProperty("hole", "#f4ebd8", "#12172b")}
  ${colourProperty("x", "#d23626", "#ff6a55")}
  ${colourProperty("x-deep", "#9c1d11", "#c93b27")}
  ${colourProperty("x-ink", "#ffffff", "#350700")}
  ${colourProperty("o", "#f2b705", "#ffcf3f")}
  ${colourProperty("o-deep", "#c98a00", "#d99a12")}
  ${colourProperty("o-ink", "#3d2b00", "#3d2b00")}
  touch-action: pan-y pinch-zoom;
}
.board {
  inline-size: 100cqi;
  block-size: fit-content;
  padding: 2cqi;
  overflow: hidden;
  background: var(--ply-front);
}
.row, .names { display: grid; grid-template-columns: repeat(7, 1fr); }
.cell { position: relative; aspect-ratio: 1; background: var(--ply-hole); touch-action: inherit; }
/* The front of the board, with a hole for every cell; discs fall behind it. */
.cell::after {
  content: "";
  position: absolute;
  inset: -.5px;
  z-index: 2;
  background: radial-gradient(circle closest-side, transparent 82%, #00000045 83%, var(--ply-front) 88%);
}
.board[data-open] .cell { cursor: pointer; }
.name { padding-block-start: .6cqi; color: var(--ply-front-ink); font: 600 max(2.6cqi, 11px)/1.2 var(--ply-font); text-align: center; }

.disc {
  position: absolute;
  inset: 9%;
  z-index: 1;
  border-radius: 50%;
  background: radial-gradient(circle at 50% 42%, var(--fill) 52%, var(--deep));
}
.disc[hidden] { display: none; }
.disc[data-side="x"] { --fill: var(--ply-x); --deep: var(--ply-x-deep); }
.disc[data-side="o"] { --fill: var(--ply-o); --deep: var(--ply-o-deep); }
/* Told apart without colours: O has a ring. */
.disc[data-side="o"]::before { content: ""; position: absolute; inset: 26%; border: .7cqi solid #00000052; border-radius: 50%; }
.disc[data-last]::after { content: ""; position: absolute; inset: 42%; border-radius: 50%; background: #00000080; }
.board[data-decided] .disc:not([data-deciding]) { opacity: .38; }
.disc[data-deciding] { box-shadow: inset 0 0 0 1.1cqi var(--ply-sheet); }

/* Where a disc would come to lie */
.board[data-side="x"] { --next: var(--ply-x); }
.board[data-side="o"] { --next: var(--ply-o); }
.board[data-open]:focus-visible .cell[data-aim] { background: color-mix(in oklab, var(--ply-hole), var(--next) 45%); }
@media (hover: hover) {
  .board[data-open]:hover .cell[data-aim] { background: color-mix(in oklab, var(--ply-hole), var(--next) 45%); }
}
.cell[data-hint]::before { content: ""; position: absolute; inset: 12%; z-index: 3; border: 1cqi dashed var(--ply-accent); border-radius: 50%; }
/* The cursor of the keyboard shows while the board has the focus. */
.board:focus-visible .cell[data-aim]::before { content: ""; position: absolute; inset: 12%; z-index: 3; border: .7cqi solid var(--ply-focus); border-radius: 50%; }
.board:focus-visible .cell[data-aim][data-hint]::before { border: 1cqi dashed var(--ply-accent); }

@media (forced-colors: active) {
  .cell { border: 1px solid CanvasText; }
  .cell::after { content: none; }
  .disc { border: 1px solid CanvasText; }
  .disc[data-side="x"] { background: CanvasText; forced-color-adjust: none; }
}
`);
