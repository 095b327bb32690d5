/** The panel of a tuning: the values at the start and the best so far, their course, and the preset that they make. */

import { findPlayer } from "../core/family.js";
import { Drawer } from "../kit/charts/drawer.js";
import { byId, input, make, setText } from "../kit/dom.js";
import { makeFormat } from "../kit/numbers.js";
import { withSign } from "./format.js";
import { fill } from "./tables.js";
import { say, text } from "./text.js";

/**
 * @typedef {import("../core/lab/run.js").Run} Run
 * @typedef {import("./types.d.ts").CourseState} CourseState
 * @typedef {import("../types.d.ts").Param} Param
 */

const MAX_POINTS = 40;
const HEIGHT = 90;

/** A value with four digits, as the tuner writes them. */
const number = makeFormat({ maximumSignificantDigits: 4 });

const relative = makeFormat({ style: "percent", maximumFractionDigits: 0 });

/** How much a value has changed, relative to the start; from 0 there is no telling. @param {number} start @param {number} now */
function changeOf(start, now) {
  if (start === 0) return now === 0 ? relative(0) : "–";
  const change = Math.round((100 * (now - start)) / Math.abs(start)) / 100;
  return change === 0 ? relative(0) : withSign(change, relative);
}

export class TuningPanel {
  #engine;
  #presets;
  /** @type {Run | null} */
  #run = null;
  /** The charts of the parameters, by their names. @type {Map<string, Drawer>} */
  #drawers = new Map();

  /** @param {import("./engine.js").Engine} engine @param {import("./presets.js").Presets} presets */
  constructor(engine, presets) {
    this.#engine = engine;
    this.#presets = presets;
    byId("save-preset", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.#save();
    });
  }

  /** @param {Run} run */
  show(run) {
    const tuning = run.progress?.tuning;
    if (!tuning || !run.progress || !run.course) return;
    if (this.#run !== run) {
      this.#run = run;
      input("preset-name").value = run.experiment?.name ?? "";
      this.#makeCharts(Object.keys(tuning.best));
    }
    setText(byId("tuning-status", HTMLElement), statusOf(run.progress));
    const { value, start, best, fresh, change } = text.tuning;
    const { testing, done } = run.progress;
    const isUnchanged = done && !testing;
    const rows = Object.entries(tuning.best).map(([name, now]) => {
      const first = tuning.start[name];
      return [this.#labelOf(name), number(first), ...(isUnchanged ? [] : [number(now), changeOf(first, now)])];
    });
    fill("tuning", [value, start, ...(isUnchanged ? [] : [testing ? fresh : best, change])], rows);
    this.#draw(tuning, run.course.steps(MAX_POINTS));
  }

  /** @param {string} name */
  #labelOf(name) {
    return this.#params().find((param) => param.name === name)?.label ?? name;
  }

  /** The parameters of the player. @returns {Param[]} */
  #params() {
    const experiment = this.#run?.experiment;
    if (!experiment) return [];
    return findPlayer(this.#engine.catalogue, experiment.game, experiment.players[0].player)?.params ?? [];
  }

  /** @param {string[]} names */
  #makeCharts(names) {
    const places = names.map((name) => {
      const place = make("div", { className: "chart-place" });
      this.#drawers.set(name, new Drawer(place));
      return make("figure", {}, make("figcaption", {}, this.#labelOf(name)), place);
    });
    byId("tuning-charts", HTMLElement).replaceChildren(...places);
  }

  /** @param {import("./types.d.ts").TuningState} tuning @param {Float64Array} steps the games and all values, in turn */
  #draw({ start, best }, steps) {
    const names = Object.keys(best);
    const wide = names.length + 1;
    names.forEach((name, at) => {
      const points = [{ x: 0, y: start[name] }];
      for (let i = 0; i < steps.length; i += wide) points.push({ x: steps[i], y: steps[i + 1 + at] });
      const chart = { title: this.#labelOf(name), height: HEIGHT, names: [""], series: [points] };
      this.#drawers
        .get(name)
        ?.draw(({ lineChart }, width) => lineChart({ ...chart, width, xLabel: text.verdict.games, yLabel: "" }));
    });
  }

  #save() {
    const preset = this.#run?.course?.preset();
    if (!preset) return;
    const name = input("preset-name").value.trim();
    if (name) this.#presets.add({ ...preset, name });
  }
}

/** @param {CourseState} state */
function statusOf({ tuning, testing, done }) {
  if (!tuning) return "";
  if (testing) return done ? text.tuning.done : text.tuning.testing;
  if (done) return text.tuning.unchanged;
  return say(text.tuning.status, { done: tuning.games, n: tuning.total });
}
