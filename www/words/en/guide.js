// The words of the guide, in English. They stand in guide.html by `data-text` or `data-label`.

export const words = {
  title: "Plyground: how it works",
  heading: "How it works",
  contents: "On this page",
  who: "Who plays it",
  play: "Play it on the page",

  thinking: {
    title: "Thinking ahead",
    three:
      "A computer that plays well does three things. It looks ahead: if I go there, what may come then, and what can I do about it? It judges the positions at the end of what it can see: how good does this look? And it backs the judgement up, from the last positions to the moves that lead there.",
    less: "Looking one move further costs many times more, so good programs look at less: they leave out lines that cannot change the choice (alpha-beta), remember positions they have met (a transposition table), and try promising moves first. They deepen step by step, one ply after the other, so that there is a best move so far whenever time is up.",
    chance:
      "Where dice fall, as in 2048, there is no opponent to fear but luck to weigh: expectimax takes the best of its own moves and the mean over what chance may do. A third way judges nothing: it plays the game to its end at random, thousands of times, and sees which move fared best (Monte Carlo).",
  },

  tiles: {
    rules:
      "All tiles slide together in one of four directions, and two equal ones that meet become one of twice the value. Then a new tile appears on a free cell, nine times in ten a 2, else a 4. The game is over when nothing moves.",
    play: "Good play keeps the large tiles in a corner, in falling order along the edges, and cells free. That is what the features of the evaluation measure; each has a slider on the page. Press Autoplay and watch.",
    tryPairs: "Try it: slide four pairs together",
    tryCorner: "See a corner in order",
  },

  pentago: {
    rules:
      "Two players put marbles into holes by turns; after each marble its player turns one of the four quadrants by a quarter. Five in a row win. Both at once, or a full board without any, is a draw.",
    play: "Each turn has up to 288 ways to play it, so looking ahead is dear; but a won line is soon seen. Perfect play by both sides wins for the first, as a computation over all three thousand million million positions has shown (Irving 2014). From 18 marbles on the strong player here knows the true value of every position too.",
    tryWin: "Try it: win with one move",
    trySolved: "Only one move wins here: find it, or press Hint",
  },

  loa: {
    rules:
      "A man moves in a straight line exactly as many squares as there are men of both colours on that line. It jumps its own, never the other side’s; where it lands on one, that is captured. Who has all men in one connected group, corners counting, wins. Choose a man: the board shows the lines with their counts, and where it may go.",
    play: "Captures are no gain in themselves: fewer men are sooner connected. The strong player weighs how close the men stand to their centre, how freely they move, whether the others are walled in at the edge, and six more features (after Winands); each has a slider on the page.",
    tryConnect: "Try it: connect with one move",
    tryMiddle: "A middle game: press Hint for the best move",
  },

  embed: {
    title: "A board in your page",
    how: "Copy this site’s files into a folder of your host and paste these lines into any page. Choose what the board shall be:",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "Copying was not allowed; select the lines and copy them.",
    preview: "This is it:",
    frame: "The same board in a frame, from wherever these files lie:",
    more: "Methods, events, styling, frames with messages, the package for bundlers and Node.js, and the Rust library are described in the project’s docs/embedding.md and docs/library.md.",
  },

  form: {
    game: "Game",
    player: "Who thinks",
    usual: "whoever plays it best",
    side: "The computer plays",
    sides: { none: "neither side", "human,ai": "second", "ai,human": "first", "ai,ai": "both sides" },
    budget: "Time for a move, in milliseconds",
    theme: "Light or dark",
    themes: { none: "as the page", auto: "as the system", light: "light", dark: "dark" },
    controls: "Buttons below the board",
    autoplay: "Plays by itself",
    keep: "Keeps the game for the next visit",
  },
};

/** @typedef {typeof words} Words */
