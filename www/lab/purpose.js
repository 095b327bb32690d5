/** The purpose of an experiment: a comparison, a test, a tuning or a ladder. */
import { findFamily, findPlayer, playersOf } from "../core/family.js";
import { truncate } from "../core/truncate.js";
import { byId, input, make, setText } from "../kit/dom.js";
import { LadderForm } from "./ladder-form.js";
import { defaultLimits, entryTitle, isBoundless } from "./names.js";
import { say, text } from "./text.js";

/**
 * @typedef {import("./types.d.ts").Experiment} Experiment
 * @typedef {import("./types.d.ts").Hypotheses} Hypotheses
 * @typedef {import("../types.d.ts").Param} Param
 * @typedef {"compare" | "test" | "tune" | "ladder"} Purpose
 */

/** The hypotheses where an experiment says nothing, as in the engine. */
const DEFAULT_HYPOTHESES = { none: 0, better: 10, alpha: 0.05, beta: 0.05 };
const ERRORS = /** @type {const} */ (["alpha", "beta"]);
/** The games of a new tuning. */
const TUNING_GAMES = 2000;
/** The most letters of an experiment's name. */
const MAX_NAME = 80;
const METHODS = /** @type {const} */ (["spsa", "cma-es", "coordinate"]);

/** @param {Experiment} experiment @returns {Purpose} */
export const purposeOf = ({ tune, test, ladder }) => (tune ? "tune" : test ? "test" : ladder ? "ladder" : "compare");

/** The number of players that a purpose requires. @type {Record<Purpose, number | undefined>} */
export const REQUIRED_PLAYERS = { compare: undefined, test: 2, tune: 1, ladder: undefined };

/** The fields of the purpose. They change the experiment in place. */
export class PurposeForm {
  #purpose = byId("purpose", HTMLSelectElement);
  #method = byId("tune-method", HTMLSelectElement);
  #params = byId("tune-params", HTMLElement);
  #ladder;
  #engine;
  #experiment;
  #change;
  /** The generated name of the experiment. */
  #generatedName = "";

  /**
   * @param {import("./engine.js").Engine} engine
   * @param {() => Experiment} experiment
   * @param {(how: () => void, players?: boolean) => void} change told of each change, and whether it changes the players
   */
  constructor(engine, experiment, change) {
    this.#engine = engine;
    this.#experiment = experiment;
    this.#change = change;
    this.#ladder = new LadderForm(engine, experiment, change);
    const purposes = /** @type {Purpose[]} */ (Object.keys(REQUIRED_PLAYERS));
    this.#purpose.replaceChildren(...purposes.map((value) => make("option", { value }, text.purpose[value])));
    this.#purpose.addEventListener("change", () => {
      change(() => this.#setPurpose(/** @type {Purpose} */ (this.#purpose.value)), true);
    });
    this.#method.replaceChildren(...METHODS.map((value) => make("option", { value }, text.tune[value])));
    this.#method.addEventListener("change", () => {
      this.#changeTuning({ method: /** @type {"spsa"} */ (this.#method.value), pairs: undefined, reach: undefined });
    });
    this.#listenToTest();
  }

  #listenToTest() {
    const better = input("test-better");
    better.addEventListener("input", () => this.#changeHypothesis("better", Number(better.value)));
    for (const name of ERRORS) {
      const field = input(`test-${name}`);
      field.addEventListener("input", () => this.#changeHypothesis(name, Number(field.value) / 100));
    }
  }

  /** @param {keyof Hypotheses} name @param {number} value */
  #changeHypothesis(name, value) {
    const experiment = this.#experiment();
    this.#change(() => (experiment.test = { ...experiment.test, [name]: value }));
  }

  /** Changes the tuning; undefined takes what is usual. @param {Partial<import("./types.d.ts").Tuning>} how */
  #changeTuning(how) {
    const experiment = this.#experiment();
    this.#change(() => (experiment.tune = { params: [], ...experiment.tune, ...how }));
  }

  /** Changes the purpose of the experiment. @param {Purpose} purpose */
  #setPurpose(purpose) {
    const experiment = this.#experiment();
    const seats = REQUIRED_PLAYERS[purpose];
    delete experiment.tune;
    delete experiment.test;
    delete experiment.ladder;
    if (purpose === "ladder") this.startLadder();
    else if (seats) this.#makeTest(purpose, seats);
    if (this.#engine.experiments.some(({ name }) => name === experiment.name)) this.#updateName();
  }

  /** Makes the experiment a test, or a tuning that ends with a test. @param {Purpose} purpose @param {number} seats */
  #makeTest(purpose, seats) {
    const experiment = this.#experiment();
    delete experiment.sweep;
    experiment.test = {};
    const { catalogue } = this.#engine;
    const { game, players, limits = {} } = experiment;
    if (isBoundless(limits)) experiment.limits = defaultLimits(catalogue, game);
    if (purpose === "tune") {
      const first = players.findIndex(({ player }) => findPlayer(catalogue, game, player)?.params.length);
      players.splice(0, first < 0 ? players.length : first);
    }
    players.splice(seats);
    // Against its defaults, or another player in their place.
    const usual = playersOf(catalogue, game)[0].id;
    while (players.length < seats) players.push({ player: players[0]?.player || usual });
    if (purpose === "test") return;
    experiment.games = Math.max(experiment.games, TUNING_GAMES);
    this.#requireNodeLimit();
    const params = defaultParams(this.#firstPlayersParams(), (param) => this.#startValue(param));
    experiment.tune = { params: params.map(({ name }) => name) };
  }

  /** Updates the generated name. */
  #updateName() {
    const called = this.#createName();
    if (called) this.#experiment().name = this.#generatedName = called;
  }

  /** Creates a name from purpose, players and game; none for a comparison. */
  #createName() {
    const experiment = this.#experiment();
    const purpose = purposeOf(experiment);
    if (purpose === "compare") return "";
    const { catalogue } = this.#engine;
    const { game, players } = experiment;
    const [first = "", second = ""] = players.map((entry) => entryTitle(catalogue, game, entry));
    const places = { first, second, game: findFamily(catalogue.games, game)?.name ?? game };
    return truncate(say(text[purpose].called, places), MAX_NAME);
  }

  /** Called when another experiment is in the form. Its name may have been generated on an earlier visit. */
  onExperimentShown() {
    const called = this.#createName();
    this.#generatedName = called === this.#experiment().name ? called : "";
  }

  /** Begins the ladder of the game. */
  startLadder() {
    this.#ladder.begin();
    this.#requireNodeLimit();
  }

  /** Requires a limit in nodes, which makes games reproducible. */
  #requireNodeLimit() {
    const experiment = this.#experiment();
    const { limits = {}, game } = experiment;
    if (!limits.nodes || isBoundless(limits)) experiment.limits = defaultLimits(this.#engine.catalogue, game);
  }

  /** Called when the experiment has changed: a generated name follows it, the visitor's own stays. */
  onExperimentChanged() {
    if (this.#generatedName && this.#experiment().name === this.#generatedName) this.#updateName();
  }

  /** Shows the fields of the experiment. */
  show() {
    const experiment = this.#experiment();
    const purpose = purposeOf(experiment);
    this.#purpose.value = purpose;
    const isForTwo = this.#engine.isForTwo(experiment.game);
    const { compare, [purpose]: help } = text.purpose.help;
    // On a ladder of a one-player game there are no opponents.
    setText(byId("purpose-help", HTMLElement), purpose === "ladder" && !isForTwo ? compare : help);
    byId("test-form", HTMLElement).hidden = purpose !== "test" && purpose !== "tune";
    byId("ladder-form", HTMLElement).hidden = purpose !== "ladder";
    byId("tune-form", HTMLElement).hidden = purpose !== "tune";
    setText(byId("test-better-label", HTMLElement), isForTwo ? text.test.elo : text.test.percent);
    const { better, alpha, beta } = { ...DEFAULT_HYPOTHESES, ...experiment.test };
    writeNumber("test-better", better);
    writeNumber("test-alpha", alpha * 100);
    writeNumber("test-beta", beta * 100);
    this.#method.value = experiment.tune?.method ?? METHODS[0];
    setText(byId("tune-method-help", HTMLElement), text.tune.help[/** @type {"spsa"} */ (this.#method.value)]);
    if (purpose === "tune") this.#fillParams();
    if (purpose === "ladder") this.#ladder.show();
  }

  /** The parameters of the first player. */
  #firstPlayersParams() {
    const { game, players } = this.#experiment();
    return (players.length && findPlayer(this.#engine.catalogue, game, players[0].player)?.params) || [];
  }

  /** The value of a parameter at the start. @param {Param} param */
  #startValue({ name, default: normal }) {
    const { game, players } = this.#experiment();
    const [entry] = players;
    const preset = findPlayer(this.#engine.catalogue, game, entry.player)?.presets.find(
      ({ name }) => name === entry.preset,
    );
    return entry.settings?.[name] ?? preset?.values[name] ?? normal;
  }

  /** A tick for each parameter, in its group; those that stay keep the focus. */
  #fillParams() {
    const offered = this.#firstPlayersParams();
    const ticked = this.#experiment().tune?.params ?? [];
    const shown = offered.map(({ name }) => name).join();
    if (this.#params.dataset.shown !== shown) {
      this.#params.dataset.shown = shown;
      this.#params.replaceChildren(...this.#makeGroups(offered));
    }
    for (const box of this.#params.querySelectorAll("input")) box.checked = ticked.includes(box.value);
    setText(byId("tune-count", HTMLElement), say(text.tune.count, { n: ticked.length }));
  }

  /** @param {Param[]} offered */
  #makeGroups(offered) {
    return [...new Set(offered.map(({ group }) => group))].map((group) => {
      const ticks = offered.filter((param) => param.group === group).map((param) => this.#makeCheckbox(param));
      return make("fieldset", {}, make("legend", {}, group), ...ticks);
    });
  }

  /** @param {Param} param */
  #makeCheckbox({ name, label }) {
    const box = make("input", { type: "checkbox", id: `tune-${name}`, value: name });
    box.addEventListener("change", () => {
      const ticked = [...this.#params.querySelectorAll("input:checked")];
      this.#changeTuning({ params: ticked.map((one) => /** @type {HTMLInputElement} */ (one).value) });
    });
    return make("label", { className: "toggle", htmlFor: box.id }, box, make("span", {}, label));
  }

  /** Removes parameters that a new player does not have. */
  removeUnknownParams() {
    const { tune } = this.#experiment();
    if (!tune) return;
    const offered = this.#firstPlayersParams();
    const known = tune.params.filter((name) => offered.some((param) => param.name === name));
    const usual = defaultParams(offered, (param) => this.#startValue(param)).map(({ name }) => name);
    tune.params = known.length ? known : usual;
  }
}

/** @param {string} id @param {number} value */
function writeNumber(id, value) {
  const field = input(id);
  if (document.activeElement !== field) field.value = String(Number(value.toPrecision(6)));
}

/**
 * The parameters to tune by default: the non-zero numbers of the group with the most of them.
 * @param {Param[]} params
 * @param {(param: Param) => number} start
 */
function defaultParams(params, start) {
  const counting = params.filter((param) => param.kind === "number" && start(param) !== 0);
  const groups = [...new Set(counting.map(({ group }) => group))];
  const of = (/** @type {string} */ group) => counting.filter((param) => param.group === group);
  return groups.map(of).reduce((most, own) => (own.length > most.length ? own : most), []);
}
