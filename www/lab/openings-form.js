/** The openings of games between two: random moves, or a list from a file. */
import { button, byId, input, setText } from "../kit/dom.js";
import { reportFailure } from "../kit/report-failure.js";
import { say, text } from "./text.js";

/** The openings of a file, one a line: `#` begins a comment. @param {string} words */
export const readOpenings = (words) =>
  words
    .split(/\r?\n/)
    .map((line) => line.split("#")[0].trim())
    .filter(Boolean);

export class OpeningsForm {
  #draft;
  #change;
  #order = byId("openings-order", HTMLSelectElement);

  /** @param {() => import("../core/lab/draft.js").Draft} draft @param {(how: () => void) => void} change */
  constructor(draft, change) {
    this.#draft = draft;
    this.#change = change;
    input("openings-file").addEventListener("change", () => reportFailure(this.#readFile()));
    button("openings-remove").addEventListener("click", () => {
      change(() => delete draft().experiment.openings);
      input("openings-file").focus();
    });
    this.#order.addEventListener("change", () => {
      const order = this.#order.value === "random" ? "random" : "sequential";
      change(() => Object.assign(draft().experiment.openings ?? {}, { order }));
    });
  }

  async #readFile() {
    const [file] = input("openings-file").files ?? [];
    input("openings-file").value = "";
    if (!file) return;
    const lines = readOpenings(await file.text());
    const { experiment } = this.#draft();
    this.#change(() => {
      delete experiment.opening; // a list takes the place of random moves
      experiment.openings = { lines, order: "random" };
    });
  }

  show() {
    const { openings, games } = this.#draft().experiment;
    byId("opening-row", HTMLElement).hidden = openings !== undefined;
    byId("openings-row", HTMLElement).hidden = openings === undefined;
    if (!openings) return;
    const [n, pairs] = [openings.lines?.length ?? 0, Math.ceil(games / 2)];
    const words = n < pairs ? text.setup.openingsRepeat : text.setup.openingsCount;
    setText(byId("openings-count", HTMLElement), say(words, { n, pairs }));
    this.#order.value = openings.order ?? "sequential";
  }
}
