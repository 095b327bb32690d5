/** Earlier runs: to look at again, to go on with, or to delete. */
import { acting } from "../page/acting.js";
import { byId, icon, make, setText } from "../page/dom.js";
import { games, language, say, text } from "./text.js";

/**
 * @param {import("./keep.js").Keep} keep
 * @param {(run: import("./keep.js").Kept) => Promise<void>} open
 * @param {(problem: unknown) => never[]} unread told where the list cannot be read
 */
export function mountKept(keep, open, unread) {
  const list = byId("kept", HTMLElement);
  async function refresh() {
    const runs = await keep.list().catch(unread);
    setText(byId("kept-peek", HTMLElement), runs.length ? String(runs.length) : "");
    list.replaceChildren(
      ...runs.map((run) => {
        const when = new Date(run.when).toLocaleString(language.id, { dateStyle: "medium", timeStyle: "short" });
        const show = make(
          "button",
          { type: "button" },
          make("span", {}, run.title, make("small", {}, say(text.kept.about, { games: games(run.games), when }))),
        );
        show.addEventListener("click", () => acting(open(run)));
        const label = say(text.kept.remove, { name: run.title });
        const remove = make(
          "button",
          { type: "button", className: "icon-button small", title: label, "aria-label": label },
          icon("close"),
        );
        remove.addEventListener("click", () => acting(keep.remove(run.id).then(refresh)));
        return make("li", {}, show, remove);
      }),
    );
    if (!runs.length) list.replaceChildren(make("li", { className: "quiet" }, text.kept.none));
  }
  return { refresh };
}
