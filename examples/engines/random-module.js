// A player for every game of Plyground's page in thirty lines: it takes a legal move at random. Choose this file as "A module of your
// own", in the lab or beside the board. The protocol: docs/engine-protocol.md

/**
 * Put your own thoughts here. The position and the moves are text, as `plyground replay` writes them.
 * @param {string} _position @param {string[]} legal
 */
function bestMove(_position, legal) {
  return legal[Math.floor(Math.random() * legal.length)];
}

let position = "";
/** @type {string[]} */
let legal = [];
self.onmessage = ({ data }) => {
  const [word, ...words] = data.split(" ");
  if (word === "ugi") self.postMessage("ugiok");
  else if (word === "isready") self.postMessage("readyok");
  else if (word === "position") position = words.join(" ");
  else if (word === "legal") legal = words;
  else if (word === "go") self.postMessage(`bestmove ${bestMove(position, legal)}`);
};
