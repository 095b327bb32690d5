/** What the boards of the page weigh and how long they take, as the browser has measured it. */
import { byId } from "../kit/dom.js";
import { fillTable } from "../kit/table.js";
import { say, text } from "./embedding-text.js";

/** @typedef {import("../types.js").BoardElement} BoardElement */
/** @typedef {import("../types.js").GameInfo} GameInfo */

/** The bytes of all files so far, as they came. */
function loaded() {
  const files = /** @type {PerformanceResourceTiming[]} */ ([
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource"),
  ]);
  return files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

export class Scales {
  #games;
  /** Bytes and milliseconds, by game. @type {Map<string, {bytes: number, ms: number}>} */
  #measured = new Map();
  /** The bytes before any board. */
  #before = 0;
  /** The bytes that are accounted for. */
  #counted = 0;
  /** The boards on their way. @type {Set<BoardElement>} */
  #starting = new Set();

  /** @param {GameInfo[]} games */
  constructor(games) {
    this.#games = games;
  }

  /** The page is there, without a board. */
  begin() {
    this.#before = this.#counted = loaded();
    this.#draw();
  }

  /** Measures a board from the click on its poster on. @param {GameInfo} game @param {BoardElement} board */
  watch({ id }, board) {
    let clicked = 0;
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      clicked = performance.now();
      if (this.#starting.size === 0) this.#counted = loaded(); // files that came since, as for a hint, are of no board
      this.#starting.add(board);
    });
    watcher.observe(board, { attributeFilter: ["poster"] });
    board.addEventListener("ready", () => {
      this.#starting.delete(board);
      const now = loaded();
      this.#measured.set(id, { bytes: now - this.#counted, ms: performance.now() - clicked });
      this.#counted = now;
      this.#draw();
    });
  }

  #draw() {
    const { title, board, size, time, before, waiting, kilobytes, milliseconds } = text.weight;
    const weight = (/** @type {number} */ bytes) => say(kilobytes, { n: Math.round(bytes / 1000) });
    fillTable(
      byId("weight", HTMLTableElement),
      title,
      [board, size, time],
      [
        [before, weight(this.#before), "–"],
        ...this.#games.map(({ id, name }) => {
          const found = this.#measured.get(id);
          if (!found) return [name, waiting, "–"];
          return [name, weight(found.bytes), say(milliseconds, { n: Math.round(found.ms) })];
        }),
      ],
    );
  }
}
