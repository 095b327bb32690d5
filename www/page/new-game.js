/** The sheet for a new game: opponent, level, side, clock and rules. Loaded when it is first opened. */
import { CLOCKS } from "../core/match/clock.js";
import { NewGame, NotLoadedError } from "../core/new-game.js";
import { NAMED_LEVELS } from "../core/strength.js";
import { games } from "../games.js";
import { byId, make, setText } from "../kit/dom.js";
import { dialogOf, makeCloser, makeHead, openDialog } from "../kit/modal.js";
import { wholeNumber } from "../kit/numbers.js";
import { text as pageText, say } from "../kit/page-text.js";
import { buildParams } from "../kit/params.js";
import { showProblem, VisitorError } from "../kit/problem.js";
import { setRange } from "../kit/range.js";
import { reportFailure } from "../kit/report-failure.js";
import { MatchList } from "../match/list.js";
import { mountMatches } from "../match/main.js";
import { text } from "../match/match-text.js";
import { fillPresets } from "./presets.js";

/** @typedef {import("../core/model.js").Model} Model */
/** @typedef {import("../core/session.js").Session} Session */
/** @typedef {import("../core/new-game.js").OpponentKind} OpponentKind */
/** @typedef {import("../types.js").Param} Param */

/**
 * Opens the sheet for the kind of game on the board.
 * @param {Model} model
 * @param {Session} session
 * @param {OpponentKind} [opponent] by default the one of the game on the board
 */
export async function openNewGame(model, session, opponent) {
  const { game } = model;
  const [duels, measured] = await Promise.all([
    mountMatches(model, session),
    games[game].ratings?.().catch(() => undefined), // without them a level has no rating
  ]);
  if (game !== model.game) return; // switched while the scripts loaded
  const dialog = dialogOf("new-game-sheet", () => []);
  if (dialog.open) return;
  const plan = new NewGame(model, session, duels, measured?.ratings);
  if (opponent) plan.opponent = opponent;
  const sheet = new Sheet(model, session, plan, duels);
  dialog.replaceChildren(sheet.form);
  dialog.returnValue = "no";
  dialog.addEventListener("close", () => dialog.returnValue === "start" && reportFailure(plan.start()), { once: true });
  openDialog(dialog);
}

/** The form. It changes the plan, and shows what follows from it. */
class Sheet {
  #model;
  #plan;
  #duels;
  /** @type {(() => void)[]} */
  #refreshers = [];
  #error = make("div", { className: "error", role: "alert" });
  #lost = make("p", { className: "quiet", role: "status" }, text.sheet.lost);
  #start = make("button", { value: "start", className: "primary", id: "start-game" });
  form;

  /** @param {Model} model @param {Session} session @param {NewGame} plan @param {import("../match/main.js").Duels} duels */
  constructor(model, session, plan, duels) {
    this.#model = model;
    this.#plan = plan;
    this.#duels = duels;
    const { sheet } = text;
    this.#start.addEventListener("click", (event) => {
      if (this.#start.getAttribute("aria-disabled") === "true") event.preventDefault();
    });
    this.form = make(
      "form",
      { method: "dialog", className: "new-game" },
      makeHead("new-game-sheet", sheet.title),
      ...(session.hasReplaced ? [this.#makeWayBack(session)] : []),
      this.#makeOpponents(),
      ...(plan.hasGuest ? [this.#makeEngines()] : []),
      ...(plan.isDuel ? [this.#makeLevels(), this.#makeSides(), this.#makeClocks()] : []),
      this.#makeRules(),
      this.#makeLinkParts(),
      this.#error,
      this.#lost,
      make("div", { className: "buttons end" }, makeCloser({ value: "no" }, sheet.cancel), this.#start),
    );
    this.#draw();
  }

  #draw() {
    for (const refresh of this.#refreshers) refresh();
    const { sheet } = text;
    setText(this.#start, this.#plan.opponent === "link" ? sheet.createLink : sheet.start);
    reportFailure(this.#checkRules());
  }

  /** Says what is wrong with the rules, or what a start would lose. */
  async #checkRules() {
    const asked = JSON.stringify(this.#plan.rules);
    /** @type {unknown} */
    let problem;
    let name = "";
    try {
      name = await this.#plan.gameName();
    } catch (reason) {
      problem = reason instanceof NotLoadedError ? new VisitorError(pageText.notices.again) : reason;
    }
    if (asked !== JSON.stringify(this.#plan.rules)) return; // changed meanwhile
    showProblem(this.#error, problem, text.sheet.badRules);
    this.#error.hidden = problem === undefined;
    this.#start.setAttribute("aria-disabled", String(problem !== undefined && !(problem instanceof VisitorError))); // a click tries again
    this.#lost.hidden = problem !== undefined || !this.#plan.isLosing(name);
  }

  /** Changes the plan. @param {Partial<Pick<NewGame, "opponent" | "usesGuest" | "level" | "side" | "clock">>} change */
  #change(change) {
    Object.assign(this.#plan, change);
    this.#draw();
  }

  /** Shows a part where it applies. @template {HTMLElement} T @param {T} part @param {() => boolean} applies */
  #showIf(part, applies) {
    this.#refreshers.push(() => void (part.hidden = !applies()));
    return part;
  }

  /** The way back to a game that a link has replaced. @param {Session} session */
  #makeWayBack(session) {
    const { earlier, resume } = text.sheet;
    const back = makeCloser({ value: "no", id: "resume-game" }, resume);
    back.addEventListener("click", () => session.bringBack());
    return make("div", { className: "way-back" }, make("p", {}, earlier), back);
  }

  #makeOpponents() {
    const { sheet } = text;
    const labels = { ...sheet.opponents, link: this.#plan.isDuel ? sheet.opponents.link : sheet.opponents.race };
    return this.#makeChoice(
      { name: "opponent", label: sheet.opponent },
      this.#plan.opponents.map((value) => [value, labels[value]]),
      () => this.#plan.opponent,
      (opponent) => this.#change({ opponent: /** @type {OpponentKind} */ (opponent) }),
    );
  }

  /** Who plays for the computer: the visitor's module, or what the game has. */
  #makeEngines() {
    const { sheet } = text;
    const plan = this.#plan;
    const choice = this.#makeChoice(
      { name: "engine", label: sheet.engine },
      [
        ["own", this.#model.board.guestName],
        ["built-in", sheet.builtIn],
      ],
      () => (plan.usesGuest ? "own" : "built-in"),
      (engine) => this.#change({ usesGuest: engine === "own" }),
    );
    return this.#showIf(choice, () => plan.opponent === "computer");
  }

  #makeLevels() {
    const { sheet } = text;
    const plan = this.#plan;
    const most = plan.levels?.most ?? 0;
    const named = Object.entries(NAMED_LEVELS).map(
      ([name, level]) => /** @type {[string, string]} */ ([String(level), sheet.levels[/** @type {"easy"} */ (name)]]),
    );
    const choice = this.#makeChoice(
      { name: "level", label: sheet.level },
      named,
      () => String(plan.level),
      (level) => this.#change({ level: Number(level) }),
    );
    const slider = this.#makeSlider({
      ...{ id: "level-slider", label: sheet.allLevels, most, value: () => plan.level || most },
      shown: () => (plan.level ? say(sheet.levelOf, { level: plan.level, most }) : sheet.own),
      choose: (level) => this.#change({ level }),
    });
    const note = make("p", { className: "quiet", id: "level-note" });
    this.#refreshers.push(() => {
      const { rating } = plan;
      const words = rating ? say(rating.isMost ? sheet.ratedMost : sheet.rated, { elo: wholeNumber(rating.elo) }) : "";
      setText(note, plan.level ? words : sheet.ownHelp);
    });
    const part = make("div", { className: "stack" }, choice, slider, note);
    return this.#showIf(part, () => plan.opponent === "computer" && !plan.usesGuest);
  }

  #makeSides() {
    const { sheet } = text;
    const { board } = this.#model;
    const sides = /** @type {const} */ (["x", "o"]).map(
      (side) => /** @type {[string, string]} */ ([side, board.sideNames?.[side] ?? ""]),
    );
    const choice = this.#makeChoice(
      { name: "side", label: sheet.side },
      [...sides, ["either", sheet.either]],
      () => this.#plan.side,
      (side) => this.#change({ side: /** @type {"x"} */ (side) }),
    );
    const begins = make("p", { className: "quiet" }, say(sheet.begins, { side: board.sideNames?.x ?? "" }));
    return this.#showIf(make("div", { className: "stack" }, choice, begins), () => this.#plan.opponent !== "here");
  }

  #makeClocks() {
    const { sheet } = text;
    const format = (/** @type {string} */ clock) => {
      const [n, seconds] = clock.split("+").map(Number);
      return say(sheet.clockOf, { n, seconds });
    };
    const select = make(
      "select",
      { id: "new-game-clock" },
      make("option", { value: "" }, sheet.noClock),
      ...CLOCKS.map((clock) => make("option", { value: clock }, format(clock))),
    );
    select.addEventListener("change", () => this.#change({ clock: select.value }));
    const note = this.#showIf(make("p", { className: "quiet" }, sheet.clockHelp), () => this.#plan.clock !== "");
    this.#refreshers.push(() => void (select.value = this.#plan.clock));
    const label = make("label", { className: "stacked", htmlFor: "new-game-clock" }, sheet.clock, select);
    return this.#showIf(make("div", { className: "stack" }, label, note), () => this.#plan.hasClock);
  }

  #makeRules() {
    const { sheet } = text;
    const plan = this.#plan;
    const part = make("div", { className: "stack" });
    if (plan.presets.length) part.append(...this.#makePresets());
    if (!plan.params.length) return this.#showIf(part, () => false);
    const rows = make("div", { className: "params" });
    const source = {
      valueOf: (/** @type {Param} */ param) => plan.valueOf(param),
      setParam: (/** @type {Param} */ param, /** @type {number} */ value) => {
        plan.setParam(param, value);
        this.#draw();
      },
    };
    this.#refreshers.push(...buildParams(rows, plan.params, source, "game-"));
    part.append(make("details", { className: "inner", id: "custom-rules" }, make("summary", {}, sheet.custom), rows));
    return part;
  }

  /** The list of rules, and the slider of the rule that has levels. */
  #makePresets() {
    const { sheet } = text;
    const plan = this.#plan;
    const select = make("select", { id: "game-preset" });
    fillPresets(select, plan.presets);
    select.addEventListener("change", () => {
      plan.choosePreset(select.value);
      this.#draw();
    });
    const help = make("p", { className: "quiet", id: "game-help" });
    this.#refreshers.push(() => {
      const { key, help: words } = plan.preset;
      select.value = key;
      setText(help, words);
    });
    const rule = plan.levelRule;
    if (!rule) return [make("label", { className: "stacked" }, sheet.rules, select), help];
    const slider = this.#makeSlider({
      ...{ id: "hardness", label: sheet.hardness, most: rule.max, value: () => plan.valueOf(rule) },
      shown: () => say(sheet.levelOf, { level: plan.valueOf(rule), most: rule.max }),
      choose: (level) => {
        plan.setParam(rule, level);
        this.#draw();
      },
    });
    const note = make("p", { className: "quiet" });
    this.#refreshers.push(() => setText(note, plan.share ? say(sheet.hardnessShare, { share: plan.share }) : ""));
    const hardness = this.#showIf(make("div", { className: "stack" }, slider, note), () => plan.hardness !== undefined);
    return [make("label", { className: "stacked" }, sheet.rules, select), help, hardness];
  }

  /** What a game by link needs: how it goes, a name, and the games that are under way. */
  #makeLinkParts() {
    const { sheet } = text;
    const { matches } = this.#duels;
    const name = make("input", { type: "text", id: "new-game-name", maxLength: 24, autocomplete: "nickname" });
    name.value = matches.saved.ownName;
    name.addEventListener("input", () => matches.setOwnName(name.value));
    const list = new MatchList(this.#model, matches, () => byId("new-game-sheet", HTMLDialogElement).close("no"));
    const part = make(
      "div",
      { className: "stack" },
      make("p", { className: "quiet" }, this.#plan.isDuel ? sheet.linkHelp : sheet.raceHelp),
      make("label", { className: "stacked", htmlFor: "new-game-name" }, sheet.name, name),
      list.element,
    );
    return this.#showIf(part, () => this.#plan.opponent === "link");
  }

  /**
   * A row of buttons of which one is chosen.
   * @param {{name: string, label: string}} names
   * @param {[value: string, label: string][]} options
   * @param {() => string} chosen
   * @param {(value: string) => void} choose
   */
  #makeChoice({ name, label }, options, chosen, choose) {
    const inputs = options.map(([value]) => make("input", { type: "radio", name, value }));
    const labels = options.map(([value, words], at) => {
      const disc =
        name === "side" && value !== "either" ? [make("span", { className: "disc", "data-side": value })] : [];
      return make("label", {}, inputs[at], ...disc, words);
    });
    for (const input of inputs) input.addEventListener("change", () => choose(input.value));
    this.#refreshers.push(() => {
      for (const input of inputs) input.checked = input.value === chosen();
    });
    return make(
      "fieldset",
      { className: "choice" },
      make("legend", {}, label),
      make("div", { className: "segments" }, ...labels),
    );
  }

  /** @param {{id: string, label: string, most: number, value: () => number, shown: () => string, choose: (value: number) => void}} parts */
  #makeSlider({ id, label, most, value, shown, choose }) {
    const slider = make("input", { type: "range", id, min: "1", max: String(most), step: "1" });
    const output = make("output", { htmlFor: id });
    slider.addEventListener("input", () => choose(Number(slider.value)));
    this.#refreshers.push(() => {
      setRange(slider, value());
      slider.setAttribute("aria-valuetext", shown());
      setText(output, shown());
    });
    return make("div", { className: "field" }, make("label", { htmlFor: id }, label), output, slider);
  }
}
