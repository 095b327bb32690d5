// Pusslens ord, på svenska.

/** @type {import("../puzzles.js").OwnWords} */
export const words = {
  title: "Plyground: pussel",
  heading: "Pussel",
  about: "Ett enda drag är rätt. En sökning till slutet har bevisat det.",
  board: "Pusslet",
  error: "Pusslet gick inte att ställa upp.",
  gone: "Pusslet i länken finns inte här. Här är ett annat.",

  choose: {
    game: "Spel",
    kind: "Uppgift",
    all: "Alla uppgifter",
    win: { one: "Vinst på {n}", other: "Vinst på {n}" },
    hold: "Det enda draget",
    reach: { one: "Nästa bricka på {n}", other: "Nästa bricka på {n}" },
    survive: { one: "{n} drag till", other: "{n} drag till" },
  },

  task: {
    win: {
      one: "{side} vid draget vinner genast. Hur?",
      other: "{side} vid draget vinner på {n} drag, vilket svaret än blir. Hur börjar det?",
    },
    hold: "{side} vid draget: alla drag utom ett förlorar. Vilket håller?",
    reach: "Bygg en {tile}-bricka på {n} drag, vilka nya brickor som än kommer. Hur börjar det?",
    survive: "Gör {n} drag till, vilka nya brickor som än kommer. Bara ett första drag är säkert.",
  },

  told: {
    on: { one: "Rätt! {n} drag kvar.", other: "Rätt! {n} drag kvar." },
    back: { one: "Din tur: {n} drag kvar.", other: "Din tur: {n} drag kvar." },
    solved: "Löst!",
    solvedFirst: "Löst på första försöket!",
    wrong: "Inte det draget: {move}.",
    refuted: "Inte det draget: {move}. Svaret: {reply}.",
    turn: "{hole}, sedan kvadranten {quadrant} {spin}",
    quadrants: ["uppe till vänster", "uppe till höger", "nere till vänster", "nere till höger"],
    spins: { L: "åt vänster", R: "åt höger" },
    tile: "en ny {value} på {cell}",
    hint: "Det börjar på {place}.",
    notThat: {
      up: "Att gå uppåt (↑) är inte lösningen.",
      right: "Att gå åt höger (→) är inte lösningen.",
      down: "Att gå nedåt (↓) är inte lösningen.",
      left: "Att gå åt vänster (←) är inte lösningen.",
    },
    any: "Här är alla drag rätt.",
    shown: "Det var lösningen. Nästa pussel är ditt.",
  },

  again: "Försök igen",
  hint: "Tips",
  solution: "Lösning",
  cost: "{hint} och {solution} räknas som en miss.",
  next: "Nästa pussel",
  link: "Länk till det här pusslet",

  today: {
    title: "I dag, {date}",
    explain: "Samma för alla, efter datumet i UTC.",
    board: "{game}: dagens bräde",
    puzzle: "{game}: dagens pussel",
    done: "✓",
    task: "Brädet för den {date}: samma brickor för samma drag, för alla. Hur långt kommer du?",
    line: "Plyground, brädet för den {date}: {points} poäng, högsta bricka {tile}, {n} drag.",
    solved: "Plyground, {game}, pusslet för den {date}: löst.",
    solvedFirst: "Plyground, {game}, pusslet för den {date}: löst på första försöket.",
    share: "Ditt resultat att dela",
    copy: "Kopiera",
    copied: "Kopierat.",
    watch: "Spela upp",
    shown: "Ett spel på brädet för den {date}",
    verified:
      "✓ Kontrollerat: {points} poäng, högsta bricka {tile}, {n} drag. Varje bricka är den som brädet för den {date} ger.",
    forged: "Inte bekräftat: det här är inte brickorna på brädet för den {date}.",
    bad: "Länken innehåller inget spel.",
  },

  record: {
    title: "Dina resultat",
    rating: "Din rating",
    puzzle: "Det här pusslet",
    streak: "I rad",
    longest: "Längsta svit",
    solved: "Lösta",
    of: "{n} av {all}",
    explain:
      "Ett pussel räknas en gång, vid ditt första svar. Dess rating följer av hur många av spelmotorns spelare som hittar draget. Allt stannar i din webbläsare.",
  },
};
