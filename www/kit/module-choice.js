/** The choice of a module of the visitor's that plays: by its address, or as a file. */
import { dialogWords } from "./dialog-words.js";
import { make } from "./dom.js";
import { saveModule } from "./own-module.js";
import { showProblem, VisitorError } from "./problem.js";

/**
 * The fields of the choice.
 * @param {string} prefix of the ids
 * @param {string} address
 * @param {(address: string) => void} choose
 */
export function makeModuleFields(prefix, address, choose) {
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
  field.addEventListener("change", () => {
    showProblem(problem);
    choose(field.value.trim());
  });
  const file = make("input", { type: "file", id: `${prefix}module-file`, accept: ".js,.mjs,text/javascript" });
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    file.value = "";
    if (!chosen) return;
    try {
      field.value = await saveModule(chosen);
      showProblem(problem);
      choose(field.value);
    } catch {
      showProblem(problem, new VisitorError(words.notKept));
    }
  });
  return [
    make("label", { className: "stacked", htmlFor: field.id }, words.address, field),
    make(
      "div",
      { className: "buttons" },
      make("label", { className: "file-button" }, file, make("span", {}, words.file)),
    ),
    problem,
    make("p", { className: "quiet" }, words.help),
  ];
}
