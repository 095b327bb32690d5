/** The guide: the players of the catalogue, and a form that writes the HTML of a board. */
import { catalogue as english } from "../catalogue.js";
import { games as register } from "../games.js";
import { make } from "../kit/dom.js";
import { writeToClipboard } from "../kit/to-clipboard.js";
import { start, text, translateCatalogue } from "./guide-text.js";
import { frameOf, tagOf } from "./tag.js";

await start();

const catalogue = translateCatalogue(english);
const words = text.form;

const games = catalogue.games.filter(({ id }) => Object.hasOwn(register, id));
const one = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (document.querySelector(selector));

for (const list of document.querySelectorAll("[data-players]")) {
  const game = list.getAttribute("data-players");
  for (const { name, help } of catalogue.players.filter((player) => player.game === game)) {
    list.append(make("dt", {}, name), make("dd", {}, help));
  }
}

for (const button of document.querySelectorAll("[data-position]")) {
  button.addEventListener("click", () => void tryOut(/** @type {HTMLElement} */ (button)));
}

/** Options of a list; `none` stands for the board's default. @param {Record<string, string>} labels */
const options = (labels) =>
  Object.entries(labels).map(([value, label]) => make("option", { value: value === "none" ? "" : value }, label));
const game = make("select", {}, ...options(Object.fromEntries(games.map(({ id, name }) => [id, name]))));
const player = make("select", {});
const players = make("select", {}, ...options(words.sides));
const budget = make("input", { type: "number", min: "1", max: "3600000", value: "100" });
const theme = make("select", {}, ...options(words.themes));
const controls = make("input", { type: "checkbox", checked: true });
const autoplay = make("input", { type: "checkbox" });
const keep = make("input", { type: "checkbox" });
let fields = 0;
const side = labelled(words.side, players);

const form = one("#configure");
form.append(
  labelled(words.game, game),
  labelled(words.player, player),
  side,
  labelled(words.budget, budget),
  labelled(words.theme, theme),
);
for (const [label, box] of /** @type {const} */ ([
  [words.controls, controls],
  [words.autoplay, autoplay],
  [words.keep, keep],
])) {
  form.append(make("label", { className: "check" }, box, label));
}
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("input", ({ target }) => {
  if (target === game) offerPlayers();
  if (target === budget) budget.reportValidity(); // a time that cannot be is left out of the tag
  write();
});
one("#copy").addEventListener("click", async () => {
  const isCopied = await writeToClipboard(one("#tag").textContent ?? "");
  one("#copied").textContent = isCopied ? text.embed.copied : text.embed.notCopied;
});
offerPlayers();
write();
// After the language of the page is set, because boards use it.
await import("../board/element.js");
// The words and the boards have moved the place that the address names.
document.getElementById(location.hash.slice(1))?.scrollIntoView();
document.body.classList.add("is-ready");

/** Puts the position of a button on the board beside it. @param {HTMLElement} button */
async function tryOut(button) {
  const board = /** @type {import("../types.d.ts").BoardElement | null | undefined} */ (
    button.closest("section")?.querySelector("plyground-board")
  );
  if (!board) return;
  board.scrollIntoView({ block: "nearest" }); // it loads when it is in sight
  await board.ready;
  board.reset({ position: button.dataset.position });
  board.focus();
}

/** Offers the players of the usual rules, by which a tag of the form plays. */
function offerPlayers() {
  const able = register[game.value].players;
  const those = catalogue.players.filter((player) => player.game === game.value && able.includes(player.id));
  player.replaceChildren(
    ...options({ none: words.usual, ...Object.fromEntries(those.map(({ id, name }) => [id, name])) }),
  );
  side.hidden = games.find(({ id }) => id === game.value)?.sides !== 2;
}

/** The attributes of the form; defaults are left out. */
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
  one("#copied").textContent = ""; // it was the tag before
  one("#tag").textContent = tagOf(attributes);
  one("#frame").textContent = frameOf(attributes, new URL("./", location.href).href);
  const board = document.createElement("plyground-board");
  // The example keeps no game.
  for (const [name, value] of Object.entries(attributes)) if (name !== "storage-key") board.setAttribute(name, value);
  one("#preview").replaceChildren(board);
}

/** @param {string} label @param {HTMLElement} field */
function labelled(label, field) {
  field.id = `field-${++fields}`;
  return make("div", { className: "field" }, make("label", { htmlFor: field.id }, label), field);
}
