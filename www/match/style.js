// The styles of matches, which come with the first one.

/** The style sheet. */
export const style = new CSSStyleSheet();

style.replaceSync(`
body[data-fair-play] :is(#hint, #step, #autoplay, #evaluation) { display: none; }
.match {
  display: grid;
  gap: 0.6rem;
  padding: 0.75rem;
  border: 1px solid var(--page-line);
  border-radius: var(--page-radius);
  background: var(--page-card);
}
.match header { display: flex; align-items: start; justify-content: space-between; gap: 0.5rem; }
.match-title { font-weight: 700; line-height: 1.3; }
.match-send { display: grid; gap: 0.4rem; }
.match .buttons > button { flex: 0 1 auto; }
.match .buttons:not(:has(> :not([hidden]))) { display: none; }
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
.scores .side-card .clock { font: 700 1.125rem / 1.2 var(--page-display); color: var(--page-soft); }
.clock [data-state="running"] { color: var(--page-ink); }
.clock [data-state="low"] { color: var(--page-bad); }
.side-card dt { overflow: hidden; text-overflow: ellipsis; }
.match-list { display: grid; gap: 0.4rem; }
.match-list li { display: flex; align-items: center; gap: 0.25rem; }
.match-list li > button:first-child:not(.icon-button) { flex: 1; justify-content: start; text-align: start; }
`);
