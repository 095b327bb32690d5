// Orden för sidan om Plyground, på svenska.

/** @type {import("../about.js").OwnWords} */
export const words = {
  title: "Plyground: vad är det här?",
  heading: "Vad är det här?",
  lead: "Brädspel som tänker, på en webbsida. Du spelar dem, frågar efter det bästa draget och ser varför det är bäst; du ändrar hur datorn bedömer och mäter vad det gör för skillnad. Det finns ingen server: allt körs i webbläsaren.",

  boards: {
    title: "Bräden för din egen sida",
    about: "Ingenting av spelmotorn laddas före ett klick. Raderna under ett bräde är allt som en sida behöver.",
    copy: "Kopiera",
    copied: "Kopierat.",
    notCopied: "Det gick inte att kopiera; markera raderna och kopiera dem.",
  },

  teachers: {
    title: "För lärare",
    lessons:
      "Lektioner går igenom algoritmerna steg för steg på små träd. Varje sökning kan ritas som ett träd, och varje parti kan gås igenom drag för drag.",
    weights: "Varje vikt i en bedömning har ett reglage som verkar från och med nästa drag.",
    lab: "Ett experiment spelar tusentals partier, med tabeller, diagram och intervall. Länken till det innehåller alla inställningar, så en hel klass kan upprepa det.",
    puzzles: "Mer än 1000 ställningar har ett enda rätt drag, bevisat genom en sökning till slutet.",
  },

  owners: {
    title: "För den egna webbplatsen",
    static:
      "Det är en mapp med filer för vilket statiskt webbhotell som helst. Inga särskilda HTTP-huvuden behövs, och inget bygge.",
    privacy: "Inget konto, inga kakor, inga anrop till andra servrar. Det som sparas stannar i besökarens webbläsare.",
    languages: "Brädena talar åtta språk, fungerar med tangentbord, pekskärm och skärmläsare och kan få dina färger.",
    form: "Ett formulär skriver raderna, även för ramar.",
  },

  weight: {
    title: "Vad ett bräde väger",
    about: "Mätt här, i din webbläsare, när ett bräde ovan startas; filer som bräden delar räknas till det första.",
    board: "Bräde",
    size: "Laddat",
    time: "Tills det gick att spela",
    before: "Den här sidan utan bräden",
    waiting: "inte startat",
    kilobytes: "{n} kB",
    milliseconds: "{n} ms",
  },

  ladder: {
    title: "Hur starkt datorn spelar",
    about:
      "Nivåernas rating efter hundratals partier mot varandra, i Elo; slumpdrag har 0. Där man spelar ensam, de bästa spelarnas medelpoäng.",
    level: "Nivå",
    elo: "Elo",
    player: "Spelare",
    mean: "Medelpoäng",
  },
};
