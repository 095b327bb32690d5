// The styles of the end of a game, which come with the first one.
// The tiles of a game that is lost lose their colours. The line below the board does not repeat what the card says.

/** The style sheet. */
export const style = new CSSStyleSheet();

style.replaceSync(`
#end { display: grid; gap: 0.75rem; padding: 1rem; scroll-margin: 1rem; }
#end h2 { font: 800 1.375rem/1.2 var(--page-display); text-wrap: balance; }
#end > p { margin-top: -0.25rem; }
#end figure { display: grid; gap: 0.375rem; margin: 0; }
#end figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; font-size: 0.8125rem; color: var(--page-soft); }
#end figcaption a { color: var(--page-accent); }
#end .buttons > * { flex: 1 1 auto; }
.course { display: block; width: 100%; height: 4.5rem; border-radius: 0.5rem; background: var(--page-well); }
.course path { fill: none; vector-effect: non-scaling-stroke; }
.course .course-area { fill: color-mix(in oklab, var(--page-accent) 18%, transparent); }
.course-line { stroke: var(--page-accent); stroke-width: 2; stroke-linejoin: round; }
.course-even { stroke: var(--page-line); stroke-dasharray: 3 4; }
.course-mark { stroke: var(--page-gold); stroke-width: 9; stroke-linecap: round; }
main:has(> #end:not([hidden])) .status-line { visibility: hidden; }
.board-frame:has(> .shimmer) { position: relative; }
.shimmer { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
[data-lost] plyground-board::part(tile) { filter: saturate(0.2) opacity(0.6); }
@media (prefers-reduced-motion: no-preference) {
  #end { animation: end-rise 0.4s 0.5s cubic-bezier(0.2, 0.9, 0.3, 1) backwards; }
  [data-lost] plyground-board::part(tile) { transition: filter 2s; }
}
@keyframes end-rise { from { opacity: 0; translate: 0 0.75rem; } }
`);
