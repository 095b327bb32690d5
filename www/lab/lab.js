/** The lab: the experiment in the form, the run on screen, and the runs that the browser stores. */

import { messageOf } from "../core/arguments.js";
import { beginExperiment } from "../core/lab/questions.js";
import { checkExperiment, Run } from "../core/lab/run.js";
import { formatPairs, parsePairs, UnknownVersionError } from "../core/link.js";
import { askToPersist } from "../core/persist.js";
import { throttle } from "../core/timing.js";
import { copy } from "../kit/clipboard.js";
import { button, byId, input } from "../kit/dom.js";
import { notify } from "../kit/notices.js";
import { text as pageText } from "../kit/page-text.js";
import { VisitorError } from "../kit/problem.js";
import { reportFailure } from "../kit/report-failure.js";
import { tab } from "../kit/tab.js";
import { onFrame } from "../timing.js";
import { mountExport, readFile } from "./files.js";
import { calledOf } from "./names.js";
import { Presets } from "./presets.js";
import { Questions } from "./questions.js";
import { Results } from "./results.js";
import { RunGoneError, RunStore } from "./run-store.js";
import { mountSavedRuns } from "./saved-runs.js";
import { checkPrograms, SetupForm } from "./setup.js";
import { say, text } from "./text.js";
import { createPool } from "./workers.js";

/**
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("./types.d.ts").Experiment} Experiment
 */

const DRAW_MS = 250;
/** Where the results stand beside the form. */
const BESIDE = "(min-width: 60rem)";
/** The list of kept runs follows within this time. */
const LIST_MS = 1000;

export class Lab {
  #engine;
  #store;
  #keep;
  #setup;
  #questions;
  #results;
  #presets;
  #earlier;
  /** The run on screen. @type {Run | null} */
  #run = null;
  /** The id of that run in storage, once it has one. @type {Promise<number | null>} */
  #id = Promise.resolve(null);
  /** Lines of results that are not stored yet, with the run that they are of. @type {{id: Promise<number | null>, lines: string, games: number}[]} */
  #unstored = [];
  #draw = onFrame(() => this.#results.draw(this.#run));
  #drawSoon = throttle(DRAW_MS, this.#draw);
  #list = throttle(LIST_MS, () => this.#earlier.refresh());
  /** Whether lines are being stored. */
  #isStoring = false;

  /** Opens the lab with the experiment of the link, or with the last run. @param {Engine} engine @param {import("../core/storage.js").PageStore} store */
  static async open(engine, store) {
    const keep = await RunStore.open().catch(() => new RunStore(null));
    if (!keep.db) notify(text.kept.notKept);
    await new Lab(engine, store, keep).#restore();
  }

  /** @param {Engine} engine @param {import("../core/storage.js").PageStore} store @param {RunStore} keep */
  constructor(engine, store, keep) {
    this.#engine = engine;
    this.#store = store;
    this.#keep = keep;
    this.#setup = new SetupForm(engine, store, beginExperiment(engine, "compare"));
    this.#questions = new Questions(engine, (experiment) => this.#showForm(experiment));
    this.#presets = new Presets(engine, store, () => this.#setup.refresh());
    this.#results = new Results(engine, this.#presets);
    this.#earlier = mountSavedRuns(keep, (one) => this.#openRun(one), this.#reportUnreadable);
    mountExport(() => this.#run);
    button("start").addEventListener("click", () => reportFailure(this.#start()));
    button("pause").addEventListener("click", () => this.#pauseOrResume());
    button("stop").addEventListener("click", () => this.#stop());
    button("copy-link").addEventListener("click", () => this.#copyLink());
    input("import").addEventListener("change", () => reportFailure(this.#importFiles()));
    addEventListener("hashchange", () => {
      if (!this.#followLink()) this.#showView();
      byId("lab-title", HTMLElement).focus(); // reading goes on from there
    });
    // Another tab may have added to the runs, or deleted some.
    document.addEventListener("visibilitychange", () => document.hidden || this.#earlier.refresh());
    setInterval(() => this.#results.drawProgress(this.#run), DRAW_MS);
  }

  /** Follows the link in the address, else shows the run that this tab had, and goes on with it where it was played. */
  async #restore() {
    if (!this.#followLink()) {
      this.#questions.showAll();
      const all = await this.#keep.list().catch(this.#reportUnreadable);
      const [shown, running] = [SHOWN, RUNNING].map((key) => tab.storage.read(key));
      const again = all.find(({ id }) => String(id) === shown);
      if (again) await this.#openRun(again);
      if (again && shown === running) reportFailure(this.#continueRun());
    }
    await this.#earlier.refresh();
    this.#draw();
  }

  /** Shows the form of the run on screen, or the questions. */
  #showView() {
    if (this.#run?.experiment) this.#showForm(structuredClone(this.#run.experiment));
    else this.#questions.showAll();
  }

  /** Puts an experiment into the form. @param {Experiment} experiment */
  #showForm(experiment) {
    this.#setup.show(experiment);
    this.#questions.showForm(experiment);
  }

  /** Opens a stored run, and goes on with it. @param {string} wanted its id */
  async #resumeStored(wanted) {
    const all = await this.#keep.list().catch(this.#reportUnreadable);
    const found = all.find(({ id }) => String(id) === wanted);
    if (!found) {
      this.#questions.showAll();
      return void notify(text.kept.notThere);
    }
    await this.#openRun(found);
    await this.#continueRun();
  }

  /** Goes on with the run on screen, unless it does so in another tab. */
  async #continueRun() {
    const [run, id] = [this.#run, await this.#id];
    if (!run || run !== this.#run || run.isOver || run.hasWorkers) return;
    if (run.experiment) checkPrograms(run.experiment); // their games would count as lost
    if (!(await run.claim(id))) return void notify(text.results.elsewhere);
    const played = await this.#tellPlayedElsewhere(run, id);
    if (run !== this.#run) return;
    for (const lines of played) run.addResults(lines);
    run.start(this.#setup.workers);
  }

  /** The results of a run, where another tab has added to them since it was opened here. @param {Run} run @param {number | null} id */
  async #tellPlayedElsewhere(run, id) {
    const kept = (await this.#keep.list().catch(this.#reportUnreadable)).find((one) => one.id === id);
    return kept && kept.games > run.games ? this.#keep.texts(kept.id).catch(this.#reportUnreadable) : [];
  }

  async #start() {
    const experiment = this.#setup.experiment;
    if (!(await this.#setup.time.confirm())) return;
    // A reload then shows the run, not the question again.
    history.replaceState(history.state, "", location.pathname + location.search);
    // A second click leaves the run that the first one began.
    const isThere = this.#run?.state === "running" && this.#run.text === JSON.stringify(experiment);
    if (!isThere) this.#startRun(experiment);
    // On a phone the results lie below the fold.
    const block = matchMedia(BESIDE).matches ? "nearest" : "start";
    byId("progress-panel", HTMLElement).scrollIntoView({ block });
  }

  /** @param {Experiment} experiment */
  #startRun(experiment) {
    const before = this.#run;
    if (before?.experiment && before.hasWorkers) {
      notify(say(text.results.replaced, { name: calledOf(this.#engine, before.experiment) }));
    }
    const begun = this.#createRun(experiment, []);
    begun.expectedMs = this.#setup.time.expectedMs;
    this.#showRun(begun, this.#addRun(experiment));
    begun.start(this.#setup.workers);
    void this.#id.then((id) => begun.hasWorkers && begun.claim(id));
    this.#results.draw(begun);
  }

  #pauseOrResume() {
    const run = this.#run;
    if (run?.state === "running") run.pause();
    else if (run?.hasWorkers) run.start(this.#setup.workers);
    else reportFailure(this.#continueRun());
  }

  #stop() {
    this.#run?.stop();
    button("pause").focus(); // which now says: go on; the other one goes
  }

  #copyLink() {
    const link = new URL(location.href);
    link.search = ""; // the reader has a language of their own
    link.hash = formatPairs([["experiment", JSON.stringify(this.#setup.experiment)]]);
    void copy(link.href, text.setup.copied);
  }

  /**
   * A new run with the results that exist already. The run on screen stays, for this one may be refused.
   * @param {Experiment | null} experiment
   * @param {string[]} texts lines of results
   * @throws an Error that says what is wrong with either
   */
  #createRun(experiment, texts) {
    const made = new Run(this.#engine, experiment, (change) => this.#onRunChanged(change), {
      createPool,
      hold: tab.hold,
    });
    try {
      for (const lines of texts) made.addResults(lines);
    } catch (error) {
      made.dispose();
      throw error;
    }
    if (made.isOver) made.state = "done";
    return made;
  }

  /** @param {{lines?: string, state?: boolean}} change of the run on screen */
  #onRunChanged({ lines, state }) {
    if (lines) {
      const [last, games] = [this.#unstored.at(-1), this.#run?.games ?? 0];
      if (last?.id === this.#id) Object.assign(last, { lines: last.lines + lines, games });
      else this.#unstored.push({ id: this.#id, lines, games });
      void this.#storeLines();
    }
    if (state) {
      void this.#id.then((id) => noteRunning(this.#run?.state === "running" ? id : null));
      this.#draw();
    } else this.#drawSoon();
  }

  /** Replaces the run on screen. @param {Run} next @param {Promise<number | null>} id */
  #showRun(next, id) {
    void this.#storeLines();
    this.#results.draw(next); // what waits to be drawn of the run before is not drawn any more
    this.#run?.dispose();
    this.#requestedRun = null;
    noteRunning(null);
    this.#run = next;
    this.#id = id;
  }

  #lastNotice = "";

  /** Tells once that results are not kept, or no longer. @param {unknown} problem */
  #reportNotSaved = (problem) => {
    const told = problem instanceof RunGoneError ? text.kept.gone : text.kept.notKept;
    if (told !== this.#lastNotice) notify(told, { stays: true });
    this.#lastNotice = told;
    return null;
  };

  /** Tells that the kept runs cannot be read. @param {unknown} problem @returns {never[]} */
  #reportUnreadable = (problem) => {
    notify(text.kept.unread, { kind: "error", stays: true, details: messageOf(problem) });
    return [];
  };

  /** Makes a place in storage for a new run. @param {Experiment | null} experiment @param {string} [file] that it comes from */
  async #addRun(experiment, file = text.kept.file) {
    const title = experiment ? calledOf(this.#engine, experiment) : file;
    const id = await this.#keep.add(experiment, title).catch(this.#reportNotSaved);
    if (id !== null) askToPersist(this.#store);
    tab.storage.write(SHOWN, String(id ?? ""));
    this.#earlier.refresh();
    return id;
  }

  /** Stores the new lines at once: a page may end at any time. Lines that come meanwhile follow together. */
  async #storeLines() {
    if (this.#isStoring) return;
    this.#isStoring = true;
    for (let next = this.#unstored.shift(); next; next = this.#unstored.shift()) {
      const id = await next.id;
      if (id === null) continue;
      await this.#keep.write(id, next.lines, next.games).catch(this.#reportNotSaved);
      this.#list();
    }
    this.#isStoring = false;
  }

  /** The stored run that was asked for last, until another is on screen. @type {import("./run-store.js").SavedRun | null} */
  #requestedRun = null;

  /** Opens a stored run. That on screen stays while its workers are in the middle of games. @param {import("./run-store.js").SavedRun} one */
  async #openRun(one) {
    this.#requestedRun = one;
    const isThere = this.#run?.hasWorkers && (await this.#id) === one.id;
    if (!isThere && !(await this.#loadRun(one))) return;
    if (one.experiment) this.#showForm(structuredClone(one.experiment));
    this.#draw();
  }

  /** Puts a stored run on screen. This version may refuse what an earlier one stored. @param {import("./run-store.js").SavedRun} one @returns whether it is there */
  async #loadRun(one) {
    const texts = await this.#keep.texts(one.id).catch((problem) => void this.#reportUnreadable(problem));
    if (!texts || this.#requestedRun !== one) return false; // another was opened or started meanwhile
    try {
      this.#showRun(this.#createRun(one.experiment, texts), Promise.resolve(one.id));
    } catch (error) {
      if (tab.storage.read(SHOWN) === String(one.id)) tab.storage.write(SHOWN, "");
      notify(say(text.kept.refused, { name: one.title }), { kind: "error", stays: true, details: messageOf(error) });
      return false;
    }
    tab.storage.write(SHOWN, String(one.id));
    return true;
  }

  async #importFiles() {
    const files = [...(input("import").files ?? [])];
    input("import").value = "";
    for (const file of files) {
      try {
        await this.#importText(await file.text(), file.name);
      } catch (error) {
        notify(say(text.kept.bad, { name: file.name }), { kind: "error", stays: true, details: messageOf(error) });
      }
    }
    this.#draw();
  }

  /** Puts an experiment into the form, or results on screen. @param {string} words @param {string} name of the file */
  async #importText(words, name) {
    const { experiment, lines, isPreset } = readFile(words);
    if (isPreset) return this.#presets.take(words);
    if (experiment && !lines) return this.#editExperiment(JSON.stringify(experiment));
    if (!lines.trim()) throw new VisitorError(text.kept.empty);
    const opened = this.#createRun(experiment, [lines]);
    const adding = this.#addRun(experiment, name);
    this.#showRun(opened, adding);
    const id = await adding;
    if (id !== null) await this.#keep.write(id, lines, opened.games).catch(this.#reportNotSaved);
    this.#earlier.refresh();
  }

  /** Puts an experiment into the form. @param {string} words @throws an Error that names what is wrong; the form stays as it was */
  #editExperiment(words) {
    const experiment = JSON.parse(words);
    checkExperiment(this.#engine, experiment);
    this.#showForm(experiment);
  }

  /** Takes a preset of the address, resumes its run, shows a question, or puts an experiment into the form and starts it when it asks for that. @returns whether the address says what to show */
  #followLink() {
    try {
      const said = new Map(parsePairs(location.hash.slice(1)));
      const names = ["experiment", "preset", "run", "question"];
      const [experiment, preset, run, question] = names.map((name) => said.get(name));
      if (question !== undefined) this.#questions.open(question);
      if (preset) this.#presets.take(preset);
      if (experiment) this.#editExperiment(experiment);
      if (run) reportFailure(this.#resumeStored(run));
      // A reload then shows the run, not the experiment again.
      if (preset || experiment || run) history.replaceState(history.state, "", location.pathname + location.search);
      if (experiment && said.get("start") === "1") button("start").click(); // unless the form refuses it
      return (experiment ?? run ?? question) !== undefined;
    } catch (error) {
      const [told, details] =
        error instanceof UnknownVersionError
          ? [say(pageText.notices.linkVersion, { version: error.version })]
          : [text.setup.badLink, messageOf(error)];
      notify(told, { kind: "error", stays: true, details });
      return false;
    }
  }
}

/** The id of the run on screen, for a reload. A later visit begins with the questions. */
const SHOWN = "lab-shown";
/** The id of the run that goes on in this tab. */
const RUNNING = "lab-running";

/** @param {number | null} id */
const noteRunning = (id) => tab.storage.write(RUNNING, String(id ?? ""));
