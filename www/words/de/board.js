// Was die Bretter zeigen und sagen, auf Deutsch.

/** @type {import("../board.js").OwnWords} */
export const words = {
  board: "Brett von {game}, {rows} mal {columns}",
  empty: "leer",
  best: "Bester Zug: {move}.",
  back: "Zurück zu Zug {ply}.",
  noMove: "Kein Zug ist möglich.",
  autoplayOn: "Selbstspiel an.",
  autoplayOff: "Selbstspiel aus.",
  restarted: "Die Zugsuche musste neu gestartet werden; verloren ist nichts.",
  notKept:
    "Dieser Browser kann das Spiel nicht behalten: Er erlaubt kein Speichern oder hat keinen Platz mehr. Mit der Seite sind die Züge weg.",
  linkVersion:
    "Der Link hat die Version {version}, die dieses Plyground noch nicht kennt. Lade die Seite neu und öffne den Link noch einmal.",
  row: "Reihe {row}: {cells}",

  play: "Spielen",

  keepGoing: "Weiterspielen",
  startOver: "Neues Spiel",
  takeBack: "Zurücknehmen",

  controls: {
    label: "Bedienung des Spiels",
    new: "Neues Spiel",
    undo: "Zurück",
    redo: "Wieder vor",
    hint: "Tipp",
    engineHint: "Tipp der Engine",
    step: "Zug",
    autoplay: "Selbstspiel",
    pause: "Pause",
    score: "Punkte: {points}",
    open: "In Plyground öffnen",
  },

  unable: {
    title: "Das Brett lässt sich nicht zeigen",
    missing: "Diesem Browser fehlt {what}; ohne das geht es nicht. Jeder Browser aus den letzten Jahren hat es.",
    load: "Die Spielmaschine ließ sich nicht laden. Bitte die Verbindung prüfen und die Seite neu laden.",
  },

  status: {
    thinking: "Der Computer denkt nach …",
    playing: "Der Computer spielt für dich.",
  },
  forfeit: {
    title: "{name} verliert",
    late: "Es hat nicht rechtzeitig geantwortet.",
    illegal: "Es antwortete „{detail}“, und das ist kein erlaubter Zug.",
    silent: "Es antwortete ohne Zug.",
    broken: "Es ist ausgefallen: {detail}",
    lost: "Es konnte nicht geladen werden oder ist ausgefallen.",
  },
  duel: {
    yourTurn: "Du bist am Zug: {task}",
    turnOf: "{side} ist am Zug: {task}",
    wins: "{side} gewinnt",
    youWin: "Du gewinnst",
    computerWins: "Der Computer gewinnt",
    draw: "Unentschieden",
    toMove: "{side} ist am Zug",
    begin: "Neues Spiel. X beginnt.",
    blocked: "Das geht hier nicht.",
    progress: { one: "{n} Zug.", other: "{n} Züge." },
  },

  games: {
    2048: {
      task: "Pfeiltasten oder Wischen; gleiche Kacheln verschmelzen.",
      help: "Die Pfeiltasten ziehen. U nimmt einen Zug zurück, R spielt ihn wieder, I gibt einen Tipp, P spielt von selbst, B liest das Brett vor.",
      moves: { up: "Oben", right: "Rechts", down: "Unten", left: "Links" },
      cell: "Reihe {row} Spalte {column}: {value}",
      points: { one: "{n} Punkt", other: "{n} Punkte" },
      spawn: "Neue {value} auf {cell}",
      progress: "{points}, höchste Kachel {best}.",
      begin: { one: "Neues Spiel mit {n} Kachel.", other: "Neues Spiel mit {n} Kacheln." },
      chip: "bester",
      blocked: "Dorthin bewegt sich nichts.",
      won: "Geschafft! Höhere Kacheln warten.",
      overTitle: "Spiel vorbei",
      over: "{points} und eine {best}",
    },

    pentago: {
      place: "Lege eine Kugel.",
      turnNow: "Drehe jetzt einen Quadranten.",
      help: "Die Pfeiltasten wählen eine Mulde, Enter legt eine Kugel hinein. Dann wählen 1 bis 4 oder die Pfeiltasten einen Quadranten, L oder R dreht ihn. U nimmt zurück, I gibt einen Tipp, B liest das Brett vor.",
      quadrants: ["oben links", "oben rechts", "unten links", "unten rechts"],
      spins: { L: "nach links", R: "nach rechts" },
      turns: "Einen Quadranten drehen",
      turn: "Quadrant {quadrant} {spin} drehen ({name})",
      chosen: "Quadrant {number}, {quadrant}. L oder R dreht ihn.",
      placed: "Kugel auf {hole}. Jetzt einen Quadranten drehen.",
      taken: "Dort liegt schon eine Kugel.",
      takenBack: "Kugel zurückgenommen.",
      moved: "{side} {hole}.",
      turned: "{side} {hole}, Quadrant {quadrant} {spin}.",
      both: "Beide haben fünf in einer Reihe",
      full: "Das Brett ist voll",
      five: { one: "Fünf in einer Reihe nach {n} Zug", other: "Fünf in einer Reihe nach {n} Zügen" },
    },

    loa: {
      choose: "Wähle einen Stein.",
      go: "Wähle sein Ziel.",
      help: "Die Pfeiltasten wählen ein Feld, Enter nimmt den Stein dort und setzt ihn, wohin er darf, Escape lässt ihn los. G umrandet die Gruppen, U nimmt einen Zug zurück, I gibt einen Tipp, B liest das Brett vor.",
      groups: "Gruppen",
      pass: "Kein Zug: aussetzen",
      chosen:
        "{square} kann nach {targets}. Steine auf seiner Reihe {rank}, seiner Linie {file}, den Diagonalen {falling} und {rising}.",
      stuck: "Dieser Stein kann nicht ziehen.",
      count: { one: "{n} Gruppe", other: "{n} Gruppen" },
      grouped: "X in {x}, O in {o}.",
      ungrouped: "Die Gruppen sind nicht mehr umrandet.",
      passes: "{side} setzt aus.",
      moved: "{side} {from} nach {to}.",
      takes: "{side} {from} schlägt {to}.",
      connected: { one: "Alle Steine verbunden nach {n} Zug", other: "Alle Steine verbunden nach {n} Zügen" },
      both: "Ein Zug hat beide Seiten verbunden",
      third: "Zum dritten Mal dieselbe Stellung",
    },
  },
};
