/** What the engine thinks: a sentence, and a bar for each move. It comes with the first report of a search. */

import { throttle } from "../core/timing.js";
import { dialogWords } from "../kit/dialog-words.js";
import { byId, make, setText } from "../kit/dom.js";
import { describeFinding, mountValues, movesOf } from "../kit/move-values.js";
import { duration } from "../kit/numbers.js";
import { say } from "../kit/page-text.js";
import { onFrame } from "../timing.js";
import { EvaluationBar } from "./evaluation-bar.js";

/** @typedef {import("../types.js").Info} Info */
/**
 * A report with what it is about: the position, and whether its first side is to move, where two play. The computer plays a move that `isPlayed`.
 * @typedef {Info & {position: string, isFirst: boolean | undefined, isPlayed: boolean}} Report
 */

/** Settings that change fast, as by a slider, are thought about so often. */
const THINK_AGAIN_MS = 200;

/** The panel of the search. */
export class ThinkingPanel {
  #model;
  #words = dialogWords().thinking;
  #place = byId("thinking", HTMLElement);
  #sentence = make("p", { className: "says", id: "thinking-status" });
  #how = make("p", { className: "quiet", id: "thinking-how" });
  #list = make("ul", { className: "values", id: "thinking-values", "aria-label": this.#words.values });
  #showValues;
  #bar;
  /** The latest report. @type {Report | null} */
  #report = null;
  /** Hear of each report; none: of a new beginning. @type {((report: Report | null) => void)[]} */
  #watchers = [];
  /** The purpose of the search that runs. @type {string | undefined} */
  #purpose;
  /** The position of the next reports, where it is not the board's. @type {string | undefined} */
  #otherPosition;
  #draw = onFrame(() => this.#drawNow());

  /** @param {import("../core/model.js").Model} model */
  constructor(model) {
    this.#model = model;
    this.#place.replaceChildren(make("div", { className: "finding" }, this.#sentence, this.#how), this.#list);
    this.#showValues = this.#mountValues();
    this.#bar = new EvaluationBar(model);
    model.board.addEventListener("position", this.#draw);
    model.board.addEventListener("game", () => this.#reset());
    model.watch(() => this.#onSettingsChanged());
  }

  /** Hears each report; null where another player or game begins anew. @param {(report: Report | null) => void} watcher */
  watch(watcher) {
    this.#watchers.push(watcher);
    watcher(this.#report);
  }

  /** Whether it shows the position on the board. */
  get isCurrent() {
    return this.#report?.position === this.#model.board.state.position;
  }

  #mountValues() {
    const { board } = this.#model;
    const mark = (/** @type {string | null} */ move) =>
      void board.mark(move && this.isCurrent ? [{ move }] : null).catch(() => {}); // a listener has changed the game
    return mountValues(this.#list, movesOf(board), mark);
  }

  /** The player and the parameters that the reports are of. */
  #engine = { player: "", settings: "" };
  /** The values of a position before the settings were changed. @type {{position: string, moves: import("../types.js").MoveValue[]} | undefined} */
  #before;
  /** Thinks again with other parameters; another player has thought nothing yet. */
  #onSettingsChanged() {
    const { game, player: info, changedParams } = this.#model;
    const by = { player: `${game} ${info.id}`, settings: JSON.stringify(changedParams) };
    const { player, settings } = this.#engine;
    this.#engine = by;
    this.#draw();
    if (by.player === player && by.settings === settings) return;
    if (by.player !== player) return this.#reset();
    if (this.#report) this.#isStale = true;
    if (this.#report && this.#before?.position !== this.#report.position) this.#before = { ...this.#report };
    // A link that is opened with the page changes the settings too.
    if (document.body.classList.contains("is-ready")) this.#thinkAgain();
  }

  #thinkAgain = throttle(THINK_AGAIN_MS, () => {
    const { board, allowsHelp } = this.#model;
    // The editor's question about its own position would end unanswered.
    if (!allowsHelp || this.#otherPosition !== undefined) return;
    // A search that plays its move goes on.
    if (board.status.kind === "turn" || this.#purpose === "hint") board.hint().catch(() => {}); // errors come as events
  });

  /** Sets the position of the next reports. @param {string} [position] none: the board's again */
  setPosition(position) {
    this.#otherPosition = position;
  }

  /** Takes an event of a search. @param {CustomEvent} event @param {string} position on the board at that time */
  hear({ type, detail }, position) {
    if (type === "thinking") this.#purpose = detail.on ? detail.purpose : undefined;
    else if (type === "info" || detail.moves.length) this.#setReport(detail, position); // a player that does not search tells no values
    this.#draw();
  }

  /** @param {Info} report @param {string} position */
  #setReport(report, position) {
    const isPlayed = this.#purpose === "answer" || this.#purpose === "autoplay";
    const about = this.#otherPosition ?? position;
    const [, side] = / ([xo])$/i.exec(about) ?? [];
    const isFirst = side === undefined ? undefined : side.toLowerCase() === "x";
    this.#report = { ...report, isPlayed, isFirst, position: about };
    this.#isStale = false;
    for (const watcher of this.#watchers) watcher(this.#report);
  }

  /** Whether the values are of other settings; for the panel's style. */
  set #isStale(/** @type {boolean} */ is) {
    this.#place.toggleAttribute("data-stale", is);
  }

  #reset() {
    this.#thinkAgain.cancel();
    this.#showValues = this.#mountValues();
    this.#report = null;
    this.#before = undefined;
    this.#isStale = false;
    for (const watcher of this.#watchers) watcher(null);
    this.#draw();
  }

  /** Who is to move in the position of the report, and the opponent, by name. @param {Report} report */
  #sidesOf({ isFirst }) {
    const { board, playerNames } = this.#model;
    if (isFirst === undefined || !board.sideNames) return undefined;
    const { x, o } = { ...board.sideNames, ...playerNames };
    return isFirst ? { own: x, other: o } : { own: o, other: x };
  }

  #drawNow() {
    const { board, allowsHelp, player } = this.#model;
    const report = allowsHelp ? this.#report : null;
    const isGuests = board.guest !== "" && (this.#purpose === "answer" || this.#purpose === "autoplay");
    this.#place.hidden = !report && !(this.#purpose && allowsHelp && !isGuests);
    this.#place.toggleAttribute("data-earlier", report !== null && !this.isCurrent);
    this.#bar.show(report && this.#otherPosition === undefined ? report : null);
    if (!report) return (setText(this.#sentence, this.#words.on), setText(this.#how, ""), this.#showValues([]));
    const { moves, move, exact, isPlayed, position, depth, ms } = report;
    const scale = player.outlook;
    const sides = this.#sidesOf(report);
    const isFlipped = board.flipped;
    setText(this.#sentence, describeFinding(moves, move, { scale, exact, sides, isPlayed, isFlipped }));
    const facts = [depth > 0 && say(this.#words.ahead, { n: depth }), duration(ms), player.name];
    const isEarlier = !this.isCurrent && !board.autoplay;
    setText(this.#how, [isEarlier && this.#words.earlier, ...facts].filter(Boolean).join(" · "));
    const before = this.#before?.position === position ? this.#before.moves : [];
    this.#showValues(moves, move, { scale, before, isPlayed, isFlipped });
  }
}
