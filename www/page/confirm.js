/** Questions. Loaded with the first one. */
import { dialogWords } from "./dialog-words.js";
import { button, byId, make, setText } from "./dom.js";
import { say } from "./page-text.js";

/** Answers the question that was asked last, if nobody did yet. @type {(() => void) | null} */
let settle = null;

/**
 * Asks, and answers true for yes. Escape is a no; a question asked while one is open is a no too.
 * @param {import("./dialog.js").Question} question
 * @param {number} [n] how many things it is about
 * @returns {Promise<boolean>}
 */
export function ask(question, n = 0) {
  const dialog = byId("confirm", HTMLDialogElement);
  if (dialog.open) return Promise.resolve(false);
  settle?.(); // Closed a moment ago: a dialog's close event comes after the fact.
  if (!dialog.firstChild) dialog.append(build());
  const { title, message, yes, no } = dialogWords().confirm[question];
  setText(byId("confirm-title", HTMLElement), title);
  setText(byId("confirm-message", HTMLElement), say(message, { n }));
  setText(button("confirm-yes"), yes);
  setText(button("confirm-no"), no);
  dialog.returnValue = "no";
  return new Promise((resolve) => {
    const answered = () => {
      if (settle !== answered) return;
      settle = null;
      dialog.removeEventListener("close", closed);
      resolve(dialog.returnValue === "yes");
    };
    // The late close of the question before this one finds the dialog open again.
    const closed = () => {
      if (!dialog.open) answered();
    };
    settle = answered;
    dialog.addEventListener("close", closed);
    dialog.showModal();
  });
}

function build() {
  return make(
    "form",
    { method: "dialog" },
    make("h2", { id: "confirm-title" }),
    make("p", { id: "confirm-message" }),
    make(
      "div",
      { className: "buttons end" },
      make("button", { value: "no", id: "confirm-no" }),
      make("button", { value: "yes", id: "confirm-yes", className: "primary" }),
    ),
  );
}
