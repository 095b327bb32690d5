/** Forms in a sandboxed frame without `allow-forms`, where a button that submits one does nothing: no script hears it, no dialog closes. */

/** Lets such buttons do what they do elsewhere. Called by scripts that have forms; once is enough. */
export function mountSandboxedForms() {
  if (origin === "null") addEventListener("click", onClick); // only a sandboxed frame has no origin
}

/** @param {MouseEvent} event */
function onClick(event) {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button?.form || button.type !== "submit" || event.defaultPrevented) return;
  event.preventDefault();
  submit(button.form, button);
}

/** @param {HTMLFormElement} form @param {HTMLButtonElement} submitter */
function submit(form, submitter) {
  if (!form.noValidate && !submitter.formNoValidate && !form.reportValidity()) return;
  const isMeant = form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));
  if (isMeant && form.method === "dialog") form.closest("dialog")?.close(submitter.value);
}
