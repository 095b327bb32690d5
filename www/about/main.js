/** What Plyground is, for teachers and site owners: boards to try and to copy, what they weigh, and how strong they are. */
import { catalogue as english } from "../catalogue.js";
import { games } from "../games.js";
import { tagOf } from "../guide/tag.js";
import { byId, make, setText } from "../kit/dom.js";
import { text as pageText } from "../kit/page-text.js";
import { showProblem } from "../kit/problem.js";
import { writeToClipboard } from "../kit/to-clipboard.js";
import { start, text, translateCatalogue } from "./about-text.js";
import { showLadders } from "./ladders.js";
import { Scales } from "./scales.js";

await start();
const catalogue = translateCatalogue(english);
const shown = catalogue.games.filter(({ id }) => Object.hasOwn(games, id));

/** The level of the computer on the boards of two sides. */
const LEVEL = "3";

/** The attributes of a board to copy. @param {import("../types.js").GameInfo} game @returns {Record<string, string>} */
const attributesOf = ({ id, sides }) => ({
  game: id,
  ...(sides === 2 && { players: "human,ai", level: LEVEL }),
  poster: "",
  controls: "status new undo hint open",
});

const scales = new Scales(shown);
byId("examples", HTMLElement).append(...shown.map(example));
const ladders = byId("ladders", HTMLElement);
// The boards come without the ladders too.
await showLadders(ladders, catalogue, shown).catch((error) => showProblem(ladders, error, pageText.notices.again));
// After the language of the page is set, because boards use it.
await import("../board/element.js");
scales.begin();
document.body.classList.add("is-ready");

/** A board, its tag, and a button that copies the tag. @param {import("../types.js").GameInfo} game */
function example(game) {
  const attributes = attributesOf(game);
  const board = document.createElement("plyground-board");
  board.lang = document.documentElement.lang; // the words around it may be English
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  scales.watch(game, board);
  const tag = make("code", {}, tagOf(attributes));
  const copy = make("button", { type: "button", "aria-label": `${text.boards.copy}: ${game.name}` }, text.boards.copy);
  copy.addEventListener("click", async () => {
    const isCopied = await writeToClipboard(tag.textContent ?? "");
    setText(byId("copied", HTMLElement), isCopied ? text.boards.copied : text.boards.notCopied);
  });
  return make("div", { className: "example" }, make("h3", {}, game.name), board, make("pre", {}, tag), copy);
}
