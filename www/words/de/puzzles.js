// The words of the puzzles, in German.

/** @type {import("../puzzles.js").OwnWords} */
export const words = {
  title: "Plyground: Rätsel",
  heading: "Rätsel",
  about: "Ein Zug ist der richtige. Eine Suche bis zum Ende hat es bewiesen.",
  board: "Das Rätsel",
  error: "Das Rätsel konnte nicht aufgebaut werden.",
  gone: "Das Rätsel dieses Links gibt es hier nicht. Hier ist ein anderes.",

  choose: {
    game: "Spiel",
    kind: "Aufgabe",
    all: "Alle Aufgaben",
    win: { one: "Gewinn in {n}", other: "Gewinn in {n}" },
    hold: "Der einzige Zug",
    reach: { one: "Nächste Kachel in {n}", other: "Nächste Kachel in {n}" },
    survive: { one: "Noch {n} Zug", other: "Noch {n} Züge" },
  },

  task: {
    win: {
      one: "{side} am Zug gewinnt sofort. Wie?",
      other: "{side} am Zug gewinnt in {n} Zügen, was auch kommt. Wie fängt es an?",
    },
    hold: "{side} am Zug: Alle Züge bis auf einen verlieren. Welcher hält?",
    reach: "Baue in {n} Zügen eine {tile}, welche Kacheln auch kommen. Wie fängt es an?",
    survive: "Mach noch {n} Züge, welche Kacheln auch kommen. Nur ein erster Zug ist sicher.",
  },

  told: {
    on: { one: "Richtig! Noch {n} Zug.", other: "Richtig! Noch {n} Züge." },
    back: { one: "Du bist dran: noch {n} Zug.", other: "Du bist dran: noch {n} Züge." },
    solved: "Gelöst!",
    solvedFirst: "Beim ersten Versuch gelöst!",
    wrong: "Der nicht: {move}.",
    refuted: "Der nicht: {move}. Die Antwort: {reply}.",
    turn: "{hole}, dann den Quadranten {quadrant} {spin}",
    quadrants: ["oben links", "oben rechts", "unten links", "unten rechts"],
    spins: { L: "nach links", R: "nach rechts" },
    tile: "eine neue {value} auf {cell}",
    hint: "Es beginnt auf {place}.",
    notThat: {
      up: "Nach oben (↑) ist nicht die Lösung.",
      right: "Nach rechts (→) ist nicht die Lösung.",
      down: "Nach unten (↓) ist nicht die Lösung.",
      left: "Nach links (←) ist nicht die Lösung.",
    },
    any: "Hier ist jeder Zug richtig.",
    shown: "Das war die Lösung. Das nächste gehört dir.",
  },

  again: "Noch einmal",
  hint: "Tipp",
  solution: "Lösung",
  cost: "{hint} und {solution} zählen als nicht gelöst.",
  next: "Nächstes Rätsel",
  link: "Link zu diesem Rätsel",

  today: {
    title: "Heute, {date}",
    explain: "Für alle gleich, nach dem Datum in UTC.",
    board: "{game}: das Brett des Tages",
    puzzle: "{game}: das Rätsel des Tages",
    done: "✓",
    task: "Das Brett vom {date}: gleiche Kacheln bei gleichen Zügen, für alle. Wie weit kommst du?",
    line: "Plyground, das Brett vom {date}: {points} Punkte, größte Kachel {tile}, {n} Züge.",
    solved: "Plyground, {game}, das Rätsel vom {date}: gelöst.",
    solvedFirst: "Plyground, {game}, das Rätsel vom {date}: beim ersten Versuch gelöst.",
    share: "Dein Ergebnis, zum Teilen",
    copy: "Kopieren",
    copied: "Kopiert.",
    watch: "Ansehen",
    shown: "Eine Partie auf dem Brett vom {date}",
    verified: "✓ Geprüft: {points} Punkte, größte Kachel {tile}, {n} Züge. Jede Kachel ist die des Bretts vom {date}.",
    forged: "Nicht bestätigt: Das sind nicht die Kacheln des Bretts vom {date}.",
    bad: "Der Link enthält keine Partie.",
  },

  record: {
    title: "Dein Stand",
    rating: "Deine Wertung",
    puzzle: "Dieses Rätsel",
    streak: "In Folge",
    longest: "Längste Folge",
    solved: "Gelöst",
    of: "{n} von {all}",
    explain:
      "Ein Rätsel zählt einmal, bei deiner ersten Antwort. Seine Wertung folgt daraus, wie viele Spieler der Engine den Zug finden. Alles bleibt in deinem Browser.",
  },
};
