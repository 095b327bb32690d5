// Tells what happens: aloud, and on a card over the board where a game is won or over.

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Step} Step */

/** Autoplay tells a listener how it goes this often. */
const PROGRESS_MS = 6000;

/**
 * What the buttons of a card do.
 * @typedef {{goOn: () => void, newGame: () => void, takeBack: () => void}} Deeds
 */

export class Herald {
  #view;
  #deeds;
  #lastProgress = 0;

  /** @param {import("./view.js").View} view @param {Deeds} deeds */
  constructor(view, deeds) {
    this.#view = view;
    this.#deeds = deeds;
  }

  get #words() {
    return this.#view.language.words;
  }

  get #game() {
    return this.#view.face.words;
  }

  /** @param {string} words */
  say(words) {
    this.#view.announcer.say("move", words);
  }

  /** @param {State} state */
  begin(state) {
    this.say(this.#game.begin(state));
  }

  /** @param {Step} step */
  move(step) {
    this.say(this.#game.move(step));
  }

  /** Now and then, while moves follow each other fast. @param {State} state */
  progress(state) {
    const now = performance.now();
    if (now - this.#lastProgress < PROGRESS_MS) return;
    this.#lastProgress = now;
    this.say(this.#game.progress(state));
  }

  /** @param {number} ply */
  back(ply) {
    this.say(this.#view.language.say(this.#words.back, { ply }));
  }

  blocked() {
    this.say(this.#game.blocked);
  }

  /** @param {string | null} move */
  best(move) {
    this.#view.announcer.say("hint", move === null ? this.#words.noMove : this.#game.best(move));
  }

  /** @param {State} state */
  read(state) {
    this.#view.announcer.say("board", this.#game.read(state));
  }

  /** @param {boolean} on */
  autoplay(on) {
    this.#lastProgress = performance.now();
    this.#view.announcer.say("event", on ? this.#words.autoplayOn : this.#words.autoplayOff);
  }

  /** @param {State} state @param {boolean} quiet nobody is there to press a button */
  win(state, quiet) {
    const { keepGoing, startOver } = this.#words;
    const actions = [
      { label: keepGoing, run: this.#deeds.goOn },
      { label: startOver, run: this.#deeds.newGame },
    ];
    const { title = "", body = "" } = this.#game.won?.(state) ?? {};
    this.#view.notice.show("win", title, body, quiet ? [] : actions);
    this.#view.announcer.say("event", `${title} ${body}`);
  }

  /** @param {State} state */
  over(state) {
    const { startOver, takeBack } = this.#words;
    const { title, body } = this.#game.over(state);
    const actions = [{ label: startOver, run: this.#deeds.newGame }];
    if (state.ply > 0) actions.push({ label: takeBack, run: this.#deeds.takeBack });
    this.#view.notice.show("over", title, body, actions);
    this.#view.announcer.say("event", `${title}. ${body}.`);
  }
}
