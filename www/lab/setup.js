/** The form of the experiment: a ready-made one to begin with, what it is for, players, limits, a sweep. Every change is checked. */
import { findFamily, findPlayer, playersOf } from "../core/family.js";
import { checkExperiment } from "../core/lab/run.js";
import { moduleUrl } from "../guest.js";
import { button, byId, input, make, setText } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { showProblem, VisitorError } from "../kit/problem.js";
import { makeEntryCard, makeLimitInputs } from "./entries.js";
import { GameChoice } from "./game-choice.js";
import { mountMeasured } from "./ladder.js";
import { isPlain } from "./ladder-form.js";
import { defaultLimits, isBoundless, playersOffered, titleOfExperiment } from "./names.js";
import { PurposeForm, purposeOf, REQUIRED_PLAYERS } from "./purpose.js";
import { SweepForm } from "./sweep.js";
import { games as gamesOf, language, say, text } from "./text.js";

/**
 * @typedef {import("./types.d.ts").Experiment} Experiment
 * @typedef {import("./types.d.ts").Entry} Entry
 * @typedef {import("./engine.js").Engine} Engine
 */

const MAX_WORKERS = 16;
/** The most games of an experiment that has changed to another game, which may take much longer. */
const MAX_FIRST_GAMES = 100;
/** The last first seed: each game has the next one, and numbers are exact up to 2^53. */
const MAX_SEED = 9e15;
/** Random moves that make the games of two different. */
const FIRST_OPENING = 2;
/** The choice "my own" among the ready-made experiments. */
const CUSTOM = "";

export class SetupForm {
  #engine;
  /** @type {Experiment} */
  #experiment;
  /** The player that each entry had when its limits were seen to. @type {WeakMap<Entry, string>} */
  #limitedPlayers = new WeakMap();
  #readyMade = byId("ready-made", HTMLSelectElement);
  #about = byId("about", HTMLElement);
  #entries = byId("entries", HTMLElement);
  #sweep;
  #games;
  #purpose;
  #store;
  /** Shows the measured ladder of the game. */
  #showMeasured;

  /** @param {Engine} engine @param {import("../core/storage.js").PageStore} store with the visitor's presets */
  constructor(engine, store) {
    this.#engine = engine;
    this.#store = store;
    this.#experiment = structuredClone(engine.experiments[0]);
    this.#sweep = new SweepForm(() => this.#change(() => this.#readSweep()));
    this.#purpose = new PurposeForm(
      engine,
      () => this.#experiment,
      (how, players) => this.#changePurpose(how, players),
    );
    this.#showMeasured = mountMeasured(engine, () => this.#experiment.game);
    this.#listenToReadyMade();
    this.#listenToFields();
    this.#games = new GameChoice(engine, (game) => this.#changeGame(game));
    button("add-player").addEventListener("click", () => this.#addPlayer());
    fillWorkers();
    this.show(this.#experiment, this.#experiment.name);
  }

  /** A copy of the experiment. */
  get experiment() {
    return structuredClone(this.#experiment);
  }

  /** The number of workers that play. */
  get workers() {
    return Number(byId("workers", HTMLSelectElement).value);
  }

  /** Puts an experiment into the form. @param {Experiment} experiment @param {string} [which] of the ready-made ones */
  show(experiment, which = CUSTOM) {
    this.#experiment = experiment;
    this.#limitedPlayers = new WeakMap(experiment.players.map((entry) => [entry, entry.player]));
    this.#purpose.onExperimentShown();
    this.#readyMade.value = which;
    this.#showAbout(which === CUSTOM ? undefined : text.experiments?.[experiment.name]);
    const { name, game, opening, games, seed } = experiment;
    this.#games.show(game);
    const values = { name, opening: opening ?? "", games, seed: seed ?? 0 };
    for (const [id, value] of Object.entries(values)) input(id).value = String(value);
    this.#sweep.show(experiment.sweep);
    this.#showLimits();
    this.#fillEntries();
    this.#check();
    this.#showMeasured();
  }

  /** The visitor's presets have changed. Cards that are open stay so. */
  refresh() {
    const cards = () => this.#entries.querySelectorAll("details.entry");
    const wereOpen = [...cards()].map((card) => card.hasAttribute("open"));
    this.#fillEntries();
    for (const [at, card] of cards().entries()) card.toggleAttribute("open", wereOpen[at]);
  }

  #listenToReadyMade() {
    const { experiments } = this.#engine;
    const select = this.#readyMade;
    select.replaceChildren(
      ...experiments.map((one) => make("option", { value: one.name }, titleOfExperiment(this.#engine.catalogue, one))),
      make("option", { value: CUSTOM }, text.setup.own),
    );
    select.addEventListener("change", () => {
      const chosen = experiments.find(({ name }) => name === select.value);
      if (chosen) this.show(structuredClone(chosen), chosen.name);
      else this.#change(() => (this.#experiment.name = text.setup.own));
    });
  }

  #listenToFields() {
    /** @type {Record<string, (experiment: Experiment, value: string) => void>} */
    const fields = {
      name: (experiment, value) => (experiment.name = value),
      games: (experiment, value) => (experiment.games = Number(value)),
      seed: (experiment, value) => (experiment.seed = Number(value)),
      opening: (experiment, value) => {
        if (value === "") delete experiment.opening;
        else experiment.opening = Number(value);
      },
    };
    for (const [id, write] of Object.entries(fields)) {
      const field = input(id);
      field.addEventListener("input", () => this.#change(() => write(this.#experiment, field.value)));
    }
  }

  /** Another game takes other players; a game of two sides takes two. @param {string} game */
  #changeGame(game) {
    const experiment = this.#experiment;
    const { games } = this.#engine.catalogue;
    const isOther = findFamily(games, game) !== findFamily(games, experiment.game);
    experiment.game = game;
    if (isOther) {
      this.#limitedPlayers = new WeakMap();
      if (isBoundless(experiment.limits ?? {})) delete experiment.limits;
    }
    if (isOther && experiment.ladder) this.#purpose.startLadder();
    else this.#removeIncompatiblePlayers();
    const isForTwo = this.#engine.isForTwo(game);
    if (!isForTwo) {
      delete experiment.opening; // its field goes too
      input("opening").value = "";
    }
    const least = REQUIRED_PLAYERS[purposeOf(experiment)] ?? (isForTwo ? 2 : 1);
    while (experiment.players.length < least) this.#addNewPlayer();
    if (purposeOf(experiment) === "compare") experiment.games = Math.min(experiment.games, MAX_FIRST_GAMES);
    this.#purpose.removeUnknownParams();
    input("games").value = String(experiment.games);
    this.#fillEntries();
    this.#change(() => this.#addMissingLimits());
    this.#showLimits();
    this.#showMeasured();
  }

  /** @param {() => void} how @param {boolean} [players] whether other players take part */
  #changePurpose(how, players) {
    const { limits } = this.#experiment;
    this.#change(() => {
      how();
      this.#addMissingLimits();
    });
    if (limits !== this.#experiment.limits) this.#showLimits();
    input("games").value = String(this.#experiment.games);
    if (players) this.#fillEntries();
    this.#check();
  }

  /** Removes players that do not play the game, and of the others what they do not have in it. */
  #removeIncompatiblePlayers() {
    const known = new Map(playersOffered(this.#engine, this.#experiment.game).map((info) => [info.id, info]));
    if (!known.size) return;
    const { players } = this.#experiment;
    this.#experiment.players = players.filter(({ player, engine }) => engine || known.has(player));
    // A player of the same name may have other parameters here.
    for (const entry of this.#experiment.players) {
      const info = known.get(entry.player);
      if (!info) continue;
      const own = Object.entries(entry.settings ?? {}).filter(([key]) => info.params.some(({ name }) => name === key));
      // A name that a preset or the visitor gave it tells of all its settings.
      if (own.length < Object.keys(entry.settings ?? {}).length) delete entry.name;
      if (own.length) entry.settings = Object.fromEntries(own);
      else delete entry.settings;
      if (!info.presets.some(({ name }) => name === entry.preset)) delete entry.preset;
    }
  }

  #addPlayer() {
    const { players } = this.#experiment;
    this.#addNewPlayer();
    this.#fillEntries(players.length - 1);
    this.#change(() => {
      this.#purpose.removeUnknownParams();
      this.#addMissingLimits();
    });
    this.#entries.lastElementChild?.querySelector("select")?.focus();
  }

  /** Adds a player of the game, of another kind than those there where possible. */
  #addNewPlayer() {
    const { players, game, ladder } = this.#experiment;
    if (ladder) return void players.push({ player: "", engine: [""] });
    const offered = playersOffered(this.#engine, game).map(({ id }) => id);
    const taken = players.map(({ player }) => player);
    players.push({ player: offered.find((id) => !taken.includes(id)) ?? offered[0] ?? "" });
  }

  /** A player that is put in and searches gets the usual limit, where it has none, or one that limits nothing. */
  #addMissingLimits() {
    const experiment = this.#experiment;
    const { game, players } = experiment;
    const usual = () => defaultLimits(this.#engine.catalogue, game);
    for (const [place, entry] of players.entries()) {
      const isKnown = this.#limitedPlayers.get(entry) === entry.player;
      this.#limitedPlayers.set(entry, entry.player);
      if (isKnown || entry.limits || !(entry.engine || this.#engine.searches(game, entry.player))) continue;
      if (!experiment.limits) {
        experiment.limits = usual();
        this.#showLimits();
      } else if (isBoundless(experiment.limits)) {
        entry.limits = usual();
        this.#fillEntries(place);
      }
    }
  }

  /** @param {number} place */
  #removePlayer(place) {
    this.#experiment.players.splice(place, 1);
    this.#fillEntries();
    this.#change(() => this.#fillSweep());
    button("add-player").focus();
  }

  /** Makes the cards of the players. @param {number} [open] the card that is unfolded */
  #fillEntries(open) {
    const { players, game, ladder } = this.#experiment;
    // The players of a ladder have ticks; those with settings of their own, and modules, have cards too.
    const isCard = (/** @type {Entry} */ entry) => !ladder || !isPlain(entry);
    const cards = [...players.entries()]
      .filter(([, entry]) => isCard(entry))
      .map(([place, entry]) =>
        makeEntryCard({
          engine: this.#engine,
          store: this.#store,
          game,
          entry,
          place,
          open: place === open,
          onChange: () => this.#change(() => this.#onEntriesChanged()),
          onRemove: () => this.#removePlayer(place),
        }),
      );
    this.#entries.replaceChildren(...cards);
    this.#fillSweep();
  }

  #onEntriesChanged() {
    this.#purpose.removeUnknownParams();
    this.#addMissingLimits();
    this.#fillSweep();
  }

  /** Offers the parameters of the players for the sweep. A parameter that no player has any more leaves it. */
  #fillSweep() {
    const { catalogue } = this.#engine;
    const { players, game, sweep } = this.#experiment;
    const infos = players.map((entry) => findPlayer(catalogue, game, entry.player));
    const found = this.#sweep.fill(
      infos.flatMap((info) => info?.params ?? []),
      sweep?.over,
    );
    // The players of an unknown game are unknown.
    if (!found && playersOf(catalogue, game).length) delete this.#experiment.sweep;
  }

  #readSweep() {
    const sweep = this.#sweep.read();
    if (sweep) this.#experiment.sweep = sweep;
    else delete this.#experiment.sweep;
  }

  #showLimits() {
    const write = (/** @type {import("../types.d.ts").Limits} */ limits) =>
      this.#change(() => {
        if (Object.keys(limits).length) this.#experiment.limits = limits;
        else delete this.#experiment.limits;
      });
    const inputs = makeLimitInputs("all-", () => this.#experiment.limits ?? {}, write);
    byId("limits", HTMLElement).replaceChildren(...inputs);
  }

  /** @param {string} [inWords] the description in the page's language */
  #showAbout(inWords) {
    this.#about.lang = inWords ? language.id : "en";
    setText(this.#about, inWords ?? this.#experiment.about ?? "");
  }

  /** Makes the experiment the visitor's own. @param {() => void} how */
  #change(how) {
    how();
    this.#purpose.onExperimentChanged();
    const name = input("name");
    if (name.value !== this.#experiment.name) name.value = this.#experiment.name;
    this.#readyMade.value = CUSTOM;
    setText(this.#about, "");
    delete this.#experiment.about;
    this.#check();
  }

  /** Shows the error, or the number of games and players. */
  #check() {
    const isForTwo = this.#engine.isForTwo(this.#experiment.game);
    for (const row of ["opening-row", "sweep-equal-row"]) byId(row, HTMLElement).hidden = !isForTwo;
    setText(byId("games-label", HTMLElement), this.#gamesLabel(isForTwo));
    this.#showPurpose();
    /** @type {unknown} */
    let problem;
    let size = "";
    try {
      size = this.#describeSize();
    } catch (error) {
      problem = error;
    }
    showProblem(byId("setup-error", HTMLElement), problem, problem ? this.#help : "");
    setText(byId("setup-size", HTMLElement), size);
    button("start").disabled = button("copy-link").disabled = problem !== undefined;
  }

  /** What the number of games counts. @param {boolean} isForTwo */
  #gamesLabel(isForTwo) {
    switch (purposeOf(this.#experiment)) {
      case "tune":
        return text.tune.games;
      case "ladder":
        return isForTwo ? text.ladder.most : text.setup.games;
      case "test":
        return isForTwo ? text.test.games : text.test.gamesEach;
      default:
        return isForTwo ? text.setup.gamesOfTwo : text.setup.games;
    }
  }

  /** Tests and tunings have a fixed number of players and no sweep. */
  #showPurpose() {
    this.#purpose.show();
    byId("players-title", HTMLElement).hidden = Boolean(this.#experiment.ladder);
    const purpose = purposeOf(this.#experiment);
    const seats = REQUIRED_PLAYERS[purpose];
    byId("sweep", HTMLElement).hidden = seats !== undefined || purpose === "ladder";
    button("add-player").hidden = seats !== undefined && this.#experiment.players.length >= seats;
  }

  /** What would help an experiment that is refused. */
  get #help() {
    const { cannot, needsLimits, needsOpening } = text.setup;
    const { game, limits, opening } = this.#experiment;
    const usual = defaultLimits(this.#engine.catalogue, game);
    if (!limits && this.#couldStart({ limits: usual })) return needsLimits;
    return opening === 0 && this.#couldStart({ opening: FIRST_OPENING }) ? needsOpening : cannot;
  }

  /** Whether it could start if it were changed so. @param {Partial<Experiment>} how */
  #couldStart(how) {
    try {
      checkExperiment(this.#engine, { ...this.#experiment, ...how });
      return true;
    } catch {
      return false;
    }
  }

  /** The number of games and players, in words. @throws an Error that names the wrong field */
  #describeSize() {
    if (this.#experiment.sweep && !this.#sweep.hasValues) throw new VisitorError(text.setup.badValues);
    if (Number(this.#experiment.seed) > MAX_SEED) {
      throw new VisitorError(say(text.setup.badSeed, { most: wholeNumber(MAX_SEED) }));
    }
    checkPrograms(this.#experiment);
    const purpose = purposeOf(this.#experiment);
    if (purpose === "test" || purpose === "tune") return this.#describeCourseSize();
    if (purpose === "ladder") checkExperiment(this.#engine, this.#experiment);
    const plan = new this.#engine.LabPlan(JSON.stringify(this.#experiment));
    const players = say(text.setup.byPlayers, { n: plan.players });
    const isOpen = purpose === "ladder" && this.#engine.isForTwo(this.#experiment.game);
    const size = isOpen
      ? say(text.ladder.size, { n: plan.players })
      : say(text.setup.size, { games: gamesOf(plan.jobs), players });
    plan.free();
    return size;
  }

  /** The most games of a test or a tuning, in words. @throws an Error that names the wrong field */
  #describeCourseSize() {
    if (this.#experiment.tune && !this.#experiment.tune.params.length) throw new VisitorError(text.tune.none);
    const course = new this.#engine.LabCourse(JSON.stringify(this.#experiment));
    const { total, tuning } = course.state();
    course.free();
    return say(tuning ? text.setup.thenTest : text.setup.atMost, { games: gamesOf(total) });
  }
}

/** Of programs from outside, a page plays modules of its own origin alone. @param {Experiment} experiment @throws a VisitorError that names the field */
export function checkPrograms({ players }) {
  for (const [at, { engine }] of players.entries()) {
    if (!engine || (engine.length === 1 && moduleUrl(engine[0]))) continue;
    const field = `players[${at}].engine`;
    throw new VisitorError(say(engine.join("") ? text.setup.program : text.setup.noModule, { field }));
  }
}

/** Offers numbers of workers, up to the number of cores; at first one core is left to the page. */
function fillWorkers() {
  const cores = Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 2);
  const spared = Math.max(1, cores - 1);
  const counts = [...new Set([1, 2, 4, 8, spared, cores])].filter((n) => n <= cores).sort((a, b) => a - b);
  const options = counts.map((n) => {
    const label = n === cores ? text.setup.cores : n === spared ? text.setup.spared : "{n}";
    return make("option", { value: String(n), selected: n === spared }, say(label, { n }));
  });
  byId("workers", HTMLSelectElement).replaceChildren(...options);
}
