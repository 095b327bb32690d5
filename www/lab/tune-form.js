/** The fields of a tuning: its method, and how many games its weights need. The ticks are beside the sliders. */
import { advisedGames } from "../core/lab/offered.js";
import { byId, make, setText } from "../kit/dom.js";
import { games as gamesOf, say, text } from "./text.js";

const METHODS = /** @type {const} */ (["spsa", "cma-es", "coordinate"]);

export class TuneForm {
  #engine;
  #draft;
  #method = byId("tune-method", HTMLSelectElement);

  /** @param {import("./engine.js").Engine} engine @param {() => import("../core/lab/draft.js").Draft} draft @param {(how: () => void) => void} change */
  constructor(engine, draft, change) {
    this.#engine = engine;
    this.#draft = draft;
    this.#method.replaceChildren(...METHODS.map((value) => make("option", { value }, text.tune[value])));
    const write = () => {
      const { experiment } = draft();
      const method = METHODS.find((one) => one === this.#method.value);
      // Each method has its own usual step.
      Object.assign(experiment.tune ?? {}, { method, pairs: undefined, reach: undefined });
    };
    this.#method.addEventListener("change", () => change(write));
  }

  show() {
    const { tune, games } = this.#draft().experiment;
    if (!tune) return;
    const method = tune.method ?? METHODS[0];
    this.#method.value = method;
    setText(byId("tune-method-help", HTMLElement), text.tune.help[method]);
    const n = tune.params.length;
    const needed = advisedGames(this.#engine, n, method);
    const words = games < needed / 2 ? text.tune.few : text.tune.count;
    setText(byId("tune-count", HTMLElement), say(words, { n, games: gamesOf(needed) }));
  }
}
