/** Sliders with a track that is filled up to the thumb. */

/** Moves a slider. @param {HTMLInputElement} range @param {number} value */
export function setRange(range, value) {
  if (Number(range.value) !== value) range.value = String(value);
  const { min, max } = range;
  const part = (Number(range.value) - Number(min)) / (Number(max) - Number(min) || 1);
  range.style.setProperty("--at", `${(part * 100).toFixed(2)}%`);
}
