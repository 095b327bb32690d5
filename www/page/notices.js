/** Notices at the foot of the page. */
import { byId, icon, make } from "./dom.js";
import { text } from "./page-text.js";

const STAYS_MS = 7000;
const AT_MOST = 3;

/**
 * Shows a notice.
 * @param {string} message
 * @param {{kind?: "info" | "error" | "win", stays?: boolean, action?: {label: string, run: () => void}}} [options] a notice that `stays` is closed by the visitor; an `action` runs once
 */
export function notify(message, { kind = "info", stays = false, action } = {}) {
  const place = byId("notices", HTMLElement);
  const same = [...place.children].find((notice) => notice.firstChild?.textContent === message);
  same?.remove();
  while (place.childElementCount >= AT_MOST) place.firstElementChild?.remove();

  const close = make(
    "button",
    { type: "button", className: "icon-button", title: text.notices.close, "aria-label": text.notices.close },
    icon("close"),
  );
  const notice = make("div", { className: `notice is-${kind}` }, make("p", {}, message));
  if (action) {
    const act = make("button", { type: "button" }, action.label);
    act.addEventListener("click", () => {
      notice.remove();
      action.run();
    });
    notice.append(act);
  }
  notice.append(close);
  close.addEventListener("click", () => notice.remove());
  place.append(notice);
  if (!stays) dismissLater(notice);
  return notice;
}

/** Removes a notice, but not while the pointer or the focus is in it. @param {HTMLElement} notice */
function dismissLater(notice) {
  const timer = setInterval(() => {
    if (notice.matches(":hover, :focus-within")) return;
    clearInterval(timer);
    notice.remove();
  }, STAYS_MS);
}
