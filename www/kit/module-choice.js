/** The choice of a module of the visitor's that plays: by its address, or as a file. */
import { SITE_ROOT } from "../guest.js";
import { guestName } from "../guest-name.js";
import { dialogWords } from "./dialog-words.js";
import { make } from "./dom.js";
import { notify } from "./notices.js";
import { findModule, saveModule } from "./own-module.js";
import { say } from "./page-text.js";
import { showProblem, VisitorError } from "./problem.js";

/** Files of the site, copied there by the build: a module to start from, and what it hears and says. */
const STARTER = "examples/engines/random-module.js";
const PROTOCOL = "docs/engine-protocol.md";

/**
 * The fields of the choice.
 * @param {string} prefix of the ids
 * @param {string} address
 * @param {(address: string) => void} choose
 * @param {() => void} [onLost] called where the browser turns out to have lost the file
 */
export function makeModuleFields(prefix, address, choose, onLost = () => {}) {
  const words = dialogWords().module;
  const field = make("input", {
    type: "text",
    id: `${prefix}module`,
    value: address,
    autocomplete: "off",
    spellcheck: false,
    placeholder: "mine.js",
  });
  const problem = make("div", { className: "error", role: "alert" });
  const take = async (/** @type {string} */ chosen) => {
    showProblem(problem);
    choose(chosen);
    await check(chosen);
  };
  const check = async (/** @type {string} */ chosen) => {
    if ((await findModule(chosen)) || field.value.trim() !== chosen) return;
    showProblem(problem, new VisitorError(say(words.lost, { name: guestName(chosen) })));
    onLost();
  };
  field.addEventListener("change", () => take(field.value.trim()));
  const file = makeFileInput((chosen) => {
    field.value = chosen;
    take(chosen);
  }, problem);
  file.id = `${prefix}module-file`;
  if (address) check(address);
  return [
    make("label", { className: "stacked", htmlFor: field.id }, words.address, field),
    make(
      "div",
      { className: "buttons" },
      make("label", { className: "file-button" }, file, make("span", {}, words.file)),
    ),
    problem,
    make("p", { className: "quiet" }, words.help),
    makeLinks(),
  ];
}

/** Lets the visitor choose a file without the fields. @param {(address: string) => void} choose */
export const chooseModule = (choose) => makeFileInput(choose).click();

/** The choice of a file, which is saved. @param {(address: string) => void} choose @param {HTMLElement} [place] of problems, else a notice tells them */
function makeFileInput(choose, place) {
  const file = make("input", { type: "file", accept: ".js,.mjs,text/javascript" });
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    file.value = "";
    if (!chosen) return;
    try {
      choose(await saveModule(chosen));
    } catch {
      const { notKept } = dialogWords().module;
      if (place) showProblem(place, new VisitorError(notKept));
      else notify(notKept, { kind: "error" });
    }
  });
  return file;
}

/** Links to a whole module to start from, and to the protocol. */
function makeLinks() {
  const words = dialogWords().module;
  const [starter, protocol] = [STARTER, PROTOCOL].map((path) => new URL(path, SITE_ROOT).href);
  return make(
    "p",
    { className: "quiet" },
    make("a", { href: starter, download: "my-engine.js" }, words.starter),
    " · ",
    make("a", { href: protocol, download: "engine-protocol.md" }, words.protocol),
  );
}
