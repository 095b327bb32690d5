/** The store of the page, which tells the visitor where something is not kept. */
import { pageStore } from "../storage.js";
import { acting } from "./acting.js";

export const openStore = () =>
  pageStore((...news) => acting(import("./trouble.js").then(({ tellTrouble }) => tellTrouble(...news))));
