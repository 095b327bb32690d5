/** The form that writes the HTML of a board. */
import { playable } from "../engine.js";
import { games } from "../games.js";
import { button, byId, make, setText } from "../kit/dom.js";
import { writeToClipboard } from "../kit/to-clipboard.js";
import { text } from "./embedding-text.js";
import { frameOf, tagOf } from "./tag.js";

/** @param {import("../types.js").Catalogue} catalogue */
export function mountForm(catalogue) {
  const words = text.form;
  const game = make("select", {}, ...options(Object.fromEntries(playable.map(({ id, name }) => [id, name]))));
  const player = make("select");
  const players = make("select", {}, ...options(words.sides));
  const budget = make("input", { type: "number", min: "1", max: "3600000", value: "100" });
  const theme = make("select", {}, ...options(words.themes));
  const controls = make("input", { type: "checkbox", checked: true });
  const autoplay = make("input", { type: "checkbox" });
  const keep = make("input", { type: "checkbox" });
  const side = labelled(words.side, players);

  const form = byId("configure", HTMLFormElement);
  form.append(
    labelled(words.game, game),
    labelled(words.player, player),
    side,
    labelled(words.budget, budget),
    labelled(words.theme, theme),
    ...[
      { label: words.controls, box: controls },
      { label: words.autoplay, box: autoplay },
      { label: words.keep, box: keep },
    ].map(({ label, box }) => make("label", { className: "toggle" }, box, label)),
  );
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", ({ target }) => {
    if (target === game) offerPlayers();
    if (target === budget) budget.reportValidity(); // a time that cannot be is left out of the tag
    write();
  });
  button("copy").addEventListener("click", async () => {
    const isCopied = await writeToClipboard(byId("tag", HTMLElement).textContent ?? "");
    setText(byId("copied", HTMLElement), isCopied ? text.embed.copied : text.embed.notCopied);
  });
  offerPlayers();
  write();

  /** Offers the players of the usual rules, by which a tag of the form plays. */
  function offerPlayers() {
    const able = games[game.value].players;
    const those = catalogue.players.filter(({ game: of, id }) => of === game.value && able.includes(id));
    const names = Object.fromEntries(those.map(({ id, name }) => [id, name]));
    player.replaceChildren(...options({ none: words.usual, ...names }));
    side.hidden = playable.find(({ id }) => id === game.value)?.sides !== 2;
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
    setText(byId("copied", HTMLElement), ""); // it was the tag before
    setText(byId("tag", HTMLElement), tagOf(attributes));
    const name = playable.find(({ id }) => id === game.value)?.name ?? game.value;
    setText(byId("frame", HTMLElement), frameOf(attributes, name, new URL("embed.html", location.href).href));
    const board = document.createElement("plyground-board");
    // The example keeps no game.
    for (const [name, value] of Object.entries(attributes)) if (name !== "storage-key") board.setAttribute(name, value);
    byId("preview", HTMLElement).replaceChildren(board);
  }
}

/** Options of a list; `none` stands for the board's default. @param {Record<string, string>} labels */
const options = (labels) =>
  Object.entries(labels).map(([value, label]) => make("option", { value: value === "none" ? "" : value }, label));

/** @param {string} label @param {HTMLElement} field */
function labelled(label, field) {
  field.id = `field-${label}`;
  return make("div", { className: "stacked" }, make("label", { htmlFor: field.id }, label), field);
}
