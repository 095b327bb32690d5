// A page begins. Where its scripts do not come, or it takes long, late.js says so; where they fail, this does.
import { trustOwnScripts } from "../trusted-types.js";
import { button, byId, reasonOf } from "./dom.js";
import { detailsOf } from "./problem.js";

/** Tells late.js that the scripts of the page are here, and from now on the visitor what keeps it from being ready. */
export function tellStarted() {
  trustOwnScripts();
  document.documentElement.classList.add("started");
  addEventListener("error", ({ error }) => tellNotReady(error));
  addEventListener("unhandledrejection", ({ reason }) => tellNotReady(reason));
}

/** @param {unknown} error */
function tellNotReady(error) {
  if (document.body.classList.contains("is-ready")) return;
  const place = byId("not-started", HTMLElement);
  place.hidden = false;
  place.querySelector("details")?.remove();
  place.append(detailsOf(reasonOf(error)));
  button("load-again").onclick = () => location.reload();
}
