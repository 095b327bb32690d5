/** The slider of the time to think about a move, and the switch of pondering. */
import { dialogWords } from "../kit/dialog-words.js";
import { input, make } from "../kit/dom.js";
import { duration } from "../kit/numbers.js";
import { showRangeValue } from "../kit/range.js";

const MAX_MS = 5000;

/** The slider's notches are equal ratios, because the times span orders of magnitude. */
const toMs = (/** @type {number} */ notch) => Math.round(MAX_MS ** (notch / 1000));
const toNotch = (/** @type {number} */ ms) => Math.round((1000 * Math.log(ms)) / Math.log(MAX_MS));

/** Fills the slider and adds the switch, which games of one player do not have. @param {import("../core/model.js").Model} model */
export function mountThinkTime(model) {
  const slider = input("movetime");
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
  slider.parentElement?.after(row);
  model.watch(() => {
    const { movetime, players, ponder } = model.settings;
    showRangeValue(slider, toNotch(movetime), duration(movetime), "movetime-value");
    row.hidden = !players;
    toggle.checked = ponder === 1;
  });
}
