// Ce que les plateaux montrent et disent, en français.

/** @type {import("../board.js").OwnWords} */
export const words = {
  board: "Plateau de {game}, {rows} sur {columns}",
  empty: "vide",
  best: "Meilleur coup : {move}.",
  back: "Retour au coup {ply}.",
  noMove: "Aucun coup possible.",
  autoplayOn: "Jeu automatique activé.",
  autoplayOff: "Jeu automatique arrêté.",
  restarted: "Le calcul a dû être relancé ; rien n’est perdu.",
  notKept:
    "Ce navigateur ne peut pas garder la partie : il n’autorise pas le stockage, ou n’a plus de place. Les coups disparaissent avec la page.",
  linkVersion:
    "Le lien est de la version {version}, que ce Plyground ne connaît pas encore. Rechargez la page, puis rouvrez le lien.",
  row: "Rangée {row} : {cells}",

  play: "Jouer",

  keepGoing: "Continuer",
  startOver: "Nouvelle partie",
  takeBack: "Annuler le coup",

  controls: {
    label: "Commandes du jeu",
    new: "Nouvelle partie",
    undo: "Annuler",
    redo: "Rétablir",
    hint: "Conseil",
    engineHint: "Conseil du moteur",
    step: "Coup",
    autoplay: "Auto",
    pause: "Pause",
    score: "Points : {points}",
    open: "Ouvrir dans Plyground",
  },

  unable: {
    title: "Le plateau ne peut pas s’afficher",
    missing: "Il manque {what} à ce navigateur, et le jeu en a besoin. Tout navigateur de ces dernières années l’a.",
    load: "Le moteur n’a pas pu être chargé. Vérifiez la connexion, puis rechargez la page.",
  },

  status: {
    thinking: "L’ordinateur réfléchit…",
    playing: "L’ordinateur joue pour vous.",
  },

  forfeit: {
    title: "{name} perd",
    late: "Il n’a pas répondu à temps.",
    illegal: "Il a répondu « {detail} », qui n’est pas un coup légal.",
    silent: "Il a répondu sans coup.",
    broken: "Il est tombé en panne : {detail}",
    lost: "Il n’a pas pu être chargé ou est tombé en panne.",
  },

  duel: {
    yourTurn: "À vous : {task}",
    turnOf: "À {side} de jouer : {task}",
    wins: "{side} gagne",
    youWin: "Vous gagnez",
    computerWins: "L’ordinateur gagne",
    draw: "Match nul",
    toMove: "Trait à {side}",
    begin: "Nouvelle partie. X commence.",
    blocked: "Ce coup n’est pas possible ici.",
    progress: { one: "{n} coup.", other: "{n} coups." },
  },

  games: {
    2048: {
      task: "Glissez (flèches ou doigt) ; les tuiles égales fusionnent.",
      help: "Les flèches déplacent. U annule un coup, R le rejoue, I donne un conseil, P joue tout seul, B lit le plateau.",
      moves: { up: "Haut", right: "Droite", down: "Bas", left: "Gauche" },
      cell: "rangée {row} colonne {column} : {value}",
      points: { one: "{n} point", other: "{n} points" },
      spawn: "Nouveau {value} en {cell}",
      progress: "{points}, plus grande tuile {best}.",
      begin: { one: "Nouvelle partie avec {n} tuile.", other: "Nouvelle partie avec {n} tuiles." },
      chip: "meilleur",
      blocked: "Rien ne bouge dans ce sens.",
      won: "Réussi. Des tuiles plus hautes vous attendent.",
      overTitle: "Partie terminée",
      over: "{points} et une tuile {best}",
    },

    pentago: {
      place: "posez une bille.",
      turnNow: "tournez maintenant un quadrant.",
      help: "Les flèches choisissent un trou, Entrée y pose une bille. Puis 1 à 4 ou les flèches choisissent un quadrant, et L ou R le tourne. U annule, I donne un conseil, B lit le plateau.",
      quadrants: ["en haut à gauche", "en haut à droite", "en bas à gauche", "en bas à droite"],
      spins: { L: "vers la gauche", R: "vers la droite" },
      turns: "Tourner un quadrant",
      turn: "Tourner le quadrant {quadrant} {spin} ({name})",
      chosen: "Quadrant {number}, {quadrant}. L ou R le tourne.",
      placed: "Bille en {hole}. Tournez maintenant un quadrant.",
      taken: "Il y a déjà une bille.",
      takenBack: "Bille reprise.",
      moved: "{side} {hole}.",
      turned: "{side} {hole}, quadrant {quadrant} {spin}.",
      both: "Les deux ont cinq billes alignées",
      full: "Le plateau est plein",
      five: { one: "Cinq billes alignées après {n} coup", other: "Cinq billes alignées après {n} coups" },
    },

    loa: {
      choose: "choisissez un pion.",
      go: "choisissez sa destination.",
      help: "Les flèches choisissent une case, Entrée prend le pion qui s’y trouve et le pose où il peut aller, Échap le lâche. G entoure les groupes, U annule un coup, I donne un conseil, B lit le plateau.",
      groups: "Groupes",
      pass: "Aucun coup : passer",
      chosen:
        "{square} peut aller en {targets}. Pions sur sa rangée : {rank}, sa colonne : {file}, ses diagonales : {falling} et {rising}.",
      stuck: "Ce pion ne peut pas bouger.",
      count: { one: "{n} groupe", other: "{n} groupes" },
      grouped: "X en {x}, O en {o}.",
      ungrouped: "Les groupes ne sont plus entourés.",
      passes: "{side} passe.",
      moved: "{side} {from} vers {to}.",
      takes: "{side} {from} prend {to}.",
      connected: { one: "Tous les pions reliés après {n} coup", other: "Tous les pions reliés après {n} coups" },
      both: "Un seul coup a relié les deux camps",
      third: "La même position pour la troisième fois",
    },
  },
};
