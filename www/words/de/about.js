// The words of the page about Plyground, in German.

/** @type {import("../about.js").OwnWords} */
export const words = {
  title: "Plyground: Worum es geht",
  heading: "Worum es geht",
  lead: "Brettspiele, die denken, in einer Webseite. Du spielst sie, fragst nach dem besten Zug und siehst, warum er der beste ist. Du änderst, wie der Computer urteilt, und misst, was das bewirkt. Einen Server gibt es nicht: Alles läuft im Browser.",

  boards: {
    title: "Bretter für deine eigene Seite",
    about:
      "Vor einem Klick wird nichts von der Engine geladen. Die Zeilen unter einem Brett sind alles, was eine Seite braucht.",
    copy: "Kopieren",
    copied: "Kopiert.",
    notCopied: "Kopieren war nicht erlaubt; markiere die Zeilen und kopiere sie.",
  },

  teachers: {
    title: "Für den Unterricht",
    lessons:
      "Lektionen gehen Algorithmen an kleinen Bäumen Schritt für Schritt durch. Jede Suche lässt sich als Baum zeichnen, jede Partie Zug für Zug durchsehen.",
    weights: "Jedes Gewicht einer Bewertung hat einen Schieber und wirkt beim nächsten Zug.",
    lab: "Ein Versuch spielt Tausende von Partien, mit Tabellen, Diagrammen und Intervallen. Sein Link enthält alle Einstellungen; so wiederholt ihn die ganze Klasse.",
    puzzles: "Mehr als 1000 Stellungen haben genau einen richtigen Zug, durch eine Suche bis zum Ende bewiesen.",
  },

  owners: {
    title: "Für die eigene Website",
    static: "Es ist ein Ordner mit Dateien für jeden statischen Host. Kein Header ist nötig und kein Build.",
    privacy:
      "Kein Konto, kein Cookie, keine Anfrage an einen anderen Host. Was aufgehoben wird, bleibt im Browser des Besuchers.",
    languages:
      "Bretter sprechen acht Sprachen, lassen sich mit Tastatur, Finger und Screenreader bedienen und nehmen deine Farben an.",
    form: "Ein Formular schreibt die Zeilen, auch für Frames.",
  },

  weight: {
    title: "Was ein Brett wiegt",
    about:
      "Hier gemessen, in deinem Browser, wenn ein Brett oben gestartet wird; gemeinsame Dateien zählen beim ersten.",
    board: "Brett",
    size: "Geladen",
    time: "Bis es spielbereit war",
    before: "Diese Seite ohne Brett",
    waiting: "nicht gestartet",
    kilobytes: "{n} KB",
    milliseconds: "{n} ms",
  },

  ladder: {
    title: "Wie stark es ist",
    about:
      "Wertungen der Stufen nach Hunderten von Partien gegeneinander, in Elo; zufällige Züge haben 0. Wo man allein spielt, die mittlere Punktzahl der besten Spieler.",
    level: "Stufe",
    elo: "Elo",
    player: "Spieler",
    mean: "Mittel",
  },
};
