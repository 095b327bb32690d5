/** Dialogs: native ones, so focus is trapped and given back by the browser. */
import { byId } from "./dom.js";

/** @typedef {keyof import("../words/en/dialogs.js").Words["confirm"]} Question */

/** Asks, and answers true for yes. @param {Question} question @param {number} [n] how many things it is about */
export async function confirm(question, n) {
  const { ask } = await import("./confirm.js");
  return ask(question, n);
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

/** Whether a dialog is open. */
export const anyDialogOpen = () => document.querySelector("dialog[open]") !== null;
