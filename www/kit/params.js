/** A row for each parameter of a schema: a slider with its exact number, or a switch; with help and reset. */
import "../catalogue.js"; // its help
import { dialogWords } from "./dialog-words.js";
import { icon, make, setText } from "./dom.js";
import { wholeNumber } from "./numbers.js";
import { say } from "./page-text.js";
import { setRange } from "./range.js";

/**
 * @typedef {import("../types.js").Param} Param
 * @typedef {{valueOf: (param: Param) => number, setParam: (param: Param, value: number) => void}} ParamSource
 *   holds the values
 */

const ROW_MAKERS = { number: makeNumberRow, toggle: makeToggleRow, power: makePowerRow };

/** A value of a parameter as text. @param {Param} param @param {number} value */
export const formatParam = (param, value) => wholeNumber(param.kind === "power" ? 2 ** value : value);

/**
 * Makes the groups of rows; returns a function for each row that updates it.
 * @param {HTMLElement} place
 * @param {Param[]} params
 * @param {ParamSource} source
 * @param {string} [prefix] of the ids
 */
export function buildParams(place, params, source, prefix = "param-") {
  /** @type {Map<string, HTMLElement>} */
  const groups = new Map();
  const refreshers = params.map((param) => {
    let group = groups.get(param.group);
    if (!group) {
      group = make("fieldset", {}, make("legend", {}, param.group));
      groups.set(param.group, group);
    }
    const { row, refresh } = ROW_MAKERS[param.kind](param, source, prefix);
    group.append(row);
    return refresh;
  });
  place.replaceChildren(...groups.values());
  if (!groups.size) place.replaceChildren(make("p", { className: "quiet" }, dialogWords().player.none));
  return refreshers;
}

/** @param {Param} param @param {ParamSource} source @param {string} prefix */
function makeNumberRow(param, source, prefix) {
  const id = prefix + param.name;
  const range = makeRange(param, id);
  const exact = make("input", {
    type: "number",
    id: `${id}-exact`,
    className: "exact",
    inputMode: "decimal",
    "aria-label": say(dialogWords().player.exact, { label: param.label }),
    min: String(param.min),
    max: String(param.max),
    step: "any",
  });
  const { help, row, reset } = makeRowParts(param, source, id);
  row.append(exact, reset, range, help);
  range.addEventListener("input", () => source.setParam(param, Number(range.value)));
  exact.addEventListener("change", () => {
    const wanted = exact.value === "" ? param.default : Number(exact.value);
    source.setParam(param, Math.min(param.max, Math.max(param.min, wanted)));
  });
  const refresh = () => {
    const value = source.valueOf(param);
    setRange(range, value);
    if (document.activeElement !== exact || Number(exact.value) !== value) exact.value = String(value);
    reset.disabled = value === param.default;
  };
  return { row, refresh };
}

/** A slider over exponents that shows the power of two. @param {Param} param @param {ParamSource} source @param {string} prefix */
function makePowerRow(param, source, prefix) {
  const id = prefix + param.name;
  const range = makeRange(param, id);
  const shown = make("output", { htmlFor: id, className: "exact" });
  const { help, row, reset } = makeRowParts(param, source, id);
  row.append(shown, reset, range, help);
  range.addEventListener("input", () => source.setParam(param, Number(range.value)));
  const refresh = () => {
    const value = source.valueOf(param);
    setRange(range, value);
    const words = formatParam(param, value);
    range.setAttribute("aria-valuetext", words);
    setText(shown, words);
    reset.disabled = value === param.default;
  };
  return { row, refresh };
}

/** @param {Param} param @param {ParamSource} source @param {string} prefix */
function makeToggleRow(param, source, prefix) {
  const id = prefix + param.name;
  const box = make("input", { type: "checkbox", id, className: "switch" });
  const { help, row, reset } = makeRowParts(param, source, id);
  row.append(box, reset, help);
  box.addEventListener("change", () => source.setParam(param, Number(box.checked)));
  const refresh = () => {
    box.checked = source.valueOf(param) !== 0;
    reset.disabled = source.valueOf(param) === param.default;
  };
  return { row, refresh };
}

/** Makes the slider of a number. @param {Param} param @param {string} id */
export const makeRange = ({ min, max, step }, id) =>
  make("input", { type: "range", id, min: String(min), max: String(max), step: String(step) });

/** The parts of every row: label, help, reset. @param {Param} param @param {ParamSource} source @param {string} id */
function makeRowParts(param, source, id) {
  const helpId = `${id}-help`;
  const help = make("p", { id: helpId, className: "quiet param-help", hidden: true }, param.help);
  const ask = make(
    "button",
    {
      type: "button",
      className: "icon-button small",
      title: say(dialogWords().player.help, { label: param.label }),
      "aria-label": say(dialogWords().player.help, { label: param.label }),
      "aria-expanded": "false",
      "aria-controls": helpId,
    },
    icon("help"),
  );
  ask.addEventListener("click", () => {
    help.hidden = !help.hidden;
    ask.setAttribute("aria-expanded", String(!help.hidden));
  });
  const reset = make(
    "button",
    {
      type: "button",
      className: "icon-button small",
      title: say(dialogWords().player.reset, { label: param.label }),
      "aria-label": say(dialogWords().player.reset, { label: param.label }),
    },
    icon("reset"),
  );
  reset.addEventListener("click", () => {
    source.setParam(param, param.default);
    document.getElementById(id)?.focus(); // The button is now disabled and would lose the focus.
  });
  const label = make("span", { className: "param-label" }, make("label", { htmlFor: id }, param.label), ask);
  const row = make("div", { className: "param" }, label);
  return { help, row, reset };
}
