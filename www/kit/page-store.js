/** The store of the page, which reports what it cannot save. */
import { pageStore } from "../storage.js";
import { reportFailure } from "./report-failure.js";

export const openStore = () =>
  pageStore((...news) => reportFailure(import("./trouble.js").then(({ reportTrouble }) => reportTrouble(...news))));
