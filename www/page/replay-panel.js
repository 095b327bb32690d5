/** The panel for the moves of a game, for replaying it, and for copying and opening games. */

import { copy } from "../kit/clipboard.js";
import { dialogWords } from "../kit/dialog-words.js";
import { button, byId, input, make, setIcon, setText } from "../kit/dom.js";
import { copyLink } from "../kit/long-link.js";
import { say, text } from "../kit/page-text.js";
import { showProblem, VisitorError } from "../kit/problem.js";
import { setRange } from "../kit/range.js";
import { reportFailure } from "../kit/report-failure.js";
import { onFrame } from "../timing.js";
import { openLink, parseLinkForVisitor } from "./follow.js";
import { mountMoveList } from "./move-list.js";
import { gameLink, reviewLink, sharePicture } from "./share.js";

const SPEEDS = [2, 5, 15, 60];
/** As much of a file is read, in bytes: more than the longest game. */
const MAX_FILE = 1e6;

/**
 * Fills the panel.
 * @param {import("../types.js").BoardElement} board
 * @param {import("../core/model.js").Model} model
 * @param {import("../core/session.js").Session} session
 */
export function mountReplay(board, model, session) {
  mountMoveList(board);
  new Replay(board);
  mountShare(board, model, session);
}

/** Plays the moves of a game again. */
class Replay {
  #board;
  #slider = input("ply");
  #speed = byId("replay-speed", HTMLSelectElement);
  #button = button("replay-play");
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #playing;
  #draw = onFrame(() => this.#drawNow());
  /** The ply to go to with the next frame. */
  #wanted = 0;
  #seek = onFrame(() => this.#board.seek(this.#wanted));

  /** @param {import("../types.js").BoardElement} board */
  constructor(board) {
    this.#board = board;
    const perSecond = (/** @type {number} */ n) => say(text.replay.perSecond, { n });
    this.#speed.append(...SPEEDS.map((n) => make("option", { value: String(n) }, perSecond(n))));
    this.#speed.value = String(SPEEDS[1]);
    this.#speed.addEventListener("change", () => this.#playing && this.#start());
    this.#slider.addEventListener("input", () => {
      this.#stop();
      this.#wanted = Number(this.#slider.value);
      this.#seek();
    });
    this.#button.addEventListener("click", () => (this.#playing ? this.#stop() : this.#play()));
    // A move, autoplay or another game ends the replay.
    for (const name of ["beforemove", "autoplay", "game"]) board.addEventListener(name, () => this.#stop());
    board.addEventListener("position", this.#draw);
    this.#draw();
  }

  /** Plays on, or from the start where the game is at its end. */
  #play() {
    const { ply, plies } = this.#board.state;
    if (ply === plies) this.#board.seek(0);
    this.#start();
  }

  #start() {
    clearInterval(this.#playing);
    this.#playing = setInterval(() => {
      const { ply, plies } = this.#board.state;
      if (ply === plies) this.#stop();
      else this.#board.seek(ply + 1); // `redo` skips positions with the computer to move
    }, 1000 / Number(this.#speed.value));
    this.#drawButton();
  }

  #stop() {
    clearInterval(this.#playing);
    this.#playing = undefined;
    this.#drawButton();
  }

  #drawButton() {
    setIcon(this.#button, this.#playing ? "pause" : "play");
    const label = this.#button.querySelector("span");
    if (label) setText(label, this.#playing ? text.replay.pause : text.replay.play);
  }

  #drawNow() {
    const { ply, plies } = this.#board.state;
    this.#slider.max = String(plies);
    setRange(this.#slider, ply);
    this.#slider.disabled = plies === 0;
    const words = say(text.replay.at, { ply, plies });
    this.#slider.setAttribute("aria-valuetext", words);
    setText(byId("ply-value", HTMLElement), words);
    this.#button.disabled = plies === 0;
  }
}

/**
 * @param {import("../types.js").BoardElement} board
 * @param {import("../core/model.js").Model} model
 * @param {import("../core/session.js").Session} session
 */
function mountShare(board, model, session) {
  const field = input("open-record");
  const error = byId("open-error", HTMLElement);
  button("copy-link").addEventListener("click", () => reportFailure(copyLink(gameLink(model), text.share.copiedLink)));
  button("copy-record").addEventListener("click", () => copy(board.record, text.share.copiedRecord));

  const picture = make("button", { type: "button", id: "picture" }, dialogWords().picture);
  picture.addEventListener("click", () => reportFailure(sharePicture(model)));
  button("copy-record").after(picture);

  // Written when it is asked for: at autoplay the game changes hundreds of times a second.
  const analyse = byId("analyse", HTMLAnchorElement);
  const name = () => (analyse.href = reviewLink(model));
  for (const event of ["pointerdown", "focus", "click"]) analyse.addEventListener(event, name);

  const open = async () => {
    /** @type {unknown} */
    let problem;
    let told = text.notices.badGame;
    try {
      problem = await openPasted(model, session, field.value.trim());
      if (problem) told = text.notices.link;
      else field.value = "";
    } catch (reason) {
      problem = reason;
    }
    showProblem(error, problem, told);
    field.setAttribute("aria-invalid", String(problem !== undefined));
  };
  button("open-game").addEventListener("click", open);
  const file = input("open-file");
  const openFile = async () => {
    field.value = (await file.files?.[0]?.slice(0, MAX_FILE).text())?.trim() ?? "";
    file.value = ""; // the same file may be chosen again
    await open();
  };
  file.addEventListener("change", () => file.files?.length && reportFailure(openFile()));
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") open();
  });
}

/**
 * Opens a pasted link, or a bare record.
 * @param {import("../core/model.js").Model} model
 * @param {import("../core/session.js").Session} session
 * @param {string} words
 * @returns what is wrong with the settings
 * @throws what is wrong with the game
 */
async function openPasted(model, session, words) {
  if (!words) throw new VisitorError(text.share.empty);
  const problems = await openLink(parsePasted(words), model, session);
  return problems.length ? new Error(problems.join("\n")) : undefined;
}

/** @param {string} words @returns {import("../core/link.js").Link} */
function parsePasted(words) {
  const link = parseLinkForVisitor(words);
  // Text that says nothing is read as a record: the engine reports its errors.
  return Object.keys(link.game).length || link.settings.length ? link : { game: { record: words }, settings: [] };
}
