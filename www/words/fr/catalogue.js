// Les jeux, les joueurs et leurs réglages, en français.

import { levels } from "../catalogue.js";

const AHEAD =
  "Explore comme Expectimax, mais sait ce que valent les plateaux grâce à des millions de parties contre lui-même.";
const RANDOM = "Joue n’importe quel coup légal, tous aussi probables. C’est à lui que se mesurent tous les autres.";
const MCTS =
  "Joue beaucoup de parties au hasard jusqu’au bout, surtout à partir des coups qui ont bien marché, et choisit le coup le plus essayé.";
const OPEN = "Les lignes ouvertes sont celles de cinq trous avec des billes d’un seul camp.";
const TURNED = "De même, en somme sur les huit plateaux que donne une rotation.";
const TIMES_TILE = "Multiplié par la valeur de la tuile.";
const TIMES_WEIGHT = "Multiplié par le poids de la case.";
const TIMES_EMPTY = "Multiplié par le nombre de cases vides.";
const UNPUBLISHED = "Les auteurs n’ont pas publié le leur.";
const DIRECTION = "Par quoi la récompense moyenne de cette direction est multipliée.";

/** Les niveaux des deux joueurs nommés « Fort ». */
const LEVELS = levels("Niveau", {
  lowest: "Un peu mieux que des coups au hasard.",
  between: "Entre les deux niveaux voisins.",
  highest: "Aussi fort que possible.",
});

/** @type {import("../catalogue.js").CatalogueWords} */
export const words = {
  groups: {
    "In detail": "En détail",
    Rules: "Règles",
    Evaluation: "Évaluation",
    Search: "Recherche",
    Weights: "Poids",
    "Field score": "Valeur du plateau",
    Reward: "Récompense",
    Multipliers: "Facteurs",
    Solver: "Solveur",
    Breeding: "Élevage",
    Level: "Niveau",
  },
  games: {
    2048: {
      params: {
        rows: ["Rangées", "Rangées du plateau."],
        columns: ["Colonnes", "Colonnes du plateau."],
        goal: [
          "But",
          "La tuile qui gagne ; on peut continuer. Les petits plateaux ne contiennent pas de grandes tuiles : 3x3 cases, aucune au-delà de 1024.",
        ],
        start: ["Tuiles au départ", "Tuiles posées sur le plateau au début."],
        four: ["Nouveaux 4 en %", "Combien de nouvelles tuiles sur cent sont un 4 et non un 2."],
        evil: [
          "Méchant",
          "Les nouvelles tuiles ne tombent pas au hasard. Au niveau 10, chacune va où l’évaluation du joueur du panneau souffre le plus ; aux niveaux plus bas, pas toujours ; 0, c’est le hasard.",
        ],
      },
      presets: {
        standard: ["Classique 4x4", "Le jeu que tout le monde connaît."],
        small: ["Petit 3x3", "Vite fini : 256 est déjà un exploit."],
        large: ["Grand 5x5", "De la place pour réfléchir : en route vers 8192."],
        huge: ["Immense 6x6", "De longues parties, avec des tuiles qu’aucun autre plateau ne contient."],
        fours: ["Deux et quatre", "Une nouvelle tuile sur deux est un 4."],
        evil: ["Méchant", "Chaque nouvelle tuile va où elle gêne le plus ; même 128 est loin."],
      },
    },
    loa: {
      params: {
        mover: [
          "Les deux reliés : qui a joué gagne",
          "Qui relie les deux camps d’un seul coup a gagné, comme sur beaucoup de serveurs. Sinon, c’est un match nul.",
        ],
      },
    },
  },
  players: {
    "2048/expectimax": {
      name: "Expectimax",
      help: "Explore chaque coup et chaque nouvelle tuile, de plus en plus loin tant qu’il reste du temps, et juge les plateaux atteints selon ses critères.",
      params: {
        lost: ["Partie perdue", "À quel point il est grave de perdre, à côté des autres critères."],
        empty: ["Cases vides", "De la place pour jouer, comptée par rangées et par colonnes."],
        merges: ["Fusions", "Tuiles égales qui se touchent et peuvent fusionner."],
        monotonicity: ["Monotonie", "Rangées et colonnes qui ne font que monter ou que descendre."],
        "monotonicity-power": ["Puissance de la monotonie", "Combien elle compte davantage parmi les grandes tuiles."],
        sum: ["Peu de grandes tuiles", "Une grande tuile plutôt que plusieurs de moitié."],
        "sum-power": ["Puissance de ce critère", "Combien il compte davantage parmi les grandes tuiles."],
        smoothness: ["Régularité", "Voisines de taille presque égale."],
        edge: ["Bords", "Grandes tuiles au bord et, comptées double, dans un coin."],
        corner: ["Coin", "Tuiles selon leur proximité d’un coin."],
        snake: ["Serpent", "Tuiles qui décroissent le long d’un chemin sinueux depuis un coin."],
        "log-empty": ["Cases vides, logarithme", "Les premières cases vides comptent le plus (ovolve)."],
        "axis-monotonicity": [
          "Monotonie par axe",
          "Toutes les rangées, et toutes les colonnes, descendent du même côté (ovolve).",
        ],
        "max-tile": ["Plus grande tuile", "L’exposant de la plus grande tuile (ovolve)."],
        cutoff: [
          "Coupure",
          "Les lignes moins probables que 1 sur 10 à cette puissance ne sont pas suivies ; 9 les suit toutes.",
        ],
        "cutoff-step": [
          "Coupure par itération",
          "Ce que chaque itération plus profonde ajoute à la puissance ci-dessus.",
        ],
        table: ["Taille de la table", "Retient 2ⁿ plateaux, de 16 octets chacun ; n est ce nombre."],
      },
      presets: {
        default: ["Plyground", "Celui du projet, mis au point."],
        nneonneo: ["nneonneo", "Les poids, la coupure et les critères du plus connu des programmes expectimax."],
        ovolve: ["ovolve", "Les quatre critères du premier programme connu de 2048."],
      },
    },
    "2048/learned": {
      name: "Appris",
      help: AHEAD,
      weights: {
        large: ["Grand", "Joue le mieux."],
        small: ["Petit", "Un téléchargement plus léger, qui demande moins de mémoire."],
      },
    },
    "2048/learned-3x3": { name: "Appris 3x3", help: AHEAD, weights: { "3x3": ["3x3", "Pour ce plateau seulement."] } },
    "2048/learned-3x4": { name: "Appris 3x4", help: AHEAD, weights: { "3x4": ["3x4", "Pour ce plateau seulement."] } },
    "2048/ovolve": {
      name: "ovolve",
      help: "Le premier programme connu de 2048 : alpha-bêta à approfondissement itératif, où l’adversaire n’envisage que les nouvelles tuiles les plus gênantes. Sa profondeur ne compte que les coups du joueur.",
      params: {
        "axis-monotonicity": [
          "Monotonie par axe",
          "Toutes les rangées, et toutes les colonnes, descendent du même côté.",
        ],
        "log-empty": ["Cases vides, logarithme", "Les premières cases vides comptent le plus."],
        "max-tile": ["Plus grande tuile", "L’exposant de la plus grande tuile."],
        clustering: ["Dispersion", "À quel point les tuiles diffèrent de celles qui les entourent, coins compris."],
        annoying: [
          "Seulement les plus gênantes",
          "L’adversaire n’envisage que les nouvelles tuiles qui laissent le plateau le moins régulier et le plus dispersé.",
        ],
      },
    },
    "2048/alpha-beta": {
      name: "Alpha-bêta",
      help: "Un minimax qui laisse de côté ce qui ne peut changer le choix, avec un interrupteur pour chaque autre optimisation.",
      params: {
        depth: [
          "Profondeur",
          "Jusqu’où il regarde au plus, même s’il reste du temps ; coups et nouvelles tuiles comptent chacun pour un demi-coup.",
        ],
        pruning: [
          "Élagage alpha-bêta",
          "Laisse de côté ce qui ne peut changer le choix. Sans lui, c’est un simple minimax.",
        ],
        deepening: [
          "Approfondissement itératif",
          "Cherche à un demi-coup de profondeur, puis à deux, puis à trois, et ainsi de suite tant qu’il reste du temps. Sans lui, donnez une profondeur.",
        ],
        table: [
          "Table de transposition",
          "Retient 2ⁿ positions, de 16 octets chacune ; n est ce nombre, et 0 veut dire sans table.",
        ],
        killers: ["Coups tueurs", "Essaie d’abord ce qui a réfuté d’autres coups à la même profondeur."],
        history: [
          "Heuristique d’historique",
          "Essaie les coups dans l’ordre de ce qu’ils ont réfuté ailleurs auparavant.",
        ],
        sorting: [
          "Tri par évaluation",
          "Jusqu’à ce nombre de demi-coups de la racine, les coups sont essayés dans l’ordre de l’évaluation.",
        ],
        combined: [
          "Tri combiné des coups",
          "Par évaluation près de la racine, par historique plus bas, par type de coup au dernier demi-coup.",
        ],
        scout: [
          "Recherche de variante principale",
          "Demande seulement si d’autres coups sont meilleurs que le premier, et cherche à nouveau si l’un l’est.",
        ],
        unique: ["Sans doublons", "N’explore qu’une fois les coups qui mènent à la même position."],
        "open-root": [
          "Une valeur pour chaque coup",
          "Trouve la valeur exacte de chaque coup à la racine, ce qui prend plus de temps.",
        ],
      },
      presets: {
        default: [
          "Poids d’ovolve",
          "Les quatre critères du premier programme connu de 2048, contre chaque nouvelle tuile.",
        ],
        vryniotis: [
          "Vryniotis",
          "Dispersion, monotonie, régularité et cases vides, d’après V. Vryniotis ; leurs poids sont choisis ici.",
        ],
      },
    },
    "2048/minimax": {
      name: "Minimax",
      help: "Explore la suite comme si un adversaire posait les nouvelles tuiles, à travers tous ses coups, sans aucun élagage.",
    },
    "2048/lee": {
      name: "Matrice de poids",
      help: "Expectimax sur des tuiles pondérées par une matrice fixe, la plus lourde en haut à gauche, d’après Yiyuan Lee.",
    },
    "2048/frolov": {
      name: "Moyenne",
      help: "Prend la moyenne sur toutes les suites de coups, bonnes ou mauvaises, et note les plateaux au bout selon les fusions, les tuiles et les lignes monotones : les dix-sept méthodes du mémoire de S. Frolov. Les nombres de sa matrice de coins et de bords sont perdus, et choisis ici.",
      params: {
        depth: ["Profondeur", "Coups regardés à l’avance."],
        directions: [
          "Directions",
          "4 pour toutes ; 3 pour gauche, droite et haut, et bas seulement si rien d’autre n’est légal.",
        ],
        "exception-1": [
          "Remplir la première rangée",
          "Haut tout de suite si une tuile peut entrer dans une case vide de la première rangée autre que celle de gauche.",
        ],
        "exception-2": [
          "Remplir le coin",
          "Gauche tout de suite si la case en haut à gauche est vide et qu’une tuile se trouve dans sa rangée.",
        ],
        matrix: [
          "Matrice",
          "0 descend par degrés de 7 à 1 ; 1 est celle de Yiyuan Lee ; 2 est faite des trois nombres ci-dessous.",
        ],
        "corner-weight": ["Coins", "Le poids des coins dans la matrice 2."],
        "edge-weight": ["Bords", "Le poids des autres cases du bord dans la matrice 2."],
        "inner-weight": ["Centre", "Le poids des cases intérieures dans la matrice 2."],
        merge: ["Fusions", "Combien comptent les paires qui peuvent fusionner."],
        "merge-value": ["par tuile", TIMES_TILE],
        "merge-weight": ["par poids", "Multiplié par le poids de sa case."],
        "merge-cells": ["de quelle case", "0 celle du haut ou de gauche ; 1 la plus lourde ; 2 la somme des deux."],
        "merge-free": ["par cases vides", TIMES_EMPTY],
        "merge-distance": ["par distance", "Divisé par la distance au coin en haut à gauche."],
        board: ["Cases", "Combien comptent toutes les cases."],
        "board-value": ["par tuile", TIMES_TILE],
        "board-weight": ["par poids", TIMES_WEIGHT],
        "board-free": ["par cases vides", TIMES_EMPTY],
        monotone: [
          "Lignes monotones",
          "Combien comptent les cases des lignes monotones ; sous 0, combien celles des autres lignes comptent contre.",
        ],
        "monotone-value": ["par tuile", TIMES_TILE],
        "monotone-weight": ["par poids", TIMES_WEIGHT],
        "monotone-free": ["par cases vides", TIMES_EMPTY],
      },
      presets: {
        "method-1": ["Méthode 1", "Fusions près du coin ; pénalité pour les lignes non monotones."],
        "method-1-1": ["Méthode 1.1", "Méthode 1 sans la pénalité."],
        "method-2": ["Méthode 2", "Bonus pour les lignes monotones, matrice de Lee, sans exceptions."],
        "method-3": ["Méthode 3", "Méthode 2, les lignes monotones comptent avec les cases vides."],
        "method-3-8": ["Méthode 3.8", "La matrice seule."],
        "method-4": ["Méthode 4", "Méthode 2 sans les cases vides."],
        "method-5": ["Méthode 5", "La valeur des tuiles ne compte que sur le plateau."],
        "method-6": ["Méthode 6", "Les poids seuls."],
        "method-7": ["Méthode 7", "Méthode 3 sans le plateau."],
        "method-7-5": ["Méthode 7.5", "Les fusions où qu’elles soient."],
        "method-7-7": ["Méthode 7.7", "Méthode 7.5 avec la somme de toutes les tuiles."],
        "method-8": ["Méthode 8", "Sans les cases vides."],
        "method-9": ["Méthode 9", "Quatre directions, coins et bords lourds."],
        "method-10": ["Méthode 10", "Les deux cases d’une fusion comptent."],
        "method-11": ["Méthode 11", "Méthode 10 par poids."],
        "method-12": ["Méthode 12", "Méthode 10 sans le plateau, seuls les coins sont lourds."],
        "method-13": ["Méthode 13", "Le plateau et les cases vides seuls."],
      },
    },
    "2048/mcts": {
      name: "Recherche arborescente Monte-Carlo",
      help: "Joue des parties au hasard depuis un arbre de coups qui pousse là où elles ont bien marché (UCB1), et choisit le coup à la meilleure récompense moyenne.",
      params: {
        simulations: ["Simulations", "Parties au hasard par coup ; chacune ajoute aussi un coup à l’arbre."],
        exploration: [
          "Exploration",
          "Le c d’UCB1, dans l’unité de la récompense : combien un coup moins essayé est favorisé.",
        ],
        "corner-ties": [
          "Égalités vers le coin",
          "Entre coups de moyenne égale, joue le premier dans l’ordre haut, droite, bas, gauche ; sinon dans l’ordre haut, bas, gauche, droite.",
        ],
        threshold: [
          "Récompense dès",
          "Une partie au hasard vaut sa plus grande tuile si elle atteint au moins cela, sinon rien ; sous 2, ses points.",
        ],
        goal: [
          "Le but l’arrête",
          "Les parties au hasard finissent à la tuile qui gagne, sauf si elle est déjà sur le plateau.",
        ],
      },
    },
    "2048/mcts-corner": {
      name: "Recherche Monte-Carlo vers le coin",
      help: "Recherche arborescente Monte-Carlo ; à la fin, la récompense moyenne de chaque direction est multipliée par un nombre propre.",
      params: {
        up: ["Haut", DIRECTION],
        right: ["Droite", DIRECTION],
        down: ["Bas", DIRECTION],
        left: ["Gauche", DIRECTION],
      },
    },
    "2048/monte-carlo": {
      name: "Monte-Carlo à plat",
      help: "Joue le même nombre de parties au hasard après chaque coup légal et choisit celui à la meilleure récompense moyenne.",
      params: {
        simulations: ["Simulations", "Parties au hasard pour chaque coup légal."],
        cap: [
          "Partie la plus longue",
          "Coups après lesquels une partie au hasard est laissée ; 0 les joue toutes jusqu’au bout.",
        ],
      },
      presets: {
        default: ["Plyground", "50 parties au hasard pour chaque coup légal, jusqu’au bout, aux points."],
        neller: [
          "Neller",
          "1000 parties au hasard pour chaque coup légal, laissées après 3 coups (T. W. Neller 2015). Ce qui comptait n’est pas connu ici : aux points.",
        ],
      },
    },
    "2048/greedy": {
      name: "Glouton",
      help: "Regarde un coup à l’avance : la plus petite somme de différences entre tuiles voisines.",
    },
    "2048/corner": {
      name: "Coin",
      help: "Joue haut ou droite, à pile ou face si les deux sont légaux ; sinon gauche ; sinon bas.",
    },
    "2048/random": { name: "Hasard", help: RANDOM },
    "pentago/strong": {
      name: "Fort",
      help: "Des ouvertures apprises, puis alpha-bêta tant que beaucoup de trous sont vides, puis un solveur qui trouve la valeur exacte.",
      params: {
        solve: [
          "Résoudre dès",
          "Le solveur est tenté quand il reste au plus ce nombre de trous vides ; à partir de 18, il peut lui falloir plus de temps qu’il n’en a.",
        ],
        "solver-table": [
          "Table du solveur",
          "Le solveur retient au plus 2ⁿ nœuds, de 40 octets chacun ; n est ce nombre.",
        ],
        openings: [
          "Ouvertures apprises",
          "Avec au plus cinq billes sur le plateau, joue tout de suite ce qui a été appris des valeurs exactes.",
        ],
        noise: [
          "Bruit",
          "Un coup qui vaut tant de moins qu’un autre est pris 2,7 fois moins souvent ; 0 prend toujours le meilleur.",
        ],
        "level-nodes": [
          "Positions au plus",
          "Positions regardées au plus pour un coup, quoi que permettent les limites ; 0 ne fixe pas cette borne.",
        ],
        average: [
          "Moyenne des profondeurs",
          "Avec au plus ce nombre de billes sur le plateau, c’est la moyenne des valeurs d’un coup à toutes les profondeurs qui compte : les erreurs des profondeurs impaires et paires se compensent.",
        ],
        one: ["Un ouvert", OPEN],
        two: ["Deux ouvert", OPEN],
        three: ["Trois ouvert", OPEN],
        four: ["Quatre ouvert", OPEN],
        "turned-one": ["Un ouvert après rotation", TURNED],
        "turned-two": ["Deux ouvert après rotation", TURNED],
        "turned-three": ["Trois ouvert après rotation", TURNED],
        "turned-four": ["Quatre ouvert après rotation", TURNED],
        middle: ["Centres des quadrants", "Une bille au centre d’un quadrant, où aucune rotation ne la déplace."],
        reach: [
          "Portée",
          "Lignes ouvertes dans les 256 rotations des quadrants ; plus c’est proche, plus cela compte.",
        ],
        learned: [
          "Appris",
          "Lignes ouvertes dans les 256 rotations, avec la valeur apprise à rebours depuis des positions résolues.",
        ],
        tempo: ["Tempo", "Avoir le trait."],
        growth: ["Croissance de la portée", "Par combien chaque bille posée dessus multiplie la valeur d’une ligne."],
        quarter: [
          "Portée après une rotation",
          "Ce qui reste de la valeur d’une ligne s’il faut tourner un quadrant une fois.",
        ],
        half: [
          "Portée après deux rotations",
          "Ce qui reste de la valeur d’une ligne s’il faut tourner un quadrant deux fois.",
        ],
      },
      presets: LEVELS,
    },
    "pentago/alpha-beta": {
      name: "Alpha-bêta",
      help: "Explore tous les coups des deux camps et juge les plateaux atteints par leurs lignes ouvertes. Chaque optimisation peut être coupée, jusqu’au simple minimax.",
    },
    "pentago/genetic": {
      name: "Minimax génétique",
      help: "Élève des suites de coups : plus la valeur d’une suite remonte par minimax près de la racine, plus elle a d’enfants (Hong, Huang et Lin 2001).",
      params: {
        depth: ["Profondeur", "Coups d’une suite, si les limites ne donnent pas de profondeur."],
        population: ["Population", `Combien de suites vivent à la fois. ${UNPUBLISHED}`],
        generations: ["Générations", `Générations par coup au plus, si le temps le permet. ${UNPUBLISHED}`],
        crossover: [
          "Croisement",
          `À quelle fréquence une suite commence comme un parent et finit comme l’autre. ${UNPUBLISHED}`,
        ],
        mutation: ["Mutation", `À quelle fréquence un coup est remplacé par un autre au hasard. ${UNPUBLISHED}`],
      },
    },
    "pentago/mcts": {
      name: "Recherche arborescente Monte-Carlo",
      help: MCTS,
      params: {
        simulations: ["Simulations", "Parties au hasard par coup au plus."],
        exploration: ["Exploration", "À quel point essayer les coups peu essayés : le c d’UCB1."],
      },
    },
    "pentago/random": { name: "Hasard", help: RANDOM },
    "loa/strong": {
      name: "Fort",
      help: "Alpha-bêta avec les neuf critères du programme de tournoi MIA et un réseau appris, et un solveur qui prouve des victoires vers la fin. Chaque optimisation a un interrupteur, chaque critère un poids.",
      params: {
        solver: [
          "Recherche par nombres de preuve",
          "Cherche des gains forcés là où un camp est presque relié : ce nombre de positions pour chacune d’alpha-bêta ; 0 pour jamais.",
        ],
        "solver-from": [
          "Début du solveur",
          "Commence quand alpha-bêta a regardé ce nombre de positions : dans une recherche courte, les preuves coûtent plus qu’elles ne rapportent.",
        ],
        "solver-table": [
          "Table du solveur",
          "Pour chaque camp, il retient 2ⁿ positions, de 16 octets chacune ; n est ce nombre.",
        ],
        network: ["Réseau", "Un petit réseau, appris de parties, corrige les neuf critères."],
        "two-deep": [
          "Table à deux étages",
          "Des positions qui partagent une place, la table garde la plus profonde et la plus récente.",
        ],
        "static-margin": [
          "Élagage statique",
          "Dans les trois derniers demi-coups, saute une position dont la valeur statique dépasse ce qui est demandé de ce nombre par demi-coup ; 0 pour jamais.",
        ],
        "null-move": [
          "Coup nul",
          "Saute une position où passer est déjà trop bon, dans une recherche moins profonde de ce nombre de demi-coups ; 0 pour jamais.",
        ],
        "multi-cut": [
          "Multi-cut",
          "Saute une position où plusieurs des premiers coups sont trop bons, dans une recherche moins profonde de trois demi-coups.",
        ],
        "late-moves": [
          "Coups tardifs moins profonds",
          "Explore d’abord moins profondément les coups en fin de liste, de ce nombre de demi-coups au plus ; 0 pour jamais.",
        ],
        quiescence: [
          "Recherche de quiescence",
          "Sous la profondeur, joue les prises qui changent les liaisons, pendant ce nombre de demi-coups au plus.",
        ],
        concentration: [
          "Concentration",
          "À quel point les pions sont près de leur centre de masse : 1 s’ils ne peuvent l’être plus.",
        ],
        centralisation: ["Centralisation", "Pions au centre du plateau, aucun au bord."],
        mass: [
          "Centre de masse décentré",
          "Cases entre le centre de masse et celui du plateau : près du bord, les pions se dispersent moins.",
        ],
        quads: ["Carrés", "Carrés de 2x2 avec trois ou quatre pions près du centre de masse."],
        connectedness: ["Liaison", "Voisins d’un pion, en moyenne."],
        uniformity: [
          "Uniformité",
          "À quel point est petit le plus petit rectangle autour de tous les pions, 1 pour tout le plateau.",
        ],
        mobility: ["Mobilité", "Coups, une prise en double, vers un bord et le long d’un bord pour moitié."],
        walls: ["Murs", "Pions de l’adversaire enfermés au bord."],
      },
      presets: LEVELS,
    },
    "loa/alpha-beta": {
      name: "Alpha-bêta (Georgara)",
      help: "De même, à une profondeur de 6 à 8 demi-coups : ce qui ne peut changer le choix est laissé de côté.",
      params: {
        concentration: ["Concentration", "1 / ce dont les distances au centre de masse dépassent le minimum possible."],
        centralisation: ["Centralisation", "Pions près du centre du plateau, aucun dans les coins."],
        quads: ["Carrés", "Carrés de 2x2 avec trois ou quatre pions autour du centre de masse."],
        opponent: ["Adversaire", "Combien de la valeur de l’adversaire est retranché."],
      },
    },
    "loa/minimax": {
      name: "Minimax (Georgara)",
      help: "Explore tout sur 4 demi-coups, et jusqu’à 6 avec peu de pions sur le plateau, et juge concentration, centralisation et carrés.",
    },
    "loa/mcts": { name: "Recherche arborescente Monte-Carlo", help: MCTS },
    "loa/random": { name: "Hasard", help: RANDOM },
  },
};
