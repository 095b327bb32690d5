// Orden för blicken inuti, på svenska.

/** @type {import("../inside.js").OwnWords} */
export const words = {
  title: "Plyground: titta inuti",
  heading: "Titta inuti ett parti",
  board: "Brädet",
  open: {
    label: "Uppteckning eller länk till ett parti",
    button: "Öppna",
    none: "Öppna ett parti från brädet, eller klistra in dess uppteckning här.",
    bad: "Detta är inget parti.",
  },
  settings: {
    player: "Bedömt av",
    effort: "Möda",
    quick: "Snabbt",
    thorough: "Grundligt",
  },
  review: {
    title: "Genomgång",
    running: "{n} av {all} drag bedömda",
    done: {
      one: "{n} drag bedömt",
      other: "{n} drag bedömda",
    },
    costly: "Dyraste dragen",
    none: "Inget drag kostade mycket.",
    retry: "Försök igen",
    look: "Titta",
    all: "Alla drag",
  },
  grades: {
    best: "bästa",
    good: "bra",
    inaccuracy: "oprecist",
    mistake: "misstag",
    blunder: "grovt misstag",
  },
  steps: {
    back: "Drag bakåt",
    forth: "Drag framåt",
  },
  retry: {
    ask: "Hitta ett bättre drag än {move}.",
    right: "Rätt: {move} kostar {cost}.",
    wrong: "{move} kostar {cost}. Försök med ett annat.",
    answer: "Visa svaret",
    answered: "{move} var bäst.",
  },
  why: {
    title: "Varför detta drag",
    over: "Här är partiet slut.",
    moves: "Värden för alla drag",
    move: "Drag",
    value: "Värde",
  },
  lessons: {
    bad: "Trädet går inte att läsa.",
    title: "Steg för steg",
  },
  tree: {
    title: "Sökningens träd",
    record: "Spela in trädet",
  },
};
