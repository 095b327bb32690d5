// The help in the catalogue of boards. Others' pages find it there once a board is ready; a page of ours loads it where it shows some.

let isLater = false;

/** Boards of this page get ready without help in the catalogue: importing `catalogue.js` fills it in. */
export const deferHelp = () => void (isLater = true);

/** Fills in the help. A board does without where it does not load. */
export const loadHelp = async () => void (isLater || (await import("../catalogue.js").catch(() => {})));
