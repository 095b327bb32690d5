/** How it works: thinking ahead in three pictures, the rules of each game on a board to try, its engines, and how strong they are. */
import { playable } from "../engine.js";
import { byId, make } from "../kit/dom.js";
import { text as pageText } from "../kit/page-text.js";
import { drawPicture } from "../kit/picture.js";
import { showProblem } from "../kit/problem.js";
import { loadRules } from "../kit/rules.js";
import { showLadders } from "./ladders.js";
import { text } from "./learn-text.js";
import { PICTURES } from "./pictures.js";

/** Fills the tab. @param {import("../types.js").Catalogue} catalogue */
export async function showHow(catalogue) {
  for (const name of /** @type {const} */ (["look", "judge", "choose"]))
    byId("thinking-pictures", HTMLElement).append(
      make("li", {}, drawPicture(PICTURES[name]), make("p", {}, text.thinking[name])),
    );
  for (const list of document.querySelectorAll("[data-players]")) {
    const game = list.getAttribute("data-players");
    for (const { name, help } of catalogue.players.filter((player) => player.game === game))
      list.append(make("dt", {}, name), make("dd", {}, help));
  }
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-position]")))
    button.addEventListener("click", () => void tryOut(button));
  const ladders = byId("ladders", HTMLElement);
  // The boards come without the ladders and the pictures too.
  await Promise.all([
    showLadders(ladders, catalogue, playable).catch((error) => showProblem(ladders, error, pageText.notices.again)),
    ...playable.map(({ id }) => showPictures(id).catch(() => {})),
  ]);
  // After the language of the page is set, because boards use it.
  await import("../board/element.js");
  // The words and the boards have moved the place that the address names.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** @param {string} game */
async function showPictures(game) {
  const { pictures } = await loadRules(game);
  document.getElementById(game)?.querySelector(".rules")?.prepend(pictures);
}

/** Puts the position of a button on the board beside it. @param {HTMLElement} button */
async function tryOut(button) {
  const board = /** @type {import("../types.d.ts").BoardElement | null | undefined} */ (
    button.closest("section")?.querySelector("plyground-board")
  );
  if (!board) return;
  board.scrollIntoView({ block: "nearest" }); // it loads when it is in sight
  await customElements.whenDefined("plyground-board"); // its script may still be on its way
  await board.ready;
  board.reset({ position: button.dataset.position });
  board.focus();
}
