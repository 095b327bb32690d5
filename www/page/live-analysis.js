/** The switch of the live analysis of every position with a human to move. */

/** The least time for a position, milliseconds: as a rule the next move ends it. */
const MIN_MS = 5000;

/** Follows the board while the switch is on. @param {import("../core/model.js").Model} model @param {HTMLInputElement} toggle */
export function mountLiveAnalysis(model, toggle) {
  const { board, store } = model;
  toggle.checked = store.readRaw("live") === "on";
  /** Whether the position has its analysis; a hint takes the thinker from it. */
  let begun = false;
  const follow = () => {
    const wanted = toggle.checked && model.allowsHelp && board.status.kind === "turn";
    if (wanted === begun) return;
    begun = wanted;
    if (!wanted) return;
    const { movetime = 0, ...limits } = board.limits;
    const analysis = board.analyse({ limits: { ...limits, movetime: Math.max(movetime, MIN_MS) } });
    analysis.catch(() => {}); // the next position ends it; errors come as events
  };
  toggle.addEventListener("change", () => {
    store.writeRaw("live", toggle.checked ? "on" : "off");
    if (!toggle.checked && begun) board.stop();
    follow();
  });
  board.addEventListener("status", follow);
  board.addEventListener("position", () => {
    begun = false;
    follow();
  });
  follow();
}
