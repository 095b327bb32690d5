// The game on a board: its rules, its history, and the engine.

import { messageOf, UnknownGameError } from "./arguments.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Step} Step */
/** @typedef {import("../types.d.ts").SettledGame} SettledGame */
/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {InstanceType<Engine["Table"]>} Table */

/** The start of a game. @typedef {{game?: string, seed?: bigint, position?: string, record?: string}} GameStart */

/** The game of one board. */
export class Game {
  /** The module engine.js, once it is loaded. @type {typeof import("../engine.js") | undefined} */
  #engines;
  /** @type {Table | undefined} */
  #table;
  /** @type {State | undefined} */
  #state;
  /** @type {SettledGame | undefined} */
  #settled;
  /** Whether the goal was reached, also before the position was set up. */
  won = false;
  /** The seed of the players. It lasts the whole game, because the engine makes a new player for each seed. */
  engineSeed = 0;

  /** The position; undefined before the first game. */
  get stateIfAny() {
    return this.#state;
  }

  /** The position. @throws before the first game */
  get state() {
    return /** @type {State} */ (this.#state ?? throwNotReady());
  }

  /** The rules. @throws before the first game */
  get settled() {
    return /** @type {SettledGame} */ (this.#settled ?? throwNotReady());
  }

  /** The whole game as one line. @throws before the first game */
  get record() {
    return (this.#table ?? throwNotReady()).record();
  }

  /** The moves of plies `from` to `to`, undone ones among them. @param {number} from @param {number} to @throws before the first game */
  moves(from, to) {
    return (this.#table ?? throwNotReady()).moves(from, to);
  }

  /** The input of a search: a position and the moves after it. */
  get searchInput() {
    return (this.#table ?? throwNotReady()).question();
  }

  /** The games and players. */
  get catalogue() {
    return this.#loadedEngines.catalogue;
  }

  /** The display name of the game. */
  get name() {
    const { id, game } = this.settled;
    return this.catalogue.games.find((one) => one.id === id)?.name ?? game;
  }

  /** The engine of the game. */
  get engine() {
    return this.engineFor(this.state.game);
  }

  get #loadedEngines() {
    return this.#engines ?? throwNotReady();
  }

  /** Loads engine.js. */
  async loadEngineScript() {
    this.#engines ??= await import("../engine.js");
  }

  /** Loads the engine of a game. @param {string} game */
  loadEngine(game) {
    return this.#loadedEngines.loadEngine(game);
  }

  /** The kind of a game. @param {string} game @throws an UnknownGameError */
  familyOf(game) {
    return this.#loadedEngines.requireFamily(game).id;
  }

  /** Checks the rules in the name of a loaded game. @param {string} game @throws an UnknownGameError */
  checkRules(game) {
    try {
      this.engineFor(game).settleGame(game);
    } catch (error) {
      throw new UnknownGameError(messageOf(error));
    }
  }

  /** The game of a record. @param {string} record */
  gameOf(record) {
    return this.#loadedEngines.gameOf(record);
  }

  /** The engine of a game. @param {string} game @throws where it is not loaded */
  engineFor(game) {
    const engine = this.#loadedEngines.loadedEngine(game);
    if (!engine) throw notLoadedError(game);
    return engine;
  }

  /** Creates a table without putting it on the board. @param {GameStart} deal @param {string} usual the game where none is named */
  createTable({ game: asked, seed, position, record }, usual) {
    const game = asked ?? this.#state?.game ?? usual;
    const { Table, randomSeed } = this.engineFor(record === undefined ? game : this.gameOf(record));
    if (record !== undefined) return Table.fromRecord(record);
    const chance = seed ?? randomSeed();
    if (position !== undefined) return Table.fromPosition(game, position, chance);
    return Table.create(game, chance);
  }

  /** Replaces the table. @param {Table} table @param {number} [ply] */
  setTable(table, ply) {
    const state = ply === undefined ? table.state() : table.seek(ply);
    this.#table?.free();
    this.#table = table;
    this.won = hasWon(state);
    this.engineSeed = crypto.getRandomValues(new Uint32Array(1))[0];
    this.#state = state;
    return state;
  }

  /** Updates the rules where they have changed; undefined where not. */
  updateRules() {
    const { game } = this.state;
    const before = this.#settled;
    if (before?.game === game) return undefined;
    this.#settled = this.engine.settleGame(game);
    return { settled: this.#settled, another: this.#settled.id !== before?.id };
  }

  /** Plays a legal move; null where the answer of chance in it is not legal. @param {string} move @param {import("../types.d.ts").Opponent} [opponent] for rules by which it answers */
  play(move, opponent) {
    try {
      const step = this.#table?.play(move, opponent) ?? null;
      if (step) this.#state = step.state;
      return step;
    } catch (error) {
      if (move.includes("+")) return null;
      throw error;
    }
  }

  /** Takes moves back until a position is not skipped. @param {(state: State) => boolean} skipped */
  undo(skipped) {
    let state = this.#table?.undo() ?? null;
    while (state && skipped(state)) state = this.#table?.undo() ?? null;
    if (state) this.#state = state;
    else if (this.#state) this.#table?.seek(this.#state.ply);
    return state;
  }

  /** Replays moves that were taken back until a position is not skipped. @param {(state: State) => boolean} skipped @returns {Step | null} */
  redo(skipped) {
    let step = this.#table?.redo() ?? null;
    let last = step;
    while (step && skipped(step.state) && step.state.ply < step.state.plies) {
      step = this.#table?.redo() ?? null;
      last = step ?? last;
    }
    if (last) this.#state = last.state;
    return last;
  }

  /** Goes to a ply. @param {number} ply */
  seek(ply) {
    return (this.#state = this.#table?.seek(ply));
  }
}

/** Whether the goal has been reached, in a game that continues after it. @param {State} state */
export const hasWon = (state) => "won" in state && state.won;

/** The error of a game that was not loaded. @param {string} game */
export const notLoadedError = (game) => new Error(`game: ${game} is not loaded; await the board's load("${game}")`);

/** @returns {never} */
function throwNotReady() {
  throw new Error("the board is not ready; await its `ready`");
}
