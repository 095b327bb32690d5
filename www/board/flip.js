// A board of two sides, turned by half a turn: the attribute `flipped`.

/** Whether a board is turned. @param {Element} host */
export const isFlipped = (host) => host.hasAttribute("flipped");

/**
 * The styles of a turned board, for the style sheet of a game. What is drawn of letters or of light stays upright.
 * @param {string} upright selectors of parts of the board
 * @param {string} [also] selectors of what turns with it
 */
export const makeFlippedStyle = (upright, also = "") => `
:host([flipped]) :is(.board${also && `, ${also}`}) { transform: rotate(180deg); }
:host([flipped]) :is(.file, .rank, ${upright}) { transform: rotate(180deg); }
:host([flipped]) .notice[data-kind="over"] { align-content: start; }
:host([flipped]) .notice[data-kind="over"][data-up] { align-content: end; }
`;
