// Les mots de l’aide et du chargement des poids appris, en français.

/** @type {import("../page.js").OwnDialogs} */
export const words = {
  better: {
    ask: "Est-ce mieux ?",
    help: "Le labo fait jouer vos curseurs contre les valeurs par défaut, jusqu’à ce que la réponse soit claire.",
    first: "Bougez d’abord un curseur. Le labo pourra alors jouer vos valeurs contre celles par défaut.",
    name: "{player} : vos curseurs contre les valeurs par défaut",
    own: "Vos curseurs",
    normal: "Par défaut",
  },
  guide: "Comment marchent les jeux et les joueurs, et comment mettre un plateau dans votre propre page",
  statistics: "Vos parties : ce qu’elles sont devenues, et un fichier de tout ce qui est gardé",
  about: "Ce qu’est Plyground, pour enseignants et sites web",
  picture: "Image du plateau",
  single: "Raccourcis d’une seule lettre",
  sounds: "Sons des coups",
  vibration: "Vibration des coups",
  language: "Langue",
  keys: {
    undo: "Annuler",
    redo: "Rétablir",
    hint: "Conseil",
    autoplay: "Jeu automatique : lancer ou suspendre",
    step: "Un coup de l’ordinateur",
    stop: "Arrêter de réfléchir",
    read: "Lire le plateau à voix haute (lecteurs d’écran)",
    newGame: "Nouvelle partie",
    help: "Cette liste",
  },
  confirm: {
    newGame: {
      title: "Commencer une nouvelle partie ?",
      message: "La partie sur le plateau sera perdue.",
      yes: "Nouvelle partie",
      no: "Continuer",
    },
    link: {
      title: "Ouvrir cette partie ?",
      message: "Elle prend la place de celle que vous jouez.",
      yes: "L’ouvrir",
      no: "Garder la mienne",
      other: "Juste regarder",
    },
    match: {
      title: "Ouvrir cette partie ?",
      message: "Elle remplace la partie en cours. Les parties par lien sont conservées.",
      yes: "L’ouvrir",
      no: "Pas maintenant",
    },
    resign: {
      title: "Abandonner ?",
      message: "L’autre camp gagne alors.",
      yes: "Abandonner",
      no: "Continuer",
    },
    agree: {
      title: "Match nul ?",
      message: "Les deux camps sont-ils d’accord ?",
      yes: "Nulle",
      no: "Continuer",
    },
    position: {
      title: "Jouer à partir de cette position ?",
      message: "Elle prend la place de la partie que vous jouez.",
      yes: "Jouer à partir d’ici",
      no: "Garder la mienne",
    },
    replace: {
      title: "Tout remplacer par ce fichier ?",
      message: "Les parties, réglages et statistiques que ce navigateur garde à présent seront perdus.",
      yes: "Remplacer",
      no: "Garder les miens",
    },
    erase: {
      title: "Tout effacer ?",
      message:
        "Parties, réglages, préréglages, statistiques et séries du labo seront perdus. Enregistrez d’abord un fichier si vous pensez les vouloir encore.",
      yes: "Effacer",
      no: "Garder",
    },
    branch: {
      title: "Continuer à partir d’ici ?",
      message: { one: "{n} coup après celui-ci sera effacé.", other: "Les {n} coups après celui-ci seront effacés." },
      yes: "Continuer",
      no: "Les garder",
    },
  },
  settings: {
    title: "Réglages en texte",
    help: "Un nom=valeur par ligne. Copiez le texte pour le garder, ou collez-en un et appliquez-le.",
    copy: "Copier",
    apply: "Appliquer",
    close: "Fermer",
    copied: "Réglages copiés.",
    applied: "Réglages appliqués.",
    notPair: "« {line} » : devrait être nom=valeur.",
  },
  editor: {
    cell: "Rangée {row}, colonne {column} : {value}",
    thinking: "Réflexion…",
    over: "Aucun coup possible ici.",
    answer: "Meilleur coup : {name} (profondeur {depth})",
  },
  level: {
    title: "Niveau de l’ordinateur",
    value: "{level} sur {most}",
    own: "le vôtre",
    ownHelp: "L’ordinateur joue avec vos propres réglages.",
    rated: "Cote {elo} ; jouer au hasard vaut 0.",
    ratedMost: "Cote {elo} ou plus ; jouer au hasard vaut 0.",
    ruleTitle: "« {rule} » : niveau",
    ruleRated: "Un joueur simple fait {share} % des points qu’il fait quand le hasard place les tuiles.",
    harder: "Vous avez battu le niveau {level}. Le niveau {other} joue un peu mieux.",
    easier: "Le niveau {level} a gagné. Le niveau {other} est plus facile.",
    play: "Jouer au niveau {level}",
    more: "Tous les réglages",
  },
  ponder: {
    label: "Réfléchir aussi pendant mon temps",
    help: "À pleine force seulement, une minute par coup au plus. Cela consomme de la batterie.",
  },
  module: {
    option: "Un module à vous",
    address: "Adresse du module",
    file: "Choisir un fichier",
    help: "Un module JavaScript qui répond par des coups, comme le dit docs/engine-protocol.md. Il tourne dans son propre worker.",
    plays: "{name} joue les coups de l’ordinateur ; les conseils restent ceux du joueur.",
    remove: "Le retirer",
    notKept:
      "Ce navigateur ne garde pas de fichiers pour la page. Placez le module à côté de la page, et donnez son adresse.",
  },
  trouble: {
    game: {
      aside: "La partie enregistrée était illisible. Elle a été mise de côté ; en voici une nouvelle.",
      held: "La partie enregistrée était illisible, et il n’y a pas de place pour la mettre de côté. Elle reste telle quelle ; cette partie-ci n’est donc pas gardée.",
      full: "Ce navigateur ne peut pas garder votre partie : il n’autorise pas le stockage, ou n’a plus de place. Vos coups disparaissent avec la page.",
      second:
        "Plyground est aussi ouvert dans un autre onglet. Voici une seconde partie ; les deux sont gardées, et reviennent quand vous rouvrez deux onglets.",
    },
    settings: {
      aside: "Les réglages enregistrés étaient illisibles. Ils ont été mis de côté ; ceux par défaut s’appliquent.",
      held: "Les réglages enregistrés étaient illisibles, et il n’y a pas de place pour les mettre de côté. Ils restent tels quels ; les changements ne sont donc pas gardés.",
    },
    any: {
      aside: "Illisible et mis de côté : {what}.",
      held: "Illisible, et la place manque pour le mettre de côté : {what}. Tout reste en l’état, et les changements ne sont pas gardés.",
      full: "Non gardé : {what}. Ce navigateur n’autorise pas le stockage, ou n’a plus de place.",
    },
    what: {
      best: "les meilleurs scores",
      match: "les parties par lien",
      mistakes: "les erreurs que vous gardez",
      presets: "vos préréglages",
      puzzles: "vos défis et leur cote",
      settings: "les réglages",
      statistics: "les statistiques de vos parties",
      table: "les pendules et les fins des parties à un seul plateau",
    },
    overwrite: "Remplacer",
  },
  weights: {
    loading: "Chargement de ce que {player} a appris",
    size: "{loaded} sur {total} Mo",
    sizeAlone: "{loaded} Mo",
    unpacking: "Décompression…",
    cancel: "Annuler",
    failed: "Ce que {player} a appris n’a pas pu être chargé. {substitute} joue à sa place.",
    retry: "Réessayer",
    which: "Poids appris",
    auto: "Selon l’appareil",
    file: "{label}, {size} Mo",
    when: "Chargés à la première réflexion, et gardés pour la prochaine visite.",
  },
  games: {
    2048: {
      lessons: {
        goal: "Formez une tuile de 2048.",
        move: "Les flèches ou un glissement déplacent toutes les tuiles.",
        win: "Deux tuiles égales qui se rencontrent en font une, du double.",
      },
      tips: [
        "Commencez dans n’importe quel sens ; une tuile nouvelle suit.",
        "Gardez votre plus haute tuile dans un coin et construisez à côté.",
      ],
      how: "Faites glisser toutes les tuiles à la fois. Deux tuiles égales n’en font qu’une. Atteignez 2048, puis voyez jusqu’où cela va.",
      keys: {
        move: "Déplacer (ou glisser du doigt)",
      },
      editor:
        "Cliquez sur une case pour augmenter sa tuile ; avec Maj ou le bouton droit, pour la diminuer. Au clavier : les flèches déplacent, + et − changent.",
    },
    pentago: {
      lessons: {
        goal: "Cinq de vos billes alignées gagnent.",
        move: "Posez une bille, puis tournez un quadrant.",
        win: "Tourner peut compléter une ligne, ou en briser une.",
      },
      tips: [
        "Le centre d’un quadrant ne bouge pas quand il tourne : bonne place pour commencer.",
        "Trois de l’autre camp alignées ? Placez-vous entre elles, ou séparez-les en tournant.",
      ],
      how: "Posez une bille dans un trou, puis tournez l’un des quatre quadrants : appuyez sur une flèche à côté, ou faites-le pivoter en glissant. Cinq billes alignées gagnent, avant la rotation ou après.",
      keys: {
        hole: "Choisir un trou, puis un quadrant",
        marble: "Y poser une bille",
        quadrant: "Choisir un quadrant",
        turn: "Le tourner à gauche ou à droite",
      },
      editor:
        "Cliquez sur un trou pour changer sa bille : aucune, X, O. X commence : il y a donc autant de X que de O, ou un de plus. Au clavier : les flèches déplacent, + et − changent.",
    },
    loa: {
      lessons: {
        goal: "Rassemblez tous vos pions.",
        move: "Un pion avance d’autant de cases qu’il y a de pions sur sa ligne.",
        win: "Tous en un seul groupe, coins compris : gagné.",
      },
      tips: [
        "Touchez un pion : les points montrent où il peut aller, les nombres de combien.",
        "Arriver sur un pion adverse le prend ; mais moins de pions se rassemblent plus vite.",
      ],
      how: "Rassemblez tous vos pions, chacun à côté d’un autre. Un pion avance d’exactement autant de cases qu’il y a de pions sur toute la ligne qu’il suit. Il peut sauter les vôtres, mais pas ceux de l’autre camp ; s’il tombe sur l’un d’eux, il le prend.",
      keys: {
        square: "Choisir une case",
        man: "Prendre un pion ; le poser où il peut aller",
        letGo: "Le lâcher",
        groups: "Entourer les groupes reliés",
      },
      editor:
        "Cliquez sur une case pour changer qui s’y trouve : personne, X, O ; chaque camp a de 1 à 12 pions. Après le plateau, le texte dit qui a le trait. Au clavier : les flèches déplacent, + et − changent.",
    },
  },
};
