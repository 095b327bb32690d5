// Spiele, Spieler und ihre Einstellungen, auf Deutsch.

import { levels } from "../catalogue.js";

const AHEAD = "Schaut voraus wie Expectimax, weiß aber aus Millionen Spielen gegen sich selbst, was Bretter wert sind.";
const RANDOM = "Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich. An ihm werden alle anderen gemessen.";
const MCTS =
  "Spielt viele Partien zufällig zu Ende, die meisten mit den Zügen am Anfang, die bisher gut liefen, und nimmt den Zug, den es am öftesten versucht hat.";
const OPEN = "Offene Linien sind solche aus fünf Mulden, auf denen nur Kugeln einer Seite liegen.";
const TURNED = "Dasselbe, summiert über die acht Bretter, die eine Drehung ergibt.";
const TIMES_TILE = "Mal dem Wert der Kachel.";
const TIMES_WEIGHT = "Mal dem Gewicht des Felds.";
const TIMES_EMPTY = "Mal der Zahl der leeren Felder.";
const UNPUBLISHED = "Die Autoren haben ihren Wert nicht veröffentlicht.";
const DIRECTION = "Womit der mittlere Gewinn dieser Richtung multipliziert wird.";

/** Die Stufen beider Spieler, die „Stark“ heißen. */
const LEVELS = levels("Stufe", {
  lowest: "Etwas besser als zufällige Züge.",
  between: "Zwischen den Stufen daneben.",
  highest: "So stark es geht.",
});

/** @type {import("../catalogue.js").CatalogueWords} */
export const words = {
  groups: {
    "In detail": "Im Einzelnen",
    Rules: "Regeln",
    Evaluation: "Bewertung",
    Search: "Suche",
    Weights: "Gewichte",
    "Field score": "Wert des Bretts",
    Reward: "Gewinn",
    Multipliers: "Faktoren",
    Solver: "Löser",
    Breeding: "Zucht",
    Level: "Stufe",
  },
  games: {
    2048: {
      params: {
        rows: ["Reihen", "Reihen des Bretts."],
        columns: ["Spalten", "Spalten des Bretts."],
        goal: [
          "Ziel",
          "Die Kachel, die gewinnt; man darf weiterspielen. Auf kleine Bretter passen keine großen Kacheln: auf 3x3 Felder keine über 1024.",
        ],
        start: ["Kacheln am Anfang", "Kacheln, die zu Beginn auf dem Brett liegen."],
        four: ["Neue 4en in %", "Wie viele von hundert neuen Kacheln eine 4 sind und keine 2."],
        evil: [
          "Böse",
          "Neue Kacheln kommen nicht zufällig. Auf Stufe 10 landet jede dort, wo die Bewertung des Spielers im Feld „Spieler“ am meisten leidet, auf tieferen Stufen nicht immer; 0 ist Zufall.",
        ],
      },
      presets: {
        standard: ["Klassisch 4x4", "Das Spiel, das alle kennen."],
        small: ["Klein 3x3", "Schnell vorbei: 256 ist schon eine Leistung."],
        large: ["Groß 5x5", "Platz zum Denken: auf zur 8192."],
        huge: ["Riesig 6x6", "Lange Spiele mit Kacheln, die auf kein anderes Brett passen."],
        fours: ["Zweien und Vieren", "Jede zweite neue Kachel ist eine 4."],
        evil: ["Böse", "Jede neue Kachel landet, wo sie am meisten schadet; schon 128 ist weit."],
      },
    },
    loa: {
      params: {
        mover: [
          "Beide verbunden: Wer zog, gewinnt",
          "Wer mit einem Zug beide Seiten verbindet, hat gewonnen, wie auf vielen Servern. Sonst ist das unentschieden.",
        ],
      },
    },
  },
  players: {
    "2048/expectimax": {
      name: "Expectimax",
      help: "Schaut durch jeden Zug und jede neue Kachel voraus, immer tiefer, solange Zeit ist, und wägt die Bretter am Ende nach ihren Merkmalen.",
      params: {
        lost: ["Verlorenes Spiel", "Wie schlimm es ist zu verlieren, neben den anderen Merkmalen."],
        empty: ["Leere Felder", "Platz zum Ziehen, in Reihen und in Spalten gezählt."],
        merges: ["Paare", "Gleiche Kacheln, die sich berühren und verschmelzen können."],
        monotonicity: ["Monotonie", "Reihen und Spalten, die nur steigen oder nur fallen."],
        "monotonicity-power": ["Exponent der Monotonie", "Wie viel mehr sie unter großen Kacheln zählt."],
        sum: ["Wenige große Kacheln", "Lieber eine große Kachel als viele von halber Größe."],
        "sum-power": ["Exponent weniger großer", "Wie viel mehr es unter großen Kacheln zählt."],
        smoothness: ["Glätte", "Nachbarn von fast gleicher Größe."],
        edge: ["Ränder", "Große Kacheln am Rand und, doppelt, in einer Ecke."],
        corner: ["Ecke", "Kacheln nach ihrer Nähe zu einer Ecke."],
        snake: ["Schlange", "Kacheln, die auf einem gewundenen Weg aus einer Ecke heraus fallen."],
        "log-empty": ["Leere Felder, Logarithmus", "Die ersten leeren Felder zählen am meisten (ovolve)."],
        "axis-monotonicity": [
          "Monotonie nach Achsen",
          "Alle Reihen und alle Spalten fallen in dieselbe Richtung (ovolve).",
        ],
        "max-tile": ["Höchste Kachel", "Der Exponent der höchsten Kachel (ovolve)."],
        cutoff: [
          "Abbruch",
          "Varianten, die unwahrscheinlicher sind als 1 zu 10 hoch diese Zahl, werden nicht verfolgt; 9 verfolgt alle.",
        ],
        "cutoff-step": ["Abbruch je Durchgang", "Was jeder tiefere Durchgang zur Zahl darüber hinzufügt."],
        table: ["Größe der Tabelle", "Merkt sich 2 hoch diese Zahl Bretter zu je 16 Byte."],
      },
      presets: {
        default: ["Plyground", "Die eigene, abgestimmt."],
        nneonneo: ["nneonneo", "Gewichte, Abbruch und Merkmale des bekanntesten Expectimax-Programms."],
        ovolve: ["ovolve", "Die vier Merkmale des ersten bekannten 2048-Programms."],
      },
    },
    "2048/learned": {
      name: "Gelernt",
      help: AHEAD,
      weights: {
        large: ["Groß", "Spielt am besten."],
        small: ["Klein", "Ein kleinerer Download, der weniger Speicher braucht."],
      },
    },
    "2048/learned-3x3": { name: "Gelernt 3x3", help: AHEAD, weights: { "3x3": ["3x3", "Nur für dieses Brett."] } },
    "2048/learned-3x4": { name: "Gelernt 3x4", help: AHEAD, weights: { "3x4": ["3x4", "Nur für dieses Brett."] } },
    "2048/ovolve": {
      name: "ovolve",
      help: "Das erste bekannte 2048-Programm: Alpha-Beta mit iterativer Vertiefung, bei dem der Gegner nur die lästigsten neuen Kacheln erwägt. Als Tiefe zählen allein die Züge des Spielers.",
      params: {
        "axis-monotonicity": ["Monotonie nach Achsen", "Alle Reihen und alle Spalten fallen in dieselbe Richtung."],
        "log-empty": ["Leere Felder, Logarithmus", "Die ersten leeren Felder zählen am meisten."],
        "max-tile": ["Höchste Kachel", "Der Exponent der höchsten Kachel."],
        clustering: ["Streuung", "Wie sehr sich Kacheln von denen ringsum unterscheiden, auch über Eck."],
        annoying: [
          "Nur die lästigsten Kacheln",
          "Der Gegner erwägt nur die neuen Kacheln, nach denen das Brett am wenigsten glatt und am meisten verstreut ist.",
        ],
      },
    },
    "2048/alpha-beta": {
      name: "Alpha-Beta",
      help: "Minimax, das weglässt, was die Wahl nicht ändern kann, mit einem Schalter für jede weitere Optimierung.",
      params: {
        depth: [
          "Tiefe",
          "So weit wird höchstens vorausgeschaut, auch wenn noch Zeit ist; Züge und neue Kacheln zählen je als ein Halbzug.",
        ],
        pruning: [
          "Alpha-Beta-Schnitte",
          "Lässt weg, was die Wahl nicht ändern kann. Ohne sie ist es einfaches Minimax.",
        ],
        deepening: [
          "Iterative Vertiefung",
          "Schaut einen Halbzug voraus, dann zwei, dann drei und so weiter, solange Zeit ist. Ohne sie muss eine Tiefe angegeben werden.",
        ],
        table: ["Zugumstellungstabelle", "Merkt sich 2 hoch diese Zahl Stellungen zu je 16 Byte; 0 ist keine Tabelle."],
        killers: ["Killerzüge", "Versucht zuerst, was auf gleicher Höhe andere Züge widerlegt hat."],
        history: [
          "History-Heuristik",
          "Versucht Züge in der Reihenfolge dessen, was sie irgendwo zuvor widerlegt haben.",
        ],
        sorting: [
          "Sortieren nach Bewertung",
          "So viele Halbzüge weit von der Wurzel werden Züge in der Reihenfolge der Bewertung versucht.",
        ],
        combined: [
          "Gemischte Zugsortierung",
          "Nahe der Wurzel nach Bewertung, darunter nach History, im letzten Halbzug nach der Art des Zugs.",
        ],
        scout: [
          "Hauptvariantensuche",
          "Fragt nur, ob andere Züge besser sind als der erste, und sucht noch einmal, wenn einer es ist.",
        ],
        unique: ["Ohne Doppelte", "Durchsucht Züge, die zur selben Stellung führen, nur einmal."],
        "open-root": ["Ein Wert für jeden Zug", "Findet den genauen Wert jedes Zugs an der Wurzel; das dauert länger."],
      },
      presets: {
        default: [
          "Gewichte von ovolve",
          "Die vier Merkmale des ersten bekannten 2048-Programms, gegen jede neue Kachel.",
        ],
        vryniotis: [
          "Vryniotis",
          "Streuung, Monotonie, Glätte und leere Felder nach V. Vryniotis; wie sie wiegen, ist hier gewählt.",
        ],
      },
    },
    "2048/minimax": {
      name: "Minimax",
      help: "Schaut voraus, als setzte ein Gegner die neuen Kacheln, durch alle seine Züge, ohne etwas wegzulassen.",
    },
    "2048/lee": {
      name: "Gewichtsmatrix",
      help: "Expectimax über Kacheln, gewichtet mit einer festen Matrix, die oben links am schwersten ist, nach Yiyuan Lee.",
    },
    "2048/frolov": {
      name: "Mittelnd",
      help: "Nimmt das Mittel über jeden Spielverlauf, gut oder schlecht, und bewertet die Bretter an deren Enden nach Paaren, Kacheln und monotonen Linien: die siebzehn Methoden aus der Arbeit von S. Frolov. Die Zahlen ihrer Matrix der Ecken und Ränder sind verloren und hier gewählt.",
      params: {
        depth: ["Tiefe", "Züge, die vorausgeschaut werden."],
        directions: [
          "Richtungen",
          "4 für alle; 3 für links, rechts und oben, und unten nur, wenn sonst nichts erlaubt ist.",
        ],
        "exception-1": [
          "Erste Reihe füllen",
          "Sofort nach oben, wenn eine Kachel auf ein leeres Feld der ersten Reihe rücken kann, außer auf das linke.",
        ],
        "exception-2": [
          "Ecke füllen",
          "Sofort nach links, wenn das Feld oben links leer ist und eine Kachel in seiner Reihe steht.",
        ],
        matrix: [
          "Matrix",
          "0 fällt in Stufen von 7 bis 1; 1 ist die von Yiyuan Lee; 2 besteht aus den drei Zahlen darunter.",
        ],
        "corner-weight": ["Ecken", "Das Gewicht der Ecken in Matrix 2."],
        "edge-weight": ["Ränder", "Das Gewicht der übrigen Randfelder in Matrix 2."],
        "inner-weight": ["Mitte", "Das Gewicht der inneren Felder in Matrix 2."],
        merge: ["Paare", "Wie viel Paare zählen, die verschmelzen können."],
        "merge-value": ["nach Kachel", TIMES_TILE],
        "merge-weight": ["nach Gewicht", "Mal dem Gewicht ihres Felds."],
        "merge-cells": ["welches Feld", "0 das obere oder linke des Paars; 1 das schwerere; 2 beide zusammen."],
        "merge-free": ["nach leeren Feldern", TIMES_EMPTY],
        "merge-distance": ["nach Abstand", "Geteilt durch den Abstand von der Ecke oben links."],
        board: ["Felder", "Wie viel alle Felder zählen."],
        "board-value": ["nach Kachel", TIMES_TILE],
        "board-weight": ["nach Gewicht", TIMES_WEIGHT],
        "board-free": ["nach leeren Feldern", TIMES_EMPTY],
        monotone: [
          "Monotone Linien",
          "Wie viel die Felder monotoner Linien zählen; unter 0, wie viel die der anderen Linien dagegen zählen.",
        ],
        "monotone-value": ["nach Kachel", TIMES_TILE],
        "monotone-weight": ["nach Gewicht", TIMES_WEIGHT],
        "monotone-free": ["nach leeren Feldern", TIMES_EMPTY],
      },
      presets: {
        "method-1": ["Methode 1", "Paare nahe der Ecke; Abzug für Linien, die nicht monoton sind."],
        "method-1-1": ["Methode 1.1", "Methode 1 ohne den Abzug."],
        "method-2": ["Methode 2", "Zuschlag für monotone Linien, die Matrix von Lee, keine Ausnahmen."],
        "method-3": ["Methode 3", "Methode 2, monotone Linien zählen mit den leeren Feldern."],
        "method-3-8": ["Methode 3.8", "Die Matrix allein."],
        "method-4": ["Methode 4", "Methode 2 ohne die leeren Felder."],
        "method-5": ["Methode 5", "Die Werte der Kacheln zählen nur über das Brett."],
        "method-6": ["Methode 6", "Gewichte allein."],
        "method-7": ["Methode 7", "Methode 3 ohne das Brett."],
        "method-7-5": ["Methode 7.5", "Paare, wo immer sie sind."],
        "method-7-7": ["Methode 7.7", "Methode 7.5 mit der Summe aller Kacheln."],
        "method-8": ["Methode 8", "Ohne die leeren Felder."],
        "method-9": ["Methode 9", "Vier Richtungen, schwere Ecken und Ränder."],
        "method-10": ["Methode 10", "Beide Felder eines Paars zählen."],
        "method-11": ["Methode 11", "Methode 10 nach Gewichten."],
        "method-12": ["Methode 12", "Methode 10 ohne das Brett, nur die Ecken schwer."],
        "method-13": ["Methode 13", "Das Brett und die leeren Felder allein."],
      },
    },
    "2048/mcts": {
      name: "Monte-Carlo-Baumsuche",
      help: "Spielt zufällige Partien aus einem Baum von Zügen, der dort wächst, wo sie gut liefen (UCB1), und nimmt den Zug mit dem besten mittleren Gewinn.",
      params: {
        simulations: ["Simulationen", "Zufallspartien je Zug; jede fügt dem Baum auch einen Zug hinzu."],
        exploration: [
          "Erkundung",
          "Das c von UCB1, in der Einheit des Gewinns: wie sehr ein seltener versuchter Zug bevorzugt wird.",
        ],
        "corner-ties": [
          "Gleiche zur Ecke",
          "Von Zügen mit gleichem Mittel gilt der erste von oben, rechts, unten und links; sonst der erste von oben, unten, links und rechts.",
        ],
        threshold: [
          "Gewinn ab",
          "Eine Zufallspartie ist ihre höchste Kachel wert, wenn die mindestens so hoch ist, sonst nichts; unter 2 ihre Punkte.",
        ],
        goal: [
          "Ziel beendet sie",
          "Zufallspartien enden bei der Kachel, die gewinnt, wenn sie nicht schon auf dem Brett liegt.",
        ],
      },
    },
    "2048/mcts-corner": {
      name: "Monte-Carlo-Baumsuche zur Ecke",
      help: "Monte-Carlo-Baumsuche; am Ende wird der mittlere Gewinn jeder Richtung mit einer eigenen Zahl multipliziert.",
      params: {
        up: ["Oben", DIRECTION],
        right: ["Rechts", DIRECTION],
        down: ["Unten", DIRECTION],
        left: ["Links", DIRECTION],
      },
    },
    "2048/monte-carlo": {
      name: "Flaches Monte Carlo",
      help: "Spielt nach jedem erlaubten Zug gleich viele Zufallspartien und nimmt den Zug mit dem besten mittleren Gewinn.",
      params: {
        simulations: ["Simulationen", "Zufallspartien für jeden erlaubten Zug."],
        cap: ["Längste Partie", "Nach so vielen Zügen wird eine Zufallspartie abgebrochen; 0 spielt alle zu Ende."],
      },
      presets: {
        default: ["Plyground", "50 Zufallspartien für jeden erlaubten Zug bis zum Ende, nach Punkten."],
        neller: [
          "Neller",
          "1000 Zufallspartien für jeden erlaubten Zug, abgebrochen nach 3 Zügen (T. W. Neller 2015). Was zählte, ist hier nicht bekannt: nach Punkten.",
        ],
      },
    },
    "2048/greedy": {
      name: "Gierig",
      help: "Schaut einen Zug voraus: die kleinste Summe der Unterschiede zwischen benachbarten Kacheln.",
    },
    "2048/corner": {
      name: "Ecke",
      help: "Spielt nach oben oder rechts, durch Münzwurf, wenn beides erlaubt ist; sonst links; sonst unten.",
    },
    "2048/random": { name: "Zufall", help: RANDOM },
    "pentago/strong": {
      name: "Stark",
      help: "Gelernte Eröffnungen, dann Alpha-Beta, solange viele Mulden leer sind, dann ein Löser, der den genauen Wert findet.",
      params: {
        solve: [
          "Lösen ab",
          "Der Löser wird versucht, wo höchstens so viele Mulden leer sind; ab 18 braucht er vielleicht mehr Zeit, als er hat.",
        ],
        "solver-table": [
          "Tabelle des Lösers",
          "Der Löser merkt sich höchstens 2 hoch diese Zahl Knoten zu je 40 Byte.",
        ],
        openings: [
          "Gelernte Eröffnungen",
          "Spielt mit höchstens fünf Kugeln auf dem Brett sofort, was von den genauen Werten gelernt wurde.",
        ],
        noise: [
          "Rauschen",
          "Ein Zug, der um so viel schlechter ist als ein anderer, wird 2,7-mal seltener genommen; 0 nimmt immer den besten.",
        ],
        "level-nodes": [
          "Höchstens Stellungen",
          "So viele Stellungen werden für einen Zug höchstens angesehen, was immer die Grenzen erlauben; 0 setzt keine solche Grenze.",
        ],
        average: [
          "Mittel der Tiefen",
          "Mit höchstens so vielen Kugeln auf dem Brett zählt das Mittel der Werte eines Zugs in allen Tiefen: was bei ungeraden und bei geraden falsch ist, gleicht sich aus.",
        ],
        one: ["Offene Eins", OPEN],
        two: ["Offene Zwei", OPEN],
        three: ["Offene Drei", OPEN],
        four: ["Offene Vier", OPEN],
        "turned-one": ["Offene Eins nach Drehung", TURNED],
        "turned-two": ["Offene Zwei nach Drehung", TURNED],
        "turned-three": ["Offene Drei nach Drehung", TURNED],
        "turned-four": ["Offene Vier nach Drehung", TURNED],
        middle: ["Mitten der Quadranten", "Eine Kugel in der Mitte eines Quadranten, wo keine Drehung sie bewegt."],
        reach: ["Reichweite", "Offene Linien in allen 256 Drehungen der Quadranten; je näher, desto mehr."],
        learned: [
          "Gelernt",
          "Offene Linien in allen 256 Drehungen, so viel wert, wie rückwärts von gelösten Stellungen aus gelernt wurde.",
        ],
        tempo: ["Tempo", "Am Zug zu sein."],
        growth: ["Wachstum der Reichweite", "Wievielmal mehr eine Linie mit jeder Kugel darauf wert ist."],
        quarter: [
          "Reichweite nach einer Drehung",
          "Was vom Wert einer Linie bleibt, wenn ein Quadrant einmal gedreht werden muss.",
        ],
        half: [
          "Reichweite nach zwei Drehungen",
          "Was vom Wert einer Linie bleibt, wenn ein Quadrant zweimal gedreht werden muss.",
        ],
      },
      presets: LEVELS,
    },
    "pentago/alpha-beta": {
      name: "Alpha-Beta",
      help: "Schaut durch jeden Zug beider Seiten voraus und wägt die Bretter am Ende nach ihren offenen Linien. Jede Optimierung lässt sich abschalten, bis zum einfachen Minimax.",
    },
    "pentago/genetic": {
      name: "Genetisches Minimax",
      help: "Züchtet Zugfolgen: Je näher an der Wurzel ihr Wert durch Minimax ankommt, desto mehr Kinder hat eine (Hong, Huang und Lin 2001).",
      params: {
        depth: ["Tiefe", "Züge einer Folge, wo die Grenzen keine Tiefe angeben."],
        population: ["Population", `Wie viele Folgen zugleich leben. ${UNPUBLISHED}`],
        generations: ["Generationen", `Höchstens so viele Generationen je Zug, wenn die Zeit reicht. ${UNPUBLISHED}`],
        crossover: [
          "Kreuzung",
          `Wie oft eine Folge als der eine Elter beginnt und als der andere endet. ${UNPUBLISHED}`,
        ],
        mutation: ["Mutation", `Wie oft ein Zug durch einen zufälligen ersetzt wird. ${UNPUBLISHED}`],
      },
    },
    "pentago/mcts": {
      name: "Monte-Carlo-Baumsuche",
      help: MCTS,
      params: {
        simulations: ["Simulationen", "Höchstens so viele Zufallspartien je Zug."],
        exploration: ["Erkundung", "Wie sehr selten versuchte Züge versucht werden: das c von UCB1."],
      },
    },
    "pentago/random": { name: "Zufall", help: RANDOM },
    "loa/strong": {
      name: "Stark",
      help: "Alpha-Beta mit den neun Merkmalen des Turnierprogramms MIA und einem gelernten Netz, dazu ein Löser, der Siege gegen Ende beweist. Jede Optimierung hat einen Schalter, jedes Merkmal ein Gewicht.",
      params: {
        solver: [
          "Beweiszahlsuche",
          "Sucht erzwungene Siege, wo eine Seite fast verbunden ist: so viele Stellungen für jede von Alpha-Beta; 0 für nie.",
        ],
        "solver-from": [
          "Beginn des Lösers",
          "Beginnt, wenn Alpha-Beta so viele Stellungen angesehen hat: In einer kurzen Suche kosten Beweise mehr, als sie bringen.",
        ],
        "solver-table": [
          "Tabelle des Lösers",
          "Für jede Seite merkt er sich 2 hoch diese Zahl Stellungen zu je 16 Byte.",
        ],
        network: ["Netz", "Ein kleines, aus Partien gelerntes Netz berichtigt die neun Merkmale."],
        "two-deep": [
          "Zweistufige Tabelle",
          "Von Stellungen, die sich einen Platz teilen, behält die Tabelle die tiefste und die neueste.",
        ],
        "static-margin": [
          "Statisches Abschneiden",
          "Überspringt in den letzten drei Halbzügen eine Stellung, deren statischer Wert je Halbzug um so viel besser ist als verlangt; 0 für nie.",
        ],
        "null-move": [
          "Nullzug",
          "Überspringt eine Stellung, in der schon Nichtstun zu gut ist, um so viele Halbzüge flacher durchsucht; 0 für nie.",
        ],
        "multi-cut": [
          "Multi-Cut",
          "Überspringt eine Stellung, in der mehrere der ersten Züge zu gut sind, drei Halbzüge flacher durchsucht.",
        ],
        "late-moves": [
          "Späte Züge flacher",
          "Durchsucht Züge weit hinten in der Liste zuerst flacher, um höchstens so viele Halbzüge; 0 für nie.",
        ],
        quiescence: [
          "Ruhesuche",
          "Spielt unter der Tiefe so viele Halbzüge lang Schläge aus, die Verbindungen ändern.",
        ],
        concentration: ["Konzentration", "Wie nah die Steine ihrem Schwerpunkt sind: 1, wo es näher nicht geht."],
        centralisation: ["Zentralisierung", "Steine in der Mitte des Bretts, keine am Rand."],
        mass: [
          "Schwerpunkt außermittig",
          "Felder zwischen dem Schwerpunkt und der Mitte des Bretts: Am Rand lassen sich Steine schwerer zerstreuen.",
        ],
        quads: ["Quads", "Quadrate aus 2x2 Feldern mit drei oder vier Steinen nahe dem Schwerpunkt."],
        connectedness: ["Verbundenheit", "Nachbarn eines Steins im Mittel."],
        uniformity: ["Gleichmäßigkeit", "Wie klein das kleinste Rechteck um alle Steine ist, 1 für das ganze Brett."],
        mobility: ["Beweglichkeit", "Züge, ein Schlag doppelt, auf einen Rand und an ihm entlang halb."],
        walls: ["Mauern", "Steine des Gegners, die am Rand eingeschlossen sind."],
      },
      presets: LEVELS,
    },
    "loa/alpha-beta": {
      name: "Alpha-Beta (Georgara)",
      help: "Dasselbe 6 bis 8 Halbzüge weit: Was die Wahl nicht ändern kann, wird weggelassen.",
      params: {
        concentration: [
          "Konzentration",
          "1 / das, worum die Abstände zum Schwerpunkt das kleinste Mögliche übersteigen.",
        ],
        centralisation: ["Zentralisierung", "Steine nahe der Mitte des Bretts, keine in Ecken."],
        quads: ["Quads", "Quadrate aus 2x2 Feldern mit drei oder vier Steinen um den Schwerpunkt."],
        opponent: ["Gegner", "Wie viel vom Wert des Gegners abgezogen wird."],
      },
    },
    "loa/minimax": {
      name: "Minimax (Georgara)",
      help: "Sieht sich alles 4 Halbzüge weit an, mit wenigen Steinen auf dem Brett bis zu 6, und wägt Konzentration, Zentralisierung und Quads.",
    },
    "loa/mcts": { name: "Monte-Carlo-Baumsuche", help: MCTS },
    "loa/random": { name: "Zufall", help: RANDOM },
  },
};
