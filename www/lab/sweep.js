/** The fields of a sweep: one setting or limit at several values. */
import { findPlayer } from "../core/family.js";
import { LIMITS } from "../core/lab/offered.js";
import { byId, input, make } from "../kit/dom.js";
import { VisitorError } from "../kit/problem.js";
import { text } from "./text.js";
import { parseValues, showValues } from "./values.js";

export class SweepForm {
  #engine;
  #draft;
  #over = byId("sweep-over", HTMLSelectElement);
  #values = input("sweep-values");
  #equal = input("sweep-equal");

  /** @param {import("./engine.js").Engine} engine @param {() => import("../core/lab/draft.js").Draft} draft @param {(how: () => void) => void} change */
  constructor(engine, draft, change) {
    this.#engine = engine;
    this.#draft = draft;
    const read = () => change(() => this.#read());
    this.#over.addEventListener("change", read);
    this.#values.addEventListener("input", read);
    this.#equal.addEventListener("change", read);
  }

  #read() {
    const values = parseValues(this.#values.value) ?? {};
    this.#draft().experiment.sweep = {
      over: this.#over.value,
      ...values,
      ...(this.#equal.checked && { equal: true }),
    };
  }

  /** @throws a VisitorError where the values can't be read */
  check() {
    const isWrong = this.#draft().experiment.sweep && parseValues(this.#values.value) === null;
    if (isWrong) throw new VisitorError(text.setup.badValues);
  }

  /** Shows the sweep, and offers the limits and the parameters of the players. */
  show() {
    const { sweep, players, game } = this.#draft().experiment;
    if (!sweep) return;
    const options = new Map(LIMITS.map((name) => /** @type {[string, string]} */ ([name, text.setup[name]])));
    const infos = players.map((entry) => findPlayer(this.#engine.catalogue, game, entry.player));
    // A limit stands for a parameter of its name too.
    for (const { name, label } of infos.flatMap((info) => info?.params ?? [])) {
      if (!options.has(name)) options.set(name, label);
    }
    this.#over.replaceChildren(
      ...[...options].map(([value, label]) => make("option", { value, selected: value === sweep.over }, label)),
    );
    if (document.activeElement !== this.#values) this.#values.value = showValues(sweep);
    this.#equal.checked = sweep.equal ?? false;
  }
}
