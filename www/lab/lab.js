/** The lab: the experiment in the form, the run on screen, and the runs that the browser stores. */
import { readWords, UnknownVersion, writeWords } from "../link.js";
import { copy } from "../page/clipboard.js";
import { button, byId, input, reasonOf } from "../page/dom.js";
import { notify } from "../page/notices.js";
import { text as pageText } from "../page/page-text.js";
import { atMostEvery, onFrame } from "../timing.js";
import { mountExport, readFile } from "./files.js";
import { Keep } from "./keep.js";
import { mountKept } from "./kept.js";
import { Results } from "./results.js";
import { Run } from "./run.js";
import { Setup } from "./setup.js";
import { say, text } from "./text.js";

/**
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("./types.d.ts").Experiment} Experiment
 */

const DRAW_MS = 250;
const STORE_MS = 1000;

export class Lab {
  #engine;
  #store;
  #keep;
  #setup;
  #results;
  #earlier;
  /** The run on screen. @type {Run | null} */
  #run = null;
  /** The id of that run in storage, once it has one. @type {Promise<number | null>} */
  #id = Promise.resolve(null);
  /** Lines of results that are not stored yet. */
  #unstored = "";
  #draw = onFrame(() => this.#results.draw(this.#run));
  #drawSoon = atMostEvery(DRAW_MS, this.#draw);
  #write = atMostEvery(STORE_MS, () => this.#storeLines());

  /** Opens the lab with the experiment of the link, or with the last run. @param {Engine} engine @param {import("../storage.js").PageStore} store */
  static async open(engine, store) {
    const keep = await Keep.open();
    if (!keep.db) notify(text.kept.notKept);
    await new Lab(engine, store, keep).#restore();
  }

  /** @param {Engine} engine @param {import("../storage.js").PageStore} store @param {Keep} keep */
  constructor(engine, store, keep) {
    this.#engine = engine;
    this.#store = store;
    this.#keep = keep;
    this.#setup = new Setup(engine);
    this.#results = new Results(engine);
    this.#earlier = mountKept(keep, (one) => this.#open(one));
    mountExport(() => this.#run);
    button("start").addEventListener("click", () => this.#start());
    button("pause").addEventListener("click", () => this.#pauseOrResume());
    button("stop").addEventListener("click", () => this.#run?.stop());
    button("copy-link").addEventListener("click", () => this.#copyLink());
    input("import").addEventListener("change", () => void this.#importFiles());
    addEventListener("hashchange", () => this.#followLink());
    addEventListener("pagehide", () => this.#write.flush());
    setInterval(() => this.#results.drawProgress(this.#run), DRAW_MS);
  }

  /** Follows the link in the address, else opens the run of the last visit. */
  async #restore() {
    const last = Number(this.#store.readRaw("lab") ?? 0);
    if (!this.#followLink()) {
      const again = (await this.#keep.list()).find(({ id }) => id === last);
      if (again) await this.#open(again);
    }
    await this.#earlier.refresh();
    this.#draw();
  }

  #start() {
    const experiment = this.#setup.experiment;
    const begun = this.#runOf(experiment, []);
    this.#show(begun, this.#add(experiment));
    begun.start(this.#setup.workers);
    // On a phone the results lie below the fold.
    byId("progress-panel", HTMLElement).scrollIntoView({ block: "nearest" });
  }

  #pauseOrResume() {
    if (this.#run?.state === "running") this.#run.pause();
    else this.#run?.start(this.#setup.workers);
  }

  #copyLink() {
    const link = new URL(location.href);
    link.search = ""; // the reader has a language of their own
    link.hash = writeWords([["experiment", JSON.stringify(this.#setup.experiment)]]);
    void copy(link.href, text.setup.copied);
  }

  /**
   * A new run with the results that exist already. The run on screen stays, for this one may be refused.
   * @param {Experiment | null} experiment
   * @param {string[]} texts lines of results
   * @throws an Error that says what is wrong with either
   */
  #runOf(experiment, texts) {
    const made = new Run(this.#engine, experiment, (change) => this.#changed(change));
    try {
      for (const lines of texts) made.take(lines);
    } catch (error) {
      made.dispose();
      throw error;
    }
    if (made.games >= made.total) made.state = "done";
    return made;
  }

  /** @param {{lines?: string, state?: boolean}} change of the run on screen */
  #changed({ lines, state }) {
    if (lines) {
      this.#unstored += lines;
      this.#write();
    }
    if (state) {
      this.#write.flush();
      this.#draw();
    } else this.#drawSoon();
  }

  /** Replaces the run on screen. @param {Run} next @param {Promise<number | null>} id */
  #show(next, id) {
    this.#write.flush();
    this.#run?.dispose();
    this.#run = next;
    this.#id = id;
  }

  /** Makes a place in storage for a new run. @param {Experiment | null} experiment @param {string} [title] */
  async #add(experiment, title = experiment?.name ?? text.kept.file) {
    const id = await this.#keep.add(experiment, title);
    this.#store.writeRaw("lab", String(id ?? ""));
    this.#earlier.refresh();
    return id;
  }

  /** Stores the new lines. A run without an id yet goes on meanwhile. */
  #storeLines() {
    const [lines, games, id] = [this.#unstored, this.#run?.games ?? 0, this.#id];
    this.#unstored = "";
    if (!lines) return;
    void id.then((id) => (id === null ? undefined : this.#keep.write(id, lines, games).then(this.#earlier.refresh)));
  }

  /** Opens a stored run. This version may refuse what an earlier one stored. @param {import("./keep.js").Kept} one */
  async #open(one) {
    try {
      this.#show(this.#runOf(one.experiment, await this.#keep.texts(one.id)), Promise.resolve(one.id));
    } catch (error) {
      if (this.#store.readRaw("lab") === String(one.id)) this.#store.writeRaw("lab", "");
      notify(say(text.kept.refused, { name: one.title }), { kind: "error", stays: true, details: reasonOf(error) });
      return;
    }
    this.#store.writeRaw("lab", String(one.id));
    if (one.experiment) this.#setup.show(structuredClone(one.experiment));
    this.#draw();
  }

  async #importFiles() {
    const files = [...(input("import").files ?? [])];
    input("import").value = "";
    for (const file of files) {
      try {
        await this.#importText(await file.text(), file.name);
      } catch (error) {
        notify(say(text.kept.bad, { name: file.name }), { kind: "error", stays: true, details: reasonOf(error) });
      }
    }
    this.#draw();
  }

  /** Puts an experiment into the form, or results on screen. @param {string} words @param {string} name of the file */
  async #importText(words, name) {
    const { experiment, lines } = readFile(words);
    if (experiment && !lines) return this.#edit(JSON.stringify(experiment));
    const opened = this.#runOf(experiment, [lines]);
    const adding = this.#add(experiment, experiment?.name ?? name);
    this.#show(opened, adding);
    const id = await adding;
    if (id !== null) await this.#keep.write(id, lines, opened.games);
    this.#earlier.refresh();
  }

  /** Puts an experiment into the form. @param {string} words @throws an Error that names what is wrong; the form stays as it was */
  #edit(words) {
    new this.#engine.LabPlan(words).free();
    this.#setup.show(JSON.parse(words));
  }

  /** Puts the experiment of the address into the form. @returns whether there is one */
  #followLink() {
    try {
      const words = new Map(readWords(location.hash.slice(1))).get("experiment");
      if (!words) return false;
      this.#edit(words);
      // A reload then shows the run, not the experiment again.
      history.replaceState(history.state, "", location.pathname + location.search);
      return true;
    } catch (error) {
      const [told, details] =
        error instanceof UnknownVersion
          ? [say(pageText.notices.linkVersion, { version: error.version })]
          : [text.setup.badLink, reasonOf(error)];
      notify(told, { kind: "error", stays: true, details });
      return false;
    }
  }
}
