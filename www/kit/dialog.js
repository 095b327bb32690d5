/** Native dialogs: the browser traps and restores the focus. */

/** @typedef {keyof import("../words/en/dialogs.js").Words["confirm"]} Question */

/** Asks a question. @param {Question} question @param {number} [n] the number in it @returns whether the answer is yes */
export const confirm = async (question, n = 0) => (await choose(question, n)) === "yes";

/** Asks a question that may have a third answer. @param {Question} question @param {number} [n] the number in it */
export async function choose(question, n = 0) {
  const { ask } = await import("./confirm.js");
  return ask(question, n);
}

/** Whether a dialog is open. */
export const isAnyDialogOpen = () => document.querySelector("dialog[open]") !== null;
