/** Embed: boards to start and to copy, what they weigh, and a form that writes the HTML of one. */
import { catalogue as english } from "../catalogue.js";
import { playable } from "../engine.js";
import { byId, make, setText } from "../kit/dom.js";
import { writeToClipboard } from "../kit/to-clipboard.js";
import { start, text, translateCatalogue } from "./embedding-text.js";
import { mountForm } from "./form.js";
import { Scales } from "./scales.js";
import { tagOf } from "./tag.js";

await start();

/** The level of the computer on the boards of two sides. */
const LEVEL = "3";

/** The attributes of a board to copy. @param {import("../types.js").GameInfo} game @returns {Record<string, string>} */
const attributesOf = ({ id, sides }) => ({
  game: id,
  ...(sides === 2 && { players: "human,ai", level: LEVEL }),
  poster: "",
  controls: "status new undo hint open",
});

const scales = new Scales(playable);
byId("examples", HTMLElement).append(...playable.map(example));
mountForm(translateCatalogue(english));
// After the language of the page is set, because boards use it.
await import("../board/element.js");
scales.begin();
// The words and the boards have moved the place that the address names.
document.getElementById(location.hash.slice(1))?.scrollIntoView();
document.body.classList.add("is-ready");

/** A board, its tag, and a button that copies the tag. @param {import("../types.js").GameInfo} game */
function example(game) {
  const attributes = attributesOf(game);
  const board = document.createElement("plyground-board");
  board.lang = document.documentElement.lang; // the words around it may be English
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  scales.watch(game, board);
  const tag = make("code", {}, tagOf(attributes));
  const copy = make("button", { type: "button", "aria-label": `${text.embed.copy}: ${game.name}` }, text.embed.copy);
  copy.addEventListener("click", async () => {
    const isCopied = await writeToClipboard(tag.textContent ?? "");
    setText(byId("example-copied", HTMLElement), isCopied ? text.embed.copied : text.embed.notCopied);
  });
  return make("div", { className: "example" }, make("h3", {}, game.name), board, make("pre", {}, tag), copy);
}
