/** A module of the visitor's that makes the computer's moves, until it is taken out or the page is left. */
import { guestName } from "../guest.js";
import { dialogWords } from "../kit/dialog-words.js";
import { make, setText } from "../kit/dom.js";
import { makeModuleFields } from "../kit/module-choice.js";
import { say } from "../kit/page-text.js";

/** Adds the part to the panel of the player. @param {import("../core/model.js").Model} model @param {HTMLElement} place */
export function mountGuest({ board }, place) {
  const words = dialogWords().module;
  const status = make("p", { role: "status", id: "guest-status" });
  const remove = make("button", { type: "button", id: "guest-remove", hidden: true }, words.remove);
  const choose = (/** @type {string} */ address) => {
    board.guest = address;
    setText(status, address && say(words.plays, { name: guestName(address) }));
    remove.hidden = !address;
  };
  const fields = makeModuleFields("guest-", board.guest, choose);
  remove.addEventListener("click", () => {
    choose("");
    for (const field of part.querySelectorAll("input")) field.value = "";
    part.querySelector("summary")?.focus();
  });
  const body = make("div", { className: "guest" }, ...fields, status, make("div", { className: "buttons" }, remove));
  const part = make("details", { className: "inner", id: "guest" }, make("summary", {}, words.option), body);
  place.append(part);
}
