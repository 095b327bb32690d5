// Les mots de la page sur Plyground, en français.

/** @type {import("../about.js").OwnWords} */
export const words = {
  title: "Plyground : qu’est-ce que c’est ?",
  heading: "Qu’est-ce que c’est ?",
  lead: "Des jeux de plateau qui réfléchissent, dans une page web. Vous y jouez, demandez le meilleur coup et voyez pourquoi c’est le meilleur ; vous changez la façon dont l’ordinateur juge, et mesurez ce que cela donne. Il n’y a pas de serveur : tout se passe dans le navigateur.",

  boards: {
    title: "Des plateaux pour votre propre page",
    about:
      "Aucune partie du moteur n’est chargée avant un clic. Les lignes sous un plateau sont tout ce qu’il faut à une page.",
    copy: "Copier",
    copied: "Copié.",
    notCopied: "La copie n’a pas été permise ; sélectionnez les lignes et copiez-les.",
  },

  teachers: {
    title: "Pour les enseignants",
    lessons:
      "Des leçons parcourent les algorithmes pas à pas sur de petits arbres. Toute recherche peut se dessiner en arbre, et toute partie s’analyser coup par coup.",
    weights: "Chaque poids d’une évaluation a un curseur, et agit dès le coup suivant.",
    lab: "Une expérience joue des milliers de parties, avec des tableaux, des graphiques et des intervalles. Son lien contient tous les réglages : toute une classe peut la refaire.",
    puzzles: "Plus de 1000 positions ont un seul coup juste, prouvé par une recherche jusqu’au bout.",
  },

  owners: {
    title: "Pour les sites web",
    static:
      "C’est un dossier de fichiers pour n’importe quel hébergement statique. Il ne faut ni en-tête HTTP, ni compilation.",
    privacy: "Ni compte, ni cookie, ni requête à un autre hôte. Ce qui est gardé reste dans le navigateur du visiteur.",
    languages:
      "Les plateaux parlent huit langues, se jouent au clavier, au doigt et avec un lecteur d’écran, et adoptent vos couleurs.",
    form: "Un formulaire écrit les lignes à copier, y compris pour un cadre.",
  },

  weight: {
    title: "Ce que pèse un plateau",
    about:
      "Mesuré ici, dans votre navigateur, quand vous lancez un plateau ci-dessus ; les fichiers partagés comptent pour le premier.",
    board: "Plateau",
    size: "Chargé",
    time: "Prêt en",
    before: "Cette page sans plateau",
    waiting: "pas lancé",
    kilobytes: "{n} ko",
    milliseconds: "{n} ms",
  },

  ladder: {
    title: "Sa force",
    about:
      "Cotes des niveaux après des centaines de parties entre eux, en Elo ; jouer au hasard vaut 0. Là où l’on joue seul, la moyenne des points des meilleurs joueurs.",
    level: "Niveau",
    elo: "Elo",
    player: "Joueur",
    mean: "Points en moyenne",
  },
};
