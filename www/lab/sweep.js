/** The form of the sweep: one parameter or limit at several values. */
import { byId, input, make } from "../kit/dom.js";
import { LIMITS } from "./names.js";
import { text } from "./text.js";
import { parseValues, showValues } from "./values.js";

/** @typedef {import("./types.d.ts").Sweep} Sweep */

export class SweepForm {
  #over = byId("sweep-over", HTMLSelectElement);
  #values = input("sweep-values");
  #equal = input("sweep-equal");

  /** @param {() => void} onChange */
  constructor(onChange) {
    this.#over.addEventListener("change", onChange);
    this.#values.addEventListener("input", onChange);
    this.#equal.addEventListener("change", onChange);
  }

  /** Whether the values can be read. */
  get hasValues() {
    return parseValues(this.#values.value) !== null;
  }

  /** The sweep, or null for none. @returns {Sweep | null} */
  read() {
    if (!this.#over.value) return null;
    const values = parseValues(this.#values.value) ?? {};
    return { over: this.#over.value, ...values, ...(this.#equal.checked && { equal: true }) };
  }

  /** @param {Sweep} [sweep] */
  show(sweep) {
    this.#values.value = sweep ? showValues(sweep) : "";
    this.#equal.checked = sweep?.equal ?? false;
    if (sweep) byId("more", HTMLDetailsElement).open = true;
  }

  /**
   * Offers the limits and these parameters.
   * @param {import("../types.d.ts").Param[]} params
   * @param {string} [over] the one to choose
   * @returns whether it is among them
   */
  fill(params, over = "") {
    const options = new Map([["", text.setup.overNothing]]);
    for (const name of LIMITS) options.set(name, text.setup[name]);
    // A limit stands for a parameter of its name too.
    for (const { name, label } of params) if (!options.has(name)) options.set(name, label);
    this.#over.replaceChildren(
      ...[...options].map(([value, label]) => make("option", { value, selected: value === over }, label)),
    );
    return this.#over.value === over;
  }
}
