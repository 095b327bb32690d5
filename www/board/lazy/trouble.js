// Why a board does not work: in words for the visitor, and the cause on the console for the owner of the page. What may have failed is asked
// for again, one after the other, because browsers tell a script little of it.

import { messageOf } from "../../core/arguments.js";
import { WorkerLost } from "../../core/worker-host.js";
import { familyOf } from "../../engine.js";
import { findEngineFault } from "../../engine-fault.js";
import { games } from "../../games.js";
import { WWW } from "../../place.js";
import { platform } from "../../platform.js";
import { wordsIn } from "../../words/trouble.js";
import { toSentences } from "../announcer.js";

/** @typedef {import("../../engine-fault.js").Cause} Cause */
/**
 * The words for a visitor: `why` the board cannot be shown, the `status` where the computer is to move, and a card over the board.
 * @typedef {{why: string, status: string, show: (close: () => void) => void}} Trouble
 */

/** How long an answer may take. */
const PATIENCE_MS = 3000;

/**
 * Finds the cause of a failure, and says it on the console.
 * @param {unknown} error
 * @param {string} game
 * @param {import("../view.js").View} view
 * @param {boolean} isPlaying whether it is of a search
 * @returns {Promise<Trouble | undefined>} none where the engine, or the browser, refuses what it is asked
 */
export async function explain(error, game, view, isPlaying) {
  if (isPlaying && !isOfWorker(error)) return;
  const cause = await findCause(error, game);
  // The engine may also break over what it is asked, which is no fault of the page.
  console[cause.kind === "broken" ? "warn" : "error"](`plyground-board: ${cause.detail}`);
  const { language, live, notice } = view;
  const words = await wordsIn(language.id);
  const { kind, what = "" } = cause;
  const why = language.say(words[kind], { what });
  const title = kind === "offline" || kind === "broken" ? words.now : words.here;
  const body = `${why} ${words.safe}`;
  return {
    why: kind === "offline" ? language.words.unable.load : why,
    status: `${title}.`,
    show(close) {
      notice.show("unable-to-think", title, body, [{ label: language.words.keepGoing, run: close }]);
      live.say("move", toSentences({ title, body }));
    },
  };
}

/** Whether a search failed for want of a worker. Any other error refuses what was asked. @param {unknown} error */
const isOfWorker = (error) =>
  error instanceof WorkerLost ||
  (error instanceof DOMException && error.name === "SecurityError") ||
  /\bWorker\b/.test(messageOf(error)); // browsers refuse to make one by a TypeError, too

/** @param {unknown} error @param {string} game @returns {Promise<Cause>} */
export async function findCause(error, game) {
  const fault = await findEngineFault();
  if (fault) return fault;
  /** What the content security policy refuses meanwhile. @type {SecurityPolicyViolationEvent[]} */
  const refusals = [];
  const hear = (/** @type {SecurityPolicyViolationEvent} */ event) => void refusals.push(event);
  addEventListener("securitypolicyviolation", hear);
  try {
    return (await fileFault(error, game, refusals)) ?? (await workerFault(error, refusals));
  } finally {
    removeEventListener("securitypolicyviolation", hear);
  }
}

/**
 * Finds the refusal by the policy, once the browser has told.
 * @param {SecurityPolicyViolationEvent[]} refusals
 * @param {(event: SecurityPolicyViolationEvent) => boolean} isMeant  the page may be refused other things meanwhile
 */
async function findRefusal(refusals, isMeant) {
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve; // a later task than that of the event
    port2.postMessage(null);
  });
  const one = refusals.find(isMeant);
  return one && `the content security policy refuses ${one.blockedURI}, by its directive ${one.effectiveDirective}`;
}

/** Asks for the files that the error names, for the engine and for the worker. @param {unknown} error @param {string} game @param {SecurityPolicyViolationEvent[]} refusals */
async function fileFault(error, game, refusals) {
  const named = messageOf(error).match(/https?:\/\/[^\s"'()]+\.(?:m?js|wasm)\b/g) ?? [];
  const engines = (games[familyOf(game)?.id ?? ""]?.engines ?? []).map(({ wasm }) => wasm().href);
  const worker = WWW ? [new URL("./worker.js", WWW).href] : [];
  for (const address of new Set([...named, ...engines, ...worker])) {
    const fault = await faultOf(address, refusals);
    if (fault) return fault;
  }
}

/** @param {string} address @param {RequestInit} [options] */
const ask = async (address, options) => {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(PATIENCE_MS)]);
  const response = await fetch(address, { ...options, signal });
  stop.abort(); // its head is enough
  return response;
};

/** What is wrong with a file. @param {string} address @param {SecurityPolicyViolationEvent[]} refusals @returns {Promise<Cause | undefined>} */
async function faultOf(address, refusals) {
  const response = await ask(address).catch(() => null);
  if (!response) return absence(address, refusals);
  const type = response.headers.get("content-type") ?? "no type";
  if (!response.ok) return { kind: "file", detail: `${address}: ${response.status} ${response.statusText}` };
  const wanted = /\.m?js$/.test(new URL(address).pathname) ? "javascript" : "";
  if (type.includes("text/html") || !type.includes(wanted))
    return {
      kind: "file",
      detail: `${address} is sent as ${type}; it should be ${wanted ? "text/javascript" : "application/wasm"}`,
    };
}

/** Why a file does not come at all. @param {string} address @param {SecurityPolicyViolationEvent[]} refusals @returns {Promise<Cause>} */
async function absence(address, refusals) {
  const { origin: host } = new URL(address);
  const refused = await findRefusal(refusals, ({ blockedURI }) => blockedURI === address || blockedURI === host);
  if (refused) return { kind: "policy", detail: refused };
  const isThere = await ask(address, { mode: "no-cors" }).then(Boolean, () => false);
  return isThere
    ? {
        kind: "file",
        detail: `${address} comes without the header Access-Control-Allow-Origin, which a page of ${origin} needs`,
      }
    : { kind: "offline", detail: `${address} cannot be reached` };
}

/** Starts a worker, and looks whether it answers. @param {unknown} error the failure that was seen @param {SecurityPolicyViolationEvent[]} refusals @returns {Promise<Cause>} */
async function workerFault(error, refusals) {
  const seen = messageOf(error);
  let worker;
  try {
    const started = (worker = platform.spawn());
    const answer = await new Promise((resolve) => {
      started.onmessage = () => resolve("");
      started.onerror = (event) => {
        event.preventDefault();
        resolve(event.message || "it could not be loaded");
      };
      AbortSignal.timeout(PATIENCE_MS).onabort = () => resolve("it does not answer");
      started.postMessage({ id: 0, kind: "init" }); // a module that is none: it answers with an error
    });
    if (!answer) return { kind: "broken", detail: `the engine stopped: ${seen}` };
    return await refusedWorker(answer, refusals);
  } catch (refused) {
    return await refusedWorker(messageOf(refused), refusals);
  } finally {
    worker?.terminate();
  }
}

/** The directives that a worker is refused by. */
const OF_WORKERS = /^(worker-src|child-src|script-src|default-src|trusted-types|require-trusted-types-for)/;

/** @param {string} why @param {SecurityPolicyViolationEvent[]} refusals @returns {Promise<Cause>} */
async function refusedWorker(why, refusals) {
  const script = new URL("./", WWW ?? location.href);
  const start = origin === "null" ? "data:" : script.origin === origin ? "'self'" : "blob:";
  const sources = start === "'self'" ? start : `${start} ${script.origin}`;
  const refused = await findRefusal(refusals, ({ effectiveDirective }) => OF_WORKERS.test(effectiveDirective));
  return {
    kind: refused ? "policy" : "refused",
    detail: `the worker was refused: ${refused ?? why}. A content security policy needs "worker-src ${sources}", and with Trusted Types "trusted-types plyground"`,
  };
}
