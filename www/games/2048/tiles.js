// Draws the tiles and moves them. Every cell keeps one tile element that always shows the cell's
// true content; animations only play on top of it, so that cutting them short can lose nothing.

import { makePart } from "../../board/box.js";
import { makeCoordinates } from "../../board/coordinates.js";
import { reducesMotion } from "../../board/motion.js";
import { measure } from "./grid.js";

/** @typedef {import("../../types.d.ts").TileStep} Step */
/** @typedef {import("../../types.d.ts").Slide} Slide */

/** Tiles from this value on have a glow. */
const GLOW_FROM = 2048;
/** The last tile with its own colours; larger ones, on larger boards, have the same. */
const LAST_COLOUR = 131072;
const SLIDE = "cubic-bezier(.25, .8, .35, 1)";
const POP = "cubic-bezier(.2, .9, .3, 1.3)";

/** The tiles of a board. */
export class Tiles {
  #board;
  #text;
  #rows = 0;
  #columns = 0;
  /** Hundredths of the element's width from one cell to the next. */
  #stride = 0;
  /** @type {HTMLElement[]} */
  #cells = [];
  /** @type {HTMLElement[]} */
  #tiles = [];
  /** Value on each cell, as drawn. @type {number[]} */
  #values = [];
  /** @type {Set<Animation>} */
  #animations = new Set();
  /** @type {HTMLElement[]} */
  #mergingTiles = [];

  /** @param {HTMLElement} board an empty element with the role of a grid @param {import("./text.js").Text} text */
  constructor(board, text) {
    this.#board = board;
    this.#text = text;
  }

  /** @param {number} rows @param {number} columns */
  makeCells(rows, columns) {
    if (rows === this.#rows && columns === this.#columns) return;
    this.cancelAnimations();
    this.#rows = rows;
    this.#columns = columns;
    const { gap, unit, stride } = measure(rows, columns);
    this.#stride = stride;
    const { style } = this.#board.parentElement ?? this.#board; // what lies over the board has its size too
    style.setProperty("--rows", String(rows));
    style.setProperty("--columns", String(columns));
    style.setProperty("--gap", `${gap}cqi`);
    style.setProperty("--unit", `${unit}cqi`);
    style.setProperty("--corner", `${unit * 0.11}cqi`);
    style.setProperty("--width", `${columns * stride + gap}cqi`);
    style.setProperty("--height", `${rows * stride + gap}cqi`);

    this.#cells = [];
    this.#tiles = [];
    this.#board.replaceChildren(
      ...Array.from({ length: rows }, () => {
        const line = makePart("row", "row");
        for (let column = 0; column < columns; column++) {
          const cell = makePart("cell", "gridcell");
          const tile = makePart("tile");
          tile.hidden = true;
          cell.append(tile);
          line.append(cell);
          this.#cells.push(cell);
          this.#tiles.push(tile);
        }
        return line;
      }),
      ...makeCoordinates(
        columns,
        Array.from({ length: rows }, (_, row) => row + 1),
      ),
    );
    this.#values = this.#cells.map(() => -1);
    this.draw(this.#cells.map(() => 0));
  }

  /**
   * Shows values without motion.
   * @param {readonly number[]} values
   */
  draw(values) {
    this.cancelAnimations();
    for (let cell = 0; cell < this.#cells.length; cell++) {
      const value = values[cell] ?? 0;
      if (value === this.#values[cell]) continue;
      this.#values[cell] = value;
      this.#cells[cell].setAttribute("aria-label", this.#text.cell(cell, this.#columns, value));
      this.#cells[cell].dataset.value = colourValue(value);
      drawTile(this.#tiles[cell], value);
    }
  }

  /**
   * Shows the board after a step, sliding there.
   * @param {Step} step
   * @param {number} ms for the slides; the pops that follow take about as long again
   */
  play(step, ms) {
    const best = Math.max(...this.#values);
    this.draw(step.state.cells);
    if (ms <= 0 || reducesMotion()) return;
    const merged = new Set();
    for (const slide of step.slides) {
      if (slide.merged) {
        merged.add(slide.to);
        this.#slideMerging(slide, ms);
      } else if (slide.from !== slide.to) {
        this.#slide(this.#tiles[slide.to], slide, ms);
      }
    }
    for (const cell of merged) {
      const tile = this.#tiles[cell];
      this.#animate(tile, { opacity: [0, 0] }, { duration: ms });
      this.#animate(tile, { scale: [1, 1.13, 1] }, { duration: ms * 1.3, delay: ms, easing: "ease-out" });
      const value = this.#values[cell];
      if (value > best && value >= 64) this.#showRing(tile, ms);
    }
    if (step.spawn) {
      const tile = this.#tiles[step.spawn.cell];
      this.#animate(tile, { opacity: [0, 1], scale: [0.3, 1] }, { duration: ms * 1.2, delay: ms * 0.8, easing: POP });
    }
  }

  /**
   * All tiles appear, one after the other.
   * @param {readonly number[]} values
   */
  appear(values) {
    this.draw(values);
    if (reducesMotion()) return;
    let delay = 0;
    this.#tiles.forEach((tile, cell) => {
      if (!values[cell]) return;
      this.#animate(tile, { opacity: [0, 1], scale: [0.3, 1] }, { duration: 180, delay, easing: POP });
      delay += 30;
    });
  }

  /**
   * Nudges all tiles in a direction, twice.
   * @param {number} dx
   * @param {number} dy
   */
  nudge(dx, dy) {
    this.cancelAnimations();
    if (reducesMotion()) return;
    const lean = `${dx * 1.1}cqi ${dy * 1.1}cqi`;
    for (const tile of this.#tiles) {
      if (!tile.hidden) {
        this.#animate(
          tile,
          { translate: ["0 0", lean, "0 0"] },
          { duration: 420, easing: "ease-in-out", iterations: 2 },
        );
      }
    }
  }

  /** Cancels all animations. */
  cancelAnimations() {
    for (const animation of this.#animations) animation.cancel();
    this.#animations.clear();
    for (const ghost of this.#mergingTiles) ghost.remove();
    this.#mergingTiles.length = 0;
  }

  /** @param {HTMLElement} tile @param {Slide} slide @param {number} ms */
  #slide(tile, { from, to }, ms) {
    const x = ((from % this.#columns) - (to % this.#columns)) * this.#stride;
    const y = (Math.floor(from / this.#columns) - Math.floor(to / this.#columns)) * this.#stride;
    return this.#animate(tile, { translate: [`${x}cqi ${y}cqi`, "0 0"] }, { duration: ms, easing: SLIDE });
  }

  /** Slides a temporary tile that disappears in a merge. @param {Slide} slide @param {number} ms */
  #slideMerging(slide, ms) {
    const ghost = makePart("tile");
    ghost.classList.add("ghost");
    ghost.setAttribute("aria-hidden", "true");
    drawTile(ghost, slide.value);
    this.#cells[slide.to].prepend(ghost);
    this.#mergingTiles.push(ghost);
    const motion = this.#slide(ghost, slide, ms);
    motion.addEventListener("finish", () => ghost.remove());
  }

  /** @param {HTMLElement} tile @param {number} ms */
  #showRing(tile, ms) {
    this.#animate(
      tile,
      { opacity: [0.7, 0], scale: [1, 1.45] },
      { duration: 600, delay: ms, easing: "ease-out", pseudoElement: "::after" },
    );
  }

  /**
   * @param {HTMLElement} tile
   * @param {PropertyIndexedKeyframes} frames
   * @param {KeyframeAnimationOptions} options
   */
  #animate(tile, frames, options) {
    const animation = tile.animate(frames, { fill: "backwards", ...options });
    this.#animations.add(animation);
    animation.addEventListener("finish", () => this.#animations.delete(animation));
    return animation;
  }
}

/** The value whose colours a tile has. @param {number} value */
const colourValue = (value) => String(Math.min(value, LAST_COLOUR));

/** Shows a value on a tile. @param {HTMLElement} tile @param {number} value */
function drawTile(tile, value) {
  tile.hidden = value === 0;
  if (value === 0) return;
  const digits = String(value);
  tile.textContent = digits;
  tile.dataset.value = colourValue(value);
  tile.dataset.digits = String(digits.length);
  tile.toggleAttribute("data-grand", value >= GLOW_FROM);
}
