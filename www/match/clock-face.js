/** Shows the times of the game on the board beside the names. */

import { formatTime } from "../core/match/clock.js";
import { GameClock } from "../core/match/game-clock.js";
import { byId, make, setText } from "../kit/dom.js";
import { say } from "../kit/page-text.js";
import { saveWithin } from "../timing.js";
import { text } from "./match-text.js";

/** How often the clock is drawn. */
const DRAW_MS = 100;
/** Less time than this is highlighted. */
const LOW_MS = 20_000;

const SIDES = /** @type {const} */ (["x", "o"]);

/**
 * Mounts the clock of the game on the board.
 * @param {import("../core/model.js").Model} model
 * @param {import("../core/match/saved-board-setups.js").SavedBoardSetups} setups
 * @param {import("./endings.js").Endings} endings
 * @param {() => boolean} isOff whether the game on the board has no clock
 */
export function mountClock(model, setups, endings, isOff) {
  const faces = SIDES.map((side) => {
    const face = make("span", { role: "timer" });
    const part = make("dd", { className: "clock" }, face);
    byId(`side-${side}`, HTMLElement).append(part);
    return { side, face, part };
  });
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  const draw = () => {
    for (const { side, face, part } of faces) {
      part.hidden = !clock.isOn;
      const left = clock.timeLeft(side);
      setText(face, formatTime(left));
      face.dataset.state = left < LOW_MS ? "low" : clock.running === side ? "running" : "";
    }
  };
  const run = () => {
    const { sideNames } = model.board;
    for (const { side, face } of faces) face.ariaLabel = say(text.table.clockOf, { side: sideNames?.[side] ?? "" });
    if (clock.isOn) timer ??= setInterval(onTick, DRAW_MS);
    else timer = void clearInterval(timer);
    draw();
  };
  const onTick = () => {
    clock.tick();
    draw();
  };
  const clock = new GameClock(model, setups, { endings, isOff, saveWithin, now: () => performance.now() });
  clock.watch(run);
  return clock;
}
