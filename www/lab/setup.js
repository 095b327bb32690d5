/** The experiment on the left: ready-made ones to begin with, players, limits, a sweep; checked as it is changed. */
import { button, byId, input, make, reasonOf, setText } from "../page/dom.js";
import { entryCard, infoOf, LIMITS, limitInputs, playersOf } from "./entries.js";
import { games as gamesOf, language, say, text } from "./text.js";
import { parseValues, showValues } from "./values.js";

/**
 * @typedef {import("./types.d.ts").Experiment} Experiment
 * @typedef {import("./engine.js").Engine} Engine
 */

const MOST_WORKERS = 16;
const OWN = "";

/**
 * @param {Engine} engine
 * @param {(experiment: Experiment) => void} onChange each time it is changed to a good one
 */
export function mountSetup(engine, onChange) {
  const readyMade = byId("ready-made", HTMLSelectElement);
  const entries = byId("entries", HTMLElement);
  const over = byId("sweep-over", HTMLSelectElement);
  const [name, game, games, seed, opening, values, equal] = [
    "name",
    "game",
    "games",
    "seed",
    "opening",
    "sweep-values",
    "sweep-equal",
  ].map(input);
  /** @type {Experiment} */
  let now = structuredClone(engine.experiments[0]);
  let good = true;

  readyMade.replaceChildren(
    ...engine.experiments.map((one, i) => make("option", { value: String(i) }, one.name)),
    make("option", { value: OWN }, text.setup.own),
  );
  readyMade.addEventListener("change", () => {
    if (readyMade.value !== OWN) show(structuredClone(engine.experiments[Number(readyMade.value)]), readyMade.value);
  });
  name.addEventListener("input", () =>
    change(() => {
      now.name = name.value;
    }),
  );
  const suggest = (/** @type {string[]} */ names) =>
    byId("known-games", HTMLDataListElement).replaceChildren(...names.map((value) => make("option", { value })));
  suggest(engine.catalogue.games.map(({ id }) => id));
  game.addEventListener("focus", () => void knownGames(engine).then(suggest, () => {}), { once: true }); // without a connection: as before
  game.addEventListener("change", () => {
    change(() => {
      now.game = game.value.trim();
    });
    const known = playersOf(engine.catalogue, now.game).map(({ id }) => id);
    // Who does not play this game makes room for those who do.
    if (known.length) now.players = now.players.filter(({ player }) => known.includes(player));
    fillEntries();
    check();
  });
  opening.addEventListener("input", () =>
    change(() => {
      if (opening.value === "") delete now.opening;
      else now.opening = Number(opening.value);
    }),
  );
  games.addEventListener("input", () =>
    change(() => {
      now.games = games.value === "" ? 0 : Number(games.value);
    }),
  );
  seed.addEventListener("input", () =>
    change(() => {
      now.seed = Number(seed.value);
    }),
  );
  over.addEventListener("change", () => change(readSweep));
  values.addEventListener("input", () => change(readSweep));
  equal.addEventListener("change", () => change(readSweep));
  button("add-player").addEventListener("click", () => {
    now.players.push({ player: playersOf(engine.catalogue, now.game)[0]?.id ?? "" });
    fillEntries(now.players.length - 1);
    change(() => {});
    entries.lastElementChild?.querySelector("select")?.focus();
  });
  fillWorkers();

  function readSweep() {
    if (!over.value) delete now.sweep;
    else now.sweep = { over: over.value, ...(parseValues(values.value) ?? {}), ...(equal.checked && { equal: true }) };
  }

  /** @param {() => void} how */
  function change(how) {
    how();
    readyMade.value = OWN;
    setText(byId("about", HTMLElement), "");
    delete now.about;
    check();
  }

  /** @param {number} [open] the card that stands open */
  function fillEntries(open) {
    entries.replaceChildren(
      ...now.players.map((entry, place) =>
        entryCard({
          catalogue: engine.catalogue,
          game: now.game,
          entry,
          place,
          open: place === open,
          onChange: () => change(fillOver),
          onRemove: () => {
            now.players.splice(place, 1);
            fillEntries();
            change(fillOver);
            button("add-player").focus();
          },
        }),
      ),
    );
    fillOver();
  }

  /** What can be varied: the limits, and every parameter of the players there are. */
  function fillOver() {
    const params = new Map(
      now.players.flatMap((entry) =>
        (infoOf(engine.catalogue, now.game, entry.player)?.params ?? []).map((param) => [param.name, param.label]),
      ),
    );
    const options = [["", text.setup.overNothing], ...LIMITS.map((one) => [one, text.setup[one]]), ...params];
    over.replaceChildren(
      ...options.map(([value, words]) => make("option", { value, selected: value === (now.sweep?.over ?? "") }, words)),
    );
    // What no player has any more is not varied. Of a game that is not known nobody can say.
    const known = playersOf(engine.catalogue, now.game).length > 0;
    if (known && over.value !== (now.sweep?.over ?? "")) delete now.sweep;
  }

  /** Says what is wrong, or how large it is. */
  function check() {
    good = false;
    let [problem, size] = ["", ""];
    const forTwo = engine.isForTwo(now.game);
    for (const row of ["opening-row", "sweep-equal-row"]) byId(row, HTMLElement).hidden = !forTwo;
    setText(byId("games-label", HTMLElement), forTwo ? text.setup.gamesOfTwo : text.setup.games);
    try {
      if (now.sweep && !parseValues(values.value)) throw new Error(text.setup.badValues);
      const plan = new engine.LabPlan(JSON.stringify(now));
      size = say(text.setup.size, {
        games: gamesOf(plan.jobs),
        players: say(text.setup.byPlayers, { n: plan.players }),
      });
      plan.free();
      good = true;
    } catch (error) {
      problem = reasonOf(error);
    }
    setText(byId("setup-error", HTMLElement), problem);
    setText(byId("setup-size", HTMLElement), size);
    button("start").disabled = !good;
    button("copy-link").disabled = !good;
    if (good) onChange(now);
  }

  /** @param {Experiment} experiment @param {string} [which] of the ready-made ones */
  function show(experiment, which = OWN) {
    now = experiment;
    readyMade.value = which;
    const inWords = which === OWN ? undefined : text.experiments?.[now.name];
    const about = byId("about", HTMLElement);
    about.lang = inWords ? language.id : "en";
    setText(about, inWords ?? now.about ?? "");
    name.value = now.name;
    game.value = now.game;
    opening.value = now.opening === undefined ? "" : String(now.opening);
    games.value = String(now.games);
    seed.value = String(now.seed ?? 0);
    values.value = now.sweep ? showValues(now.sweep) : "";
    equal.checked = now.sweep?.equal ?? false;
    if (now.sweep) byId("more", HTMLDetailsElement).open = true;
    byId("limits", HTMLElement).replaceChildren(
      ...limitInputs(
        "all-",
        () => now.limits ?? {},
        (limits) =>
          change(() => {
            if (Object.keys(limits).length) now.limits = limits;
            else delete now.limits;
          }),
      ),
    );
    fillEntries();
    check();
  }

  show(now, "0");
  return {
    show,
    /** A copy of the experiment. */
    get experiment() {
      return structuredClone(now);
    },
    get workers() {
      return Number(byId("workers", HTMLSelectElement).value);
    },
  };
}

/** Games to choose from, with the variants that have presets. The board's engine knows what those are called. @param {Engine} engine */
async function knownGames({ catalogue }) {
  const { loadWhole } = await import("../engine.js");
  const names = catalogue.games.map(async (info) => {
    if (!info.presets.length) return [info.id];
    const { gameName } = await loadWhole(info);
    return [info.id, ...info.presets.map(({ values }) => gameName(info.id, values))];
  });
  return [...new Set((await Promise.all(names)).flat())];
}

function fillWorkers() {
  const cores = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2);
  const counts = [...new Set([1, 2, 4, 8, cores])].filter((n) => n <= cores).sort((a, b) => a - b);
  byId("workers", HTMLSelectElement).replaceChildren(
    ...counts.map((n) =>
      make(
        "option",
        { value: String(n), selected: n === cores },
        n === cores ? say(text.setup.cores, { n }) : String(n),
      ),
    ),
  );
}
