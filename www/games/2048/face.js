// The face of 2048 and its variants: tiles that slide where a key or a swipe says.

import { boardName } from "../../board/board-text.js";
import { isPlain, letterOf } from "../../board/keyboard.js";
import { directions } from "./directions.js";
import { Hint } from "./hint.js";
import { style } from "./style.js";
import { listenToSwipes } from "./swipes.js";
import { textIn } from "./text.js";
import { Tiles } from "./tiles.js";

/** @typedef {import("../../board/faces.js").Face} FaceOfAGame */
/** @typedef {import("../../board/faces.js").FaceContext} FaceContext */
/** @typedef {import("../../board/faces.js").Outcome} Outcome */
/** @typedef {import("../../board/faces.js").SettledGame} SettledGame */
/** @typedef {import("../../types.d.ts").TileState} TileState */
/** @typedef {import("../../types.d.ts").TileStep} TileStep */

/** Slides last this long in unhurried play. */
const SLIDE_MS = 110;
/** Moves that follow each other faster are drawn without motion. */
const HURRY_MS = 70;

/** The keys of each move: by `KeyboardEvent.key`, by `KeyboardEvent.code` for a place on any layout, and by letter. */
const KEYS = {
  up: { arrow: "ArrowUp", wasd: "KeyW", vi: "k" },
  right: { arrow: "ArrowRight", wasd: "KeyD", vi: "l" },
  down: { arrow: "ArrowDown", wasd: "KeyS", vi: "j" },
  left: { arrow: "ArrowLeft", wasd: "KeyA", vi: "h" },
};

/** The face of 2048. @implements {FaceOfAGame} */
export class Face {
  style = style;
  words;
  prompt;
  #context;
  #tiles;
  #hint;
  #columnCount = 4;

  /** @param {FaceContext} context */
  constructor(context) {
    this.#context = context;
    const text = textIn(context.language);
    this.words = {
      ...text.words,
      move: (/** @type {TileStep} */ step) => text.move(step, this.#columnCount),
      read: (/** @type {TileState} */ state) => text.read(state, this.#columnCount),
    };
    this.prompt = matchMedia("(hover: none) and (pointer: coarse)").matches ? text.swipe : text.task;
    context.board.setAttribute("aria-readonly", "true");
    context.board.setAttribute("aria-description", text.help);
    context.layer.classList.add("hint");
    context.layer.part.add("hint");
    this.#tiles = new Tiles(context.board, text);
    this.#hint = new Hint(context.layer, text);
  }

  /** @param {string} name @param {SettledGame} settled */
  makeBoard(name, { rows, columns }) {
    this.#columnCount = columns;
    this.#context.board.setAttribute("aria-label", boardName(this.#context.language, name, { rows, columns }));
    this.#tiles.makeCells(rows, columns);
  }

  /** @param {TileState} state @param {{step: TileStep | null, fresh: boolean, since: number}} change */
  show(state, { step, fresh, since }) {
    if (fresh) this.#tiles.appear(state.cells);
    else if (step) this.#tiles.play(step, since < HURRY_MS ? 0 : Math.min(SLIDE_MS, since * 0.5));
    else this.#tiles.draw(state.cells);
  }

  /** @param {Outcome} outcome */
  showHint(outcome) {
    this.#hint.show(outcome);
    const way = directions[outcome.move ?? ""];
    if (way) this.#tiles.nudge(way.dx, way.dy);
  }

  clearHint() {
    this.#hint.hide();
  }

  /** @param {KeyboardEvent} event */
  keyAction(event) {
    if (!isPlain(event)) return null;
    const letter = letterOf(event);
    const place = event.code || `Key${letter.toUpperCase()}`; // some keyboards on screens send no code
    const found = Object.entries(KEYS).find(
      ([, { arrow, wasd, vi }]) => event.key === arrow || place === wasd || letter === vi,
    );
    return found ? { move: found[0] } : null;
  }

  loadMarks() {
    return import("./marks.js");
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    listenToSwipes(this.#context.host, (move) => this.#context.play(move), signal);
  }

  /** @param {HTMLElement} area @param {AbortSignal} signal */
  listenAround(area, signal) {
    const before = area.style.touchAction;
    area.style.touchAction = "pinch-zoom";
    signal.addEventListener("abort", () => void (area.style.touchAction = before));
    listenToSwipes(area, (move) => this.#context.play(move), signal, this.#context.host);
  }
}
