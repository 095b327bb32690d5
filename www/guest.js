// A guest: a module of the visitor's that plays, in a worker of its own. Messages are lines of docs/engine-protocol.md.

import { WWW } from "./place.js";
import { workerAddress } from "./worker-address.js";

/** @typedef {import("./types.d.ts").Limits} Limits */
/** @typedef {{position: string, start?: string | null, moves: string[], legal: string[], limits: Limits}} GuestQuestion */
/** @typedef {"late" | "illegal" | "silent" | "broken"} Fault */

/** Time to start, and beyond a limit of time, in milliseconds. */
const GRACE_MS = 5000;
/** Time for a move where no limit of time is set. */
const PATIENCE_MS = 60_000;
/** The folder that addresses of modules start from: that of the site, in a bundle that of the page. */
export const SITE_ROOT = WWW ? new URL("../", WWW) : new URL("./", location.href);

/** Why a guest has lost its game. */
export class Forfeit extends Error {
  /** @param {Fault} fault @param {string} [detail] what it said */
  constructor(fault, detail = "") {
    super(detail);
    this.fault = fault;
  }
}

/** The address of a module; null where it is none, or has another origin. @param {string} address */
export function moduleUrl(address) {
  const url = address.trim() && URL.canParse(address, SITE_ROOT) ? new URL(address, SITE_ROOT) : null;
  return url?.origin === SITE_ROOT.origin ? url : null;
}

/** The folder of files of the visitor's, from the site's root. */
export const OWN_FOLDER = "www/own/";

/** The name of a module for people. @param {string} address */
export const guestName = (address) => decode(address.split(/[?#]/)[0].split("/").pop() || address);

/** The address of a module for people, which tells it from modules of the same name. @param {string} address */
export const guestAddress = (address) =>
  decode(address.startsWith(OWN_FOLDER) ? address.slice(OWN_FOLDER.length) : address);

/** An address, or a part of one, without `%` codes. @param {string} address */
function decode(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    return address; // a `%` that is no code
  }
}

/** A guest in a game. */
export class Guest {
  #worker;
  /** What is waited for. @type {{word: string, resolve: (rest: string) => void, reject: (why: Forfeit) => void} | null} */
  #pending = null;

  /** @param {URL} url */
  constructor(url) {
    this.#worker = new Worker(workerAddress(url), { type: "module", name: "plyground-guest" });
    this.#worker.onmessage = ({ data }) => this.#onLine(data);
    this.#worker.onmessageerror = () => this.#pending?.reject(new Forfeit("broken"));
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
    if (!url) throw new Forfeit("broken", address);
    const guest = new Guest(url);
    try {
      await guest.#ask("ugiok", GRACE_MS, "ugi");
      await guest.#ask("readyok", GRACE_MS, `game ${game}`, "isready");
    } catch (error) {
      guest.close();
      throw error;
    }
    return guest;
  }

  /** Its move. @param {GuestQuestion} question @throws a Forfeit */
  async chooseMove({ position, start, moves, legal, limits }) {
    const go = Object.entries(limits).map(([name, value]) => ` ${name} ${value}`);
    const time = limits.movetime === undefined ? PATIENCE_MS : limits.movetime + GRACE_MS;
    const history = start ? [`history ${start} moves ${moves.join(" ")}`] : [];
    const lines = [`position ${position}`, ...history, `legal ${legal.join(" ")}`, `go${go.join("")}`];
    const move = await this.#ask("bestmove", time, ...lines);
    if (!move) throw new Forfeit("silent", "bestmove without a move");
    if (!legal.includes(move)) throw new Forfeit("illegal", move);
    return move;
  }

  /** Ends its worker. */
  close() {
    this.#worker.terminate();
    this.#pending?.reject(new Forfeit("broken"));
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
    const timer = setTimeout(() => this.#pending?.reject(new Forfeit("late", `no ${word} in ${ms} ms`)), ms);
    for (const line of lines) this.#worker.postMessage(line);
    return answer.finally(() => {
      clearTimeout(timer);
      this.#pending = null;
    });
  }

  /** @param {unknown} line */
  #onLine(line) {
    if (typeof line !== "string" || !this.#pending) return;
    const [word, rest = ""] = line.trim().split(/\s+/);
    if (word === this.#pending.word) this.#pending.resolve(rest);
  }
}
