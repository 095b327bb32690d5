// The game on a board's table: its rules, its history, and the engine that knows both.

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Step} Step */
/** @typedef {import("../types.d.ts").SettledGame} SettledGame */
/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {InstanceType<Engine["Table"]>} Table */

/** What a game begins with. @typedef {{game?: string, seed?: bigint, position?: string, record?: string}} Deal */

/** The game of one board. */
export class Game {
  /** The script that knows the engines. @type {typeof import("../engine.js") | undefined} */
  #engines;
  /** @type {Table | undefined} */
  #table;
  /** @type {State | undefined} */
  #state;
  /** @type {SettledGame | undefined} */
  #settled;
  /** The goal was reached in this game, or before it was set up. */
  won = false;
  /** For the players' dice. The same all game long, because the engine makes a new player for a new seed. */
  dice = 0;

  /** The position; none before the first game. */
  get present() {
    return this.#state;
  }

  get state() {
    return /** @type {State} */ (this.#state ?? notReady());
  }

  get settled() {
    return /** @type {SettledGame} */ (this.#settled ?? notReady());
  }

  get record() {
    return (this.#table ?? notReady()).record();
  }

  /** What a thinker must know of the position. */
  get question() {
    return (this.#table ?? notReady()).question();
  }

  get catalogue() {
    return this.#known.catalogue;
  }

  /** The name for people. */
  get name() {
    const { id, game } = this.settled;
    return this.catalogue.games.find((one) => one.id === id)?.name ?? game;
  }

  get engine() {
    return this.engineFor(this.state.game);
  }

  get #known() {
    return this.#engines ?? notReady();
  }

  /** Learns which engines there are. */
  async open() {
    this.#engines ??= await import("../engine.js");
  }

  /** @param {string} game */
  load(game) {
    return this.#known.loadEngine(game);
  }

  /** What a game is a variant of; an unknown one is refused later. @param {string} game */
  familyOf(game) {
    return this.#known.familyOf(game)?.id ?? this.catalogue.games[0].id;
  }

  /** @param {string} record */
  gameOf(record) {
    return this.#known.gameOf(record);
  }

  /** @param {string} game */
  engineFor(game) {
    const engine = this.#known.engineOf(game);
    if (!engine) throw new Error(`game: ${game} is not loaded; await the board's load("${game}")`);
    return engine;
  }

  /** A table, not yet ours. @param {Deal} deal @param {string} usual the game where none is said */
  deal({ game: asked, seed, position, record }, usual) {
    const game = asked ?? this.#state?.game ?? usual;
    const { Table, randomSeed } = this.engineFor(record === undefined ? game : this.gameOf(record));
    if (record !== undefined) return Table.fromRecord(record);
    const chance = seed ?? randomSeed();
    if (position !== undefined) return Table.fromPosition(game, position, chance);
    return Table.create(game, chance);
  }

  /** Takes a table in the place of the one before. @param {Table} table @param {number} [ply] */
  put(table, ply) {
    const state = ply === undefined ? table.state() : table.seek(ply);
    this.#table?.free();
    this.#table = table;
    this.won = hasWon(state);
    this.dice = crypto.getRandomValues(new Uint32Array(1))[0];
    this.#state = state;
    return state;
  }

  /** Settles the rules, where they are others than before. */
  settle() {
    const { game } = this.state;
    const before = this.#settled;
    if (before?.game === game) return undefined;
    this.#settled = this.engine.settleGame(game);
    return { settled: this.#settled, another: this.#settled.id !== before?.id };
  }

  /** @param {string} move @param {import("../types.d.ts").Opponent} opponent */
  play(move, opponent) {
    const step = this.#table?.play(move, opponent) ?? null;
    if (step) this.#state = step.state;
    return step;
  }

  /** Back to a position that a person has the choice in, if there is one. @param {(state: State) => boolean} skipped */
  undo(skipped) {
    let state = this.#table?.undo() ?? null;
    while (state && skipped(state)) state = this.#table?.undo() ?? null;
    if (state) this.#state = state;
    else if (this.#state) this.#table?.seek(this.#state.ply);
    return state;
  }

  /** @param {(state: State) => boolean} skipped @returns {Step | null} */
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

  /** @param {number} ply */
  seek(ply) {
    return (this.#state = this.#table?.seek(ply));
  }
}

/** Whether the goal was reached, in a game that goes on after it. @param {State} state */
export const hasWon = (state) => "won" in state && state.won;

/** @returns {never} */
function notReady() {
  throw new Error("the board is not ready; await its `ready`");
}
