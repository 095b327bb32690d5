// Les mots du guide, en français.

/** @type {import("../language.js").Sparse<import("../en/guide.js").Words>} */
export const words = {
  title: "Plyground : comment ça marche",
  heading: "Comment ça marche",
  contents: "Sur cette page",
  who: "Qui y joue",
  play: "Jouer sur la page",

  thinking: {
    title: "Prévoir",
    three:
      "Un ordinateur qui joue bien fait trois choses. Il anticipe : si je vais là, que peut-il arriver ensuite, et que puis-je y faire ? Il juge les positions au bout de ce qu’il voit : est-ce que cela se présente bien ? Et il fait remonter ce jugement, des dernières positions aux coups qui y mènent.",
    less: "Regarder un coup plus loin coûte plusieurs fois plus cher ; les bons programmes regardent donc moins de choses : ils laissent de côté les lignes qui ne peuvent pas changer le choix (alpha-bêta), se souviennent des positions déjà rencontrées (une table de transposition) et essaient d’abord les coups prometteurs. Ils approfondissent pas à pas, un demi-coup après l’autre, pour qu’il y ait toujours un meilleur coup trouvé quand le temps est écoulé.",
    chance:
      "Là où le hasard intervient, comme à 2048, il n’y a pas d’adversaire à craindre, mais il faut compter avec la chance : expectimax prend le meilleur de ses propres coups et la moyenne de ce que le hasard peut faire. Une troisième voie ne juge rien : elle joue la partie au hasard jusqu’au bout, des milliers de fois, et regarde quel coup a le mieux marché (Monte-Carlo).",
  },

  tiles: {
    rules:
      "Toutes les tuiles glissent ensemble dans l’une de quatre directions, et deux tuiles égales qui se rencontrent n’en font qu’une, de valeur double. Puis une nouvelle tuile apparaît sur une case libre, neuf fois sur dix un 2, sinon un 4. La partie est finie quand plus rien ne bouge.",
    play: "Bien jouer, c’est garder les grandes tuiles dans un coin, en ordre décroissant le long des bords, et des cases libres. C’est ce que mesurent les critères de l’évaluation ; chacun a un curseur sur la page. Appuyez sur Auto et regardez.",
    tryPairs: "Essayer : réunir quatre paires",
    tryCorner: "Voir un coin bien rangé",
  },

  pentago: {
    rules:
      "Deux joueurs posent tour à tour des billes dans les trous ; après chaque bille, son joueur tourne d’un quart de tour l’un des quatre quadrants. Cinq billes alignées gagnent. Si les deux y arrivent à la fois, ou si le plateau est plein sans alignement, c’est match nul.",
    play: "Chaque tour peut se jouer de 288 façons au plus, anticiper coûte donc cher ; mais une ligne gagnante se voit vite. Si les deux camps jouent parfaitement, le premier gagne, comme l’a montré un calcul sur les trois millions de milliards de positions (Irving 2014). À partir de 18 billes, le joueur fort connaît ici aussi la vraie valeur de chaque position.",
    tryWin: "Essayer : gagner en un coup",
    trySolved: "Un seul coup gagne ici : trouvez-le, ou appuyez sur Conseil",
  },

  loa: {
    rules:
      "Un pion avance en ligne droite d’exactement autant de cases qu’il y a de pions des deux couleurs sur cette ligne. Il saute les siens, jamais ceux de l’autre camp ; s’il tombe sur l’un d’eux, il le prend. Qui a tous ses pions en un seul groupe relié, coins compris, gagne. Choisissez un pion : le plateau montre les lignes avec leurs nombres, et où il peut aller.",
    play: "Prendre n’est pas un gain en soi : moins de pions sont plus vite reliés. Le joueur fort pèse la distance des pions à leur centre, leur liberté de mouvement, l’enfermement des pions adverses au bord, et six critères de plus (d’après Winands) ; chacun a un curseur sur la page.",
    tryConnect: "Essayer : relier en un coup",
    tryMiddle: "Un milieu de partie : « Conseil » montre le meilleur coup",
  },

  embed: {
    title: "Un plateau dans votre page",
    how: "Copiez les fichiers de ce site dans un dossier de votre hébergement et collez ces lignes dans n’importe quelle page. Choisissez comment sera le plateau :",
    copy: "Copier",
    copied: "Copié.",
    notCopied: "La copie n’a pas été permise ; sélectionnez les lignes et copiez-les.",
    preview: "Le voici :",
    frame: "Le même plateau dans un cadre, d’où que soient ces fichiers :",
    more: "Les méthodes, les événements, le style, les cadres à messages, le paquet pour bundlers et Node.js et la bibliothèque Rust sont décrits dans docs/embedding.md et docs/library.md du projet (en anglais).",
  },

  form: {
    game: "Jeu",
    player: "Qui réfléchit",
    usual: "celui qui y joue le mieux",
    side: "L’ordinateur joue",
    sides: { none: "aucun camp", "human,ai": "en second", "ai,human": "en premier", "ai,ai": "les deux camps" },
    budget: "Temps par coup, en millisecondes",
    theme: "Clair ou sombre",
    themes: { none: "comme la page", auto: "comme le système", light: "clair", dark: "sombre" },
    controls: "Boutons sous le plateau",
    autoplay: "Joue tout seul",
    keep: "Garde la partie pour la prochaine visite",
  },
};
