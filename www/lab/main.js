/** Puts the lab together: the experiment, its run, what comes of it, and what was kept. */
import { readWords, UnknownVersion, writeWords } from "../link.js";
import { copy } from "../page/clipboard.js";
import { dialogWords } from "../page/dialog-words.js";
import { button, byId, fillText, input, reasonOf } from "../page/dom.js";
import { languageButton } from "../page/language.js";
import { notify } from "../page/notices.js";
import { Store } from "../page/store.js";
import { text as pageText } from "../page/text.js";
import { mountTheme } from "../page/theme.js";
import { atMostEvery, onFrame } from "../page/timing.js";
import { mountCharts } from "./charts.js";
import { mountExport, readFile } from "./files.js";
import { pairOf, titleOf } from "./format.js";
import { Keep } from "./keep.js";
import { mountKept } from "./kept.js";
import { mountList } from "./list.js";
import { drawProgress } from "./progress.js";
import { Run } from "./run.js";
import { mountSetup } from "./setup.js";
import { drawMatches, drawTables } from "./tables.js";
import { inWords, language, say, speak, text } from "./text.js";

/** @typedef {import("./types.d.ts").Experiment} Experiment */

const DRAW_MS = 250;
const KEEP_MS = 1000;

const store = Store.open();
await speak(store);
document.title = text.title;
fillText(text);
byId("theme", HTMLElement).before(languageButton(language.id, store, dialogWords().language));
mountTheme(store);
document.body.classList.add("has-words");
try {
  // Loaded here and not above, so that a browser it cannot run in still gets to read why.
  const { loadEngine } = await import("./engine.js");
  const engine = await loadEngine();
  await start({ ...engine, catalogue: inWords(engine.catalogue) });
  document.body.classList.add("is-ready");
} catch (error) {
  notify(say(text.error, { reason: reasonOf(error) }), { kind: "error", stays: true });
}

/** @param {import("./engine.js").Engine} engine */
async function start(engine) {
  const keep = await Keep.open();
  if (!keep.db) notify(text.kept.notKept);
  const charts = mountCharts();
  const list = mountList(engine);
  const setup = mountSetup(engine, () => {});
  /** @type {Run | null} */
  let run = null;
  /** The number in storage of the run on screen, once it has one. @type {Promise<number | null>} */
  let kept = Promise.resolve(null);
  /** Results that are not in storage yet. */
  let unkept = "";

  const draw = onFrame(() => {
    drawProgress(run);
    const standings = run?.standings() ?? [];
    const matches = run?.matches() ?? [];
    for (const name of ["chart", "games", "export"])
      byId(`${name}-panel`, HTMLElement).hidden = !standings.length && !matches.length;
    byId("table-panel", HTMLElement).hidden = !standings.length;
    byId("match-panel", HTMLElement).hidden = !matches.length;
    button("export-experiment").hidden = button("export-json").hidden = !run?.experiment;
    if (!run || (!standings.length && !matches.length)) return;
    if (standings.length) drawTables(standings);
    if (matches.length) drawMatches(matches);
    charts.show(run, standings);
    list.show(run, [...standings.map(titleOf), ...matches.map(pairOf)]);
  });
  const drawSoon = atMostEvery(DRAW_MS, draw);
  const write = atMostEvery(KEEP_MS, () => {
    const [lines, games] = [unkept, run?.games ?? 0];
    unkept = "";
    // The run may still be waiting for its number: it plays meanwhile.
    if (lines) void kept.then((id) => (id === null ? undefined : keep.write(id, lines, games).then(earlier.refresh)));
  });

  /**
   * A run with the results that are there already. The one on screen is left alone: this one may be refused.
   * @param {Experiment | null} experiment
   * @param {string[]} texts
   * @throws an Error that says what is wrong with either
   */
  function runOf(experiment, texts) {
    const made = new Run(engine, experiment, ({ lines, state }) => {
      if (lines) {
        unkept += lines;
        write();
      }
      if (state) {
        write.flush();
        draw();
      } else drawSoon();
    });
    try {
      for (const lines of texts) made.take(lines);
    } catch (error) {
      made.dispose();
      throw error;
    }
    if (made.games >= made.total) made.state = "done";
    return made;
  }

  /** Puts a run in the place of the one on screen. @param {Run} next @param {Promise<number | null>} id */
  function show(next, id) {
    write.flush();
    run?.dispose();
    run = next;
    kept = id;
  }

  /** Puts an experiment into the form. @param {string} words @throws an Error that names what is wrong, the form as it was */
  function edit(words) {
    new engine.LabPlan(words).free();
    setup.show(JSON.parse(words));
  }

  /** A place in storage for a new run. @param {Experiment | null} experiment @param {string} [title] */
  async function keepIt(experiment, title = experiment?.name ?? text.kept.file) {
    const id = await keep.add(experiment, title);
    store.writeRaw("lab", String(id ?? ""));
    earlier.refresh();
    return id;
  }

  /** Shows a kept run. An earlier version may have kept what this one refuses. @param {import("./keep.js").Kept} one */
  async function open(one) {
    try {
      show(runOf(one.experiment, await keep.texts(one.id)), Promise.resolve(one.id));
    } catch (error) {
      if (store.readRaw("lab") === String(one.id)) store.writeRaw("lab", "");
      notify(say(text.kept.refused, { name: one.title, reason: reasonOf(error) }), { kind: "error", stays: true });
      return;
    }
    store.writeRaw("lab", String(one.id));
    if (one.experiment) setup.show(structuredClone(one.experiment));
    draw();
  }

  const earlier = mountKept(keep, open);
  mountExport(() => run);

  button("start").addEventListener("click", () => {
    const experiment = setup.experiment;
    const begun = runOf(experiment, []);
    show(begun, keepIt(experiment));
    begun.start(setup.workers);
    // On a phone the results lie below the fold.
    byId("progress-panel", HTMLElement).scrollIntoView({ block: "nearest" });
  });
  button("pause").addEventListener("click", () => (run?.state === "running" ? run.pause() : run?.start(setup.workers)));
  button("stop").addEventListener("click", () => run?.stop());
  button("copy-link").addEventListener("click", () => {
    const link = new URL(location.href);
    link.search = ""; // whoever opens it has a language already
    link.hash = writeWords([["experiment", JSON.stringify(setup.experiment)]]);
    void copy(link.href, text.setup.copied);
  });
  input("import").addEventListener("change", async () => {
    const files = [...(input("import").files ?? [])];
    input("import").value = "";
    for (const file of files) {
      try {
        const { experiment, lines } = readFile(await file.text());
        if (experiment && !lines) {
          edit(JSON.stringify(experiment));
          continue;
        }
        const opened = runOf(experiment, [lines]);
        const adding = keepIt(experiment, experiment?.name ?? file.name);
        show(opened, adding);
        const id = await adding;
        if (id !== null) await keep.write(id, lines, opened.games);
        earlier.refresh();
      } catch (error) {
        notify(say(text.kept.bad, { name: file.name, reason: reasonOf(error) }), { kind: "error" });
      }
    }
    draw();
  });

  const followLink = () => {
    try {
      const words = new Map(readWords(location.hash.slice(1))).get("experiment");
      if (!words) return false;
      edit(words);
      // So that a reload shows what came of it.
      history.replaceState(history.state, "", location.pathname + location.search);
      return true;
    } catch (error) {
      const told =
        error instanceof UnknownVersion
          ? say(pageText.notices.linkVersion, { version: error.version })
          : say(text.setup.badLink, { reason: reasonOf(error) });
      notify(told, { kind: "error", stays: true });
      return false;
    }
  };
  addEventListener("hashchange", followLink);
  addEventListener("pagehide", () => write.flush());
  const last = Number(store.readRaw("lab") ?? 0);
  const again = followLink() ? undefined : (await keep.list()).find(({ id }) => id === last);
  if (again) await open(again);
  await earlier.refresh();
  draw();
  setInterval(() => run?.state === "running" && drawProgress(run), DRAW_MS);
}
