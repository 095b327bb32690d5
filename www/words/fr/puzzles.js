// Les mots des défis, en français.

/** @type {import("../puzzles.js").OwnWords} */
export const words = {
  title: "Plyground : défis",
  heading: "Défis",
  about: "Un seul coup est juste. Une recherche jusqu’au bout l’a prouvé.",
  board: "Le défi",
  error: "Le défi n’a pas pu être mis en place.",
  gone: "Le défi de ce lien ne se trouve pas ici. En voici un autre.",

  choose: {
    game: "Jeu",
    kind: "Tâche",
    all: "Toutes les tâches",
    win: { one: "Gagner en {n}", other: "Gagner en {n}" },
    hold: "Le seul coup",
    reach: { one: "Tuile suivante en {n}", other: "Tuile suivante en {n}" },
    survive: { one: "Encore {n} coup", other: "Encore {n} coups" },
  },

  task: {
    win: {
      one: "Trait à {side}, qui gagne tout de suite. Comment ?",
      other: "Trait à {side}, qui gagne en {n} coups, quelle que soit la réponse. Par quoi commencer ?",
    },
    hold: "Trait à {side} : tous les coups perdent, sauf un. Lequel ?",
    reach: "Formez une tuile {tile} en {n} coups, quelles que soient les nouvelles tuiles. Par quoi commencer ?",
    survive: "Jouez encore {n} coups, quelles que soient les nouvelles tuiles. Un seul premier coup est sûr.",
  },

  told: {
    on: { one: "Juste. Encore {n} coup.", other: "Juste. Encore {n} coups." },
    back: { one: "À vous : encore {n} coup.", other: "À vous : encore {n} coups." },
    solved: "Résolu.",
    solvedFirst: "Résolu au premier essai.",
    wrong: "Pas celui-ci : {move}.",
    refuted: "Pas celui-ci : {move}. La réponse : {reply}.",
    turn: "{hole}, puis le quadrant {quadrant} {spin}",
    quadrants: ["en haut à gauche", "en haut à droite", "en bas à gauche", "en bas à droite"],
    spins: { L: "vers la gauche", R: "vers la droite" },
    tile: "un nouveau {value} en {cell}",
    hint: "Cela commence en {place}.",
    notThat: {
      up: "Aller vers le haut (↑) n’est pas la solution.",
      right: "Aller vers la droite (→) n’est pas la solution.",
      down: "Aller vers le bas (↓) n’est pas la solution.",
      left: "Aller vers la gauche (←) n’est pas la solution.",
    },
    any: "Ici, tous les coups sont justes.",
    shown: "C’était la solution. Le défi suivant est à vous.",
  },

  again: "Réessayer",
  hint: "Conseil",
  solution: "Solution",
  cost: "{hint} et {solution} comptent comme un échec.",
  next: "Défi suivant",
  link: "Lien vers ce défi",

  today: {
    title: "Aujourd’hui, le {date}",
    explain: "Les mêmes pour tout le monde, selon la date en UTC.",
    board: "{game} : le plateau du jour",
    puzzle: "{game} : le défi du jour",
    done: "✓",
    task: "Le plateau du {date} : les mêmes coups donnent les mêmes tuiles à tout le monde. Jusqu’où irez-vous ?",
    line: "Plyground, le plateau du {date} : {points} points, plus grande tuile {tile}, {n} coups.",
    solved: "Plyground, {game}, le défi du {date} : résolu.",
    solvedFirst: "Plyground, {game}, le défi du {date} : résolu au premier essai.",
    share: "Votre résultat, à partager",
    copy: "Copier",
    copied: "Copié.",
    watch: "Revoir la partie",
    shown: "Une partie sur le plateau du {date}",
    verified:
      "✓ Vérifié : {points} points, plus grande tuile {tile}, {n} coups. Chaque tuile est celle du plateau du {date}.",
    forged: "Non vérifié : ce ne sont pas les tuiles du plateau du {date}.",
    bad: "Le lien ne contient pas de partie.",
  },

  record: {
    title: "Votre bilan",
    rating: "Votre cote",
    puzzle: "Ce défi",
    streak: "De suite",
    longest: "Plus longue série",
    solved: "Résolus",
    of: "{n} sur {all}",
    explain:
      "Un défi compte une fois, à votre première réponse. Sa cote dépend du nombre de joueurs du moteur qui trouvent le coup. Tout reste dans votre navigateur.",
  },
};
