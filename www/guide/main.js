/** The guide: who plays what, from the catalogue, and the tag that visitors put together. */
import "../board/element.js";
import { catalogue } from "../catalogue.js";
import { frameOf, tagOf } from "./tag.js";
import { text } from "./text.js";

const games = catalogue.games.filter(({ modules }) => modules.length > 0);
const one = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (document.querySelector(selector));

for (const list of document.querySelectorAll("[data-players]")) {
  const game = list.getAttribute("data-players");
  for (const { name, help } of catalogue.players.filter((player) => player.game === game)) {
    list.append(make("dt", { textContent: name }), make("dd", { textContent: help }));
  }
}

const options = (/** @type {Record<string, string>} */ words) => Object.entries(words).map(([value, label]) => make("option", { value, textContent: label }));
const game = make("select", {}, ...options(Object.fromEntries(games.map(({ id, name }) => [id, name]))));
const player = make("select", {});
const players = make("select", {}, ...options(text.sides));
const budget = make("input", { type: "number", min: "1", max: "3600000", value: "100" });
const theme = make("select", {}, ...options(text.themes));
const controls = make("input", { type: "checkbox", checked: true });
const autoplay = make("input", { type: "checkbox" });
const keep = make("input", { type: "checkbox" });
let fields = 0;
const side = labelled(text.side, players);

const form = one("#configure");
form.append(labelled(text.game, game), labelled(text.player, player), side, labelled(text.budget, budget), labelled(text.theme, theme));
for (const [words, box] of /** @type {const} */ ([[text.controls, controls], [text.autoplay, autoplay], [text.keep, keep]])) {
  form.append(make("label", { className: "check" }, box, words));
}
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("input", ({ target }) => {
  if (target === game) offerPlayers();
  write();
});
one("#copy").addEventListener("click", async () => {
  const done = await navigator.clipboard.writeText(one("#tag").textContent ?? "").then(() => text.copied, () => text.notCopied);
  one("#copied").textContent = done;
});
offerPlayers();
write();

function offerPlayers() {
  const those = catalogue.players.filter((player) => player.game === game.value);
  player.replaceChildren(...options({ "": text.usual, ...Object.fromEntries(those.map(({ id, name }) => [id, name])) }));
  side.hidden = games.find(({ id }) => id === game.value)?.sides !== 2;
}

/** What was chosen, as attributes; what goes without saying is left out. */
function chosen() {
  /** @type {Record<string, string>} */
  const attributes = { game: game.value };
  if (player.value) attributes.player = player.value;
  if (!side.hidden && players.value) attributes.players = players.value;
  if (budget.validity.valid && budget.value !== "" && budget.value !== "100") attributes.budget = budget.value;
  if (theme.value) attributes.theme = theme.value;
  if (controls.checked) attributes.controls = "";
  if (autoplay.checked) attributes.autoplay = "";
  if (keep.checked) attributes["storage-key"] = game.value;
  return attributes;
}

function write() {
  const attributes = chosen();
  one("#tag").textContent = tagOf(attributes);
  one("#frame").textContent = frameOf(attributes, new URL("./", location.href).href);
  const board = document.createElement("plyground-board");
  // The example keeps no game, and leaves the page its keys.
  for (const [name, value] of Object.entries({ ...attributes, keys: "board" })) if (name !== "storage-key") board.setAttribute(name, value);
  one("#preview").replaceChildren(board);
}

/** @param {string} words @param {HTMLElement} field */
function labelled(words, field) {
  field.id = `field-${++fields}`;
  return make("div", { className: "field" }, make("label", { htmlFor: field.id, textContent: words }), field);
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | boolean>} properties
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
function make(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
