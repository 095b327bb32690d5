// An engine for Plyground's page in forty lines: it takes a legal move at random. Choose this file as "Your own engine", beside the board
// or in the lab, then write your own bestMove. The protocol has all lines that an engine hears and may say.

/** Its name, as the page shows it. */
const NAME = "Random";

/**
 * The move for a position. All moves are words such as `b22L` in Pentago, `c1-c3` in Lines of Action or `left` in 2048.
 * @param {string} _position the board as text, row by row, and the side to move
 * @param {string[]} legal all moves that are legal here: the answer is one of them
 */
function bestMove(_position, legal) {
  return legal[Math.floor(Math.random() * legal.length)];
}

/** Sends a line to the page. @param {string} line */
const say = (line) => self.postMessage(line);

let position = "";
/** @type {string[]} */
let legal = [];

// The page sends lines too. Of each, the first word says what it is about; a line that is not needed is left out.
self.onmessage = ({ data }) => {
  const [word, ...words] = data.split(" ");
  if (word === "ugi") {
    say(`id name ${NAME}`);
    say("ugiok"); // within 5 seconds
  } else if (word === "isready") say("readyok");
  else if (word === "position") position = words.join(" ");
  else if (word === "legal") legal = words;
  else if (word === "go") {
    // The words after it are the limits: `movetime 100` is a tenth of a second.
    const move = bestMove(position, legal);
    say(`info depth 1 nodes ${legal.length} pv ${move}`); // shown beside the board
    say(`bestmove ${move}`);
  }
};
