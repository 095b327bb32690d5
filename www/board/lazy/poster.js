// The poster of a board that loads nothing until the visitor wants to play: a picture and a button.

import { posterUrl } from "../../poster-picture.js";
import { readAttribute } from "../attributes.js";
import { makeStyleSheet } from "../palette.js";

const style = makeStyleSheet(`
.poster { position: absolute; inset: 0; z-index: 4; display: grid; place-items: center; overflow: hidden; border-radius: var(--ply-radius); background: var(--ply-board); }
.poster > * { grid-area: 1 / 1; }
.poster img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`);

/** Covers a board until its first game is there. A click takes the attribute `poster` away, which starts the board. @param {import("../../types.d.ts").BoardElement} board @param {string} label of the button */
export function showPoster(board, label) {
  const root = /** @type {ShadowRoot} */ (board.shadowRoot);
  const frame = /** @type {HTMLElement} */ (root.querySelector(".frame"));
  const grid = /** @type {HTMLElement} */ (frame.querySelector(".board"));
  const button = document.createElement("button");
  Object.assign(button, { type: "button", textContent: label });
  button.part.add("play");
  const poster = document.createElement("div");
  poster.className = "poster";
  poster.part.add("poster");
  const picture = Object.assign(document.createElement("img"), { alt: "" });
  picture.addEventListener("error", () => picture.remove());
  poster.append(button);
  const draw = () => {
    if (readAttribute(board, "poster") === null) return; // it starts
    button.setAttribute("aria-label", `${label}: ${board.game}`);
    const src = board.poster || posterUrl(board.game);
    if (src) poster.prepend(Object.assign(picture, { src }));
    else picture.remove();
  };
  draw();
  const changes = new MutationObserver(draw);
  changes.observe(board, { attributeFilter: ["game", "poster"] });
  root.adoptedStyleSheets.push(style);
  grid.inert = true;
  frame.append(poster);
  const end = () => {
    changes.disconnect();
    grid.inert = false;
    poster.remove();
  };
  board.addEventListener("game", end, { once: true });
  board.ready.catch(end); // the board says why
  button.addEventListener("click", () => {
    button.disabled = true;
    board.removeAttribute("poster");
    const take = () => isFree(board) && board.focus({ preventScroll: true });
    board.ready.then(take).catch(() => {});
  });
}

/** Whether the visitor has taken the focus nowhere else. @param {HTMLElement} board */
const isFree = (board) => document.activeElement === document.body || board.matches(":focus-within");
