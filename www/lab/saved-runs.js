/** The list of saved runs: to open, continue or delete. */

import { byId, icon, make, setText } from "../kit/dom.js";
import { reportFailure } from "../kit/report-failure.js";
import { games, language, say, text } from "./text.js";

/** @typedef {import("./run-store.js").SavedRun} SavedRun */

/**
 * @param {import("./run-store.js").RunStore} keep
 * @param {(run: SavedRun) => Promise<void>} open
 * @param {(problem: unknown) => never[]} unread told where the list cannot be read
 */
export function mountSavedRuns(keep, open, unread) {
  const list = byId("kept", HTMLElement);
  const none = make("li", { className: "quiet" }, text.kept.none);
  /** By the ids of their runs. @type {Map<number, SavedRunRow>} */
  const entries = new Map();

  async function refresh() {
    const runs = await keep.list().catch(unread);
    setText(byId("kept-peek", HTMLElement), runs.length ? String(runs.length) : "");
    for (const [id, { row }] of entries) {
      if (runs.some((run) => run.id === id)) continue;
      row.remove();
      entries.delete(id);
    }
    if (runs.length) none.remove();
    else list.append(none);
    for (const [place, run] of runs.entries()) {
      const entry = entries.get(run.id) ?? new SavedRunRow(open, remove);
      entries.set(run.id, entry);
      entry.show(run);
      const there = list.children[place] ?? null;
      if (there !== entry.row) list.insertBefore(entry.row, there);
    }
  }

  /** @param {SavedRun} run */
  async function remove({ id }) {
    const row = entries.get(id)?.row;
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    await keep.remove(id);
    await refresh();
    if (document.activeElement !== document.body) return;
    const focus = next?.querySelector("button") ?? byId("panel-kept", HTMLElement).querySelector("summary");
    focus?.focus();
  }

  return { refresh };
}

/** A row of the list. It is kept while its run continues, and with it the focus. */
class SavedRunRow {
  #title = new Text();
  #about = make("small");
  #remove = make("button", { type: "button", className: "icon-button small" }, icon("close"));
  /** @type {SavedRun | null} */
  #run = null;

  /** @param {(run: SavedRun) => Promise<void>} open @param {(run: SavedRun) => Promise<void>} remove */
  constructor(open, remove) {
    const show = make("button", { type: "button" }, make("span", {}, this.#title, this.#about));
    show.addEventListener("click", () => this.#run && reportFailure(open(this.#run)));
    this.#remove.addEventListener("click", () => this.#run && reportFailure(remove(this.#run)));
    this.row = make("li", {}, show, this.#remove);
  }

  /** @param {SavedRun} run */
  show(run) {
    this.#run = run;
    const when = new Date(run.when).toLocaleString(language.id, { dateStyle: "medium", timeStyle: "short" });
    setText(this.#title, run.title);
    setText(this.#about, say(text.kept.about, { games: games(run.games), when }));
    this.#remove.title = say(text.kept.remove, { name: run.title });
    this.#remove.setAttribute("aria-label", this.#remove.title);
  }
}
