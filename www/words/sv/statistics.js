// Statistikens ord, på svenska.

/** @type {import("../statistics.js").OwnWords} */
export const words = {
  title: "Plyground: dina partier",
  heading: "Dina partier",
  about:
    "Ett parti räknas en gång, när det är slut. Partier där datorn drog åt dig, partier från länkar och partier mellan två personer räknas inte. Allt stannar i din webbläsare.",
  none: "Inget parti är slut ännu.",

  table: {
    rules: "Regler",
    usual: "vanliga",
    opponent: "Mot",
    own: "{player}, dina inställningar",
    preset: "{player}, {preset}",
    games: "Partier",
    wins: "Vunna",
    draws: "Oavgjorda",
    losses: "Förlorade",
    best: "Bästa poäng",
    quickest: "Snabbaste vinst",
    ended: "{tile} i slutet",
    plies: { one: "{n} drag", other: "{n} drag" },
    streak: "Vinster i rad",
    longest: "Längsta svit",
  },

  tiles: { title: "Högsta bricka i slutet", tile: "Högsta bricka" },
  ends: { title: "Hur partierna slutade", opponent: "Mot" },
  counted: "Partier",

  puzzles: {
    title: "Pussel",
    game: "Spel",
    rating: "Rating",
    solved: "Lösta",
    row: "I rad: {streak}. Längsta svit: {longest}.",
  },

  file: {
    title: "Allt i en fil",
    about:
      "Partier, inställningar, förval, statistik, pussel och labbets körningar, att spara eller ta med till en annan webbläsare. En egen modul och inlärda vikter ingår inte.",
    save: "Spara som fil",
    open: "Öppna en fil",
    erase: "Radera allt",
    saved: "Sparad: {name}",
    savedPart: "Sparad utan labbets körningar, som webbläsaren inte kunde läsa: {name}",
    opened: "Filens innehåll är på plats.",
    erased: "Inget är sparat längre.",
    foreign: "Det här är ingen fil från Plyground. Inget har ändrats.",
    damaged: "Filen är skadad. Inget har ändrats.",
    newer: "Filen kommer från ett nyare Plyground. Ladda om sidan och öppna den igen. Inget har ändrats.",
    full: "Webbläsaren har inte plats för filen. Inget har ändrats.",
    stuck: "Webbläsaren kunde inte ändra labbets körningar. Inget har ändrats.",
  },
};
