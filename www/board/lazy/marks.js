// Draws the marks that a page puts on its board. Lengths are in hundredths of the board's width.

import { checkMarks } from "../../core/marks.js";
import { makeShape } from "../../svg.js";
import { makeArrow, makeTurn, round } from "../drawing.js";
import { colourProperty, makeStyleSheet } from "../palette.js";

/** @typedef {import("../../types.d.ts").Mark} Mark */
/** @typedef {import("../drawing.js").Point} Point */
/** @typedef {{arrow: [Point, Point]} | {circle: Point} | {turn: Point, radius: number, clockwise: boolean}} Shape */

/**
 * The places on a board of one game.
 * @typedef {object} Places
 * @property {(word: string) => boolean} isMove  whether a word has the form of a move
 * @property {number} width
 * @property {number} height
 * @property {number} unit  the width of a cell
 * @property {(cell: string) => Point} centreOf
 * @property {(move: string) => Shape[]} shapesOf  what shows a move
 */

/** The file marks.js in the folder of a game has it. @typedef {(shape: {rows: number, columns: number}) => Places} MakePlaces */

const style = makeStyleSheet(`
:host {
  ${colourProperty("mark-green", "#1f8a4c", "#4cd98a")}
  ${colourProperty("mark-red", "#c8322b", "#ff7a70")}
  ${colourProperty("mark-blue", "#2463c4", "#74a9ff")}
  ${colourProperty("mark-yellow", "#b67a00", "#ffd24a")}
}
.marks { position: absolute; inset: 0; z-index: 3; inline-size: 100%; block-size: 100%; overflow: visible; pointer-events: none; }
.mark { color: var(--ply-mark-green); opacity: .85; fill: none; stroke: currentColor; stroke-linecap: round; }
.mark[data-colour="red"] { color: var(--ply-mark-red); }
.mark[data-colour="blue"] { color: var(--ply-mark-blue); }
.mark[data-colour="yellow"] { color: var(--ply-mark-yellow); }
.mark .head { fill: currentColor; stroke: none; }
.mark text { transform-box: fill-box; transform-origin: center; fill: currentColor; stroke: var(--ply-sheet); stroke-linejoin: round; paint-order: stroke; font-family: var(--ply-font); font-weight: 800; text-anchor: middle; dominant-baseline: central; }
`);

/**
 * Draws marks in the place of those before.
 * @param {import("../../types.d.ts").BoardElement} board
 * @param {import("../view.js").View} view
 * @param {unknown} marks
 * @returns {Promise<Mark[]>} a copy of them
 * @throws an Error that names what is wrong, and then those before stay
 */
export async function drawMarks(board, view, marks) {
  const [face, { game }] = [view.face, board.state];
  if (!face.loadMarks) throw new Error(`marks: none can be drawn on ${game}`);
  const { makePlaces } = await face.loadMarks();
  if (face !== view.face) return drawMarks(board, view, marks); // another game came meanwhile
  const places = makePlaces(board.state);
  const checked = checkMarks(marks, board.state, places);
  const root = /** @type {ShadowRoot} */ (board.shadowRoot);
  if (!root.adoptedStyleSheets.includes(style)) root.adoptedStyleSheets.push(style);
  view.clearMarks();
  if (checked.length) root.querySelector(".layer")?.after(makeDrawing(checked, places, view.language));
  return checked;
}

/** @param {Mark[]} marks @param {Places} places @param {import("../../words/board.js").BoardLanguage} language */
function makeDrawing(marks, places, { say, words }) {
  const viewBox = `0 0 ${places.width} ${places.height}`;
  return makeShape(
    "svg",
    { viewBox, class: "marks", role: "img", "aria-label": say(words.marks, { marks: namesOf(marks) }) },
    marks.map((mark) => makeMark(mark, places)),
  );
}

/** The marks in words, for their label. @param {Mark[]} marks */
const namesOf = (marks) =>
  marks
    .map((mark) => {
      if ("arrow" in mark) return mark.arrow.join("-");
      if ("text" in mark) return `${mark.at} ${mark.text}`;
      return "circle" in mark ? mark.circle : mark.move;
    })
    .join(", ");

/** @param {Mark} mark @param {Places} places */
function makeMark(mark, places) {
  const { unit, centreOf } = places;
  const parts =
    "text" in mark
      ? [makeText(centreOf(mark.at), mark.text, unit)]
      : shapesOf(mark, places).flatMap((shape) => makeParts(shape, unit));
  const colour = mark.colour ?? "green";
  return makeShape("g", { class: "mark", part: `mark mark-${colour}`, "data-colour": colour }, parts);
}

/** @param {Exclude<Mark, {text: string}>} mark @param {Places} places @returns {Shape[]} */
function shapesOf(mark, { centreOf, shapesOf }) {
  if ("move" in mark) return shapesOf(mark.move);
  if ("circle" in mark) return [{ circle: centreOf(mark.circle) }];
  const [from, to] = mark.arrow;
  return from === to ? [{ circle: centreOf(from) }] : [{ arrow: [centreOf(from), centreOf(to)] }];
}

/** @param {Shape} shape @param {number} unit */
function makeParts(shape, unit) {
  if ("turn" in shape) return makeTurn(shape.turn, shape.radius, shape.clockwise, unit);
  if ("arrow" in shape) return makeArrow(...shape.arrow, unit);
  const [cx, cy] = shape.circle.map(round);
  return [makeShape("circle", { cx, cy, r: round(unit * 0.43), "stroke-width": round(unit * 0.09) })];
}

/** @param {Point} at @param {string} words @param {number} unit */
function makeText([x, y], words, unit) {
  const size = unit * Math.min(0.5, 1.15 / [...words].length);
  const made = makeShape("text", {
    x: round(x),
    y: round(y),
    "font-size": round(size),
    "stroke-width": round(size * 0.2),
  });
  made.textContent = words;
  return made;
}
