/** The sliders that matter most: a line for each, with what it adds to the value of the position right now. */

import { dialogWords } from "../kit/dialog-words.js";
import { make, setText } from "../kit/dom.js";
import { positionValue } from "../kit/numbers.js";
import { formatParam, makeRange } from "../kit/params.js";
import { setRange } from "../kit/range.js";
import { watchContributions } from "./contributions.js";

/** @typedef {import("../types.js").Param} Param */

/** The most sliders of a player that names none. */
const MAX = 5;

/** The parameters that matter most. @param {import("../types.js").PlayerInfo} player */
export function mainParams({ main, params }) {
  if (main) return main.flatMap((name) => params.find((one) => one.name === name) ?? []);
  return params.filter(({ kind, role }) => kind === "number" && !role).slice(0, MAX);
}

/** The end of a slider, as a multiple of the default. */
const TIMES = 4;

/**
 * Fills the list, for each player anew.
 * @param {import("../core/model.js").Model} model
 * @param {HTMLElement} place
 * @param {HTMLElement} caption says what the numbers are, where they are what a feature adds
 */
export function mountMainSliders(model, place, caption) {
  /** @type {ReturnType<typeof makeRow>[]} */
  let rows = [];
  /** @type {import("../types.js").PlayerInfo | undefined} */
  let shown;
  /** What each feature adds, by its name. @type {Map<string, number>} */
  let adds = new Map();
  const draw = () => {
    if (shown !== model.player) {
      shown = model.player;
      adds = new Map();
      rows = mainParams(shown).map((param) => makeRow(param, model));
      place.replaceChildren(...rows.map(({ row }) => row));
    }
    for (const { refresh } of rows) refresh(adds);
    const isAdding = mainParams(shown).some(({ name }) => adds.has(name));
    caption.style.visibility = isAdding ? "" : "hidden"; // it keeps its line, so that nothing moves
  };
  model.watch(draw);
  watchContributions(
    model,
    () => place.checkVisibility(),
    (contributions) => {
      adds = new Map();
      for (const { name, value } of contributions) adds.set(name, (adds.get(name) ?? 0) + value);
      draw();
    },
  );
}

/** @param {Param} param @param {import("../core/model.js").Model} model */
function makeRow(param, model) {
  const id = `main-${param.name}`;
  const range = makeRange(handyRange(param), id);
  const number = make("output", { className: "number", htmlFor: id });
  const row = make(
    "div",
    { className: "main-slider", title: param.help },
    make("label", { htmlFor: id }, param.label),
    range,
    number,
  );
  range.addEventListener("input", () => model.setParam(param, Number(range.value)));
  const refresh = (/** @type {Map<string, number>} */ adds) => {
    const value = model.valueOf(param);
    setRange(range, value);
    range.setAttribute("aria-valuetext", formatParam(param, value));
    const isChanged = value !== param.default;
    row.toggleAttribute("data-changed", isChanged);
    range.title = isChanged ? dialogWords().player.changed : "";
    const added = adds.get(param.name);
    setText(number, added === undefined ? formatParam(param, value) : signed(added));
    number.toggleAttribute("data-adds", added !== undefined);
  };
  return { row, refresh };
}

/** A range in which a pixel means little: up to a few times the default. @param {Param} param */
const handyRange = (param) =>
  param.default > 0
    ? { ...param, min: Math.max(0, param.min), max: Math.min(param.max, TIMES * param.default) }
    : param;

/** @param {number} value */
const signed = (value) => (value > 0 ? `+${positionValue(value)}` : positionValue(value));
