// Die Wörter der Seite, auf Deutsch.

import { words as catalogue } from "./catalogue.js";
import { words as dialogs } from "./dialogs.js";

/** @type {import("../page.js").OwnWords} */
export const words = {
  catalogue,
  dialogs,
  games: "Spiele",
  title: "Plyground: {game}, das mitdenkt",
  bar: {
    board: "Plyground: spielen",
    play: "Spielen",
    lab: "Labor",
    guide: "Guide",
    inside: "Innen",
    statistics: "Statistik",
    about: "Worum es geht",
    puzzles: "Rätsel",
    missing: "Ein Teil dieser Seite ist nicht angekommen. Dein Spiel ist gespeichert.",
    again: "Noch einmal laden",
  },
  moves: { up: "Oben", right: "Rechts", down: "Unten", left: "Links" },
  empty: "leer",

  stage: {
    loading: "Das Brett wird aufgebaut …",
    label: "Spiel",
    controls: "Bedienung des Spiels",
    score: "Punkte",
    best: "Rekord",
    bestByAi: "KI-Rekord",
    moves: "Züge",
    human: "Du",
    ai: "Computer",
    toMove: "am Zug",
    wins: "gewinnt",
    youWin: "gewinnst",
    draw: "remis",
    newGame: "Neues Spiel",
    undo: "Zurück",
    redo: "Wieder vor",
    hint: "Tipp",
    review: "Analyse",
    share: "Teilen",
    autoplay: "Selbstspiel",
    pause: "Pause",
    step: "Ein Zug",
  },

  panels: { watch: "Beim Denken zusehen", settle: "Einstellen" },

  theme: { auto: "Farben: wie im System", light: "Farben: hell", dark: "Farben: dunkel" },

  thinking: {
    title: "Denken",
    live: "Über jede Stellung nachdenken",
    idle: "Bitte um einen Tipp oder starte das Selbstspiel.",
    on: "Denkt …",
    done: "Was es von dieser Stellung hält",
    other: "Was es von einer anderen Stellung hielt",
    values: "Wert jedes Zugs",
    best: "am besten",
    depth: "Tiefe",
    nodes: "Stellungen",
    rate: "Pro Sekunde",
    time: "Zeit",
    line: "Was es erwartet",
    won: "Bewiesen: Wer am Zug ist, gewinnt",
    lost: "Bewiesen: Wer am Zug ist, verliert",
    drawn: "Bewiesen: unentschieden",
    wins: "Sieg in {n}",
    loses: "Niederlage in {n}",
    atMost: "Höchstens: Die Suche hat gezeigt, dass andere Züge besser sind",
    peek: "Tiefe {depth} · {rate}/s",
  },

  explain: {
    title: "Bewertung nach Merkmalen",
    help: "Was jedes Merkmal zum Wert der Stellung auf dem Brett beiträgt, noch ohne Suche.",
    empty: "Dieser Spieler bewertet Stellungen ohne Merkmale.",
  },

  game: {
    title: "Spiel",
    preset: "Regeln",
    play: "Nach diesen Regeln spielen",
    keeps: "Zu jedem Regelwerk gehören ein eigenes Spiel und ein eigener Rekord.",
  },

  player: {
    title: "Wer spielt, wie lange",
    seatsWho: "Wer spielt",
    seats: { "human,ai": "Du beginnst", "ai,human": "Der Computer beginnt", "human,human": "Zwei Menschen" },
    seatsHelp: "Soll der Computer beide Seiten spielen, drücke Selbstspiel.",
    movetime: "Bedenkzeit je Zug",
    who: "Wer denkt",
    preset: "Voreinstellung",
    presetDefault: "Standard",
    presetOwn: "Eigene",
    peekOwn: "von dir eingestellt",
    none: "Bei diesem Spieler gibt es nichts einzustellen.",
    resetAll: "Alles zurücksetzen",
    text: "Als Text …",
    help: "Was „{label}“ bedeutet",
    reset: "„{label}“ zurücksetzen",
    exact: "{label}, genauer Wert",
  },

  settings: {
    bad: "{name}={value}: müsste {wanted} sein.",
    unknown: "{name}={value}: Eine Einstellung dieses Namens gibt es nicht.",
    between: "eine Zahl von {min} bis {max}",
    onOff: "0 oder 1",
    oneOf: "eins von {ids}",
  },

  autoplay: {
    title: "Selbstspiel",
    speed: "Tempo, höchstens",
    restart: "Nach Spielende neu beginnen",
    full: "so schnell es denkt",
    perSecond: { one: "{rate} Zug pro Sekunde", other: "{rate} Züge pro Sekunde" },
  },

  stats: {
    title: "Beendete Spiele",
    games: "Spiele",
    mean: "Mittel",
    best: "Bestes",
    rate: "Züge/s",
    reached: "Anteil, der dies erreichte",
    ended: "Wie sie ausgingen",
    ends: { x: "X gewinnt", o: "O gewinnt", draw: "Remis" },
    reset: "Neu zählen",
    peek: { one: "{n} Spiel", other: "{n} Spiele" },
  },

  replay: {
    title: "Züge und Teilen",
    moves: "Züge dieser Partie",
    move: "Zug {ply}: {move}",
    start: "Anfang",
    ply: "Zug",
    play: "Abspielen",
    pause: "Pause",
    speed: "Abspieltempo",
    perSecond: "{n} pro Sekunde",
    at: "{ply} von {plies}",
  },

  match: "Gemeinsam spielen",

  share: {
    link: "Link kopieren",
    record: "Partie kopieren",
    open: "Einen Link oder eine Partie öffnen",
    openButton: "Öffnen",
    copiedLink: "Link kopiert. Wer ihn öffnet, sieht genau dieses Spiel.",
    copiedRecord: "Partie kopiert.",
    notCopied: "Kopieren war nicht erlaubt. Hier steht es: {words}",
    empty: "Füge zuerst einen Link oder eine Partie ein.",
    badPly: "ply={ply}: müsste eine Anzahl von Zügen sein.",
    badSeed: "seed={seed}: müsste eine ganze Zahl von 0 bis 18446744073709551615 sein.",
  },

  editor: {
    title: "Stellung",
    grid: "Stellung zum Aufbauen",
    text: "Oder als Text, Reihe für Reihe",
    copy: "Vom Brett holen",
    clear: "Leeren",
    best: "Bester Zug",
    play: "Ab hier spielen",
    values: "Wert jedes Zugs in dieser Stellung",
  },

  help: {
    open: "Tasten, Hilfe und Sprache",
    title: "So wird gespielt",
    done: "Alles klar",
    stuck: "Kommst du nicht weiter? „Tipp“ zeigt den besten Zug, „Zurück“ nimmt einen zurück.",
  },

  notices: {
    badPosition: "Diese Stellung ist nicht brauchbar.",
    badGame: "Dieses Spiel lässt sich nicht öffnen.",
    badRules: "Diese Regeln passen nicht zusammen.",
    looking: "Du siehst dir ein Spiel aus einem Link an. Es wird nicht gespeichert, deins schon.",
    back: "Zurück zu meinem",
    close: "Ausblenden",
    update: "Eine neuere Version von Plyground ist da.",
    reload: "Laden",
    badSave: "Das gespeicherte Spiel war nicht lesbar. Es wurde beiseitegelegt; hier ist ein neues.",
    badSaveStays:
      "Das gespeicherte Spiel war nicht lesbar, und es fehlt der Platz, es beiseitezulegen. Es bleibt, wie es ist; dieses Spiel wird nicht behalten.",
    badSettings: "Die gespeicherten Einstellungen waren nicht lesbar. Sie wurden beiseitegelegt; es gilt der Standard.",
    badSettingsStay:
      "Die gespeicherten Einstellungen waren nicht lesbar, und es fehlt der Platz, sie beiseitezulegen. Sie bleiben, wie sie sind; Änderungen werden nicht behalten.",
    overwrite: "Überschreiben",
    notKept:
      "Dieser Browser kann dein Spiel nicht behalten: Er erlaubt kein Speichern oder hat keinen Platz mehr. Mit der Seite sind deine Züge weg.",
    otherTab: "Plyground ist noch in einem anderen Tab offen. Behalten wird das Spiel, das zuletzt gespielt wurde.",
    details: "Einzelheiten",
    link: "Ein Teil des Links war nicht brauchbar; der Rest gilt.",
    linkGame: "„{name}“ im Link war nicht lesbar.",
    linkVersion:
      "Der Link hat die Version {version}, die dieses Plyground noch nicht kennt. Lade die Seite neu und öffne den Link noch einmal.",
    failed: "Das hat nicht geklappt.",
  },
};
