/** The card of the computer's level: a slider, what it is rated, and the offer of another level after a game. */

import { keyOf } from "../core/storage.js";
import { games } from "../games.js";
import { dialogWords } from "../kit/dialog-words.js";
import { byId, make, setText } from "../kit/dom.js";
import { say } from "../kit/page-text.js";
import { setRange } from "../kit/range.js";
import { reportFailure } from "../kit/report-failure.js";
import { PlayerScale, RuleScale } from "./level-scales.js";

/** @typedef {import("../games/types.js").Ratings} Ratings */

/**
 * Suggests a level after a game; the same one means none.
 * @param {number} level
 * @param {number} most
 * @param {boolean} won
 * @param {boolean} before whether the visitor ever won: until then a loss leads half the way down
 */
export function suggestLevel(level, most, won, before) {
  if (won) return Math.min(most, level + 1);
  return Math.max(1, before ? level - 1 : Math.floor(level / 2));
}

/**
 * Fills the card and keeps it up to date.
 * @param {import("../core/model.js").Model} model
 * @param {import("../core/session.js").Session} session
 */
export function mountLevelCard(model, session) {
  new LevelCard(model, session);
}

class LevelCard {
  #words = dialogWords().level;
  #card = byId("level", HTMLElement);
  #title = make("label", { htmlFor: "level-slider" });
  #slider = make("input", { type: "range", id: "level-slider", min: "1", step: "1" });
  #value = make("output", { htmlFor: "level-slider" });
  #note = make("p", { className: "quiet", role: "status" });
  #other = make("button", { type: "button", className: "primary", hidden: true });
  /** What was measured, by game. @type {Record<string, Ratings>} */
  #ratings = {};
  /** The level on offer. */
  #offeredLevel = 0;
  #model;
  #session;

  /** @param {import("../core/model.js").Model} model @param {import("../core/session.js").Session} session */
  constructor(model, session) {
    this.#model = model;
    this.#session = session;
    const { board } = model;
    this.#card.replaceChildren(
      make("div", { className: "field" }, this.#title, this.#value, this.#slider),
      this.#note,
      make("div", { className: "buttons" }, this.#other),
    );
    this.#slider.addEventListener("input", () => reportFailure(this.#choose(Number(this.#slider.value))));
    this.#other.addEventListener("click", () => reportFailure(this.#playOfferedLevel()));
    board.addEventListener("gameover", (event) => this.#onGameOver(/** @type {CustomEvent} */ (event).detail.state));
    // An offer is about the game that has ended, not about one that goes on.
    board.addEventListener("position", () => !board.state.over && this.#offeredLevel > 0 && this.#clearOffer());
    model.watch(() => this.#draw());
  }

  /** What the slider sets, where the game on the board has levels. */
  get #scale() {
    const { game } = this.#model;
    return PlayerScale.of(this.#model) ?? RuleScale.of(this.#model, this.#session, this.#ratings[game] ?? {});
  }

  /** @param {number} level */
  async #choose(level) {
    this.#offeredLevel = 0;
    await this.#scale?.setLevel(level);
  }

  /** Plays the level on offer. */
  async #playOfferedLevel() {
    const level = this.#offeredLevel;
    if (!level) return;
    await this.#choose(level);
    await this.#session.newGame();
  }

  #clearOffer() {
    this.#offeredLevel = 0;
    this.#draw();
  }

  /** Offers another level after a game that the visitor played alone. @param {import("../types.js").State} state its end */
  #onGameOver(state) {
    const { store, game } = this.#model;
    const scale = this.#scale;
    const won = scale?.hasWon(state);
    if (!scale?.level || this.#model.board.guest || this.#session.assisted || won === undefined) return;
    const { level, maxLevel } = scale;
    const key = keyOf("won", game);
    const before = store.readRaw(key) !== null;
    if (won) store.writeRaw(key, "yes");
    this.#offeredLevel = suggestLevel(level, maxLevel, won, before);
    this.#draw();
  }

  #draw() {
    this.#loadRatings();
    const scale = this.#scale;
    this.#card.hidden = !scale;
    if (!scale) return;
    const { level, maxLevel } = scale;
    setText(this.#title, scale.title);
    this.#slider.max = String(maxLevel);
    setRange(this.#slider, level || maxLevel);
    const shown = level ? say(this.#words.value, { level, most: maxLevel }) : this.#words.own;
    this.#slider.setAttribute("aria-valuetext", shown);
    setText(this.#value, shown);
    const isOffered = this.#offeredLevel > 0 && this.#offeredLevel !== level;
    this.#other.hidden = !isOffered;
    setText(this.#other, say(this.#words.play, { level: this.#offeredLevel }));
    const ratings = this.#ratings[this.#model.game] ?? {};
    const rated = level ? scale.ratingWords(ratings, level) : this.#words.ownHelp;
    setText(this.#note, isOffered ? this.#offerWords(level) : rated);
  }

  /** @param {number} level */
  #offerWords(level) {
    const { easier, harder } = this.#words;
    return say(this.#offeredLevel > level ? harder : easier, { level, other: this.#offeredLevel });
  }

  /** Loads what was measured of the game. */
  async #loadRatings() {
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
