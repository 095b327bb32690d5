/** The choice of a module of the visitor's that makes the computer's moves. */
import { dialogWords } from "../kit/dialog-words.js";
import { make, setText } from "../kit/dom.js";
import { makeModuleFields } from "../kit/module-choice.js";
import { say } from "../kit/page-text.js";

/** Adds the part to the panel of the player. @param {import("../core/model.js").Model} model @param {HTMLElement} place */
export function mountGuest(model, place) {
  const { board } = model;
  const words = dialogWords().module;
  const status = make("p", { role: "status", id: "guest-status" });
  const body = make("div", { className: "guest" });
  /** The address that the fields show. */
  let shown = "";
  const choose = (/** @type {string} */ address) => {
    shown = address;
    model.setGuest(address);
  };
  const fill = () => {
    shown = board.guest;
    body.replaceChildren(...makeModuleFields("guest-", shown, choose), status);
  };
  fill();
  model.watch(() => {
    if (board.guest !== shown) fill();
    setText(status, board.guest && say(words.plays, { name: board.guestName }));
  });
  place.append(make("details", { className: "inner", id: "guest" }, make("summary", {}, words.option), body));
}
