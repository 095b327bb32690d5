/** The fields of a test: the difference it decides about, and how often it may be wrong. */
import { byId, input, setText } from "../kit/dom.js";
import { text } from "./text.js";

/** The hypotheses where an experiment says nothing, as in the engine. */
const DEFAULT_HYPOTHESES = { none: 0, better: 10, alpha: 0.05, beta: 0.05 };
/** Each field with what it multiplies its number by: rates of error are in per cent. */
const FIELDS = /** @type {const} */ ([
  ["better", 1],
  ["alpha", 100],
  ["beta", 100],
]);

export class TestForm {
  #engine;
  #draft;

  /** @param {import("./engine.js").Engine} engine @param {() => import("../core/lab/draft.js").Draft} draft @param {(how: () => void) => void} change */
  constructor(engine, draft, change) {
    this.#engine = engine;
    this.#draft = draft;
    for (const [name, unit] of FIELDS) {
      const field = input(`test-${name}`);
      const write = () => {
        const { experiment } = draft();
        experiment.test = { ...experiment.test, [name]: Number(field.value) / unit };
      };
      field.addEventListener("input", () => change(write));
    }
  }

  show() {
    const { game, test } = this.#draft().experiment;
    const label = this.#engine.isForTwo(game) ? text.test.elo : text.test.percent;
    setText(byId("test-better-label", HTMLElement), label);
    const hypotheses = { ...DEFAULT_HYPOTHESES, ...test };
    for (const [name, unit] of FIELDS) {
      const field = input(`test-${name}`);
      if (document.activeElement !== field) field.value = String(Number((hypotheses[name] * unit).toPrecision(6)));
    }
  }
}
