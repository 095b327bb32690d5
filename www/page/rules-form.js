/** The form of a game's rules: a preset, a row for each parameter of the catalogue, and a button to play by them. */

import "../catalogue.js"; // its help
import { matchPreset, OWN, presetKey } from "../core/presets.js";
import { setParam } from "../core/settings.js";
import { loadFullEngine } from "../engine.js";
import { button, byId, setText } from "../kit/dom.js";
import { text } from "../kit/page-text.js";
import { buildParams } from "../kit/params.js";
import { showProblem, VisitorError } from "../kit/problem.js";
import { reportFailure } from "../kit/report-failure.js";
import { fillPresets } from "./presets.js";

/** @typedef {import("../types.js").Param} Param */
/** @typedef {import("../types.js").Params} Params */

/** The rules by which the next game is played. */
export class RulesForm {
  #board;
  #games;
  #session;
  #preset = byId("game-preset", HTMLSelectElement);
  #button = button("game-play");
  /** The game on the board. */
  #info;
  /** The rules in the form, as far as they differ from the defaults. @type {Params} */
  #changedRules = {};
  /** @type {(() => void)[]} */
  #refreshers = [];
  /** The game that the form was made for. */
  #shown = "";

  /** @param {import("../core/model.js").Model} model @param {import("../core/session.js").Session} session */
  constructor({ board, catalogue }, session) {
    this.#board = board;
    this.#games = catalogue.games;
    this.#session = session;
    this.#info = catalogue.games[0];
    this.#preset.addEventListener("change", () => this.#choosePreset());
    this.#button.addEventListener("click", () => reportFailure(this.#play()));
    board.addEventListener("game", () => this.#show());
    this.#show();
  }

  /** Shows the rules of the game on the board. */
  #show() {
    const { id, params } = this.#board.settled;
    this.#info = this.#games.find((game) => game.id === id) ?? this.#info;
    const { params: schema, presets } = this.#info;
    byId("rules", HTMLElement).hidden = schema.length === 0;
    if (schema.length === 0) return;
    if (this.#shown !== id) {
      this.#shown = id;
      fillPresets(this.#preset, presets);
      this.#refreshers = buildParams(byId("game-rules", HTMLElement), schema, this, "game-");
    }
    this.#setRules(params);
  }

  /** The value of a rule in the form. @param {Param} param */
  valueOf(param) {
    return this.#changedRules[param.name] ?? param.default;
  }

  /** Changes a rule in the form. @param {Param} param @param {number} value */
  setParam(param, value) {
    setParam(this.#changedRules, param, value);
    this.#draw();
  }

  /** @param {Params} values */
  #setRules(values) {
    this.#changedRules = {};
    for (const param of this.#info.params) setParam(this.#changedRules, param, values[param.name] ?? param.default);
    this.#draw();
  }

  #choosePreset() {
    const { value } = this.#preset;
    if (value === OWN) return;
    this.#setRules(this.#info.presets.find((one) => presetKey(one.name) === value)?.values ?? {});
    // Who goes through the list by key stays in it.
    reportFailure(this.#play({ stays: this.#preset.matches(":focus-visible") }));
  }

  async #draw() {
    for (const refresh of this.#refreshers) refresh();
    const { key, help } = matchPreset(this.#info.params, this.#info.presets, this.#changedRules);
    this.#preset.value = key;
    setText(byId("game-help", HTMLElement), help);
    const asked = JSON.stringify(this.#changedRules);
    /** @type {unknown} */
    let problem;
    let name = "";
    try {
      name = await this.#gameName();
    } catch (reason) {
      problem = reason;
    }
    if (asked !== JSON.stringify(this.#changedRules)) return; // changed meanwhile
    showProblem(byId("game-error", HTMLElement), problem, text.notices.badRules);
    // A click tries again what did not arrive.
    const isBad = problem !== undefined && !(problem instanceof VisitorError);
    this.#button.setAttribute("aria-disabled", String(isBad || name === this.#board.state.game));
    this.#button.dataset.game = name;
  }

  /** The name of the game by the rules in the form. @throws what is wrong with them */
  async #gameName() {
    if (Object.keys(this.#changedRules).length === 0) return this.#info.id;
    const engine = await loadFullEngine(this.#info).catch(() => {
      throw new VisitorError(text.notices.again);
    });
    return engine.gameName(this.#info.id, this.#changedRules);
  }

  /** Plays by the rules in the form. @param {{stays?: boolean}} [options] `stays`: the focus does not go to the board */
  async #play({ stays = false } = {}) {
    await this.#draw();
    const { game } = this.#button.dataset;
    if (!game || this.#button.getAttribute("aria-disabled") === "true") return;
    await this.#session.switchTo(game);
    if (!stays) this.#board.focus();
  }
}
