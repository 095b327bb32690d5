/** The form of the experiment: the fields that its question needs, and the rest under "Advanced". Every change is checked. */

import { messageOf } from "../core/arguments.js";
import { Draft } from "../core/lab/draft.js";
import { defaultLimits } from "../core/lab/offered.js";
import { leastPlayers, PLAYERS_NEEDED } from "../core/lab/questions.js";
import { checkExperiment } from "../core/lab/run.js";
import { moduleUrl } from "../guest.js";
import { guestName } from "../guest-name.js";
import { button, byId, input, make, setText } from "../kit/dom.js";
import { wholeNumber } from "../kit/numbers.js";
import { isLost } from "../kit/own-module.js";
import { showProblem, VisitorError } from "../kit/problem.js";
import { makeEntryCard, makeLimitInputs } from "./entries.js";
import { GameChoice } from "./game-choice.js";
import { mountMeasured } from "./ladder.js";
import { isPlain, LadderForm } from "./ladder-form.js";
import { nameOf } from "./names.js";
import { OpeningsForm } from "./openings-form.js";
import { StartTime } from "./start-time.js";
import { SweepForm } from "./sweep.js";
import { TestForm } from "./test-form.js";
import { games as gamesOf, say, text } from "./text.js";
import { TuneForm } from "./tune-form.js";

/**
 * @typedef {import("./types.d.ts").Experiment} Experiment
 * @typedef {import("./types.d.ts").Entry} Entry
 * @typedef {import("./engine.js").Engine} Engine
 */

const MAX_WORKERS = 16;
/** The most games of a player, as in the engine. */
const MAX_GAMES = 10_000_000;
/** The last first seed: each game has the next one, and numbers are exact up to 2^53. */
const MAX_SEED = 9e15;
/** Random moves that make the games of two different. */
const FIRST_OPENING = 2;

export class SetupForm {
  #engine;
  #store;
  #draft;
  #entries = byId("entries", HTMLElement);
  #games;
  #time;
  #sweep;
  /** The fields of single questions. @type {{show(): void}[]} */
  #parts;
  /** Shows the measured ladder of the game. */
  #showMeasured;

  /** @param {Engine} engine @param {import("../core/storage.js").PageStore} store with the visitor's presets @param {Experiment} experiment */
  constructor(engine, store, experiment) {
    this.#engine = engine;
    this.#store = store;
    this.#draft = this.#makeDraft(experiment);
    const draft = () => this.#draft;
    const change = (/** @type {() => void} */ how) => this.#change(how);
    const changePlayers = (/** @type {() => void} */ how) => {
      this.#change(how);
      this.#fillEntries();
    };
    this.#sweep = new SweepForm(engine, draft, change);
    this.#parts = [
      this.#sweep,
      new TestForm(engine, draft, change),
      new TuneForm(engine, draft, change),
      new OpeningsForm(draft, change),
      new LadderForm(engine, draft, change, changePlayers),
    ];
    this.#time = new StartTime(engine);
    this.#showMeasured = mountMeasured(engine, () => this.#draft.experiment.game);
    this.#listen();
    this.#games = new GameChoice(engine, (game) => this.#changeGame(game));
    fillWorkers();
    this.show(experiment);
  }

  /** @param {Experiment} experiment */
  #makeDraft(experiment) {
    return new Draft(this.#engine, experiment, (one) => nameOf(this.#engine.catalogue, one));
  }

  /** A copy of the experiment. */
  get experiment() {
    return structuredClone(this.#draft.experiment);
  }

  /** The number of workers that play. */
  get workers() {
    return Number(byId("workers", HTMLSelectElement).value);
  }

  /** How long the experiment takes. */
  get time() {
    return this.#time;
  }

  /** Puts an experiment into the form. @param {Experiment} experiment */
  show(experiment) {
    const { activeElement } = document;
    // A field that has the focus is not written, so that typing is not disturbed: here it is another experiment's.
    if (activeElement instanceof HTMLElement && byId("setup", HTMLElement).contains(activeElement))
      activeElement.blur();
    this.#draft = this.#makeDraft(experiment);
    const { seed = 0, game } = experiment;
    this.#games.show(game);
    input("seed").value = String(seed);
    input("name").value = this.#draft.ownName;
    byId("more", HTMLDetailsElement).open = false;
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

  #listen() {
    /** @type {Record<string, (draft: Draft, value: string) => void>} */
    const fields = {
      name: (draft, value) => (draft.ownName = value),
      games: ({ experiment }, value) => (experiment.games = Number(value)),
      seed: ({ experiment }, value) => (experiment.seed = Number(value)),
      opening: ({ experiment }, value) => {
        if (value === "") delete experiment.opening;
        else experiment.opening = Number(value);
      },
    };
    for (const [id, write] of Object.entries(fields)) {
      const field = input(id);
      field.addEventListener("input", () => this.#change(() => write(this.#draft, field.value)));
    }
    byId("workers", HTMLSelectElement).addEventListener("change", () => this.#check());
    button("add-player").addEventListener("click", () => this.#addPlayer());
  }

  /** @param {string} game */
  #changeGame(game) {
    this.#change(() => this.#draft.setGame(game));
    this.#fillEntries();
    this.#showLimits();
    this.#showMeasured();
  }

  #addPlayer() {
    this.#change(() => this.#draft.addPlayer());
    this.#fillEntries(this.#draft.experiment.players.length - 1);
    this.#entries.lastElementChild?.querySelector("select")?.focus();
  }

  /** @param {number} place */
  #removePlayer(place) {
    this.#change(() => this.#draft.removePlayer(place));
    this.#fillEntries();
    button("add-player").focus();
  }

  /** Makes the cards of the players. @param {number} [open] the card that is unfolded; by default the one that is tried or tuned */
  #fillEntries(open = 0) {
    const { question, experiment } = this.#draft;
    const { players, game } = experiment;
    const seats = question === "test" ? [text.setup.first, text.setup.second] : [];
    const isFixed = PLAYERS_NEEDED[question] === players.length;
    const opens = open > 0 || question === "test" || question === "tune";
    const cards = [...players.entries()]
      // The players of a ladder have ticks; those with settings of their own, and modules, have cards too.
      .filter(([, entry]) => question !== "ladder" || !isPlain(entry))
      .map(([place, entry]) =>
        makeEntryCard({
          ...{ engine: this.#engine, store: this.#store, game, entry, place },
          seat: seats[place],
          open: opens && place === open,
          tune: experiment.tune,
          onChange: () => this.#change(() => {}),
          onRemove: isFixed ? undefined : () => this.#removePlayer(place),
        }),
      );
    this.#entries.replaceChildren(...cards);
  }

  #showLimits() {
    const write = (/** @type {import("../types.d.ts").Limits} */ limits) =>
      this.#change(() => {
        if (Object.keys(limits).length) this.#draft.experiment.limits = limits;
        else delete this.#draft.experiment.limits;
      });
    const inputs = makeLimitInputs("all-", () => this.#draft.experiment.limits ?? {}, write);
    byId("limits", HTMLElement).replaceChildren(...inputs);
  }

  /** Changes the experiment, and what follows from that. @param {() => void} how */
  #change(how) {
    how();
    const gaveLimits = this.#draft.onChanged();
    if (gaveLimits) {
      this.#showLimits();
      this.refresh();
    }
    this.#check();
  }

  /** Shows the fields of the question, and the error or the number of games. */
  #check() {
    const { question, experiment } = this.#draft;
    const isForTwo = this.#engine.isForTwo(experiment.game);
    for (const row of byId("setup", HTMLElement).querySelectorAll("[data-for], [data-sides]")) {
      const { for: questions = question, sides } = /** @type {HTMLElement} */ (row).dataset;
      row.toggleAttribute("hidden", !questions.split(" ").includes(question) || (sides === "2" && !isForTwo));
    }
    const needed = PLAYERS_NEEDED[question];
    button("add-player").hidden = needed !== undefined && experiment.players.length >= needed;
    setText(byId("games-label", HTMLElement), gamesLabel(question, isForTwo));
    writeValue("games", String(experiment.games));
    input("name").placeholder = experiment.name;
    writeValue("opening", String(experiment.opening ?? ""));
    for (const part of this.#parts) part.show();
    this.#showStart();
  }

  /** Whether it can start, or the error; how many games, and how long they take. */
  #showStart() {
    /** @type {unknown} */
    let problem;
    let size = "";
    try {
      size = this.#describeSize();
    } catch (error) {
      problem = inWords(error);
    }
    const isUnfinished = problem !== undefined && this.#isTwins;
    showProblem(byId("setup-error", HTMLElement), isUnfinished ? undefined : problem, problem ? this.#help : "");
    setText(byId("setup-size", HTMLElement), isUnfinished ? text.setup.twins : size);
    button("start").disabled = button("copy-link").disabled = problem !== undefined;
    this.#time.show(problem ? null : this.#draft.experiment, this.workers);
  }

  /** Whether a test has the same player twice, as it does at first: that is no mistake. */
  get #isTwins() {
    const { question, experiment } = this.#draft;
    const [first, second] = experiment.players.map((entry) => JSON.stringify({ ...entry, name: undefined }));
    return question === "test" && first === second;
  }

  /** What would help an experiment that is refused. */
  get #help() {
    const { cannot, needsLimits, needsOpening } = text.setup;
    const { game, limits, opening } = this.#draft.experiment;
    if (!limits && this.#couldStart({ limits: defaultLimits(this.#engine.catalogue, game) })) return needsLimits;
    return opening === 0 && this.#couldStart({ opening: FIRST_OPENING }) ? needsOpening : cannot;
  }

  /** Whether it could start if it were changed so. @param {Partial<Experiment>} how */
  #couldStart(how) {
    try {
      checkExperiment(this.#engine, { ...this.#draft.experiment, ...how });
      return true;
    } catch {
      return false;
    }
  }

  /** The number of games and players, in words. @throws an Error that names the wrong field */
  #describeSize() {
    const { experiment, question } = this.#draft;
    this.#sweep.check();
    if (Number(experiment.seed) > MAX_SEED) {
      throw new VisitorError(say(text.setup.badSeed, { most: wholeNumber(MAX_SEED) }));
    }
    checkNumbers(experiment, leastPlayers(this.#engine, experiment));
    checkPrograms(experiment);
    if (question === "test" || question === "tune") return this.#describeCourseSize();
    if (question === "ladder") checkExperiment(this.#engine, experiment);
    const plan = new this.#engine.LabPlan(JSON.stringify(experiment));
    const players = say(text.setup.byPlayers, { n: plan.players });
    const isOpen = question === "ladder" && this.#engine.isForTwo(experiment.game);
    const size = isOpen ? players : say(text.setup.size, { games: gamesOf(plan.jobs), players });
    plan.free();
    return size;
  }

  /** The most games of a test or a tuning, in words. @throws an Error that names the wrong field */
  #describeCourseSize() {
    const { experiment } = this.#draft;
    if (experiment.tune && !experiment.tune.params.length) throw new VisitorError(text.tune.none);
    const course = new this.#engine.LabCourse(JSON.stringify(experiment));
    const { total, tuning } = course.state();
    course.free();
    return say(tuning ? text.setup.thenTest : text.setup.atMost, { games: gamesOf(total) });
  }
}

/** Labels the number of games. @param {import("../core/lab/questions.js").Question} question @param {boolean} isForTwo */
function gamesLabel(question, isForTwo) {
  const { tune, ladder, test, setup } = text;
  switch (question) {
    case "tune":
      return tune.games;
    case "ladder":
      return isForTwo ? ladder.most : setup.games;
    case "test":
      return isForTwo ? test.games : test.gamesEach;
    case "sweep":
      return isForTwo ? setup.gamesOfTwo : setup.gamesOfValue;
    default:
      return isForTwo ? setup.gamesOfTwo : setup.games;
  }
}

/** Writes into a field, unless the visitor types there. @param {string} id @param {string} value */
function writeValue(id, value) {
  const field = input(id);
  if (document.activeElement !== field) field.value = value;
}

/** @param {Experiment} experiment @param {number} least players @throws a VisitorError */
function checkNumbers({ games, players }, least) {
  if (players.length < least) throw new VisitorError(least > 1 ? text.setup.twoPlayers : text.setup.onePlayer);
  if (!Number.isInteger(games) || games < 1 || games > MAX_GAMES) {
    throw new VisitorError(say(text.setup.badGames, { most: wholeNumber(MAX_GAMES) }));
  }
}

/** An error of the engine in the visitor's words, where visitors meet it. @param {unknown} error */
function inWords(error) {
  const [, twin, other] = /^players\[(\d+)\]: the same as the one in place (\d+)/.exec(messageOf(error)) ?? [];
  if (twin) return new VisitorError(say(text.setup.sameTwice, { first: Number(other), second: Number(twin) + 1 }));
  const [, opening] = /^openings\.lines\[\d+\]: ("(?:[^"\\]|\\.)*")/.exec(messageOf(error)) ?? [];
  return opening ? new VisitorError(say(text.setup.badOpening, { line: opening })) : error;
}

/** Of programs from outside, a page plays modules of its own origin alone. @param {Experiment} experiment @throws a VisitorError that names the player */
export function checkPrograms({ players }) {
  for (const [at, { engine }] of players.entries()) {
    const field = say(text.setup.playerAt, { n: at + 1 });
    if (engine && isLost(engine[0]))
      throw new VisitorError(say(text.setup.lostModule, { field, name: guestName(engine[0]) }));
    if (!engine || (engine.length === 1 && moduleUrl(engine[0]))) continue;
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
