// Les mots de la vue de l'intérieur, en français.

/** @type {import("../inside.js").OwnWords} */
export const words = {
  title: "Plyground : regarder dedans",
  heading: "Regarder dans une partie",
  board: "Le plateau",
  open: {
    label: "Enregistrement ou lien d'une partie",
    button: "Ouvrir",
    none: "Ouvrez une partie depuis le plateau, ou collez ici son enregistrement.",
    bad: "Ce n'est pas une partie.",
  },
  settings: {
    player: "Jugé par",
    effort: "Effort",
    quick: "Rapide",
    thorough: "Approfondi",
  },
  review: {
    title: "Revue",
    running: "{n} coups jugés sur {all}",
    done: {
      one: "{n} coup jugé",
      other: "{n} coups jugés",
    },
    costly: "Coups les plus chers",
    none: "Aucun coup n'a coûté cher.",
    retry: "Réessayer",
    look: "Voir",
    all: "Tous les coups",
  },
  grades: {
    best: "le meilleur",
    good: "bon",
    inaccuracy: "imprécis",
    mistake: "erreur",
    blunder: "grosse erreur",
  },
  steps: {
    back: "Coup précédent",
    forth: "Coup suivant",
  },
  retry: {
    ask: "Trouvez un meilleur coup que {move}.",
    right: "Juste : {move} coûte {cost}.",
    wrong: "{move} coûte {cost}. Essayez-en un autre.",
    answer: "Montrer la solution",
    answered: "{move} était le meilleur.",
  },
  why: {
    title: "Pourquoi ce coup",
    over: "La partie est finie ici.",
    moves: "Valeurs de tous les coups",
    move: "Coup",
    value: "Valeur",
  },
  lessons: {
    bad: "Cet arbre est illisible.",
    title: "Pas à pas",
  },
  tree: {
    title: "L'arbre de la recherche",
    record: "Enregistrer l'arbre",
  },
};
