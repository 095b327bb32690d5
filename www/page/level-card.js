/** The card of the computer's level: a slider, what it is rated, and the offer of another level after a game. */
import { games } from "../games.js";
import { keyOf } from "../storage.js";
import { dialogWords } from "./dialog-words.js";
import { byId, make, setText } from "./dom.js";
import { count } from "./numbers.js";
import { say } from "./page-text.js";
import { presetKey, presetNow } from "./presets.js";
import { setRange } from "./range.js";
import { playersOf } from "./settings.js";

/**
 * @typedef {import("../types.js").PlayerInfo} PlayerInfo
 * @typedef {import("../types.js").Preset} Preset
 * @typedef {import("../games/types.js").Ratings} Ratings
 */

/** The presets that are levels, from the first on. @param {PlayerInfo} player */
const levelsOf = ({ presets }) => presets.filter(({ name }) => /^level-\d+$/.test(name));

/**
 * The level to offer after a game; the same where there is none.
 * @param {number} level
 * @param {number} most
 * @param {boolean} won
 * @param {boolean} before whether the visitor ever won: until then a loss leads half the way down
 */
export function nextLevel(level, most, won, before) {
  if (won) return Math.min(most, level + 1);
  return Math.max(1, before ? level - 1 : Math.floor(level / 2));
}

/** Fills the card and keeps it up to date. @param {import("./model.js").Model} model */
export function mountLevelCard(model) {
  new LevelCard(model);
}

class LevelCard {
  #words = dialogWords().level;
  #card = byId("level", HTMLElement);
  #slider = make("input", { type: "range", id: "level-slider", min: "1", step: "1" });
  #value = make("output", { htmlFor: "level-slider" });
  #note = make("p", { className: "quiet", role: "status" });
  #other = make("button", { type: "button", className: "primary", hidden: true });
  #more = make("button", { type: "button" }, this.#words.more);
  /** What was measured, by game. @type {Record<string, Ratings>} */
  #ratings = {};
  /** The level on offer. */
  #offer = 0;
  /** Whether the computer made a move for the visitor in this game. */
  #helped = false;
  #model;

  /** @param {import("./model.js").Model} model */
  constructor(model) {
    this.#model = model;
    const { board } = model;
    const label = make("label", { htmlFor: "level-slider" }, this.#words.title);
    this.#card.replaceChildren(
      make("div", { className: "field" }, label, this.#value, this.#slider),
      this.#note,
      make("div", { className: "buttons" }, this.#other, this.#more),
    );
    this.#slider.addEventListener("input", () => this.#choose(Number(this.#slider.value)));
    this.#other.addEventListener("click", () => this.#accept());
    this.#more.addEventListener("click", () => openPlayerPanel());
    board.addEventListener("move", (event) => this.#moved(/** @type {CustomEvent} */ (event).detail));
    board.addEventListener("gameover", () => this.#ended());
    board.addEventListener("position", () => board.state.plies === 0 && this.#begun());
    model.watch(() => this.#draw());
  }

  /** The player that has levels, where the game has one. */
  get #player() {
    const { catalogue, game } = this.#model;
    return playersOf(catalogue, game).find((player) => levelsOf(player).length > 0);
  }

  /** The sides that people play. */
  get #people() {
    const sides = this.#model.settings.players.split(",");
    return ["x", "o"].filter((_, at) => sides[at] === "human");
  }

  /** The level in use; 0 where the settings are those of none. */
  get #level() {
    const { player, own } = this.#model;
    if (player.id !== this.#player?.id) return 0;
    const { key } = presetNow(player.params, player.presets, own);
    return levelsOf(player).findIndex(({ name }) => presetKey(name) === key) + 1;
  }

  /** @param {number} level */
  #choose(level) {
    const player = this.#player;
    const chosen = player && levelsOf(player)[level - 1];
    if (!chosen) return;
    this.#offer = 0;
    this.#model.change((settings) => {
      settings.player = player.id;
      settings.params[player.id] = { ...chosen.values };
    });
  }

  /** Plays the level on offer. */
  #accept() {
    const { board } = this.#model;
    this.#choose(this.#offer);
    board.reset();
    board.focus();
  }

  #begun() {
    this.#helped = false;
    this.#offer = 0;
    this.#draw();
  }

  /** @param {{by: string, step: import("../types.js").DuelStep}} move */
  #moved({ by, step }) {
    const mover = step.state.side === "x" ? "o" : "x";
    this.#helped ||= by === "ai" && this.#people.includes(mover);
  }

  /** Offers another level after a game that the visitor played alone. */
  #ended() {
    const { board, store, game } = this.#model;
    const { state } = board;
    const level = this.#level;
    if (!state.side || !level || this.#helped || this.#people.length !== 1) return;
    if (!state.outcome || state.outcome === "draw") return;
    const won = this.#people.includes(state.outcome);
    const key = keyOf("won", game);
    const before = store.readRaw(key) !== null;
    if (won) store.writeRaw(key, "yes");
    this.#offer = nextLevel(level, Number(this.#slider.max), won, before);
    this.#draw();
  }

  #draw() {
    const player = this.#player;
    this.#card.hidden = !player || this.#people.length !== 1;
    if (!player || this.#card.hidden) return;
    this.#load();
    const level = this.#level;
    const most = levelsOf(player).length;
    this.#slider.max = String(most);
    setRange(this.#slider, level || most);
    const shown = level ? say(this.#words.value, { level, most }) : this.#words.own;
    this.#slider.setAttribute("aria-valuetext", shown);
    setText(this.#value, shown);
    const isOffered = this.#offer > 0 && this.#offer !== level;
    this.#other.hidden = !isOffered;
    setText(this.#other, say(this.#words.play, { level: this.#offer }));
    setText(this.#note, isOffered ? this.#offered(level) : this.#rated(player, level));
  }

  /** @param {number} level */
  #offered(level) {
    const { easier, harder } = this.#words;
    return say(this.#offer > level ? harder : easier, { level, other: this.#offer });
  }

  /** What the level is rated. @param {PlayerInfo} player @param {number} level */
  #rated({ id }, level) {
    const elo = this.#ratings[this.#model.game]?.[id]?.[level - 1];
    if (elo === undefined) return level ? "" : this.#words.ownHelp;
    const { rated, ratedMost } = this.#words;
    return say(level === Number(this.#slider.max) ? ratedMost : rated, { elo: count(elo) });
  }

  /** Loads what was measured of the game. */
  async #load() {
    const { game } = this.#model;
    if (this.#ratings[game]) return;
    this.#ratings[game] = {};
    try {
      const found = await games[game].ratings?.();
      if (!found) return;
      this.#ratings[game] = found.ratings;
      this.#draw();
    } catch {
      delete this.#ratings[game]; // no connection: the next change tries again
    }
  }
}

/** Opens the panel with all settings of the player. */
function openPlayerPanel() {
  const panel = byId("panel-player", HTMLDetailsElement);
  panel.open = true;
  panel.scrollIntoView({ block: "nearest" });
  panel.querySelector("summary")?.focus({ preventScroll: true });
}
