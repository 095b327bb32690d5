// Sissevaate sõnad eesti keeles.

/** @type {import("../inside.js").OwnWords} */
export const words = {
  title: "Plyground: vaata sisse",
  heading: "Vaata mängu sisse",
  board: "Laud",
  open: {
    label: "Mängu kirje või link",
    button: "Ava",
    none: "Ava mäng laualt või kleebi selle kirje siia.",
    bad: "See ei ole mäng.",
  },
  settings: {
    player: "Hindab",
    effort: "Põhjalikkus",
    quick: "Kiire",
    thorough: "Põhjalik",
  },
  review: {
    title: "Ülevaade",
    running: "Hinnatud {n} käiku {all}-st",
    done: {
      one: "{n} käik hinnatud",
      other: "{n} käiku hinnatud",
    },
    costly: "Kalleimad käigud",
    none: "Ükski käik ei maksnud palju.",
    retry: "Proovi uuesti",
    look: "Vaata",
    all: "Kõik käigud",
  },
  grades: {
    best: "parim",
    good: "hea",
    inaccuracy: "ebatäpne",
    mistake: "viga",
    blunder: "raske viga",
  },
  steps: {
    back: "Käik tagasi",
    forth: "Käik edasi",
  },
  retry: {
    ask: "Leia parem käik kui {move}.",
    right: "Õige: {move} maksab {cost}.",
    wrong: "{move} maksab {cost}. Proovi teist.",
    answer: "Näita vastust",
    answered: "{move} oli parim.",
  },
  why: {
    title: "Miks see käik",
    over: "Siin on mäng läbi.",
    moves: "Kõigi käikude väärtused",
    move: "Käik",
    value: "Väärtus",
  },
  lessons: {
    bad: "Seda puud ei saa lugeda.",
    title: "Samm-sammult",
  },
  tree: {
    title: "Otsingu puu",
    record: "Salvesta puu",
  },
};
