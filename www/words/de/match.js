// Die Wörter der Partien, die zwei Menschen per Link spielen, auf Deutsch.

/** @type {import("../match.js").OwnWords} */
export const words = {
  panel: {
    link: "Eine Partie per Link",
    linkHelp: "Jeder Zug ist ein Link, den ihr euch schickt, mit jedem Messenger. Ohne Konto, ohne Server.",
    first: "Wer beginnt",
    firsts: { me: "Du beginnst", other: "Dein Gegenüber beginnt" },
    begin: "Partie per Link beginnen",
    duel: "Ein Duell per Link",
    duelHelp:
      "Beide bekommen für gleiche Züge gleiche Kacheln. Die Partie deines Gegenübers steht neben deiner und zieht mit.",
    beginDuel: "Duell beginnen",
    kept: "Deine Partien per Link",
    item: "{game} gegen {name}",
    yours: "du bist am Zug",
    theirs: "du wartest",
    unsent: "noch nicht verschickt",
    over: "zu Ende",
    duels: "Duell",
    remove: "Entfernen: {item}",
  },

  someone: "dein Gegenüber",

  card: {
    label: "Partie per Link",
    leave: "Diese Partie verlassen; sie bleibt gespeichert",
    invite: "Schick diesen Link an den Menschen, mit dem du spielen willst.",
    yourTurn: "Du bist am Zug. Du spielst {side}.",
    offered: "Du bist am Zug. {name} bietet Remis an. Ein Zug von dir lehnt es ab.",
    send: "Schick deinen Zug an {name}.",
    sent: "Jetzt ist {name} am Zug. Die Antwort ist ein Link: Öffne ihn in diesem Browser.",
    over: "Die Partie ist zu Ende. Schick den letzten Link, damit {name} es auch sieht.",
    read: "Die Partie ist zu Ende.",
    link: "Link zum Verschicken",
    copy: "Link kopieren",
    copied: "Link kopiert. Jetzt verschicken.",
    share: "Teilen …",
    code: "QR-Code",
    hideCode: "QR-Code zuklappen",
    codeOf: "QR-Code des Links",
    tooLong: "Der Link ist zu lang für einen QR-Code. Kopiere ihn stattdessen.",
    name: "Dein Name, wenn du ihn nennen willst",
    offer: "Damit Remis anbieten",
    accept: "Remis annehmen",
    resign: "Aufgeben",
    message: "Plyground: Du bist am Zug!",
    messageDuel: "Plyground: Schlägst du meine Partie? Gleiche Kacheln für beide.",
  },

  end: {
    won: "Du gewinnst",
    lost: "{name} gewinnt",
    resignedMine: "Du hast aufgegeben.",
    resignedTheirs: "{name} hat aufgegeben.",
    draw: "Remis",
    agreed: "Ihr habt euch auf Remis geeinigt.",
  },

  duel: {
    invite:
      "Spiel, so weit du magst, dann schick deine Partie. Dein Gegenüber bekommt für gleiche Züge gleiche Kacheln.",
    race: "Die Partie von {name} zieht mit deiner mit.",
    ghost: "{name}, {ply} von {n} Zügen: {points} Punkte",
    total: {
      one: "{name} hat nach {n} Zug {points} Punkte und spielt weiter.",
      other: "{name} hat nach {n} Zügen {points} Punkte und spielt weiter.",
    },
    final: {
      one: "{name} hat in {n} Zug {points} Punkte gemacht.",
      other: "{name} hat in {n} Zügen {points} Punkte gemacht.",
    },
    verified: "Geprüft: Aus dem Startwert neu gespielt, kam jede Kachel gleich heraus.",
    won: "Du gewinnst das Duell: {mine} gegen {theirs} Punkte.",
    lost: "{name} gewinnt das Duell: {theirs} gegen {mine} Punkte.",
    even: "Das Duell endet unentschieden: {mine} Punkte für beide.",
    wait: "Deine Partie ist zu Ende. {name} spielt noch: Schick deine, und öffne den Link, der zurückkommt.",
    first: "Deine Partie ist mit {mine} Punkten zu Ende. Schick sie, und öffne den Link, der zurückkommt.",
  },

  refused: {
    old: "Dieser Link ist älter als deine Partie. Hier ist sie, wie sie steht.",
    fork: "Dieser Link setzt deine Partie nicht fort: Zug {ply} ist ein anderer. Deine Partie bleibt, wie sie ist.",
    ahead:
      "Dieser Link setzt deine Partie nicht fort: Er enthält einen Zug von dir, den du hier nicht gemacht hast. Deine Partie bleibt, wie sie ist.",
    over: "Diese Partie ist schon zu Ende. Sie bleibt, wie sie ist.",
    claim: "Dieser Link beendet die Partie in deinem Namen, und das hast du nicht getan. Sie bleibt, wie sie ist.",
    forged: "Diese Partie wurde nicht mit den Kacheln ihres Startwerts gespielt. So ist sie kein Duell.",
    otherTiles: "Diese Partie hat andere Kacheln als dein Duell. Dein Duell bleibt, wie es ist.",
    otherGame: "Dieser Link gehört zu einer anderen Partie gleichen Namens. Deine Partie bleibt, wie sie ist.",
    noMatch: "Der Link sagt nicht, zu welcher Partie er gehört.",
    look: "Nur ansehen",
    notYourTurn: "{name} ist am Zug. Öffne den Link, den du bekommst.",
    notNow: "Dieser Zug ist gemacht und verschickt. Geh zum letzten Zug, um weiterzuspielen.",
    computer: "Hier spielen zwei Menschen. Der Computer macht keine Züge.",
    ended: "Diese Partie ist zu Ende.",
    noBack: "In einem Duell wird kein Zug zurückgenommen. Geh zum letzten Zug, um weiterzuspielen.",
  },
};
