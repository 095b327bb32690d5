/** Through a game again, move by move; and out into the world with it. */
import { copy } from "./clipboard.js";
import { button, byId, input, make, reasonOf, setIcon, setText } from "./dom.js";
import { makeLink, readLink } from "./link.js";
import { setRange } from "./range.js";
import { say, text } from "./text.js";
import { onFrame } from "./timing.js";

const SPEEDS = [2, 5, 15, 60];

/**
 * @param {import("../types.js").BoardElement} board
 * @param {import("./model.js").Model} model
 * @param {import("./keeper.js").Keeper} keeper
 */
export function mountReplay(board, model, keeper) {
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

  mountShare(board, model, keeper);
}

/**
 * @param {import("../types.js").BoardElement} board
 * @param {import("./model.js").Model} model
 * @param {import("./keeper.js").Keeper} keeper
 */
function mountShare(board, model, keeper) {
  const field = input("open-record");
  const error = byId("open-error", HTMLElement);
  button("copy-link").addEventListener("click", () => {
    /** @type {Record<string, string>} */
    const game = { record: board.record };
    if (board.state.ply !== board.state.plies) game.ply = String(board.state.ply);
    copy(makeLink(model.pairs({ all: false }), game), text.share.copiedLink);
  });
  button("copy-record").addEventListener("click", () => copy(board.record, text.share.copiedRecord));

  const open = async () => {
    let problem = "";
    try {
      await openWords(model, keeper, field.value.trim());
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

/** A pasted link, or a bare record. @param {import("./model.js").Model} model @param {import("./keeper.js").Keeper} keeper @param {string} words */
async function openWords(model, keeper, words) {
  if (!words) throw new Error(text.share.empty);
  const { settings, game } = readLink(words);
  if (game.game !== undefined && !game.record && !game.position) return keeper.switchTo(game.game);
  if (!game.record && !game.position) return keeper.open({ record: words }, "link");
  const opened = await keeper.open(game, "link");
  if (!opened) return;
  const problems = model.take(settings, { whole: false, afresh: true });
  if (problems.length) throw new Error(problems.join("\n"));
}
