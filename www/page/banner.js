/** The banner above the board of a game that is not the visitor's own. */
import { make } from "../kit/dom.js";
import { text } from "../kit/page-text.js";
import { reportFailure } from "../kit/report-failure.js";

/** Shows the banner, with a way to one's own game. @param {string} words @param {string} label of the button @param {() => void} run */
export function showBanner(words, label, run) {
  const way = make("button", { type: "button" }, label);
  way.addEventListener("click", run);
  const banner = make("section", { className: "shared", role: "status" }, make("p", {}, words), way);
  document.querySelector("main")?.before(banner);
  return banner;
}

/** Ends the banner of the last shared game. */
let endShared = () => {};

/** Says that the game on the board was shared, until it is played on or another comes; a game that it replaced waits. @param {import("../types.js").BoardElement} board @param {import("../core/session.js").Session} session */
export function showSharedGame(board, session) {
  endShared();
  const { shared, back } = text.notices;
  const banner = session.hasReplaced
    ? showBanner(shared, back, () => session.bringBack())
    : showBanner(shared, text.stage.newGame, () => reportFailure(session.newGame()));
  const { record } = board;
  const listening = new AbortController();
  endShared = () => {
    banner.remove();
    listening.abort();
  };
  const isReplayed = () => board.record === record;
  board.addEventListener("position", () => isReplayed() || endShared(), { signal: listening.signal });
}
