// The words of matches that two people play by links, in English.

/** @typedef {import("../language.js").Plural} Plural */

export const words = {
  panel: {
    link: "A game by link",
    linkHelp: "Each move is a link that you send by any messenger. There is no account and no server.",
    first: "Who begins",
    firsts: { me: "You begin", other: "The other begins" },
    begin: "Start a game by link",
    duel: "A duel by link",
    duelHelp:
      "Both get the same tiles for the same moves. The game of the other stands beside yours and moves as you move.",
    beginDuel: "Start a duel",
    kept: "Your games by link",
    item: "{game} with {name}",
    yours: "your turn",
    theirs: "not your turn",
    unsent: "not sent yet",
    over: "over",
    duels: "duel",
    remove: "Remove: {item}",
  },

  someone: "your partner",

  card: {
    label: "Game by link",
    leave: "Leave this game; it is kept",
    invite: "Send this link to the one you want to play with.",
    yourTurn: "Your turn. You play {side}.",
    offered: "Your turn. {name} offers a draw. A move of yours declines it.",
    send: "Send your move to {name}.",
    sent: "Now it is the turn of {name}. The answer is a link: open it in this browser.",
    over: "The game is over. Send the last link, so that {name} sees it too.",
    read: "The game is over.",
    link: "Link to send",
    copy: "Copy link",
    copied: "Link copied. Now send it.",
    share: "Share…",
    code: "QR code",
    hideCode: "Hide QR code",
    codeOf: "QR code of the link",
    tooLong: "The link is too long for a QR code. Copy it instead.",
    name: "Your name, if you want to say it",
    offer: "Offer a draw with it",
    accept: "Accept the draw",
    resign: "Resign",
    message: "Plyground: your move!",
    messageDuel: "Plyground: can you beat my game? The same tiles for both.",
  },

  end: {
    won: "You win",
    lost: "{name} wins",
    resignedMine: "You have resigned.",
    resignedTheirs: "{name} has resigned.",
    draw: "Draw",
    agreed: "You have agreed on a draw.",
  },

  duel: {
    invite: "Play as far as you like, then send your game. The other gets the same tiles for the same moves.",
    race: "The game of {name} moves as you move.",
    ghost: "{name}, {ply} of {n} moves: {points} points",
    total: /** @type {Plural} */ ({
      one: "{name} has {points} points after {n} move, and goes on.",
      other: "{name} has {points} points after {n} moves, and goes on.",
    }),
    final: /** @type {Plural} */ ({
      one: "{name} made {points} points in {n} move.",
      other: "{name} made {points} points in {n} moves.",
    }),
    verified: "Verified: played again from its seed, every tile came out the same.",
    won: "You win the duel: {mine} against {theirs} points.",
    lost: "{name} wins the duel: {theirs} against {mine} points.",
    even: "The duel is even: {mine} points each.",
    wait: "Your game is over. {name} still plays: send yours, and open the link that comes back.",
    first: "Your game is over with {mine} points. Send it, and open the link that comes back.",
  },

  table: {
    title: "At this board",
    clock: "Clock of each side",
    noClock: "None",
    choice: /** @type {Plural} */ ({
      one: "{n} minute, and {seconds} s for each move",
      other: "{n} minutes, and {seconds} s for each move",
    }),
    clockHelp: "It runs from the first move on, and stands still while the page is closed.",
    clockOf: "Clock of {side}",
    flip: "Turn the board",
    offer: "Offer a draw",
    resign: "Resign",
    declined: "The computer declines: it does not think that the game is even.",
    early: "The computer declines: the game has hardly begun.",
    notYet: "Offer it when it is your turn.",
    agreed: "Both sides have agreed on it.",
    agreedComputer: "The computer agrees.",
    wins: { side: "{winner} wins", you: "You win", computer: "The computer wins" },
    resigned: { side: "{side} has resigned.", you: "You have resigned.", computer: "The computer has resigned." },
    flag: { side: "The time of {side} is up.", you: "Your time is up.", computer: "The computer’s time is up." },
  },

  refused: {
    old: "This link is older than your game. Here is your game as it stands.",
    fork: "This link does not continue your game: at move {ply} it has another move. Your game stays as it is.",
    ahead:
      "This link does not continue your game: it has a move of yours that you did not make here. Your game stays as it is.",
    over: "This game has ended already. It stays as it is.",
    claim: "This link ends the game in your name, and you did not. Your game stays as it is.",
    forged: "This game was not played on the tiles of its seed, so it is no duel.",
    otherTiles: "This game is on other tiles than your duel. Your duel stays as it is.",
    otherGame: "This link is of another game than yours of the same name. Your game stays as it is.",
    noMatch: "The link does not say the game that it belongs to.",
    look: "Just look at it",
    notYourTurn: "It is the turn of {name}. Open the link that {name} sends you.",
    notNow: "That move is made and sent. Go to the last move to play on.",
    computer: "Here two people play. The computer makes no moves.",
    ended: "This game is over.",
    noBack: "In a duel no move is taken back. Go to the last move to play on.",
  },
};

/** @typedef {typeof words} Words */
