/** The panel that shows the reports of a search. */

import { throttle } from "../core/timing.js";
import { byId, make, setText } from "../kit/dom.js";
import { mountValues, movesOf } from "../kit/move-values.js";
import { compactNumber, duration, wholeNumber } from "../kit/numbers.js";
import { moveWords, text } from "../kit/page-text.js";
import { reportFailure } from "../kit/report-failure.js";
import { onFrame } from "../timing.js";

/** @typedef {import("../types.js").Info} Info */
/** @typedef {import("../types.js").Outcome} Outcome */

/** Settings that change fast, as by a slider, are thought about so often. */
const THINK_AGAIN_MS = 200;

const panel = (/** @type {string} */ name) => byId(`thinking-${name}`, HTMLElement);

/** The panel of the search. */
export class ThinkingPanel {
  #board;
  #showValues;
  /** The latest report. @type {Info & {move?: string | null, exact?: number | null} | null} */
  #report = null;
  /** Whether its move was played by the computer. */
  #isPlayed = false;
  /** The purpose of the search that runs. @type {string | undefined} */
  #purpose;
  #panel = byId("thinking", HTMLElement);
  /** The position of the latest report. */
  #position = "";
  /** The position of the next reports, where it is not the board's. @type {string | undefined} */
  #otherPosition;
  #draw = onFrame(() => this.#drawNow());

  /** @param {import("../core/model.js").Model} model */
  constructor(model) {
    const { board } = model;
    this.#board = board;
    this.#showValues = mountValues(panel("values"), movesOf(board));
    /** Asks again what the features contribute, after a change of their weights. */
    this.explain = mountExplanation(model);
    this.#listen();
    model.watch(() => this.#onSettingsChanged(model));
  }

  /** The player and the parameters that the reports are of. */
  #engine = { player: "", settings: "" };
  /** The values of a position before the settings were changed. @type {{position: string, moves: import("../types.js").MoveValue[]} | undefined} */
  #before;
  /** Thinks again with other parameters; another player has thought nothing yet. @param {import("../core/model.js").Model} model */
  #onSettingsChanged(model) {
    const by = { player: `${model.game} ${model.player.id}`, settings: JSON.stringify(model.changedParams) };
    const { player, settings } = this.#engine;
    this.#engine = by;
    if (by.player === player && by.settings === settings) return;
    if (by.player !== player) return this.#reset();
    if (this.#report) this.#isStale = true;
    if (this.#report && this.#before?.position !== this.#position) {
      this.#before = { position: this.#position, moves: this.#report.moves };
    }
    // A link that is opened with the page changes the settings too.
    if (document.body.classList.contains("is-ready")) this.#thinkAgain();
  }

  #thinkAgain = throttle(THINK_AGAIN_MS, () => {
    // A search that plays its move goes on.
    if (this.#board.status.kind === "turn" || this.#purpose === "hint") this.#board.hint().catch(() => {}); // errors come as events
  });

  /** Sets the position of the next reports. @param {string} [position] none: the board's again */
  setPosition(position) {
    this.#otherPosition = position;
  }

  #listen() {
    const board = this.#board;
    board.addEventListener("info", (event) => this.#setReport(/** @type {CustomEvent<Info>} */ (event).detail));
    board.addEventListener("bestmove", (event) => {
      const outcome = /** @type {CustomEvent<Outcome>} */ (event).detail;
      if (outcome.moves.length) this.#setReport(outcome); // a player that does not search reports nothing but its move
      this.#draw();
    });
    board.addEventListener("thinking", (event) => {
      const { on, purpose } = /** @type {CustomEvent<{on: boolean, purpose: string}>} */ (event).detail;
      this.#purpose = on ? purpose : undefined;
      this.#draw();
    });
    board.addEventListener("position", this.#draw);
    board.addEventListener("game", () => this.#reset());
  }

  /** @param {Info} report */
  #setReport(report) {
    this.#report = report;
    this.#isPlayed = this.#purpose === "answer" || this.#purpose === "autoplay";
    this.#isStale = false;
    this.#position = this.#otherPosition ?? this.#board.state.position;
    this.#draw();
  }

  /** Whether the values are of other settings; for the panel's style. */
  set #isStale(/** @type {boolean} */ is) {
    this.#panel.toggleAttribute("data-stale", is);
  }

  #reset() {
    this.#thinkAgain.cancel();
    this.#showValues = mountValues(panel("values"), movesOf(this.#board));
    for (const name of ["depth", "nodes", "rate", "time", "line"]) setText(panel(name), "–");
    panel("line").removeAttribute("data-key");
    this.#report = null;
    this.#before = undefined;
    this.#isStale = false;
    this.#draw();
  }

  get #status() {
    if (this.#purpose) return text.thinking.on;
    if (!this.#report) return text.thinking.idle;
    if (this.#position !== this.#board.state.position) return text.thinking.other;
    const proven = this.#report.exact ?? null;
    if (proven === null) return text.thinking.done;
    return proven > 0 ? text.thinking.won : proven < 0 ? text.thinking.lost : text.thinking.drawn;
  }

  #drawNow() {
    this.#panel.hidden = !this.#report;
    setText(panel("status"), this.#status);
    if (!this.#report) return;
    const { depth, nodes, ms, moves, move, pv } = this.#report;
    // Below the resolution of the clock a rate means nothing.
    const rate = ms > 0 ? compactNumber((nodes / ms) * 1000) : "–";
    setText(panel("depth"), wholeNumber(depth));
    setText(panel("nodes"), compactNumber(nodes));
    setText(panel("rate"), rate);
    setText(panel("time"), duration(ms));
    const before = this.#before?.position === this.#position ? this.#before.moves : [];
    this.#showValues(moves, move, { before, isPlayed: this.#isPlayed });
    showLine(pv);
  }
}

/** Shows the principal variation. @param {string[]} pv */
function showLine(pv) {
  const line = panel("line");
  const key = pv.join(" ");
  if (line.dataset.key === key) return;
  line.dataset.key = key;
  line.replaceChildren(
    ...pv.flatMap((word) => {
      const { arrow, name } = moveWords(word);
      const shown = arrow
        ? [
            make("span", { className: "ply", "aria-hidden": "true" }, arrow),
            make("span", { className: "hidden-text" }, name),
          ]
        : [make("span", { className: "spawn" }, name)];
      return [...shown, " "];
    }),
  );
}

/** Loads the list of the contributions of features when it is first opened. @param {import("../core/model.js").Model} model */
function mountExplanation(model) {
  const details = byId("expert", HTMLDetailsElement);
  /** @type {(() => void) | undefined} */
  let ask;
  const load = async () => {
    const { mountExplanation } = await import("./explanation.js");
    ask ??= mountExplanation(model).ask;
  };
  const open = () => void (details.open && !ask && reportFailure(load()));
  open();
  details.addEventListener("toggle", open);
  return () => ask?.();
}
