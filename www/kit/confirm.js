/** The dialog that asks for confirmation. Loaded with the first question. */

import { dialogWords } from "./dialog-words.js";
import { button, byId, make, setText } from "./dom.js";
import { dialogOf } from "./modal.js";
import { say } from "./page-text.js";

/** @typedef {"yes" | "no" | "other"} Answer */

/** A yes to these loses something for good. @type {import("./dialog.js").Question[]} */
const DESTRUCTIVE = ["resign", "replace", "erase"];

/** Settles the last question, if it has no answer yet. @type {(() => void) | null} */
let settlePrevious = null;

/**
 * Asks a question. Escape is a no, and so is a question while another one is open.
 * @param {import("./dialog.js").Question} question
 * @param {number} n the number in the question
 * @returns {Promise<Answer>}
 */
export function ask(question, n) {
  const dialog = dialogOf("confirm", build);
  if (dialog.open) return Promise.resolve("no");
  settlePrevious?.(); // the close event of the question before may be late
  const { title, message, yes, no, other } = questionWords(question);
  setText(byId("confirm-title", HTMLElement), title);
  setText(byId("confirm-message", HTMLElement), say(message, { n }));
  setText(button("confirm-yes"), yes);
  button("confirm-yes").className = DESTRUCTIVE.includes(question) ? "danger" : "primary";
  setText(button("confirm-no"), no);
  setText(button("confirm-other"), other ?? "");
  button("confirm-other").hidden = !other;
  dialog.returnValue = "no";
  return new Promise((resolve) => {
    const onAnswer = () => {
      if (settlePrevious !== onAnswer) return;
      settlePrevious = null;
      dialog.removeEventListener("close", onClose);
      resolve(/** @type {Answer} */ (dialog.returnValue));
    };
    // The late close event of the question before finds the dialog open again.
    const onClose = () => {
      if (!dialog.open) onAnswer();
    };
    settlePrevious = onAnswer;
    dialog.addEventListener("close", onClose);
    dialog.showModal();
  });
}

/**
 * The words of a question; few have a third answer.
 * @param {import("./dialog.js").Question} question
 * @returns {{title: string, message: string | import("../words/language.js").Plural, yes: string, no: string, other?: string}}
 */
const questionWords = (question) => dialogWords().confirm[question];

const build = () => [
  make("h2", { id: "confirm-title" }),
  make("p", { id: "confirm-message" }),
  make(
    "div",
    { className: "buttons end" },
    make("button", { value: "no", id: "confirm-no" }),
    make("button", { value: "other", id: "confirm-other" }),
    make("button", { value: "yes", id: "confirm-yes" }),
  ),
];
