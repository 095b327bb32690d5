// Every game has a face of its own: what is drawn, how moves are entered, and what is said of them. It is a class with
// what `Face` asks for, `Face` in the file face.js of the game's folder in www/games/.

import { games } from "../games.js";

/** @typedef {import("../types.d.ts").Outcome} Outcome */
/** @typedef {import("../types.d.ts").SettledGame} SettledGame */
/** @typedef {import("./keys.js").Wish} Wish */

/**
 * What a face has to work with.
 * @typedef {object} Seat
 * @property {HTMLElement} host  the element
 * @property {import("../words/board.js").BoardLanguage} language
 * @property {HTMLElement} board  an empty box with the role of a grid; it takes the focus
 * @property {HTMLElement} layer  another above it, of the same size, hidden at first and not read aloud
 * @property {() => boolean} begin  the visitor begins a move of several parts, which ends autoplay; false while the computer is about to move
 * @property {(move: string) => boolean} play  a move by the visitor
 * @property {(words: string) => void} say  aloud
 */

/**
 * States and steps are those of its own game.
 * @typedef {any} State
 * @typedef {any} Step
 */

/**
 * @typedef {object} Face
 * @property {CSSStyleSheet} style
 * @property {Words} words
 * @property {(name: string, settled: SettledGame) => void} shape  an empty board for the game of that name
 * @property {(state: State, change: {step: Step | null, fresh: boolean, since: number}) => void} show
 *   `step` led to it; or the game is `fresh`; `since` the last one these milliseconds have passed
 * @property {(outcome: Outcome) => void} hint  marks the best move
 * @property {() => void} unhint
 * @property {(event: KeyboardEvent) => Wish | null} wish  what a key means
 * @property {(signal: AbortSignal) => void} listen  to pointers on the board
 * @property {(area: HTMLElement, signal: AbortSignal) => void} listenAround  to pointers on a larger part of the page
 */

/**
 * What is said, in whole sentences.
 * @typedef {object} Words
 * @property {string} blocked  a key moves nothing
 * @property {(step: Step) => string} move
 * @property {(state: State) => string} begin  a new game
 * @property {(move: string) => string} best
 * @property {(state: State) => string} progress  of a game in full swing
 * @property {(state: State) => string} read  the whole board
 * @property {(state: State) => {title: string, body: string}} over
 * @property {(state: State) => {title: string, body: string}} [won]  in games that go on after a win
 */

/** The face of a game, by a `GameInfo.id`. @param {string} family */
export async function loadFace(family) {
  if (!Object.hasOwn(games, family)) throw new Error(`game: there is no board for ${family}`);
  return (await games[family].face()).Face;
}
