/** Puts the lab together: the experiment, its run, what comes of it, and what was kept. */
import { copy } from "../page/clipboard.js";
import { dialogWords } from "../page/dialog-words.js";
import { button, byId, fillText, input, reasonOf } from "../page/dom.js";
import { languageButton } from "../page/language.js";
import { notify } from "../page/notices.js";
import { Store } from "../page/store.js";
import { mountTheme } from "../page/theme.js";
import { atMostEvery, onFrame } from "../page/timing.js";
import { mountCharts } from "./charts.js";
import { mountExport, readFile } from "./files.js";
import { mountKept } from "./kept.js";
import { Keep } from "./keep.js";
import { mountList } from "./list.js";
import { drawProgress } from "./progress.js";
import { Run } from "./run.js";
import { mountSetup } from "./setup.js";
import { pairOf, titleOf } from "./format.js";
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
  /** The number of the run in storage. @type {number | null} */
  let kept = null;
  /** Results that are not in storage yet. */
  let unkept = "";

  const draw = onFrame(() => {
    drawProgress(run);
    const standings = run?.standings() ?? [];
    const matches = run?.matches() ?? [];
    for (const name of ["chart", "games", "export"]) byId(`${name}-panel`, HTMLElement).hidden = !standings.length && !matches.length;
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
    if (kept !== null && unkept && run) void keep.write(kept, unkept, run.games).then(earlier.refresh);
    unkept = "";
  });

  /** @param {Experiment | null} experiment */
  function begin(experiment) {
    write.flush();
    run?.dispose();
    run = new Run(engine, experiment, ({ lines, state }) => {
      if (lines) {
        unkept += lines;
        write();
      }
      if (state) {
        write.flush();
        draw();
      } else drawSoon();
    });
    kept = null;
    return run;
  }

  /** @param {Experiment | null} experiment @param {string} [title] */
  async function keepIt(experiment, title = experiment?.name ?? text.kept.file) {
    kept = await keep.add(experiment, title);
    store.writeRaw("lab", String(kept ?? ""));
    earlier.refresh();
  }

  /** Shows a kept run. @param {import("./keep.js").Kept} one */
  async function open(one) {
    const texts = await keep.texts(one.id);
    const opened = begin(one.experiment);
    for (const words of texts) opened.take(words);
    if (opened.games >= opened.total) opened.state = "done";
    kept = one.id;
    store.writeRaw("lab", String(one.id));
    if (one.experiment) setup.show(structuredClone(one.experiment));
    draw();
  }

  const earlier = mountKept(keep, open);
  mountExport(() => run);

  button("start").addEventListener("click", async () => {
    const experiment = setup.experiment;
    const begun = begin(experiment);
    begun.start(setup.workers);
    // On a phone the results lie below the fold.
    byId("progress-panel", HTMLElement).scrollIntoView({ block: "nearest" });
    await keepIt(experiment);
    write();
  });
  button("pause").addEventListener("click", () => (run?.state === "running" ? run.pause() : run?.start(setup.workers)));
  button("stop").addEventListener("click", () => run?.stop());
  button("copy-link").addEventListener("click", () => {
    const link = new URL(location.href);
    link.search = ""; // whoever opens it has a language already
    link.hash = new URLSearchParams({ experiment: JSON.stringify(setup.experiment) }).toString();
    void copy(link.href, text.setup.copied);
  });
  input("import").addEventListener("change", async () => {
    const files = [...(input("import").files ?? [])];
    input("import").value = "";
    for (const file of files) {
      try {
        const { experiment, lines } = readFile(await file.text());
        if (experiment && !lines) {
          setup.show(experiment);
          continue;
        }
        const opened = begin(experiment);
        opened.take(lines);
        opened.state = opened.games >= opened.total ? "done" : "ready";
        await keepIt(experiment, experiment?.name ?? file.name);
        if (kept !== null) await keep.write(kept, lines, opened.games);
        earlier.refresh();
      } catch (error) {
        notify(say(text.kept.bad, { name: file.name, reason: reasonOf(error) }), { kind: "error" });
      }
    }
    draw();
  });

  const followLink = () => {
    const words = new URLSearchParams(location.hash.slice(1)).get("experiment");
    if (!words) return false;
    try {
      new engine.LabPlan(words).free();
      setup.show(JSON.parse(words));
      // So that a reload shows what came of it.
      history.replaceState(history.state, "", location.pathname + location.search);
      return true;
    } catch (error) {
      notify(say(text.setup.badLink, { reason: reasonOf(error) }), { kind: "error", stays: true });
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
