/** The store of the page, which tells the visitor where something is not kept. */
import { pageStore } from "../storage.js";
import { reportFailure } from "./report-failure.js";

export const openStore = () =>
  pageStore((...news) => reportFailure(import("./trouble.js").then(({ reportTrouble }) => reportTrouble(...news))));
