/** Native dialogs: the browser traps and restores the focus. */
import { byId } from "./dom.js";

/** @typedef {keyof import("../words/en/dialogs.js").Words["confirm"]} Question */

/** Asks a question. @param {Question} question @param {number} [n] the number in it @returns whether the answer is yes */
export const confirm = async (question, n = 0) => (await choose(question, n)) === "yes";

/** Asks a question that may have a third answer. @param {Question} question @param {number} [n] the number in it */
export async function choose(question, n = 0) {
  const { ask } = await import("./confirm.js");
  return ask(question, n);
}

/** Opens a dialog; a click on the backdrop closes it. @param {string} id */
export function openDialog(id) {
  const dialog = byId(id, HTMLDialogElement);
  if (!dialog.open) dialog.showModal();
  return dialog;
}

/** Closes dialogs by a click outside. The form fills the dialog: a click on the dialog itself is one on the backdrop. */
export function mountDialogs() {
  for (const dialog of document.querySelectorAll("dialog")) {
    /** Where the press began: one that selects text may end outside. @type {EventTarget | null} */
    let pressed = null;
    dialog.addEventListener("pointerdown", (event) => void (pressed = event.target));
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog && pressed === dialog) dialog.close("no");
    });
  }
}

/** Whether a dialog is open. */
export const isAnyDialogOpen = () => document.querySelector("dialog[open]") !== null;
