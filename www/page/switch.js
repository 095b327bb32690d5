/** The choice of a game at the top of the page. */
import { familyOf } from "../engine.js";
import { byId, make } from "../kit/dom.js";
import { say, text } from "../kit/page-text.js";
import { reportFailure } from "../kit/report-failure.js";
import { currentHistoryGame } from "./address.js";
import { showLoading } from "./loading.js";

const list = () => byId("games", HTMLElement);

/** The link of a kind of game. @param {string} game @returns {HTMLAnchorElement | null} */
const linkOf = (game) => list().querySelector(`a[data-game="${familyOf(game)?.id}"]`);

/** Links, so that a game can be opened in a tab of its own. @param {import("../types.js").GameInfo[]} games */
export function showGames(games) {
  list().replaceChildren(...games.map(({ id, name }) => make("a", { href: `?game=${id}`, "data-game": id }, name)));
}

/**
 * Switches games by the links, and by Back and Forward.
 * @param {import("../types.js").BoardElement} board
 * @param {import("../core/session.js").Session} session
 */
export function mountGameSwitch(board, session) {
  list().addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || modified) return;
    event.preventDefault();
    reportFailure(showLoading(link, session.switchToLastRules(link.dataset.game ?? "")));
  });
  addEventListener("popstate", () => {
    // A question is about the game before, and so are the settings and the keys in a dialog.
    for (const dialog of document.querySelectorAll("dialog")) dialog.close("no");
    const game = currentHistoryGame();
    if (game) reportFailure(showLoading(linkOf(game), session.switchTo(game)));
  });
  const show = () => {
    const { id } = board.settled;
    document.body.dataset.game = id;
    const name = board.catalogue.games.find((game) => game.id === id)?.name ?? id;
    document.title = say(text.title, { game: name });
    for (const link of list().querySelectorAll("a")) {
      if (link.dataset.game === id) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    const duel = board.state.side !== undefined;
    byId("scores", HTMLElement).toggleAttribute("data-duel", duel);
    for (const box of byId("scores", HTMLElement).children) {
      if (box instanceof HTMLElement && box.dataset.of) box.hidden = (box.dataset.of === "duel") !== duel;
    }
  };
  board.addEventListener("game", show);
  show();
}
