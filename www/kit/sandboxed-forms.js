/** Forms in a sandboxed frame without `allow-forms`, where a button that submits one does nothing: no script hears it, no dialog closes. */

/** Lets such buttons do what they do elsewhere. */
export function mountSandboxedForms() {
  addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button || !button.form || button.type !== "submit" || event.defaultPrevented) return;
    event.preventDefault();
    submit(button.form, button);
  });
}

/** @param {HTMLFormElement} form @param {HTMLButtonElement} submitter */
function submit(form, submitter) {
  if (!form.reportValidity()) return;
  if (form.method === "dialog") form.closest("dialog")?.close(submitter.value);
  else form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));
}
