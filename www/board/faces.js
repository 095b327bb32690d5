// The faces of games. A face draws the board, takes moves and phrases the messages of one game. It is the class `Face`
// in face.js of the game's folder in www/games/, and implements `Face` below.

import { games } from "../games.js";

/** @typedef {import("../types.d.ts").Outcome} Outcome */
/** @typedef {import("../types.d.ts").SettledGame} SettledGame */
/** @typedef {import("./keyboard.js").KeyAction} KeyAction */

/**
 * The context that a face gets from the board.
 * @typedef {object} FaceContext
 * @property {HTMLElement} host  the element
 * @property {import("../words/board.js").BoardLanguage} language
 * @property {HTMLElement} board  an empty box with the role of a grid; it takes the focus
 * @property {HTMLElement} layer  a box above it, of the same size, hidden at first, also from screen readers
 * @property {() => boolean} beginMove  begins a move of several parts, which ends autoplay; false while the computer is to move
 * @property {(move: string) => boolean} play  plays a move for the visitor; false where it was not played
 * @property {(words: string) => void} say  speaks a message
 * @property {(words: string) => void} refuse  speaks why something is not possible, and shakes the board
 * @property {() => void} onPromptChanged  called when the prompt has changed within a move of several parts
 */

/**
 * A face gets states and steps of its game only.
 * @typedef {any} State
 * @typedef {any} Step
 */

/**
 * @typedef {object} Face
 * @property {number} [pendingCell]  the cell of a move that the visitor has begun; set again after the board is redrawn
 * @property {() => boolean} [takeBack]  takes back a part of a move; false where there is none
 * @property {CSSStyleSheet} style
 * @property {Words} words
 * @property {(name: string, settled: SettledGame) => void} makeBoard  makes an empty board for the game of that name
 * @property {(state: State, change: {step: Step | null, fresh: boolean, since: number}) => void} show
 *   draws a state: in motion where a `step` led to it, dealt where the game is `fresh`; `since` are milliseconds after the one before
 * @property {(outcome: Outcome) => void} showHint  marks the best move
 * @property {() => void} clearHint  removes the mark
 * @property {() => Promise<{makePlaces: import("./lazy/marks.js").MakePlaces}>} [loadMarks]  loads where marks go; without it none can be drawn
 * @property {string} prompt  tells the visitor what to do next
 * @property {boolean} [isBegun]  whether that is more than to begin a move as always
 * @property {(event: KeyboardEvent) => KeyAction | null} keyAction  what a key means
 * @property {(signal: AbortSignal) => void} listen  listens to pointers on the board
 * @property {(area: HTMLElement, signal: AbortSignal) => void} listenAround  listens to pointers on a larger part of the page
 */

/**
 * The spoken messages, in whole sentences.
 * @typedef {object} Words
 * @property {import("../types.d.ts").SideNames} [sides]  after the colours of the pieces; without them "First" and "Second"
 * @property {string} blocked  a move is impossible
 * @property {(step: Step) => string} move
 * @property {(state: State) => string} begin  a new game
 * @property {(move: string) => string} best
 * @property {(state: State) => string} progress  of a fast game
 * @property {(state: State) => string} read  the whole board
 * @property {(state: State) => {title: string, body: string}} over
 * @property {(state: State) => {title: string, body: string}} [won]  in games that go on after a win
 */

/** Loads the face of a kind of game. @param {string} family */
export async function loadFaceClass(family) {
  if (!Object.hasOwn(games, family)) throw new Error(`game: there is no board for ${family}`);
  return (await games[family].face()).Face;
}
