/** Notices over the page, where they cover neither a board nor its buttons. */
import { icon, make } from "./dom.js";
import { text } from "./page-text.js";
import { makeMessage } from "./problem.js";

const SHOWN_MS = 7000;
const MAX_NOTICES = 3;

/**
 * Shows a notice.
 * @param {string} message
 * @param {{kind?: "info" | "error" | "win", stays?: boolean, details?: string, action?: {label: string, run: () => void}}} [options]
 *   a notice that `stays` is closed by the visitor; `details` are technical, and unfold; an `action` runs once
 */
export function notify(message, { kind = "info", stays = false, details, action } = {}) {
  const place = document.getElementById("notices") ?? addNoticeArea();
  const words = make("div", { className: "notice-words" }, ...makeMessage(message, details));
  const same = [...place.children].find((notice) => notice.firstChild?.textContent === words.textContent);
  same?.remove();
  // Notices that stay are not removed: they offer the only way to something.
  const passing = [...place.querySelectorAll(".notice:not([data-stays])")];
  for (const one of passing.slice(0, Math.max(0, place.childElementCount + 1 - MAX_NOTICES))) one.remove();

  const close = make(
    "button",
    { type: "button", className: "icon-button", title: text.notices.close, "aria-label": text.notices.close },
    icon("close"),
  );
  const notice = make("div", { className: `notice is-${kind}` }, words);
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
  raise(place);
  notice.toggleAttribute("data-stays", stays);
  if (!stays) dismissLater(notice);
  return notice;
}

/** The place of the notices, on pages that begin without one. */
function addNoticeArea() {
  const place = make("div", { className: "notices", id: "notices", role: "status" });
  document.body.append(place);
  return place;
}

/** Puts notices where they are seen: in an open dialog, which lies over the page, until it closes. @param {HTMLElement} place */
function raise(place) {
  const dialog = document.querySelector("dialog:modal");
  const home = dialog ?? document.body;
  if (place.parentElement === home) return;
  home.append(place);
  dialog?.addEventListener("close", () => document.body.append(place), { once: true });
}

/** Removes a notice, but not while the pointer or the focus is in it. @param {HTMLElement} notice */
function dismissLater(notice) {
  const timer = setInterval(() => {
    if (notice.matches(":hover, :focus-within")) return;
    clearInterval(timer);
    notice.remove();
  }, SHOWN_MS);
}
