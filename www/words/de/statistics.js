// The words of the statistics, in German.

/** @type {import("../statistics.js").OwnWords} */
export const words = {
  title: "Plyground: deine Spiele",
  heading: "Deine Spiele",
  about:
    "Ein Spiel zählt einmal, wenn es endet. Spiele, in denen der Computer für dich gezogen hat, Spiele aus Links und Spiele zu zweit zählen nicht. Alles bleibt in deinem Browser.",
  none: "Noch ist kein Spiel zu Ende gegangen.",

  table: {
    rules: "Regeln",
    usual: "übliche",
    opponent: "Gegen",
    own: "{player}, deine Einstellungen",
    preset: "{player}, {preset}",
    games: "Spiele",
    wins: "Gewonnen",
    draws: "Remis",
    losses: "Verloren",
    best: "Beste Punktzahl",
    quickest: "Schnellster Sieg",
    ended: "{tile} am Ende",
    plies: { one: "{n} Zug", other: "{n} Züge" },
    streak: "Siege in Folge",
    longest: "Längste Folge",
  },

  tiles: { title: "Größte Kachel am Ende", tile: "Größte Kachel" },
  ends: { title: "Wie die Spiele endeten", opponent: "Gegen" },
  counted: "Spiele",

  puzzles: {
    title: "Rätsel",
    game: "Spiel",
    rating: "Wertung",
    solved: "Gelöst",
    row: "In Folge: {streak}. Längste Folge: {longest}.",
  },

  file: {
    title: "Alles in einer Datei",
    about:
      "Spiele, Einstellungen, Voreinstellungen, Statistik, Rätsel und die Läufe des Labors, zum Aufheben oder für einen anderen Browser. Ein eigenes Modul und gelernte Gewichte sind nicht dabei.",
    save: "Als Datei sichern",
    open: "Datei öffnen",
    erase: "Alles löschen",
    saved: "Gesichert: {name}",
    savedPart: "Gesichert ohne die Läufe des Labors, die dieser Browser nicht lesen konnte: {name}",
    opened: "Der Inhalt der Datei ist jetzt hier.",
    erased: "Nichts ist mehr aufgehoben.",
    foreign: "Das ist keine Datei von Plyground. Nichts wurde geändert.",
    damaged: "Diese Datei ist beschädigt. Nichts wurde geändert.",
    newer:
      "Diese Datei kommt von einem neueren Plyground. Lade die Seite neu und öffne sie noch einmal. Nichts wurde geändert.",
    full: "Der Browser hat keinen Platz für diese Datei. Nichts wurde geändert.",
    stuck: "Dieser Browser konnte die Läufe des Labors nicht ändern. Nichts wurde geändert.",
  },
};
