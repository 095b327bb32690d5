/** The start of the lab's page: words, theme, engine. */
import { Lab } from "./lab.js";
import { nameBy } from "./names.js";
import { start, translateCatalogue } from "./text.js";

const store = await start();
// A dynamic import: a browser that cannot load the engine still shows why.
const { loadEngine } = await import("./engine.js");
const engine = await loadEngine();
const catalogue = translateCatalogue(engine.catalogue);
nameBy(catalogue);
await Lab.open({ ...engine, catalogue }, store);
document.body.classList.add("is-ready");
