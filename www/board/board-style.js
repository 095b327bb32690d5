// The style sheet of the shadow tree; each game adds its own. Lengths inside the board are in `cqi`, hundredths of its width.
// Its comments are here, because visitors load the sheet as it is. `--ply-margin` is a zone around the board that takes swipes.
// The frame is the largest square in its room. A board without a size of the page's takes that of an empty grid. That is
// as wide as there is room, up to 600 pixels and the height of the window with two lines of buttons. Pixels, because pages set `rem` to anything.
// `.whole` takes back what it would inherit from the page. `all` leaves the direction of text, which counts for words, while boards
// are never mirrored. A sentence in another language than the page's keeps its full stop at its end.
// A page with light text that names no colour scheme is dark: view.js reads `outline-color`, the colour of its text as numbers, and hears of a
// change by the transition. The buttons share their lines evenly, below the score where they do not fit beside it.
// Pieces keep their colours where a browser darkens pages or prints without backgrounds: else both sides look alike.
// A notice is a card over the lower edge, so that the board can still be seen. That of the end of a game is slim, beside the
// line that has won; drawing.js draws that line, or the group. Where "New" and "Undo" stand below the board, they do for its own.

import { colourProperties, makeStyleSheet } from "./palette.js";

/** The style sheet of every board. */
export const style = makeStyleSheet(`
:host {
  ${colourProperties}
  --ply-margin: 0px;
  --ply-radius: 3.2cqi;
  --ply-font: ui-rounded, "SF Pro Rounded", "Nunito", "Segoe UI", system-ui, sans-serif;
  display: flex;
  flex-direction: column;
  position: relative;
  box-sizing: border-box;
  aspect-ratio: 1;
  inline-size: fit-content;
  max-inline-size: 100%;
  writing-mode: horizontal-tb;
  break-inside: avoid;
  touch-action: pinch-zoom;
  user-select: none;
  -webkit-user-select: none;
}
:host([hidden]) { display: none; }
:host([controls]:not([controls="false"])) { aspect-ratio: auto; }
:host([theme="light"]) { color-scheme: light; }
:host([theme="dark"]) { color-scheme: dark; }
:host([theme="auto"]) { color-scheme: light dark; }

*, ::before, ::after { box-sizing: border-box; }

.whole {
  all: initial;
  box-sizing: border-box;
  display: flex;
  flex: auto;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  padding: var(--ply-margin);
  font: 400 1em/1.4 var(--ply-font);
  color: inherit;
  color-scheme: inherit;
  outline: 0 solid color-mix(in srgb, currentColor, currentColor);
  cursor: inherit;
  pointer-events: inherit;
  visibility: inherit;
  -webkit-touch-callout: none;
  -webkit-tap-highlight-color: transparent;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
}
:host(:not([theme])) [data-dark] { color-scheme: dark; }
:host([theme="light"]) .room { color-scheme: only light; }
:host(:not([theme])) [data-darkened] .room { color-scheme: only dark; }
.whole::before { content: ""; display: grid; grid-template-columns: minmax(240px, clamp(240px, 100svb - 16px, 600px)); overflow: clip; color-scheme: light; background: Canvas; transition: color 1ms; }
:host([controls]:not([controls="false"])) .whole::before { grid-template-columns: minmax(240px, clamp(240px, 100svb - 128px, 600px)); }
.room { display: grid; flex: auto; place-content: center; min-block-size: 0; aspect-ratio: 1; container-type: size; }
.frame { position: relative; inline-size: 100cqmin; aspect-ratio: 1; container-type: inline-size; }
.board, .layer { direction: ltr; }
.controls > :not(.buttons), .card > * { unicode-bidi: plaintext; }

.controls { display: flex; flex: none; flex-wrap: wrap; align-items: center; justify-content: center; gap: 4px 12px; margin-block-start: 12px; container-type: inline-size; }
.controls[hidden] { display: none; }
.buttons { margin-block: -4px; text-align: center; text-wrap: balance; }
.controls button { min-block-size: 36px; margin: 4px; padding: 0 .75em; font-size: 15px; vertical-align: middle; background: transparent; color: inherit; box-shadow: inset 0 0 0 1.5px currentColor; }
.controls button[data-on] { background: var(--ply-accent); color: var(--ply-accent-ink); box-shadow: none; }
.controls button[aria-disabled="true"] { opacity: .45; cursor: default; filter: none; scale: none; }
.status { flex: 1 0 100%; min-block-size: 1.4em; text-align: center; }
.controls a { color: inherit; }
.score { font-weight: 700; font-variant-numeric: tabular-nums; margin-inline-end: auto; }
@container (max-width: 420px) {
  .score { flex: 1 0 100%; text-align: center; }
}

.board {
  position: absolute;
  inset: 0;
  margin: auto;
  inline-size: var(--width);
  block-size: var(--height);
  display: grid;
  border-radius: var(--ply-radius);
  background: var(--ply-board);
  box-shadow: inset 0 0 0 1px var(--ply-edge), 0 1.2cqi 4cqi light-dark(#5a452420, #00000066);
  outline: none;
  cursor: default;
}
.board:focus-visible { box-shadow: inset 0 0 0 1px var(--ply-edge), 0 0 0 3px var(--ply-focus); }
.files, .ranks { visibility: var(--ply-coordinates, inherit); pointer-events: none; }
.notice {
  position: absolute;
  inset: 0;
  z-index: 4;
  display: grid;
  align-content: end;
  padding: 4cqi;
  border-radius: var(--ply-radius);
  pointer-events: none;
}
.notice[hidden] { display: none; }
.notice[data-kind="unable"] { align-content: center; background: var(--ply-board); }
.card {
  display: grid;
  justify-items: center;
  gap: 1.6cqi;
  padding: 3.6cqi 4cqi 4.4cqi;
  border-radius: 3cqi;
  background: var(--ply-sheet);
  color: var(--ply-ink);
  box-shadow: 0 0 0 1px var(--ply-edge), 0 1.4cqi 5cqi #00000059;
  text-align: center;
}
.notice[data-kind="over"] { padding: 2cqi; }
.notice[data-kind="over"][data-up] { align-content: start; }
.notice[data-kind="over"] .card { gap: .8cqi; padding: 1.6cqi 3cqi 2cqi; }
.notice[data-kind="over"] .title { font-size: clamp(18px, 5cqi, 40px); }
.room:has(+ .controls [part~="button-new"] ~ [part~="button-undo"]) .notice[data-kind="over"] .actions { display: none; }
.notice[data-kind="unable"] .card { pointer-events: auto; user-select: text; -webkit-user-select: text; }
.title { margin: 0; font-size: clamp(20px, 7cqi, 56px); font-weight: 800; letter-spacing: -.03em; line-height: 1.1; }
.notice[data-kind^="unable"] .title { font-size: clamp(18px, 5cqi, 32px); letter-spacing: -.01em; }
.body { margin: 0; max-inline-size: 30em; font-size: clamp(13px, 3.6cqi, 22px); line-height: 1.4; color: var(--ply-ink-soft); text-wrap: balance; }
.actions { display: flex; flex-wrap: wrap; justify-content: center; gap: 10px; margin-block-start: 1.4cqi; pointer-events: auto; }
.actions:empty { display: none; }
button {
  min-block-size: 40px;
  padding: 0 1.2em;
  border: 0;
  border-radius: 99px;
  background: var(--ply-accent);
  color: var(--ply-accent-ink);
  font: 600 clamp(14px, 3.4cqi, 20px)/1 var(--ply-font);
  cursor: pointer;
}
button + button { background: transparent; color: var(--ply-ink); box-shadow: inset 0 0 0 1.5px var(--ply-ink-soft); }
button:hover { filter: brightness(1.08); }
button:active { scale: .97; }
button:focus-visible { outline: 3px solid var(--ply-focus); outline-offset: 2px; }

.win { fill: none; stroke: var(--ply-accent); stroke-linecap: round; stroke-dasharray: 1 1; }

.spoken {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

@media (prefers-reduced-motion: no-preference) {
  .notice[data-kind="over"] .card { animation: rise .4s .35s cubic-bezier(.2, .9, .3, 1.2) both; }
  .notice[data-kind="win"] .card { animation: rise .3s .15s cubic-bezier(.2, .9, .3, 1.2) both; }
  .win { animation: strike .7s .6s ease-in-out backwards; }
}
@keyframes strike { from { stroke-dashoffset: 1; opacity: 0; } 10% { opacity: 1; } }
@keyframes rise { from { opacity: 0; translate: 0 3cqi; } }
@media (forced-colors: active) {
  .board, .card, button { border: 1px solid; }
}
`);
