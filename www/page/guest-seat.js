/** A module of the visitor's in the computer's place: its name at the head of the engine's tab, and what it says of its search. */
import { guestName } from "../guest-name.js";
import { dialogWords } from "../kit/dialog-words.js";
import { byId, make, setText } from "../kit/dom.js";
import { chooseModule } from "../kit/module-choice.js";
import { notify } from "../kit/notices.js";
import { compactNumber, wholeNumber } from "../kit/numbers.js";
import { findModule } from "../kit/own-module.js";
import { say, text } from "../kit/page-text.js";
import { reportFailure } from "../kit/report-failure.js";

/** @typedef {import("../core/model.js").Model} Model */
/** @typedef {import("../types.js").GuestInfo} GuestInfo */

/** A search is told after so many milliseconds, as in the status line. */
const CALM_MS = 350;

/** Shows the seat while a module plays. @param {Model} model */
export async function mountGuestSeat(model) {
  const words = dialogWords().module;
  const { board } = model;
  const name = make("b");
  const file = make("span", { className: "quiet" });
  const remove = make("button", { type: "button", id: "guest-remove" }, words.remove);
  const says = make("p", { className: "quiet", id: "guest-info" });
  const hints = make("p", { className: "quiet" });
  const watchLabels = [byId("intro-watch", HTMLElement), ...document.querySelectorAll("#watching > summary")];
  const head = make("div", { className: "guest-head" }, make("p", {}, name, " ", file), remove);
  const seat = make("section", { className: "guest-seat", id: "guest-seat" }, head, says, hints);
  seat.setAttribute("aria-label", words.option);
  byId("panel-engine", HTMLElement).prepend(seat);
  remove.addEventListener("click", () => {
    model.setGuest("");
    byId("tune", HTMLElement).focus(); // the button is hidden now
  });

  let isThinking = false;
  /** @type {GuestInfo | undefined} */
  let info;
  const draw = () => {
    seat.hidden = !board.guest;
    const watch = board.guest ? text.stage.watchEngine : text.stage.autoplay;
    for (const label of watchLabels) setText(label, watch);
    setText(name, board.guestName);
    setText(file, words.playsFor);
    setText(hints, say(words.hints, { player: model.player.name }));
    const told = describeInfo(info);
    setText(says, told || (isThinking ? dialogWords().thinking.on : ""));
    says.hidden = !says.textContent;
  };
  board.addEventListener("guestinfo", ({ detail }) => {
    isThinking = true;
    take(detail);
  });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Shows what it says. As it begins to think, its last words stay for a moment: it may answer in no time. @param {GuestInfo} said */
  const take = (said) => {
    clearTimeout(timer);
    const show = () => {
      info = said;
      draw();
    };
    if (describeInfo(said)) show();
    else timer = setTimeout(show, CALM_MS);
  };
  board.addEventListener("thinking", ({ detail }) => {
    if (!detail.on) isThinking = false;
    draw();
  });
  board.addEventListener("status", draw);
  let played = "";
  model.watch(() => {
    if (played !== board.guest) {
      played = board.guest;
      info = undefined;
      reportFailure(checkFile(model));
    }
    draw();
  });
}

/** Writes the facts of a module's search in one line. @param {GuestInfo} [info] */
function describeInfo({ depth, nodes, value, pv, text: other } = { pv: [] }) {
  const words = dialogWords().module;
  const parts = [
    depth !== undefined && say(words.depth, { depth: wholeNumber(depth) }),
    nodes !== undefined && say(words.nodes, { n: nodes, nodes: compactNumber(nodes) }),
    value !== undefined && say(words.value, { value: String(Number(value.toPrecision(4))) }),
    pv.join(" "),
    other,
  ];
  return parts.filter(Boolean).join(" · ");
}

/** Takes a module out of its place where the browser has lost its file, and offers to choose the file again. @param {Model} model */
async function checkFile(model) {
  const { guest, game } = { guest: model.settings.guest, game: model.game };
  if (!guest || (await findModule(guest)) || model.settings.guest !== guest) return;
  model.setGuest("");
  const words = dialogWords().module;
  const choose = () =>
    chooseModule((address) => {
      if (model.game === game) model.setGuest(address);
    });
  const message = say(words.instead, { name: guestName(guest) });
  notify(message, { kind: "error", stays: true, action: { label: words.again, run: choose } });
}
