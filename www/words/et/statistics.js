// Statistika sõnad eesti keeles.

/** @type {import("../statistics.js").OwnWords} */
export const words = {
  title: "Plyground: sinu mängud",
  heading: "Sinu mängud",
  about:
    "Mäng läheb arvesse üks kord, kui see lõpeb. Arvesse ei lähe mängud, milles arvuti tegi sinu eest käigu, mängud linkidest ja kahe inimese mängud. Kõik see jääb sinu brauserisse.",
  none: "Ükski mäng pole veel lõppenud.",

  table: {
    rules: "Reeglid",
    usual: "tavalised",
    opponent: "Vastane",
    own: "{player}, sinu seaded",
    preset: "{player}, {preset}",
    games: "Mänge",
    wins: "Võite",
    draws: "Viike",
    losses: "Kaotusi",
    best: "Rekord",
    quickest: "Kiireim võit",
    ended: "{tile} lõpus",
    plies: { one: "{n} käik", other: "{n} käiku" },
    streak: "Võite järjest",
    longest: "Pikim seeria",
  },

  tiles: { title: "Suurim klots lõpus", tile: "Suurim klots" },
  ends: { title: "Kuidas mängud lõppesid", opponent: "Vastane" },
  counted: "Mänge",

  puzzles: {
    title: "Ülesanded",
    game: "Mäng",
    rating: "Reiting",
    solved: "Lahendatud",
    row: "Järjest: {streak}. Pikim seeria: {longest}.",
  },

  file: {
    title: "Kõik ühes failis",
    about:
      "Mängud, seaded, eelseaded, statistika, ülesanded ja labori katsed, et neid alles hoida või teise brauserisse viia. Sinu oma moodulit ja õpitud kaale selles pole.",
    save: "Salvesta failina",
    open: "Ava fail",
    erase: "Kustuta kõik",
    saved: "Salvestatud: {name}",
    savedPart: "Salvestatud ilma labori katseteta, mida see brauser lugeda ei saanud: {name}",
    opened: "Faili sisu on nüüd siin.",
    erased: "Midagi enam alles ei hoita.",
    foreign: "See ei ole Plygroundi fail. Midagi ei muutunud.",
    damaged: "See fail on rikutud. Midagi ei muutunud.",
    newer: "See fail on uuemast Plygroundist. Laadi leht uuesti ja ava fail siis uuesti. Midagi ei muutunud.",
    full: "Brauseris pole selle faili jaoks ruumi. Midagi ei muutunud.",
    stuck: "See brauser ei saanud labori katseid muuta. Midagi ei muutunud.",
  },
};
