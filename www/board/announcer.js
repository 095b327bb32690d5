// Announcements: what screen readers speak, and the card over the board at a win or the end of a game.

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Step} Step */

/** The moves of a side for which it is told how to begin one. */
const GUIDED_PLIES = 3;
/** Least time between two spoken messages of autoplay. */
const PROGRESS_MS = 6000;

/** The actions of the buttons on a card, and who plays in place of the computer. @typedef {{keepPlaying: () => void, newGame: () => void, takeBack: () => void, canTakeBack: (state: State) => boolean, guestName: () => string}} CardActions */

/** A message in two parts. @typedef {{title: string, body: string}} Words */

/** Joins title and body, with a full stop after a title that has none of its own. @param {Words} words */
export const toSentences = ({ title, body }) => `${title}${/[.!?…]$/.test(title) || !body ? "" : "."} ${body}`.trim();

/** Words and shows the messages of a board. */
export class Announcer {
  #view;
  #actions;
  #lastProgress = 0;

  /** @param {import("./view.js").View} view @param {CardActions} actions */
  constructor(view, actions) {
    this.#view = view;
    this.#actions = actions;
  }

  get #words() {
    return this.#view.language.words;
  }

  get #game() {
    return this.#view.face.words;
  }

  /** The names of the sides, after the colours of their pieces. @returns {import("../types.d.ts").SideNames} */
  get sideNames() {
    return this.#game.sides ?? this.#words.duel.sides;
  }

  /** Speaks a message in the place of the last move. @param {string} words */
  say(words) {
    this.#view.live.say("move", words);
  }

  /** Announces a new game. @param {State} state */
  announceStart(state) {
    this.say(this.#game.begin(state));
  }

  /** Announces a move. @param {Step} step */
  announceMove(step) {
    this.say(this.#game.move(step));
  }

  /** Announces the state of a fast game now and then. @param {State} state */
  announceProgress(state) {
    const now = performance.now();
    if (now - this.#lastProgress < PROGRESS_MS) return;
    this.#lastProgress = now;
    this.say(this.#game.progress(state));
  }

  /** Announces that a move was taken back. @param {number} ply the current one */
  announceUndo(ply) {
    this.say(this.#view.language.say(this.#words.back, { ply }));
  }

  /** Announces the hint. @param {string | null} move @param {boolean} hasGuest whether a module plays, whose hint this is not */
  announceHint(move, hasGuest) {
    const whose = hasGuest ? `${this.#words.controls.engineHint}. ` : "";
    this.#view.live.say("hint", whose + (move === null ? this.#words.noMove : this.#game.best(move)));
  }

  /** Reads the whole board. @param {State} state */
  readBoard(state) {
    this.#view.live.say("board", this.#game.read(state));
  }

  /** Announces that autoplay starts or ends. @param {boolean} on */
  announceAutoplay(on) {
    this.#lastProgress = performance.now();
    this.#view.live.say("event", on ? this.#words.autoplayOn : this.#words.autoplayOff);
  }

  /** Shows a win in a game that continues. @param {State} state @param {boolean} quiet without buttons, as in autoplay */
  showWin(state, quiet) {
    const { keepGoing, startOver } = this.#words;
    const actions = [
      { label: keepGoing, run: this.#actions.keepPlaying },
      { label: startOver, run: this.#actions.newGame },
    ];
    const { title = "", body = "" } = this.#game.won?.(state) ?? {};
    this.#view.notice.show("win", title, body, quiet ? [] : actions);
    this.#view.live.say("event", `${title} ${body}`);
  }

  /**
   * Describes whose turn it is and what to do.
   * @param {State} state
   * @param {boolean} isOwn whether a human who plays against the computer is to move
   */
  describeTurn(state, isOwn) {
    const { prompt: task, isBegun } = this.#view.face;
    const isTold = isBegun || state.ply < GUIDED_PLIES * (state.side ? 2 : 1);
    if (!state.side) return isTold ? task : "";
    const { toMove, turnOf, yourMove, yourTurn } = this.#words.duel;
    const side = this.sideNames[state.side];
    if (!isTold) return isOwn ? yourMove : `${this.#view.language.say(toMove, { side })}.`;
    return this.#view.language.say(isOwn ? yourTurn : turnOf, { side, task });
  }

  /** Describes the result: a title, a sentence, and both in one message. @param {State} state @param {"human" | "ai" | null} winner of a human against the computer */
  describeResult(state, winner) {
    const { duel } = this.#words;
    const { title, body } = this.#game.over(state);
    const guest = this.#actions.guestName();
    const lost = guest ? this.#view.language.say(duel.wins, { side: guest }) : duel.computerWins;
    const headline = winner === null ? title : winner === "human" ? duel.youWin : lost;
    return { title: headline, body, message: `${headline}. ${body}.` };
  }

  /** Describes how a guest has lost. @param {import("../types.d.ts").Forfeiture} lost @returns {Words} */
  describeForfeit({ name, fault, detail }) {
    const { forfeit } = this.#words;
    const { say } = this.#view.language;
    return { title: say(forfeit.title, { name }), body: say(forfeit[fault], { detail }) };
  }

  /** Shows the end of a game that did not end by its rules. @param {State} state @param {Words} words */
  showEarlyEnd(state, words) {
    this.#showEnd(state, words.title, words.body, toSentences(words));
  }

  /** Shows the end of a game. @param {State} state @param {"human" | "ai" | null} winner of a human against the computer */
  showGameOver(state, winner) {
    const { title, body, message } = this.describeResult(state, winner);
    this.#showEnd(state, title, body, message);
  }

  /** Says and shows the end. @param {State} state @param {string} title @param {string} body @param {string} message */
  #showEnd(state, title, body, message) {
    const { startOver, takeBack } = this.#words;
    const actions = [{ label: startOver, run: this.#actions.newGame }];
    if (this.#actions.canTakeBack(state)) actions.push({ label: takeBack, run: this.#actions.takeBack });
    this.#view.notice.show("over", title, body, actions, isDecidedBelow(state));
    this.#view.live.say("event", message);
  }
}

/** Whether the pieces that decided the game lie in the lower half of the board. @param {State} state */
function isDecidedBelow(state) {
  if (!state.side) return false;
  const { deciding, cells } = state;
  const sum = deciding.reduce((before, at) => before + at, 0);
  return sum > (deciding.length * cells.length) / 2;
}
