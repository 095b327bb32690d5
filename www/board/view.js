// The shadow tree: the board with the face of its game, the card, the live region and the buttons.

import { inEnglish } from "../words/board.js";
import { style } from "./board-style.js";
import { hasFocus, makeBox } from "./box.js";
import { ButtonRow } from "./button-row.js";
import { LiveRegion } from "./live-region.js";
import { reducesMotion } from "./motion.js";
import { Notice } from "./notice.js";

/** @typedef {import("./faces.js").Face} Face */
/** @typedef {import("./faces.js").FaceContext} FaceContext */
/** @typedef {import("../types.d.ts").Step} Step */
/** @typedef {import("../types.d.ts").State} State */

const SHAKE = { translate: ["0", "-.8cqi", ".6cqi", "-.3cqi", "0"] };

/** The view of one board: its pictures and announcements. */
export class View {
  #root;
  #container = makeBox("whole");
  #frame;
  /** @type {Face | undefined} */
  #face;
  /** The position that the next frame draws. @type {{state: State, step: Step | null, fresh: boolean} | null} */
  #pendingPosition = null;
  #lastStep = -Infinity;
  /** The part of the page around the board that takes swipes; undefined while the board is in no document. @type {HTMLElement | null | undefined} */
  #area;
  /** Ends the listeners to pointers. @type {AbortController | undefined} */
  #pointers;
  /** @type {Animation | undefined} */
  #shaking;
  controls = new ButtonRow();
  #language = inEnglish;

  /** @param {ShadowRoot} root */
  constructor(root) {
    this.#root = root;
    root.adoptedStyleSheets = [style];
    this.#frame = makeBox("frame");
    const notice = makeBox("notice");
    notice.part.add("notice");
    notice.hidden = true;
    const spoken = makeBox("spoken");
    spoken.setAttribute("role", "status");
    this.#frame.append(...makeGrid(), notice, spoken);
    // A press is for the position of the game, also where a late frame has not drawn it.
    for (const input of ["pointerdown", "click"])
      this.#frame.addEventListener(input, () => this.flush(), { capture: true });
    const room = makeBox("room");
    room.append(this.#frame);
    this.#container.append(room, this.controls.row);
    root.append(this.#container);
    this.#container.addEventListener("transitionrun", ({ target }) => target === this.#container && this.keepColours());
    this.notice = new Notice(notice, () => this.#focus());
    this.live = new LiveRegion(spoken);
  }

  /** The language of the board. */
  get language() {
    return this.#language;
  }
  set language(language) {
    this.#language = language;
    this.#frame.lang = this.controls.row.lang = language.id;
  }

  /** The face of the game. */
  get face() {
    if (!this.#face) throw new Error("the board has no face yet");
    return this.#face;
  }

  /**
   * Replaces the face by another game's, with an empty board, which gets the focus of the one before.
   * @param {new (context: FaceContext) => Face} Face
   * @param {Pick<FaceContext, "host" | "beginMove" | "play" | "say" | "refuse" | "onPromptChanged">} context
   */
  setFace(Face, context) {
    const [board, layer] = makeGrid();
    const hadFocus = hasFocus(this.#frame);
    this.#pendingPosition = null;
    this.#frame.removeAttribute("style");
    this.#frame.querySelector(".board")?.replaceWith(board);
    this.#frame.querySelector(".layer")?.replaceWith(layer);
    this.#face = new Face({ ...context, language: this.#language, board, layer });
    this.#root.adoptedStyleSheets = [style, this.#face.style];
    if (hadFocus) board.focus();
    this.#listen();
  }

  /** Listens to pointers on the board, and on an area around it. @param {HTMLElement | null} area */
  connect(area) {
    this.#area = area;
    this.#listen();
  }

  /**
   * Keeps the colours of the pieces where the browser darkens the page, and takes the dark ones on a dark page that names no colour scheme.
   * Both show once the board is rendered.
   */
  keepColours() {
    this.#container.toggleAttribute("data-darkened", isDarkened(this.#container));
    const { colorScheme } = getComputedStyle(this.#root.host);
    const { outlineColor } = getComputedStyle(this.#container);
    this.#container.toggleAttribute("data-dark", colorScheme === "normal" && brightness(outlineColor) > 0.5);
  }

  /** Stops listening to pointers. */
  disconnect() {
    this.#area = undefined;
    this.#pointers?.abort();
  }

  #listen() {
    this.#pointers?.abort();
    if (!this.#face || this.#area === undefined) return;
    const { signal } = (this.#pointers = new AbortController());
    this.#face.listen(signal);
    if (this.#area) this.#face.listenAround(this.#area, signal);
  }

  /**
   * Draws a position with the next frame; with the step that led to it, in motion.
   * Of several positions before a frame the last one is drawn, without motion; as a new game where one of them was.
   * @param {State} state
   * @param {Step | null} [step]
   * @param {boolean} [fresh] a new game is dealt
   */
  show(state, step = null, fresh = false) {
    if (this.#pendingPosition) {
      this.#pendingPosition = { state, step: null, fresh: fresh || this.#pendingPosition.fresh };
      return;
    }
    this.#pendingPosition = { state, step, fresh };
    requestAnimationFrame(() => this.flush());
  }

  /** Draws the pending position now. */
  flush() {
    if (!this.#pendingPosition) return;
    const { state, step, fresh } = this.#pendingPosition;
    this.#pendingPosition = null;
    const now = performance.now();
    const since = now - this.#lastStep;
    this.#lastStep = now;
    this.face.show(state, { step, fresh, since });
  }

  /** Shakes the board: something is not possible. */
  shake() {
    if (reducesMotion()) return;
    this.#shaking?.cancel();
    this.#shaking = this.#frame.animate(SHAKE, { duration: 240, easing: "ease-out" });
  }

  /** Removes the marks of the page. */
  clearMarks() {
    this.#root.querySelector(".marks")?.remove();
  }

  /** Gives the focus to the board. */
  #focus() {
    const board = this.#frame.querySelector(".board");
    if (board instanceof HTMLElement) board.focus();
  }

  /** Shows why the board is unavailable. @param {string} reason */
  showUnavailable(reason) {
    const board = this.#frame.querySelector(".board");
    board?.removeAttribute("tabindex");
    board?.setAttribute("aria-hidden", "true");
    this.notice.showUnavailable(this.#language.words.unable.title, reason);
  }
}

/** Whether the browser darkens light pages: its light canvas is dark. What is not rendered has no colour. @param {Element} whole see the style sheet */
function isDarkened(whole) {
  return brightness(getComputedStyle(whole, "::before").backgroundColor) < 0.5;
}

/** How bright a computed colour is, from 0 to 1; NaN where it is not in sRGB. @param {string} colour */
function brightness(colour) {
  const [, space, ...channels] = /^(rgb\(|color\(srgb )([\d.e-]+),? ([\d.e-]+),? ([\d.e-]+)\b/.exec(colour) ?? [];
  if (!space) return NaN;
  return channels.reduce((sum, one) => sum + Number(one), 0) / (space === "color(srgb " ? 3 : 765);
}

/** Makes the board and the layer over it, which the face fills. */
function makeGrid() {
  const board = makeBox("board");
  board.part.add("board");
  board.setAttribute("role", "grid");
  board.tabIndex = 0;
  const layer = makeBox("layer");
  layer.hidden = true;
  layer.setAttribute("aria-hidden", "true");
  return [board, layer];
}
