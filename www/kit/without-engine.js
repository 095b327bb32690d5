/** Tells visitors of a page where no engine can run: its boards, or what they ask for, would stay empty. */
import { findEngineFault } from "../engine-fault.js";
import { notify } from "./notices.js";
import { language } from "./page-text.js";

export async function warnWithoutEngine() {
  const fault = await findEngineFault();
  if (!fault) return;
  const { wordsIn } = await import("../words/trouble.js");
  const { kind, detail, what = "" } = fault;
  const words = await wordsIn(language.id);
  notify(language.say(words[kind], { what }), { kind: "error", stays: true, details: detail });
}
