// Die Wörter der Anleitung, auf Deutsch.

/** @type {import("../language.js").Sparse<import("../en/guide.js").Words>} */
export const words = {
  title: "Plyground: wie es funktioniert",
  heading: "Wie es funktioniert",
  contents: "Auf dieser Seite",
  who: "Wer es spielt",
  play: "Auf der Seite spielen",

  thinking: {
    title: "Vorausdenken",
    three:
      "Ein Computer, der gut spielt, tut dreierlei. Er schaut voraus: Wenn ich dorthin ziehe, was kann dann kommen, und was kann ich dagegen tun? Er bewertet die Stellungen am Ende dessen, was er sieht: Wie gut sieht das aus? Und er trägt das Urteil zurück, von den letzten Stellungen zu den Zügen, die dorthin führen.",
    less: "Einen Zug weiter zu schauen kostet ein Vielfaches, darum sehen sich gute Programme weniger an: Sie lassen aus, was die Wahl nicht ändern kann (Alpha-Beta), merken sich Stellungen, die sie schon getroffen haben (eine Zugumstellungstabelle), und versuchen aussichtsreiche Züge zuerst. Sie gehen Schritt für Schritt tiefer, einen Halbzug nach dem anderen, sodass es immer einen bisher besten Zug gibt, wenn die Zeit um ist.",
    chance:
      "Wo gewürfelt wird, wie in 2048, ist kein Gegner zu fürchten, sondern Glück zu wägen: Expectimax nimmt den besten der eigenen Züge und das Mittel über alles, was der Zufall tun kann. Ein dritter Weg bewertet gar nichts: Er spielt das Spiel Tausende Male zufällig zu Ende und sieht, welcher Zug am besten abschnitt (Monte Carlo).",
  },

  tiles: {
    rules:
      "Alle Kacheln rutschen zusammen in eine von vier Richtungen, und zwei gleiche, die sich treffen, werden eine von doppeltem Wert. Dann erscheint eine neue Kachel auf einem freien Feld, in neun von zehn Fällen eine 2, sonst eine 4. Das Spiel ist vorbei, wenn sich nichts mehr bewegt.",
    play: "Wer gut spielt, hält die großen Kacheln in einer Ecke, in fallender Folge an den Rändern entlang, und Felder frei. Das messen die Merkmale der Bewertung; jedes hat auf der Seite einen Regler. Drücke Selbstspiel und sieh zu.",
    tryPairs: "Ausprobieren: vier Paare zusammenschieben",
    tryCorner: "Eine geordnete Ecke ansehen",
  },

  pentago: {
    rules:
      "Zwei Spieler legen abwechselnd Kugeln in Mulden; nach jeder Kugel dreht, wer sie legte, einen der vier Quadranten um ein Viertel. Fünf in einer Reihe gewinnen. Beide zugleich, oder ein volles Brett ohne, ist unentschieden.",
    play: "Für jeden Zug gibt es bis zu 288 Möglichkeiten, darum ist Vorausschauen teuer; doch eine gewonnene Reihe ist bald gesehen. Spielen beide Seiten perfekt, gewinnt die erste, wie eine Berechnung über alle drei Billiarden Stellungen gezeigt hat (Irving 2014). Ab 18 Kugeln kennt der starke Spieler hier auch den wahren Wert jeder Stellung.",
    tryWin: "Ausprobieren: mit einem Zug gewinnen",
    trySolved: "Hier gewinnt nur ein Zug: finden, oder Tipp drücken",
  },

  loa: {
    rules:
      "Ein Stein zieht in gerader Linie genau so viele Felder, wie Steine beider Farben auf dieser Linie stehen. Er springt über eigene, nie über fremde; landet er auf einem fremden, ist der geschlagen. Wer alle Steine in einer verbundenen Gruppe hat, auch über Ecken, gewinnt. Wähle einen Stein: Das Brett zeigt die Linien mit ihren Zahlen und wohin er darf.",
    play: "Schlagen ist an sich kein Gewinn: Weniger Steine sind eher verbunden. Der starke Spieler wägt, wie nah die Steine ihrer Mitte stehen, wie frei sie ziehen, ob die anderen am Rand eingemauert sind, und sechs weitere Merkmale (nach Winands); jedes hat auf der Seite einen Regler.",
    tryConnect: "Ausprobieren: mit einem Zug verbinden",
    tryMiddle: "Ein Mittelspiel: Tipp zeigt den besten Zug",
  },

  embed: {
    title: "Ein Brett in deiner Seite",
    how: "Kopiere die Dateien dieser Seite in einen Ordner bei deinem Anbieter und füge diese Zeilen in eine beliebige Seite ein. Wähle, wie das Brett sein soll:",
    copy: "Kopieren",
    copied: "Kopiert.",
    notCopied: "Kopieren war nicht erlaubt; bitte die Zeilen markieren und kopieren.",
    preview: "Das ist es:",
    frame: "Dasselbe Brett in einem Rahmen, von dort, wo diese Dateien liegen:",
    more: "Methoden, Ereignisse, Gestaltung, Rahmen mit Nachrichten, das Paket für Bundler und Node.js und die Rust-Bibliothek beschreiben docs/embedding.md und docs/library.md im Projekt (auf Englisch).",
  },

  form: {
    game: "Spiel",
    player: "Wer denkt",
    usual: "wer es am besten spielt",
    side: "Der Computer spielt",
    sides: { none: "keine Seite", "human,ai": "als Zweiter", "ai,human": "als Erster", "ai,ai": "beide Seiten" },
    budget: "Zeit für einen Zug, in Millisekunden",
    theme: "Hell oder dunkel",
    themes: { none: "wie die Seite", auto: "wie das System", light: "hell", dark: "dunkel" },
    controls: "Knöpfe unter dem Brett",
    autoplay: "Spielt von selbst",
    keep: "Behält das Spiel für den nächsten Besuch",
  },
};
