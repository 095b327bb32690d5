// The start of a page. If scripts do not load or are slow, late.js says so; if they fail, this does.
import { messageOf } from "../core/arguments.js";
import { trustOwnScripts } from "../trusted-types.js";
import { button, byId } from "./dom.js";
import { makeDetails } from "./problem.js";

/** Marks the page as started, for late.js, and shows errors until it is ready. */
export function markStarted() {
  trustOwnScripts();
  document.documentElement.classList.add("started");
  addEventListener("error", ({ error }) => showNotReady(error));
  addEventListener("unhandledrejection", ({ reason }) => showNotReady(reason));
}

/** @param {unknown} error */
function showNotReady(error) {
  if (document.body.classList.contains("is-ready")) return;
  const place = byId("not-started", HTMLElement);
  place.hidden = false;
  place.querySelector("details")?.remove();
  place.append(makeDetails(messageOf(error)));
  button("load-again").onclick = () => location.reload();
}
