/** The saved mistakes: how many are due, and a list of all. The board of analyse.html practises them. */

import { SavedMistakes, today } from "../core/saved-mistakes.js";
import { byId, make, setText } from "../kit/dom.js";
import { moveName, say, text } from "./learn-text.js";

/** @typedef {import("../core/analysis.d.ts").SavedMistake} SavedMistake */

/** Shows the saved mistakes. @param {import("../core/storage.js").PageStore} store @param {(game: string) => string} gameName */
export function showPractice(store, gameName) {
  const mistakes = new SavedMistakes(store);
  const count = byId("shelf-count", HTMLElement);
  const next = byId("shelf-next", HTMLAnchorElement);
  const show = () => {
    const { all, due } = mistakes;
    const words = say(text.practice.count, { n: all.length, due: say("{n}", { n: due.length }) });
    setText(count, all.length ? words : text.practice.none);
    byId("shelf-none", HTMLElement).hidden = all.length > 0;
    next.hidden = due.length === 0;
    if (due[0]) next.href = practiceLink(due[0]);
    byId("shelf-list", HTMLElement).replaceChildren(...all.map(item));
  };
  const item = (/** @type {SavedMistake} */ one) => {
    const { item, dueToday, dueIn, meet, remove } = text.practice;
    const days = one.due - today();
    const about = say(item, { game: gameName(one.game), move: moveName(one.move) });
    const due = days > 0 ? say(dueIn, { n: days }) : dueToday;
    const again = make("a", { className: "button", href: practiceLink(one), ariaLabel: `${meet}: ${about}` }, meet);
    const away = make("button", { type: "button", ariaLabel: `${remove}: ${about}` }, remove);
    away.addEventListener("click", () => {
      mistakes.remove(one);
      show();
      count.focus();
    });
    return make("li", {}, make("span", {}, about), make("span", { className: "quiet" }, due), again, away);
  };
  show();
}

/** @param {SavedMistake} mistake */
const practiceLink = ({ game, position }) =>
  `analyse.html${location.search}#${new URLSearchParams({ game, practise: position })}`;
