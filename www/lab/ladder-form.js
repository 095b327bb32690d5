/** The fields of a ladder: the players to rate, by ticks, and how well to know them. */

import { findPlayer } from "../core/family.js";
import { byId, input, make } from "../kit/dom.js";
import { playersOffered } from "./names.js";

/**
 * @typedef {import("./types.d.ts").Experiment} Experiment
 * @typedef {import("./types.d.ts").Entry} Entry
 */

/** What a visitor's first ladder has. */
const FIRST = { games: 300, error: 50 };

/** Whether an entry is a player or a preset as it stands: it has a tick in place of a card. @param {Entry} entry */
export const isPlain = ({ engine, settings, limits, name }) => !engine && !settings && !limits && !name;

/** The key of a player or a preset. @param {Entry} entry */
const keyOf = ({ player, preset }) => (preset ? `${player} ${preset}` : player);

export class LadderForm {
  #engine;
  #experiment;
  #change;
  #place = byId("ladder-players", HTMLElement);

  /**
   * @param {import("./engine.js").Engine} engine
   * @param {() => Experiment} experiment
   * @param {(how: () => void, players: boolean) => void} change told of each change, and whether it changes the players
   */
  constructor(engine, experiment, change) {
    this.#engine = engine;
    this.#experiment = experiment;
    this.#change = change;
    const error = input("ladder-error");
    error.addEventListener("input", () =>
      change(() => (experiment().ladder = { ...experiment().ladder, error: Number(error.value) }), false),
    );
  }

  /** Makes the experiment a ladder of all players of its game. */
  begin() {
    const experiment = this.#experiment();
    const isForTwo = this.#engine.isForTwo(experiment.game);
    delete experiment.sweep;
    experiment.ladder = { error: FIRST.error };
    experiment.games = isForTwo ? FIRST.games : Math.min(experiment.games, FIRST.games);
    experiment.players = this.#usual();
  }

  /** All players with their presets; where one plays alone, those that have all they need, by themselves. @returns {Entry[]} */
  #usual() {
    const { game } = this.#experiment();
    const isForTwo = this.#engine.isForTwo(game);
    return this.#offered().filter(({ player, preset }) => {
      const info = findPlayer(this.#engine.catalogue, game, player);
      return isForTwo || (!preset && !info?.weights.length);
    });
  }

  /** Every player of the game, by itself and by each of its presets. @returns {Entry[]} */
  #offered() {
    const infos = playersOffered(this.#engine, this.#experiment().game);
    return infos.flatMap(({ id, presets }) => {
      const own = presets.filter(({ values }) => Object.keys(values).length);
      return [{ player: id }, ...own.map(({ name }) => ({ player: id, preset: name }))];
    });
  }

  /** Shows the fields of the experiment. */
  show() {
    const { game, players, ladder } = this.#experiment();
    byId("ladder-error-row", HTMLElement).hidden = !this.#engine.isForTwo(game);
    const error = input("ladder-error");
    if (document.activeElement !== error) error.value = String(ladder?.error ?? this.#engine.LabCourse.usualError);
    if (this.#place.dataset.shown !== game) {
      this.#place.dataset.shown = game;
      this.#place.replaceChildren(...this.#groups());
    }
    const ticked = players.filter(isPlain).map(keyOf);
    for (const box of this.#place.querySelectorAll("input")) box.checked = ticked.includes(box.value);
  }

  /** The ticks, in a group for each player that has presets. */
  #groups() {
    const infos = playersOffered(this.#engine, this.#experiment().game);
    return infos.map(({ id, name, presets }) => {
      const own = presets.filter(({ values }) => Object.keys(values).length);
      const ticks = own.map((preset) => this.#tick({ player: id, preset: preset.name }, preset.label));
      return make(
        "div",
        { className: "tick-row", role: "group", ariaLabel: name },
        this.#tick({ player: id }, name),
        ...ticks,
      );
    });
  }

  /** @param {Entry} entry @param {string} label */
  #tick(entry, label) {
    const key = keyOf(entry);
    const box = make("input", { type: "checkbox", id: `ladder-${key.replace(" ", "-")}`, value: key });
    box.addEventListener("change", () => this.#change(() => this.#read(), true));
    return make("label", { className: "toggle", htmlFor: box.id }, box, make("span", {}, label));
  }

  /** The ticked players, then those that have cards. */
  #read() {
    const experiment = this.#experiment();
    const ticked = [...this.#place.querySelectorAll("input:checked")].map(
      (box) => /** @type {HTMLInputElement} */ (box).value,
    );
    const plain = this.#offered().filter((entry) => ticked.includes(keyOf(entry)));
    experiment.players = [...plain, ...experiment.players.filter((entry) => !isPlain(entry))];
  }
}
