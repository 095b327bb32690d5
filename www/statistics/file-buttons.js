/** The buttons that save everything as a file, open one, or erase everything. */

import { createBackup, parseBackup, RestoreError, restoreBackup } from "../core/backup.js";
import { FileError } from "../core/own-file.js";
import { confirm } from "../kit/dialog.js";
import { button, byId, input, setText } from "../kit/dom.js";
import { download } from "../kit/download.js";
import { deleteModules } from "../kit/own-module.js";
import { describeError, makeMessage } from "../kit/problem.js";
import { RunStore } from "../lab/run-store.js";
import { say, text } from "./statistics-text.js";

/** @type {import("../core/backup.js").SavedData} */
const here = { keys: () => Object.keys(localStorage), area: () => localStorage, runs: () => RunStore.open() };

/** @param {() => Promise<void>} changed called when something else is kept */
export function mountFile(changed) {
  const chosen = input("file");
  const error = byId("file-error", HTMLElement);
  const tell = (/** @type {string} */ words) => setText(byId("file-status", HTMLElement), words);

  /** Does what a button says, and tells what came of it. @param {() => Promise<string>} act an empty text: nothing */
  const telling = (act) => async () => {
    error.replaceChildren();
    tell("");
    try {
      tell(await act());
    } catch (problem) {
      error.replaceChildren(...wordsOf(problem));
    }
  };

  button("save").addEventListener("click", telling(save));
  button("open").addEventListener("click", () => chosen.click());
  chosen.addEventListener(
    "change",
    telling(async () => {
      const [file] = chosen.files ?? [];
      if (!file) return "";
      try {
        return await open(file);
      } finally {
        chosen.value = ""; // the same file may be chosen again
      }
    }),
  );
  button("erase").addEventListener(
    "click",
    telling(async () => {
      if (!(await confirm("erase"))) return "";
      await restoreBackup(here, { texts: {}, runs: [] });
      await deleteModules(); // they are in no file
      await changed();
      return text.file.erased;
    }),
  );

  async function save() {
    const name = `plyground-${new Date().toISOString().slice(0, 10)}.json`;
    const { file, isWhole } = await createBackup(here);
    download(name, new Blob([JSON.stringify(file)], { type: "application/json" }));
    return say(isWhole ? text.file.saved : text.file.savedPart, { name });
  }

  /** @param {File} file */
  async function open(file) {
    const kept = parseBackup(await file.text());
    if (!(await confirm("replace"))) return "";
    await restoreBackup(here, kept);
    await changed();
    return text.file.opened;
  }
}

/** @param {unknown} problem */
const wordsOf = (problem) =>
  problem instanceof FileError || problem instanceof RestoreError
    ? makeMessage(text.file[problem.kind])
    : makeMessage(...describeError(problem));
