/** Through a game again, move by move; and out into the world with it. */

import { onFrame } from "../timing.js";
import { makeLink } from "./address.js";
import { copy } from "./clipboard.js";
import { button, byId, input, make, reasonOf, setIcon, setText } from "./dom.js";
import { linkIn, openLink } from "./follow.js";
import { say, text } from "./page-text.js";
import { setRange } from "./range.js";

const SPEEDS = [2, 5, 15, 60];

/**
 * @param {import("../types.js").BoardElement} board
 * @param {import("./model.js").Model} model
 * @param {import("./session.js").Session} session
 */
export function mountReplay(board, model, session) {
  const slider = input("ply");
  const speed = byId("replay-speed", HTMLSelectElement);
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let playing;
  let wanted = 0;

  speed.append(...SPEEDS.map((n) => make("option", { value: String(n) }, say(text.replay.perSecond, { n }))));
  speed.value = String(SPEEDS[1]);

  const draw = onFrame(() => {
    const { ply, plies } = board.state;
    slider.max = String(plies);
    setRange(slider, ply);
    slider.disabled = plies === 0;
    const words = say(text.replay.at, { ply, plies });
    slider.setAttribute("aria-valuetext", words);
    setText(byId("ply-value", HTMLElement), words);
    button("replay-play").disabled = plies === 0;
  });

  const show = () => {
    const control = button("replay-play");
    setIcon(control, playing ? "pause" : "play");
    const label = control.querySelector("span");
    if (label) setText(label, playing ? text.replay.pause : text.replay.play);
  };
  const stop = () => {
    clearInterval(playing);
    playing = undefined;
    show();
  };
  const start = () => {
    clearInterval(playing);
    playing = setInterval(() => {
      const { ply, plies } = board.state;
      if (ply === plies) stop();
      else board.seek(ply + 1); // `redo` leaves out where the computer is to move
    }, 1000 / Number(speed.value));
    show();
  };

  const seek = onFrame(() => board.seek(wanted));
  slider.addEventListener("input", () => {
    stop();
    wanted = Number(slider.value);
    seek();
  });
  button("replay-play").addEventListener("click", () => {
    if (playing) return stop();
    const { ply, plies } = board.state;
    if (ply === plies) board.seek(0);
    start();
  });
  speed.addEventListener("change", () => {
    if (playing) start();
  });
  // Whoever moves, starts autoplay or goes to another game is done watching.
  for (const name of ["beforemove", "autoplay", "game"]) board.addEventListener(name, stop);
  board.addEventListener("position", draw);
  draw();

  mountShare(board, model, session);
}

/**
 * @param {import("../types.js").BoardElement} board
 * @param {import("./model.js").Model} model
 * @param {import("./session.js").Session} session
 */
function mountShare(board, model, session) {
  const field = input("open-record");
  const error = byId("open-error", HTMLElement);
  button("copy-link").addEventListener("click", () => {
    const { ply, plies } = board.state;
    const game = { record: board.record, ...(ply !== plies && { ply: String(ply) }) };
    copy(makeLink({ game, settings: model.pairs({ all: false }) }), text.share.copiedLink);
  });
  button("copy-record").addEventListener("click", () => copy(board.record, text.share.copiedRecord));

  const open = async () => {
    let problem = "";
    try {
      await openWords(model, session, field.value.trim());
      field.value = "";
    } catch (reason) {
      problem = reasonOf(reason);
    }
    setText(error, problem);
    field.setAttribute("aria-invalid", String(problem !== ""));
  };
  button("open-game").addEventListener("click", open);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") open();
  });
}

/** A pasted link, or a bare record. @param {import("./model.js").Model} model @param {import("./session.js").Session} session @param {string} words */
async function openWords(model, session, words) {
  if (!words) throw new Error(text.share.empty);
  const problems = await openLink(readPasted(words), model, session, session.board.state.game);
  if (problems.length) throw new Error(problems.join("\n"));
}

/** @param {string} words @returns {import("../link.js").Link} */
function readPasted(words) {
  const link = linkIn(words);
  // What names no game is taken for a record: the engine says what is wrong with it.
  return Object.keys(link.game).length ? link : { game: { record: words }, settings: [] };
}
