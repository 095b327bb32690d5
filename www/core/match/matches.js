/** Matches by link: the one on the board, what a link does to it, and what the visitor may do. */
import { familyIn } from "../family.js";
import { keyIn } from "../slots.js";
import { judge, judgeDuel, otherSide } from "./judge.js";
import { KeptMatches } from "./kept.js";
import { letterOf } from "./letter.js";
import { headOf, playedOf } from "./played.js";
import { isDealtBy } from "./verify.js";

/** @typedef {import("./types.d.ts").Match} Match */
/** @typedef {import("./types.d.ts").Letter} Letter */
/** @typedef {import("./types.d.ts").Played} Played */
/** @typedef {import("./types.d.ts").Verdict} Verdict */

/** Why a move is refused in a match. @typedef {"ended" | "computer" | "noBack" | "notYourTurn" | "notNow"} Refused */

/**
 * What a page shows of matches.
 * @typedef {object} View
 * @property {(match: Match, theirs: Played | undefined) => void} show  the match that is on the board
 * @property {() => void} hide
 * @property {(match: Match) => Record<string, string>} namesOf  the sides, in a game of two
 * @property {(match: Match) => void} conclude  says how its players have ended it
 * @property {(why: Refused, match: Match) => void} refuse  a move
 * @property {(verdict: Verdict, letter: Letter, match: Match | undefined) => void} refuseLink
 * @property {() => void} tellOld  the link of a move that is known
 * @property {() => Promise<boolean>} resigns  whether the visitor does
 * @property {(done: Promise<unknown>) => void} acting  tells of the failure of something that nobody waits for
 */

/** Whether the game of a match is a duel on the same tiles. @param {Match} match */
export const isDuel = (match) => match.theirs !== undefined;

/** The setting of a game of two sides without the computer. */
const TWO_PEOPLE = "human,human";

/** The seed in the record of a game of chance. @param {string} record */
const seedIn = (record) => BigInt(`0x${record.split(".")[2]}`);

export class Matches {
  #model;
  #session;
  #view;
  /** Called when the list of the matches has changed. @type {(() => void)[]} */
  #watchers = [];
  /** The game of the other in the duel on the board. @type {Played | undefined} */
  #theirs;
  /** Whether a move has led to the position that comes. */
  #hasMoved = false;
  /** The id of the match that waits while another game is looked at. */
  #waiting = "";
  /** The kept matches. */
  kept;

  /** @param {import("../model.js").Model} model @param {import("../session.js").Session} session @param {View} view */
  constructor(model, session, view) {
    this.#model = model;
    this.#session = session;
    this.#view = view;
    this.kept = new KeptMatches(model.store);
    const { board } = model;
    board.addEventListener("beforemove", (event) => this.#guard(/** @type {CustomEvent} */ (event)), { capture: true });
    board.addEventListener("move", () => (this.#hasMoved = true));
    board.addEventListener("position", () => {
      if (this.#hasMoved) this.#follow();
      else this.#compare();
      this.#hasMoved = false;
    });
    // Other settings, as those of a link, may seat the computer.
    model.watch(() => {
      const { open } = this.kept;
      if (open?.game === board.state.game) this.#seat(open);
    });
    model.store.onOtherTab(
      () => "match",
      () => {
        if (!this.kept.open) view.hide(); // it may be removed there
        this.#tell();
      },
    );
  }

  get #board() {
    return this.#model.board;
  }

  /** The key of the saved game on the board. */
  get #key() {
    return keyIn(this.#board.state.game, this.#session.place);
  }

  /** Goes on with the match that is on the board, after a reload. */
  async resume() {
    const match = this.kept.openAt(this.#key);
    if (match) await this.#open(match);
  }

  /** @param {() => void} watcher called after each change of a match */
  watch(watcher) {
    this.#watchers.push(watcher);
    watcher();
  }

  // -------------------------------------------------------------- beginning and ending

  /** Begins a match by the rules on the board. @param {import("./types.d.ts").Side} side of the visitor */
  async begin(side) {
    if (!(await this.#session.newGame())) return;
    const { record, state } = this.#board;
    const theirs = state.side === undefined ? { theirs: "" } : {};
    await this.#open(this.kept.add({ game: state.game, side, record, moves: [], name: "", ...theirs }));
  }

  /** Puts a kept match on the board, as it is kept now. @param {string} id */
  async show(id) {
    const match = this.kept.find(id);
    if (!match || !(await this.#session.open({ record: match.draft ?? match.record }, "match"))) return;
    await this.#open(match);
    this.#board.focus();
  }

  /** Keeps a match no longer. @param {Match} match */
  remove(match) {
    if (match.id === this.kept.open?.id) this.#left();
    this.kept.remove(match.id);
    this.#tell();
  }

  /** Takes the match off the board; it is kept. */
  async leave() {
    this.#left();
    this.#board.reset();
    this.#board.focus();
  }

  /** The match is on the board. @param {Match} match */
  async #open(match) {
    this.#theirs = match.theirs ? await playedOf(match.theirs) : undefined;
    this.kept.opened(match, this.#key);
    this.#seat(match);
    this.#follow();
  }

  /** People play both sides; who played them before comes back when the match is left. @param {Match} match */
  #seat({ id }) {
    const { players } = this.#model.settings;
    if (!players || players === TWO_PEOPLE) return;
    this.kept.change(id, (match) => (match.seats = players));
    this.#model.change((settings) => void (settings.players = TWO_PEOPLE));
  }

  /** Another game is on the board. */
  #left() {
    const { id: open = "", game = "", seats } = this.kept.open ?? {};
    this.#waiting = this.#session.isLooking ? open : "";
    this.kept.change(open, (match) => (match.seats = undefined));
    this.kept.left();
    // The game that is kept beside one that is looked at stays that of the match.
    if (!this.#waiting) this.kept.forget();
    this.#theirs = undefined;
    this.#view.hide();
    this.#name(undefined);
    // Another kind of game may be on the board by now.
    const { games } = this.#model.catalogue;
    const { id } = familyIn(games, game) ?? this.#model.settled;
    if (seats) this.#model.changeOf(id, (settings) => void (settings.players &&= seats));
    this.#tell();
  }

  // -------------------------------------------------------------- the game on the board

  /** Keeps the match up to date with the board. */
  #follow() {
    const match = this.kept.open;
    if (!match) return;
    const board = this.#board;
    const { record } = board;
    if (headOf(record) !== headOf(match.record)) return this.#left();
    if (!isDuel(match) && !this.#isKept(match)) return this.#left();
    this.#change((match) => {
      if (!isDuel(match)) match.draft = board.state.plies > match.moves.length ? record : undefined;
      // The duel may have gone on in another tab.
      else if (!match.record.startsWith(record)) match.record = record;
      if (board.state.ply < board.state.plies) return; // a look back
      match.over = board.state.over && !match.draft && (!isDuel(match) || this.#theirs?.state.over === true);
    });
  }

  /** No move has led to the position: another record is another game, and that of a match may have come back. */
  #compare() {
    const { record, state } = this.#board;
    // A duel may have gone on in another tab.
    const isOf = (/** @type {Match} */ match) =>
      isDuel(match) ? match.record.startsWith(record) : record === match.record || record === match.draft;
    const { open } = this.kept;
    const { isLooking } = this.#session;
    // A game without moves is a new one.
    if (open) return !isLooking && isOf(open) && state.plies > 0 ? this.#follow() : this.#left();
    if (isLooking) return;
    const waiting = this.kept.find(this.#waiting);
    const match = waiting ?? (state.plies > 0 ? this.kept.openAt(this.#key) : undefined);
    this.#waiting = "";
    if (match && isOf(match)) this.#view.acting(this.#open(match));
    else if (waiting) this.kept.forget();
  }

  /** Whether the game on the board begins with the moves that were sent and received. @param {Match} match */
  #isKept({ moves }) {
    return this.#board.moves(0, moves.length).join() === moves.join();
  }

  /** Refuses moves that are not the visitor's, or come too late. @param {CustomEvent<{by: string, opponent?: object}>} event */
  #guard(event) {
    const match = this.kept.open;
    if (!match) return;
    const { side, ply, plies } = this.#board.state;
    const refuse = (/** @type {Refused} */ why) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      this.#view.refuse(why, match);
    };
    if (match.end) refuse("ended");
    else if (event.detail.by === "ai") refuse("computer");
    else if (isDuel(match)) {
      if (ply < plies) refuse("noBack");
      event.detail.opponent = undefined; // both have the same adversary, with which the game is verified
    } else if (ply !== match.moves.length) refuse(ply > match.moves.length ? "notYourTurn" : "notNow");
    else if (side !== match.side) refuse("notYourTurn");
  }

  /** @param {(match: Match) => void} how */
  #change(how) {
    const match = this.kept.open;
    if (!match) return;
    this.kept.change(match.id, how);
    this.#draw();
  }

  /** The name of the visitor. @param {string} name */
  named(name) {
    this.kept.own = name;
    this.#draw();
  }

  /** Offers a draw with the next link, or does not. @param {boolean} on */
  offer(on) {
    this.#change((match) => (match.offer = on ? "mine" : undefined));
  }

  /** Accepts the draw. A move that was taken back is no part of the game. */
  accept() {
    const { record } = this.kept.open ?? this.#board;
    if (record !== this.#board.record) this.#board.reset({ record });
    this.#end({ how: "agreed" });
  }

  async resign() {
    const match = this.kept.open;
    if (match && (await this.#view.resigns())) this.#end({ how: "resigned", by: match.side });
  }

  /** Ends the match on the board. The button that did it goes. @param {import("./types.d.ts").Ending} end */
  #end(end) {
    this.#change((match) => (match.end = end));
    this.#board.seek(this.#board.state.plies); // shows it, also after a look back
    this.#board.focus();
  }

  /** The link was taken: the move in it stays. */
  sent() {
    const { record } = this.#board;
    this.#change((match) => {
      // What another tab has sent stays.
      if (isDuel(match) || match.draft !== record || !this.#isKept(match)) return;
      Object.assign(match, { record, moves: this.#board.moves(), draft: undefined, over: this.#board.state.over });
    });
  }

  // -------------------------------------------------------------- links

  /** Takes in the link of the other. @param {import("../link.js").LinkedGame} linked @throws what is wrong with it */
  async receive(linked) {
    const letter = await letterOf(linked);
    const match = this.kept.find(letter.id);
    const verdict = await this.#judge(match, letter);
    if (verdict.answer === "first") return this.#accept(letter);
    if (verdict.answer === "next" && match) return this.#goOn(match, letter);
    if (verdict.answer === "same" || verdict.answer === "old") {
      if (match && match.id !== this.kept.open?.id) await this.show(match.id);
      if (verdict.answer === "old") this.#view.tellOld();
      return;
    }
    this.#view.refuseLink(verdict, letter, match);
  }

  /** @param {Match | undefined} match @param {Letter} letter @returns {Promise<Verdict>} */
  async #judge(match, letter) {
    const { played } = letter;
    const duel = played.state.side === undefined;
    const genuine = !duel || (await isDealtBy(played.record, seedIn(played.record)));
    if (!genuine) return { answer: "forged" };
    if (!match) return { answer: "first" };
    if (match.game !== played.state.game) return { answer: "fork", ply: 0 };
    const mine = await playedOf(match.record);
    if (isDuel(match)) return judgeDuel(mine, match.theirs ? await playedOf(match.theirs) : undefined, letter.played);
    // The visitor may have copied the link by hand: then the move in it was sent.
    const verdict = match.draft ? judge(match, await playedOf(match.draft), letter) : undefined;
    if (verdict?.answer === "next") return verdict;
    const other = judge(match, mine, letter);
    return other.answer === "next" ? other : (verdict ?? other);
  }

  /** The first link of a match. @param {Letter} letter */
  async #accept({ id, played, names, draw, resigned }) {
    const { side: toMove = "x", game } = played.state;
    const duel = played.state.side === undefined;
    const side = resigned ? otherSide(resigned) : toMove;
    // The same tiles from the start; or the game as it stands.
    const deal = duel ? { game, seed: String(seedIn(played.record)) } : { record: played.record };
    if (!(await this.#session.open(deal, "match"))) return;
    const match = this.kept.add({
      id,
      game,
      side: duel ? "x" : side,
      record: this.#board.record,
      moves: duel ? [] : played.moves,
      name: names[duel ? "x" : otherSide(side)],
      ...(duel && { theirs: played.record }),
    });
    this.kept.change(match.id, (match) => this.#note(match, { draw, resigned }));
    await this.#open(match);
  }

  /** The next link of a match. @param {Match} before @param {Letter} letter */
  async #goOn(before, { played, names, draw, resigned }) {
    const { id } = before;
    const isOpen = id === this.kept.open?.id;
    // A resignation may have crossed a move.
    const isBehind = played.moves.length < before.moves.length;
    // Kept before the board shows it, and the match on the board may go.
    this.kept.change(id, (match) => {
      match.name = names[isDuel(match) ? "x" : otherSide(match.side)] || match.name;
      if (isDuel(match)) match.theirs = played.record;
      else if (!isBehind && played.record !== this.#board.record) this.#take(match, played);
      this.#note(match, { draw, resigned });
    });
    this.#tell();
    const match = this.kept.find(id) ?? before;
    const record = isDuel(match) || isBehind ? (match.draft ?? match.record) : played.record;
    const { state } = this.#board;
    const isShown = record === this.#board.record && state.ply === state.plies;
    if (!isShown && !(await this.#session.open({ record }, isOpen ? undefined : "match"))) return;
    await this.#open(match);
  }

  /** @param {Match} match @param {Played} played */
  #take(match, { record, moves }) {
    Object.assign(match, { record, moves, draft: undefined, offer: undefined });
  }

  /** Notes an offer or the end of a match. @param {Match} match @param {Pick<Letter, "draw" | "resigned">} letter */
  #note(match, { draw, resigned }) {
    if (resigned) match.end = { how: "resigned", by: resigned };
    else if (draw === "agreed") match.end = { how: "agreed" };
    else if (draw === "offered") match.offer = "theirs";
  }

  // -------------------------------------------------------------- what is shown

  #draw() {
    const match = this.kept.open;
    this.#tell();
    if (!match) return this.#view.hide(); // another tab has removed it
    const { board } = this.#model;
    const { ply, plies, side } = board.state;
    this.#view.show(match, this.#theirs);
    if (side) this.#name(this.#view.namesOf(match));
    if (match.end && ply === plies && board.status.kind !== "over") this.#view.conclude(match);
  }

  /** @param {Record<string, string> | undefined} names beside the board */
  #name(names) {
    const { names: before } = this.#model;
    this.#model.names = names;
    if (names?.x !== before?.x || names?.o !== before?.o) this.#model.changed();
  }

  #tell() {
    for (const watcher of this.#watchers) watcher();
  }
}
