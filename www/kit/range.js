/** Sliders with a track that is filled up to the thumb. */
import { byId, setText } from "./dom.js";

/** Moves a slider. @param {HTMLInputElement} range @param {number} value */
export function setRange(range, value) {
  if (Number(range.value) !== value) range.value = String(value);
  const { min, max } = range;
  const part = (Number(range.value) - Number(min)) / (Number(max) - Number(min) || 1);
  range.style.setProperty("--at", `${(part * 100).toFixed(2)}%`);
}

/** Moves a slider and says its value, unless the visitor holds it. @param {HTMLInputElement} slider @param {number} notch @param {string} words @param {string} output */
export function showRangeValue(slider, notch, words, output) {
  // A slider that is being moved keeps its place.
  setRange(slider, document.activeElement === slider ? Number(slider.value) : notch);
  slider.setAttribute("aria-valuetext", words);
  setText(byId(output, HTMLElement), words);
}
