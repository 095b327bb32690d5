// A guest: a module of the visitor's that plays, in a worker of its own. Messages are lines of docs/engine-protocol.md.

import { messageOf } from "./core/arguments.js";
import { MAX_LINE, readName, shorten } from "./core/guest-lines.js";
import { WWW } from "./place.js";
import { workerAddress } from "./worker-address.js";

/** @typedef {import("./lab/types.d.ts").GuestQuestion} GuestQuestion */
/** @typedef {import("./types.d.ts").Forfeiture["fault"]} Fault */

/** Time to start, and beyond a limit of time, in milliseconds. */
const GRACE_MS = 5000;
/** Time for a move where no limit of time is set. */
const PATIENCE_MS = 60_000;
/** The most lines in a second: more would freeze the page. */
const MAX_LINES = 10_000;
/** The longest text about a fault. */
const MAX_DETAIL = 200;
/** The folder that addresses of modules start from: that of the site, in a bundle that of the page. */
export const SITE_ROOT = WWW ? new URL("../", WWW) : new URL("./", location.href);

/** Why a guest has lost its game. */
export class Forfeit extends Error {
  /** @param {Fault} fault @param {string} [detail] what it said */
  constructor(fault, detail = "") {
    super(shorten(detail, MAX_DETAIL));
    this.fault = fault;
  }
}

/** The address of a module; null where it is none, or has another origin. @param {string} address */
export function moduleUrl(address) {
  const url = address.trim() && URL.canParse(address, SITE_ROOT) ? new URL(address, SITE_ROOT) : null;
  return url?.origin === SITE_ROOT.origin ? url : null;
}

/** A guest in a game. */
export class Guest {
  #worker;
  /** What is waited for. @type {{word: string, resolve: (rest: string) => void, reject: (why: Forfeit) => void} | null} */
  #pending = null;

  /** Why it has ended before its game. @type {Forfeit | undefined} */
  #end;
  /** The second in which it writes, and its lines in it. */
  #pace = { since: 0, lines: 0 };
  /** The name that it says of itself. */
  name = "";
  /** The last line about its search. */
  lastInfo = "";
  /** Called after each such line. */
  onInfo = () => {};

  /** @param {URL} url */
  constructor(url) {
    this.#worker = new Worker(workerAddress(url), { type: "module", name: "plyground-guest" });
    this.#worker.onmessage = ({ data }) => this.#onLine(data);
    this.#worker.onmessageerror = () => this.#pending?.reject(new Forfeit("broken", "its message could not be read"));
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#pending?.reject(new Forfeit("broken", event.message));
    };
  }

  /**
   * Starts one for a game.
   * @param {string} address
   * @param {string} game
   * @throws a Forfeit where it does not start
   */
  static async start(address, game) {
    const url = moduleUrl(address);
    if (!url) throw new Forfeit("unstarted", `${address} is no address of this site`);
    const guest = new Guest(url);
    try {
      await guest.#ask("ugiok", GRACE_MS, "ugi");
      await guest.#ask("readyok", GRACE_MS, `game ${game}`, "isready");
    } catch (error) {
      guest.close();
      throw new Forfeit("unstarted", messageOf(error) || "its file could not be loaded");
    }
    return guest;
  }

  /** Its move. @param {GuestQuestion} question @throws a Forfeit */
  async chooseMove({ position, start, moves, legal, limits }) {
    const go = Object.entries(limits).map(([name, value]) => ` ${name} ${value}`);
    const time = limits.movetime === undefined ? PATIENCE_MS : limits.movetime + GRACE_MS;
    const history = start ? [`history ${start} moves ${moves.join(" ")}`] : [];
    this.lastInfo = "";
    const lines = [`position ${position}`, ...history, `legal ${legal.join(" ")}`, `go${go.join("")}`];
    const move = await this.#ask("bestmove", time, ...lines);
    if (!move) throw new Forfeit("silent", "bestmove without a move");
    if (!legal.includes(move)) throw new Forfeit("illegal", move);
    return move;
  }

  /** Ends its worker. */
  close() {
    this.#endBy(new Forfeit("broken"));
  }

  /** @param {Forfeit} why */
  #endBy(why) {
    this.#end ??= why;
    this.#worker.terminate();
    this.#pending?.reject(why);
  }

  /**
   * Sends lines, and waits for one that begins with a word. Resolves to the word after it.
   * @param {string} word
   * @param {number} ms
   * @param {...string} lines
   * @returns {Promise<string>}
   */
  #ask(word, ms, ...lines) {
    /** @type {Promise<string>} */
    const answer = new Promise((resolve, reject) => {
      this.#pending = { word, resolve, reject };
    });
    if (this.#end) this.#pending?.reject(this.#end);
    const timer = setTimeout(() => this.#pending?.reject(this.#createLate(word, ms)), ms);
    for (const line of lines) this.#worker.postMessage(line);
    return answer.finally(() => {
      clearTimeout(timer);
      this.#pending = null;
    });
  }

  /** Makes the fault of being late, with what it said last. @param {string} word @param {number} ms */
  #createLate(word, ms) {
    return new Forfeit("late", `no ${word} in ${ms} ms${this.lastInfo && `; its last line: ${this.lastInfo}`}`);
  }

  /** @param {unknown} data */
  #onLine(data) {
    if (this.#isFlooding())
      return this.#endBy(new Forfeit("broken", `it wrote more than ${MAX_LINES} lines in a second`));
    if (typeof data !== "string") return;
    const line = data.slice(0, MAX_LINE).trim();
    const [word, rest = ""] = line.split(/\s+/, 2);
    if (word === "id") this.name ||= readName(line);
    else if (word === "info") {
      this.lastInfo = line;
      this.onInfo();
    } else if (word === this.#pending?.word) this.#pending.resolve(rest);
  }

  /** Counts a line. @returns whether it is one too many */
  #isFlooding() {
    const now = performance.now();
    if (now - this.#pace.since > 1000) this.#pace = { since: now, lines: 0 };
    this.#pace.lines += 1;
    return this.#pace.lines > MAX_LINES;
  }
}
