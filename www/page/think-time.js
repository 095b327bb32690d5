/** The slider of the time to think about a move. */
import { input } from "./dom.js";
import { time } from "./numbers.js";
import { showNotch } from "./range.js";

const LONGEST = 5000;

/** The slider's notches are equal ratios, because the times span orders of magnitude. */
const toMs = (/** @type {number} */ notch) => Math.round(LONGEST ** (notch / 1000));
const toNotch = (/** @type {number} */ ms) => Math.round((1000 * Math.log(ms)) / Math.log(LONGEST));

/** Fills the slider. @param {import("./model.js").Model} model */
export function mountThinkTime(model) {
  const slider = input("movetime");
  slider.addEventListener("input", () =>
    model.change((settings) => void (settings.movetime = toMs(Number(slider.value)))),
  );
  model.watch(() => {
    const { movetime } = model.settings;
    showNotch(slider, toNotch(movetime), time(movetime), "movetime-value");
  });
}
