// Les mots de la page, en français.

import { words as catalogue } from "./catalogue.js";
import { words as dialogs } from "./dialogs.js";

/** @type {import("../page.js").OwnWords} */
export const words = {
  catalogue,
  dialogs,
  games: "Jeux",
  title: "Plyground : {game} qui réfléchit",
  bar: {
    board: "Plyground : jouer",
    play: "Jouer",
    lab: "Labo",
    guide: "Guide",
    inside: "Dedans",
    statistics: "Statistiques",
    about: "À propos",
    puzzles: "Défis",
    missing: "Une partie de cette page n’est pas arrivée. Votre partie est conservée.",
    again: "Recharger",
  },
  moves: { up: "Haut", right: "Droite", down: "Bas", left: "Gauche" },
  empty: "vide",

  stage: {
    loading: "Mise en place du plateau…",
    label: "Jeu",
    controls: "Commandes du jeu",
    score: "Points",
    best: "Record",
    bestByAi: "Record IA",
    moves: "Coups",
    human: "Vous",
    ai: "Ordinateur",
    toMove: "au trait",
    wins: "gagne",
    youWin: "gagnez",
    draw: "nul",
    newGame: "Nouvelle",
    undo: "Annuler",
    redo: "Rétablir",
    hint: "Conseil",
    review: "Analyser",
    share: "Partager",
    autoplay: "Auto",
    pause: "Pause",
    step: "Un coup",
  },

  panels: { watch: "Le regarder réfléchir", settle: "Le régler" },

  theme: { auto: "Thème : comme le système", light: "Thème : clair", dark: "Thème : sombre" },

  thinking: {
    title: "Réflexion",
    live: "Réfléchir à chaque position",
    idle: "Demandez un conseil ou lancez le jeu automatique.",
    on: "Réflexion…",
    done: "Ce qu’il pense de cette position",
    other: "Ce qu’il pensait d’une autre position",
    values: "Valeur de chaque coup",
    best: "meilleur",
    depth: "Profondeur",
    nodes: "Positions",
    rate: "Par seconde",
    time: "Temps",
    line: "Ce qu’il attend",
    won: "Prouvé : le camp au trait gagne",
    lost: "Prouvé : le camp au trait perd",
    drawn: "Prouvé : match nul",
    wins: "gagne en {n}",
    loses: "perd en {n}",
    atMost: "Au plus : la recherche a montré que d’autres coups sont meilleurs",
    peek: "profondeur {depth} · {rate}/s",
  },

  explain: {
    title: "Évaluation par critère",
    help: "Ce que chaque critère apporte à la valeur de la position sur le plateau, avant toute recherche.",
    empty: "Ce joueur juge les positions sans critères.",
  },

  game: {
    title: "Jeu",
    preset: "Règles",
    play: "Jouer selon ces règles",
    keeps: "Chaque jeu de règles garde sa propre partie et son record.",
  },

  player: {
    title: "Qui joue, combien de temps",
    seatsWho: "Qui joue",
    seats: { "human,ai": "Vous commencez", "ai,human": "L’ordinateur commence", "human,human": "Deux personnes" },
    seatsHelp: "Pour voir l’ordinateur jouer les deux camps, appuyez sur Auto.",
    movetime: "Temps de réflexion par coup",
    who: "Qui réfléchit",
    preset: "Préréglage",
    presetDefault: "Par défaut",
    presetOwn: "Le vôtre",
    peekOwn: "réglé par vous",
    none: "Ce joueur n’a rien à régler.",
    resetAll: "Tout réinitialiser",
    text: "En texte…",
    help: "Ce que « {label} » veut dire",
    reset: "Réinitialiser « {label} »",
    exact: "{label}, valeur exacte",
  },

  settings: {
    bad: "{name}={value} : devrait être {wanted}.",
    unknown: "{name}={value} : aucun réglage ne porte ce nom.",
    between: "un nombre de {min} à {max}",
    onOff: "0 ou 1",
    oneOf: "l’un de {ids}",
  },

  autoplay: {
    title: "Jeu automatique",
    speed: "Vitesse maximale",
    restart: "Recommencer en fin de partie",
    full: "aussi vite qu’il réfléchit",
    perSecond: { one: "{rate} coup par seconde", other: "{rate} coups par seconde" },
  },

  stats: {
    title: "Parties terminées",
    games: "Parties",
    mean: "Moyenne",
    best: "Meilleur",
    rate: "Coups/s",
    reached: "Part ayant atteint",
    ended: "Comment elles ont fini",
    ends: { x: "X gagne", o: "O gagne", draw: "Nulles" },
    reset: "Recommencer à compter",
    peek: { one: "{n} partie", other: "{n} parties" },
  },

  replay: {
    title: "Coups et partage",
    moves: "Coups de cette partie",
    move: "Coup {ply} : {move}",
    start: "Début",
    ply: "Coup",
    play: "Revoir",
    pause: "Pause",
    speed: "Vitesse du replay",
    perSecond: "{n} par seconde",
    at: "{ply} sur {plies}",
  },

  match: "Jouer à deux",

  share: {
    link: "Copier le lien",
    record: "Copier la partie",
    open: "Ouvrir un lien ou une partie",
    openButton: "Ouvrir",
    copiedLink: "Lien copié. Qui l’ouvre voit exactement cette partie.",
    copiedRecord: "Partie copiée.",
    notCopied: "La copie n’a pas été permise. Voici : {words}",
    empty: "Collez d’abord un lien ou une partie.",
    badPly: "ply={ply} : devrait être un nombre de coups.",
    badSeed: "seed={seed} : il faut un nombre entier de 0 à 18446744073709551615.",
  },

  editor: {
    title: "Position",
    grid: "Position à composer",
    text: "Ou en texte, rangée par rangée",
    copy: "Prendre du plateau",
    clear: "Vider",
    best: "Meilleur coup",
    play: "Jouer d’ici",
    values: "Valeur de chaque coup dans cette position",
  },

  help: {
    open: "Touches, aide et langue",
    title: "Comment jouer",
    done: "Compris",
    stuck: "Bloqué ? Conseil montre le meilleur coup ; Annuler en reprend un.",
  },

  notices: {
    badPosition: "Cette position ne convient pas.",
    badGame: "Cette partie ne peut pas être ouverte.",
    badRules: "Ces règles ne vont pas ensemble.",
    looking: "Vous regardez une partie d’un lien. Elle n’est pas gardée ; la vôtre l’est.",
    back: "Revenir à la mienne",
    close: "Fermer",
    update: "Une version plus récente de Plyground est prête.",
    reload: "La charger",
    badSave: "La partie enregistrée était illisible. Elle a été mise de côté ; en voici une nouvelle.",
    badSaveStays:
      "La partie enregistrée était illisible, et il n’y a pas de place pour la mettre de côté. Elle reste telle quelle ; cette partie-ci n’est donc pas gardée.",
    badSettings: "Les réglages enregistrés étaient illisibles. Ils ont été mis de côté ; ceux par défaut s’appliquent.",
    badSettingsStay:
      "Les réglages enregistrés étaient illisibles, et il n’y a pas de place pour les mettre de côté. Ils restent tels quels ; les changements ne sont donc pas gardés.",
    overwrite: "Remplacer",
    notKept:
      "Ce navigateur ne peut pas garder votre partie : il n’autorise pas le stockage, ou n’a plus de place. Vos coups disparaissent avec la page.",
    otherTab: "Plyground est aussi ouvert dans un autre onglet. La dernière partie jouée est celle qui est gardée.",
    details: "Détails",
    link: "Une partie du lien n’a pas pu servir ; le reste, si.",
    linkGame: "« {name} » dans le lien est illisible.",
    linkVersion:
      "Le lien est de la version {version}, que ce Plyground ne connaît pas encore. Rechargez la page, puis rouvrez le lien.",
    failed: "Cela n’a pas marché.",
  },
};
