/** The fields of a ladder: the players to rate, by ticks, and how well to know them. */

import { hasValues, playersAndPresets, playersOffered } from "../core/lab/offered.js";
import { byId, input, make } from "../kit/dom.js";

/** @typedef {import("./types.d.ts").Entry} Entry */

/** Whether an entry is a player or a preset as it stands: it has a tick in place of a card. @param {Entry} entry */
export const isPlain = ({ engine, settings, limits, name }) => !engine && !settings && !limits && !name;

/** The key of a player or a preset. @param {Entry} entry */
const keyOf = ({ player, preset }) => (preset ? `${player} ${preset}` : player);

export class LadderForm {
  #engine;
  #draft;
  #changePlayers;
  #place = byId("ladder-players", HTMLElement);

  /**
   * @param {import("./engine.js").Engine} engine
   * @param {() => import("../core/lab/draft.js").Draft} draft
   * @param {(how: () => void) => void} change
   * @param {(how: () => void) => void} changePlayers
   */
  constructor(engine, draft, change, changePlayers) {
    this.#engine = engine;
    this.#draft = draft;
    this.#changePlayers = changePlayers;
    const error = input("ladder-error");
    const write = () => {
      const { experiment } = draft();
      experiment.ladder = { ...experiment.ladder, error: Number(error.value) };
    };
    error.addEventListener("input", () => change(write));
  }

  show() {
    const { game, players, ladder } = this.#draft().experiment;
    if (!ladder) return;
    const error = input("ladder-error");
    if (document.activeElement !== error) error.value = String(ladder.error ?? this.#engine.LabCourse.usualError);
    if (this.#place.dataset.shown !== game) {
      this.#place.dataset.shown = game;
      this.#place.replaceChildren(...this.#groups(game));
    }
    const ticked = players.filter(isPlain).map(keyOf);
    for (const box of this.#place.querySelectorAll("input")) box.checked = ticked.includes(box.value);
  }

  /** The ticks, in a group for each player with its presets. @param {string} game */
  #groups(game) {
    return playersOffered(this.#engine, game).map(({ id, name, presets }) => {
      const own = presets.filter(hasValues);
      const ticks = own.map((preset) => this.#tick({ player: id, preset: preset.name }, preset.label));
      const first = this.#tick({ player: id }, name);
      return make("div", { className: "tick-row", role: "group", ariaLabel: name }, first, ...ticks);
    });
  }

  /** @param {Entry} entry @param {string} label */
  #tick(entry, label) {
    const key = keyOf(entry);
    const box = make("input", { type: "checkbox", id: `ladder-${key.replace(" ", "-")}`, value: key });
    box.addEventListener("change", () => this.#changePlayers(() => this.#read()));
    return make("label", { className: "toggle", htmlFor: box.id }, box, make("span", {}, label));
  }

  /** The ticked players, then those that have cards. */
  #read() {
    const { experiment } = this.#draft();
    const boxes = [...this.#place.querySelectorAll("input")];
    const ticked = boxes.filter((box) => box.checked).map((box) => box.value);
    const plain = playersAndPresets(this.#engine, experiment.game).filter((entry) => ticked.includes(keyOf(entry)));
    experiment.players = [...plain, ...experiment.players.filter((entry) => !isPlain(entry))];
  }
}
