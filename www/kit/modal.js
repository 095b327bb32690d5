/** The dialogs of a page. Each is made when it is first wanted. */
import { dialogWords } from "./dialog-words.js";
import { icon, make } from "./dom.js";
import { mountSandboxedForms } from "./sandboxed-forms.js";

/**
 * The dialog of that id. Its first parts name and describe it: `ID-title`, and `ID-message` where there is one.
 * @param {string} id
 * @param {() => Node[]} build the contents of its form
 */
export function dialogOf(id, build) {
  const found = document.getElementById(id);
  if (found instanceof HTMLDialogElement) return found;
  mountSandboxedForms();
  const dialog = make("dialog", { id, "aria-labelledby": `${id}-title` });
  dialog.append(make("form", { method: "dialog" }, ...build()));
  if (dialog.querySelector(`#${id}-message`)) dialog.setAttribute("aria-describedby", `${id}-message`);
  closeByBackdrop(dialog);
  document.body.append(dialog);
  return dialog;
}

/** Opens a dialog. @param {HTMLDialogElement} dialog */
export function openDialog(dialog) {
  if (!dialog.open) dialog.showModal();
}

/** The title of a dialog with a button that closes it. The title takes the focus, so that a long dialog opens at its beginning. @param {string} id of the dialog @param {string} title */
export function makeHead(id, title) {
  const { close } = dialogWords();
  return make(
    "header",
    {},
    make("h2", { id: `${id}-title`, tabIndex: -1, autofocus: true }, title),
    makeCloser({ value: "close", className: "icon-button", title: close, "aria-label": close }, icon("close")),
  );
}

/** A button that closes its dialog. It submits nothing, so that Enter in a field does what the dialog is for. @param {Record<string, string>} properties @param {...(Node | string)} children */
export function makeCloser(properties, ...children) {
  const closer = make("button", { type: "button", ...properties }, ...children);
  closer.addEventListener("click", () => closer.closest("dialog")?.close(closer.value));
  return closer;
}

/** Closes a dialog by a click outside. The form fills the dialog: a click on the dialog itself is one on the backdrop. @param {HTMLDialogElement} dialog */
function closeByBackdrop(dialog) {
  /** Where the press began: one that selects text may end outside. @type {EventTarget | null} */
  let pressed = null;
  dialog.addEventListener("pointerdown", (event) => void (pressed = event.target));
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog && pressed === dialog) dialog.close("no");
  });
}
