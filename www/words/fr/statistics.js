// Les mots des statistiques, en français.

/** @type {import("../statistics.js").OwnWords} */
export const words = {
  title: "Plyground : vos parties",
  heading: "Vos parties",
  about:
    "Une partie compte une fois, quand elle se termine. Les parties où l’ordinateur a joué pour vous, celles de liens et celles à deux ne comptent pas. Tout reste dans votre navigateur.",
  none: "Aucune partie n’est encore terminée.",

  table: {
    rules: "Règles",
    usual: "habituelles",
    opponent: "Contre",
    own: "{player}, vos réglages",
    preset: "{player}, {preset}",
    games: "Parties",
    wins: "Gagnées",
    draws: "Nulles",
    losses: "Perdues",
    best: "Meilleur score",
    quickest: "Victoire la plus rapide",
    ended: "{tile} à la fin",
    plies: { one: "{n} coup", other: "{n} coups" },
    streak: "Victoires de suite",
    longest: "Plus longue série",
  },

  tiles: { title: "Plus grande tuile à la fin", tile: "Plus grande tuile" },
  ends: { title: "Comment les parties ont fini", opponent: "Contre" },
  counted: "Parties",

  puzzles: {
    title: "Défis",
    game: "Jeu",
    rating: "Cote",
    solved: "Résolus",
    row: "De suite : {streak}. Plus longue série : {longest}.",
  },

  file: {
    title: "Tout dans un fichier",
    about:
      "Parties, réglages, préréglages, statistiques, défis et séries du labo, à garder ou à emporter dans un autre navigateur. Un module à vous et les poids appris n’y sont pas.",
    save: "Enregistrer dans un fichier",
    open: "Ouvrir un fichier",
    erase: "Tout effacer",
    saved: "Enregistré : {name}",
    savedPart: "Enregistré sans les séries du labo, que ce navigateur n’a pas pu lire : {name}",
    opened: "Le contenu du fichier est en place.",
    erased: "Plus rien n’est gardé.",
    foreign: "Ce n’est pas un fichier de Plyground. Rien n’a changé.",
    damaged: "Ce fichier est abîmé. Rien n’a changé.",
    newer: "Ce fichier vient d’un Plyground plus récent. Rechargez la page, puis ouvrez-le à nouveau. Rien n’a changé.",
    full: "Le navigateur n’a pas de place pour ce fichier. Rien n’a changé.",
    stuck: "Ce navigateur n’a pas pu changer les séries du labo. Rien n’a changé.",
  },
};
