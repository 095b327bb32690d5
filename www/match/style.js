// The styles of matches, which come with the first one.

/** The style sheet. */
export const style = new CSSStyleSheet();

style.replaceSync(`
body[data-fair-play] :is(#hint, #step, #autoplay, #evaluation, #intro, #watching, #editor-best, #analyse) { display: none; }
body[data-fair-play] #controls { grid-template-columns: 1fr 1fr; }
#duel-controls { grid-auto-flow: column; grid-template-columns: none; grid-auto-columns: minmax(0, 1fr); }
#duel-controls button { min-height: 2.25rem; font-size: 0.875rem; }
.fairness { text-align: center; }
.match { display: grid; gap: 0.75rem; padding: 1rem; }
.match header { display: flex; align-items: start; justify-content: space-between; gap: 0.5rem; }
.match-title { font: 700 1.0625rem / 1.4 var(--page-display); }
.match-send { display: grid; gap: 0.75rem; }
.match .buttons > button { flex: 0 1 auto; }
.match .buttons:not(:has(> :not([hidden]))) { display: none; }
.match .stacked input, .new-game .stacked input { font-weight: 400; font-size: 0.9375rem; }
.match-long { display: grid; gap: 0.5rem; justify-items: start; }
.match-code svg {
  display: block;
  width: min(100%, 18rem);
  margin: 0.25rem auto;
  border-radius: 0.4rem;
  background: #fff;
  fill: #000;
}
.match-code:empty { display: none; }
.match-ghost { display: grid; grid-template-columns: 8.5rem 1fr; align-items: center; gap: 0.75rem; margin: 0; }
.match-ghost plyground-board { inline-size: 8.5rem; }
.match-ghost figcaption { font-variant-numeric: tabular-nums; line-height: 1.4; }
.scores .side-card .clock {
  grid-area: 1 / 2 / span 2;
  align-self: center;
  padding-inline-end: min(0.75rem, 2cqi);
  font: 700 1.125rem / 1.2 var(--page-display);
  color: var(--page-soft);
}
@container scoreboard (max-width: 26rem) {
  .scores[data-duel]:has(.clock:not([hidden])) { grid-template-columns: 1fr 1fr; }
  .scores[data-duel]:has(.clock:not([hidden])) > :last-child { display: none; }
}
.clock [data-state="running"] { color: var(--page-ink); }
.clock [data-state="low"] { color: var(--page-bad); }
.match-list { display: grid; gap: 0.4rem; }
.match-list li { display: flex; align-items: center; gap: 0.25rem; }
.match-list li > button:first-child:not(.icon-button) { flex: 1; justify-content: start; text-align: start; }
#new-game-sheet { width: min(32rem, 100vw - 1.5rem); }
.new-game { gap: 1rem; }
.way-back {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  padding: 0.5rem 0.5rem 0.5rem 1rem;
  border-radius: var(--page-radius);
  background: var(--page-accent-wash);
}
.choice { min-width: 0; border: 0; }
.choice legend { padding: 0; margin-bottom: 0.25rem; font-size: 0.875rem; font-weight: 600; }
.choice .disc {
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: 50%;
  background: radial-gradient(circle at 35% 30%, #ffffffd0, #ffffff00 36%), var(--piece-x);
  box-shadow: 0 0 0 1.5px light-dark(#0000, #ffffff59), 0 1px 3px #0005;
}
.choice .disc[data-side="o"] { background: radial-gradient(circle at 35% 30%, #ffffffd0, #ffffff00 36%), var(--piece-o); box-shadow: 0 0 0 1px var(--page-line), 0 1px 3px #0005; }
.new-game .quiet:empty { display: none; }
.new-game .stack { gap: 0.5rem; }
`);
