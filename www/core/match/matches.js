/** Matches by link: the one on the board, links that continue it, and the actions of the visitor. */
import { findFamily } from "../family.js";
import { slotKey } from "../slots.js";
import { compareDuelLink, compareLink, otherSide } from "./compare-link.js";
import { parseMatchLink } from "./match-link.js";
import { isFromSeed, parseRecord, recordHead } from "./played.js";
import { SavedMatches } from "./saved-matches.js";

/** @typedef {import("./types.d.ts").Match} Match */
/** @typedef {import("./types.d.ts").MatchLink} MatchLink */
/** @typedef {import("./types.d.ts").ParsedGame} ParsedGame */
/** @typedef {import("./types.d.ts").LinkVerdict} LinkVerdict */

/** Why a move is refused in a match. @typedef {"ended" | "computer" | "noBack" | "notYourTurn" | "notNow"} RefusalReason */

/**
 * What a page shows of matches.
 * @typedef {object} MatchView
 * @property {(match: Match, theirs: ParsedGame | undefined) => void} show  the match that is on the board
 * @property {() => void} hide
 * @property {(match: Match) => Record<string, string>} namesOf  the sides, in a game of two
 * @property {(match: Match) => void} showEnd  says how its players have ended it
 * @property {(why: RefusalReason, match: Match) => void} refuseMove  a move
 * @property {(verdict: LinkVerdict, link: MatchLink, match: Match | undefined) => void} refuseLink
 * @property {() => void} tellOldLink  the link of a move that is known
 * @property {() => Promise<boolean>} confirmResign  whether the visitor does
 * @property {(done: Promise<unknown>) => void} reportFailure  reports the failure of a promise that is not awaited
 */

/** Whether the game of a match is a duel on the same tiles. @param {Match} match */
export const isDuel = (match) => match.theirs !== undefined;

/** The setting of a game of two sides without the computer. */
const TWO_PEOPLE = "human,human";

/** The seed in the record of a game of chance. @param {string} record */
const seedOfRecord = (record) => BigInt(`0x${record.split(".")[2]}`);

export class Matches {
  #model;
  #session;
  #view;
  /** Called when the list of the matches has changed. @type {(() => void)[]} */
  #watchers = [];
  /** The game of the other in the duel on the board. @type {ParsedGame | undefined} */
  #theirs;
  /** Whether the next position event follows a move. */
  #hasMoved = false;
  /** The id of the match that waits during a preview. */
  #waitingId = "";
  /** The saved matches. */
  saved;

  /** @param {import("../model.js").Model} model @param {import("../session.js").Session} session @param {MatchView} view */
  constructor(model, session, view) {
    this.#model = model;
    this.#session = session;
    this.#view = view;
    this.saved = new SavedMatches(model.store);
    const { board } = model;
    board.addEventListener("beforemove", (event) => this.#onBeforeMove(/** @type {CustomEvent} */ (event)), {
      capture: true,
    });
    board.addEventListener("move", () => (this.#hasMoved = true));
    board.addEventListener("position", () => {
      if (this.#hasMoved) this.#updateFromBoard();
      else this.#onOtherRecord();
      this.#hasMoved = false;
    });
    // Other settings, as those of a link, may seat the computer.
    model.watch(() => {
      const { open } = this.saved;
      if (open?.game === board.state.game) this.#setTwoPeople(open);
    });
    model.store.onOtherTabWrite(
      () => "match",
      () => {
        if (!this.saved.open) view.hide(); // it may be removed there
        this.#notifyWatchers();
      },
    );
  }

  get #board() {
    return this.#model.board;
  }

  /** The key of the saved game on the board. */
  get #key() {
    return slotKey(this.#board.state.game, this.#session.slot);
  }

  /** Resumes the match of the saved game, after a reload. */
  async resume() {
    const match = this.saved.findBySavedGame(this.#key);
    if (match) await this.#open(match);
  }

  /** @param {() => void} watcher called after each change of a match */
  watch(watcher) {
    this.#watchers.push(watcher);
    watcher();
  }

  // -------------------------------------------------------------- beginning and ending

  /**
   * Begins a match, without a question.
   * @param {import("./types.d.ts").Side} side of the visitor
   * @param {string} [game] with its rules: those on the board
   * @returns whether it has begun
   */
  async begin(side, game = this.#board.state.game) {
    if (!(await this.#session.startGame(game))) return false;
    const { record, state } = this.#board;
    const theirs = state.side === undefined ? { theirs: "" } : {};
    await this.#open(this.saved.add({ game: state.game, side, record, moves: [], name: "", ...theirs }));
    return true;
  }

  /** Puts a saved match on the board. @param {string} id */
  async show(id) {
    const match = this.saved.find(id);
    if (!match || !(await this.#session.openGame({ record: match.draft ?? match.record }, "match"))) return;
    await this.#open(match);
    this.#board.focus();
  }

  /** Deletes a match. @param {Match} match */
  remove(match) {
    if (match.id === this.saved.open?.id) this.#onLeft();
    this.saved.remove(match.id);
    this.#notifyWatchers();
  }

  /** Takes the match off the board; it stays saved. */
  async leave() {
    this.#onLeft();
    this.#board.reset();
    this.#board.focus();
  }

  /** The match is on the board. @param {Match} match */
  async #open(match) {
    this.#theirs = match.theirs ? await parseRecord(match.theirs) : undefined;
    this.saved.setOpen(match, this.#key);
    this.#setTwoPeople(match);
    this.#updateFromBoard();
  }

  /** Lets humans play both sides; the players from before come back when the match is left. @param {Match} match */
  #setTwoPeople({ id }) {
    const { players } = this.#model.settings;
    if (!players || players === TWO_PEOPLE) return;
    this.saved.change(id, (match) => (match.seats = players));
    this.#model.change((settings) => void (settings.players = TWO_PEOPLE));
  }

  /** Another game is on the board. */
  #onLeft() {
    const { id: open = "", game = "", seats } = this.saved.open ?? {};
    this.#waitingId = this.#session.isPreview ? open : "";
    this.saved.change(open, (match) => (match.seats = undefined));
    this.saved.clearOpen();
    // During a preview the saved game is still that of the match.
    if (!this.#waitingId) this.saved.forgetSavedGame();
    this.#theirs = undefined;
    this.#view.hide();
    this.#setSideNames(undefined);
    // Another kind of game may be on the board by now.
    const { games } = this.#model.catalogue;
    const { id } = findFamily(games, game) ?? this.#model.settled;
    if (seats) this.#model.changeSettingsOf(id, (settings) => void (settings.players &&= seats));
    this.#notifyWatchers();
  }

  // -------------------------------------------------------------- the game on the board

  /** Updates the match from the board. */
  #updateFromBoard() {
    const match = this.saved.open;
    if (!match) return;
    const board = this.#board;
    const { record } = board;
    if (recordHead(record) !== recordHead(match.record)) return this.#onLeft();
    if (!isDuel(match) && !this.#hasSameMoves(match)) return this.#onLeft();
    this.#change((match) => {
      if (!isDuel(match)) match.draft = board.state.plies > match.moves.length ? record : undefined;
      // The duel may have continued in another tab.
      else if (!match.record.startsWith(record)) match.record = record;
      if (board.state.ply < board.state.plies) return; // a look back
      match.over = board.state.over && !match.draft && (!isDuel(match) || this.#theirs?.state.over === true);
    });
  }

  /** Handles a position without a move: another record is another game, or that of a match that is back. */
  #onOtherRecord() {
    const { record, state } = this.#board;
    // A duel may have continued in another tab.
    const isOf = (/** @type {Match} */ match) =>
      isDuel(match) ? match.record.startsWith(record) : record === match.record || record === match.draft;
    const { open } = this.saved;
    const { isPreview } = this.#session;
    // A game without moves is a new one.
    if (open) return !isPreview && isOf(open) && state.plies > 0 ? this.#updateFromBoard() : this.#onLeft();
    if (isPreview) return;
    const waiting = this.saved.find(this.#waitingId);
    const match = waiting ?? (state.plies > 0 ? this.saved.findBySavedGame(this.#key) : undefined);
    this.#waitingId = "";
    if (match && isOf(match)) this.#view.reportFailure(this.#open(match));
    else if (waiting) this.saved.forgetSavedGame();
  }

  /** Whether the game on the board begins with the moves of the match. @param {Match} match */
  #hasSameMoves({ moves }) {
    return this.#board.moves(0, moves.length).join() === moves.join();
  }

  /** Refuses moves that are not the visitor's to make now. @param {CustomEvent<{by: string, opponent?: object}>} event */
  #onBeforeMove(event) {
    const match = this.saved.open;
    if (!match) return;
    const { side, ply, plies } = this.#board.state;
    const refuse = (/** @type {RefusalReason} */ why) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      this.#view.refuseMove(why, match);
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
    const match = this.saved.open;
    if (!match) return;
    this.saved.change(match.id, how);
    this.#draw();
  }

  /** Sets the name of the visitor. @param {string} name */
  setOwnName(name) {
    this.saved.ownName = name;
    this.#draw();
  }

  /** Adds a draw offer to the next link, or removes it. @param {boolean} on */
  offerDraw(on) {
    this.#change((match) => (match.offer = on ? "mine" : undefined));
  }

  /** Accepts the draw, in the game without an unsent move. */
  acceptDraw() {
    const { record } = this.saved.open ?? this.#board;
    if (record !== this.#board.record) this.#board.reset({ record });
    this.#end({ how: "agreed" });
  }

  /** Whether the visitor may resign: not before the first move, and not once the game is decided. */
  get canResign() {
    const match = this.saved.open;
    if (!match || isDuel(match) || match.end || match.over) return false;
    return (match.moves.length > 0 || match.draft !== undefined) && !this.#board.state.over;
  }

  async resign() {
    const match = this.saved.open;
    if (match && (await this.#view.confirmResign())) this.#end({ how: "resigned", by: match.side });
  }

  /** Ends the match on the board. @param {import("./types.d.ts").Ending} end */
  #end(end) {
    this.#change((match) => (match.end = end));
    this.#board.seek(this.#board.state.plies); // shows it, also after a look back
    this.#board.focus();
  }

  /** Called when the link was copied or shared: its move is final. */
  onLinkSent() {
    const { record } = this.#board;
    this.#change((match) => {
      // What another tab has sent stays.
      if (isDuel(match) || match.draft !== record || !this.#hasSameMoves(match)) return;
      Object.assign(match, { record, moves: this.#board.moves(), draft: undefined, over: this.#board.state.over });
    });
  }

  // -------------------------------------------------------------- links

  /** Opens a link of the opponent. @param {import("../link.js").LinkedGame} linked @throws what is wrong with it */
  async openLink(linked) {
    const link = await parseMatchLink(linked);
    const match = this.saved.find(link.id);
    const verdict = await this.#compareLink(match, link);
    if (verdict.answer === "first") return this.#startMatch(link);
    if (verdict.answer === "next" && match) return this.#continueMatch(match, link);
    if (verdict.answer === "same" || verdict.answer === "old") {
      if (match && match.id !== this.saved.open?.id) await this.show(match.id);
      if (verdict.answer === "old") this.#view.tellOldLink();
      return;
    }
    this.#view.refuseLink(verdict, link, match);
  }

  /** @param {Match | undefined} match @param {MatchLink} link @returns {Promise<LinkVerdict>} */
  async #compareLink(match, link) {
    const { played } = link;
    const duel = played.state.side === undefined;
    const genuine = !duel || (await isFromSeed(played.record, seedOfRecord(played.record)));
    if (!genuine) return { answer: "forged" };
    if (!match) return { answer: "first" };
    if (match.game !== played.state.game) return { answer: "fork", ply: 0 };
    const mine = await parseRecord(match.record);
    if (isDuel(match))
      return compareDuelLink(mine, match.theirs ? await parseRecord(match.theirs) : undefined, link.played);
    // The visitor may have copied the link by hand: then the move in it was sent.
    const verdict = match.draft ? compareLink(match, await parseRecord(match.draft), link) : undefined;
    if (verdict?.answer === "next") return verdict;
    const other = compareLink(match, mine, link);
    return other.answer === "next" ? other : (verdict ?? other);
  }

  /** Starts a match from its first link. @param {MatchLink} link */
  async #startMatch({ id, played, names, draw, resigned }) {
    const { side: toMove = "x", game } = played.state;
    const duel = played.state.side === undefined;
    const side = resigned ? otherSide(resigned) : toMove;
    // The same tiles from the start; or the game as it stands.
    const deal = duel ? { game, seed: String(seedOfRecord(played.record)) } : { record: played.record };
    if (!(await this.#session.openGame(deal, "match"))) return;
    const match = this.saved.add({
      id,
      game,
      side: duel ? "x" : side,
      record: this.#board.record,
      moves: duel ? [] : played.moves,
      name: names[duel ? "x" : otherSide(side)],
      ...(duel && { theirs: played.record }),
    });
    this.saved.change(match.id, (match) => this.#recordEnd(match, { draw, resigned }));
    await this.#open(match);
  }

  /** Continues a match with its next link. @param {Match} before @param {MatchLink} link */
  async #continueMatch(before, { played, names, draw, resigned }) {
    const { id } = before;
    const isOpen = id === this.saved.open?.id;
    // A resignation may have crossed a move.
    const isBehind = played.moves.length < before.moves.length;
    // Kept before the board shows it, and the match on the board may go.
    this.saved.change(id, (match) => {
      match.name = names[isDuel(match) ? "x" : otherSide(match.side)] || match.name;
      if (isDuel(match)) match.theirs = played.record;
      else if (!isBehind && played.record !== this.#board.record) this.#setMoves(match, played);
      this.#recordEnd(match, { draw, resigned });
    });
    this.#notifyWatchers();
    const match = this.saved.find(id) ?? before;
    const record = isDuel(match) || isBehind ? (match.draft ?? match.record) : played.record;
    const { state } = this.#board;
    const isShown = record === this.#board.record && state.ply === state.plies;
    if (!isShown && !(await this.#session.openGame({ record }, isOpen ? undefined : "match"))) return;
    await this.#open(match);
  }

  /** @param {Match} match @param {ParsedGame} played */
  #setMoves(match, { record, moves }) {
    Object.assign(match, { record, moves, draft: undefined, offer: undefined });
  }

  /** Records a draw offer or the end of a match. @param {Match} match @param {Pick<MatchLink, "draw" | "resigned">} link */
  #recordEnd(match, { draw, resigned }) {
    if (resigned) match.end = { how: "resigned", by: resigned };
    else if (draw === "agreed") match.end = { how: "agreed" };
    else if (draw === "offered") match.offer = "theirs";
  }

  // -------------------------------------------------------------- what is shown

  #draw() {
    const match = this.saved.open;
    this.#notifyWatchers();
    if (!match) return this.#view.hide(); // another tab has removed it
    const { board } = this.#model;
    const { ply, plies, side } = board.state;
    this.#view.show(match, this.#theirs);
    if (side) this.#setSideNames(this.#view.namesOf(match));
    if (match.end && ply === plies && board.status.kind !== "over") this.#view.showEnd(match);
  }

  /** @param {Record<string, string> | undefined} names beside the board */
  #setSideNames(names) {
    const { playerNames: before } = this.#model;
    this.#model.playerNames = names;
    if (names?.x !== before?.x || names?.o !== before?.o) this.#model.applyAndNotify();
  }

  #notifyWatchers() {
    for (const watcher of this.#watchers) watcher();
  }
}
