// A page begins. Where its scripts do not come, or it takes long, late.js says so; where they fail, this does.
import { trustOwnScripts } from "../trusted-types.js";
import { button, byId, errorMessage } from "./dom.js";
import { makeDetails } from "./problem.js";

/** Tells late.js that the scripts of the page are here, and from now on the visitor what keeps it from being ready. */
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
  place.append(makeDetails(errorMessage(error)));
  button("load-again").onclick = () => location.reload();
}
