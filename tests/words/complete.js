// The words that each language lacks; English stands in for them. Asked for before a release: `node tests/words/complete.js` fails when something
// lacks. With `--warn`, for builds, it says one line for each such language and never fails.
import { LANGUAGES } from "../../www/words/language.js";
import { compare, others } from "./compare.js";

const [option, ...more] = process.argv.slice(2);
if ((option !== undefined && option !== "--warn") || more.length) {
  console.error("usage: node tests/words/complete.js [--warn]");
  process.exit(2);
}
for (const id of others) {
  const { lacks, total } = await compare(id);
  const name = `${LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (id)]} (${id})`;
  if (option === "--warn") {
    if (lacks.length) console.log(`warning: ${name} lacks ${lacks.length} of ${total} words; English stands in`);
    continue;
  }
  console.log(lacks.length ? `${name} lacks ${lacks.length} of ${total} words:` : `${name} has all ${total} words`);
  for (const at of lacks) console.log(`  ${at}`);
  if (lacks.length) process.exitCode = 1;
}
