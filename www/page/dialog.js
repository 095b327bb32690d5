/** Dialogs: native ones, so focus is trapped and given back by the browser. */
import { button, byId, setText } from "./dom.js";

/** @typedef {{title: string, message: string, yes: string, no: string}} Question */

/** Answers the question that was asked last, if nobody did yet. @type {(() => void) | null} */
let settle = null;

/**
 * Asks, and answers true for yes. Escape is a no; a question asked while one is open is a no too.
 * @param {Question} question
 * @returns {Promise<boolean>}
 */
export function confirm(question) {
  const dialog = byId("confirm", HTMLDialogElement);
  if (dialog.open) return Promise.resolve(false);
  settle?.(); // Closed a moment ago: a dialog's close event comes after the fact.
  setText(byId("confirm-title", HTMLElement), question.title);
  setText(byId("confirm-message", HTMLElement), question.message);
  setText(button("confirm-yes"), question.yes);
  setText(button("confirm-no"), question.no);
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

/** Opens a dialog; a click on the backdrop closes it. @param {string} id */
export function openDialog(id) {
  const dialog = byId(id, HTMLDialogElement);
  if (!dialog.open) dialog.showModal();
  return dialog;
}

/** Closes dialogs by a click outside. The form fills the dialog, so only the backdrop is the dialog itself. */
export function mountDialogs() {
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close("no");
    });
  }
}

export const anyDialogOpen = () => document.querySelector("dialog[open]") !== null;
