/** Games that modules of the visitor's have lost by a fault: each kind is told once, with the name of the player. */
import { byId, make } from "../kit/dom.js";
import { isMatch, opponentOf, titleOf } from "./format.js";
import { say, text } from "./text.js";

/** @typedef {import("./types.d.ts").Line} Line */

/** Finds the player that has lost a game by a fault, and the fault; none where the rules ended it. @param {Line} line */
export function faultOf(line) {
  const fault = line.fault && text.list.faults[line.fault.reason];
  if (!fault) return undefined;
  return { name: isMatch(line) && line.result === "win" ? opponentOf(line) : titleOf(line), fault };
}

/** Tells the faults of a run. @param {import("../core/lab/run.js").Run | null} run */
export function drawFaults(run) {
  const rows = tellFaults(run?.lines ?? []);
  const place = byId("run-faults", HTMLElement);
  place.hidden = rows.length === 0;
  const told = rows.join("\n");
  if (place.dataset.told === told) return; // it is not read out again
  place.dataset.told = told;
  place.replaceChildren(...rows.map((row) => make("p", {}, row)));
}

/** A sentence for each player and kind of fault, with the detail of its first game. @param {readonly Line[]} lines */
function tellFaults(lines) {
  /** @type {Map<string, {name: string, fault: string, detail: string, n: number}>} */
  const kinds = new Map();
  for (const line of lines) {
    const found = line.fault && faultOf(line);
    if (!found) continue;
    const key = `${found.name}\n${found.fault}`;
    const kind = kinds.get(key) ?? { ...found, detail: line.fault?.detail ?? "", n: 0 };
    kinds.set(key, { ...kind, n: kind.n + 1 });
  }
  return [...kinds.values()].map(({ detail, ...kind }) => {
    const told = say(text.faults.told, kind);
    return detail ? say(text.faults.why, { told, detail }) : told;
  });
}
