// What `cargo xtask` does with words; xtask/src/words.rs runs it.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.js";
import { OTHERS } from "./data.js";
import { mirror } from "./mirror.js";
import { reportAll, reportOne, tidy } from "./report.js";

const USAGE = `\`words\` takes nothing, \`--tidy\`, or a language (${OTHERS.join(", ")}) and, after \`--right\`, keys of stale messages`;

/** @param {string[]} args @returns {Promise<boolean>} */
async function report([id, option, ...keys]) {
  if (id === "--tidy") for (const other of OTHERS) await tidy(other);
  if (id === undefined || id === "--tidy") return reportAll();
  const isRight = option === undefined || (option === "--right" && keys.length > 0);
  if (!OTHERS.includes(id) || !isRight) throw new Error(USAGE);
  return reportOne(id, keys);
}

const [command, ...args] = process.argv.slice(2);
try {
  if (command === "build") {
    if (args.includes("--mirror"))
      await mirror((await import(pathToFileURL(resolve("www/catalogue.js")).href)).catalogue);
    await build();
  } else if (command === "report") process.exitCode = (await report(args)) ? 0 : 1;
  else throw new Error(`no command ${command}`);
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
