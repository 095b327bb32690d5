/** The slider of the time to think about a move, and the switch of pondering. */
import { dialogWords } from "../kit/dialog-words.js";
import { make, setText } from "../kit/dom.js";
import { duration } from "../kit/numbers.js";
import { setRange } from "../kit/range.js";

const MAX_MS = 5000;

/** The slider's notches are equal ratios, because the times span orders of magnitude. */
const toMs = (/** @type {number} */ notch) => Math.round(MAX_MS ** (notch / 1000));
const toNotch = (/** @type {number} */ ms) => Math.round((1000 * Math.log(ms)) / Math.log(MAX_MS));

/** Makes the slider and the switch, which games of one player do not have. @param {import("../core/model.js").Model} model */
export function makeThinkTime(model) {
  const slider = make("input", { type: "range", id: "movetime", min: "0", max: "1000", step: "1" });
  const shown = make("output", { id: "movetime-value", htmlFor: "movetime" });
  const field = make(
    "div",
    { className: "field" },
    make("label", { htmlFor: "movetime" }, dialogWords().player.movetime),
    shown,
    slider,
  );
  slider.addEventListener("input", () =>
    model.change((settings) => void (settings.movetime = toMs(Number(slider.value)))),
  );
  const words = dialogWords().ponder;
  const toggle = make("input", { type: "checkbox", id: "ponder", "aria-describedby": "ponder-help" });
  toggle.addEventListener("change", () => model.change((settings) => void (settings.ponder = Number(toggle.checked))));
  const row = make(
    "div",
    {},
    make("label", { className: "toggle" }, toggle, make("span", {}, words.label)),
    make("p", { className: "quiet", id: "ponder-help" }, words.help),
  );
  model.watch(() => {
    const { movetime, players, ponder } = model.settings;
    const told = duration(movetime);
    // A slider that is being moved keeps its place.
    setRange(slider, document.activeElement === slider ? Number(slider.value) : toNotch(movetime));
    slider.setAttribute("aria-valuetext", told);
    setText(shown, told);
    row.hidden = !players;
    toggle.checked = ponder === 1;
  });
  return [field, row];
}
